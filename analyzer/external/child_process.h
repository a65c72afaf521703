// A program that runs beside Kibic and talks in lines on its standard input and output. All that
// knows about processes of the operating system is in the one .cpp of this header.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace kibic::external {

using Clock = std::chrono::steady_clock;

struct ChildLimits {
  std::size_t line_bytes = 64 * 1024;  // a longer line ends the conversation
  std::size_t error_bytes = 4 * 1024;  // kept of the end of its standard error
};

enum class ReadEnd {
  line,
  timeout,
  closed,    // the program ended, or closed its output
  too_long,  // a line beyond the limit
  stopped    // we were asked to stop
};

struct ReadResult {
  ReadEnd end = ReadEnd::closed;
  std::string line;  // without its end; only with ReadEnd::line
};

// Killed, with everything it started in its process group, when the value goes. Used by one thread
// at a time.
class ChildProcess {
 public:
  // Runs the command by /bin/sh. An Error if no process could be started; a command that does not
  // exist is seen only when one reads.
  static Result<ChildProcess> start(const std::string& command, const ChildLimits& limits = {});

  ChildProcess(ChildProcess&&) noexcept;
  ChildProcess& operator=(ChildProcess&&) noexcept;
  ~ChildProcess();

  // False: not all of it could be handed over until the deadline, or the program reads no more.
  bool write(std::string_view text, Clock::time_point deadline, const std::stop_token& stop);
  ReadResult read_line(Clock::time_point deadline, const std::stop_token& stop);
  // The end of what it wrote on standard error, as far as it was read.
  std::string error_text() const;

 private:
  struct Running;
  explicit ChildProcess(std::unique_ptr<Running> running);
  std::unique_ptr<Running> running_;
};

}  // namespace kibic::external
