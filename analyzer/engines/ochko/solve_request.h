// `kibic solve ochko`: a position in words, and its values as the command prints them.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::ochko {

// "deal" is a deal before any card; "player 6c Td | banker Kh" a decision, with no card of the
// banker, one or two as the rules show them, and "| gone 2c 3d" for cards that left the shoe in
// deals before. Values are in stakes. An Error says which word cannot be.
Result<Solution> solve_request(const SolveRequest& request, std::stop_token stop);

// The cards that lie open; "deal" before there are any.
std::optional<std::string> position_text(const kibic::State& state, std::optional<int> viewer);

}  // namespace kibic::ochko
