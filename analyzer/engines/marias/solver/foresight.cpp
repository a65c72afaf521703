#include "analyzer/engines/marias/solver/foresight.h"

#include <algorithm>

namespace kibic::marias::open_hand {
namespace {

constexpr Bits eso_of_trumps = bit(7);
constexpr Bits desitka_of_trumps = bit(6);

// What the leader takes at once, playing from the top.
struct Quick {
  int tens = 0;           // of side suits
  bool is_sweep = false;  // every trick to the end
};

constexpr int longer(Bits left, Bits right, Bits suit) {
  return std::max(count(left & suit), count(right & suit));
}

// Own cards above all of the others.
constexpr int run(Bits own, Bits others) {
  return others == 0 ? count(own) : count(own & ~((Bits{2} << highest(others)) - 1));
}

// No trump is left to the others once the leader has drawn what they have.
Quick quick_without_trumps(Bits own, Bits left, Bits right, const Law& law) {
  Quick quick;
  int winners = count(own & law.trumps);
  for (int suit = 8; suit < 32; suit += 8) {
    const Bits all = suit_of(suit);
    const Bits top = own & all;
    if (top == 0) continue;
    const int tops = run(top, (left | right) & all);
    if (tops == 0) continue;
    quick.tens += count(top & law.sharp & ~((bit(suit + 7) >> (tops - 1)) - 1));
    winners += tops >= longer(left, right, all) ? count(top) : tops;
  }
  quick.is_sweep = winners == count(own);
  return quick;
}

// Sharp cards while the opponents must follow. A partner who cannot follow takes the trick perhaps,
// and with it the lead: that may happen once, after all else.
Quick quick_among_trumps(Bits own, Bits partner, Bits opponent, bool is_alone) {
  const Bits others = partner | opponent;
  int safe = 0;
  int passing = 0;
  for (int suit = 8; suit < 32; suit += 8) {
    const Bits all = suit_of(suit);
    const Bits eso = bit(suit + 7);
    const Bits desitka = bit(suit + 6);
    if ((own & (eso | desitka)) == 0) continue;
    const auto cash = [&](int times) {
      if (count(opponent & all) < times) return;
      if (count(partner & all) >= times) {
        ++safe;
      } else if (!is_alone) {
        passing = 1;
      }
    };
    const bool has_eso = (own & eso) != 0;
    if (has_eso) cash(1);
    if ((own & desitka) != 0 && (others & eso) == 0) cash(has_eso ? 2 : 1);
  }
  return {.tens = safe + passing};
}

Quick quick_of(const HandBits& hands, int leader, const Law& law) {
  const Bits own = hands[index(leader)];
  const int second = after(leader);
  const Bits left = hands[index(second)];
  const Bits right = hands[index(after(second))];
  const int to_draw = longer(left, right, law.trumps);
  if (to_draw == 0 || run(own & law.trumps, (left | right) & law.trumps) >= to_draw) {
    return quick_without_trumps(own, left, right, law);
  }
  if (is_declarers(leader)) return quick_among_trumps(own, left, right, true);
  return quick_among_trumps(own, hands[index(3 - leader)], hands[0], false);
}

}  // namespace

// A trump eso takes the trick it is played to, a trump desítka too unless the other side has the
// eso.
Bounds declarers_tens(const HandBits& hands, int leader, const Law& law) {
  const Bits defenders = hands[1] | hands[2];
  const int all = count((hands[0] | defenders) & law.sharp) + (law.sharp != 0 ? 1 : 0);
  Bounds bounds{0, all, 0, all};
  if (law.is_natural || law.trumps == 0 || law.sharp == 0) return bounds;
  if ((hands[0] & eso_of_trumps) != 0) ++bounds.never_below;
  if ((defenders & eso_of_trumps) != 0) --bounds.never_above;
  if ((hands[0] & desitka_of_trumps) != 0 && (defenders & eso_of_trumps) == 0) {
    ++bounds.never_below;
  }
  if ((defenders & desitka_of_trumps) != 0 && (hands[0] & eso_of_trumps) == 0) {
    --bounds.never_above;
  }
  bounds.least = bounds.never_below;
  bounds.most = bounds.never_above;
  const Quick quick = quick_of(hands, leader, law);
  if (is_declarers(leader)) {
    bounds.least = quick.is_sweep ? all : bounds.least + quick.tens;
  } else {
    bounds.most = quick.is_sweep ? 0 : bounds.most - quick.tens;
  }
  return bounds;
}

}  // namespace kibic::marias::open_hand
