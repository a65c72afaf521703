#include "core/games/ochko/words.h"

#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

namespace {

// Each event in words, as the open view has it.
std::vector<std::string> story(std::string_view events, std::string_view rules = "") {
  const Replay played = given::play(events, rules);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < played.events.size(); ++i) {
    lines.push_back(
        render(played.states[i].describe(played.events[i].actor, played.events[i].action, {})));
  }
  return lines;
}

}  // namespace

TEST_CASE("a deal is told event by event") {
  CHECK(story("deal 8c 6d | Ks ??; hit; card 8h; result bust bank 495") ==
        std::vector<std::string>{"the player gets ♣8 ♦6, 14 points; the banker has ♠K ??.",
                                 "the player asks for a card.",
                                 "the player gets ♥8: 22 points, too many.",
                                 "Result: bust, bank 495."});
  CHECK(story("deal Tc 7d | 9s ??; stand; open 2h; draw 6c; result win bank 505") ==
        std::vector<std::string>{"the player gets ♣10 ♦7, 17 points; the banker has ♠9 ??.",
                                 "the player stands with 17.", "the banker opens ♥2: 11 points.",
                                 "the banker draws ♣6: 17 points.",
                                 "Result: win, bank 505 (equal totals, tie=player)."});
  CHECK(story("deal Ac Kd | Ts ??; open Ah; result push", "tie=push").back() ==
        "Result: push (equal totals, tie=push).");
}

TEST_CASE("what lies covered is told to nobody at the table") {
  const Replay played = given::play("deal 8c 6d | Ks 5h");
  const auto& first = played.states[0];
  const kibic::Action& deal = played.events[0].action;
  const std::vector<std::string> names{"Anna", "Boris"};
  CHECK(render(first.describe(Actor::chance(), deal, names)) ==
        "Anna gets ♣8 ♦6, 14 points; Boris has ♠K ♥5.");
  CHECK(render(*first.describe_veiled(Actor::chance(), deal, 0, names)) ==
        "Anna gets ♣8 ♦6, 14 points; Boris has ♠K ??.");
  CHECK_FALSE(first.describe_veiled(Actor::chance(), {"deal 8c 6d | Ks ??"}, 0, names));
  CHECK(render(played.final_state().facts(0, names).headline) == "14 against ♠K");
  CHECK(render(played.final_state().facts(std::nullopt, names).headline) == "14 against ♠K ♥5");
}

TEST_CASE("how it stands is told with stake, bank and the rule of ties") {
  const Replay played = given::play("deal Tc 7d | 9s ??; stand; open 8h");
  const TableFacts before = played.states[1].facts(0, {});
  CHECK(render(before.contract) == "stake 5, bank 500, tie=player");
  CHECK(before.seats[0].score_before == 500);
  CHECK(before.tally[0].by_side == std::vector<std::int64_t>{17, 9});
  CHECK(render(before.parts[0].standing) == "not decided yet");
  CHECK_FALSE(before.parts[0].is_won);
  const TableFacts after = played.final_state().facts(0, {});
  CHECK(render(after.headline) == "win, 17 : 17");
  CHECK(render(after.parts[0].standing) == "17 : 17, by tie=player");
  CHECK(after.parts[0].amount == 5);
  CHECK(render(after.seats[0].deeds[0]) == "stood with 17");
}

TEST_CASE("what the player gains the banker loses") {
  const Replay played = given::play("deal Tc 7d | 9s ??");
  CHECK(played.final_state().value_seen_by(0.25, 0, 1) == -0.25);
  CHECK(played.final_state().value_seen_by(0.25, 1, 1) == 0.25);
}
