#include "analyzer/engines/ochko/judge/judge.h"

#include <utility>

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/exact/solvers.h"
#include "analyzer/engines/ochko/heuristic/heuristic.h"
#include "analyzer/engines/ochko/judge/account.h"
#include "analyzer/engines/ochko/judge/words.h"
#include "analyzer/judge/grading.h"
#include "analyzer/judge/policy.h"
#include "analyzer/judge/verdict_on.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using TypedState = Rules::State;

constexpr std::size_t stand_class = 0;
constexpr std::size_t hit_class = 1;

kibic::Action action_of(std::size_t option) {
  return {option == hit_class ? "hit" : "stand"};
}

Findings find(const PlayerView& view, bool hit_played) {
  Findings findings;
  findings.view = view;
  findings.hit_played = hit_played;
  findings.advice = advise(view);
  SolverLease solver = solver_for(view.terms, view.shoe);
  findings.choice = solver->choice(view.player, view.open);
  findings.next_card = solver->next_card(view.player, view.open);
  return findings;
}

// One world stands for all: the values are already means over everything the player could not see.
Assessment assess_findings(const Findings& findings) {
  DecisionTable table;
  table.values = {{findings.stand_value()}, {findings.hit_value()}};
  table.played = findings.hit_played ? hit_class : stand_class;
  table.stake = 1;
  table.is_exact = true;
  if (findings.advice) {
    table.policy =
        policy_from({findings.advice->hits ? 0.0 : 1.0, findings.advice->hits ? 1.0 : 0.0});
  }
  return assess(table, club_preset());
}

// To stand on 20 is the only good option of two, but no feat: whoever knows the chart finds it.
Mark mark_of(const Findings& findings, const Assessment& assessment) {
  const bool is_charted = findings.advice && findings.advice->hits == findings.hit_played;
  return assessment.mark == Mark::good && is_charted ? Mark::none : assessment.mark;
}

void report_price(const Findings& findings, const Assessment& assessment, Verdict& verdict) {
  verdict.loss = assessment.loss;
  verdict.interval = assessment.loss_interval;
  verdict.grade = assessment.grade;
  verdict.mark = mark_of(findings, assessment);
  verdict.topic = topic(findings);
}

void report(const Findings& findings, bool is_open, Verdict& verdict) {
  const Assessment assessment = assess_findings(findings);
  if (!is_open) report_price(findings, assessment, verdict);
  for (const std::size_t option : assessment.ranking) {
    Candidate candidate;
    candidate.action = action_of(option);
    candidate.value = assessment.means[option];
    candidate.interval = assessment.intervals[option];
    verdict.candidates.push_back(std::move(candidate));
  }
  verdict.stake = 1;
  verdict.exact = true;
  if (findings.advice) {
    verdict.heuristic = SecondOpinion{action_of(findings.advice->hits ? hit_class : stand_class),
                                      findings.advice->rule, findings.advice->why};
  }
  verdict.why = is_open ? explain_open(findings) : explain(findings);
  verdict.remarks = remarks(findings);
}

}  // namespace

std::string Judge::version() const {
  return "kibic-ochko 0.1";
}

Verdict Judge::judge(const Decision& decision, const ReviewSettings& /*settings*/,
                     std::stop_token stop) const {
  Verdict verdict = verdict_on(decision);
  verdict.unit = "stakes";
  const auto* state = decision.before.as<Rules>();
  const bool hit_played = decision.played == action_of(hit_class);
  const bool is_open = decision.played.text.empty();
  const bool is_choice = is_open || hit_played || decision.played == action_of(stand_class);
  if (state == nullptr || state->phase != Phase::player || !is_choice) {
    verdict.why = Message(KIBIC_TEXT("This was no choice between a card and standing."));
    return verdict;
  }
  if (stop.stop_requested()) {
    verdict.why = Message(KIBIC_TEXT("The review was stopped before this decision."));
    return verdict;
  }
  const PlayerView view = player_view(*state);
  if (!view.is_solvable()) {
    verdict.why = Message(KIBIC_TEXT("Too few cards were left to finish every deal: below {0} the "
                                     "shoe has to be shuffled."),
                          most_cards_in_deal);
    return verdict;
  }
  Findings findings = find(view, hit_played);
  // Where nobody has chosen, the better action is weighed against the other.
  if (is_open) findings.hit_played = findings.choice.hits;
  report(findings, is_open, verdict);
  return verdict;
}

std::optional<LuckAccount> Judge::luck(const Replay& replay,
                                       const std::vector<Verdict>& /*verdicts*/,
                                       std::stop_token stop) const {
  if (stop.stop_requested()) return std::nullopt;
  const auto account = account_of(replay);
  if (!account) return std::nullopt;
  return luck_of(*account);
}

}  // namespace kibic::ochko
