// Words for tests of ochko: cards as the rule book writes them.
#pragma once

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

#include "analyzer/engines/ochko/exact/solver.h"
#include "core/base/text.h"

namespace kibic::ochko {

inline Terms default_terms() {
  return terms_of(Options());
}
inline Terms push_terms() {
  Options options;
  options.tie = Tie::push;
  return terms_of(options);
}

// "A", "2" … "9", "10".
inline Kind kind(std::string_view word) {
  return word == "A" ? ace_kind : static_cast<Kind>(to_integer(word).value()) - 1;
}
// "2+10"
inline Holding hand(std::string_view text, const Terms& terms) {
  Holding holding;
  for (const std::string_view word : split(text, '+')) holding.add(kind(word), terms);
  return holding;
}

// As far as the rule book prints it.
inline auto to_digits(int digits, double value) {
  return Approx(value).epsilon(0).margin(0.5000001 * std::pow(10.0, -digits));
}

}  // namespace kibic::ochko
