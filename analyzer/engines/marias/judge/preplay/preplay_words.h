// The sentences about decisions before the first lead, from the numbers alone.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "analyzer/engines/marias/judge/preplay/rollout.h"
#include "analyzer/judge/estimate.h"
#include "core/base/message.h"
#include "core/games/marias/action.h"
#include "core/games/marias/state.h"
#include "core/model/verdict.h"

namespace kibic::marias {

struct PreplayFindings {
  // Nothing was done, or the best of all.
  PreplayFindings(const State& of, Action does_best)
      : state(of), played(does_best), best(std::move(does_best)) {}

  const State& state;  // of the decision; only what is public and the seat's own is spoken of
  Action played;
  Action best;
  Plan best_plan;
  std::string unit;
  Grade grade = Grade::best;
  bool is_dead = false;
  double loss = 0;
  Interval interval{};
  std::size_t worlds = 0;
  double losing_share = 0;  // worlds in which the best option beats the one played
  std::optional<double> next_best_loss;
  std::optional<double> hindsight_loss;
  std::optional<Action> hindsight_best;
};

// One sentence or two for the player who decided.
Message explain_before_play(const PreplayFindings& findings);
// Where nobody has decided yet.
Message explain_open_before_play(const PreplayFindings& findings);

// How often a part is made on open cards after what was said.
struct PartShare {
  Part part = Part::hra;
  double made = 0;  // by the side that announced it, 0…1
};
Message explain_part(const PartShare& share, std::size_t worlds, bool is_declarer);

// "flek on hra", "the discard ♦9 ♣8": the action as a thing that is worth something.
std::string thing(const State& state, const Action& action);

}  // namespace kibic::marias
