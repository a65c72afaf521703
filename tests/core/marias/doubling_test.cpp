// Fleks, hry proti and deals that are not played. Source: rule book 1.8, 1.14; cases 12, 22 to 25,
// 49; options 6, 7, 10, 13, 14, 15.
#include <catch2/catch.hpp>

#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

namespace {

// Dealer 2; seat `declarer` has won sedma and announced the contract. Seat 0 is dealt the sevens of
// hearts and bells, the ace to the nine of hearts but Kh, Qh, which seats 1 and 2 hold.
Table announced(int declarer, const std::string& contract, const RuleSet& rules = {}) {
  Table table("licitovany", rules);
  // The strong hand sits at the declarer's seat; the weak ones follow clockwise.
  const auto seat = [declarer](int steps) { return std::to_string((declarer + steps) % 3); };
  const std::string deal = "@ deal " + seat(0) + ": Ah Xh 7h Jh 9h 7b Ab Xb 9b Al | " + seat(1) +
                           ": Kh 8h Kb Qb Kl Ql Ka Qa 9a 8a | " + seat(2) +
                           ": Qh Jb 8b Xl Jl 9l 7l Aa Xa 7a | talon: Ja 8l";
  REQUIRE(table.say("@ new 1 dealer 2").empty());
  REQUIRE(table.say(deal).empty());
  while (table.state.phase == Phase::bid) {
    const std::string turn = std::to_string(table.turn());
    const bool is_bid = table.turn() == declarer && !table.state.auction.rung;
    REQUIRE(table.say(turn + (is_bid ? " bid sedma" : " pass")).empty());
  }
  REQUIRE(table.say(seat(0) + " discard Ja 8l").empty());
  REQUIRE(table.say(seat(0) + " declare " + contract).empty());
  return table;
}

int fleks(const Table& table, Part part) {
  return table.state.doubling.counts[index_of(part)];
}

}  // namespace

TEST_CASE("the first comment is that of the declarer's left, then the other defender (case 23)") {
  Table table = announced(1, "stosedm h");
  CHECK(table.turn() == 2);
  CHECK(table.say("2 flek-pass").empty());
  CHECK(table.turn() == 0);
  CHECK(table.say("0 flek-pass").empty());
  CHECK(table.state.phase == Phase::play);
  CHECK(table.turn() == 0);  // the forhont leads
}

TEST_CASE("two defenders double one part each and the declarer answers both (case 22)") {
  Table table = announced(0, "sedma h");
  CHECK(table.choices() == "flek hra 1, flek-pass hra, flek sedma 1, flek-pass sedma, flek-pass");
  CHECK(table.say_all({"1 flek hra 1", "1 flek-pass sedma", "2 flek sedma 1"}).empty());
  CHECK(table.choices() == "flek hra 2, flek-pass hra, flek sedma 2, flek-pass sedma, flek-pass");
  CHECK(table.say_all({"0 flek hra 2", "0 flek sedma 2", "1 flek-pass", "2 flek-pass"}).empty());
  CHECK(fleks(table, Part::hra) == 2);
  CHECK(fleks(table, Part::sedma) == 2);
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE("the second defender may not raise what his partner raised in this round") {
  Table table = announced(0, "sedma h");
  CHECK(table.say("1 flek hra 1").empty());
  CHECK(table.say("1 flek-pass").empty());
  CHECK(table.say("2 flek hra 2") == "flek-on-closed-part");
  CHECK(table.violation->is_playable);
  CHECK(fleks(table, Part::hra) == 1);
  CHECK(table.choices() == "flek sedma 1, flek-pass");
}

TEST_CASE("a defender with nothing open is skipped, and both speak again after a re") {
  Table table = announced(0, "durch -");
  CHECK(table.say("1 flek durch 1").empty());
  CHECK(table.turn() == 0);
  CHECK(table.say("0 flek durch 2").empty());
  CHECK(table.turn() == 1);
  CHECK(table.say_all({"1 flek-pass", "2 flek durch 3", "0 flek-pass"}).empty());
  CHECK(table.state.phase == Phase::play);
  CHECK(table.turn() == 0);  // durch is led by the declarer
}

TEST_CASE("doubling ends at the cap; a further flek is void and not punished (case 24, ČSM-L IV)") {
  Table table = announced(0, "durch -");
  CHECK(table.say_all({"1 flek durch 1", "0 flek durch 2", "1 flek durch 3", "0 flek durch 4"})
            .empty());
  CHECK(table.state.phase == Phase::play);
  const auto before = table.state;
  CHECK(table.say("1 flek durch 5") == "flek-over-cap");
  CHECK(table.violation->is_playable);
  CHECK(table.state == before);
}

TEST_CASE("without a cap fleks go on and the limit holds (case 24, 50)") {
  Table table = announced(0, "durch -", {{"max_fleks", "0"}});
  for (int count = 1; count <= 80; ++count) {
    const int seat = count % 2 == 1 ? 1 : 0;
    REQUIRE(table.say(std::to_string(seat) + " flek durch " + std::to_string(count)).empty());
  }
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass", "0 Ah", "1 Kh", "2 Qh"}).empty());
  CHECK(fleks(table, Part::durch) == 80);
}

TEST_CASE("a flek must be the next one") {
  Table table = announced(0, "durch -");
  CHECK(table.say("1 flek durch 2") == "wrong-flek-count");
  CHECK(fleks(table, Part::durch) == 1);
}

TEST_CASE("the wrong order of the defenders is reported and goes on (rule book 1.12)") {
  Table table = announced(0, "durch -");
  CHECK(table.say("2 flek durch 1") == "out-of-turn");
  CHECK(table.violation->is_playable);
  CHECK(table.turn() == 0);
  CHECK(table.say("2 flek-pass") == "out-of-turn");
  CHECK(table.violation->is_playable);
  CHECK(table.turn() == 0);  // it is counted when the defenders have the word again
  CHECK(table.say("0 flek durch 2").empty());
  CHECK(table.turn() == 1);
  CHECK(table.say("1 flek-pass").empty());
  CHECK(table.state.phase == Phase::play);  // seat 2 has passed already
}

TEST_CASE("a re said before the second defender spoke counts when its turn comes") {
  Table table = announced(0, "sedma h");
  CHECK(table.say_all({"1 flek hra 1", "1 flek-pass sedma"}).empty());
  CHECK(table.turn() == 2);
  CHECK(table.say("0 flek hra 2") == "out-of-turn");
  CHECK(table.violation->is_playable);
  CHECK(fleks(table, Part::hra) == 1);
  CHECK(table.turn() == 2);
  CHECK(table.say("2 flek sedma 1").empty());
  CHECK(fleks(table, Part::hra) == 2);
  CHECK(table.turn() == 0);  // sedma is still open to the declarer
  CHECK(table.say_all({"0 flek-pass", "1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE("a re that nothing was left to raise for is void") {
  Table table = announced(0, "stosedm h");
  CHECK(table.say("0 flek sto 1") == "out-of-turn");
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(fleks(table, Part::sto) == 0);
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE(
    "words before their turn beyond any need are void, so that no record grows without bound") {
  Table table = announced(0, "stosedm h");
  for (int i = 0; i < 64; ++i) REQUIRE(table.say("0 flek sto 1") == "out-of-turn");
  for (int i = 0; i < 1000; ++i) REQUIRE(table.say("0 flek sto 1") == "flek-on-closed-part");
  CHECK(table.violation->is_playable);
  CHECK(table.state.doubling.early.size() == 64);
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE("who is through with a round of fleks may not begin again in it") {
  Table table = announced(0, "stosedm h");
  CHECK(table.say("1 flek-pass").empty());
  CHECK(table.say("1 flek sto 1") == "flek-on-closed-part");
  CHECK(table.violation->is_playable);
  CHECK(table.turn() == 2);
  CHECK(fleks(table, Part::sto) == 0);
}

TEST_CASE("a trhák must flek hra, once for both defenders (option 10, case 49)") {
  Table table = announced(0, "sedma h", {{"forced_flek_trhak", "yes"}});
  CHECK(table.choices() == "flek hra 1, flek sedma 1, flek-pass sedma");
  CHECK(table.say("1 flek hra 1").empty());
  CHECK(table.say("1 flek-pass sedma").empty());
  CHECK(table.say("2 flek-pass").empty());  // also a trhák, but the flek is said
  Table silent = announced(0, "sedma h", {{"forced_flek_trhak", "yes"}});
  CHECK(silent.say("1 flek-pass") == "forced-flek");
}

TEST_CASE("a sedma with few fleks is not played (options 13, 14; case 25)") {
  struct Case {
    std::string fleks;
    std::string reason;  // empty: played
    std::int64_t declarer;
  };
  // Hearts double: (20 + 40)·2 from each defender.
  const auto row = GENERATE(values<Case>(
      {{"", "no-flek", 2 * 120}, {"1 flek hra 1", "one-flek", 0}, {"1 flek sedma 1", "", 0}}));
  Table table = announced(0, "sedma h");
  if (!row.fleks.empty()) CHECK(table.say(row.fleks).empty());
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  if (!row.fleks.empty()) CHECK(table.say("0 flek-pass").empty());
  REQUIRE((table.state.phase == Phase::over) == !row.reason.empty());
  if (row.reason.empty()) return;
  CHECK(table.say("@ not-played " + row.reason).empty());
  CHECK(Rules::settlement(table.state)->by_seat[0] == row.declarer);
}

TEST_CASE("with options 13 and 14 off every sedma is played") {
  Table table =
      announced(0, "sedma h", {{"unplayed_without_flek", "no"}, {"unplayed_with_one_flek", "no"}});
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE("a record that plays on where the deal is settled is followed (case 25)") {
  Table table = announced(0, "sedma h");
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.say("0 Ah") == "not-played-mismatch");
  CHECK(table.violation->is_playable);
  CHECK(table.say_all({"1 8h", "2 Qh"}).empty());
}

TEST_CASE("a record that does not play what must be played is reported and ends") {
  Table table = announced(0, "stosedm h");
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.say("@ not-played no-flek") == "not-played-mismatch");
  CHECK(table.state.phase == Phase::over);
}

TEST_CASE("four helper cards of a defender make two sevens unwinnable (rule book 1.12)") {
  struct Case {
    std::string contract;
    bool is_played;
  };
  // Seat 1 holds four acorns, seats 1 and 2 two bells each.
  const auto row = GENERATE(
      values<Case>({{"dvesedmy h a", false}, {"dvesedmy h b", true}, {"dvesedmysto h a", true}}));
  INFO(row.contract);
  Table table = announced(0, row.contract);
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK((table.state.phase == Phase::play) == row.is_played);
  if (row.is_played) return;
  CHECK(table.say("@ not-played helpers-shown").empty());
  // 40 units of 20 hal, doubled by hearts, lost to each defender.
  CHECK(Rules::settlement(table.state)->by_seat == std::vector<std::int64_t>{-3200, 1600, 1600});
}

TEST_CASE("hry proti are for the first comment of a defender who may announce them") {
  const RuleSet rules{{"sedma_against", "yes"}, {"sto_against", "yes"}};
  Table table = announced(0, "sedma h", rules);
  // Seat 0 holds the trump seven: no sedma proti (case 12).
  CHECK(table.choices().find("against sedma") == std::string::npos);
  CHECK(table.choices().find("against sto") == 0);
  CHECK(table.say("2 against sto").empty());  // independent of the order of fleks
  CHECK(table.say("1 against sto") == "against-not-allowed");
  CHECK(table.say("1 flek hra 1") == "flek-on-closed-part");  // hra is not settled any more
  CHECK(table.say_all({"1 flek-pass", "2 flek-pass"}).empty());
  CHECK(table.turn() == 0);
  CHECK(table.choices() == "flek sto-proti 1, flek-pass");
  CHECK(table.say_all({"0 flek sto-proti 1", "1 flek sto-proti 2", "0 flek-pass"}).empty());
  CHECK(table.state.phase == Phase::play);
}

TEST_CASE("hry proti that the rules do not know are void") {
  Table table = announced(0, "sedma h");
  CHECK(table.say("1 against sto") == "against-not-allowed");
  CHECK_FALSE(table.state.doubling.sto_against_seat);
  Table sto = announced(0, "sto h", {{"sto_against", "yes"}});
  CHECK(sto.say("1 against sto") == "against-not-allowed");
}

TEST_CASE("who could only announce a hra proti passes by silence") {
  Table table = announced(0, "durch -", {{"sto_against", "yes"}});
  CHECK(table.say("1 flek durch 1").empty());
  CHECK(table.turn() == 0);
  Table hra = announced(0, "sedma h", {{"sto_against", "yes"}});
  CHECK(hra.say_all({"1 flek hra 1", "1 flek sedma 1"}).empty());
  CHECK(hra.turn() == 2);
  CHECK(hra.choices() == "against sto, flek-pass");
  CHECK(hra.say("0 flek-pass").empty());
  CHECK(hra.state.phase == Phase::play);
}

TEST_CASE("volený: a plain hra needs a flek to be played (rule book 1.14)") {
  struct Case {
    std::string needed;
    std::vector<const char*> fleks;
    std::optional<NotPlayed> reason;
  };
  const std::vector<Case> rows{
      {"1", {"1 flek-pass", "2 flek-pass"}, NotPlayed::no_flek},
      {"1", {"1 flek hra 1", "2 flek-pass", "0 flek-pass"}, std::nullopt},
      {"2", {"1 flek hra 1", "2 flek-pass", "0 flek-pass"}, NotPlayed::good},
      {"2", {"1 flek hra 1", "2 flek-pass", "0 flek hra 2", "1 flek-pass", "2 flek-pass"}, {}},
      {"0", {"1 flek-pass", "2 flek-pass"}, std::nullopt}};
  for (const Case& row : rows) {
    Table table("voleny", {{"fleks_needed_for_hra", row.needed}});
    CHECK(table
              .say_all({"@ new 1 dealer 2",
                        "@ deal 0: Ab Xb Kb 7b 7l 8a Ah Xh Kl Ql Kh 8l | 1: Al Xl Jl 9l Aa Xa Ka "
                        "Qa Ja 9a | 2: Qb Jb 9b 8b Qh Jh 9h 8h 7h 7a",
                        "0 trump b", "0 discard 8l 8a", "0 good", "1 good", "2 good",
                        "0 declare hra b"})
              .empty());
    for (const char* word : row.fleks) CHECK(table.say(word).empty());
    CHECK(table.state.not_played == row.reason);
    CHECK((table.state.phase == Phase::play) == !row.reason);
  }
}
