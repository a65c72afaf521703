#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {

State position(const std::string& text, const RuleSet& rules) {
  StartPosition start;
  start.text = text;
  return Rules::start("standard", rules, start).value();
}

State random_position(Rng& rng, int most_stones, const RuleSet& rules) {
  while (true) {
    Board board;
    board.to_move = rng.below(2) == 0 ? Side::white : Side::black;
    for (std::size_t side = 0; side < 2; ++side) {
      const auto stones = 1 + rng.below(static_cast<std::uint64_t>(most_stones));
      for (std::uint64_t i = 0; i < stones; ++i) {
        // Six files and all ranks: close enough to jump, with both far ranks in play.
        const auto square = static_cast<Square>(8 * rng.below(8) + 1 + rng.below(6));
        if (((board.stones[0] | board.stones[1]) & bit(square)) != 0) continue;
        board.stones[side] |= bit(square);
        if (rng.below(6) == 0) board.doubled |= bit(square);
      }
    }
    State state = position(to_string(board), rules);
    if (!state.ending) return state;
  }
}

std::vector<HalfMove> moves_of(const State& state) {
  std::vector<HalfMove> moves;
  for (const NamedMove& one : legal_moves(state)) moves.push_back(one.move);
  return moves;
}

State after_random(State state, int half_moves, Rng& rng) {
  for (int i = 0; i < half_moves && !state.ending; ++i) {
    const auto actions = Rules::legal_actions(state);
    state = Rules::apply(state, Rules::actor(state), actions[rng.below(actions.size())]);
  }
  return state;
}

Decision decision(const State& state, const std::string& played) {
  const auto before = kibic::State::of<Rules>(state);
  Decision decision{0,        before.actor().seat_number(), "move", before,
                    {played}, before.legal_actions(),       {}};
  if (played == "resign") decision.options.push_back({played});
  return decision;
}

}  // namespace kibic::klokan::test
