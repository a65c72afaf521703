#include "core/games/ochko/state.h"

namespace kibic::ochko {

std::string_view name_of(ResultKind kind) {
  switch (kind) {
    case ResultKind::win:
      return "win";
    case ResultKind::loss:
      return "loss";
    case ResultKind::push:
      return "push";
    case ResultKind::bust:
      return "bust";
  }
  return "";
}

bool State::operator==(const State& other) const {
  return (options == other.options || *options == *other.options) && bank == other.bank &&
         stake == other.stake && gone == other.gone && gone_unseen == other.gone_unseen &&
         phase == other.phase && player == other.player && banker == other.banker &&
         is_opened == other.is_opened && has_stood == other.has_stood && draws == other.draws &&
         void_draws == other.void_draws && is_cut_short == other.is_cut_short &&
         has_result == other.has_result;
}

bool is_visible(const State& state, int place) {
  if (state.phase == Phase::deal) return false;
  if (state.is_opened || state.options->show == Show::both) return true;
  return place == 0 && state.options->show == Show::up;
}

Cards visible_banker_cards(const State& state) {
  Cards cards;
  for (const int place : {0, 1}) {
    const auto& card = state.banker[static_cast<std::size_t>(place)];
    if (card && is_visible(state, place)) cards.push_back(*card);
  }
  cards.insert(cards.end(), state.draws.begin(), state.draws.end());
  return cards;
}

int covered_count(const State& state) {
  int count = 0;
  for (const int place : {0, 1}) {
    const bool is_known = state.banker[static_cast<std::size_t>(place)].has_value();
    if (!is_known || !is_visible(state, place)) ++count;
  }
  return count;
}

Cards banker_cards(const State& state) {
  Cards cards;
  for (const auto& card : state.banker) {
    if (!card) return cards;
    cards.push_back(*card);
  }
  cards.insert(cards.end(), state.draws.begin(), state.draws.end());
  return cards;
}

CardSet known_cards(const State& state) {
  CardSet cards = state.gone;
  for (const Card card : state.player) cards.insert(card);
  for (const auto& card : state.banker) {
    if (card) cards.insert(*card);
  }
  for (const Card card : state.draws) cards.insert(card);
  for (const Card card : state.void_draws) cards.insert(card);
  return cards;
}

int cards_left(const State& state) {
  int left = deck_size - known_cards(state).size() - state.gone_unseen;
  if (state.phase == Phase::deal) return left;
  for (const auto& card : state.banker) left -= card ? 0 : 1;
  return left;
}

}  // namespace kibic::ochko
