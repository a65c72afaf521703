// From yes and no to a value: questions to a search until one rank is left.
#pragma once

#include <algorithm>
#include <optional>

#include "analyzer/engines/marias/solver/compile.h"

namespace kibic::marias::open_hand {

inline int first_guess(const CompiledProblem& root) {
  return static_cast<int>(root.values.size()) / 2;
}

// Does the declarer get the value of this rank or better, after the card if one is given?
template <class AnySearch>
bool is_reached(AnySearch& search, const CompiledProblem& root, std::optional<int> card, int rank) {
  Progress progress = root.progress;
  if (root.task.goal == Goal::tens) progress.tens = rank;
  return card ? search.reaches_with(root.layout, *card, progress, rank)
              : search.reaches(root.layout, progress, rank);
}

// Rank of the value among root.values. Steps from the guess; neighbouring questions share most of
// their table. Once the search is stopped, the least that was proved.
template <class AnySearch>
int rank_of(AnySearch& search, const CompiledProblem& root, std::optional<int> card, int guess) {
  int least = 0;
  int most = static_cast<int>(root.values.size()) - 1;
  int asked = std::clamp(guess, std::min(1, most), std::max(1, most));
  while (least < most) {
    if (is_reached(search, root, card, asked)) {
      least = asked;
    } else {
      most = asked - 1;
    }
    if (search.is_stopped()) break;
    asked = asked == least ? least + 1 : most;
  }
  return least;
}

}  // namespace kibic::marias::open_hand
