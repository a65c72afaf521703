// What a seat may think of where the pieces lie that it does not see.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kibic {

enum class BeliefWeights : std::uint8_t {
  hard,  // every deal that the seat cannot exclude counts alike
  soft   // and by how well it goes with what the others have said
};

struct BeliefSettings {
  BeliefWeights weights = BeliefWeights::hard;
  std::size_t worlds = 1000;  // most deals to draw where there are too many to look at all
  std::uint64_t seed = 1;
};

struct Beliefs {
  struct Row {
    std::string piece;
    std::vector<double> chances;       // by place; their sum is 1
    std::optional<std::size_t> truth;  // the place where it lay, if the record shows it
  };

  int seat = 0;
  std::vector<std::string> places;  // seats by number, and names of other places
  std::vector<Row> rows;
  BeliefWeights weights = BeliefWeights::hard;  // that were used
  std::size_t worlds = 0;                       // looked at
  bool is_exact = false;                        // they were all that there are
};

}  // namespace kibic
