// From values to a grade and a mark, for any game: a table of options × worlds goes in, the loss
// with its interval and the words for it come out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "analyzer/judge/estimate.h"
#include "analyzer/judge/preset.h"
#include "core/model/verdict.h"

namespace kibic {

// What is known of a decision. Every option was valued in the same worlds.
struct DecisionTable {
  // By class of equivalent options and by world; larger is better for who decides.
  std::vector<std::vector<double>> values;
  std::vector<double> weights;  // of the worlds; empty: all equal
  std::size_t played = 0;       // class
  double stake = 1;             // > 0
  bool is_exact = false;        // these are all worlds there are, not a sample
  std::vector<double> policy;   // how often a club player takes each class; empty: not known
  std::uint64_t seed = 0;       // of the bootstrap
};

struct Assessment {
  std::vector<double> means;         // by class
  std::vector<Interval> intervals;   // 95 %, by class
  std::vector<std::size_t> ranking;  // classes, best first; the played one first among equals
  double loss = 0;                   // ≥ 0
  Interval loss_interval{};          // 95 %, ≥ 0
  double next_best_loss = 0;  // what the best class but one loses; 0 if all are worth the same
  Grade grade = Grade::not_judged;
  Mark mark = Mark::none;
  bool is_dead = false;     // every option is worth the same in every world
  bool is_settled = false;  // more worlds would hardly change the grade

  std::size_t best() const { return ranking.front(); }
};

// REQUIRES: at least two classes and one world, rows of equal length.
Assessment assess(const DecisionTable& table, const Preset& preset);

// The loss of one class against the best, without the winner's curse: the best is chosen on one
// half of the worlds and compared on the other, and the other way round (exactly on all worlds if
// they are all there are). Not cut off at 0.
Estimate loss_of(const DecisionTable& table, std::size_t option);

}  // namespace kibic
