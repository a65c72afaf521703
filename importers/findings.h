// What a reader has to say about one input, bounded: a hostile file of nothing but faults must not
// cost memory, and nobody reads the thousandth.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"

namespace kibic::importers {

class Findings {
 public:
  void note(std::string code, const Place& where, Message text) {
    add({Severity::note, std::move(code), where, std::move(text)});
  }
  void warning(std::string code, const Place& where, Message text) {
    add({Severity::warning, std::move(code), where, std::move(text)});
  }
  void error(std::string code, const Place& where, Message text) {
    add({Severity::error, std::move(code), where, std::move(text)});
  }

  // Notes and warnings beyond `room` are only counted. Errors have as much room again, so that
  // they are not lost among the rest.
  void add(Diagnostic finding) {
    const bool is_error = finding.severity == Severity::error;
    if (all_.size() >= (is_error ? 2 * room : room)) {
      ++untold_;
    } else {
      all_.push_back(std::move(finding));
    }
  }

  // All of them in order, and how many were only counted.
  std::vector<Diagnostic> take() {
    if (untold_ > 0) {
      all_.push_back({Severity::note,
                      "more-findings",
                      {},
                      Message(KIBIC_TEXT("{0} more findings are not listed."), untold_)});
    }
    return std::move(all_);
  }

  static constexpr std::size_t room = 200;

 private:
  std::vector<Diagnostic> all_;
  std::uint64_t untold_ = 0;
};

}  // namespace kibic::importers
