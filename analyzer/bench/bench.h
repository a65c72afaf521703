// What `kibic bench` can measure of the games' engines, each game's own in
// analyzer/engines/<game>/bench. Kept apart from analyzer/parts because benchmarks link the slow
// references, which the user's results never depend on.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/model/record.h"

namespace kibic {

using BenchFigure = std::variant<double, std::uint64_t, std::string>;

struct BenchResult {
  std::string name;
  std::string text;  // for people, may have several lines
  // Keys are JSON pointers: "/times/mean_us". In the order in which they are printed.
  std::vector<std::pair<std::string, BenchFigure>> figures;
  bool is_wrong = false;  // a value differs from the reference: a fault
};

struct BenchSettings {
  std::uint64_t seed = 1;
  int size = 0;  // how many deals or positions; 0: as many as the benchmark needs
  std::stop_token stop = {};
  // A game that is kept among the samples, by its file: "klokan/engine-3.klokan". Empty, or no
  // value: it cannot be read.
  std::function<std::optional<GameRecord>(std::string_view)> sample = {};
};

struct Benchmark {
  std::string name;   // unique: "solver", "klokan-perft"
  std::string about;  // English sentence, translated by tr()
  // Asked to stop, it ends within a second and answers only with what it had finished.
  std::function<std::vector<BenchResult>(const BenchSettings&)> run;
};

std::vector<Benchmark> all_benchmarks();

}  // namespace kibic
