// Beliefs against a count of all ways to lay out the hidden cards of small endings.
#include "analyzer/engines/marias/judge/beliefs.h"

#include <array>
#include <numeric>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "tests/support/marias_deals.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

constexpr std::size_t most_hidden = 7;  // 3^7 layouts

struct Counts {
  std::vector<std::array<double, 4>> by_card;
  double worlds = 0;
};

// Lays every hidden card into every place and keeps what the seat has to reckon with.
Counts count_all(const Worlds& worlds, const std::vector<Card>& hidden) {
  const Knowledge& knowledge = worlds.knowledge();
  Counts counts;
  counts.by_card.resize(hidden.size());
  std::size_t layouts = 1;
  for (std::size_t i = 0; i < hidden.size(); ++i) layouts *= 3;
  for (std::size_t code = 0; code < layouts; ++code) {
    World world;
    world.hands[static_cast<std::size_t>(knowledge.seat)] = knowledge.own;
    if (knowledge.talon) world.talon = *knowledge.talon;
    std::vector<std::size_t> places;
    std::size_t rest = code;
    for (const Card card : hidden) {
      const auto place = static_cast<HiddenPlace>(rest % 3);
      rest /= 3;
      const bool is_talon = place == HiddenPlace::talon;
      const auto seat = static_cast<std::size_t>(is_talon ? 0 : knowledge.seat_at(place));
      (is_talon ? world.talon : world.hands[seat]).insert(card);
      places.push_back(is_talon ? 3 : seat);
    }
    if (!worlds.contains(world)) continue;
    counts.worlds += 1;
    for (std::size_t i = 0; i < hidden.size(); ++i) counts.by_card[i][places[i]] += 1;
  }
  return counts;
}

// Every small ending of some deals, for each seat.
template <typename Look>
int for_small_endings(Look look) {
  int looked_at = 0;
  for (const std::string variant : {"voleny", "licitovany"}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Replay played = replay(kibic::test::random_deal(seed, variant), Rules::game()).value();
      for (const kibic::State& any : played.states) {
        const auto* state = any.as<Rules>();
        if (state->phase != Phase::play) continue;
        for (int seat = 0; seat < 3; ++seat) {
          const auto knowledge = knowledge_of(view(*state, seat));
          REQUIRE(knowledge.has_value());
          const std::vector<Card> hidden(knowledge->hidden.begin(), knowledge->hidden.end());
          if (hidden.empty() || hidden.size() > most_hidden) continue;
          look(any, seat, Worlds(*knowledge), hidden);
          ++looked_at;
        }
      }
    }
  }
  return looked_at;
}

}  // namespace

TEST_CASE("hard beliefs of small endings are the shares among all layouts") {
  const int looked_at =
      for_small_endings([](const kibic::State& state, int seat, const Worlds& worlds,
                           const std::vector<Card>& hidden) {
        const auto found = beliefs(state, seat, {});
        REQUIRE(found.has_value());
        const Counts counts = count_all(worlds, hidden);
        CHECK(found->is_exact);
        CHECK(static_cast<double>(found->worlds) == counts.worlds);
        REQUIRE(found->rows.size() == hidden.size());
        for (std::size_t i = 0; i < hidden.size(); ++i) {
          CHECK(found->rows[i].piece == to_string(hidden[i]));
          for (std::size_t place = 0; place < 4; ++place) {
            CHECK(found->rows[i].chances[place] ==
                  Approx(counts.by_card[i][place] / counts.worlds).margin(1e-12));
          }
        }
      });
  CHECK(looked_at > 20);
}

TEST_CASE("soft beliefs add up to one and never exclude what was true") {
  BeliefSettings settings;
  settings.weights = BeliefWeights::soft;
  const int looked_at = for_small_endings(
      [&](const kibic::State& state, int seat, const Worlds&, const std::vector<Card>&) {
        const auto found = beliefs(state, seat, settings);
        REQUIRE(found.has_value());
        CHECK(found->weights == BeliefWeights::soft);
        for (const Beliefs::Row& row : found->rows) {
          CHECK(std::accumulate(row.chances.begin(), row.chances.end(), 0.0) == Approx(1.0));
          REQUIRE(row.truth.has_value());
          CHECK(row.chances[*row.truth] > 0);
        }
      });
  CHECK(looked_at > 20);
}
