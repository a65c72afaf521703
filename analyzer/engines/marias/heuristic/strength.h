// How good a hand is for a contract, before a card is played: rough chances from counting trumps,
// sharp cards, hlášky, low cards and tops (the seed thesis 3.6.2 and 3.6.3 count the same things).
// The constants are a club player's rules of thumb, tried in self-play; nothing here is exact.
#pragma once

#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"

namespace kibic::marias {

// A declarer's ten cards and what he knows besides.
struct Holding {
  CardSet hand;
  CardSet buried;  // own discard

  CardSet missing() const { return CardSet::all() - hand - buried; }
};

// Card points with the last trick, 0…90, that a declarer should make.
double expected_points(const Holding& holding, Suit trump);
// 40 in trumps, 20 in each other suit where král and svršek are held.
int marriages_of(CardSet hand, Suit trump);
int best_marriage_of(CardSet hand, Suit trump);

// How good a suit is as trumps, in points of our own; about 2 for each card.
double trump_quality(CardSet hand, Suit suit);

// Chance that the declarer makes the part, 0…1.
double chance_of_part(const Holding& holding, const Contract& contract, Part part);

// What the contract should bring from one opponent, in the unit of the prices.
double value_of(const Holding& holding, const Contract& contract, const Options& options);

}  // namespace kibic::marias
