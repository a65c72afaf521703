// A half-move by clicks: a stone, then each square that it lands on; the stone where it stands,
// clicked again, ends it. Source: rule book klokan 5, T2 and T3: only the stone in motion goes on.
#include <algorithm>
#include <vector>

#include "core/games/klokan/rules.h"
#include "core/games/klokan/stone.h"

namespace kibic::klokan {
namespace {

// Whether the stone may come so far, be it on the way to elsewhere.
bool can_be_walked(const State& state, const Path& path) {
  const Walk walked = walk(state.board, *state.options, path);
  return walked.move || walked.violation->code == "changes-nothing";
}

bool is_legal(const State& state, const Path& path) {
  return !Rules::check(state, Rules::actor(state), Action{path});
}

Squares stones_to_click(const State& state) {
  if (state.options->force == Force::none && state.options->repetitions_forbid == 0) {
    return movable_stones(state.board);
  }
  Squares stones = 0;
  for (const NamedMove& move : legal_moves(state)) stones |= bit(move.move.from);
  return stones;
}

Gesture first_click(const State& state) {
  Gesture gesture;
  for (Squares rest = stones_to_click(state); rest != 0; rest &= rest - 1) {
    gesture.targets.push_back({to_string(first(rest)), {}});
  }
  return gesture;
}

// Landing squares of the next jump, in the order of the board. One that comes back to where the
// path was already, with nothing captured and not doubled since, leads nowhere.
std::vector<GestureTarget> next_jumps(const State& state, const Path& path) {
  const Stone stone(state.board, *state.options, path.front());
  HalfMove so_far{path.front(), path.front(), false, 0};
  std::vector<HalfMove> passed{so_far};
  for (std::size_t i = 1; i < path.size(); ++i) {
    so_far = stone.jump_to(so_far, path[i])->move;
    passed.push_back(so_far);
  }
  std::vector<Jump> jumps;
  for (const Direction& direction : directions) {
    const auto jump = stone.jump(so_far, direction);
    Path longer = path;
    if (jump) longer.push_back(jump->move.to);
    if (!jump || !can_be_walked(state, longer)) continue;
    const bool is_back = std::find(passed.begin(), passed.end(), jump->move) != passed.end();
    // Coming back to the start is a half-move of its own where it passes.
    if (!is_back || is_legal(state, longer)) jumps.push_back(*jump);
  }
  std::sort(jumps.begin(), jumps.end(),
            [](const Jump& a, const Jump& b) { return a.move.to < b.move.to; });
  std::vector<GestureTarget> targets;
  for (const Jump& jump : jumps) {
    const Squares taken = jump.move.captured & ~so_far.captured;
    Message hint = taken == 0
                       ? Message()
                       : Message(KIBIC_TEXT("captures the stone on {0}"), to_string(first(taken)));
    targets.push_back({to_string(jump.move.to), std::move(hint)});
  }
  return targets;
}

}  // namespace

Gesture Rules::gesture(const State& state, const std::vector<std::string>& clicked) {
  if (clicked.empty()) return first_click(state);
  Path path;
  for (const std::string& id : clicked) {
    const auto square = parse_square(id);
    if (!square || to_string(*square) != id) return {};
    path.push_back(*square);
  }
  const bool is_own = (stones_to_click(state) & bit(path.front())) != 0;
  if (!is_own || !can_be_walked(state, path)) return {};
  Gesture gesture;
  gesture.targets = next_jumps(state, path);
  const bool has_jumped = path.size() > 1;
  if (has_jumped && is_legal(state, path)) {
    gesture.ending = kibic::Action{format(state, Action{path})};
    gesture.is_complete = gesture.targets.empty();
  }
  return gesture;
}

}  // namespace kibic::klokan
