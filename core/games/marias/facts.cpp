// What people say about a deal of mariáš besides its cards.
#include <algorithm>
#include <array>
#include <cstdint>

#include "core/base/text.h"
#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

using Names = std::vector<std::string>;

std::string name_at(const Names& names, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  return index < names.size() && !names[index].empty() ? names[index] : flow::seat_name(seat);
}

// "sedma ×4" for two fleks; the game has no limit, numbers do.
std::string doubled(std::string_view part, int fleks) {
  std::string text(part);
  if (fleks > 0) text += " ×" + std::to_string(std::int64_t{1} << std::min(fleks, 60));
  return text;
}

// --- What is played for.

std::string doubled_parts(const State& state) {
  std::vector<std::string> parts;
  for (const Part part : all_parts) {
    const int fleks = state.doubling.counts[index_of(part)];
    if (fleks > 0) parts.push_back(doubled(pretty(part), fleks));
  }
  return join(parts, ", ");
}

std::string trumps_of(const Contract& contract) {
  std::string suits(symbol_of(*contract.trump));
  if (contract.helper) suits.append(" ").append(symbol_of(*contract.helper));
  return suits;
}

Message contract_text(const State& state, const Contract& contract, const std::string& declarer) {
  const std::string_view kind = pretty(contract.kind);
  const std::string fleks = doubled_parts(state);
  if (contract.trump && fleks.empty()) {
    return Message(KIBIC_TEXT("{0} plays {1}; trumps {2}"), declarer, kind, trumps_of(contract));
  }
  if (contract.trump) {
    return Message(KIBIC_TEXT("{0} plays {1}; trumps {2}; {3}"), declarer, kind,
                   trumps_of(contract), fleks);
  }
  if (fleks.empty()) return Message(KIBIC_TEXT("{0} plays {1}, without trumps"), declarer, kind);
  return Message(KIBIC_TEXT("{0} plays {1}, without trumps; {2}"), declarer, kind, fleks);
}

Message before_contract(const State& state, const Names& names) {
  switch (state.phase) {
    case Phase::deal:
      return Message(KIBIC_TEXT("The cards are being dealt"));
    case Phase::trump:
      return Message(KIBIC_TEXT("{0} chooses trumps"), name_at(names, state.chooser));
    case Phase::bid:
      if (!state.auction.holder || !state.auction.rung) {
        return Message(KIBIC_TEXT("Auction: nobody has bid yet"));
      }
      return Message(KIBIC_TEXT("Auction: {0} is at {1}"), name_at(names, *state.auction.holder),
                     pretty(*state.auction.rung));
    case Phase::over:
      return Message(KIBIC_TEXT("Nobody played"));
    case Phase::talon:
    case Phase::declare:
    case Phase::respond:
    case Phase::flek:
    case Phase::play:
      break;
  }
  return Message(KIBIC_TEXT("{0} prepares a contract"), name_at(names, state.declarer));
}

Message headline_of(const State& state, const Names& names) {
  if (state.contract) {
    return Message(KIBIC_TEXT("{0}: {1}"), name_at(names, state.declarer), pretty(*state.contract));
  }
  return state.phase == Phase::over ? Message(KIBIC_TEXT("not played")) : Message();
}

// --- Seats.

// Files of one deal may not say who dealt; in volený the chooser is the forhont (rule book 1.4).
std::optional<int> forhont_of(const State& state) {
  if (state.has_begun) return state.forhont();
  const bool has_chooser =
      state.options->variant == Variant::voleny && state.chosen_trump.has_value();
  return has_chooser ? std::optional(state.chooser) : std::nullopt;
}

// Clockwise from the dealer's left, as the rule book names the places (1.2).
Message place_of_seat(const State& state, int seat) {
  constexpr std::array<const char*, 3> places{"forhont", "zadák", "rozdávající"};
  const auto forhont = forhont_of(state);
  if (!forhont) return {};
  return Message("{0}", places[static_cast<std::size_t>((seat - *forhont + 3) % 3)]);
}

// Marriages shown and fleks said, in the words of the game.
std::vector<Message> deeds_of(const State& state, int seat) {
  std::vector<Message> deeds;
  for (const Marriage& marriage : state.marriages) {
    if (marriage.seat != seat) continue;
    deeds.emplace_back(KIBIC_TEXT("hláška {0} {1}"), symbol_of(marriage.suit), marriage.value);
  }
  for (const auto& [speaker, call] : state.doubling.calls) {
    if (speaker != seat) continue;
    if (const auto* flek = std::get_if<Flek>(&call)) {
      deeds.emplace_back(KIBIC_TEXT("{0} on {1}"), flek_word(flek->count), pretty(flek->part));
    } else if (const auto* against = std::get_if<Against>(&call)) {
      deeds.emplace_back("{0}", pretty(against->part));
    }
  }
  return deeds;
}

SeatFacts seat_facts(const State& state, int seat) {
  SeatFacts facts;
  if (state.contract) {
    facts.role =
        seat == state.declarer ? Message(KIBIC_TEXT("declarer")) : Message(KIBIC_TEXT("defender"));
  }
  facts.position = place_of_seat(state, seat);
  if (state.is_score_known) {
    facts.score_before = state.score_before[static_cast<std::size_t>(seat)];
  }
  facts.deeds = deeds_of(state, seat);
  return facts;
}

// --- Sides: the declarer's, then the defenders'.

std::array<int, 2> marriages_by_side(const State& state) {
  std::array<int, 2> points{};
  for (const Marriage& marriage : state.marriages) {
    points[marriage.seat == state.declarer ? 0 : 1] += marriage.value;
  }
  return points;
}

// Cards, last trick and all marriages; those of tricks before the record began, too.
std::array<int, 2> points_by_side(const State& state) {
  std::array<int, 2> points = marriages_by_side(state);
  for (std::size_t side = 0; side < 2; ++side) {
    points[side] += state.points[side] + state.won_before[side];
  }
  return points;
}

TallyRow row(Message name, const std::array<int, 2>& numbers, bool is_sum = false) {
  return {std::move(name), {numbers[0], numbers[1]}, is_sum};
}

// Tricks lie open while they are played, so all of this is public.
std::vector<TallyRow> tally_of(const State& state) {
  std::vector<TallyRow> rows;
  if (has_trump(state.contract->kind)) {
    const bool has_before = state.won_before != std::array<int, 2>{};
    if (has_before) rows.push_back(row(Message(KIBIC_TEXT("before")), state.won_before));
    rows.push_back(row(Message(KIBIC_TEXT("cards")), state.points));
    rows.push_back(row(Message(KIBIC_TEXT("hlášky")), marriages_by_side(state)));
    rows.push_back(row(Message(KIBIC_TEXT("points")), points_by_side(state), true));
  }
  rows.push_back(row(Message(KIBIC_TEXT("tricks")), state.tricks_won));
  return rows;
}

// --- Parts.

bool is_of_defenders(Part part) {
  return part == Part::sedma_against || part == Part::sto_against;
}

// A hra is a race of both sides; its owner's points come first.
Message standing_of(const State& state, Part part) {
  if (part != Part::hra) return {};
  const auto points = points_by_side(state);
  return Message("{0} : {1}", points[0], points[1]);
}

// What can no longer change before the end.
std::optional<bool> decided(const State& state, Part part) {
  switch (part) {
    case Part::betl:
      return state.tricks_won[0] > 0 ? std::optional(false) : std::nullopt;
    case Part::durch:
      return state.tricks_won[1] > 0 ? std::optional(false) : std::nullopt;
    case Part::sedma:
    case Part::sedma_against: {
      if (state.trump_seven == SevenFate::absent) return std::nullopt;
      const SevenFate won =
          is_of_defenders(part) ? SevenFate::defender_won : SevenFate::declarer_won;
      return state.trump_seven == won;
    }
    case Part::hra:
    case Part::sto:
    case Part::two_sevens:
    case Part::sto_against:
    case Part::silent_seven:
      break;
  }
  return std::nullopt;
}

std::vector<PartFacts> open_parts(const State& state) {
  std::vector<Part> parts = parts_of(state.contract->kind);
  if (state.doubling.sedma_against_seat) parts.push_back(Part::sedma_against);
  if (state.doubling.sto_against_seat) {
    // It takes the place of the hra (rule book 1.8).
    std::erase(parts, Part::hra);
    parts.push_back(Part::sto_against);
  }
  std::vector<PartFacts> facts;
  for (const Part part : parts) {
    const int fleks = state.doubling.counts[index_of(part)];
    facts.push_back({Message("{0}", doubled(pretty(part), fleks)), standing_of(state, part),
                     decided(state, part), std::nullopt});
  }
  return facts;
}

std::vector<PartFacts> settled_parts(const Settlement& bill) {
  std::vector<PartFacts> facts;
  for (const SettlementPart& settled : bill.parts) {
    const auto part = parse_part(settled.name);
    const std::string name = part ? std::string(pretty(*part)) : settled.name;
    facts.push_back(
        {Message("{0}", doubled(name, settled.doubles)), {}, settled.is_won, settled.amount});
  }
  return facts;
}

Message veiled_deal(const Deal& deal, int viewer) {
  const auto& hand = deal.hands[static_cast<std::size_t>(viewer)];
  if (hand.empty() && !deal.talon.empty()) return Message(KIBIC_TEXT("The talon is dealt."));
  if (hand.empty()) return Message(KIBIC_TEXT("Cards are dealt."));
  CardSet cards;
  for (const Card card : hand) cards.insert(card);
  return Message(KIBIC_TEXT("Cards are dealt: {0}."), pretty(cards));
}

}  // namespace

TableFacts Rules::facts(const State& state, std::optional<int> /*viewer*/, const Names& names) {
  TableFacts facts;
  facts.unit = unit_of(*state.options);
  facts.headline = headline_of(state, names);
  for (int seat = 0; seat < 3; ++seat) facts.seats.push_back(seat_facts(state, seat));
  const auto bill = settlement(state);
  if (!state.contract) {
    facts.contract = before_contract(state, names);
    if (bill) facts.parts = settled_parts(*bill);
    return facts;
  }
  facts.contract = contract_text(state, *state.contract, name_at(names, state.declarer));
  facts.main_seat = state.declarer;
  facts.sides = {Message("{0}", name_at(names, state.declarer)), Message(KIBIC_TEXT("defenders"))};
  if (!state.not_played && state.phase >= Phase::play) facts.tally = tally_of(state);
  facts.parts = bill ? settled_parts(*bill) : open_parts(state);
  return facts;
}

std::optional<Message> Rules::describe_veiled(const State& /*state*/, Actor actor,
                                              const Action& action, int viewer,
                                              const Names& names) {
  if (const auto* deal = std::get_if<Deal>(&action)) return veiled_deal(*deal, viewer);
  if (!actor.is_seat() || actor == Actor::seat(viewer)) return std::nullopt;
  const std::string who = name_at(names, actor.seat_number());
  if (std::holds_alternative<Discard>(action)) {
    return Message(KIBIC_TEXT("{0} puts cards into the talon."), who);
  }
  // The chosen suit is a secret until the contract is announced (rule book, case 29).
  if (std::holds_alternative<ChooseTrump>(action)) {
    return Message(KIBIC_TEXT("{0} lays a trump card aside."), who);
  }
  return std::nullopt;
}

std::optional<double> Rules::value_seen_by(const State& state, double value, int from, int to) {
  if (!state.contract) return std::nullopt;
  // By what the declarer gets from each defender: twice for himself, the other side of it for them.
  const auto factor = [&](int seat) { return seat == state.declarer ? 2.0 : -1.0; };
  return value / factor(from) * factor(to);
}

}  // namespace kibic::marias
