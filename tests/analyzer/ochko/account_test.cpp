// Where a result came from: every account adds up to the result, and its parts are what the engine
// and the verdicts say.
#include <catch2/catch.hpp>

#include <cmath>

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/judge/account.h"
#include "analyzer/judge/review.h"
#include "tests/analyzer/ochko/deals.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

// Makes errors of every kind.
bool at_random(const Rules::State& state, Rng& rng) {
  const int total = value_of(state.player, *state.options).total;
  return total < 12 ? rng.below(8) != 0 : rng.below(total < 18 ? 2 : 10) == 0;
}

}  // namespace

TEST_CASE("every account of 200 deals adds up to the result, under every kind of rules") {
  const auto text = GENERATE("", "tie=push pj_pay=1.5", "tie=banker ace=flexible pay=0.95",
                             "deck=below-20", "peek=yes tie=push deck=below-16",
                             "show=both pj_ten=no", "show=none two_aces=golden peek=yes",
                             "pj_auto=no auto_stand_21=yes two_aces=12 tie=push");
  const RuleSet rules = rules_of(text);
  // A shoe that goes on is a new question in each deal.
  const int deals = std::string(text) == "" ? 200 : 40;
  double luck = 0;
  for (const GameRecord& record : dealt_session(rules, deals, 7, at_random)) {
    CAPTURE(text, record.deal);
    const Replay replay = replayed(record);
    const auto account = account_of(replay);
    REQUIRE(account.has_value());
    const double result =
        static_cast<double>(account->result) / static_cast<double>(account->stake);
    const double sum = account->value_before + account->sum_of(StepKind::deal) +
                       account->sum_of(StepKind::draw) + account->sum_of(StepKind::decision);
    CHECK(std::abs(result - sum) < 1e-9);
    CHECK(std::abs(result - account->value_after) < 1e-9);
    for (const AccountStep& step : account->steps) {
      if (step.kind == StepKind::decision) CHECK(step.change <= 1e-12);
      luck += std::abs(step.change);
    }
  }
  CHECK(luck > 0);
}

TEST_CASE("a reviewed session of 200 deals leaves nothing over, and its losses are the verdicts'") {
  double residual = 0;
  double losses = 0;
  for (const GameRecord& record : dealt_session({}, 200, 11, at_random)) {
    const Replay replay = replayed(record);
    const Review review = kibic::review(record, replay, ReviewSettings(), 1);
    REQUIRE(review.luck.has_value());
    REQUIRE(review.luck->by_seat.size() == 2);
    const SeatLuck& player = review.luck->by_seat[player_seat];
    const SeatLuck& banker = review.luck->by_seat[banker_seat];
    const auto bill = replay.final_state().settlement();
    const auto stake = static_cast<double>(replay.states.front().as<Rules>()->stake);
    CHECK(player.sum() == Approx(static_cast<double>(bill->by_seat[0])).epsilon(1e-13));
    CHECK(banker.sum() == Approx(static_cast<double>(bill->by_seat[1])).epsilon(1e-13));
    residual = std::max(residual, std::abs(player.residual) / stake);
    double lost = 0;
    for (const Verdict& verdict : review.verdicts) lost += verdict.loss.value();
    CHECK(player.own_losses == Approx(-lost * stake).margin(1e-9));
    CHECK(banker.others_losses == -player.own_losses);
    losses += lost;
  }
  CHECK(residual < 1e-9);
  CHECK(losses > 1);
}

TEST_CASE("the account of a deal names what each event was worth") {
  // Rule book 2, the first deal of the log; values from 3.1 and 3.5 (6+8 against 10).
  const Replay replay =
      replayed(record_of({"deal 8c 6d | Ks ??", "hit", "card 8h", "result bust 495"}));
  const auto account = account_of(replay);
  REQUIRE(account.has_value());
  CHECK(account->result == -5);
  CHECK(account->stake == 5);
  CHECK(account->value_before == to_digits(12, 0.035213180349));
  REQUIRE(account->steps.size() == 3);
  CHECK(account->steps[0].kind == StepKind::deal);
  CHECK(account->steps[0].change == Approx(-0.48667 - 0.035213180349).margin(0.000006));
  CHECK(account->steps[1].kind == StepKind::decision);
  CHECK(account->steps[1].change == 0);
  CHECK(account->steps[2].kind == StepKind::draw);
  CHECK(account->steps[2].change == Approx(-1 + 0.48667).margin(0.000006));
  const SeatLuck player = luck_of(*account).by_seat[player_seat];
  CHECK(player.value_before == to_digits(10, 5 * 0.035213180349));
  CHECK(player.sum() == Approx(-5).epsilon(1e-14));
}

TEST_CASE("the closed card's opening is luck that averages to nothing") {
  const auto text = GENERATE("", "tie=push ace=flexible", "two_aces=golden tie=banker");
  const Terms terms = terms_of(Options::from(rules_of(text)).value());
  ExactSolver solver(terms);
  for (const char* cards : {"10+6", "9+9", "2+3+4"}) {
    for (const char* open : {"A", "6", "10"}) {
      const Holding player = hand(cards, terms);
      const OpenCards up(kind(open));
      const auto closed = solver.next_card(player, up);
      double mean = 0;
      for (Kind card = 0; card < kind_count; ++card) {
        const double chance = closed[static_cast<std::size_t>(card)];
        if (chance == 0) continue;
        mean +=
            chance * solver.banker_to_act(player, Holding({kind(open), card}, terms)).value(terms);
      }
      CHECK(mean == Approx(solver.choice(player, up).stand.value(terms)).epsilon(1e-12));
    }
  }
}

TEST_CASE("a deal without an end keeps no account") {
  CHECK_FALSE(account_of(replayed(record_of({"deal 8c 6d | Ks ??", "hit"}))));
  CHECK_FALSE(account_of(replayed(record_of({"deal 8c 6d | Ks ??", "stand"}))));
  CHECK_FALSE(account_of(replayed(record_of({}))));
}

TEST_CASE("a closed card that was never opened is missed by nobody") {
  const auto account = account_of(replayed(record_of({"deal Ah Qs | 9d ??"})));
  REQUIRE(account.has_value());
  CHECK(account->value_after == 1);
  CHECK(account->result == 5);
}

}  // namespace kibic::ochko
