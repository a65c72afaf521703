// The luck account in words and numbers for reports: what a result would be without luck, and
// whether right or wrong play met good or bad luck.
#pragma once

#include <string>
#include <string_view>

#include "core/model/replay.h"
#include "core/model/review.h"

namespace kibic {

// What a seat did in a game and what its luck was. Source: judgement 6, four quadrants.
enum class Quadrant { none, right_lucky, right_unlucky, wrong_lucky, wrong_punished };

// "right-lucky" … "wrong-punished"; empty for none.
std::string_view name_of(Quadrant quadrant);

// All that was luck to the seat: deal, draws, its own guesses and, seen from its side, those of the
// others. An account that starts after the deal does not know what the deal should have been worth:
// its value at the start is not in it.
// REQUIRES, here and below: the review has a luck account with that seat, and is one of the replay.
double luck_of(const Review& review, const Replay& replay, int seat);

// The result without luck. Where the account starts after the deal, its value at the start goes
// too, measured from 0: what is left is what was made of the deal. It adds up to 0 over the seats
// where the results do.
double luck_adjusted(const Review& review, const Replay& replay, int seat);

// Wrong: at least one decision of the seat was graded an error. None where there was no luck or,
// after the deal, guesses could not be told from errors.
Quadrant quadrant_of(const Review& review, const Replay& replay, int seat);

// Where the seat's result came from, what it is without luck, and the quadrant, in sentences.
std::string luck_text(const std::string& name, const Review& review, const Replay& replay, int seat,
                      const std::string& unit);

}  // namespace kibic
