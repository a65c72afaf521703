// What an .rms can hold and what not: renonc-protocol.md 3.2 and 3.3.
#include <catch2/catch.hpp>

#include "importers/renonc/renonc_writer.h"
#include "tests/importers/renonc_files.h"
#include "tests/support/marias_deals.h"

using namespace kibic;
using namespace kibic::importers::renonc;
using namespace kibic::importers::renonc::testing;

namespace {

GameRecord small_record() {
  GameRecord record;
  record.game = "marias";
  record.variant = "licitovany";
  record.players = {"Ada", "<Bó>", "C&\"D'"};
  record.events = {ActionEvent{Actor::chance(), {"new 1 dealer 0"}, "", {}},
                   ActionEvent{Actor::chance(), {"deal 0: Ah 7b"}, "", {}}};
  record.deal = 1;
  return record;
}

std::string code_of(const std::vector<GameRecord>& records) {
  const auto written = write_rms(records);
  return written ? std::string() : written.error().code;
}

void check_round_trip(const GameRecord& record) {
  const auto written = write_rms({record});
  REQUIRE(written);
  const auto result = importers::renonc::testing::import(*written);
  REQUIRE(result.session.records.size() == 1);
  CHECK(texts_of(result.session.records[0]) == texts_of(record));
  CHECK(without_places(result.session.records[0]) == record);
}

// One event for each action of licitovaný, in canonical notation.
const std::vector<std::pair<int, std::string>> all_actions{
    {-1, "cut 13"},
    {-1, "shuffle"},
    {-1, "deal talon: Xb 8a"},
    {2, "bid sedma"},
    {0, "hold sedma"},
    {0, "bid stosedm-lepsich"},
    {1, "pass"},
    {-1, "auction 0 stosedm-lepsich"},
    {-1, "auction -"},
    {0, "discard Jl 8a"},
    {0, "discard Jl 8a was Xb 8a as betl -"},
    {0, "declare dvesedmy h b talon 1 0"},
    {0, "declare durch -"},
    {0, "fold"},
    {1, "against sedma"},
    {2, "against sto"},
    {1, "flek hra 1"},
    {1, "flek-pass sedma"},
    {2, "flek-pass"},
    {-1, "not-played no-flek"},
    {-1, "not-played one-flek"},
    {-1, "not-played fold"},
    {-1, "not-played helpers-shown"},
    {1, "Qh"},
    {-1, "trick 3 winner 1: 7l 9l 8h"},
    {2, "lay-down Kh Qh"},
    {-1, "result 400 -200 -200 points 60 30 parts hra+ 0 40, sedma- 1 -160 score 400 -200 -200"},
    {-1, "result 1 -2 1"},
    {-1, "reveal 0: Ah 7b | 1: Xh | 2: Kh | talon: Xb 8a | discard: Jl 8a"},
};

}  // namespace

TEST_CASE("every action of licitovaný that an .rms can hold comes back as it was") {
  for (const auto& [seat, text] : all_actions) {
    CAPTURE(text);
    GameRecord record = small_record();
    record.events.push_back(
        ActionEvent{seat < 0 ? Actor::chance() : Actor::seat(seat), {text}, "", {}});
    check_round_trip(record);
  }
}

TEST_CASE("claims, rules and names come back as they were") {
  GameRecord record = small_record();
  record.rules = {{"max_fleks", "0"}, {"price_hra", "10"}, {"sedma_against", "yes"}};
  for (const auto& [card, claim] : {std::pair{"7h", "0"}, {"Qh", "20"}, {"Qb", "40"}, {"8h", ""}}) {
    record.events.push_back(ActionEvent{Actor::seat(1), {card}, claim, {}});
  }
  check_round_trip(record);
}

TEST_CASE("an event that stands twice stays twice, although readers fold copies") {
  GameRecord record = small_record();
  for (int i = 0; i < 4; ++i) {
    record.events.push_back(ActionEvent{Actor::seat(1), {"flek-pass"}, "", {}});
  }
  check_round_trip(record);
}

TEST_CASE("generated deals come back as they were") {
  for (const std::string kind : {"", "sedma", "sto", "betl", "durch", "dvesedmy"}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      CAPTURE(kind, seed);
      GameRecord record = test::random_deal(seed, "licitovany", {}, {.kind = kind});
      record.players.resize(3);
      check_round_trip(record);
    }
  }
}

TEST_CASE("what an .rms cannot hold is an error that says why") {
  const GameRecord good = small_record();
  GameRecord voleny = good;
  voleny.variant = "voleny";
  GameRecord middle = good;
  middle.start = StartPosition{"x"};
  GameRecord others = good;
  others.players[0] = "Eva";
  GameRecord house = good;
  house.rules["limit"] = "7";
  GameRecord volena_action = good;
  volena_action.events.push_back(ActionEvent{Actor::seat(0), {"good"}, "", {}});
  GameRecord nonsense = good;
  nonsense.events.push_back(ActionEvent{Actor::seat(0), {"levitate"}, "", {}});
  CHECK(code_of({good, good}) == "");
  CHECK(code_of({voleny}) == "rms-variant");
  CHECK(code_of({middle}) == "rms-start");
  CHECK(code_of({good, others}) == "rms-session");
  CHECK(code_of({house}) == "rms-rule");
  CHECK(code_of({volena_action}) == "rms-action");
  CHECK_FALSE(code_of({nonsense}).empty());
}
