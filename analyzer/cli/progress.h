// Progress on standard error: a line that renews itself on a terminal, JSON objects for programs.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

#include "analyzer/cli/options.h"

namespace kibic::cli {

class Progress {
 public:
  Progress(const Options& options, Io& io, std::string stage);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // At most ten times a second; from any thread. `total` 0: not known.
  void show(std::size_t done, std::size_t total);

 private:
  enum class Style { none, line, json };
  using Clock = std::chrono::steady_clock;

  Style style_ = Style::none;
  Io& io_;
  std::string stage_;
  std::mutex mutex_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_{};
  bool is_line_open_ = false;
};

}  // namespace kibic::cli
