#include "analyzer/engines/marias/story/story.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "core/base/text.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/words.h"

namespace kibic {
namespace {

using marias::Card;
using marias::CardSet;
using marias::Contract;
using marias::Rules;
using marias::Suit;
using MariasState = marias::State;

std::string suit_name(Suit suit) {
  switch (suit) {
    case Suit::hearts:
      return tr(KIBIC_TEXT("hearts (červené)"));
    case Suit::bells:
      return tr(KIBIC_TEXT("bells (kule)"));
    case Suit::leaves:
      return tr(KIBIC_TEXT("leaves (zelené)"));
    case Suit::acorns:
      return tr(KIBIC_TEXT("acorns (žaludy)"));
  }
  return {};
}

StoryCard story_card(Card card) {
  return {marias::to_string(card), marias::pretty(card)};
}

// "♥ hearts (červené)".
std::string suit_text(Suit suit) {
  return fmt::format("{} {}", marias::symbol_of(suit), suit_name(suit));
}

// Trumps first, then the suits in their order, each from the top down.
std::vector<StoryCard> story_cards(const MariasState& state, CardSet cards) {
  marias::CardOrder order;
  if (state.contract) order = marias::order_of(*state.contract, *state.options);
  std::vector<Card> sorted(cards.begin(), cards.end());
  const auto key = [&](Card card) {
    const int suit = card.suit() == order.trump ? -1 : static_cast<int>(card.suit());
    return std::pair(suit, -marias::strength(card.rank(), order.is_natural));
  };
  std::sort(sorted.begin(), sorted.end(), [&](Card a, Card b) { return key(a) < key(b); });
  std::vector<StoryCard> result;
  for (const Card card : sorted) result.push_back(story_card(card));
  return result;
}

const MariasState* state_at(const ReportInput& input, std::size_t event) {
  return input.replay.states[event].as<Rules>();
}

// Index of the first card played, or of the last position when there was no play.
std::size_t first_play(const ReportInput& input) {
  for (std::size_t event = 0; event < input.replay.events.size(); ++event) {
    if (state_at(input, event)->phase == marias::Phase::play) return event;
  }
  return input.replay.states.size() - 1;
}

// --- Who plays what.

void tell_contract(const MariasState& state, Story& story) {
  if (!state.contract) return;
  const Contract& contract = *state.contract;
  const std::string& declarer = story.names[static_cast<std::size_t>(state.declarer)];
  const auto kind = marias::pretty(contract.kind);
  if (contract.helper && contract.trump) {
    story.facts.push_back(
        render(Message(KIBIC_TEXT("{0} plays {1}: trumps are {2}, the second suit is {3}."),
                       declarer, kind, suit_text(*contract.trump), suit_text(*contract.helper))));
  } else if (contract.trump) {
    story.facts.push_back(render(Message(KIBIC_TEXT("{0} plays {1}; trumps are {2}."), declarer,
                                         kind, suit_text(*contract.trump))));
  } else {
    story.facts.push_back(
        render(Message(KIBIC_TEXT("{0} plays {1}, without trumps."), declarer, kind)));
  }
}

std::string factor_text(int doubles) {
  return doubles <= 0 ? std::string() : "×" + std::to_string(1LL << std::min(doubles, 60));
}

void tell_fleks(const MariasState& state, Story& story) {
  std::vector<std::string> parts;
  for (const marias::Part part : marias::all_parts) {
    const int count = state.doubling.counts[static_cast<std::size_t>(part)];
    if (count == 0) continue;
    parts.push_back(fmt::format("{} {} ({})", marias::pretty(part), factor_text(count),
                                marias::flek_word(count)));
  }
  const auto name = [&](int seat) { return story.names[static_cast<std::size_t>(seat)]; };
  if (!parts.empty()) {
    story.facts.push_back(render(Message(KIBIC_TEXT("Doubled: {0}."), join(parts, ", "))));
  }
  if (state.doubling.sedma_against_seat) {
    story.facts.push_back(render(Message(KIBIC_TEXT("{0} announced a seven against."),
                                         name(*state.doubling.sedma_against_seat))));
  }
  if (state.doubling.sto_against_seat) {
    story.facts.push_back(render(Message(KIBIC_TEXT("{0} announced a hundred against."),
                                         name(*state.doubling.sto_against_seat))));
  }
}

void tell_roles(const MariasState& state, Story& story) {
  if (!state.contract) return;
  for (std::size_t seat = 0; seat < story.roles.size() && seat < 3; ++seat) {
    story.roles[seat] = static_cast<int>(seat) == state.declarer ? tr(KIBIC_TEXT("declarer"))
                                                                 : tr(KIBIC_TEXT("defender"));
  }
}

// --- How it ended.

std::string not_played_text(marias::NotPlayed reason) {
  switch (reason) {
    case marias::NotPlayed::no_flek:
      return tr(KIBIC_TEXT("Nobody doubled, so the deal was paid without play."));
    case marias::NotPlayed::one_flek:
      return tr(KIBIC_TEXT("There was a single flek, so the deal was paid without play."));
    case marias::NotPlayed::fold:
      return tr(KIBIC_TEXT("The declarer folded after seeing the talon."));
    case marias::NotPlayed::helpers_shown:
      return tr(KIBIC_TEXT("A defender showed four cards of the second suit."));
    case marias::NotPlayed::all_passed:
      return tr(KIBIC_TEXT("Everybody passed."));
    case marias::NotPlayed::good:
      return tr(KIBIC_TEXT("The doubled game was not played."));
  }
  return {};
}

void tell_end(const MariasState& state, const std::optional<Settlement>& settlement, Story& story) {
  if (state.not_played) story.facts.push_back(not_played_text(*state.not_played));
  if (state.lay_down_by) {
    story.facts.push_back(
        render(Message(KIBIC_TEXT("{0} laid the rest of the cards on the table."),
                       story.names[static_cast<std::size_t>(*state.lay_down_by)])));
  }
  if (!settlement) {
    story.facts.push_back(tr(KIBIC_TEXT("The record ends before the deal was settled.")));
    return;
  }
  if (settlement->points.size() == 2 && !state.not_played && state.contract &&
      marias::has_trump(state.contract->kind)) {
    story.facts.push_back(
        render(Message(KIBIC_TEXT("The declarer made {0} points, the defenders {1}."),
                       settlement->points[0], settlement->points[1])));
  }
  for (const SettlementPart& part : settlement->parts) {
    story.bill.push_back({part.name, part.is_won ? tr(KIBIC_TEXT("won")) : tr(KIBIC_TEXT("lost")),
                          factor_text(part.doubles),
                          signed_amount_text(static_cast<double>(part.amount), settlement->unit)});
  }
}

// --- Hands, opening, tricks.

void tell_hands(const MariasState& state, Story& story) {
  const CardSet known = state.hands[0] | state.hands[1] | state.hands[2];
  const std::size_t full = state.first_trick > 1 ? 0 : 10;
  for (std::size_t seat = 0; seat < story.names.size() && seat < 3; ++seat) {
    const auto count = static_cast<std::size_t>(state.hands[seat].size());
    story.hands.push_back({story.names[seat], story_cards(state, state.hands[seat]),
                           count < full ? full - count : 0});
  }
  if (known.empty()) story.hands.clear();
  if (state.talon.empty()) return;
  story.hands.push_back({tr(KIBIC_TEXT("Talon")), story_cards(state, state.talon), 0});
}

void tell_opening(const ReportInput& input, std::size_t end, Story& story) {
  for (std::size_t event = 0; event < end && event < input.replay.events.size(); ++event) {
    const ActionEvent& played = input.replay.events[event];
    if (!played.actor.is_seat()) continue;  // the deal is seen in the hands
    story.opening.push_back({event, safe_text(render(input.replay.states[event].describe(
                                        played.actor, played.action, story.names)))});
  }
}

std::string marriage_note(const MariasState& before, const MariasState& after) {
  if (after.marriages.size() <= before.marriages.size()) return {};
  return "+" + std::to_string(after.marriages.back().value);
}

void finish(StoryTrick& trick, const MariasState& state, const marias::Trick& played) {
  trick.winner = marias::winner_of(played, marias::order_of(*state.contract, *state.options));
  if (!marias::has_trump(state.contract->kind)) return;
  trick.points = marias::points_of(played) + (trick.number == 10 ? 10 : 0);
}

// Place of the trick that the next card belongs to; a full one is followed by a new one.
std::size_t trick_under_way(const MariasState& state) {
  const bool is_new = state.tricks.empty() || state.tricks.back().is_full();
  return is_new ? state.tricks.size() : state.tricks.size() - 1;
}

// Cards that lay on the table when the record began have no event of their own.
void add_table(StoryTrick& trick, std::size_t event, const marias::Trick& played) {
  for (int place = 0; place + 1 < played.size; ++place) {
    const Card card = played.cards[static_cast<std::size_t>(place)];
    trick.plays.push_back({event, played.seat_of(place), story_card(card), ""});
  }
}

void tell_tricks(const ReportInput& input, std::size_t begin, Story& story) {
  for (std::size_t event = begin; event < input.replay.events.size(); ++event) {
    const ActionEvent& played = input.replay.events[event];
    const auto card = marias::parse_card(played.action.text);
    const MariasState& before = *state_at(input, event);
    const MariasState& after = *state_at(input, event + 1);
    const std::size_t index = trick_under_way(before);
    if (!played.actor.is_seat() || !card || !after.contract || index >= after.tricks.size())
      continue;
    const marias::Trick& trick = after.tricks[index];
    const int number = after.first_trick + static_cast<int>(index);
    if (story.tricks.empty() || story.tricks.back().number != number) {
      story.tricks.push_back({number, trick.leader, std::nullopt, std::nullopt, {}});
      add_table(story.tricks.back(), event, trick);
    }
    story.tricks.back().plays.push_back(
        {event, played.actor.seat_number(), story_card(*card), marriage_note(before, after)});
    if (trick.is_full()) finish(story.tricks.back(), after, trick);
  }
}

}  // namespace

namespace marias {

void tell(const ReportInput& input, Story& story) {
  const MariasState* last = input.replay.final_state().as<Rules>();
  if (last == nullptr) return;
  story.title = last->options->variant == marias::Variant::voleny
                    ? tr(KIBIC_TEXT("Mariáš volený"))
                    : tr(KIBIC_TEXT("Mariáš licitovaný"));
  if (input.record.deal > 0) {
    story.title = render(Message(KIBIC_TEXT("{0}, deal {1}"), story.title, input.record.deal));
  }
  story.names.resize(3, "");
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (!story.names[seat].empty()) continue;
    story.names[seat] = render(Message(KIBIC_TEXT("seat {0}"), seat + 1));
  }
  story.roles.resize(3);
  const std::size_t play = first_play(input);
  tell_roles(*last, story);
  tell_contract(*last, story);
  tell_fleks(*last, story);
  tell_end(*last, input.replay.final_state().settlement(), story);
  tell_hands(*state_at(input, play), story);
  tell_opening(input, play, story);
  tell_tricks(input, play, story);
  story.notes.push_back(tr(KIBIC_TEXT("A declarer pays two opponents and is paid by both.")));
  for (const Suit suit : marias::all_suits) {
    story.legend.push_back({std::string("suit-") + marias::letter_of(suit), suit_text(suit)});
  }
}

StoryPosition position_before(const kibic::State& state, int seat) {
  StoryPosition position;
  const MariasState* typed = state.as<Rules>();
  if (typed == nullptr || seat < 0 || seat > 2) return position;
  position.hand = story_cards(*typed, typed->hands[static_cast<std::size_t>(seat)]);
  if (typed->tricks.empty() || typed->tricks.back().is_full()) return position;
  const marias::Trick& trick = typed->tricks.back();
  for (int place = 0; place < trick.size; ++place) {
    position.table.push_back(
        {0, trick.seat_of(place), story_card(trick.cards[static_cast<std::size_t>(place)]), ""});
  }
  return position;
}

}  // namespace marias
}  // namespace kibic
