// `kibic solve marias`: a position in words to a problem, and its values as the command prints
// them.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::marias {

// Extras: "fleks" ("hra=1,sedma=2") and "objective" ("money", the default, or "points"). An Error
// says which word cannot be.
Result<Solution> solve_request(const SolveRequest& request, std::stop_token stop);

// In the play only, and to who sees all hands.
std::optional<std::string> position_text(const kibic::State& state, std::optional<int> viewer);

}  // namespace kibic::marias
