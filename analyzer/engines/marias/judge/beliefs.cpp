#include "analyzer/engines/marias/judge/beliefs.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

#include "analyzer/engines/marias/judge/preplay/belief.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

constexpr std::size_t talon_place = 3;
// Looking at a world costs about 0.1 µs, weighing one several µs.
constexpr std::uint64_t most_enumerated_hard = 50'000;
constexpr std::uint64_t most_enumerated_soft = 2'000;
// The judgement notes, section 7, ask for 0.3 to 0.7.
constexpr double temper = 0.7;

std::optional<Knowledge> known(const State& state, const View& view, CardSet gone) {
  switch (state.phase) {
    case Phase::deal:
    case Phase::over:
      return std::nullopt;
    case Phase::flek:
    case Phase::play:
      return knowledge_of(view, gone);
    default:
      return knowledge_before_play(view);
  }
}

// How often each card lay where.
class Tally {
 public:
  void add(const World& world, double weight) {
    for (std::size_t seat = 0; seat < 3; ++seat) add(world.hands[seat], seat, weight);
    add(world.talon, talon_place, weight);
    sum_ += weight;
  }
  std::vector<double> chances(Card card) const {
    std::vector<double> shares;
    for (const double found : weights_[index_of(card)]) shares.push_back(found / sum_);
    return shares;
  }

 private:
  static std::size_t index_of(Card card) { return static_cast<std::size_t>(card.code()); }
  void add(CardSet cards, std::size_t place, double weight) {
    for (const Card card : cards) weights_[index_of(card)][place] += weight;
  }

  std::array<std::array<double, 4>, 32> weights_{};
  double sum_ = 0;
};

std::optional<std::size_t> place_in(const State& state, int viewer, Card card) {
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (static_cast<int>(seat) != viewer && state.hands[seat].contains(card)) return seat;
  }
  if (state.talon.contains(card)) return talon_place;
  return std::nullopt;
}

Tally look_at_all(const View& view, const Worlds& worlds, BeliefWeights weights) {
  Tally tally;
  for (std::uint64_t i = 0; i < worlds.count(); ++i) {
    const World world = worlds.at(i);
    tally.add(world,
              weights == BeliefWeights::soft ? std::pow(plausibility(view, world), temper) : 1.0);
  }
  return tally;
}

Tally draw(const View& view, const Worlds& worlds, BeliefWeights weights, std::size_t count,
           std::uint64_t stream) {
  Tally tally;
  if (weights == BeliefWeights::soft) {
    PlausibleWorlds walk(view, worlds, stream, temper);
    for (std::size_t i = 0; i < count; ++i) tally.add(walk.next(), 1.0);
  } else {
    Rng rng(stream);
    for (std::size_t i = 0; i < count; ++i) tally.add(worlds.sample(rng), 1.0);
  }
  return tally;
}

}  // namespace

std::optional<Beliefs> beliefs(const kibic::State& any, int seat, const BeliefSettings& settings) {
  const State* state = any.as<Rules>();
  if (state == nullptr) return std::nullopt;
  const View seen = view(*state, seat);
  const CardSet gone = cards_gone_before(*state);
  auto knowledge = known(*state, seen, gone);
  if (!knowledge) return std::nullopt;
  const Worlds worlds(*std::move(knowledge));
  Beliefs found;
  found.seat = seat;
  found.places = {"0", "1", "2", "talon"};
  found.weights = gone.empty() ? settings.weights : BeliefWeights::hard;
  const bool is_soft = found.weights == BeliefWeights::soft;
  found.is_exact = worlds.count() <= (is_soft ? most_enumerated_soft : most_enumerated_hard);
  found.worlds = found.is_exact ? static_cast<std::size_t>(worlds.count()) : settings.worlds;
  const std::uint64_t stream = hash64(fmt::format("{}\n{}", settings.seed, to_string(seen)));
  const Tally tally = found.is_exact ? look_at_all(seen, worlds, found.weights)
                                     : draw(seen, worlds, found.weights, settings.worlds, stream);
  for (const Card card : worlds.knowledge().hidden) {
    found.rows.push_back({to_string(card), tally.chances(card), place_in(*state, seat, card)});
  }
  return found;
}

}  // namespace kibic::marias
