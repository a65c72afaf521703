// Fleks and hry proti. Source: rule book 1.8, 1.12 (order of doubling), 1.14 (not played).
#include <algorithm>

#include "core/games/marias/flow.h"

namespace kibic::marias::flow {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

std::string flek_text(const Flek& flek) {
  return "flek " + std::string(name_of(flek.part)) + " " + std::to_string(flek.count);
}

bool is_capped(const State& state, Part part) {
  const int cap = state.options->max_fleks;
  return cap > 0 && state.doubling.counts[index_of(part)] >= cap;
}

PartSet below_cap(const State& state, PartSet parts) {
  for (const Part part : all_parts) {
    if (is_capped(state, part)) parts.reset(index_of(part));
  }
  return parts;
}

bool speaks(const State& state, int seat) {
  return state.doubling.is_declarers_round != state.is_defender(seat);
}

// What the seat may raise or pass on: parts of the round that neither it nor its partner raised.
PartSet open_for(const State& state, int seat) {
  const Doubling& doubling = state.doubling;
  PartSet open = doubling.round_parts & ~doubling.raised & ~doubling.settled[index(seat)];
  return below_cap(state, open);
}

bool has_sedma_against(const State& state) {
  const ContractKind kind = state.contract->kind;
  return state.options->sedma_against && !state.doubling.sedma_against_seat && has_trump(kind) &&
         !has_helper(kind);
}

// Not against an announced sto (rule book 1.8).
bool has_sto_against(const State& state) {
  return state.options->sto_against && !state.doubling.sto_against_seat &&
         has_hra(state.contract->kind);
}

bool is_in_first_comment(const State& state, int seat) {
  if (!state.is_defender(seat) || state.doubling.is_declarers_round) return false;
  return !state.doubling.has_spoken[index(seat)];
}

// Hry proti are independent of the order of fleks, so the last word of a first comment may be one.
bool may_announce_against(const State& state, int seat) {
  if (!state.is_defender(seat)) return false;
  const Doubling& doubling = state.doubling;
  if (is_in_first_comment(state, seat)) return true;
  const bool is_first_round = !doubling.has_spoken[index(state.declarer)];
  return is_first_round && !doubling.calls.empty() && doubling.calls.back().first == seat;
}

bool has_something_to_say(const State& state, int seat) {
  if (open_for(state, seat).any()) return true;
  return is_in_first_comment(state, seat) && (has_sedma_against(state) || has_sto_against(state));
}

// --- Whose word it is.

bool is_unsettled_zero_sum(const State& state) {
  const FlekCounts& counts = state.doubling.counts;
  return state.options->unplayed_with_one_flek && counts[index_of(Part::hra)] == 1 &&
         counts[index_of(Part::sedma)] == 0;
}

std::optional<NotPlayed> unplayed_sedma(const State& state) {
  const FlekCounts& counts = state.doubling.counts;
  const bool is_undoubled = counts[index_of(Part::hra)] == 0 && counts[index_of(Part::sedma)] == 0;
  if (is_undoubled && state.options->unplayed_without_flek) return NotPlayed::no_flek;
  if (is_unsettled_zero_sum(state)) return NotPlayed::one_flek;
  return std::nullopt;
}

std::optional<NotPlayed> unplayed_hra(const State& state) {
  const int fleks = state.doubling.counts[index_of(Part::hra)];
  if (fleks >= state.options->fleks_needed_for_hra) return std::nullopt;
  return fleks == 0 ? NotPlayed::no_flek : NotPlayed::good;
}

// Four helper cards in one defender's hand make two sevens unwinnable; he shows them (rule book
// 1.12).
std::optional<NotPlayed> unplayed_two_sevens(const State& state) {
  for (int seat = 0; seat < 3; ++seat) {
    if (state.is_defender(seat) &&
        state.hands[index(seat)].in(*state.contract->helper).size() >= 4) {
      return NotPlayed::helpers_shown;
    }
  }
  return std::nullopt;
}

std::optional<NotPlayed> reason_not_to_play(const State& state) {
  if (state.doubling.sedma_against_seat || state.doubling.sto_against_seat) return std::nullopt;
  switch (state.contract->kind) {
    case ContractKind::hra:
      return unplayed_hra(state);
    case ContractKind::sedma:
      return unplayed_sedma(state);
    case ContractKind::two_sevens:
      return unplayed_two_sevens(state);
    case ContractKind::sto:
    case ContractKind::stosedm:
    case ContractKind::betl:
    case ContractKind::durch:
    case ContractKind::two_sevens_sto:
      return std::nullopt;
  }
  return std::nullopt;
}

void end_doubling(State& state) {
  state.doubling.is_open.reset();
  state.doubling.early.clear();
  state.not_played = reason_not_to_play(state);
  if (state.not_played) return finish(state);
  start_play(state);
}

// Skips who has nothing to say; ends the round, and the doubling when a side raised nothing.
void give_word(State& state) {
  Doubling& doubling = state.doubling;
  while (true) {
    for (int step = 1; step <= 3; ++step) {
      const int seat = (state.declarer + step) % 3;
      if (!speaks(state, seat) || doubling.is_done[index(seat)]) continue;
      if (has_something_to_say(state, seat)) {
        doubling.is_open = open_for(state, seat);
        state.to_act = Actor::seat(seat);
        return;
      }
      doubling.is_done[index(seat)] = true;
      doubling.has_spoken[index(seat)] = true;
    }
    doubling.round_parts = below_cap(state, doubling.raised);
    doubling.raised.reset();
    doubling.settled = {};
    doubling.is_done = {};
    doubling.is_declarers_round = !doubling.is_declarers_round;
    if (doubling.round_parts.none()) return end_doubling(state);
  }
}

void end_turn_if_settled(State& state, int seat) {
  Doubling& doubling = state.doubling;
  if (open_for(state, seat).none()) {
    doubling.is_done[index(seat)] = true;
    doubling.has_spoken[index(seat)] = true;
  }
  give_word(state);
}

// Who speaks before his turn gets the order wrong, and the play goes on (rule book 1.12).
Objection must_have_word(const State& state, Actor actor, std::string_view found) {
  auto objection = must_be_turn(state, actor, Phase::flek, found);
  if (objection && objection->code == "out-of-turn") objection->is_playable = true;
  return objection;
}

// The seat has said in this round all that it may.
bool is_through(const State& state, Actor actor) {
  if (!actor.is_seat() || actor.seat_number() > 2 || state.phase != Phase::flek) return false;
  const int seat = actor.seat_number();
  return state.to_act != actor && speaks(state, seat) && state.doubling.is_done[index(seat)];
}

// Every position carries the early words, so there may be only as many as a deal can need. Beyond
// that they are void, or a record of nothing else would take memory without bound.
bool is_crowded(const State& state, Actor actor) {
  constexpr std::size_t most_early = 64;
  if (!actor.is_seat() || actor.seat_number() > 2 || state.phase != Phase::flek) return false;
  return !speaks(state, actor.seat_number()) && state.doubling.early.size() >= most_early;
}

// The seat that has the word said something before its turn.
std::optional<DoublingCall> take_early_word(State& state) {
  auto& early = state.doubling.early;
  const auto own = std::find_if(early.begin(), early.end(), [&](const auto& call) {
    return state.phase == Phase::flek && state.to_act == Actor::seat(call.first);
  });
  if (own == early.end()) return std::nullopt;
  const DoublingCall word = own->second;
  early.erase(own);
  return word;
}

// A word about a part that is not open is void; it changes nothing.
Objection void_word(const State& state, Part part, int count, const std::string& found) {
  if (is_capped(state, part) && count > state.options->max_fleks) {
    return playable_fault(
        "flek-over-cap", std::to_string(state.options->max_fleks), found,
        Message(KIBIC_TEXT("{0} fleks on {1} are the most; “{2}” is void and not punished"),
                state.options->max_fleks, name_of(part), found));
  }
  return playable_fault("flek-on-closed-part", "", found,
                        Message(KIBIC_TEXT("{0} is not open to this player now; “{1}” is void"),
                                name_of(part), found));
}

bool is_trhak(const State& state, int seat) {
  if (!state.options->forced_flek_trhak || state.contract->kind != ContractKind::sedma)
    return false;
  const Suit trump = *state.contract->trump;
  const CardSet hand = state.hands[index(seat)];
  return state.is_defender(seat) &&
         (hand.contains(Card(trump, Rank::kral)) || hand.contains(Card(trump, Rank::svrsek)));
}

// Option 10: who holds the král or svršek of trumps must flek hra in a sedma, once for the side.
bool must_flek_hra(const State& state, int seat) {
  const Doubling& doubling = state.doubling;
  return !doubling.is_declarers_round && doubling.counts[index_of(Part::hra)] == 0 &&
         open_for(state, seat)[index_of(Part::hra)] && is_trhak(state, seat);
}

}  // namespace

void start_doubling(State& state) {
  state.phase = Phase::flek;
  state.doubling = Doubling();
  for (const Part part : parts_of(state.contract->kind)) {
    state.doubling.round_parts.set(index_of(part));
  }
  give_word(state);
}

bool is_turn_optional(const State& state) {
  return state.phase == Phase::flek && state.doubling.is_open.none();
}

void pass_optional_turn(State& state) {
  const int seat = state.to_act.seat_number();
  state.doubling.is_done[index(seat)] = true;
  state.doubling.has_spoken[index(seat)] = true;
  give_word(state);
}

Objection check(const State& state, Actor actor, const Against& action) {
  const std::string found = action.part == Part::sto_against ? "against sto" : "against sedma";
  auto objection = must_be_turn(state, actor, Phase::flek, found);
  const bool is_only_early = objection && objection->code == "out-of-turn" &&
                             may_announce_against(state, actor.seat_number());
  if (objection && !is_only_early) return objection;
  const bool is_possible =
      action.part == Part::sto_against ? has_sto_against(state) : has_sedma_against(state);
  if (!is_possible || !may_announce_against(state, actor.seat_number())) {
    return playable_fault("against-not-allowed", "", found,
                          Message(KIBIC_TEXT("“{0}” cannot be announced now; it is void"), found));
  }
  const Card seven(state.contract->trump.value_or(Suit::hearts), Rank::seven);
  if (action.part == Part::sedma_against && !state.options->sedma_without_seven &&
      !state.hands[index(actor.seat_number())].contains(seven)) {
    return playable_fault(
        "against-without-seven", to_string(seven), found,
        Message(KIBIC_TEXT("sedma proti needs the card {0} in hand"), to_string(seven)));
  }
  return std::nullopt;
}

Objection check(const State& state, Actor actor, const Flek& action) {
  const std::string found = flek_text(action);
  const bool is_late = state.phase == Phase::play && actor.is_seat();
  if (is_late || is_through(state, actor) || is_crowded(state, actor)) {
    return void_word(state, action.part, action.count, found);
  }
  if (auto objection = must_have_word(state, actor, found)) return objection;
  if (!open_for(state, actor.seat_number())[index_of(action.part)]) {
    return void_word(state, action.part, action.count, found);
  }
  const Flek expected{action.part, state.doubling.counts[index_of(action.part)] + 1};
  if (action.count == expected.count) return std::nullopt;
  return playable_fault("wrong-flek-count", flek_text(expected), found,
                        Message(KIBIC_TEXT("the next flek on {0} is number {1}, not {2}"),
                                name_of(action.part), expected.count, action.count));
}

Objection check(const State& state, Actor actor, const FlekPass& action) {
  const std::string found =
      action.part ? "flek-pass " + std::string(name_of(*action.part)) : "flek-pass";
  const bool is_late = state.phase == Phase::play && actor.is_seat();
  if (is_late || is_through(state, actor) || is_crowded(state, actor)) {
    return void_word(state, action.part.value_or(Part::hra), 0, found);
  }
  if (auto objection = must_have_word(state, actor, found)) return objection;
  const int seat = actor.seat_number();
  if (action.part && !open_for(state, seat)[index_of(*action.part)]) {
    return void_word(state, *action.part, 0, found);
  }
  const bool passes_hra = !action.part || *action.part == Part::hra;
  if (!passes_hra || !must_flek_hra(state, seat)) return std::nullopt;
  return playable_fault(
      "forced-flek", "flek hra 1", found,
      Message(KIBIC_TEXT("who holds the král or svršek of trumps must say flek on hra here")));
}

Objection check(const State& state, Actor actor, const NotPlayedStatement& action) {
  if (auto objection = must_be_table(actor, "not-played")) return objection;
  if (state.not_played == action.reason) return std::nullopt;
  const std::string found(name_of(action.reason));
  if (!state.not_played) {
    return playable_fault("not-played-mismatch", "", found,
                          Message(KIBIC_TEXT("the record does not play a deal that has to be "
                                             "played")));
  }
  const std::string expected(name_of(*state.not_played));
  return playable_fault("not-played-mismatch", expected, found,
                        Message(KIBIC_TEXT("the deal is not played because of “{0}”, the record "
                                           "says “{1}”"),
                                expected, found));
}

void apply(State& state, Actor actor, const Against& action) {
  if (state.phase != Phase::flek) return;
  const int seat = actor.seat_number();
  const bool is_possible =
      action.part == Part::sto_against ? has_sto_against(state) : has_sedma_against(state);
  if (!is_possible || !may_announce_against(state, seat)) return;
  Doubling& doubling = state.doubling;
  // Said after the last flek of a first comment, it goes to the declarer who has the word by now.
  PartSet& parts = doubling.is_declarers_round ? doubling.round_parts : doubling.raised;
  parts.set(index_of(action.part));
  if (action.part == Part::sedma_against) doubling.sedma_against_seat = seat;
  if (action.part == Part::sto_against) {
    doubling.sto_against_seat = seat;
    // The hra is not settled any more and cannot be doubled (rule book 1.8).
    doubling.round_parts.reset(index_of(Part::hra));
    doubling.raised.reset(index_of(Part::hra));
  }
  doubling.calls.emplace_back(seat, action);
  give_word(state);
}

namespace {

void count_word(State& state, int seat, const Flek& action) {
  const std::size_t part = index_of(action.part);
  if (!open_for(state, seat)[part]) return;
  Doubling& doubling = state.doubling;
  ++doubling.counts[part];
  doubling.raised.set(part);
  doubling.settled[index(seat)].set(part);
  doubling.has_doubled[index(seat)] = true;
  doubling.calls.emplace_back(seat, Flek{action.part, doubling.counts[part]});
  end_turn_if_settled(state, seat);
}

void count_word(State& state, int seat, const FlekPass& action) {
  Doubling& doubling = state.doubling;
  if (action.part && !open_for(state, seat)[index_of(*action.part)]) return;
  if (action.part) {
    doubling.settled[index(seat)].set(index_of(*action.part));
  } else {
    doubling.settled[index(seat)] = PartSet().set();
  }
  doubling.calls.emplace_back(seat, action);
  end_turn_if_settled(state, seat);
}

void count_word(State& /*state*/, int /*seat*/, const Against& /*action*/) {}  // is never early

// A defender before his partner speaks at once; the word of the other side waits for its turn.
template <class Word>
void speak(State& state, Actor actor, const Word& word) {
  if (state.phase != Phase::flek || is_through(state, actor) || is_crowded(state, actor)) return;
  const int seat = actor.seat_number();
  if (!speaks(state, seat)) {
    state.doubling.early.emplace_back(seat, word);
    return;
  }
  count_word(state, seat, word);
  while (const auto early = take_early_word(state)) {
    const int speaker = state.to_act.seat_number();
    std::visit([&](const auto& said) { count_word(state, speaker, said); }, *early);
  }
}

}  // namespace

void apply(State& state, Actor actor, const Flek& action) {
  speak(state, actor, action);
}

void apply(State& state, Actor actor, const FlekPass& action) {
  speak(state, actor, action);
}

// A record may end a deal that the rules would have played; its bill is then still checked.
void apply(State& state, Actor /*actor*/, const NotPlayedStatement& action) {
  const bool is_unplayed = state.phase == Phase::play && state.tricks.size() == 1 &&
                           state.tricks[0].size == 0 && state.first_trick == 1;
  if (!is_unplayed || action.reason == NotPlayed::all_passed) return;
  state.not_played = action.reason;
  state.tricks.clear();
  finish(state);
}

std::vector<Action> legal_doubling(const State& state) {
  std::vector<Action> actions;
  const int seat = state.to_act.seat_number();
  const Doubling& doubling = state.doubling;
  const bool is_forced = must_flek_hra(state, seat);
  if (may_announce_against(state, seat)) {
    const bool has_seven = state.contract->trump && state.hands[index(seat)].contains(
                                                        Card(*state.contract->trump, Rank::seven));
    if (has_sedma_against(state) && (has_seven || state.options->sedma_without_seven)) {
      actions.emplace_back(Against{Part::sedma_against});
    }
    if (has_sto_against(state)) actions.emplace_back(Against{Part::sto_against});
  }
  for (const Part part : all_parts) {
    if (!doubling.is_open[index_of(part)]) continue;
    actions.emplace_back(Flek{part, doubling.counts[index_of(part)] + 1});
    // Passing on the last open part is the same as passing on all.
    const bool is_last = doubling.is_open.count() == 1;
    if (!is_last && !(is_forced && part == Part::hra)) actions.emplace_back(FlekPass{part});
  }
  if (!is_forced) actions.emplace_back(FlekPass{});
  return actions;
}

}  // namespace kibic::marias::flow
