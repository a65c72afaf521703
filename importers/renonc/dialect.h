// The words of Renonc's XML and what they mean. One spelling of each is attested or expected by
// analogy, so a real file that writes another one needs a line in these tables and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/games/marias/action.h"

namespace kibic::importers::renonc {

inline constexpr std::string_view dialect_namespace = "urn:renonc-marias:1.0";
inline constexpr std::string_view dialect_version = "1.0";

enum class Position : std::uint8_t { forhont, zadak, dealer };  // first, second, third to play
enum class Call : std::uint8_t { bid, hold, pass };

// For Suit, Rank, ContractKind, Rung, Part, NotPlayed, Position and Call. ASCII case does not
// matter.
template <class T>
std::optional<T> meaning_of(std::string_view word);

// The spelling that we write; empty if the dialect has none.
template <class T>
std::string_view spelling_of(const T& value);

}  // namespace kibic::importers::renonc
