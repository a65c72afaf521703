#include "analyzer/engines/klokan/judge/judge.h"

#include <algorithm>
#include <utility>

#include "analyzer/engines/klokan/heuristic/heuristic.h"
#include "analyzer/engines/klokan/judge/chance.h"
#include "analyzer/engines/klokan/judge/words.h"
#include "analyzer/engines/klokan/search/search.h"
#include "analyzer/judge/grading.h"
#include "analyzer/judge/policy.h"
#include "analyzer/judge/verdict_on.h"
#include "core/games/klokan/rules.h"

namespace kibic {
namespace {

using klokan::HalfMove;
using klokan::MoveValue;
using klokan::NamedMove;

constexpr std::uint64_t nodes_to_solve = 100'000;
// A verdict needs the best half-move, the second best (was it the only good one?) and the one
// played; of the others it is proved that they are no better.
constexpr std::size_t exact_ones = 2;
// Positions made to be wide would take more than a review can spend on them; those of games take a
// tenth of it (`kibic bench klokan-review` prints the dearest). There the search stops at the last
// depth that all half-moves had, and the reason states that depth. Counted in nodes, so that the
// verdict is the same on every machine.
constexpr std::uint64_t usual_nodes = 4'000'000;
// Lines are kept for these, best first, and for the half-move played: a position may have a
// thousand others that nobody asks about.
constexpr std::size_t most_lines = 8;
constexpr double doubt = 1e-6;  // stones; less than any two values differ by
constexpr std::string_view resigning = "resign";

klokan::SearchLimits limits_of(const std::string& level) {
  if (level == "quick") return {6, usual_nodes / 4, nodes_to_solve, exact_ones};
  if (level == "deep") return {10, usual_nodes * 10, nodes_to_solve, exact_ones};
  return {8, usual_nodes, nodes_to_solve, exact_ones};
}

// Tables are megabytes; every search starts with an empty one.
klokan::Search& search_of_this_thread() {
  thread_local klokan::Search search(klokan::selective_settings());
  return search;
}

// Judges one half-move. Built for one decision and used once.
class HalfMoveJudge {
 public:
  HalfMoveJudge(const Decision& decision, const klokan::State& state,
                const ReviewSettings& settings, Verdict& verdict)
      : decision_(decision), state_(state), limits_(limits_of(settings.level)), verdict_(verdict) {}

  void run(const std::stop_token& stop);
  klokan::Reach reach() const { return {values_.depth, values_.is_solved, values_.nodes}; }

 private:
  struct Option {
    std::string text;
    double value = 0;         // in stones
    bool is_at_most = false;  // worth that or less
    bool is_solved = false;
    std::size_t move = 0;  // in named_; that of the best one for resigning
  };

  bool is_open() const { return decision_.played.text.empty(); }
  bool has_options();
  bool find_values(const std::stop_token& stop);
  void add_resigning();
  void grade();
  void report_price();
  void report_candidates();
  void explain();
  std::vector<double> policy() const;
  std::vector<NamedMove> line_of(std::size_t move) const;
  bool is_decided() const;
  std::size_t best_so_far() const;
  Interval interval_of(std::size_t option) const;
  double chance_of(const Option& option) const;
  const Option& best() const { return options_[assessment_.best()]; }
  const Option& played() const { return options_[played_]; }
  void not_judged(Message why) { verdict_.why = std::move(why); }

  const Decision& decision_;
  const klokan::State& state_;
  klokan::SearchLimits limits_;
  Verdict& verdict_;
  std::vector<NamedMove> named_;
  klokan::Values values_;
  std::vector<Option> options_;
  std::size_t played_ = 0;
  std::optional<klokan::Advice> advice_;
  Assessment assessment_;
};

void HalfMoveJudge::run(const std::stop_token& stop) {
  if (!has_options()) return;
  if (!find_values(stop)) {
    return not_judged(Message(KIBIC_TEXT("The review was stopped before this decision.")));
  }
  advice_ = klokan::advise(state_);
  grade();
  report_candidates();
  explain();
}

bool HalfMoveJudge::has_options() {
  named_ = klokan::legal_moves(state_);
  if (is_open()) return true;
  const bool resigns = decision_.played.text == resigning;
  const bool is_legal =
      resigns || std::any_of(named_.begin(), named_.end(), [&](const NamedMove& move) {
        return move.text == decision_.played.text;
      });
  if (!is_legal) {
    not_judged(Message(KIBIC_TEXT("The half-move was against the rules, so it has no price.")));
  }
  return is_legal;
}

bool HalfMoveJudge::find_values(const std::stop_token& stop) {
  std::vector<HalfMove> moves;
  for (std::size_t i = 0; i < named_.size(); ++i) {
    moves.push_back(named_[i].move);
    if (named_[i].text == decision_.played.text) limits_.exact_too = {i};
  }
  values_ = search_of_this_thread().values(state_, moves, limits_, stop);
  if (stop.stop_requested() || values_.depth == 0) return false;
  for (std::size_t i = 0; i < named_.size(); ++i) {
    const MoveValue& move = values_.moves[i];
    if (named_[i].text == decision_.played.text) played_ = i;
    options_.push_back({named_[i].text, static_cast<double>(move.value) / klokan::stone_score,
                        move.is_at_most, move.is_solved, i});
  }
  if (decision_.played.text == resigning) add_resigning();
  if (is_open()) played_ = best_so_far();
  return true;
}

// Resigning ends the game at once, as a loss of at least one stone (A10).
void HalfMoveJudge::add_resigning() {
  const klokan::Side side = state_.board.to_move;
  const double lead = klokan::value_of(state_, side) - klokan::value_of(state_, other(side));
  const auto best =
      std::max_element(options_.begin(), options_.end(),
                       [](const Option& a, const Option& b) { return a.value < b.value; });
  played_ = options_.size();
  const std::size_t move = best->move;
  options_.push_back({std::string(resigning), std::min(lead, -1.0), false, true, move});
}

// What is weighed against the others where nobody has chosen.
std::size_t HalfMoveJudge::best_so_far() const {
  const auto rank = [](const Option& option) {
    return option.value - (option.is_at_most ? doubt : 0);
  };
  const auto best =
      std::max_element(options_.begin(), options_.end(),
                       [&](const Option& a, const Option& b) { return rank(a) < rank(b); });
  return static_cast<std::size_t>(best - options_.begin());
}

std::vector<double> HalfMoveJudge::policy() const {
  if (!advice_) return {};
  std::vector<double> scores = advice_->ranking;
  scores.resize(options_.size(), 0.0);
  return policy_from(scores);
}

// Played out, the best half-move and the one played have the same winner.
bool HalfMoveJudge::is_decided() const {
  return best().is_solved && played().is_solved &&
         klokan::final_chance(best().value) == klokan::final_chance(played().value);
}

// What is only known to be no better could lose everything.
Interval HalfMoveJudge::interval_of(std::size_t option) const {
  if (!options_[option].is_at_most) return assessment_.intervals[option];
  const double worst = -2.0 * klokan::count(state_.board.enemy());
  return {std::min(worst, options_[option].value), options_[option].value};
}

double HalfMoveJudge::chance_of(const Option& option) const {
  if (option.is_solved) return klokan::final_chance(option.value);
  const auto& stones = state_.board.stones;
  return klokan::winning_chance(option.value, klokan::count(stones[0] | stones[1]));
}

void HalfMoveJudge::grade() {
  DecisionTable table;
  // What is perhaps worse never stands before what is known.
  for (const Option& option : options_) {
    table.values.push_back({option.is_at_most ? option.value - doubt : option.value});
  }
  table.played = played_;
  table.stake = klokan::unit_stake();
  table.is_exact = true;
  table.policy = policy();
  assessment_ = assess(table, club_preset());
  // Stones that cannot change the winner are counted but not marked.
  if (is_decided() && is_error(assessment_.grade)) {
    assessment_.grade = Grade::good;
    assessment_.mark = Mark::none;
  }
  if (!is_open()) report_price();
  verdict_.hindsight_best = Action{best().text};
  verdict_.stake = table.stake;
  verdict_.exact = std::all_of(options_.begin(), options_.end(),
                               [](const Option& option) { return option.is_solved; });
  verdict_.worlds = 1;
}

void HalfMoveJudge::report_price() {
  verdict_.loss = assessment_.loss;
  verdict_.interval = assessment_.loss_interval;
  verdict_.hindsight_loss = assessment_.loss;
  verdict_.winning_chance_loss = std::max(0.0, 100 * (chance_of(best()) - chance_of(played())));
  verdict_.grade = assessment_.grade;
  verdict_.mark = assessment_.mark;
}

std::vector<NamedMove> HalfMoveJudge::line_of(std::size_t move) const {
  std::vector<NamedMove> line;
  klokan::State now = klokan::after_line(state_, named_[move], {});
  for (const HalfMove& next : values_.moves[move].line) {
    if (now.ending) break;
    line.push_back(klokan::named(now.board, *now.options, next));
    now = klokan::after_line(now, line.back(), {});
  }
  return line;
}

void HalfMoveJudge::report_candidates() {
  for (const std::size_t option : assessment_.ranking) {
    Candidate candidate;
    candidate.action = {options_[option].text};
    candidate.value = options_[option].value;
    candidate.interval = interval_of(option);
    const bool has_line = verdict_.candidates.size() < most_lines || option == played_;
    if (has_line && options_[option].text != resigning) {
      for (NamedMove& move : line_of(options_[option].move)) {
        candidate.line.push_back({std::move(move.text)});
      }
    }
    verdict_.candidates.push_back(std::move(candidate));
  }
  if (advice_) {
    verdict_.heuristic = SecondOpinion{{advice_->move.text}, advice_->rule, advice_->why};
  }
}

void HalfMoveJudge::explain() {
  klokan::Findings findings;
  findings.played = played().text;
  findings.best = best().text;
  findings.grade = verdict_.grade;
  findings.best_value = best().value;
  findings.played_value = played().value;
  findings.loss = assessment_.loss;
  findings.next_best_loss = assessment_.next_best_loss;
  findings.is_only = verdict_.mark == Mark::good || verdict_.mark == Mark::very_good;
  findings.is_dead = assessment_.is_dead;
  findings.is_decided = is_decided();
  findings.is_solved = best().is_solved && played().is_solved;
  findings.depth = values_.depth;
  verdict_.why = is_open() ? klokan::explain_open(findings) : klokan::explain(findings);
  if (is_open() || played().text == resigning) return;
  verdict_.remarks =
      klokan::remarks({state_, named_[played().move], named_[best().move], line_of(played().move),
                       line_of(best().move), is_error(verdict_.grade)});
}

}  // namespace

namespace klokan {

std::string Judge::version() const {
  return "kibic-klokan 0.4";
}

Verdict Judge::judge(const Decision& decision, const ReviewSettings& settings,
                     std::stop_token stop) const {
  Reach reach;
  return judge(decision, settings, std::move(stop), reach);
}

Verdict Judge::judge(const Decision& decision, const ReviewSettings& settings, std::stop_token stop,
                     Reach& reach) const {
  reach = {};
  Verdict verdict = verdict_on(decision);
  verdict.unit = "stones";
  if (decision.options.size() == 1) {
    verdict.forced = true;
    verdict.grade = Grade::forced;
    verdict.why = Message(KIBIC_TEXT("It was the only half-move."));
    return verdict;
  }
  const State* state = decision.before.as<Rules>();
  if (state == nullptr) {
    verdict.why = Message(KIBIC_TEXT("Kibic does not judge this game yet."));
    return verdict;
  }
  HalfMoveJudge judge(decision, *state, settings, verdict);
  judge.run(stop);
  reach = judge.reach();
  return verdict;
}

}  // namespace klokan
}  // namespace kibic
