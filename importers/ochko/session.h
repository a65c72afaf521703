// What goes on from deal to deal of a log: the bank, the stake, the shoe. Reader and writer keep it
// alike, so that a log need only say what does not follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/ochko/rules.h"
#include "core/model/record.h"

namespace kibic::importers::ochko_log {

// "2026-11-30": digits where they have to be.
bool is_date(std::string_view text);

struct Session {
  kibic::ochko::Options options;
  kibic::ochko::Hundredths bank = 500 * kibic::ochko::one_unit;  // R2
  std::int64_t stake = 5;
  kibic::ochko::CardSet gone;  // of the shoe
  int gone_unseen = 0;
  std::vector<std::string> players{"Player", "Banker"};
  std::string date;

  void shuffle();
  // The position before the next deal. A shoe with too few cards is shuffled (A6).
  kibic::ochko::State before_deal();
  // The deal has come to this state. A stated bank is what the next deal begins with, whether it
  // is right or not.
  void after_deal(const kibic::ochko::State& end,
                  const std::optional<kibic::ochko::ResultStatement>& stated);
};

}  // namespace kibic::importers::ochko_log
