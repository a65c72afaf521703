#include "analyzer/engines/klokan/bench/review_bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <span>
#include <string_view>

#include "analyzer/engines/klokan/bench/timing.h"
#include "analyzer/engines/klokan/judge/judge.h"
#include "core/games/klokan/rules.h"
#include "core/model/decision.h"
#include "core/model/replay.h"

namespace kibic::klokan {
namespace {

// Kept, so that the figure is of the same game whatever the engines play; samples/klokan says how
// it was made.
constexpr std::string_view kept_game = "klokan/engine-3.klokan";

struct Judged {
  std::size_t decisions = 0;
  double seconds = 0;
  double dearest = 0;
  std::uint64_t nodes = 0;
  std::map<int, std::uint64_t> not_solved;  // by depth
  std::uint64_t solved = 0;
  std::uint64_t forced = 0;
  std::map<Grade, std::uint64_t> grades;
};

// At level normal, as a review does it.
Judged judge_all(std::span<const Decision> all, const std::stop_token& stop) {
  const Judge judge;
  Judged judged;
  for (const Decision& decision : all) {
    if (stop.stop_requested()) break;
    Reach reach;
    Verdict verdict;
    const double seconds = time_of([&] { verdict = judge.judge(decision, {}, stop, reach); });
    ++judged.decisions;
    judged.seconds += seconds;
    judged.dearest = std::max(judged.dearest, seconds);
    judged.nodes += reach.nodes;
    ++judged.grades[verdict.grade];
    if (verdict.forced) {
      ++judged.forced;
    } else if (reach.is_solved) {
      ++judged.solved;
    } else {
      ++judged.not_solved[reach.depth];
    }
  }
  return judged;
}

std::string text_of(const Judged& judged) {
  std::string text = fmt::format(
      "{}: {} half-moves judged in {:.1f} s of one core, the dearest {:.1f} s, {:.1f} M nodes\n"
      "    solved {}, forced {}",
      kept_game, judged.decisions, judged.seconds, judged.dearest,
      static_cast<double>(judged.nodes) / 1e6, judged.solved, judged.forced);
  for (const auto& [depth, times] : judged.not_solved) {
    text += fmt::format(", to depth {} {}", depth, times);
  }
  std::string_view before = "\n    ";
  for (const auto& [grade, times] : judged.grades) {
    text += fmt::format("{}{} {}", before, times, name_of(grade));
    before = ", ";
  }
  return text;
}

}  // namespace

std::vector<BenchResult> run_review(const BenchSettings& settings) {
  if (settings.stop.stop_requested()) return {};
  BenchResult result;
  result.name = "review at level normal";
  const auto record = settings.sample ? settings.sample(kept_game) : std::nullopt;
  if (!record) {
    result.is_wrong = true;
    result.text = fmt::format("{} cannot be read; --samples names the folder", kept_game);
    return {result};
  }
  const std::vector<Decision> all = decisions(replay(*record, Rules::game()).value());
  const std::size_t wanted =
      settings.size > 0 ? static_cast<std::size_t>(settings.size) : all.size();
  const Judged judged =
      judge_all(std::span(all).first(std::min(wanted, all.size())), settings.stop);
  if (settings.stop.stop_requested()) return {};
  std::uint64_t shallower = 0;
  for (const auto& [depth, times] : judged.not_solved) shallower += depth < 8 ? times : 0;
  result.text = text_of(judged);
  result.figures = {{"/half_moves", std::uint64_t{judged.decisions}},
                    {"/seconds", judged.seconds},
                    {"/dearest_seconds", judged.dearest},
                    {"/solved", judged.solved},
                    {"/forced", judged.forced},
                    {"/shallower_than_8", shallower}};
  return {result};
}

}  // namespace kibic::klokan
