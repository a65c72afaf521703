// What an actor does, outside of its game: the canonical notation of the game ("Xh", "flek hra 1").
// Equality, hashing, printing and storing come free; the game's rules parse it.
#pragma once

#include <compare>
#include <string>
#include <utility>

namespace kibic {

struct Action {
  std::string text;

  auto operator<=>(const Action&) const = default;
};

}  // namespace kibic
