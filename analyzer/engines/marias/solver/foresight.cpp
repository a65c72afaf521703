#include "analyzer/engines/marias/solver/foresight.h"

namespace kibic::marias::open_hand {
namespace {

constexpr Bits eso_of_trumps = bit(7);
constexpr Bits desitka_of_trumps = bit(6);

// Sharp cards of side suits that the leader cashes at once: from the top, while both others must
// follow or have no trumps.
int quick_tens(Bits own, Bits left, Bits right, const Law& law) {
  const bool is_safe = ((left | right) & law.trumps) == 0;
  const Bits others = left | right;
  int tens = 0;
  for (int suit = 8; suit < 32; suit += 8) {
    const Bits eso = bit(suit + 7);
    const Bits desitka = bit(suit + 6);
    const auto can_cash = [&](int times) {
      const Bits all = suit_of(suit);
      return is_safe || (count(left & all) >= times && count(right & all) >= times);
    };
    const bool has_eso = (own & eso) != 0;
    if (has_eso && can_cash(1)) ++tens;
    if ((own & desitka) != 0 && (others & eso) == 0 && can_cash(has_eso ? 2 : 1)) ++tens;
  }
  return tens;
}

}  // namespace

// A trump eso takes the trick it is played to, a trump desítka too unless the other side has the
// eso.
Bounds declarers_tens(const HandBits& hands, int leader, const Law& law) {
  const Bits defenders = hands[1] | hands[2];
  Bounds bounds{0, count((hands[0] | defenders) & law.sharp) + (law.sharp != 0 ? 1 : 0)};
  if (law.is_natural || law.trumps == 0 || law.sharp == 0) return bounds;
  const int second = after(leader);
  const int quick =
      quick_tens(hands[index(leader)], hands[index(second)], hands[index(after(second))], law);
  if (is_declarers(leader)) {
    bounds.least += quick;
  } else {
    bounds.most -= quick;
  }
  if ((hands[0] & eso_of_trumps) != 0) ++bounds.least;
  if ((defenders & eso_of_trumps) != 0) --bounds.most;
  if ((hands[0] & desitka_of_trumps) != 0 && (defenders & eso_of_trumps) == 0) ++bounds.least;
  if ((defenders & desitka_of_trumps) != 0 && (hands[0] & eso_of_trumps) == 0) --bounds.most;
  return bounds;
}

}  // namespace kibic::marias::open_hand
