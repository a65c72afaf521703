// House rules of ochko. Source: rule book ochko 1, ambiguities A1 to A14.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/games/ochko/money.h"
#include "core/model/game.h"
#include "core/model/record.h"

namespace kibic::ochko {

enum class Tie : std::uint8_t { player, push, banker };
enum class Ace : std::uint8_t { positional, flexible };
enum class TwoAces : std::uint8_t { bust, golden, twelve };
enum class Show : std::uint8_t { none, up, both };

// A deal needs at most 16 cards (rule book 3.6), so a shoe with that many can always finish it.
inline constexpr int most_cards_in_deal = 16;

struct Options {
  Tie tie = Tie::player;             // R10, A5
  bool pj_ten = true;                // A1: ace and ten is a PocketJack
  Ace ace = Ace::positional;         // R6, A2
  TwoAces two_aces = TwoAces::bust;  // A3; twelve with flexible aces, unless set
  int reshuffle_below = 0;       // A6: 0: each deal has a fresh deck; else shuffle below N cards
  bool peek = false;             // A7: the banker looks at his closed card first
  bool pj_auto = true;           // A8: a PocketJack of the player ends the deal
  bool auto_stand_21 = false;    // A9
  Show show = Show::up;          // A10: which of the banker's cards lie open
  std::int64_t stake_step = 5;   // A11, units ≥ 1: of "stake +" and "stake -"
  std::int64_t stake_limit = 0;  // A11, units; 0: the bank alone limits the stake
  Hundredths pay = one_unit;     // A12b: for a won deal, of the stake
  Hundredths pj_pay = one_unit;  // for a deal won with a PocketJack; as pay, unless set

  bool operator==(const Options&) const = default;

  bool is_deck_fresh() const { return reshuffle_below == 0; }
  // All sums are whole units.
  bool pays_whole() const { return is_whole(pay) && is_whole(pj_pay); }

  // An Error names a key that does not exist or a value it cannot take. Booleans are yes, true, on,
  // 1, no, false, off or 0.
  static Result<Options> from(const RuleSet& rules);
};

// What differs from the defaults, in canonical keys and values: from(changed(o)) == o.
RuleSet changed(const Options& options);
// All keys with their values in the order of the list, "tie=player pj_ten=yes …".
std::string to_string(const Options& options);

std::vector<GameOption> option_list();

}  // namespace kibic::ochko
