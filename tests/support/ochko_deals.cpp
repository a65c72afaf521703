#include "tests/support/ochko_deals.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "core/base/rng.h"
#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"

namespace kibic::test {
namespace {

using namespace kibic::ochko;

class Table {
 public:
  Table(std::uint64_t seed, const RuleSet& rules, const OchkoWishes& wishes)
      : rng_(seed), options_(Options::from(rules).value()), wishes_(wishes) {}

  GameRecord play(int number) {
    begin();
    while (state_.phase != Phase::over) step();
    const bool is_covered = covered_count(state_) > 0;
    const bool is_shown = is_covered && chance(wishes_.shown_percent);
    if (is_shown) open();
    const Hundredths bank = state_.bank + outcome_of(state_).paid;
    add(Actor::chance(), ResultStatement{outcome_of(state_).kind, bank});
    bank_ = bank;
    gone_ = known_cards(state_);
    for (const auto& card : state_.banker) gone_unseen_ += card ? 0 : 1;
    record_.deal = number;
    return std::move(record_);
  }

 private:
  bool chance(int percent) { return static_cast<int>(rng_.below(100)) < percent; }

  void shuffle() {
    shoe_.clear();
    for (int code = 0; code < deck_size; ++code) shoe_.push_back(Card::from_code(code));
    rng_.shuffle(std::span(shoe_));
    gone_ = {};
    gone_unseen_ = 0;
  }

  Card next_card() {
    const Card card = shoe_.back();
    shoe_.pop_back();
    return card;
  }

  void change_stake() {
    if (chance(10)) stake_ += options_.stake_step;
    if (chance(10) && stake_ > options_.stake_step) stake_ -= options_.stake_step;
    if (options_.stake_limit > 0) stake_ = std::min(stake_, options_.stake_limit);
    if (bank_ < stake_ * one_unit) bank_ = 500 * one_unit;
    stake_ = std::min(stake_, bank_ / one_unit);
  }

  void begin() {
    const bool is_low = static_cast<int>(shoe_.size()) < options_.reshuffle_below;
    if (options_.is_deck_fresh() || is_low || shoe_.empty()) shuffle();
    change_stake();
    state_ = {};
    state_.options = std::make_shared<const Options>(options_);
    state_.bank = bank_;
    state_.stake = stake_;
    state_.gone = gone_;
    state_.gone_unseen = gone_unseen_;
    record_ = {};
    record_.game = "ochko";
    record_.variant = "standard";
    record_.rules = changed(options_);
    record_.players = {"Player", "Banker"};
    record_.start = StartPosition{start_text(state_)};
    const Card first = next_card();
    const Card second = next_card();
    covered_ = {next_card(), next_card()};
    Deal deal{{first, second}, {covered_[0], covered_[1]}};
    if (!wishes_.is_closed_known && options_.show != Show::both) deal.banker[1] = std::nullopt;
    if (!wishes_.is_closed_known && options_.show == Show::none) deal.banker[0] = std::nullopt;
    add(Actor::chance(), deal);
    const bool is_peeked = options_.peek && state_.phase == Phase::player &&
                           is_pocket_jack(covered_[0].rank(), covered_[1].rank(), options_);
    if (is_peeked && covered_count(state_) > 0) open();
  }

  void open() {
    Open open;
    for (const int place : {0, 1}) {
      const auto index = static_cast<std::size_t>(place);
      if (!state_.banker[index] || !is_visible(state_, place))
        open.cards.push_back(covered_[index]);
    }
    add(Actor::chance(), open);
  }

  void step() {
    switch (state_.phase) {
      case Phase::player:
        return act();
      case Phase::card:
        return add(Actor::chance(), GiveCard{next_card()});
      case Phase::open:
        return open();
      case Phase::draw:
        return add(Actor::chance(), Draw{next_card()});
      case Phase::deal:
      case Phase::over:
        return;
    }
  }

  void act() {
    if (covered_count(state_) > 0 && chance(wishes_.stop_percent)) return open();
    if (wants_card()) return add(Actor::seat(player_seat), Hit{});
    add(Actor::seat(player_seat), Stand{});
  }

  bool wants_card() {
    if (wishes_.stand_at == 0) return chance(wishes_.hit_percent);
    const bool is_low = value_of(state_.player, options_).total < wishes_.stand_at;
    return is_low != chance(wishes_.slip_percent);
  }

  void add(Actor actor, const ochko::Action& action) {
    record_.events.push_back(ActionEvent{actor, {Rules::format(state_, action)}, "", {}});
    state_ = Rules::apply(state_, actor, action);
  }

  Rng rng_;
  Options options_;
  OchkoWishes wishes_;
  Hundredths bank_ = 500 * one_unit;
  std::int64_t stake_ = 5;
  Cards shoe_;
  CardSet gone_;
  int gone_unseen_ = 0;
  std::array<Card, 2> covered_{Card::from_code(0), Card::from_code(1)};
  ochko::State state_;
  GameRecord record_;
};

}  // namespace

std::vector<GameRecord> random_ochko_session(std::uint64_t seed, int deals, const RuleSet& rules,
                                             const OchkoWishes& wishes) {
  Table table(seed, rules, wishes);
  std::vector<GameRecord> records;
  for (int number = 1; number <= deals; ++number) records.push_back(table.play(number));
  return records;
}

RuleSet random_ochko_rules(std::uint64_t seed) {
  static const std::vector<std::pair<std::string, std::vector<std::string>>> choices{
      {"tie", {"player", "push", "banker"}},
      {"pj_ten", {"yes", "no"}},
      {"ace", {"positional", "flexible"}},
      {"two_aces", {"bust", "golden", "12"}},
      {"deck", {"fresh", "below-16", "below-30"}},
      {"peek", {"no", "yes"}},
      {"pj_auto", {"yes", "no"}},
      {"auto_stand_21", {"no", "yes"}},
      {"show", {"none", "up", "both"}},
      {"stake_step", {"1", "5", "10"}},
      {"stake_limit", {"bank", "20"}},
      {"pay", {"1", "1.5", "2"}},
      {"pj_pay", {"1", "6:5", "1.25"}}};
  Rng rng(seed);
  RuleSet rules;
  for (const auto& [key, values] : choices) {
    if (rng.below(2) == 0) rules[key] = values[rng.below(values.size())];
  }
  return rules;
}

}  // namespace kibic::test
