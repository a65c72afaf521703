// What people say about a position besides the cards: who plays what, who sits where, how it
// stands. Words are messages, amounts are numbers with a unit: the edge formats them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/model/settlement.h"

namespace kibic {

struct SeatFacts {
  Message role;      // "declarer"; empty where there are no roles
  Message position;  // "forhont"; empty where places do not matter or are not known
  std::optional<std::int64_t> score_before;  // of the session before this game, in the unit
  std::vector<Message> deeds;  // shown and said so far: "hláška ♥ 40", "flek on hra"

  bool operator==(const SeatFacts&) const = default;
};

// One row of what the sides have made so far, by side.
struct TallyRow {
  Message name;  // "cards", "tricks"
  std::vector<std::int64_t> by_side;
  bool is_sum = false;  // of the rows above it

  bool operator==(const TallyRow&) const = default;
};

// What is won, lost and paid on its own.
struct PartFacts {
  Message name;                        // "sedma ×2"
  Message standing;                    // of an open part: "60 : 30"; may be empty
  std::optional<bool> is_won;          // by the side that the part belongs to; none: still open
  std::optional<std::int64_t> amount;  // see SettlementPart; once the game is settled

  bool operator==(const PartFacts&) const = default;
};

// Facts as one seat may know them, or all of them for the open view.
struct TableFacts {
  std::string unit;              // of all amounts, see Game::unit
  Message score_name;            // what the score of the session is called; empty: score
  Message headline;              // short, for a list: "Zdeněk: betl"
  Message contract;              // "Tomáš plays sedma; trumps ♣; hra ×2"
  std::optional<int> main_seat;  // whose game it is: values over time are told from its side
  std::vector<SeatFacts> seats;  // may be fewer than there are
  std::vector<Message> sides;    // whose the columns of the tally are
  std::vector<TallyRow> tally;
  std::vector<PartFacts> parts;

  bool operator==(const TableFacts&) const = default;
};

// What can be said about any game: its bill, once there is one.
inline TableFacts facts_of_bill(const std::optional<Settlement>& bill) {
  TableFacts facts;
  if (!bill) return facts;
  facts.unit = bill->unit;
  for (const SettlementPart& part : bill->parts) {
    facts.parts.push_back({Message("{0}", part.name), {}, part.is_won, part.amount});
  }
  return facts;
}

}  // namespace kibic
