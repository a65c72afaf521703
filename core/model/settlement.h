// The bill of a finished game: who gets what, and how it came about.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kibic {

// One line of a bill, in the words of the game ("hra", "sedma").
struct SettlementPart {
  std::string name;
  bool is_won = false;      // by the side that the part belongs to
  int doubles = 0;          // number of fleks, in games that have them
  std::int64_t amount = 0;  // per opponent, signed, as the declaring side sees it

  bool operator==(const SettlementPart&) const = default;
};

struct Settlement {
  std::string unit;  // "hal", "units", "DK"…, see Game::unit
  std::vector<std::int64_t> by_seat;
  std::vector<std::int64_t> points;  // game points by side (declarer, opponents); empty if none
  std::vector<SettlementPart> parts;

  bool operator==(const Settlement&) const = default;
};

}  // namespace kibic
