// What `kibic bench` measures of the open-hand solver: thread CPU time of exact values, alone and
// against the slow references on the same problems in the same run. Everything but the times is the
// same on every machine. Asked to stop, a series that is not finished has no result.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "analyzer/engines/marias/reference/ablation.h"
#include "analyzer/engines/marias/reference/reference.h"
#include "core/base/rng.h"

namespace kibic::marias {

// Of one value, in microseconds.
struct BenchTimes {
  double mean = 0;
  double median = 0;
  double p95 = 0;
  double p99 = 0;
  double max = 0;
};

struct SolverBench {
  std::string name;  // "chosen deals, money"
  int problems = 0;
  BenchTimes times;
  std::uint64_t nodes_median = 0;  // cards placed
  std::uint64_t nodes_p99 = 0;
  std::uint64_t nodes_total = 0;
  std::uint64_t checksum = 0;  // of all values
};

// Solver and reference in turn on each problem.
struct ComparisonBench {
  std::string name;  // "8 tricks against alpha-beta"
  int problems = 0;
  BenchTimes solver;
  BenchTimes reference;
  double ratio_of_means = 0;    // reference to solver
  double ratio_of_medians = 0;  // the same
  double median_ratio = 0;      // of the ratios of the problems
  std::uint64_t solver_nodes = 0;
  std::uint64_t reference_nodes = 0;
  int given_up = 0;  // by the reference after some seconds, so that the ratios are lower bounds
  int unequal = 0;   // of the others: values that differ; anything but 0 is a fault
  std::uint64_t checksum = 0;
};

// Times of all cards of a deal beside the time of its value alone.
struct WholeDealBench {
  SolverBench all;
  BenchTimes cold;
  double ratio_of_means = 0;  // all cards to one cold value
  double ratio_of_medians = 0;
  int unequal = 0;  // deals whose best card is not worth the value of the deal
};

struct CheckedBench {
  SolverBench bench;
  double share_won = 0;  // of a betl or durch
  int compared = 0;      // some deals take a crippled search too long
  int unequal = 0;
};

enum class BenchDeals : std::uint8_t {
  random,  // hands, trump and leader by chance
  chosen   // declarer takes his longest suit as trumps, discards from short suits, leads
};

// A position of the kind, with so many cards in each hand, under the rules of licitovaný. REQUIRES:
// 1…10 cards; ten with chosen deals.
Problem bench_problem(Rng& rng, BenchDeals deals, ContractKind kind, int cards,
                      Objective objective);

// Exact value of full deals: random and chosen, points and money. Money is that of a sedma, whose
// bill looks at points and at the seven.
std::vector<SolverBench> bench_full_deals(std::uint64_t seed, int deals,
                                          const std::stop_token& stop = {});

// Exact value of endings with the objective points, random ones, or chosen deals where there are
// ten cards. The table is kept from one problem to the next, as in real use.
std::optional<ComparisonBench> bench_endings(ReferenceMethod method, int cards, std::uint64_t seed,
                                             int endings, const std::stop_token& stop = {});

// Exact value of every legal card at each of the thirty decisions of deals played out by chance,
// against one value of the same deal by a solver that has seen none before. Both must agree on the
// value of the deal.
std::optional<WholeDealBench> bench_whole_deals(std::uint64_t seed, int deals, Objective objective,
                                                const std::stop_token& stop = {});

// The declarer's hand and the leader are chosen to make the contract possible: low cards for a
// betl, high ones for a durch. Checked by a search without dominance, history and equal cards.
// REQUIRES: betl or durch.
std::optional<CheckedBench> bench_all_or_nothing(ContractKind kind, std::uint64_t seed, int deals,
                                                 const std::stop_token& stop = {});

// The search without one of its features, on chosen deals with the objective points.
std::optional<CheckedBench> bench_ablation(LeftOut left_out, std::uint64_t seed, int deals,
                                           const std::stop_token& stop = {});

}  // namespace kibic::marias
