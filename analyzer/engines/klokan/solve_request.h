// `kibic solve klokan` and `kibic perft klokan`: a position in words, and what the commands print.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::klokan {

// The position is "BOARD SIDE [quiet [number]]" or "start". Extra: "depth", in half-moves (8 if not
// given). The solution is exact if all play ends within the search. An Error says which word cannot
// be, or that the search was stopped.
Result<Solution> solve_request(const SolveRequest& request, std::stop_token stop);

// Lines of play by distinct results (rule book 2.1).
Result<Perft> perft_request(const PerftRequest& request, std::stop_token stop);

// Of a State of klokan.
std::optional<std::string> position_text(const kibic::State& state, std::optional<int> viewer);

}  // namespace kibic::klokan
