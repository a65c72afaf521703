#include "analyzer/engines/klokan/search/search.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "analyzer/engines/klokan/reference/reference.h"
#include "analyzer/engines/klokan/search/zobrist.h"
#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {
namespace {

// Fixed depth and nothing beyond it, so that plain minimax says the same.
SearchSettings plain(const Weights& weights) {
  SearchSettings settings;
  settings.weights = weights;
  settings.quiet_depth = 0;
  settings.table_mebibytes = 1;
  return settings;
}

int count_for_white(const ListBoard& board, const Options& options) {
  return stone_score * list_count(board, options);
}

const std::vector<RuleSet>& rule_sets() {
  static const std::vector<RuleSet> sets{{},
                                         {{"doubling", "off"}},
                                         {{"dbl_ends", "yes"}},
                                         {{"dbl_when", "end"}},
                                         {{"dbl_kind", "positional"}},
                                         {{"dbl_kind", "positional"}, {"dbl_ends", "yes"}},
                                         {{"quiet", "2"}},
                                         {{"quiet", "3"}},
                                         {{"quiet", "0"}},
                                         {{"null", "allowed"}},
                                         {{"revisit", "never"}},
                                         {{"stuck", "five"}},
                                         {{"rep", "2"}},
                                         {{"rep_forbid", "2"}},
                                         {{"rep", "2"}, {"stuck", "five"}},
                                         {{"rep_forbid", "2"}, {"stuck", "five"}},
                                         {{"force", "any"}},
                                         {{"force", "max"}}};
  return sets;
}

// Minimax by the rules; beyond the depth captures and doublings only, for two half-moves, and a
// side may leave it at the evaluation.
int with_captures(const State& state, int depth) {
  const Side side = state.board.to_move;
  if (state.ending) return stone_score * (value_of(state, side) - value_of(state, other(side)));
  constexpr int beyond = 2;
  int best = -30'000;
  if (depth <= 0) best = evaluate(state.board, *state.options, usual_weights());
  if (depth <= -beyond) return best;
  for (const NamedMove& move : legal_moves(state)) {
    if (depth <= 0 && !is_progress(state.board, move.move, *state.options)) continue;
    const State next = Rules::apply(state, Rules::actor(state), Action{move.path});
    best = std::max(best, -with_captures(next, depth - 1));
  }
  return best;
}

std::string text_of(const RuleSet& rules) {
  std::string text;
  for (const auto& [name, value] : rules) text += name + "=" + value + " ";
  return text;
}

}  // namespace

TEST_CASE("a search is worth what plain minimax says, under every rule option") {
  Rng rng(4);
  Search search(plain(count_weights()));
  int compared = 0;
  for (const RuleSet& rules : rule_sets()) {
    for (int i = 0; i < 20; ++i) {
      const State state = random_position(rng, 4, rules);
      const int depth = 1 + i % 5;
      INFO(text_of(rules) << to_string(state) << " depth " << depth);
      const Options& options = *state.options;
      PlainSearch reference(
          options, [&](const ListBoard& board) { return count_for_white(board, options); });
      // Positions with long chains are for other tests.
      if (legal_moves(state).size() > 12) continue;
      const int expected = reference.minimax(list_state(state), depth);
      CHECK(search.best(state, {depth, 0, 0}).moves.front().value == expected);
      const Values all = search.values(state, moves_of(state), {depth, 0, 0});
      int best = -30'000;
      for (const MoveValue& move : all.moves) best = std::max(best, move.value);
      CHECK(best == expected);
      ++compared;
    }
  }
  CHECK(compared > 300);
}

TEST_CASE("with all terms of the evaluation a search is still plain minimax") {
  Rng rng(5);
  Search search(plain(usual_weights()));
  for (int i = 0; i < 30; ++i) {
    const State state = random_position(rng, 5);
    if (legal_moves(state).size() > 12) continue;
    INFO(to_string(state));
    PlainSearch reference(*state.options, [&](const ListBoard& list) {
      Board board;
      for (std::size_t square = 0; square < list.squares.size(); ++square) {
        const char stone = list.squares[square];
        if (stone == '.') continue;
        const Squares here = bit(static_cast<Square>(square));
        board.stones[stone == 'w' || stone == 'W' ? 0 : 1] |= here;
        if (stone == 'W' || stone == 'B') board.doubled |= here;
      }
      board.to_move = list.white_to_move ? Side::white : Side::black;
      const int value = evaluate(board, *state.options, usual_weights());
      return list.white_to_move ? value : -value;
    });
    const int depth = 1 + i % 3;
    CHECK(search.best(state, {depth, 0, 0}).moves.front().value ==
          reference.minimax(list_state(state), depth));
  }
}

TEST_CASE("with captures followed beyond the depth a search is minimax with the same captures") {
  Rng rng(24);
  Search search;
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const State state = random_position(rng, 6);
    if (legal_moves(state).size() > 15) continue;
    const int depth = 1 + i % 2;
    INFO(to_string(state) << " depth " << depth);
    CHECK(search.best(state, {depth, 0, 0}).moves.front().value == with_captures(state, depth));
    ++compared;
  }
  CHECK(compared > 30);
}

// Source: rule book klokan 2.4, white minus black at depths 1 to 6. Its table counts the stone of
// P1 on h1, black's far rank, as a plain one; a start position would double it (rule book 4).
TEST_CASE("the small positions of the rule book have the values it gives") {
  struct Row {
    std::string position;
    std::vector<int> values;
    RuleSet rules;
  };
  const auto row = GENERATE(
      Row{"8/8/8/3b4/2b1b3/2wb4/8/7b w", {0, 0, 0, 0, 0, 0}, {{"quiet", "0"}}},
      Row{"7b/8/8/8/8/2w5/1ww5/8 w", {2, 2, 2, 2, 2, 2}, {{"quiet", "0"}}},
      Row{"5b2/2ww2b1/1w6/8/8/8/8/8 w", {2, 2, 2, 2, 3, 3}, {{"quiet", "0"}}},
      Row{"5b2/2ww2b1/1w6/8/8/8/8/8 w", {2, 2, 2, 2, 2, 2}, {{"quiet", "0"}, {"dbl_ends", "yes"}}});
  State state = position(row.position, row.rules);
  state.board = parse_board(row.position.substr(0, row.position.find(' ')), "w").value();
  Search search(plain(count_weights()));
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    const int depth = static_cast<int>(i) + 1;
    INFO(row.position << " depth " << depth);
    CHECK(search.best(state, {depth, 0, 0}).moves.front().value == stone_score * row.values[i]);
  }
}

// Source: rule book klokan 2.2.
TEST_CASE("by the count alone the first position is level at depths 1 to 8") {
  const State state = position("start");
  Search search(plain(count_weights()));
  for (int depth = 1; depth <= 8; ++depth) {
    CHECK(search.best(state, {depth, 0, 0}).moves.front().value == 0);
  }
}

// A selective search too: what it leaves out never counts as solved.
TEST_CASE("a solved position is worth what playing out every line says") {
  const auto settings = GENERATE(SearchSettings(), selective_settings());
  INFO("selective " << settings.is_selective);
  Rng rng(6);
  Search search(settings);
  int solved = 0;
  for (int i = 0; i < 300; ++i) {
    const State state = random_position(rng, 3, {{"quiet", "4"}});
    if (legal_moves(state).size() > 6) continue;
    const Values values = search.values(state, moves_of(state), {3, 0, 20'000});
    if (!values.is_solved || values.depth > 6) continue;
    // The search proves a value without looking at every line; the reference plays them all out.
    constexpr int deep = 16;
    PlainSearch reference(*state.options, [](const ListBoard&) { return 0; });
    const int expected = reference.alpha_beta(list_state(state), deep, -30'000, 30'000);
    if (!reference.is_exhausted()) continue;
    INFO(to_string(state) << " depth " << values.depth);
    int best = -30'000;
    for (const MoveValue& move : values.moves) best = std::max(best, move.value);
    CHECK(best == expected);
    ++solved;
  }
  CHECK(solved > 20);
}

TEST_CASE("a track follows the law through whole games, under every rule option") {
  Rng rng(7);
  for (const RuleSet& rules : rule_sets()) {
    State state = position("start", rules);
    Track track(state);
    for (int i = 0; i < 120 && !state.ending; ++i) {
      const auto moves = legal_moves(state);
      const NamedMove& move = moves[rng.below(moves.size())];
      REQUIRE(track.may_go(move.move));
      track.go(move.move);
      state = Rules::apply(state, Rules::actor(state), Action{move.path});
      INFO(text_of(rules) << to_string(state));
      REQUIRE(track.here().board == state.board);
      REQUIRE(track.here().key == key_of(state.board));
      REQUIRE(track.here().is_over == state.ending.has_value());
      if (!state.ending) {
        REQUIRE(track.here().quiet == state.quiet);
        REQUIRE(track.here().extra == state.extra);
      }
    }
  }
}

TEST_CASE("the same search gives the same answer whatever was searched before") {
  Rng rng(8);
  const State state = after_random(position("start"), 20, rng);
  Search used;
  used.values(position("start"), moves_of(position("start")), {4, 0, 0});
  Search fresh;
  const Values a = used.values(state, moves_of(state), {5, 0, 0});
  const Values b = fresh.values(state, moves_of(state), {5, 0, 0});
  CHECK(a.nodes == b.nodes);
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    CHECK(a.moves[i].value == b.moves[i].value);
    CHECK(a.moves[i].line == b.moves[i].line);
  }
}

TEST_CASE("what is valued exactly or proved no better agrees with the exact value of everything") {
  Rng rng(10);
  Search search;
  for (int i = 1; i < 9; ++i) {
    const State state = after_random(position("start"), 6 * i, rng);
    if (state.ending) continue;
    INFO(to_string(state));
    const std::vector<HalfMove> moves = moves_of(state);
    const std::size_t played = moves.size() - 1;
    const Values all = search.values(state, moves, {4, 0, 0});
    const Values few = search.values(state, moves, {4, 0, 0, 3, {played}});
    CHECK_FALSE(few.moves[played].is_at_most);
    std::size_t exact = 0;
    for (std::size_t k = 0; k < moves.size(); ++k) {
      CHECK_FALSE(all.moves[k].is_at_most);
      if (few.moves[k].is_at_most) {
        CHECK(few.moves[k].value >= all.moves[k].value);
        continue;
      }
      CHECK(few.moves[k].value == all.moves[k].value);
      ++exact;
    }
    CHECK(exact >= std::min<std::size_t>(3, moves.size()));
    const auto best_of = [](const Values& values) {
      return std::max_element(
                 values.moves.begin(), values.moves.end(),
                 [](const MoveValue& a, const MoveValue& b) { return a.value < b.value; })
          ->value;
    };
    CHECK(best_of(few) == best_of(all));
  }
}

TEST_CASE("a search that may look at few positions says that it is not complete") {
  const State state = position("start");
  Search search;
  const Values values = search.values(state, moves_of(state), {8, 5000, 0});
  CHECK_FALSE(values.is_complete);
  // Finished games, which cost nothing, are counted but do not stop it.
  CHECK(values.nodes < 5100);
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(search.values(state, moves_of(state), {8, 0, 0}, stop.get_token()).is_complete);
}

TEST_CASE("half-moves that gain are those of the whole list, under every rule option") {
  Rng rng(21);
  for (const RuleSet& rules : rule_sets()) {
    for (int i = 0; i < 12; ++i) {
      const State state = random_position(rng, 6, rules);
      const Options& options = *state.options;
      const int least = i % 4;
      INFO(text_of(rules) << to_string(state) << " least " << least);
      std::vector<HalfMove> expected = half_moves(state.board, options);
      std::erase_if(expected, [&](const HalfMove& move) {
        return gain_of(state.board, move) < least || !is_progress(state.board, move, options);
      });
      std::vector<HalfMove> found;
      list_gains(state.board, options, least, found);
      CHECK(found == expected);
    }
  }
}

TEST_CASE("mirrored positions share a key on the way from the first position") {
  const State state = position("start");
  Rng rng(22);
  Track here(state);
  Track there(state);
  for (int i = 0; i < 60 && !here.here().is_over; ++i) {
    std::vector<HalfMove> moves;
    here.list_moves(moves);
    const HalfMove move = moves[rng.below(moves.size())];
    here.go(move);
    there.go(mirrored(move));
    INFO(to_string(here.here().board));
    REQUIRE(there.here().board == mirrored(here.here().board));
    REQUIRE(there.key(3) == here.key(3));
    REQUIRE((here.is_mirrored() != there.is_mirrored() || here.here().board == there.here().board));
  }
}

TEST_CASE("a selective search never loses the half-moves it is asked about, and repeats itself") {
  Rng rng(23);
  Search used(selective_settings());
  int near = 0;
  int compared = 0;
  for (int i = 1; i < 10; ++i) {
    const State state = after_random(position("start"), 6 * i, rng);
    if (state.ending) continue;
    INFO(to_string(state));
    const std::vector<HalfMove> moves = moves_of(state);
    const Values values = used.values(state, moves, {5, 0, 0, 2, {moves.size() - 1}});
    CHECK(values.is_complete);
    CHECK_FALSE(values.moves.back().is_at_most);
    Search fresh(selective_settings());
    const Values again = fresh.values(state, moves, {5, 0, 0, 2, {moves.size() - 1}});
    CHECK(again.nodes == values.nodes);
    Search whole;
    const Values exact = whole.values(state, moves, {5, 0, 0, 2, {moves.size() - 1}});
    CHECK(values.nodes < exact.nodes);
    // Most values are those of the whole search.
    if (values.moves.back().value == exact.moves.back().value) ++near;
    ++compared;
  }
  CHECK(compared > 5);
  CHECK(2 * near > compared);
}

TEST_CASE("mirrored positions with sides changed are worth the same by the evaluation") {
  Rng rng(9);
  for (int i = 0; i < 100; ++i) {
    const State state = random_position(rng, 10);
    Board turned;
    turned.stones = {__builtin_bswap64(state.board.stones[1]),
                     __builtin_bswap64(state.board.stones[0])};
    turned.doubled = __builtin_bswap64(state.board.doubled);
    turned.to_move = other(state.board.to_move);
    CHECK(evaluate(turned, *state.options, usual_weights()) ==
          evaluate(state.board, *state.options, usual_weights()));
  }
}

}  // namespace kibic::klokan::test
