#include "analyzer/engines/marias/solver/canonical.h"

namespace kibic::marias::open_hand {
namespace {

constexpr Bits each_suit(unsigned ranks) {
  return Bits{0x0101'0101} * ranks;
}
constexpr std::uint64_t twice(Bits cards) {
  return cards | static_cast<std::uint64_t>(cards) << 32U;
}
// A shift left that stays within each byte.
constexpr std::uint64_t up(std::uint64_t x, unsigned n) {
  const std::uint64_t keep = 0x0101'0101'0101'0101U * (0xFFU << n & 0xFFU);
  return x << n & keep;
}

// Moves the bits of x at the places of m to the low end of each byte, keeping their order: the
// parallel suffix method, on eight bytes at a time.
constexpr std::uint64_t close_gaps(std::uint64_t x, std::uint64_t m) {
  x &= m;
  std::uint64_t empty_below = up(~m, 1);
  for (unsigned step = 1; step < 8; step *= 2) {
    std::uint64_t parity = empty_below ^ up(empty_below, 1);
    parity ^= up(parity, 2);
    parity ^= up(parity, 4);
    const std::uint64_t moving = parity & m;
    m = (m ^ moving) | moving >> step;
    const std::uint64_t moved = x & moving;
    x = (x ^ moved) | moved >> step;
    empty_below &= ~parity;
  }
  return x;
}

}  // namespace

Canonical::Canonical(const Law& law) : fixed_(law.special) {
  const bool has_points = law.sharp != 0;
  if (!has_points) {
    low_ = each_suit(0xFF);
    pass_ = each_suit(0xFE);
  } else if (!law.is_natural) {
    low_ = each_suit(0x3F);
    pass_ = each_suit(0xBE);
    has_top_pair_ = true;
  } else {
    // The desítka stands among the low cards; so rare that cards keep their places.
    low_ = each_suit(0xFF);
    fixed_ = each_suit(0xFF);
    pass_ = each_suit(0x66);
  }
  pass_ &= ~(law.special << 1U);
}

std::uint64_t Canonical::key(const std::array<Bits, 3>& hands) const {
  const std::uint64_t owners = plain_key(hands);
  const Bits present = hands[0] | hands[1] | hands[2];
  std::uint64_t result = close_gaps(owners & twice(low_), twice((present | fixed_) & low_));
  if (has_top_pair_) {
    const Bits lonely_aces = each_suit(0x80) & present & ~(present << 1U);
    const std::uint64_t tops = owners & twice(each_suit(0xC0));
    const std::uint64_t moved = tops & twice(lonely_aces);
    result |= (tops ^ moved) | moved >> 1U;
  }
  return result;
}

}  // namespace kibic::marias::open_hand
