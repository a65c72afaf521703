// House rules of klokan. Source: rule book klokan 1, ambiguities A1 to A14.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/game.h"
#include "core/model/record.h"

namespace kibic::klokan {

enum class DoubledWhen : std::uint8_t { landing, end };
enum class DoubledKind : std::uint8_t { permanent, positional };
enum class Revisit : std::uint8_t { position, never };
enum class Stuck : std::uint8_t { count, five };
enum class Force : std::uint8_t { none, any, max };

struct Options {
  bool doubling = true;                               // A14
  bool doubling_ends = false;                         // A1, dbl_ends
  DoubledWhen doubled_when = DoubledWhen::landing;    // A2, dbl_when
  DoubledKind doubled_kind = DoubledKind::permanent;  // A3, dbl_kind
  int quiet = 40;  // A5: half-moves without capture or doubling that end the game; 0: off
  bool null_allowed = false;            // A6, null
  Revisit revisit = Revisit::position;  // A7
  Stuck stuck = Stuck::count;           // A9
  int repetitions_end = 0;              // A11, rep: the game ends at this occurrence; 0: off
  int repetitions_forbid = 0;           // A11, rep_forbid: this occurrence may not be made; 0: off
  Force force = Force::none;            // A13

  bool operator==(const Options&) const = default;

  // A plain stone becomes a doubled one for good. Otherwise no stone is ever marked as doubled.
  bool marks_doubled() const { return doubling && doubled_kind == DoubledKind::permanent; }
  bool is_positional() const { return doubling && doubled_kind == DoubledKind::positional; }
  bool looks_back() const { return repetitions_end > 0 || repetitions_forbid > 0; }

  // An Error names a key that does not exist or a value it cannot take. Booleans are yes, true, on,
  // 1, no, false, off or 0.
  static Result<Options> from(const RuleSet& rules);
};

std::vector<GameOption> option_list();

// The options that are not at their defaults, one text for each value.
RuleSet rules_of(const Options& options);

}  // namespace kibic::klokan
