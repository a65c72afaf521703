// What each possible end of the play is worth: the search compares small numbers, the amounts come
// from the bill.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "analyzer/engines/marias/solver/layout.h"
#include "core/games/marias/bill.h"

namespace kibic::marias::open_hand {

inline constexpr int max_tens = 9;    // eight sharp cards and the last trick
inline constexpr int fate_count = 5;  // of SevenFate
inline constexpr std::size_t end_count = fate_count * fate_count;

// Index of the fates of both sevens.
constexpr std::size_t end_of(SevenFate trump, SevenFate helper) {
  return index(static_cast<int>(trump) * fate_count + static_cast<int>(helper));
}
constexpr SevenFate fate_of(int owner, int winner) {
  if (owner == 0) return winner == 0 ? SevenFate::declarer_won : SevenFate::declarer_beaten;
  return winner == owner ? SevenFate::defender_won : SevenFate::defender_beaten;
}

// What can still become of a seven.
struct SevenOutlook {
  enum class Owner : std::uint8_t { none, declarer, defender } owner = Owner::none;
  SevenFate so_far = SevenFate::absent;

  std::vector<SevenFate> fates() const;
  bool operator==(const SevenOutlook&) const = default;
};

// Amounts by end and tens of the declarer; ends that cannot come are left at zero.
struct Amounts {
  std::array<std::array<std::int64_t, max_tens + 1>, end_count> by_end{};
  int tens = max_tens;  // columns 0…tens are possible
};

// Amounts replaced by their rank among all that can come, and what ranks are within reach.
struct Cells {
  std::array<std::array<std::uint16_t, max_tens + 1>, end_count> rank{};
  // By sevens in play (bit 0 trump, bit 1 helper), tens at least, tens at most.
  using Range = std::array<std::array<std::uint16_t, max_tens + 1>, max_tens + 1>;
  std::array<Range, 4> least{};
  std::array<Range, 4> most{};

  bool operator==(const Cells&) const = default;
};

// The bill of every end, each asked for once.
class PayoffBook {
 public:
  struct Question {
    Outcome outcome;     // marriages complete; points are those of a declarer without any ten
    int total_tens = 0;  // shared out between the sides in the end
    SevenOutlook trump_seven;
    SevenOutlook helper_seven;
  };
  // The reference holds until the next call.
  const Amounts& amounts(const std::shared_ptr<const Options>& options, const Question& question);

 private:
  std::shared_ptr<const Options> options_;
  std::map<std::vector<std::int64_t>, Amounts> known_;
};

// REQUIRES: values holds every amount that can come, ascending.
Cells cells_of(const Amounts& amounts, const SevenOutlook& trump_seven,
               const SevenOutlook& helper_seven, const std::vector<std::int64_t>& values);

}  // namespace kibic::marias::open_hand
