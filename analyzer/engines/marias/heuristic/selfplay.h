// Deals played by heuristic players among themselves, as complete records: raw material for demos,
// benchmarks and property tests. The same seed gives the same record on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/model/record.h"

namespace kibic::marias {

// A heuristic player who now and then plays any legal card instead.
struct Player {
  std::string name;
  double blunder_rate = 0.0;  // chance for each card, 0…1

  static Player expert(std::string name) { return {std::move(name), 0.0}; }
  static Player club(std::string name) { return {std::move(name), 0.05}; }
  static Player beginner(std::string name) { return {std::move(name), 0.25}; }
};

// Where the deal stands in its session.
struct Table {
  int number = 1;  // of the deal, from 1
  int dealer = 0;
  std::array<std::int64_t, 3> score{};  // before the deal, in the unit of the prices
};

// One deal to its bill. Licitovaný has the events of a saved game, statements of the table and
// claims included (renonc protocol 3.3); volený what a Mariasek file holds, from the deal on. The
// cards depend on the seed and the number of the deal only, not on the players.
// REQUIRES: a variant and rules that Rules::start() takes.
GameRecord play_deal(std::uint64_t seed, const std::string& variant, const RuleSet& rules,
                     const std::array<Player, 3>& players, const Table& table = {});

// Deals 1…count of a session: the deal passes clockwise and the score runs on.
std::vector<GameRecord> play_session(std::uint64_t seed, int count, const std::string& variant,
                                     const RuleSet& rules, const std::array<Player, 3>& players);

// The same with a seed of its own for each deal: sessions put together from chosen deals.
std::vector<GameRecord> play_session(const std::vector<std::uint64_t>& seeds,
                                     const std::string& variant, const RuleSet& rules,
                                     const std::array<Player, 3>& players);

// Three club players with Czech names, one of them a beginner.
std::array<Player, 3> usual_table();

}  // namespace kibic::marias
