#include "analyzer/engines/marias/worlds/worlds.h"

#include <algorithm>
#include <utility>

namespace kibic::marias {
namespace {

constexpr std::size_t index_of(HiddenPlace place) {
  return static_cast<std::size_t>(place);
}

// Cards that the told counts put into the bins "trumps", "helpers" and "other" of the talon.
std::array<CardSet, 3> told_suits(const Contract& contract) {
  const CardSet trumps = contract.trump ? CardSet::of(*contract.trump) : CardSet();
  const CardSet helpers = contract.helper ? CardSet::of(*contract.helper) : CardSet();
  return {trumps, helpers, CardSet::all() - trumps - helpers};
}

}  // namespace

Worlds::Worlds(Knowledge knowledge) : knowledge_(std::move(knowledge)) {
  cards_.assign(knowledge_.hidden.begin(), knowledge_.hidden.end());
  prepare();
  if (count() == 0) relax();
}

void Worlds::prepare() {
  allowed_.fill(CardSet::all());
  room_ = {};
  const auto size = [&](HiddenPlace place) {
    return static_cast<std::size_t>(knowledge_.sizes[index_of(place)]);
  };
  room_[0] = size(HiddenPlace::left);
  room_[1] = size(HiddenPlace::right);
  room_[2] = size(HiddenPlace::talon);
  if (knowledge_.talon_counts) {
    const auto suits = told_suits(*knowledge_.contract);
    room_[2] = static_cast<std::size_t>((*knowledge_.talon_counts)[0]);
    room_[3] = static_cast<std::size_t>((*knowledge_.talon_counts)[1]);
    room_[4] = size(HiddenPlace::talon) - room_[2] - room_[3];
    for (std::size_t i = 0; i < 3; ++i) allowed_[2 + i] = suits[i];
  }
  for (const Exclusion& exclusion : knowledge_.exclusions) {
    if (exclusion.place == HiddenPlace::talon) {
      for (std::size_t bin = 2; bin < bin_count; ++bin) allowed_[bin] -= exclusion.cards;
    } else {
      allowed_[index_of(exclusion.place)] -= exclusion.cards;
    }
  }
  count_layouts();
}

// ways_[s] for the room left s (a mixed-radix number) is how often the last cards fit into it; the
// number of cards is the sum of the room, so it needs no index of its own. About 500 numbers.
void Worlds::count_layouts() {
  std::size_t states = 1;
  for (std::size_t bin = 0; bin < bin_count; ++bin) {
    stride_[bin] = states;
    states *= room_[bin] + 1;
  }
  ways_.assign(states, 0);
  ways_[0] = 1;
  for (std::size_t state = 1; state < states; ++state) {
    std::array<std::size_t, bin_count> left{};
    std::size_t sum = 0;
    for (std::size_t bin = 0; bin < bin_count; ++bin) {
      left[bin] = state / stride_[bin] % (room_[bin] + 1);
      sum += left[bin];
    }
    const Card card = cards_[cards_.size() - sum];
    for (std::size_t bin = 0; bin < bin_count; ++bin) {
      if (left[bin] > 0 && allowed_[bin].contains(card))
        ways_[state] += ways_[state - stride_[bin]];
    }
  }
}

void Worlds::relax() {
  while (count() == 0 && !knowledge_.exclusions.empty()) {
    knowledge_.exclusions.pop_back();
    ++relaxed_;
    prepare();
  }
  if (count() > 0) return;
  // Without any exclusion only a told count can be impossible.
  knowledge_.talon_counts.reset();
  are_talon_counts_relaxed_ = true;
  prepare();
}

World Worlds::at(std::uint64_t index) const {
  std::array<CardSet, bin_count> bins{};
  std::size_t state = ways_.size() - 1;
  std::array<std::size_t, bin_count> left = room_;
  for (const Card card : cards_) {
    for (std::size_t bin = 0; bin < bin_count; ++bin) {
      if (left[bin] == 0 || !allowed_[bin].contains(card)) continue;
      const std::uint64_t ways = ways_[state - stride_[bin]];
      if (index >= ways) {
        index -= ways;
        continue;
      }
      bins[bin].insert(card);
      --left[bin];
      state -= stride_[bin];
      break;
    }
  }
  World world;
  world.hands[static_cast<std::size_t>(knowledge_.seat)] = knowledge_.own;
  world.hands[static_cast<std::size_t>(knowledge_.seat_at(HiddenPlace::left))] = bins[0];
  world.hands[static_cast<std::size_t>(knowledge_.seat_at(HiddenPlace::right))] = bins[1];
  world.talon = bins[2] | bins[3] | bins[4];
  if (knowledge_.talon) world.talon = *knowledge_.talon;
  return world;
}

std::vector<World> Worlds::enumerate(std::size_t limit) const {
  std::vector<World> found;
  const std::uint64_t size = std::min<std::uint64_t>(limit, count());
  found.reserve(size);
  for (std::uint64_t i = 0; i < size; ++i) found.push_back(at(i));
  return found;
}

bool Worlds::contains(const World& world) const {
  const auto hand = [&](int seat) { return world.hands[static_cast<std::size_t>(seat)]; };
  const CardSet left = hand(knowledge_.seat_at(HiddenPlace::left));
  const CardSet right = hand(knowledge_.seat_at(HiddenPlace::right));
  const CardSet talon = knowledge_.hidden - left - right;
  if (hand(knowledge_.seat) != knowledge_.own || !knowledge_.hidden.contains(left | right) ||
      !(left & right).empty() || static_cast<std::size_t>(left.size()) != room_[0] ||
      static_cast<std::size_t>(right.size()) != room_[1] ||
      world.talon != knowledge_.talon.value_or(talon) || !allowed_[0].contains(left) ||
      !allowed_[1].contains(right)) {
    return false;
  }
  if (!knowledge_.talon_counts) return allowed_[2].contains(talon);
  const auto suits = told_suits(*knowledge_.contract);
  for (std::size_t i = 0; i < 3; ++i) {
    const CardSet part = talon & suits[i];
    if (static_cast<std::size_t>(part.size()) != room_[2 + i]) return false;
    if (!allowed_[2 + i].contains(part)) return false;
  }
  return true;
}

}  // namespace kibic::marias
