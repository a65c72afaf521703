#include "analyzer/engines/marias/heuristic/strength.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kibic::marias {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

bool holds(CardSet hand, Suit suit, Rank rank) {
  return hand.contains(Card(suit, rank));
}

double logistic(double x) {
  return 1.0 / (1.0 + std::exp(-x));
}

double trump_points(CardSet hand, Suit trump) {
  constexpr std::array last_trick{0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 8.5, 9.5, 10.0};
  const int length = hand.in(trump).size();
  const bool has_eso = holds(hand, trump, Rank::eso);
  const bool has_ten = holds(hand, trump, Rank::desitka);
  double points = last_trick[at(length)];
  if (has_eso) points += 10.0;
  if (has_ten) points += has_eso || length >= 4 ? 9.0 : 6.0;
  if (has_eso && !has_ten && length >= 5) points += 4.0;
  return points;
}

double plain_points(CardSet hand, Suit suit, int trumps) {
  const int length = hand.in(suit).size();
  const bool has_eso = holds(hand, suit, Rank::eso);
  if (length == 0) return trumps >= 4 ? 6.0 : 2.0;
  double points = has_eso ? 9.0 - 0.7 * (length - 1) : 0.0;
  if (holds(hand, suit, Rank::desitka)) {
    if (has_eso) {
      points += length <= 3 ? 8.0 : 6.5;
    } else if (holds(hand, suit, Rank::kral)) {
      points += 5.5;
    } else {
      points += length > 1 ? 4.0 : 2.0;
    }
  }
  if (length == 1 && !hand.in(suit).first().is_sharp() && trumps >= 4) points += 4.0;
  return points;
}

double chance_of_seven(CardSet hand, Suit suit) {
  constexpr std::array by_length{0.0, 0.02, 0.08, 0.25, 0.45, 0.66, 0.83, 0.93, 1.0};
  if (!holds(hand, suit, Rank::seven)) return 0.0;
  double chance = by_length[at(hand.in(suit).size())];
  if (holds(hand, suit, Rank::eso)) chance += 0.06;
  if (holds(hand, suit, Rank::desitka)) chance += 0.04;
  for (const Suit other : all_suits) {
    if (other != suit && holds(hand, other, Rank::eso)) chance += 0.03;
  }
  return std::min(chance, 0.98);
}

double chance_of_hra(const Holding& holding, Suit trump) {
  const double own = expected_points(holding, trump);
  // A defender's hláška is there about every fifth time.
  constexpr double expected_against = 4.0;
  const double lead = 2.0 * own - 90.0 + marriages_of(holding.hand, trump) - expected_against;
  return logistic((lead - 5.0) / 16.0);  // fitted to 2,000 deals of self-play
}

double chance_of_sto(const Holding& holding, Suit trump) {
  const int marriage = best_marriage_of(holding.hand, trump);
  if (marriage == 0) return 0.0;
  return logistic((expected_points(holding, trump) + marriage - 91.0) / 10.0);
}

// How likely a card of a betl is caught. Low cards of the suit are no cover, as the duty to beat
// forces it out (problem 074): what counts is how many cards it can be led under and how few are
// above it. A card with nothing above it is lost unless it can be thrown away.
double betl_risk(const Holding& holding, Card card) {
  constexpr std::array<std::array<double, 4>, 4> by_over_and_under{{{0.16, 0.28, 0.38, 0.45},
                                                                    {0.09, 0.16, 0.20, 0.24},
                                                                    {0.05, 0.08, 0.11, 0.13},
                                                                    {0.03, 0.05, 0.06, 0.07}}};
  const CardSet over = above(card, true);
  const CardSet missing = holding.missing().in(card.suit());
  const int under = std::min((missing - over).size(), 4);
  if (under == 0) return 0.0;
  const int higher = std::min((missing & over).size(), 4);
  if (higher == 0) return 0.75;
  return by_over_and_under[at(higher - 1)][at(under - 1)];
}

double chance_of_betl(const Holding& holding) {
  double chance = 1.0;
  double led_away = 0.0;  // the worst risk that the first lead gets rid of
  for (const Card card : holding.hand) {
    const double risk = betl_risk(holding, card);
    chance *= 1.0 - risk;
    if (!(above(card, true) & holding.missing()).empty()) led_away = std::max(led_away, risk);
  }
  const bool can_lead = std::ranges::any_of(
      holding.hand, [&](Card card) { return !(above(card, true) & holding.missing()).empty(); });
  // Risks of several cards come together more often than apart: the exponent is fitted to 2,000
  // deals of self-play.
  return can_lead ? std::pow(chance / (1.0 - 0.8 * led_away), 2.3) : 0.0;
}

// The tops of a suit in durch must draw every missing card, as a low one guards a high one in the
// same hand; unless none stands above the lowest own card. Chances of the splits between two hands
// and of wrong discards: problems 051, 054.
double chance_of_durch_suit(const Holding& holding, Suit suit) {
  const CardSet own = holding.hand.in(suit);
  const CardSet missing = holding.missing().in(suit);
  const auto is_beatable = [&](Card card) { return !(missing & above(card, true)).empty(); };
  const int beatable = static_cast<int>(std::ranges::count_if(own, is_beatable));
  const int tops = own.size() - beatable;
  if (beatable == 0 || tops >= missing.size()) return 1.0;
  constexpr std::array<std::array<double, 4>, 5> drops{{{1.0, 1.0, 1.0, 1.0},
                                                        {0.03, 1.0, 1.0, 1.0},
                                                        {0.01, 0.5, 1.0, 1.0},
                                                        {0.0, 0.05, 0.77, 1.0},
                                                        {0.0, 0.02, 0.4, 0.9}}};
  if (missing.size() > 4 || tops > 3) return 0.1 * tops / missing.size();
  return drops[at(missing.size())][at(tops)];
}

double chance_of_durch(const Holding& holding) {
  double chance = 1.0;
  for (const Suit suit : all_suits) chance *= chance_of_durch_suit(holding, suit);
  return chance;
}

}  // namespace

double expected_points(const Holding& holding, Suit trump) {
  // Small trumps and long cards catch some sharp cards of the others: measured in self-play.
  constexpr double caught = 12.0;
  double points = caught + trump_points(holding.hand, trump);
  const int trumps = holding.hand.in(trump).size();
  for (const Suit suit : all_suits) {
    if (suit != trump) points += plain_points(holding.hand, suit, trumps);
  }
  return std::min(points, 90.0);
}

int marriages_of(CardSet hand, Suit trump) {
  int points = 0;
  for (const Suit suit : all_suits) {
    if (holds(hand, suit, Rank::kral) && holds(hand, suit, Rank::svrsek)) {
      points += suit == trump ? 40 : 20;
    }
  }
  return points;
}

int best_marriage_of(CardSet hand, Suit trump) {
  if (holds(hand, trump, Rank::kral) && holds(hand, trump, Rank::svrsek)) return 40;
  return marriages_of(hand, trump) > 0 ? 20 : 0;
}

double trump_quality(CardSet hand, Suit suit) {
  const CardSet trumps = hand.in(suit);
  double quality = 2.0 * trumps.size() + (suit == Suit::hearts ? 0.5 : 0.0);
  for (const auto& [rank, worth] :
       {std::pair{Rank::eso, 1.5}, std::pair{Rank::desitka, 1.0}, std::pair{Rank::seven, 0.8}}) {
    if (trumps.contains(Card(suit, rank))) quality += worth;
  }
  return quality + 0.05 * marriages_of(hand, suit);
}

double chance_of_part(const Holding& holding, const Contract& contract, Part part) {
  switch (part) {
    case Part::hra:
      return chance_of_hra(holding, *contract.trump);
    case Part::sto:
      return chance_of_sto(holding, *contract.trump);
    case Part::betl:
      return chance_of_betl(holding);
    case Part::durch:
      return chance_of_durch(holding);
    case Part::two_sevens:
      return 0.6 * chance_of_seven(holding.hand, *contract.trump) *
             chance_of_seven(holding.hand, *contract.helper);
    case Part::sedma:
      return chance_of_seven(holding.hand, *contract.trump);
    case Part::sedma_against:
    case Part::sto_against:
    case Part::silent_seven:
      return 0.0;  // not the declarer's parts
  }
  return 0.0;
}

double value_of(const Holding& holding, const Contract& contract, const Options& options) {
  // A part that fails is doubled more often than one that is made, and a sto that fails costs its
  // price for every ten points short.
  constexpr double cost_of_failure = 1.3;
  constexpr double cost_of_failed_sto = 1.7;
  double value = 0.0;
  for (const Part part : parts_of(contract.kind)) {
    const double chance = chance_of_part(holding, contract, part);
    const double cost = part == Part::sto ? cost_of_failed_sto : cost_of_failure;
    value += static_cast<double>(price_of(part, options)) * (chance - cost * (1.0 - chance));
  }
  return contract.trump == Suit::hearts ? 2.0 * value : value;
}

}  // namespace kibic::marias
