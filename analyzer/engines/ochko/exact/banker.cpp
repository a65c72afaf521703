#include "analyzer/engines/ochko/exact/banker.h"

#include <cassert>
#include <map>

namespace kibic::ochko {
namespace {

// Targets: five totals, bust, PocketJack; nodes follow.
constexpr std::uint16_t bust_end = 5;
constexpr std::uint16_t pocketjack_end = 6;
constexpr std::uint16_t end_count = 7;
constexpr int most_of_a_kind = 16;
constexpr std::size_t weight_count = kind_count * most_of_a_kind;
constexpr std::size_t most_drawn = 16;

bool is_finished(const Holding& hand, const Terms& terms) {
  return hand.cards() >= 2 && (hand.is_pocketjack(terms) || hand.total(terms) >= banker_stops_at);
}

std::uint16_t end_of(const Holding& hand, const Terms& terms) {
  if (hand.is_pocketjack(terms)) return pocketjack_end;
  const int total = hand.total(terms);
  return total > 21 ? bust_end : static_cast<std::uint16_t>(total - banker_stops_at);
}

void add_end(BankerChances& chances, std::uint16_t end, double chance) {
  if (end == bust_end) {
    chances.bust += chance;
  } else if (end == pocketjack_end) {
    chances.pocketjack += chance;
  } else {
    chances.totals[end] += chance;
  }
}

std::uint8_t weight_index(Kind kind, int taken) {
  return static_cast<std::uint8_t>(kind * most_of_a_kind + taken);
}

}  // namespace

BankerTree::BankerTree(const Holding& start, const Terms& terms) {
  if (is_finished(start, terms)) {
    start_ = end_of(start, terms);
    return;
  }
  start_ = end_count;
  const Shoe deck = Shoe::full(terms);
  // Hands of one length at a time, so that a node comes after all that lead to it.
  std::vector<Holding> level{start};
  std::uint16_t known = end_count + 1;  // first target that is still free
  for (int drawn = 0; !level.empty(); ++drawn) {
    assert(drawn < static_cast<int>(most_drawn));
    std::vector<Holding> next;
    std::map<Holding, std::uint16_t> targets;
    for (const Holding& hand : level) {
      Node node{static_cast<std::uint32_t>(edges_.size()), 0, drawn};
      for (Kind kind = 0; kind < kind_count; ++kind) {
        if (hand.count(kind) >= deck[kind]) continue;
        const Holding longer = hand.with(kind, terms);
        const int taken = hand.count(kind) - start.count(kind);
        std::uint16_t target = 0;
        if (is_finished(longer, terms)) {
          target = end_of(longer, terms);
        } else {
          const auto [place, is_new] = targets.try_emplace(longer, known);
          if (is_new) {
            next.push_back(longer);
            ++known;
          }
          target = place->second;
        }
        edges_.push_back({target, weight_index(kind, taken)});
      }
      node.end_edge = static_cast<std::uint32_t>(edges_.size());
      nodes_.push_back(node);
    }
    level = std::move(next);
  }
}

BankerChances BankerTree::chances(const Shoe& shoe) const {
  BankerChances result;
  if (start_ < end_count) {
    add_end(result, start_, 1);
    return result;
  }
  // A kind that is used up weighs nothing, and so does all that would follow from one more of it.
  std::array<double, weight_count> weights{};
  for (Kind kind = 0; kind < kind_count; ++kind) {
    for (int taken = 0; taken < shoe[kind]; ++taken) {
      weights[weight_index(kind, taken)] = shoe[kind] - taken;
    }
  }
  std::array<double, most_drawn> per_card{};
  const int size = shoe.size();
  for (int drawn = 0; drawn < static_cast<int>(most_drawn) && drawn < size; ++drawn) {
    per_card[static_cast<std::size_t>(drawn)] = 1.0 / (size - drawn);
  }
  thread_local std::vector<double> chances;
  chances.assign(end_count + nodes_.size(), 0.0);
  chances[end_count] = 1;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (chances[end_count + i] == 0) continue;
    const double chance = chances[end_count + i] * per_card[static_cast<std::size_t>(node.drawn)];
    for (std::uint32_t e = node.first_edge; e < node.end_edge; ++e) {
      chances[edges_[e].target] += chance * weights[edges_[e].weight];
    }
  }
  for (std::uint16_t end = 0; end < end_count; ++end) add_end(result, end, chances[end]);
  return result;
}

BankerChances banker_chances(const Holding& banker, const Shoe& shoe, const Terms& terms) {
  BankerChances result;
  if (is_finished(banker, terms)) {
    add_end(result, end_of(banker, terms), 1);
    return result;
  }
  const double size = shoe.size();
  for (Kind kind = 0; kind < kind_count; ++kind) {
    if (shoe[kind] == 0) continue;
    Shoe rest = shoe;
    rest.take(kind);
    const BankerChances after = banker_chances(banker.with(kind, terms), rest, terms);
    const double chance = shoe[kind] / size;
    for (std::size_t i = 0; i < after.totals.size(); ++i) {
      result.totals[i] += chance * after.totals[i];
    }
    result.bust += chance * after.bust;
    result.pocketjack += chance * after.pocketjack;
  }
  return result;
}

}  // namespace kibic::ochko
