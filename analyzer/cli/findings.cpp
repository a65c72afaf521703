#include "analyzer/cli/findings.h"

#include <ostream>

namespace kibic::cli {

int report_error(const Error& error, Io& io) {
  io.err << "kibic: " << render(error.text) << '\n';
  const bool is_no_input = error.code == "no-such-record" || error.code == "no-such-deal" ||
                           error.code == "ambiguous-id" || error.code == "no-database" ||
                           error.code == "unknown-game";
  const bool is_usage = error.code == "bad-rule" || error.code == "bad-rule-value" ||
                        error.code == "unknown-rule" || error.code == "wrong-format" ||
                        error.code == "bad-engine";
  if (is_usage) return exit_usage;
  return is_no_input ? exit_no_input : exit_io;
}

void reject(Input& input, const Error& error) {
  --input.ledger.imported;
  ++input.ledger.rejected;
  input.diagnostics.push_back({Severity::error, error.code, {}, error.text});
}

void print_diagnostics(const Input& input, const Options& options, Io& io) {
  for (const Diagnostic& diagnostic : input.diagnostics) {
    // Notes on every file of a folder would bury the rest; --json has them all.
    const bool is_hidden = options.quiet || !input.is_named;
    if (is_hidden && diagnostic.severity == Severity::note) continue;
    io.err << line_of(input.source.path, diagnostic) << '\n';
  }
}

SourceReport source_report(const Input& input, std::vector<std::string> ids) {
  return {input.source, input.ledger, input.diagnostics, std::move(ids)};
}

}  // namespace kibic::cli
