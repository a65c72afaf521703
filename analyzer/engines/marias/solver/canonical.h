// Which cards are the same move, and one exact 64-bit key for all positions that are the same game.
#pragma once

#include "analyzer/engines/marias/solver/layout.h"

namespace kibic::marias::open_hand {

// How cards of one suit fall into classes whose members differ only in rank.
class Canonical {
 public:
  Canonical() = default;
  explicit Canonical(const Law& law);

  // Cards of `own` whose next lower card in play is in `own` too and of the same class: playing
  // either comes to the same. Others: all cards in play that are not `own`, those of the trick too.
  constexpr Bits redundant(Bits own, Bits others) const { return reached(own, others, pass_); }

  // The same whatever the class: cards next above another own card.
  constexpr Bits neighbours(Bits own, Bits others) const {
    return reached(own, others, 0xFEFE'FEFE);
  }

  // Two bits a card say who holds it; gaps left by cards gone are closed, so that the key holds
  // just the order of owners in each class. REQUIRES: no trick under way.
  std::uint64_t key(const std::array<Bits, 3>& hands) const;
  // The same with every card at its place.
  static constexpr std::uint64_t plain_key(const std::array<Bits, 3>& hands) {
    return (hands[0] | hands[2]) | static_cast<std::uint64_t>(hands[1] | hands[2]) << 32U;
  }

  bool operator==(const Canonical&) const = default;

 private:
  static constexpr Bits reached(Bits own, Bits others, Bits pass) {
    const Bits gaps = ~(own | others);
    Bits reach = (own << 1U) & pass;
    Bits through = (gaps << 1U) & pass;
    reach |= through & (reach << 1U);
    through &= through << 1U;
    reach |= through & (reach << 2U);
    through &= through << 2U;
    reach |= through & (reach << 4U);
    return own & reach;
  }

  Bits pass_ = 0;              // cards that are of one class with the card below
  Bits low_ = 0;               // cards whose gaps are closed downwards
  Bits fixed_ = 0;             // among them: places that count as taken even when empty
  bool has_top_pair_ = false;  // desítka and eso close up at the top
};

}  // namespace kibic::marias::open_hand
