#include <fmt/format.h>

#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/cli/progress.h"
#include "analyzer/report/violations.h"
#include "core/games/catalogue.h"

namespace kibic::cli {
namespace {

class Check {
 public:
  Check(const Options& options, Io& io, RuleOverrides rules)
      : options_(options),
        io_(io),
        rules_(std::move(rules)),
        progress_(options, io, tr(KIBIC_TEXT("checking"))) {}

  int run() {
    const auto used = for_each_input(options_, io_, [this](Input& input) { return use(input); });
    if (!used) return report_error(used.error(), io_);
    if (options_.json) {
      io_.out << document_.text();
    } else {
      print_summary();
    }
    return findings_.status(io_);
  }

 private:
  bool use(Input& input) {
    std::vector<std::string> ids;
    for (GameRecord& record : input.records) {
      rules_.apply(record, input);
      const auto played = replay(record);
      if (!played) {
        reject(input, played.error());
        continue;
      }
      ids.push_back(record_id(record));
      ++deals_;
      if (played->is_finished()) ++finished_;
      if (options_.json) document_.add_record({record, *played, nullptr, input.source});
      print_divergences(input, record, *played);
    }
    findings_.add(input);
    rejected_ += input.ledger.rejected;
    print_diagnostics(input, options_, io_);
    if (options_.json) document_.add_source(source_report(input, std::move(ids)));
    progress_.show(deals_, 0);
    return !io_.stop.stop_requested();
  }

  void print_divergences(const Input& input, const GameRecord& record, const Replay& played) {
    divergences_ += played.divergences.size();
    for (const ToldViolation& violation : violations(record.game, played, record.players)) {
      const Divergence& divergence = *violation.divergence;
      findings_.add_divergence();
      if (options_.json) continue;
      Place where = divergence.where;
      where.event = divergence.event;
      const std::string deal =
          record.deal > 0 ? render(Message(KIBIC_TEXT("deal {0}, "), record.deal)) : std::string();
      io_.out << fmt::format("{}: {}{}: {}\n", input.source.path, deal, to_string(where),
                             violation.text);
      if (!violation.law.empty()) io_.out << "    " << violation.law << '\n';
    }
  }

  void print_summary() {
    io_.out
        << render(Message(
               KIBIC_TEXT(
                   "deals checked: {0}, of them finished: {1}; divergences: {2}; rejected: {3}"),
               deals_, finished_, divergences_, rejected_))
        << '\n';
  }

  const Options& options_;
  Io& io_;
  RuleOverrides rules_;
  Progress progress_;
  JsonDocument document_ = JsonDocument::check();
  Findings findings_;
  std::size_t deals_ = 0;
  std::size_t finished_ = 0;
  std::size_t divergences_ = 0;
  std::size_t rejected_ = 0;
};

}  // namespace

int run_check(const Options& options, Io& io) {
  auto rules = parse_rules(options);
  if (!rules) return report_error(rules.error(), io);
  return Check(options, io, *std::move(rules)).run();
}

}  // namespace kibic::cli
