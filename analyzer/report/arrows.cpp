#include "analyzer/report/arrows.h"

#include <algorithm>
#include <utility>

namespace kibic {
namespace {

void add(std::vector<SceneArrow>& arrows, ArrowKind kind, std::vector<std::string> squares) {
  if (squares.size() > 1) arrows.push_back({kind, std::move(squares), 1});
}

bool is_of(const Candidate& candidate, const Action& action) {
  return candidate.action == action || std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                                 action) != candidate.same_as.end();
}

// What the other side answers, if the engine has looked that far.
std::vector<std::string> answer_to(const State& state, const Candidate& candidate) {
  if (candidate.line.empty()) return {};
  const State after = state.apply(state.actor(), candidate.action);
  const Action& answer = candidate.line.front();
  if (!after.actor().is_seat() || after.actor() == state.actor()) return {};
  if (after.check(after.actor(), answer, "")) return {};
  return after.squares_of(answer);
}

}  // namespace

std::vector<SceneArrow> arrows_of(const State& state, const Verdict& verdict) {
  std::vector<SceneArrow> arrows;
  if (verdict.candidates.empty() || !state.actor().is_seat()) return arrows;
  const Candidate& best = verdict.candidates.front();
  add(arrows, ArrowKind::best, state.squares_of(best.action));
  if (arrows.empty()) return arrows;               // not on squares
  if (verdict.played.text.empty()) return arrows;  // nothing yet
  const Action choice = state.choice(verdict.played);
  const auto played =
      std::find_if(verdict.candidates.begin(), verdict.candidates.end(),
                   [&](const Candidate& candidate) { return is_of(candidate, choice); });
  if (played == verdict.candidates.end() || played == verdict.candidates.begin()) return arrows;
  add(arrows, ArrowKind::played, state.squares_of(choice));
  add(arrows, ArrowKind::threat, answer_to(state, *played));
  return arrows;
}

std::vector<SceneArrow> arrow_of_last(const State& before, const Action& action) {
  std::vector<SceneArrow> arrows;
  add(arrows, ArrowKind::last, before.squares_of(action));
  return arrows;
}

}  // namespace kibic
