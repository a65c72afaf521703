// Two choosers compared over the same decisions: how often they agree, and what each loses by our
// values, with the uncertainty of the difference.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/external/chooser.h"
#include "core/model/verdict.h"

namespace kibic::external {

struct ComparedSide {
  std::size_t asked = 0;
  std::map<std::string, std::size_t> missing;  // by kind: decisions without a legal choice
  std::size_t best = 0;                        // of the pairs: choices that lose nothing
  double mean_loss = 0;                        // over the pairs
};

// Over all decisions of one game whose values have the same unit. A pair is a decision for which
// both made a legal choice that our values know.
struct Comparison {
  std::string game;
  std::string unit;
  std::size_t games = 0;  // records with at least one pair
  std::size_t pairs = 0;
  std::size_t agreed = 0;               // the same, or equivalent, choices
  std::array<std::size_t, 2> better{};  // pairs in which the one lost less than the other
  std::array<ComparedSide, 2> sides;
  double difference = 0;  // mean loss of the first less that of the second, a decision
  // 95 % of the difference. Decisions of one record are not independent, so records are what is
  // drawn again. None with fewer than two.
  std::optional<std::array<double, 2>> interval;
};

class Comparer {
 public:
  // `record` counts the records from 0; decisions of one come together. REQUIRES:
  // is_choice(verdict).
  void add(std::size_t record, const std::string& game, const Verdict& verdict,
           const std::array<Choice, 2>& choices);
  // By game and unit, in alphabetical order. `seed` is that of the bootstrap.
  std::vector<Comparison> results(std::uint64_t seed) const;

 private:
  struct Group {
    Comparison sum;  // mean_loss holds sums
    struct OfRecord {
      double difference = 0;  // sum
      double pairs = 0;
    };
    std::map<std::size_t, OfRecord> by_record;
  };
  std::map<std::pair<std::string, std::string>, Group> groups_;
};

}  // namespace kibic::external
