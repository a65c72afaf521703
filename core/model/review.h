// Everything we say about one record.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/luck.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/settlement.h"
#include "core/model/verdict.h"

namespace kibic {

// How a review was made; with the record it determines every byte of it.
struct ReviewSettings {
  std::uint64_t seed = 1;
  std::string level = "normal";  // quick, normal, deep
  std::size_t worlds = 256;      // cap of the sequential budget for one decision
  std::optional<int> seat;       // judge this seat only

  bool operator==(const ReviewSettings&) const = default;
};

struct Review {
  std::string id;  // of the record
  std::string engine_version;
  ReviewSettings settings;
  std::vector<Verdict> verdicts;                // by event
  std::vector<std::optional<double>> accuracy;  // 0…100 by seat; none without judged decisions
  std::vector<double> loss_by_seat;             // sum of informed losses
  std::optional<LuckAccount> luck;              // none where no account is kept

  bool operator==(const Review&) const = default;
};

}  // namespace kibic
