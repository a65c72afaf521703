// Settlement of a deal: from what happened to who pays whom. Pure arithmetic in the units of the
// prices. Source: rule book 1.10, worked examples there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"
#include "core/model/settlement.h"

namespace kibic::marias {

// A marriage (hláška) that was shown.
struct Marriage {
  int seat = 0;
  Suit suit = Suit::hearts;
  int value = 20;  // 40 in trumps

  bool operator==(const Marriage&) const = default;
};

// What became of the trump seven in trick 10 (or of the helper seven in trick 9): nobody played it
// then, its owner won the trick with it, or it was beaten ("zabitá"; by whom does not matter).
enum class SevenFate : std::uint8_t {
  absent,
  declarer_won,
  defender_won,
  declarer_beaten,
  defender_beaten
};

// Fleks on each part; a factor of 2 to the n.
using FlekCounts = std::array<int, part_count>;

// Why a deal was settled without play.
enum class NotPlayed : std::uint8_t {
  no_flek,        // licitovaný option 13; a plain hra in volený
  one_flek,       // licitovaný option 14
  fold,           // omyl: folded after seeing the talon
  helpers_shown,  // a defender showed four helper cards in dvě sedmy
  all_passed,     // licitovaný: nobody bid
  good            // volený: a doubled hra without re, where the rules say it is not played
};

// All that the bill depends on.
struct Outcome {
  std::optional<Contract> contract;  // none: everybody passed, or folded before announcing one
  int declarer = 0;                  // any seat when everybody passed
  int forhont = 0;
  bool is_sedma_against = false;
  bool is_sto_against = false;
  FlekCounts fleks{};
  bool both_defenders_doubled = false;  // each said at least one flek in the deal: the raised limit
  std::optional<NotPlayed> not_played;
  int declarer_points = 0;  // eso, desítka and last trick; multiples of 10
  int defender_points = 0;
  std::vector<Marriage> marriages;  // all that were shown, in order
  SevenFate trump_seven = SevenFate::absent;
  SevenFate helper_seven = SevenFate::absent;
  int declarer_tricks = 0;  // for betl and durch
  int tricks = 0;           // played in all
};

// Parts stand in the order of the contract, then sedma proti, sto proti and the silent seven; each
// amount is before the limit, the sums by seat are after it. A part is won if the side that
// announced it won it, a silent seven (which nobody announced) if the declarer gains by it. A fold
// needs no contract. Points are 0/0 where none are counted: betl, durch, deals not played.
// REQUIRES: the outcome is that of a finished deal under these options.
Settlement settle(const Options& options, const Outcome& outcome);

// The bill when the deal stops at a game renonc: the guilty side loses every part, at its plain
// price and the fleks said so far (rule book 1.12; how short a sto falls then no source says). Only
// the contract, the declarer, the hry proti and the fleks of the outcome count. REQUIRES: a
// contract.
Settlement settle_forfeited(const Options& options, const Outcome& outcome, bool by_declarer);

}  // namespace kibic::marias
