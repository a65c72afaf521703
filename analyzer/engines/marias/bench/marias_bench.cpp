#include "analyzer/engines/marias/bench/marias_bench.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <numeric>
#include <span>

#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}
int below(Rng& rng, int bound) {
  return static_cast<int>(rng.below(static_cast<std::uint64_t>(bound)));
}

double cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

template <class Work>
double time_of(const Work& work) {
  const double before = cpu_microseconds();
  work();
  return cpu_microseconds() - before;
}

// REQUIRES: samples are not empty.
BenchTimes summary(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  const auto share = [&](double part) {
    return samples[static_cast<std::size_t>(part * static_cast<double>(samples.size() - 1))];
  };
  const double sum = std::accumulate(samples.begin(), samples.end(), 0.0);
  return {.mean = sum / static_cast<double>(samples.size()),
          .median = share(0.5),
          .p95 = share(0.95),
          .p99 = share(0.99),
          .max = samples.back()};
}

// Fowler-Noll-Vo, one value at a time.
void mix(std::uint64_t& checksum, std::int64_t value) {
  checksum = (checksum ^ static_cast<std::uint64_t>(value)) * 0x100'0000'01B3U;
}

std::vector<Card> shuffled_deck(Rng& rng) {
  std::vector<Card> cards;
  for (const Card card : CardSet::all()) cards.push_back(card);
  rng.shuffle(std::span(cards));
  return cards;
}

Suit longest_suit(CardSet hand) {
  return *std::max_element(all_suits.begin(), all_suits.end(), [hand](Suit a, Suit b) {
    return hand.in(a).size() < hand.in(b).size();
  });
}

// Two cards from the shortest side suits, the highest that is not sharp; trumps last.
void discard_two(CardSet& hand, Suit trump) {
  for (int i = 0; i < 2; ++i) {
    std::optional<Card> choice;
    for (const Card card : hand) {
      if (card.is_sharp()) continue;
      const auto cost = [&](Card c) {
        return c.suit() == trump ? 100 + static_cast<int>(c.rank()) : hand.in(c.suit()).size();
      };
      if (!choice || cost(card) <= cost(*choice)) choice = card;
    }
    hand.erase(*choice);
  }
}

std::string name_of_series(BenchDeals deals, Objective objective) {
  return std::string(deals == BenchDeals::random ? "random" : "chosen") + " deals, " +
         (objective == Objective::money ? "money" : "points");
}

std::optional<SolverBench> bench_series(std::uint64_t seed, int deals, BenchDeals kind,
                                        Objective objective, const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  SolverBench result;
  result.name = name_of_series(kind, objective);
  result.problems = deals;
  std::vector<double> times;
  std::vector<std::uint64_t> nodes;
  const auto contract = objective == Objective::money ? ContractKind::sedma : ContractKind::hra;
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const Problem problem = bench_problem(rng, kind, contract, 10, objective);
    const std::uint64_t before = solver.nodes();
    std::int64_t value = 0;
    times.push_back(time_of([&] { value = solver.value(problem); }));
    nodes.push_back(solver.nodes() - before);
    mix(result.checksum, value);
  }
  result.times = summary(times);
  result.nodes_total = solver.nodes();
  std::sort(nodes.begin(), nodes.end());
  result.nodes_median = nodes[nodes.size() / 2];
  return result;
}

}  // namespace

Problem bench_problem(Rng& rng, BenchDeals deals, ContractKind kind, int cards,
                      Objective objective) {
  static const auto options =
      std::make_shared<const Options>(Options::defaults(Variant::licitovany));
  const std::vector<Card> deck = shuffled_deck(rng);
  Position position;
  position.contract.kind = kind;
  for (int i = 0; i < 3 * cards; ++i) position.hands[at(i % 3)].insert(deck[at(i)]);
  if (deals == BenchDeals::random) {
    position.contract.trump = all_suits[rng.below(4)];
    position.trick.leader = below(rng, 3);
  } else {
    CardSet& hand = position.hands[0];
    hand |= CardSet{deck[30], deck[31]};
    position.contract.trump = longest_suit(hand);
    discard_two(hand, *position.contract.trump);
  }
  return problem_of(position, options, {}, objective);
}

std::vector<SolverBench> bench_full_deals(std::uint64_t seed, int deals,
                                          const std::stop_token& stop) {
  std::vector<SolverBench> result;
  for (const BenchDeals kind : {BenchDeals::random, BenchDeals::chosen}) {
    for (const Objective objective : {Objective::points, Objective::money}) {
      auto series = bench_series(seed, deals, kind, objective, stop);
      if (!series) return result;
      result.push_back(*std::move(series));
    }
  }
  return result;
}

std::optional<ComparisonBench> bench_endings(ReferenceMethod method, int cards, std::uint64_t seed,
                                             int endings, const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  Reference reference(method, stop);
  const char* const name =
      method == ReferenceMethod::minimax ? "plain minimax" : "plain alpha-beta";
  ComparisonBench result;
  result.name = std::to_string(cards) + " tricks against " + name;
  result.problems = endings;
  std::vector<double> own;
  std::vector<double> other;
  for (int i = 0; i < endings; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const Problem problem =
        bench_problem(rng, BenchDeals::random, ContractKind::hra, cards, Objective::points);
    std::int64_t value = 0;
    std::int64_t expected = 0;
    own.push_back(time_of([&] { value = solver.value(problem); }));
    other.push_back(time_of([&] { expected = reference.value(problem); }));
    if (stop.stop_requested()) return std::nullopt;
    mix(result.checksum, value);
    result.unequal += value == expected ? 0 : 1;
  }
  result.solver = summary(own);
  result.reference = summary(other);
  result.ratio_of_means = result.reference.mean / result.solver.mean;
  result.ratio_of_medians = result.reference.median / result.solver.median;
  result.solver_nodes = solver.nodes();
  result.reference_nodes = reference.nodes();
  return result;
}

std::optional<SolverBench> bench_whole_deals(std::uint64_t seed, int deals,
                                             const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  SolverBench result;
  result.name = "every legal card of whole deals, money";
  result.problems = deals;
  std::vector<double> times;
  std::vector<std::uint64_t> nodes;
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    Problem problem =
        bench_problem(rng, BenchDeals::chosen, ContractKind::sedma, 10, Objective::money);
    const std::uint64_t before = solver.nodes();
    double time = 0;
    while (!open_hand::is_over(problem)) {
      std::vector<MoveValue> moves;
      time += time_of([&] { moves = solver.moves(problem); });
      for (const MoveValue& move : moves) mix(result.checksum, move.value);
      problem = open_hand::with_card(problem, moves[rng.below(moves.size())].card);
    }
    times.push_back(time);
    nodes.push_back(solver.nodes() - before);
  }
  result.times = summary(times);
  result.nodes_total = solver.nodes();
  std::sort(nodes.begin(), nodes.end());
  result.nodes_median = nodes[nodes.size() / 2];
  return result;
}

}  // namespace kibic::marias
