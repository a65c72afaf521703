#include "tests/support/marias_deals.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>

#include "core/base/rng.h"
#include "core/games/marias/rules.h"

namespace kibic::test {
namespace {

using marias::Action;
using marias::Rules;
using marias::State;

template <class T>
std::vector<Action> only(const std::vector<Action>& actions) {
  std::vector<Action> found;
  for (const Action& action : actions) {
    if (std::holds_alternative<T>(action)) found.push_back(action);
  }
  return found;
}

class Player {
 public:
  Player(std::uint64_t seed, const std::string& variant, const RuleSet& rules,
         const DealWishes& wishes)
      : rng_(seed), wishes_(wishes), state_(Rules::start(variant, rules, std::nullopt).value()) {
    record_.game = "marias";
    record_.variant = variant;
    record_.rules = rules;
    record_.players = {"Jana", "Petr", "Eva"};
    record_.deal = 1;
  }

  GameRecord play() {
    deal();
    while (!state_.to_act.is_nobody()) {
      const bool was_bidding = state_.phase == marias::Phase::bid;
      do_action(state_.to_act, choice());
      if (was_bidding && state_.phase != marias::Phase::bid) state_auction();
      state_trick();
    }
    state_end();
    return std::move(record_);
  }

 private:
  bool is_voleny() const { return record_.variant == "voleny"; }
  bool chance(int percent) { return rng_.below(100) < static_cast<std::uint64_t>(percent); }

  void do_action(Actor actor, const Action& action) {
    std::string claim;
    if (const auto* play = std::get_if<marias::Play>(&action)) {
      claim = claim_of(actor.seat_number(), play->card);
    }
    record_.events.emplace_back(
        ActionEvent{actor, {Rules::format(state_, action)}, std::move(claim), {}});
    state_ = Rules::apply(state_, actor, action);
  }

  // Worked out anew here, so that records do not repeat a mistake of the rules.
  std::string claim_of(int seat, marias::Card card) const {
    if (!marias::has_trump(state_.contract->kind) || card.rank() != marias::Rank::svrsek)
      return "0";
    const marias::Card king(card.suit(), marias::Rank::kral);
    if (!state_.hands[static_cast<std::size_t>(seat)].contains(king)) return "0";
    return card.suit() == state_.contract->trump ? "40" : "20";
  }

  void deal() {
    std::vector<marias::Card> deck;
    for (int code = 0; code < 32; ++code) deck.push_back(marias::Card::from_code(code));
    rng_.shuffle(std::span(deck));
    const int dealer = static_cast<int>(rng_.below(3));
    do_action(Actor::chance(), marias::NewDeal{1, dealer, std::array<std::int64_t, 3>{0, 0, 0}});
    do_action(Actor::chance(), marias::Cut{2 + static_cast<int>(rng_.below(29))});
    const auto forhont = static_cast<std::size_t>((dealer + 1) % 3);
    marias::Deal cards;
    auto next = deck.begin();
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const int size = is_voleny() && seat == forhont ? 12 : 10;
      cards.hands[seat].assign(next, next + size);
      next += size;
    }
    cards.talon.assign(next, deck.end());
    if (is_voleny()) return do_action(Actor::chance(), cards);
    for (std::size_t seat = 0; seat < 3; ++seat) {
      marias::Deal one;
      one.hands[seat] = cards.hands[seat];
      do_action(Actor::chance(), one);
    }
    marias::Deal talon;
    talon.talon = cards.talon;
    do_action(Actor::chance(), talon);
  }

  const Action& any(const std::vector<Action>& actions) {
    return actions.at(rng_.below(actions.size()));
  }

  Action choice() {
    const std::vector<Action> actions = Rules::legal_actions(state_);
    if (actions.empty()) throw std::logic_error("a seat has nothing to do");
    if (state_.phase == marias::Phase::bid) return call(actions);
    if (state_.phase == marias::Phase::talon) return discard(actions);
    if (state_.phase == marias::Phase::flek) return doubling(actions);
    if (state_.phase == marias::Phase::declare) return declaration(actions);
    if (state_.phase == marias::Phase::respond) return marias::Respond{!chance(15)};
    return any(actions);
  }

  Action call(const std::vector<Action>& actions) {
    if (chance(wishes_.pass_percent)) return marias::Pass{};
    const auto holds = only<marias::Hold>(actions);
    if (!holds.empty()) return holds[0];
    const auto bids = only<marias::Bid>(actions);
    // One step at a time mostly, as players do.
    return bids.empty() ? Action(marias::Pass{}) : chance(90) ? bids[0] : any(bids);
  }

  // Few folds, and few discards that leave only betl and durch.
  Action discard(const std::vector<Action>& actions) {
    if (only<marias::Fold>(actions).size() == 1 && chance(5)) return marias::Fold{};
    std::vector<Action> plain;
    for (const Action& action : actions) {
      const auto* cards = std::get_if<marias::Discard>(&action);
      if (cards != nullptr && (cards->cards & marias::CardSet::sharp()).empty()) {
        plain.push_back(action);
      }
    }
    const auto all = only<marias::Discard>(actions);
    return plain.empty() || chance(10) ? any(all) : any(plain);
  }

  Action declaration(const std::vector<Action>& actions) {
    std::vector<Action> wished;
    for (const Action& action : actions) {
      const auto* declare = std::get_if<marias::Declare>(&action);
      if (declare != nullptr && name_of(declare->contract.kind) == wishes_.kind) {
        wished.push_back(action);
      }
    }
    if (!wished.empty()) return any(wished);
    const auto questions = only<marias::Respond>(actions);
    if (!questions.empty() && (!wishes_.kind.empty() || chance(80))) return questions[0];
    return any(actions);
  }

  Action doubling(const std::vector<Action>& actions) {
    const auto against = only<marias::Against>(actions);
    if (!against.empty() && chance(20)) return any(against);
    const auto fleks = only<marias::Flek>(actions);
    const auto passes = only<marias::FlekPass>(actions);
    if (passes.empty() || (!fleks.empty() && chance(wishes_.flek_percent))) return any(fleks);
    return any(passes);
  }

  void state_auction() {
    if (!wishes_.has_statements) return;
    const bool is_sold = state_.auction.rung.has_value();
    do_action(Actor::chance(), marias::AuctionResult{is_sold ? state_.auction.holder : std::nullopt,
                                                     state_.auction.rung});
  }

  void state_trick() {
    const bool is_over = state_.to_act.is_nobody();
    if (!wishes_.has_statements || state_.tricks.empty()) return;
    // After a full trick the next one is empty, except at the end.
    const std::size_t count = state_.tricks.size();
    const bool is_full_now = is_over || (count > 1 && state_.tricks.back().size == 0);
    const auto place = is_over ? count - 1 : count - 2;
    if (!is_full_now || place + 1 == stated_tricks_) return;
    const marias::Trick& trick = state_.tricks[place];
    if (!trick.is_full()) return;
    stated_tricks_ = place + 1;
    const auto order = marias::order_of(*state_.contract, *state_.options);
    do_action(Actor::chance(), marias::TrickStatement{static_cast<int>(place) + 1,
                                                      winner_of(trick, order),
                                                      {trick.cards.begin(), trick.cards.end()}});
  }

  void state_end() {
    if (!wishes_.has_statements) return;
    using marias::NotPlayed;
    const bool is_stated = state_.not_played && *state_.not_played != NotPlayed::all_passed &&
                           *state_.not_played != NotPlayed::fold;
    if (is_stated) do_action(Actor::chance(), marias::NotPlayedStatement{*state_.not_played});
    const Settlement bill = Rules::settlement(state_).value();
    marias::ResultStatement result;
    result.amounts = {bill.by_seat[0], bill.by_seat[1], bill.by_seat[2]};
    result.points = {static_cast<int>(bill.points[0]), static_cast<int>(bill.points[1])};
    result.parts = bill.parts;
    result.score = result.amounts;
    do_action(Actor::chance(), result);
    marias::Reveal reveal;
    for (std::size_t seat = 0; seat < 3; ++seat) reveal.hands[seat] = state_.dealt[seat];
    reveal.talon = state_.dealt_talon;
    if (state_.discard) reveal.discard = {state_.discard->begin(), state_.discard->end()};
    do_action(Actor::chance(), reveal);
  }

  Rng rng_;
  DealWishes wishes_;
  State state_;
  GameRecord record_;
  std::size_t stated_tricks_ = 0;
};

}  // namespace

GameRecord random_deal(std::uint64_t seed, const std::string& variant, const RuleSet& rules,
                       const DealWishes& wishes) {
  return Player(seed, variant, rules, wishes).play();
}

RuleSet random_rules(std::uint64_t seed, const std::string& variant) {
  Rng rng(seed);
  RuleSet rules;
  for (const char* key :
       {"ten_below_jack_in_two_sevens", "tens_to_talon_in_two_sevens", "sto_multiplies",
        "sedma_without_seven", "sedma_against", "sto_against", "forced_flek_trhak",
        "unplayed_with_one_flek", "stosedm_together", "opponents_marriages_in_failed_sto"}) {
    if (rng.below(3) == 0) rules[key] = rng.below(2) == 0 ? "yes" : "no";
  }
  if (variant == "licitovany") {
    for (const char* key : {"fold_after_sedma", "better_sto_above_stosedm", "pass_paid_to_forhont",
                            "unplayed_without_flek"}) {
      if (rng.below(3) == 0) rules[key] = rng.below(2) == 0 ? "yes" : "no";
    }
    if (rng.below(2) == 0) rules["opener"] = "dealer";
    if (rng.below(2) == 0) rules["two_sevens_order"] = "sql";
  } else {
    rules["fleks_needed_for_hra"] = std::to_string(rng.below(3));
  }
  constexpr std::array<const char*, 3> king_first{"illegal", "forfeits", "announces"};
  if (rng.below(3) == 0) rules["king_first"] = king_first[rng.below(2)];
  rules["max_fleks"] = std::to_string(rng.below(5));
  return rules;
}

}  // namespace kibic::test
