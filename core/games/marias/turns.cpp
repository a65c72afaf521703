// From one deal to the next, and discarding by two clicks.
#include <algorithm>

#include "core/games/marias/rules.h"

namespace kibic::marias {

// The next seat clockwise deals (rule book 1.3), and the score goes on from nothing or from what
// was known.
std::optional<Action> Rules::next_opening(const State& state) {
  const auto bill = settlement(state);
  if (!bill || !state.has_begun) return std::nullopt;
  NewDeal next{state.deal_number + 1, (state.dealer + 1) % 3, std::array<std::int64_t, 3>{}};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    // Modulo 2^64: a record may claim any score.
    const auto before = state.is_score_known ? state.score_before[seat] : 0;
    const auto won = seat < bill->by_seat.size() ? bill->by_seat[seat] : 0;
    (*next.score)[seat] = static_cast<std::int64_t>(static_cast<std::uint64_t>(before) +
                                                    static_cast<std::uint64_t>(won));
  }
  return next;
}

namespace {

std::vector<CardSet> discards_of(const State& state) {
  std::vector<CardSet> discards;
  for (const Action& action : Rules::legal_actions(state)) {
    const auto* discard = std::get_if<Discard>(&action);
    if (discard != nullptr) discards.push_back(discard->cards);
  }
  return discards;
}

// The cards that make a discard with those that were clicked.
std::vector<GestureTarget> cards_for(const std::vector<CardSet>& discards, CardSet clicked) {
  CardSet cards;
  for (const CardSet& discard : discards) {
    if (discard.contains(clicked)) cards |= discard - clicked;
  }
  std::vector<GestureTarget> targets;
  for (const Card card : cards) targets.push_back({to_string(card), {}});
  return targets;
}

}  // namespace

Gesture Rules::gesture(const State& state, const std::vector<std::string>& clicked) {
  std::vector<kibic::Action> legal;
  for (const Action& action : legal_actions(state)) legal.push_back({format(state, action)});
  const std::vector<CardSet> discards = discards_of(state);
  Gesture gesture = one_click_gesture(legal, clicked);
  if (discards.empty() || gesture.is_complete) return gesture;
  CardSet cards;
  for (const std::string& id : clicked) {
    const auto card = parse_card(id);
    if (!card || cards.contains(*card)) return {};
    cards.insert(*card);
  }
  if (std::find(discards.begin(), discards.end(), cards) != discards.end()) {
    gesture.ending = kibic::Action{format(state, Discard{cards, std::nullopt, std::nullopt})};
    gesture.is_complete = true;
    return gesture;
  }
  for (GestureTarget& target : cards_for(discards, cards)) {
    gesture.targets.push_back(std::move(target));
  }
  return gesture;
}

}  // namespace kibic::marias
