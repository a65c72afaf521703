// A list of diagnostics with short ways to add to it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"

namespace kibic::importers::mariasek {

class Findings {
 public:
  void note(std::string code, const Place& where, Message text) {
    add(Severity::note, std::move(code), where, std::move(text));
  }
  void warning(std::string code, const Place& where, Message text) {
    add(Severity::warning, std::move(code), where, std::move(text));
  }
  void error(std::string code, const Place& where, Message text) {
    add(Severity::error, std::move(code), where, std::move(text));
  }
  bool has_error() const {
    for (const Diagnostic& one : all_) {
      if (one.severity == Severity::error) return true;
    }
    return false;
  }
  std::vector<Diagnostic> take() { return std::move(all_); }

 private:
  // A hostile file of nothing but faults must not cost memory: what follows says nothing new.
  static constexpr std::size_t max_findings = 200;

  void add(Severity severity, std::string code, const Place& where, Message text) {
    if (all_.size() < max_findings || severity == Severity::error) {
      if (all_.size() >= 2 * max_findings) return;
      all_.push_back({severity, std::move(code), where, std::move(text)});
    }
  }

  std::vector<Diagnostic> all_;
};

}  // namespace kibic::importers::mariasek
