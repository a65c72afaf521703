// The open-card account: every term adds up to the bill, and the values are the reference solver's.
#include "analyzer/engines/marias/luck/account.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "analyzer/engines/marias/heuristic/selfplay.h"
#include "analyzer/engines/marias/reference/reference.h"
#include "core/games/marias/rules.h"
#include "importers/file_list.h"
#include "importers/read_input.h"
#include "tests/support/marias_deals.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

Replay replayed(const GameRecord& record) {
  return replay(record, Rules::game()).value();
}

struct Totals {
  int accounts = 0;
  int cards = 0;    // accounted for
  int costly = 0;   // that cost something
  int reasons = 0;  // records without an account
};

// Telescoping, signs and the sums of the three seats.
void check_account(const DealAccount& account, Totals& totals) {
  ++totals.accounts;
  std::int64_t value = account.value_before;
  for (const AccountStep& step : account.steps) {
    INFO("event " << step.event);
    CHECK(cost_of(step, account.declarer) >= 0);
    value += step.change;
    ++totals.cards;
    if (cost_of(step, account.declarer) > 0) ++totals.costly;
  }
  CHECK(2 * value == account.result[static_cast<std::size_t>(account.declarer)]);
  const LuckAccount luck = luck_of(account);
  REQUIRE(luck.by_seat.size() == 3);
  CHECK(luck.from == "declaration");
  double own = 0;
  double others = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const SeatLuck& terms = luck.by_seat[seat];
    CHECK(terms.residual == 0);
    CHECK(terms.sum() == static_cast<double>(account.result[seat]));
    CHECK(terms.own_losses <= 0);
    own += terms.own_losses;
    others += terms.others_losses;
  }
  // What all lose is somebody's gain.
  CHECK(own + others == 0);
}

void look(const GameRecord& record, Solver& solver, Totals& totals) {
  const auto played = replay(record, Rules::game());
  if (!played) return;
  const auto account = account_of(*played, solver);
  if (const auto* found = std::get_if<DealAccount>(&account)) return check_account(*found, totals);
  CHECK_FALSE(std::get<Message>(account).id.empty());
  ++totals.reasons;
  const bool is_complete = played->divergences.empty() && played->is_whole() &&
                           played->final_state().as<Rules>()->phase == Phase::over;
  if (is_complete) {
    CHECK(std::get<Message>(account).id == "The record does not show all cards.");
  }
}

Totals look_through(const std::string& folder) {
  Totals totals;
  Solver solver;
  for (const std::string& file : importers::list_files(folder).paths) {
    for (const GameRecord& record : importers::read_input(file).result.session.records) {
      if (record.game != "marias") continue;
      INFO(file << " deal " << record.deal);
      look(record, solver, totals);
    }
  }
  return totals;
}

test::DealWishes wishes(int flek_percent) {
  test::DealWishes wishes;
  wishes.flek_percent = flek_percent;
  return wishes;
}

GameRecord ending(const std::string& position,
                  const std::vector<std::pair<int, const char*>>& plays) {
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.start = StartPosition{position};
  record.players = {"P1", "P2", "P3"};
  for (const auto& [seat, card] : plays) {
    record.events.emplace_back(ActionEvent{Actor::seat(seat), {card}, "", {}});
  }
  return record;
}

}  // namespace

TEST_CASE("the accounts of deals that players of every strength played leave nothing over") {
  const auto variant = GENERATE("voleny", "licitovany");
  const std::array<Player, 3> players{Player::expert("A"), Player::club("B"),
                                      Player::beginner("C")};
  Totals totals;
  Solver solver;
  for (const GameRecord& record : play_session(5, 40, variant, {}, players)) {
    INFO(variant << " deal " << record.deal);
    look(record, solver, totals);
  }
  CHECK(totals.accounts == 40);
  CHECK(totals.costly > 10);
}

TEST_CASE("an account costs at most three times the cards of solving its deal once") {
  std::uint64_t once = 0;
  std::uint64_t account = 0;
  for (const GameRecord& record : play_session(9, 40, "licitovany", {}, usual_table())) {
    const Replay played = replayed(record);
    const auto lead = std::ranges::find_if(played.states, [](const kibic::State& state) {
      return state.as<Rules>()->phase == Phase::play;
    });
    if (lead == played.states.end()) continue;
    Solver cold;
    cold.value(problem_of(*lead->as<Rules>()));
    once += cold.nodes();
    Solver shared;
    REQUIRE(std::holds_alternative<DealAccount>(account_of(played, shared)));
    account += shared.nodes();
  }
  INFO(account << " cards against " << once);
  CHECK(once > 0);
  CHECK(account <= 3 * once);
}

TEST_CASE("the accounts of random deals under random rules leave nothing over") {
  Totals totals;
  Solver solver;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    const char* variant = seed % 2 == 0 ? "voleny" : "licitovany";
    look(test::random_deal(seed, variant, test::random_rules(seed, variant), wishes(60)), solver,
         totals);
  }
  CHECK(totals.accounts == 60);
  CHECK(totals.costly > 40);
}

TEST_CASE("the accounts of the samples leave nothing over, and where there is none it says why") {
  CHECK(look_through(KIBIC_SOURCE_DIR "/samples/marias").accounts >= 8);
}

TEST_CASE("the accounts of saved games leave nothing over", "[shared]") {
  const auto folder = GENERATE(KIBIC_SHARED_SAMPLES "/mariasek", KIBIC_SHARED_SAMPLES "/renonc");
  CHECK(look_through(folder).accounts > 20);
}

TEST_CASE("the steps of an ending are what plain minimax says before and after each card") {
  struct Row {
    std::vector<std::pair<int, const char*>> plays;
    std::vector<std::int64_t> costs;  // of each card, in its maker's money
  };
  // The side suit first makes the declarer 30:10, as his trump ace takes the ace and the last
  // trick; the trump first leaves him the ten points of his ace (price 1 each: from +1 to -1,
  // twice). Unless both aces are thrown on it: then he has 30 after all, and the second ace cost
  // its maker 2.
  const char* position = "hra l d0 l0 | Al 8a | Ab 9a | 9b Aa";
  const auto row = GENERATE_REF(values<Row>(
      {{{{0, "8a"}, {1, "9a"}, {2, "Aa"}, {2, "9b"}, {0, "Al"}, {1, "Ab"}}, {0, 0, 0, 0, 0, 0}},
       {{{0, "Al"}, {1, "9a"}, {2, "9b"}, {0, "8a"}, {1, "Ab"}, {2, "Aa"}}, {4, 0, 0, 0, 0, 0}},
       {{{0, "Al"}, {1, "Ab"}, {2, "Aa"}, {0, "8a"}, {1, "9a"}, {2, "9b"}}, {4, 0, 2, 0, 0, 0}}}));
  const Replay played = replayed(ending(position, row.plays));
  REQUIRE(played.divergences.empty());
  Solver solver;
  const auto answer = account_of(played, solver);
  REQUIRE(std::holds_alternative<DealAccount>(answer));
  const auto& account = std::get<DealAccount>(answer);
  REQUIRE(account.steps.size() == row.plays.size());
  Reference reference(ReferenceMethod::minimax);
  CHECK(account.value_before == reference.value(problem_of(*played.states[0].as<Rules>())));
  for (std::size_t k = 0; k < account.steps.size(); ++k) {
    INFO("card " << k);
    CHECK(cost_of(account.steps[k], account.declarer) == row.costs[k]);
    if (k + 1 == account.steps.size()) break;  // after it there is the bill
    const auto before = reference.value(problem_of(*played.states[k].as<Rules>()));
    const auto after = reference.value(problem_of(*played.states[k + 1].as<Rules>()));
    CHECK(account.steps[k].change == after - before);
  }
}

TEST_CASE("a deal without an end keeps no account and says why") {
  Solver solver;
  GameRecord record = test::random_deal(4, "voleny", {}, wishes(90));
  record.events.resize(record.events.size() / 2);
  const auto answer = account_of(replayed(record), solver);
  REQUIRE(std::holds_alternative<Message>(answer));
  CHECK(std::get<Message>(answer).id == "The deal was not played to its end.");
}

TEST_CASE("a claim that brings its maker something is nobody's error") {
  DealAccount account;
  account.declarer = 1;
  account.value_before = 3;
  account.steps = {{0, 1, -1, false}, {1, 1, 2, true}};
  account.result = {-4, 8, -4};
  const LuckAccount luck = luck_of(account);
  CHECK(luck.by_seat[1].value_before == 6);
  CHECK(luck.by_seat[1].draws == 4);
  CHECK(luck.by_seat[1].own_losses == -2);
  CHECK(luck.by_seat[1].others_losses == 0);
  CHECK(luck.by_seat[0].value_before == -3);
  CHECK(luck.by_seat[0].draws == -2);
  CHECK(luck.by_seat[0].own_losses == 0);
  CHECK(luck.by_seat[0].others_losses == 1);
  CHECK(luck.by_seat[0].residual == 0);
  CHECK(luck.by_seat[0] == luck.by_seat[2]);
}
