// What the judges of card play and of the decisions before it share.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "core/games/marias/options.h"

namespace kibic::marias {

// Tables are a megabyte each and values never depend on what was solved before.
Solver& solver_of_this_thread();

// The row with the highest sum, the first of equals: what the others are weighed against where
// nobody has chosen. REQUIRES: at least one row, all of one length.
std::size_t best_row(const std::vector<std::vector<double>>& values);

// With as many places as reports give amounts of that size and unit, so that one price never stands
// in two forms, and without zeros at the end.
std::string amount(double value, const std::string& unit);
// A share 0…1 in whole per cent, but never 0 or 100 for what is neither.
std::string per_cent(double share);

}  // namespace kibic::marias
