#include "tests/analyzer/ochko/deals.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "core/base/text.h"
#include "core/games/ochko/notation.h"

namespace kibic::ochko {
namespace {

// Cards in the order in which they will come.
class Dealer {
 public:
  explicit Dealer(Rng& rng) : rng_(rng) { shuffle(); }

  void shuffle() {
    cards_ = cards_of(CardSet::all());
    rng_.shuffle(std::span(cards_));
  }
  Card next() {
    const Card card = cards_.back();
    cards_.pop_back();
    return card;
  }
  int left() const { return static_cast<int>(cards_.size()); }

 private:
  Rng& rng_;
  Cards cards_;
};

// One deal from its first position to its end.
class Table {
 public:
  Table(Rules::State start, Dealer& dealer, Rng& rng, GameRecord& record)
      : state_(std::move(start)), dealer_(dealer), rng_(rng), record_(record) {}

  void play(const Chooser& takes_card) {
    deal();
    while (state_.phase != Phase::over) step(takes_card);
  }
  const Rules::State& state() const { return state_; }
  bool was_closed_card_seen() const { return state_.is_opened; }

 private:
  void deal() {
    const Card one = dealer_.next();
    const Card two = dealer_.next();
    banker_ = {dealer_.next(), dealer_.next()};
    const Show show = state_.options->show;
    const bool is_known = show == Show::both || rng_.below(2) == 0;
    Deal dealt{{one, two}, {}};
    if (show != Show::none || is_known) dealt.banker[0] = banker_[0];
    if (is_known) dealt.banker[1] = banker_[1];
    act(Actor::chance(), dealt);
    // The banker has looked and shows what he found.
    const bool is_pocketjack =
        is_pocket_jack(banker_[0].rank(), banker_[1].rank(), *state_.options);
    if (state_.options->peek && is_pocketjack && state_.phase == Phase::player) open();
  }

  void step(const Chooser& takes_card) {
    switch (state_.phase) {
      case Phase::player:
        if (takes_card(state_, rng_)) return act(Actor::seat(player_seat), Hit{});
        return act(Actor::seat(player_seat), Stand{});
      case Phase::card:
        return act(Actor::chance(), GiveCard{dealer_.next()});
      case Phase::open:
        return open();
      case Phase::draw:
        return act(Actor::chance(), Draw{dealer_.next()});
      case Phase::deal:
      case Phase::over:
        return;
    }
  }

  void open() {
    Open open;
    for (const int place : {0, 1}) {
      if (!is_visible(state_, place))
        open.cards.push_back(banker_[static_cast<std::size_t>(place)]);
    }
    act(Actor::chance(), open);
  }

  void act(Actor actor, const Action& action) {
    REQUIRE(Rules::check(state_, actor, action) == std::nullopt);
    record_.events.push_back(ActionEvent{actor, {Rules::format(state_, action)}, "", {}});
    state_ = Rules::apply(state_, actor, action);
  }

  Rules::State state_;
  Dealer& dealer_;
  Rng& rng_;
  GameRecord& record_;
  std::vector<Card> banker_;
};

// What the player has seen of the deal goes from the shoe in his sight, the rest unseen.
void clear_table(const Rules::State& over, Rules::State& next) {
  for (const Card card : over.player) next.gone.insert(card);
  for (const Card card : over.draws) next.gone.insert(card);
  for (const int place : {0, 1}) {
    const auto& card = over.banker[static_cast<std::size_t>(place)];
    if (card && is_visible(over, place)) {
      next.gone.insert(*card);
    } else {
      ++next.gone_unseen;
    }
  }
}

}  // namespace

RuleSet rules_of(std::string_view text) {
  RuleSet rules;
  for (const std::string_view word : words(text)) {
    const auto parts = split(word, '=');
    rules[std::string(parts.at(0))] = std::string(parts.at(1));
  }
  return rules;
}

GameRecord record_of(const std::vector<std::string>& events, const RuleSet& rules,
                     const std::string& start) {
  GameRecord record;
  record.game = "ochko";
  record.variant = "standard";
  record.rules = rules;
  record.players = {"Ivan", ""};
  if (!start.empty()) record.start = StartPosition{start};
  for (const std::string& event : events) {
    const bool is_players = event == "hit" || event == "stand";
    record.events.push_back(
        ActionEvent{is_players ? Actor::seat(player_seat) : Actor::chance(), {event}, "", {}});
  }
  return record;
}

Replay replayed(const GameRecord& record) {
  auto result = replay(record, Rules::game());
  REQUIRE(result.has_value());
  for (const Divergence& divergence : result->divergences) {
    FAIL(divergence.violation.code << ": " << render(divergence.violation.text));
  }
  REQUIRE(result->is_whole());
  return *std::move(result);
}

std::vector<GameRecord> dealt_session(const RuleSet& rules, int deals, std::uint64_t seed,
                                      const Chooser& takes_card) {
  Rng rng(seed);
  Dealer dealer(rng);
  Rules::State start = Rules::start("standard", rules, std::nullopt).value();
  start.bank = 100'000 * one_unit;
  std::vector<GameRecord> session;
  for (int number = 1; number <= deals; ++number) {
    const bool is_short = dealer.left() < start.options->reshuffle_below;
    if (start.options->is_deck_fresh() || is_short) {
      dealer.shuffle();
      start.gone = CardSet();
      start.gone_unseen = 0;
    }
    start.stake = 5 * static_cast<std::int64_t>(1 + rng.below(4));
    GameRecord record = record_of({}, rules, start_text(start));
    record.deal = number;
    Table table(start, dealer, rng, record);
    table.play(takes_card);
    start.bank += outcome_of(table.state()).paid;
    if (!start.options->is_deck_fresh()) clear_table(table.state(), start);
    session.push_back(std::move(record));
  }
  return session;
}

}  // namespace kibic::ochko
