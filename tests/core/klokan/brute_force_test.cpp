// The move generator against the plain one, on random positions under all options that change which
// half-moves there are.
#include <algorithm>

#include "core/base/rng.h"
#include "tests/core/klokan/brute_force.h"
#include "tests/core/klokan/given.h"

using namespace kibic;

namespace {

struct House {
  RuleSet rules;
  test::PlainRules plain;
};

// Every combination.
std::vector<House> houses() {
  std::vector<House> all;
  for (unsigned i = 0; i < 64; ++i) {
    for (int force = 0; force < 3; ++force) {
      const auto has = [&](unsigned flag) { return (i >> flag & 1U) != 0; };
      const std::vector<std::string> forces{"none", "any", "max"};
      all.push_back({{{"doubling", has(0) ? "off" : "on"},
                      {"dbl_ends", has(1) ? "yes" : "no"},
                      {"dbl_when", has(2) ? "end" : "landing"},
                      {"dbl_kind", has(3) ? "positional" : "permanent"},
                      {"null", has(4) ? "allowed" : "illegal"},
                      {"revisit", has(5) ? "never" : "position"},
                      {"force", forces[static_cast<std::size_t>(force)]}},
                     {!has(0), has(1), has(2), has(3), has(4), has(5), force}});
    }
  }
  return all;
}

std::string rows_of(const klokan::Board& board) {
  return klokan::to_string(board);
}

// Stones strewn over the board, or a game played for a while: boards of both kinds have chains.
klokan::Board random_board(Rng& rng) {
  klokan::Board board;
  if (rng.below(2) == 0) {
    const std::uint64_t stones = 6 + rng.below(14);
    for (std::uint64_t i = 0; i < stones; ++i) {
      const klokan::Squares here = klokan::bit(static_cast<klokan::Square>(rng.below(64)));
      if (((board.own() | board.enemy()) & here) != 0) continue;
      board.stones[rng.below(2)] |= here;
      if (rng.below(5) == 0) board.doubled |= here;
    }
  } else {
    board = klokan::start_board();
    const std::uint64_t half_moves = rng.below(50);
    for (std::uint64_t i = 0; i < half_moves; ++i) {
      const auto moves = klokan::half_moves(board, {});
      if (moves.empty()) break;
      board = klokan::after(board, moves[rng.below(moves.size())]);
    }
  }
  if (rng.below(2) == 0) board.to_move = klokan::other(board.to_move);
  return board;
}

void check_same(const klokan::Board& board, const klokan::Options& options,
                const std::vector<test::PlainPath>& paths) {
  const auto expected = test::canonical_paths(paths);
  std::map<std::string, std::string> found;
  const auto named = klokan::named_moves(board, options);
  for (const klokan::NamedMove& move : named) {
    CHECK(found.emplace(rows_of(klokan::after(board, move.move)), move.text).second);
    CHECK(klokan::named(board, options, move.move).text == move.text);
    CHECK(klokan::parse_path(move.text) == move.path);
  }
  CHECK((found == expected));
  CHECK(std::is_sorted(named.begin(), named.end(),
                       [](const auto& a, const auto& b) { return a.text < b.text; }));

  std::map<std::string, std::string> results;
  const auto moves = klokan::half_moves(board, options);
  for (const klokan::HalfMove& move : moves) results[rows_of(klokan::after(board, move))];
  CHECK(moves.size() == expected.size());
  CHECK(results.size() == expected.size());
  CHECK(klokan::count_half_moves(board, options) == expected.size());
  CHECK(klokan::can_move(board) == !expected.empty());
}

// Any path comes to its result, not only the canonical one.
void check_walks(const klokan::Board& board, const klokan::Options& options,
                 const std::vector<test::PlainPath>& paths, Rng& rng) {
  for (std::size_t i = 0; i < std::min<std::size_t>(paths.size(), 12); ++i) {
    const test::PlainPath& path = paths[rng.below(paths.size())];
    INFO(path.text);
    const auto walked = klokan::walk(board, options, klokan::parse_path(path.text).value());
    REQUIRE(walked.move.has_value());
    CHECK(rows_of(klokan::after(board, *walked.move)) == path.result);
  }
}

}  // namespace

TEST_CASE("half-moves are those of the plain rules under every combination of options") {
  Rng rng(20261130);
  constexpr std::size_t most = 2'000;
  std::size_t compared = 0;
  std::size_t tangled = 0;  // too many paths for the plain rules
  std::size_t seen_captures = 0;
  for (const House& house : houses()) {
    const klokan::Options options = test::options(house.rules);
    for (int i = 0; i < 8; ++i) {
      const std::string text = rows_of(random_board(rng));
      // As a game begins: what cannot be on the board is put right.
      const klokan::Board board = test::game(text, house.rules).board;
      test::PlainRules free = house.plain;
      free.force = 0;
      const test::PlainBoard plain = test::plain_board(rows_of(board));
      if (test::plain_paths(plain, free, most).size() >= most) {
        ++tangled;
        continue;
      }
      std::string rules;
      for (const auto& [key, value] : house.rules) rules.append(key + "=" + value + " ");
      INFO(rows_of(board) << " " << rules);
      const auto paths = test::plain_paths(plain, house.plain);
      check_same(board, options, paths);
      if (!paths.empty()) check_walks(board, options, paths, rng);
      ++compared;
      for (const test::PlainPath& path : paths) seen_captures += path.captured > 2 ? 1 : 0;
    }
  }
  CHECK(compared > 1'200);
  CHECK(tangled < 200);
  CHECK(seen_captures > 1'000);
}

TEST_CASE("two stones that could both go out and back make one half-move that changes nothing") {
  const klokan::Board board = test::board("7b/8/8/8/8/8/1ww5/1ww5 w");
  const klokan::Options options = test::options({{"null", "allowed"}});
  const auto moves = klokan::half_moves(board, options);
  const auto is_null = [](const klokan::HalfMove& move) { return move.from == move.to; };
  CHECK(std::count_if(moves.begin(), moves.end(), is_null) == 1);
  CHECK(moves.size() == klokan::named_moves(board, options).size());
  CHECK(moves.size() == klokan::count_half_moves(board, options));
  CHECK(moves.size() == klokan::half_moves(board, {}).size() + 1);
}
