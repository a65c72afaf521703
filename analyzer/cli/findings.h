// What all commands that read inputs share: the exit status they add up to, and their words on
// standard error.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analyzer/cli/inputs.h"
#include "analyzer/cli/options.h"
#include "analyzer/report/json_report.h"
#include "core/base/result.h"

namespace kibic::cli {

// Prints the error and answers the status that belongs to it.
int report_error(const Error& error, Io& io);

// Adds up what happened over all inputs.
class Findings {
 public:
  void add(const Input& input) {
    is_any_readable_ = is_any_readable_ || input.is_readable;
    is_anything_wrong_ = is_anything_wrong_ || !input.is_clean();
  }
  void add_readable() { is_any_readable_ = true; }  // what needs no input
  void add_divergence() { is_anything_wrong_ = true; }

  int status(const Io& io) const {
    if (io.stop.stop_requested()) return exit_interrupted;
    if (!is_any_readable_) return exit_no_input;
    return is_anything_wrong_ ? exit_findings : exit_ok;
  }

 private:
  bool is_any_readable_ = false;
  bool is_anything_wrong_ = false;
};

// A record that its rules cannot start (an option that does not exist) moves from imported to
// rejected, with a diagnostic.
void reject(Input& input, const Error& error);

// Diagnostics of one input to `io.err`; notes only of named files, unless quiet.
void print_diagnostics(const Input& input, const Options& options, Io& io);

SourceReport source_report(const Input& input, std::vector<std::string> ids);

}  // namespace kibic::cli
