// The minimax of the seed thesis (3.6, "Minimax"), so that one can see what it would have advised:
// near the end of a deal every layout that the seat cannot exclude is played out by alpha-beta with
// all hands open, and the card that is best in most of them is played. How much a card loses in the
// other layouts does not count, and that is where it fails; README.md shows it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "core/games/marias/state.h"

namespace kibic::marias::thesis {

// "For the last 3 or 4 tricks"; the thesis gives no number for "few enough" layouts. 600 takes in
// every ending of three tricks (a defender knows of 560 at most), and one of four tricks only where
// much is known.
inline constexpr int most_tricks = 4;
inline constexpr std::uint64_t most_layouts = 600;

// Money comes first; the number of tens only tells apart what comes to the same amount.
struct Worth {
  std::int64_t money = 0;  // for the declarer from each opponent, in the unit of the prices
  int tens = 0;            // the declarer's tens minus the defenders', of the cards still to play

  auto operator<=>(const Worth&) const = default;
};

struct CardWorth {
  Card card;
  Worth worth;  // of the position after the card, for the declarer
};

// Open-hand minimax by alpha-beta. Each legal card, in the order of CardSet. REQUIRES: a card is
// left to play, and the deal is not decided; the objective of the problem is not read.
std::vector<CardWorth> minimax(const Problem& problem);

struct Vote {
  Card card;
  std::uint64_t layouts = 0;  // in which no other card is better
};

struct Opinion {
  Card card;  // most votes, the lowest code among equals
  std::uint64_t layouts = 0;
  std::vector<Vote> votes;  // each legal card, in the order of CardSet
};

// What the thesis's player would play. Of the state only what the seat sees is used. No value where
// it is not this seat's turn to play a card, too many tricks or layouts are left, cards are missing
// in the record, or it was asked to stop.
std::optional<Opinion> opinion(const State& state, int seat, std::stop_token stop = {});

}  // namespace kibic::marias::thesis
