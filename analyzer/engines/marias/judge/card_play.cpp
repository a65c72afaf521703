#include "analyzer/engines/marias/judge/card_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "analyzer/engines/marias/heuristic/heuristic.h"
#include "analyzer/engines/marias/judge/common.h"
#include "analyzer/engines/marias/judge/move_table.h"
#include "analyzer/engines/marias/judge/separation.h"
#include "analyzer/engines/marias/judge/stake.h"
#include "analyzer/engines/marias/judge/words.h"
#include "analyzer/engines/marias/solver/solver.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "analyzer/judge/grading.h"
#include "analyzer/judge/policy.h"
#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic {
namespace {

using marias::Card;
using marias::CardSet;

constexpr std::size_t first_worlds = 32;
// An enumeration answers exactly, so it may cost more than a sample would; but no decision may take
// more than half a second. The solver needs about 10 µs for a card where so few worlds are left.
constexpr std::size_t worth_of_exactness = 4;
constexpr std::uint64_t most_enumerated_values = 50'000;

CardSet legal_plays(const marias::State& state) {
  CardSet legal;
  for (const marias::Action& action : marias::Rules::legal_actions(state)) {
    if (const auto* play = std::get_if<marias::Play>(&action)) legal.insert(play->card);
  }
  return legal;
}

// Judges one card play. Built for one decision and used once.
class PlayJudge {
 public:
  PlayJudge(const Decision& decision, const marias::State& state, const ReviewSettings& settings,
            Verdict& verdict)
      : decision_(decision),
        state_(state),
        cap_(std::max<std::size_t>(1, settings.worlds)),
        view_(marias::view(state, decision.seat)),
        stream_(hash64(
            fmt::format("{}\n{}", settings.seed, decision.before.observe(decision.seat).text))),
        verdict_(verdict) {}

  void run(std::stop_token stop);

 private:
  bool is_open() const { return decision_.played.text.empty(); }
  bool is_playable_card();
  bool fill_table(marias::MoveTable& table, const marias::Worlds& worlds, std::stop_token stop);
  void group(const marias::MoveTable& table);
  Assessment assess_now(const marias::MoveTable& table);
  std::vector<double> policy() const;
  void report(const marias::MoveTable& table, const marias::Worlds& worlds);
  void report_candidates();
  void report_hindsight(const marias::Worlds& worlds);
  void explain(const marias::MoveTable& table, const marias::Worlds& worlds);
  bool are_true_cards_known(const marias::Worlds& worlds) const;
  std::vector<Action> line_after(Card card) const;
  Card card_of(std::size_t option) const;  // the one that stands for its class
  void not_judged(Message why) { verdict_.why = std::move(why); }

  const Decision& decision_;
  const marias::State& state_;
  std::size_t cap_;
  marias::View view_;
  std::uint64_t stream_;
  Verdict& verdict_;
  CardSet legal_;
  std::optional<Card> played_;
  std::vector<CardSet> touching_;
  std::vector<CardSet> classes_;
  std::optional<marias::Advice> advice_;
  Assessment assessment_;
};

void PlayJudge::run(std::stop_token stop) {
  if (!is_playable_card()) return;
  auto knowledge = marias::knowledge_of(view_, marias::cards_gone_before(state_));
  if (!knowledge) {
    return not_judged(Message(KIBIC_TEXT("The record does not show all cards of this seat.")));
  }
  const marias::Worlds worlds(*std::move(knowledge));
  touching_ = marias::touching_cards(state_, legal_, worlds.knowledge().hidden);
  if (touching_.size() == 1) {
    verdict_.forced = true;
    verdict_.grade = Grade::forced;
    verdict_.why = Message(KIBIC_TEXT("All legal cards come to the same thing."));
    return;
  }
  advice_ = marias::advise_play(view_);
  marias::MoveTable table(state_, worlds, legal_, marias::solver_of_this_thread());
  if (!fill_table(table, worlds, stop)) {
    return not_judged(table.is_solved()
                          ? Message(KIBIC_TEXT("The review was stopped before this decision."))
                          : Message(KIBIC_TEXT("The position takes too long to calculate.")));
  }
  report(table, worlds);
}

bool PlayJudge::is_playable_card() {
  legal_ = legal_plays(state_);
  if (is_open()) return true;
  const auto action = marias::Rules::parse(state_, decision_.played.text);
  const auto* play = action ? std::get_if<marias::Play>(&*action) : nullptr;
  if (play == nullptr) {
    not_judged(Message(KIBIC_TEXT("Kibic does not judge yet whether a hand may be laid down.")));
    return false;
  }
  played_ = play->card;
  if (!legal_.contains(*played_)) {
    not_judged(Message(KIBIC_TEXT("The card was against the rules, so it has no price.")));
    return false;
  }
  return true;
}

// All worlds if they are few; otherwise 32, doubled until the grade is settled or the cap reached.
// An error is named only when twice as many worlds say the same, because stopping at the first
// sample that looks sure would find errors that are none.
bool PlayJudge::fill_table(marias::MoveTable& table, const marias::Worlds& worlds,
                           std::stop_token stop) {
  const std::uint64_t count = worlds.count();
  if (count <= cap_ * worth_of_exactness &&
      count * table.cards().size() <= most_enumerated_values) {
    if (!table.add_all(stop)) return false;
    assessment_ = assess_now(table);
    return true;
  }
  Rng rng(stream_);
  std::optional<Grade> before;
  for (std::size_t size = std::min(first_worlds, cap_);; size = std::min(2 * size, cap_)) {
    if (!table.grow_to(size, rng, stop)) return false;
    assessment_ = assess_now(table);
    const bool is_confirmed = !is_error(assessment_.grade) || before == assessment_.grade;
    if (size == cap_ || (assessment_.is_settled && is_confirmed)) return true;
    before = assessment_.grade;
  }
}

// Touching cards are one class as long as no world tells them apart.
void PlayJudge::group(const marias::MoveTable& table) {
  classes_.clear();
  for (const CardSet touching : touching_) {
    const std::size_t first = classes_.size();
    for (const Card card : touching) {
      const auto same = std::find_if(
          classes_.begin() + static_cast<std::ptrdiff_t>(first), classes_.end(),
          [&](CardSet cards) { return table.values_of(cards.first()) == table.values_of(card); });
      if (same == classes_.end()) {
        classes_.push_back(CardSet{card});
      } else {
        same->insert(card);
      }
    }
  }
}

Assessment PlayJudge::assess_now(const marias::MoveTable& table) {
  group(table);
  DecisionTable decision;
  for (std::size_t option = 0; option < classes_.size(); ++option) {
    decision.values.push_back(table.values_of(classes_[option].first()));
    if (played_ && classes_[option].contains(*played_)) decision.played = option;
  }
  if (is_open()) decision.played = marias::best_row(decision.values);
  decision.stake = marias::unit_stake(state_, decision_.seat);
  decision.is_exact = table.is_exact();
  decision.policy = policy();
  decision.seed = stream_;
  return assess(decision, club_preset());
}

std::vector<double> PlayJudge::policy() const {
  if (!advice_) return {};
  std::vector<double> scores;
  for (const CardSet cards : classes_) {
    double score = 0;
    for (const auto& [card, rank] : advice_->ranking) {
      if (cards.contains(card)) score = std::max(score, rank);
    }
    scores.push_back(score);
  }
  return policy_from(scores);
}

Card PlayJudge::card_of(std::size_t option) const {
  return played_ && classes_[option].contains(*played_) ? *played_ : classes_[option].first();
}

void PlayJudge::report(const marias::MoveTable& table, const marias::Worlds& worlds) {
  verdict_.stake = marias::unit_stake(state_, decision_.seat);
  if (!is_open()) {
    verdict_.loss = assessment_.loss;
    verdict_.interval = assessment_.loss_interval;
    verdict_.grade = assessment_.grade;
    verdict_.mark = assessment_.mark;
  }
  verdict_.exact = table.is_exact();
  verdict_.worlds = table.seen().size();
  verdict_.heuristic = marias::heuristic_opinion(view_);
  report_candidates();
  if (are_true_cards_known(worlds)) report_hindsight(worlds);
  explain(table, worlds);
}

void PlayJudge::report_candidates() {
  for (const std::size_t option : assessment_.ranking) {
    Candidate candidate;
    const Card card = card_of(option);
    candidate.action = {to_string(card)};
    candidate.value = assessment_.means[option];
    candidate.interval = assessment_.intervals[option];
    for (const Card other : classes_[option]) {
      if (other != card) candidate.same_as.push_back({to_string(other)});
    }
    verdict_.candidates.push_back(std::move(candidate));
  }
}

// On the true cards: what the card played cost, and how play goes on after each candidate.
void PlayJudge::report_hindsight(const marias::Worlds& worlds) {
  const double factor = marias::own_money_factor(state_, worlds.knowledge().seat);
  const Card informed = card_of(assessment_.best());
  std::optional<std::pair<Card, double>> best;
  double played = 0;
  const auto moves = marias::solver_of_this_thread().moves(marias::problem_of(state_));
  if (!marias::solver_of_this_thread().is_exact()) return;
  for (const auto& [card, value] : moves) {
    const double own = factor * static_cast<double>(value);
    if (card == played_) played = own;
    const bool is_preferred =
        card == played_ || (card == informed && best && best->first != played_);
    if (!best || own > best->second || (own == best->second && is_preferred)) best = {card, own};
  }
  if (!best) return;
  if (!is_open()) verdict_.hindsight_loss = best->second - played;
  verdict_.hindsight_best = Action{to_string(best->first)};
  for (std::size_t i = 0; i < verdict_.candidates.size(); ++i) {
    verdict_.candidates[i].line = line_after(card_of(assessment_.ranking[i]));
  }
}

bool PlayJudge::are_true_cards_known(const marias::Worlds& worlds) const {
  const marias::Knowledge& knowledge = worlds.knowledge();
  CardSet others;
  int sum = 0;
  for (const marias::HiddenPlace place : {marias::HiddenPlace::left, marias::HiddenPlace::right}) {
    const CardSet hand = state_.hands[static_cast<std::size_t>(knowledge.seat_at(place))];
    if (hand.size() != knowledge.sizes[static_cast<std::size_t>(place)]) return false;
    others |= hand;
    sum += hand.size();
  }
  return others.size() == sum && knowledge.hidden.contains(others);
}

std::vector<Action> PlayJudge::line_after(Card card) const {
  const auto actor = Actor::seat(decision_.seat);
  const marias::State after = marias::Rules::apply(state_, actor, marias::Play{card});
  std::vector<Action> line;
  if (after.phase != marias::Phase::play) return line;
  for (const Card next : marias::solver_of_this_thread().line(marias::problem_of(after))) {
    line.push_back({to_string(next)});
  }
  return line;
}

void PlayJudge::explain(const marias::MoveTable& table, const marias::Worlds& worlds) {
  if (is_open()) {
    verdict_.why = marias::explain_open(card_of(assessment_.best()), assessment_.is_dead);
    return;
  }
  marias::Findings findings;
  findings.played = *played_;
  findings.best = card_of(assessment_.best());
  findings.unit = verdict_.unit;
  findings.names = decision_.names;
  findings.grade = verdict_.grade;
  findings.is_dead = assessment_.is_dead;
  findings.is_exact = verdict_.exact;
  findings.loss = assessment_.loss;
  findings.interval = assessment_.loss_interval;
  findings.worlds = verdict_.worlds;
  findings.hindsight_loss = verdict_.hindsight_loss;
  if (verdict_.hindsight_best)
    findings.hindsight_best = marias::parse_card(verdict_.hindsight_best->text);
  if (verdict_.mark == Mark::good || verdict_.mark == Mark::very_good) {
    findings.next_best_loss = assessment_.next_best_loss;
  }
  if (is_error(verdict_.grade)) {
    const std::vector<bool> loses = table.worlds_where_better(findings.best, *played_);
    findings.losing_share =
        static_cast<double>(std::ranges::count(loses, true)) / static_cast<double>(loses.size());
    findings.feature = marias::separating_feature(table.seen(), loses, worlds.knowledge());
  }
  verdict_.why = marias::explain(findings);
  if (!is_error(verdict_.grade)) return;
  const auto punishment = marias::punishment_of(state_, table.seen(), *played_, findings.best,
                                                marias::solver_of_this_thread());
  if (!punishment) return;
  verdict_.remarks.push_back(marias::explain_punishment(*played_, findings.best, *punishment));
}

}  // namespace

namespace marias {

void judge_card_play(const Decision& decision, const State& state, const ReviewSettings& settings,
                     Verdict& verdict, std::stop_token stop) {
  PlayJudge(decision, state, settings, verdict).run(std::move(stop));
}

}  // namespace marias
}  // namespace kibic
