// Problems with a stated answer (KIBIC_SHARED_SAMPLES/problems), as problems for the solver.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias {

using Json = nlohmann::json;

// A missing file fails the test.
Json problem_file(const std::string& id);
Card card_of(const Json& text);

// The cards as the problem gives them, before any of its tricks; for points.
Problem pose(const Json& json);
// Plays the tricks before the one numbered `trick`, counted from the first given, and the cards of
// that trick up to the seat.
Problem after_plays(const Json& json, int trick, int seat);

// Card points of the declarer in the end, from the value of a position with the objective points.
std::int64_t declarers_points(const Problem& problem, std::int64_t value);

}  // namespace kibic::marias
