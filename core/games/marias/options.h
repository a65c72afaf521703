// House rules of mariáš: the thesis's fifteen options, the prices, and the switches on which the
// sources disagree. Source: rule book 1.13 (keys, defaults), 1.14 (volený defaults).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/games/marias/contract.h"
#include "core/model/game.h"
#include "core/model/record.h"

namespace kibic::marias {

enum class Variant : std::uint8_t { licitovany, voleny };
enum class Opener : std::uint8_t { second, dealer };
enum class TwoSevensOrder : std::uint8_t { official, sql };
enum class KingFirst : std::uint8_t { illegal, forfeits, announces };
enum class FailedSto : std::uint8_t { linear, doubling, steep };
enum class MarriageForSto : std::uint8_t { first, highest, each };
enum class TalonPoints : std::uint8_t { none, defenders, declarer };

struct Options {
  Variant variant = Variant::licitovany;
  // The thesis's options in its order (rule book 1.13, numbers 1 to 15; 9 is marriage_for_sto).
  bool ten_below_jack_in_two_sevens = false;
  bool tens_to_talon_in_two_sevens = false;
  bool sto_multiplies = false;
  bool sedma_without_seven = false;
  bool fold_after_sedma = true;
  bool sedma_against = false;
  bool sto_against = false;
  bool better_sto_above_stosedm = true;
  bool forced_flek_trhak = false;
  bool shuffle_each_deal = false;
  bool pass_paid_to_forhont = false;
  bool unplayed_without_flek = true;
  bool unplayed_with_one_flek = true;
  int max_fleks = 4;  // 0: unlimited

  // Prices for one opponent without fleks: haléře in licitovaný, base bets in volený; ≥ 0.
  std::int64_t price_hra = 20;
  std::int64_t price_sedma = 40;
  std::int64_t price_sto = 80;
  std::int64_t price_betl = 300;
  std::int64_t price_durch = 600;
  std::int64_t price_two_sevens = 800;
  std::int64_t price_pass = 0;

  // What an opponent pays or gets at most, in units (price_hra); 0: no limit.
  int limit = 500;
  int limit_raised = 750;  // when both defenders said at least one flek; never below limit

  Opener opener = Opener::second;
  TwoSevensOrder two_sevens_order = TwoSevensOrder::official;
  KingFirst king_first = KingFirst::illegal;
  FailedSto failed_sto = FailedSto::linear;  // doubling with sto_multiplies, unless set
  bool opponents_marriages_in_failed_sto = true;
  MarriageForSto marriage_for_sto = MarriageForSto::first;
  bool silent_sto_multiplies = false;  // follows sto_multiplies unless set
  bool stosedm_together = false;
  TalonPoints talon_points = TalonPoints::none;
  int fleks_needed_for_hra = 1;  // volený: a plain hra with fewer fleks is not played

  bool operator==(const Options&) const = default;

  static Options defaults(Variant variant);
  // Defaults of the variant with the given keys changed; a key "variant" goes before `variant`.
  // Booleans are yes, true, 1, no, false or 0. An Error names a key that does not exist or a value
  // it cannot take.
  static Result<Options> from(const std::string& variant, const RuleSet& rules);
};

std::string_view name_of(Variant variant);

// As bills are written: haléře in licitovaný, base bets in volený.
std::string unit_of(const Options& options);

// What a part costs one opponent without fleks and hearts; a silent seven as much as a hra.
std::int64_t price_of(Part part, const Options& options);

// Keys, defaults and meanings for `kibic games`.
std::vector<GameOption> option_list(Variant variant);

}  // namespace kibic::marias
