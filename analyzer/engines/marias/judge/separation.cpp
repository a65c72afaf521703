#include "analyzer/engines/marias/judge/separation.h"

#include <algorithm>

namespace kibic::marias {
namespace {

constexpr double smallest_share = 0.75;
constexpr double smallest_gap = 0.35;

// All features of the hidden cards, the simplest kind first: who holds a card, then who is void.
std::vector<Feature> features_of(const Knowledge& knowledge) {
  std::vector<Feature> features;
  for (const Card card : knowledge.hidden) {
    for (const HiddenPlace place : {HiddenPlace::left, HiddenPlace::right}) {
      const int seat = knowledge.seat_at(place);
      features.push_back({.kind = Feature::Kind::holds_card, .seat = seat, .card = card});
    }
    features.push_back({.kind = Feature::Kind::card_in_talon, .card = card});
  }
  for (const Suit suit : all_suits) {
    if (knowledge.hidden.in(suit).empty()) continue;
    for (const HiddenPlace place : {HiddenPlace::left, HiddenPlace::right}) {
      const int seat = knowledge.seat_at(place);
      features.push_back({.kind = Feature::Kind::is_void, .seat = seat, .suit = suit});
    }
  }
  return features;
}

}  // namespace

bool Feature::is_in(const World& world) const {
  const CardSet hand = world.hands[static_cast<std::size_t>(seat)];
  switch (kind) {
    case Kind::holds_card:
      return hand.contains(card);
    case Kind::is_void:
      return hand.in(suit).empty();
    case Kind::card_in_talon:
      return world.talon.contains(card);
  }
  return false;
}

std::optional<Feature> separating_feature(const std::vector<World>& worlds,
                                          const std::vector<bool>& loses,
                                          const Knowledge& knowledge) {
  const auto losing = static_cast<double>(std::ranges::count(loses, true));
  const auto other = static_cast<double>(loses.size()) - losing;
  if (losing == 0 || other == 0) return std::nullopt;
  std::optional<Feature> best;
  double best_gap = smallest_gap;
  for (const Feature& feature : features_of(knowledge)) {
    double in_losing = 0;
    double in_other = 0;
    for (std::size_t j = 0; j < worlds.size(); ++j) {
      if (feature.is_in(worlds[j])) (loses[j] ? in_losing : in_other) += 1;
    }
    const double gap = in_losing / losing - in_other / other;
    // The smallest number above is taken as equal, so that the simpler feature stays.
    if (in_losing / losing >= smallest_share && gap > best_gap + 1e-9) {
      best = feature;
      best_gap = gap;
    }
  }
  return best;
}

}  // namespace kibic::marias
