// Writes games of klokan as text.
#pragma once

#include <map>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/record.h"

namespace kibic::importers::klokan {

// The games in order, with what was added to them, by index; games without anything have no entry.
// Half-moves are written by their shortest paths, results as the board has them. Reading it again
// gives the same records (notes of the table that are no headers are lost) and annotations, but
// blanks at the ends of texts, line ends in other texts than comments, and control characters.
// An Error: a record of another game, or not played by the rules to its end; a variation that
// cannot be played, or is deeper than max_variation_depth.
Result<std::string> write_klokan(std::span<const GameRecord> records,
                                 const std::map<std::size_t, Annotations>& annotations = {});

}  // namespace kibic::importers::klokan
