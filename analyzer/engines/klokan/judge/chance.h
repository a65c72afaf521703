// What a value in stones means for winning, and what a game of klokan is about.
#pragma once

namespace kibic::klokan {

// Chance of winning (a draw counts half), 0…1, for who is ahead by so many stones of the search's
// value with so many stones of both sides on the board. Logistic, fitted to games
// between engines, see chance.cpp.
double winning_chance(double value, int stones_on_board);

// The same of a final count: 0, 0.5 or 1.
double final_chance(double count);

// The stake of judgement.md, section 2: what a side wins if it simply wins, half of the swing
// between winning and losing, in stones.
double unit_stake();

}  // namespace kibic::klokan
