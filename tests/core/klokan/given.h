// Positions and half-moves for tests, from their texts.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/games/klokan/rules.h"

namespace kibic::test {

// The rule book's small positions (2.4).
inline const std::string P1 = "8/8/8/3b4/2b1b3/2wb4/8/7b w";
inline const std::string P2 = "7b/8/8/8/8/2w5/1ww5/8 w";
inline const std::string P3 = "5b2/2ww2b1/1w6/8/8/8/8/8 w";
inline const std::string P5 = "7b/6b1/8/8/8/2w5/8/w7 w";
inline const std::string P6 = "8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w";

// The board as it stands there: plain stones on the far rank stay plain.
inline klokan::Board board(const std::string& position) {
  const std::size_t blank = position.find(' ');
  return klokan::parse_board(position.substr(0, blank), position.substr(blank + 1)).value();
}

inline klokan::Options options(const RuleSet& rules = {}) {
  return klokan::Options::from(rules).value();
}

inline klokan::State game(const std::string& position = "start", const RuleSet& rules = {}) {
  return klokan::Rules::start("standard", rules, StartPosition{position}).value();
}

// What the law says to the half-move: "" or the code of the violation.
inline std::string verdict(const klokan::State& state, const std::string& text) {
  const auto action = klokan::Rules::parse(state, text);
  if (!action) return action.error().code;
  const auto violation = klokan::Rules::check(state, klokan::Rules::actor(state), *action);
  return violation ? violation->code : "";
}

// REQUIRES: all of them are legal.
inline klokan::State play(klokan::State state, const std::vector<std::string>& half_moves) {
  for (const std::string& text : half_moves) {
    INFO(text << " in " << klokan::to_string(state));
    REQUIRE(verdict(state, text).empty());
    state = klokan::Rules::apply(state, klokan::Rules::actor(state),
                                 klokan::Rules::parse(state, text).value());
  }
  return state;
}

// Canonical texts of all half-moves, in order.
inline std::vector<std::string> texts(const klokan::Board& board,
                                      const klokan::Options& options = {}) {
  std::vector<std::string> found;
  for (const klokan::NamedMove& move : klokan::named_moves(board, options)) {
    found.push_back(move.text);
  }
  return found;
}

// How it ended: "stuck 3:1", or "" if it goes on.
inline std::string ending(const klokan::State& state) {
  if (!state.ending) return "";
  return std::string(klokan::name_of(state.ending->kind)) + " " +
         std::to_string(klokan::value_of(state, klokan::Side::white)) + ":" +
         std::to_string(klokan::value_of(state, klokan::Side::black));
}

}  // namespace kibic::test
