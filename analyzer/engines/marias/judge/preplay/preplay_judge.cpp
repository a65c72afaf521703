#include "analyzer/engines/marias/judge/preplay/preplay_judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <utility>

#include "analyzer/engines/marias/judge/common.h"
#include "analyzer/engines/marias/judge/preplay/belief.h"
#include "analyzer/engines/marias/judge/preplay/imagined.h"
#include "analyzer/engines/marias/judge/preplay/opinion.h"
#include "analyzer/engines/marias/judge/preplay/plans.h"
#include "analyzer/engines/marias/judge/preplay/preplay_words.h"
#include "analyzer/engines/marias/judge/preplay/race.h"
#include "analyzer/engines/marias/judge/stake.h"
#include "analyzer/judge/grading.h"
#include "analyzer/judge/policy.h"
#include "core/base/hash.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

constexpr std::size_t first_verdict = 32;  // worlds, as for a card
// A value before the play costs a solution of all ten tricks, a hundred times that of a late card:
// half the worlds settle what can be settled, and keep a deal within two seconds.
constexpr std::size_t share_of_cap = 2;

// Plans that get this many worlds: the fewer are left, the more each is given.
std::size_t places_at(std::size_t worlds) {
  if (worlds < 8) return 24;
  if (worlds < 16) return 10;
  if (worlds < 32) return 6;
  return worlds < 64 ? 4 : 3;
}

// Judges one decision. Built for it and used once.
class PreplayJudge {
 public:
  PreplayJudge(const Decision& decision, const State& state, const ReviewSettings& settings,
               Verdict& verdict)
      : decision_(decision),
        state_(state),
        cap_(std::max<std::size_t>(1, settings.worlds / share_of_cap)),
        view_(view(state, decision.seat)),
        stream_(hash64(
            fmt::format("{}\n{}", settings.seed, decision.before.observe(decision.seat).text))),
        verdict_(verdict) {}

  void run(std::stop_token stop);

 private:
  bool is_open() const { return decision_.played.text.empty(); }
  bool read_played();
  bool imagine();
  void imagine_up_to(std::size_t count);
  void make_plans();
  std::optional<double> value_of(std::size_t plan, std::size_t world);
  bool race(std::stop_token stop);
  void look_again(Race& race);
  std::size_t first_look() const;
  void assess_now(const Race& race);
  std::vector<double> policy() const;
  bool is_obvious() const;
  void soften();
  void report(const Race& race);
  void report_candidates();
  void report_others(const Race& race);
  void report_hindsight();
  bool are_true_cards_known() const;
  void explain();
  void tell_part(const Action& best);
  kibic::Action text_of(const Action& action) const { return {Rules::format(state_, action)}; }
  Candidate candidate_of(std::size_t option) const;
  void not_judged(Message why) { verdict_.why = std::move(why); }

  const Decision& decision_;
  const State& state_;
  std::size_t cap_;
  View view_;
  std::uint64_t stream_;
  Verdict& verdict_;
  std::optional<Action> played_;
  std::optional<Worlds> worlds_;
  std::optional<PlausibleWorlds> source_;
  // By world; deques, for each rollout refers to its start.
  std::deque<State> starts_;
  std::deque<Rollout> rollouts_;
  std::vector<PlannedOption> options_;
  std::optional<std::size_t> played_option_;
  std::vector<Plan> plans_;
  std::vector<std::size_t> option_of_;
  std::vector<std::size_t> rows_;       // options of the last table
  std::vector<std::size_t> row_plans_;  // their plans
  DecisionTable table_;
  Assessment assessment_;
  std::optional<Advised> advice_;
};

void PreplayJudge::run(std::stop_token stop) {
  if (!read_played()) return;
  if (!imagine()) {
    return not_judged(Message(KIBIC_TEXT("The record does not show all cards of this seat.")));
  }
  make_plans();
  if (options_.size() == 1) {
    verdict_.forced = true;
    verdict_.grade = Grade::forced;
    verdict_.why = Message(KIBIC_TEXT("All that could be done comes to the same thing."));
    return;
  }
  advice_ = advise_before_play(view_, Rules::legal_actions(starts_.front()), stream_);
  if (!race(stop)) return;
}

bool PreplayJudge::read_played() {
  if (is_open()) return true;
  auto action = Rules::parse(state_, decision_.played.text);
  const bool is_legal = action && !Rules::check(state_, Actor::seat(decision_.seat), *action);
  if (!is_legal) {
    not_judged(Message(KIBIC_TEXT("This was against the rules, so it has no price.")));
    return false;
  }
  played_ = Rules::choice(state_, *action);
  return true;
}

bool PreplayJudge::imagine() {
  auto knowledge = state_.phase == Phase::flek ? knowledge_of(view_) : knowledge_before_play(view_);
  if (!knowledge) return false;
  worlds_.emplace(*std::move(knowledge));
  source_.emplace(view_, *worlds_, stream_);
  imagine_up_to(1);
  return true;
}

void PreplayJudge::imagine_up_to(std::size_t count) {
  while (starts_.size() < count) {
    starts_.push_back(imagined(state_, decision_.seat, source_->next()));
    rollouts_.emplace_back(starts_.back(), decision_.seat, stream_ + 3 * starts_.size(),
                           solver_of_this_thread());
  }
}

void PreplayJudge::make_plans() {
  options_ = planned_options(starts_.front(), played_);
  for (std::size_t option = 0; option < options_.size(); ++option) {
    if (played_ == options_[option].action) played_option_ = option;
    for (const Plan& plan : options_[option].plans) {
      plans_.push_back(plan);
      option_of_.push_back(option);
    }
  }
}

std::optional<double> PreplayJudge::value_of(std::size_t plan, std::size_t world) {
  imagine_up_to(world + 1);
  return rollouts_[world].value_of(plans_[plan]);
}

std::size_t PreplayJudge::first_look() const {
  constexpr std::size_t most = 8;
  const std::size_t affordable = 4 * cap_ / std::max<std::size_t>(1, plans_.size());
  return std::min(cap_, std::clamp<std::size_t>(affordable, 2, most));
}

// All get the first look; then half as many plans get twice as many worlds, until the grade is
// settled. As for a card, an error is named only when twice as many worlds say the same.
bool PreplayJudge::race(std::stop_token stop) {
  Race race(option_of_,
            [this](std::size_t plan, std::size_t world) { return value_of(plan, world); });
  const auto grow = [&](std::size_t worlds) {
    if (race.grow_to(worlds, stop)) return true;
    not_judged(stop.stop_requested()
                   ? Message(KIBIC_TEXT("The review was stopped before this decision."))
                   : Message(KIBIC_TEXT("The position takes too long to calculate.")));
    return false;
  };
  std::size_t size = first_look();
  if (!grow(size)) return false;
  look_again(race);
  if (!grow(size)) return false;
  for (std::optional<Grade> before;;) {
    race.thin_out(places_at(size), played_option_);
    if (size >= std::min(first_verdict, cap_)) {
      assess_now(race);
      const bool is_confirmed = !is_error(assessment_.grade) || before == assessment_.grade;
      if (size == cap_ || (assessment_.is_settled && is_confirmed)) break;
      before = assessment_.grade;
    }
    size = std::min(2 * size, cap_);
    if (!grow(size)) return false;
  }
  report(race);
  return true;
}

// The contracts that did best, with the discards that did best and with the one played.
void PreplayJudge::look_again(Race& race) {
  constexpr std::size_t contracts = 2;
  constexpr std::size_t discards = 5;
  if (state_.phase != Phase::talon) return;
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t plan = 0; plan < race.size(); ++plan) {
    order.emplace_back(-race.mean_gain(plan, race.best()), plan);
  }
  std::ranges::sort(order);
  std::vector<Contract> promising;
  std::vector<std::size_t> open;
  if (played_option_) open.push_back(*played_option_);
  for (const auto& [loss, plan] : order) {
    const auto& contract = plans_[plan].contract;
    const bool is_new = contract && std::ranges::find(promising, *contract) == promising.end();
    if (is_new && promising.size() < contracts) promising.push_back(*contract);
    const std::size_t option = option_of_[plan];
    const bool is_listed = std::ranges::find(open, option) != open.end();
    if (!is_listed && open.size() < discards) open.push_back(option);
  }
  for (const std::size_t option : open) {
    for (const Plan& plan : options_[option].more_plans) {
      if (std::ranges::find(promising, *plan.contract) == promising.end()) continue;
      plans_.push_back(plan);
      option_of_.push_back(option);
      race.add(option);
    }
  }
}

void PreplayJudge::assess_now(const Race& race) {
  rows_.clear();
  row_plans_.clear();
  table_ = DecisionTable();
  const auto best_plans = race.best_plans();
  for (std::size_t option = 0; option < best_plans.size(); ++option) {
    const auto plan = best_plans[option];
    if (!plan || !race.is_in(*plan)) continue;
    if (option == played_option_) table_.played = rows_.size();
    rows_.push_back(option);
    row_plans_.push_back(*plan);
    table_.values.push_back(race.values_of(*plan));
  }
  if (!played_option_) table_.played = best_row(table_.values);
  table_.stake = stake_before_play(state_, decision_.seat);
  table_.policy = policy();
  table_.seed = stream_;
  assessment_ = assess(table_, club_preset());
}

std::vector<double> PreplayJudge::policy() const {
  if (!advice_) return {};
  std::vector<double> scores;
  for (const std::size_t option : rows_) {
    const PlannedOption& one = options_[option];
    const bool is_advised = one.action == advice_->action ||
                            std::ranges::find(one.same_as, advice_->action) != one.same_as.end();
    scores.push_back(is_advised ? 1.0 : 0.0);
  }
  return policy_from(scores);
}

// Nobody is praised for passing on a poor hand: only for what rules of thumb would not have found.
bool PreplayJudge::is_obvious() const {
  const bool is_praise = assessment_.mark == Mark::good || assessment_.mark == Mark::very_good;
  return is_praise && advice_ && options_[*played_option_].action == advice_->action;
}

// The values of choices before the play rest on how rules of thumb carry on. Where these rules
// would have chosen the same, the two engines speak against each other, and a mark needs the
// stronger evidence: it is one class milder.
void PreplayJudge::soften() {
  if (!is_error(verdict_.grade) || !advice_) return;
  if (options_[*played_option_].action != advice_->action) return;
  switch (verdict_.grade) {
    case Grade::blunder:
      verdict_.grade = Grade::mistake;
      break;
    case Grade::mistake:
      verdict_.grade = Grade::inaccuracy;
      break;
    default:
      verdict_.grade = Grade::too_close;
      break;
  }
  if (verdict_.mark == Mark::very_bad) {
    verdict_.mark = Mark::bad;
  } else {
    verdict_.mark = verdict_.mark == Mark::bad ? Mark::dubious : Mark::none;
  }
  verdict_.remarks.push_back(Message(
      KIBIC_TEXT("The rules of thumb chose the same, so the mark is one class milder than the "
                 "price alone would have it.")));
}

void PreplayJudge::report(const Race& race) {
  verdict_.stake = table_.stake;
  if (!is_open()) {
    verdict_.loss = assessment_.loss;
    verdict_.interval = assessment_.loss_interval;
    verdict_.grade = assessment_.grade;
    verdict_.mark = is_obvious() ? Mark::none : assessment_.mark;
    soften();
  }
  verdict_.worlds = table_.values.front().size();
  if (advice_) {
    verdict_.heuristic = SecondOpinion{text_of(advice_->action), advice_->rule, advice_->why};
  }
  report_candidates();
  report_others(race);
  if (are_true_cards_known()) report_hindsight();
  explain();
}

Candidate PreplayJudge::candidate_of(std::size_t option) const {
  Candidate candidate;
  candidate.action = text_of(options_[option].action);
  for (const Action& other : options_[option].same_as) candidate.same_as.push_back(text_of(other));
  return candidate;
}

void PreplayJudge::report_candidates() {
  for (const std::size_t row : assessment_.ranking) {
    Candidate candidate = candidate_of(rows_[row]);
    candidate.value = assessment_.means[row];
    candidate.interval = assessment_.intervals[row];
    verdict_.candidates.push_back(std::move(candidate));
  }
}

// Options that left the race: what they brought less than the best in the worlds that they got,
// counted from the value that the best has now.
void PreplayJudge::report_others(const Race& race) {
  const std::size_t best = row_plans_[assessment_.best()];
  const double top = assessment_.means[assessment_.best()];
  std::vector<Candidate> others;
  const auto best_plans = race.best_plans();
  for (std::size_t option = 0; option < best_plans.size(); ++option) {
    const auto plan = best_plans[option];
    if (!plan || race.is_in(*plan)) continue;
    std::vector<double> gains = race.values_of(*plan);
    for (std::size_t j = 0; j < gains.size(); ++j) gains[j] -= race.values_of(best)[j];
    const std::vector<double> weights(gains.size(), 1.0);
    const Estimate gain(std::move(gains), weights, stream_);
    const Interval reach = gain.interval(0.95);
    Candidate candidate = candidate_of(option);
    candidate.value = top + std::min(0.0, gain.mean());
    candidate.interval = {std::min(candidate.value, top + reach[0]),
                          std::max(candidate.value, top + reach[1])};
    others.push_back(std::move(candidate));
  }
  std::ranges::stable_sort(others, std::ranges::greater(), &Candidate::value);
  std::ranges::move(others, std::back_inserter(verdict_.candidates));
}

bool PreplayJudge::are_true_cards_known() const {
  CardSet all = state_.talon;
  int sum = state_.talon.size();
  for (const CardSet hand : state_.hands) {
    all |= hand;
    sum += hand.size();
  }
  return sum == 32 && all == CardSet::all();
}

// On the true cards, each seat going on by the rules of thumb.
void PreplayJudge::report_hindsight() {
  Rollout truth(state_, decision_.seat, stream_, solver_of_this_thread());
  std::optional<std::pair<std::size_t, double>> best;
  double played = 0;
  for (const std::size_t row : assessment_.ranking) {
    const auto value = truth.value_of(plans_[row_plans_[row]]);
    if (!value) return;
    const bool is_played = played_option_ == rows_[row];
    if (is_played) played = *value;
    const bool is_better = !best || *value > best->second || (*value == best->second && is_played);
    if (is_better) best = {rows_[row], *value};
  }
  if (!is_open()) verdict_.hindsight_loss = best->second - played;
  verdict_.hindsight_best = text_of(options_[best->first].action);
}

void PreplayJudge::explain() {
  const PlannedOption& best = options_[rows_[assessment_.best()]];
  PreplayFindings findings(state_, best.action);
  findings.best_plan = plans_[row_plans_[assessment_.best()]];
  findings.unit = verdict_.unit;
  findings.worlds = verdict_.worlds;
  findings.is_dead = assessment_.is_dead;
  if (is_open()) {
    verdict_.why = explain_open_before_play(findings);
    return;
  }
  findings.played = options_[*played_option_].action;
  findings.grade = verdict_.grade;
  findings.loss = assessment_.loss;
  findings.interval = assessment_.loss_interval;
  findings.hindsight_loss = verdict_.hindsight_loss;
  if (verdict_.hindsight_best) {
    if (const auto action = Rules::parse(state_, verdict_.hindsight_best->text)) {
      findings.hindsight_best = *action;
    }
  }
  const auto& low = table_.values[table_.played];
  const auto& high = table_.values[assessment_.best()];
  std::size_t better = 0;
  for (std::size_t j = 0; j < low.size(); ++j) better += high[j] > low[j] ? 1 : 0;
  findings.losing_share = static_cast<double>(better) / static_cast<double>(low.size());
  if (verdict_.mark == Mark::good || verdict_.mark == Mark::very_good) {
    findings.next_best_loss = assessment_.next_best_loss;
  }
  verdict_.why = explain_before_play(findings);
  if (is_error(verdict_.grade)) tell_part(best.action);
}

// A flek stands and falls with how often its part is made. Betl and durch are not only valued on
// open cards, so a share on open cards would explain nothing.
void PreplayJudge::tell_part(const Action& best) {
  constexpr std::size_t most = 32;
  const auto* flek = std::get_if<Flek>(&best);
  if (flek == nullptr) flek = std::get_if<Flek>(&*played_);
  if (flek == nullptr || !has_trump(state_.contract->kind)) return;
  const std::string_view part = name_of(flek->part);
  const Plan& plan = plans_[row_plans_[table_.played]];
  std::size_t seen = 0;
  std::size_t made = 0;
  for (std::size_t j = 0; j < std::min(most, rollouts_.size()); ++j) {
    const auto bill = open_bill(rollouts_[j].carried_on(plan), solver_of_this_thread());
    const auto found = std::ranges::find(bill.parts, part, &SettlementPart::name);
    if (found == bill.parts.end()) continue;
    ++seen;
    made += found->is_won ? 1 : 0;
  }
  if (seen == 0) return;
  const PartShare share{flek->part, static_cast<double>(made) / static_cast<double>(seen)};
  verdict_.remarks.push_back(explain_part(share, seen, decision_.seat == state_.declarer));
}

}  // namespace

void judge_before_play(const Decision& decision, const State& state, const ReviewSettings& settings,
                       Verdict& verdict, std::stop_token stop) {
  PreplayJudge(decision, state, settings, verdict).run(std::move(stop));
}

}  // namespace kibic::marias
