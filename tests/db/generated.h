// Records, reviews and annotations with everything in them that can be stored, made from a seed.
#pragma once

#include <cstdint>

#include "core/model/annotation.h"
#include "core/model/record.h"
#include "core/model/review.h"

namespace kibic::test {

GameRecord generated_record(std::uint64_t seed);
// Of the record with that id.
Review generated_review(const std::string& id, std::uint64_t seed);
// Comments, marks, commands and variations inside each other.
Annotations generated_annotations(std::uint64_t seed);

}  // namespace kibic::test
