// What judges the decisions of one game, and what plays it. Implemented in analyzer/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/decision.h"
#include "core/model/luck.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/model/verdict.h"

namespace kibic {

// What a review is told at its start and tells while it runs. Calls come from the threads that
// judge, one at a time.
struct ReviewHooks {
  // After each decision; `done` rises.
  std::function<void(std::size_t done, std::size_t total)> progress;
  // Every verdict that was not cut short.
  std::function<void(const Verdict&)> verdict;
  // Made earlier for the same record under the same settings; they are taken over.
  std::vector<Verdict> known;
};

class DecisionJudge {
 public:
  virtual ~DecisionJudge() = default;
  virtual std::string_view game() const = 0;
  // Name and version of what judges, stored with every review.
  virtual std::string version() const = 0;
  // The verdict. It depends on the decision's own past, the settings and nothing else: neither on
  // threads, nor on other decisions, nor on what follows. Asked to stop, it answers "not judged".
  // Where nothing was played yet, it has the candidates, and no loss, grade or mark.
  virtual Verdict judge(const Decision& decision, const ReviewSettings& settings,
                        std::stop_token stop) const = 0;
  // The luck account of a whole record; none where the game keeps none or the record is not
  // finished. REQUIRES: the verdicts are those of the replay, all seats judged.
  virtual std::optional<LuckAccount> luck(const Replay& /*replay*/,
                                          const std::vector<Verdict>& /*verdicts*/,
                                          std::stop_token /*stop*/) const {
    return std::nullopt;
  }
};

// How well an engine player plays, from the weakest on. The rate is measured by a benchmark.
struct Strength {
  std::string id;    // "easy", stable
  std::string name;  // English words, translated by tr()
};

// A player of flesh and blood's opponent: chooses actions at the practice table.
class EnginePlayer {
 public:
  virtual ~EnginePlayer() = default;
  virtual std::string_view game() const = 0;
  virtual std::string_view id() const = 0;    // within the game, stable: "search", "rules"
  virtual std::string_view name() const = 0;  // English words, translated by tr()
  virtual std::vector<Strength> strengths() const = 0;  // at least one
  // One of the seat's legal actions, chosen by what the seat can see. The same seed, the same
  // choice. No value: asked to stop before there was any. REQUIRES: the seat is to act and has a
  // legal action; the strength is one of strengths().
  virtual std::optional<Action> choose(const State& state, int seat, std::string_view strength,
                                       std::uint64_t seed, std::stop_token stop) const = 0;
};

}  // namespace kibic
