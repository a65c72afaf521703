#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/cli/judging.h"
#include "analyzer/cli/progress.h"
#include "analyzer/cli/stores.h"
#include "analyzer/external/opinions.h"
#include "analyzer/judge/review.h"
#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"
#include "analyzer/report/json_report.h"
#include "analyzer/report/text_report.h"

namespace kibic::cli {
namespace {

// A flagged decision, for the list at the end.
struct Flagged {
  std::string path;
  int deal = 0;
  std::string who;
  std::string played;
  std::string best;
  std::string mark;
  double loss = 0;
  double share_of_stake = 0;
  std::string unit;
};

class ReviewRun {
 public:
  ReviewRun(const Options& options, Io& io, RuleOverrides rules,
            std::vector<external::ExternalEngine> engines)
      : options_(options),
        io_(io),
        rules_(std::move(rules)),
        engines_(std::move(engines)),
        settings_(review_settings(options)),
        progress_(options, io, tr(KIBIC_TEXT("judging"))),
        document_(JsonDocument::review(engine_versions(), settings_)) {}

  int run() {
    const auto used = for_each_input(options_, io_, [this](Input& input) { return use(input); });
    if (failure_) return report_error(*failure_, io_);
    if (!used) return report_error(used.error(), io_);
    if (options_.json) {
      io_.out << document_.text();
    } else {
      print_worst();
    }
    tell_engine_failures(engines_, io_);
    return findings_.status(io_);
  }

 private:
  bool use(Input& input) {
    auto picked = pick_deal(std::move(input.records), options_.deal);
    if (!picked && input.is_readable && input.ledger.imported > 0) {
      failure_ = picked.error();
      return false;
    }
    input.records = picked ? *std::move(picked) : std::vector<GameRecord>();
    std::vector<std::string> ids;
    const std::vector<PlayedRecord> played = play_records(input, rules_);
    findings_.add(input);
    print_diagnostics(input, options_, io_);
    std::vector<Review> reviews;
    for (const PlayedRecord& one : played) {
      if (!judge_record(input, one, reviews)) return false;
      ids.push_back(record_id(one.record));
    }
    if (!options_.json) tell_session(input, played, reviews);
    if (options_.json) document_.add_source(source_report(input, std::move(ids)));
    return !io_.stop.stop_requested();
  }

  // False if the work is over: stopped, or the database failed.
  bool judge_record(const Input& input, const PlayedRecord& played, std::vector<Review>& reviews) {
    for (std::size_t i = 0; i < played.replay.divergences.size(); ++i) findings_.add_divergence();
    Review judged = review(
        played.record, played.replay, settings_, options_.jobs, io_.stop,
        {.progress = [this](std::size_t done, std::size_t total) { progress_.show(done, total); },
         .verdict = {},
         .known = {}});
    // A half-judged record would look like one without mistakes.
    if (io_.stop.stop_requested()) return false;
    const auto opinions =
        external::ask_engines(engines_, played.record, played.replay, judged, io_.stop);
    if (io_.stop.stop_requested()) return false;
    const ReportInput report{played.record, played.replay, &judged, input.source,
                             engines_.empty() ? nullptr : &opinions};
    if (options_.json) {
      document_.add_record(report);
    } else {
      const bool has_colours =
          options_.color == "always" || (options_.color == "auto" && io_.out_is_terminal);
      io_.out << text_report(report, {has_colours}) << '\n';
    }
    note_flagged(input, played, judged);
    ++deals_;
    const bool goes_on = !must_store(input) || store(input, played, judged);
    reviews.push_back(std::move(judged));
    return goes_on;
  }

  // What the games of one input come to together, where the game has more to say than record by
  // record.
  void tell_session(const Input& input, const std::vector<PlayedRecord>& played,
                    const std::vector<Review>& reviews) {
    if (played.size() < 2) return;
    const GameParts* parts = parts_for(played.front().record.game);
    if (parts == nullptr || !parts->tell_session) return;
    std::vector<ReportInput> reports;
    for (std::size_t i = 0; i < played.size(); ++i) {
      if (played[i].record.game != parts->game) continue;
      reports.push_back({played[i].record, played[i].replay, &reviews[i], input.source});
    }
    for (const std::string& sentence : parts->tell_session(reports)) io_.out << sentence << '\n';
  }

  bool must_store(const Input& input) const {
    return options_.store || input.source.kind == "database";
  }

  bool store(const Input& input, const PlayedRecord& played, const Review& judged) {
    if (!store_) {
      auto opened = open_store(options_, MissingStore::is_created);
      if (!opened) {
        failure_ = opened.error();
        return false;
      }
      store_ = *std::move(opened);
    }
    if (const auto added = store_->add_record(played.record, input.source,
                                              played.replay.final_state().settlement());
        !added) {
      failure_ = added.error();
      return false;
    }
    const auto stored = store_->review(judged.id);
    if (!stored) {
      failure_ = stored.error();
    } else if (*stored && is_lesser(judged, **stored)) {
      io_.err << tr(KIBIC_TEXT("The stored review looked at more and is kept.")) << '\n';
    } else if (const auto put = store_->put_review(judged); !put) {
      failure_ = put.error();
    }
    return !failure_;
  }

  // By the same engine, but of one seat only or on fewer worlds.
  static bool is_lesser(const Review& judged, const Review& stored) {
    return judged.engine_version == stored.engine_version &&
           ((judged.settings.seat && judged.settings.seat != stored.settings.seat) ||
            judged.settings.worlds < stored.settings.worlds);
  }

  void note_flagged(const Input& input, const PlayedRecord& played, const Review& judged) {
    for (const Verdict& verdict : judged.verdicts) {
      if (!is_error(verdict.grade) || verdict.candidates.empty()) continue;
      const State& before = played.replay.states[verdict.event];
      const auto seat = static_cast<std::size_t>(verdict.seat);
      const auto& players = played.record.players;
      const std::string who = seat < players.size() && !players[seat].empty()
                                  ? players[seat]
                                  : render(Message(KIBIC_TEXT("seat {0}"), verdict.seat + 1));
      const double loss = verdict.loss.value_or(0);
      // A file with one deal needs no number for it.
      const int deal = input.ledger.imported > 1 ? played.record.deal : 0;
      flagged_.push_back({input.source.path, deal, who, before.pretty(verdict.played),
                          before.pretty(verdict.candidates.front().action),
                          std::string(glyph_of(verdict.mark)), loss,
                          verdict.stake > 0 ? loss / verdict.stake : 0, verdict.unit});
    }
  }

  // The dearest cards of all that was reviewed, so that nobody has to search a long text for them.
  void print_worst() {
    if (deals_ < 2) return;
    constexpr std::size_t shown = 5;
    // As the window orders them. Amounts of different units cannot be compared and stand apart.
    std::stable_sort(flagged_.begin(), flagged_.end(), [](const Flagged& a, const Flagged& b) {
      return a.unit != b.unit ? a.unit < b.unit : a.loss > b.loss;
    });
    io_.out << render(Message(KIBIC_TEXT("{0} deals reviewed, {1} cards flagged."), deals_,
                              flagged_.size()))
            << '\n';
    if (!flagged_.empty()) {
      io_.out << tr(KIBIC_TEXT("The dearest:")) << '\n';
    }
    for (std::size_t i = 0; i < std::min(shown, flagged_.size()); ++i) {
      const Flagged& one = flagged_[i];
      const std::string place =
          one.deal > 0 ? render(Message(KIBIC_TEXT("{0}, deal {1}"), one.path, one.deal))
                       : one.path;
      io_.out << fmt::format(
          "  {}  {}\n", one.mark,
          render(Message(KIBIC_TEXT("{0}: {1} played {2}, better was {3} ({4}, {5} % of a plain "
                                    "win)"),
                         place, one.who, one.played, one.best, amount_text(one.loss, one.unit),
                         number_text(100 * one.share_of_stake, 0))));
    }
  }

  const Options& options_;
  Io& io_;
  RuleOverrides rules_;
  std::vector<external::ExternalEngine> engines_;
  ReviewSettings settings_;
  Progress progress_;
  JsonDocument document_;
  Findings findings_;
  std::unique_ptr<ReviewStore> store_;
  std::optional<Error> failure_;
  std::vector<Flagged> flagged_;
  std::size_t deals_ = 0;
};

}  // namespace

int run_review(const Options& options, Io& io) {
  auto rules = parse_rules(options);
  if (!rules) return report_error(rules.error(), io);
  auto engines = engines_of(options);
  if (!engines) return report_error(engines.error(), io);
  return ReviewRun(options, io, *std::move(rules), *std::move(engines)).run();
}

}  // namespace kibic::cli
