// Character sets of old files, by the converters of the C library.
#pragma once

#include <array>
#include <optional>
#include <string>

namespace kibic::importers {

// Code point of each byte of a single-byte character set, -1 where the byte means nothing; no value
// if the name is unknown, or if a byte of the set is not a character of its own.
std::optional<std::array<int, 256>> single_byte_table(const std::string& charset);

}  // namespace kibic::importers
