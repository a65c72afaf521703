#include "analyzer/engines/marias/bench/marias_bench.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <numeric>
#include <span>
#include <utility>

#include "analyzer/engines/marias/solver/step.h"
#include "core/games/marias/trick.h"

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

std::string name_of(Objective objective) {
  return objective == Objective::money ? "money" : "points";
}

std::string name_of_series(BenchDeals deals, Objective objective) {
  return (deals == BenchDeals::random ? "random deals, " : "chosen deals, ") + name_of(objective);
}

// Money is that of a sedma, whose bill looks at points and at the seven.
ContractKind bench_contract(Objective objective) {
  return objective == Objective::money ? ContractKind::sedma : ContractKind::hra;
}

// Times and cards placed of one problem after the other.
struct Series {
  SolverBench result;
  std::vector<double> times;
  std::vector<std::uint64_t> nodes;

  Series(std::string name, int problems) {
    result.name = std::move(name);
    result.problems = problems;
  }
  void add(double time, std::uint64_t placed) {
    times.push_back(time);
    nodes.push_back(placed);
    result.nodes_total += placed;
  }
  // REQUIRES: something was added.
  SolverBench summed_up() && {
    result.times = summary(std::move(times));
    std::sort(nodes.begin(), nodes.end());
    result.nodes_median = nodes[nodes.size() / 2];
    result.nodes_p99 =
        nodes[static_cast<std::size_t>(0.99 * static_cast<double>(nodes.size() - 1))];
    return std::move(result);
  }
};

// What a search without some feature may place on one deal; a tenth of a second or two.
constexpr std::uint64_t check_limit = 5'000'000;

// What a slow reference may place on one problem, ten seconds or so: enough for all endings, but
// not for every full deal, whose ratio then is a lower bound.
constexpr std::uint64_t reference_limit = 500'000'000;

void compare(std::optional<std::int64_t> checked, std::int64_t value, CheckedBench& result) {
  if (!checked) return;
  ++result.compared;
  result.unequal += *checked == value ? 0 : 1;
}

// The declarer holds the ten lowest (betl) or highest (durch) of sixteen cards drawn.
Problem biddable_problem(Rng& rng, ContractKind kind) {
  static const auto options =
      std::make_shared<const Options>(Options::defaults(Variant::licitovany));
  std::vector<Card> deck = shuffled_deck(rng);
  const bool is_betl = kind == ContractKind::betl;
  const auto is_better = [&](Card a, Card b) {
    const int difference = strength(a.rank(), true) - strength(b.rank(), true);
    return is_betl ? difference < 0 : difference > 0;
  };
  std::stable_sort(deck.begin(), deck.begin() + 16, is_better);
  Position position;
  position.contract.kind = kind;
  for (int i = 0; i < 10; ++i) position.hands[0].insert(deck[at(i)]);
  std::rotate(deck.begin() + 10, deck.begin() + 12, deck.end());
  for (int i = 10; i < 30; ++i) position.hands[at(1 + i % 2)].insert(deck[at(i)]);
  return problem_of(position, options, {}, Objective::points);
}

std::optional<SolverBench> bench_series(std::uint64_t seed, int deals, BenchDeals kind,
                                        Objective objective, const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  Series series(name_of_series(kind, objective), deals);
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const Problem problem = bench_problem(rng, kind, bench_contract(objective), 10, objective);
    const std::uint64_t before = solver.nodes();
    std::int64_t value = 0;
    const double time = time_of([&] { value = solver.value(problem); });
    series.add(time, solver.nodes() - before);
    mix(series.result.checksum, value);
  }
  return std::move(series).summed_up();
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
  reference.set_node_limit(reference_limit);
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
        bench_problem(rng, cards == 10 ? BenchDeals::chosen : BenchDeals::random, ContractKind::hra,
                      cards, Objective::points);
    std::int64_t value = 0;
    std::int64_t expected = 0;
    own.push_back(time_of([&] { value = solver.value(problem); }));
    other.push_back(time_of([&] { expected = reference.value(problem); }));
    if (stop.stop_requested()) return std::nullopt;
    mix(result.checksum, value);
    if (!reference.is_exact()) {
      ++result.given_up;
    } else {
      result.unequal += value == expected ? 0 : 1;
    }
  }
  result.solver = summary(own);
  result.reference = summary(other);
  result.ratio_of_means = result.reference.mean / result.solver.mean;
  result.ratio_of_medians = result.reference.median / result.solver.median;
  std::vector<double> ratios;
  for (std::size_t i = 0; i < own.size(); ++i) ratios.push_back(other[i] / own[i]);
  result.median_ratio = summary(ratios).median;
  result.solver_nodes = solver.nodes();
  result.reference_nodes = reference.nodes();
  return result;
}

std::optional<WholeDealBench> bench_whole_deals(std::uint64_t seed, int deals, Objective objective,
                                                const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  WholeDealBench result;
  Series series("every legal card of whole deals, " + name_of(objective), deals);
  std::vector<double> cold_times;
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    Problem problem =
        bench_problem(rng, BenchDeals::chosen, bench_contract(objective), 10, objective);
    Solver cold;
    std::int64_t value = 0;
    cold_times.push_back(time_of([&] { value = cold.value(problem); }));
    const std::uint64_t before = solver.nodes();
    double time = 0;
    bool is_first = true;
    while (!open_hand::is_over(problem)) {
      std::vector<MoveValue> moves;
      time += time_of([&] { moves = solver.moves(problem); });
      if (std::exchange(is_first, false)) {
        const auto best = std::ranges::max(moves, {}, &MoveValue::value);
        result.unequal += best.value == value ? 0 : 1;
      }
      for (const MoveValue& move : moves) mix(series.result.checksum, move.value);
      problem = open_hand::with_card(problem, moves[rng.below(moves.size())].card);
    }
    series.add(time, solver.nodes() - before);
  }
  result.all = std::move(series).summed_up();
  result.cold = summary(cold_times);
  result.ratio_of_means = result.all.times.mean / result.cold.mean;
  result.ratio_of_medians = result.all.times.median / result.cold.median;
  return result;
}

std::optional<CheckedBench> bench_all_or_nothing(ContractKind kind, std::uint64_t seed, int deals,
                                                 const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  AblatedSolver check(LeftOut::equal_cards);
  CheckedBench result;
  Series series(
      kind == ContractKind::betl ? "betl, ten lowest of sixteen" : "durch, ten highest of sixteen",
      deals);
  int won = 0;
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const Problem problem = biddable_problem(rng, kind);
    const std::uint64_t before = solver.nodes();
    std::int64_t value = 0;
    const double time = time_of([&] { value = solver.value(problem); });
    series.add(time, solver.nodes() - before);
    mix(series.result.checksum, value);
    won += value > 0 ? 1 : 0;
    compare(check.value(problem, check_limit), value, result);
  }
  result.bench = std::move(series).summed_up();
  result.share_won = static_cast<double>(won) / deals;
  return result;
}

std::optional<CheckedBench> bench_ablation(LeftOut left_out, std::uint64_t seed, int deals,
                                           const std::stop_token& stop) {
  Rng rng(seed);
  Solver solver;
  AblatedSolver ablated(left_out);
  CheckedBench result;
  Series series("without " + std::string(name_of(left_out)), deals);
  for (int i = 0; i < deals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const Problem problem =
        bench_problem(rng, BenchDeals::chosen, ContractKind::hra, 10, Objective::points);
    const std::uint64_t before = ablated.nodes();
    std::optional<std::int64_t> value;
    const double time = time_of([&] { value = ablated.value(problem, check_limit); });
    series.add(time, ablated.nodes() - before);
    if (value) mix(series.result.checksum, *value);
    compare(value, solver.value(problem), result);
  }
  result.bench = std::move(series).summed_up();
  return result;
}

}  // namespace kibic::marias
