// Records and reviews with everything in them that can be stored, made from a seed.
#pragma once

#include <cstdint>

#include "core/model/record.h"
#include "core/model/review.h"

namespace kibic::test {

GameRecord generated_record(std::uint64_t seed);
// Of the record with that id.
Review generated_review(const std::string& id, std::uint64_t seed);

}  // namespace kibic::test
