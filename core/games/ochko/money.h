// Money of ochko. Stakes are whole units (rule book ochko 1, A13), pay ratios have up to two
// decimals (A12b), so that every sum is exact in hundredths of a unit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kibic::ochko {

// Hundredths of a unit of money, or of a stake in pay ratios.
using Hundredths = std::int64_t;
inline constexpr Hundredths one_unit = 100;

// Neither banks nor stakes can be larger, in units: no sum of Kibic's overflows.
inline constexpr std::int64_t most_units = 1'000'000'000'000;

std::string to_string_hundredths(Hundredths amount);  // "505", "507.5", "-0.25"
// At most two decimals, at most most_units. No value: no such number.
std::optional<Hundredths> parse_hundredths(std::string_view text);

constexpr bool is_whole(Hundredths amount) {
  return amount % one_unit == 0;
}

}  // namespace kibic::ochko
