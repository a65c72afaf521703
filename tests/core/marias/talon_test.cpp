// Talon, announcement and the answers of volený. Source: rule book 1.6, 1.14; cases 6, 7, 21, 28,
// 29, 36, 42.
#include <catch2/catch.hpp>

#include "core/games/marias/view.h"
#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

namespace {

// Forhont 0 has won the auction at the rung and holds Ab Xb Kb 7b 7l 7h Ah Xh Kl Ql + Kh 8l.
Table won_at(const std::string& rung, const RuleSet& rules = {}) {
  Table table("licitovany", rules);
  table.say_all({"@ new 1 dealer 2", "@ deal 0: Ab Xb Kb 7b 7l 7h Ah Xh Kl Ql",
                 "@ deal 1: Al Xl Jl 9l Aa Xa Ka Qa Ja 9a",
                 "@ deal 2: Qb Jb 9b 8b Qh Jh 9h 8h 8a 7a", "@ deal talon: Kh 8l", "1 pass",
                 "2 pass"});
  REQUIRE(table.say("0 bid " + rung).empty());
  return table;
}

// Volený: seat 0 chooses.
Table chosen(const std::string& trump) {
  Table table("voleny");
  REQUIRE(table
              .say_all({"@ new 1 dealer 2",
                        "@ deal 0: Ab Xb Kb 7b 7l 7h Ah Xh Kl Ql Kh 8l | 1: Al Xl Jl 9l Aa Xa Ka "
                        "Qa Ja 9a | 2: Qb Jb 9b 8b Qh Jh 9h 8h 8a 7a"})
              .empty());
  REQUIRE(table.say("0 trump " + trump).empty());
  return table;
}

}  // namespace

TEST_CASE("what may go to the talon depends on the contract") {
  struct Case {
    std::string discard;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({{"Xb 8l as sedma h", "sharp-card-in-talon"},  // case 6
                                          {"Xb 8l as betl -", ""},                      // case 6
                                          {"Kh 8l as sedma h", ""},                     // case 6
                                          {"7b 8l as stosedm b", "seven-in-talon"},     // case 7
                                          {"7l 8l as dvesedmy b l", "seven-in-talon"},  // case 7
                                          {"7l 8l as sto l", ""},  // not announced: no ban
                                          {"Kh 8l was Kh 8l as sedma h", ""},
                                          {"Kh 8l was Kh 7l", "wrong-old-talon"},
                                          {"Kh", "discard-count"},
                                          {"Kh 8l Kl", "discard-count"},
                                          {"Kh 8a", "not-his-card"}}));
  Table table = won_at("sedma");
  INFO(row.discard);
  CHECK(table.say("0 discard " + row.discard) == row.code);
}

TEST_CASE("a discard without a contract is judged at the announcement (case 6)") {
  Table table = won_at("sedma");
  CHECK(table.say("0 discard Xb 8l").empty());
  CHECK(table.choices() == "declare betl - talon 0 0, declare durch - talon 0 0");
  CHECK(table.say("0 declare sedma h") == "sharp-card-in-talon");
}

TEST_CASE("sharp cards may be discarded in two sevens where the option allows it (option 2)") {
  const bool is_allowed = GENERATE(true, false);
  Table table = won_at("dvesedmy", {{"tens_to_talon_in_two_sevens", is_allowed ? "yes" : "no"}});
  CHECK(table.say("0 discard Xb 8l") == (is_allowed ? "" : "sharp-card-in-talon"));
}

TEST_CASE("a discard leaves twelve minus two cards (cases 41, 42)") {
  Table table = won_at("sedma");
  CHECK(table.state.hands[0].size() == 12);
  CHECK(Rules::legal_actions(table.state).size() == 66 + 1);  // 12·11/2 discards and the fold
  CHECK(table.say("0 discard Kh 8l").empty());
  CHECK(table.state.hands[0].size() == 10);
  CHECK(table.say("0 Ah") == "out-of-place");
}

TEST_CASE("the contract must stand at or above the rung won") {
  struct Case {
    std::string rung;
    std::string contract;
    std::string code;
  };
  const auto row =
      GENERATE(values<Case>({{"sedma", "sedma b", ""},
                             {"sedma", "sedma h", ""},                        // case 21
                             {"sedma-lepsi", "sedma b", "contract-too-low"},  // case 21
                             {"sedma-lepsi", "sedma h", ""},
                             {"sto", "sedma h", "contract-too-low"},  // case 36
                             {"sto-lepsi", "stosedm b", "contract-too-low"},
                             {"betl", "stosedm h", "contract-too-low"},
                             {"sedma", "betl -", ""},
                             {"sto", "sto a", ""},  // bluff, ČSM-L II/16
                             {"sedma", "sedma a", "sedma-without-seven"}}));
  Table table = won_at(row.rung);
  INFO(row.rung << " " << row.contract);
  CHECK(table.say("0 discard Kh 8l").empty());
  CHECK(table.say("0 declare " + row.contract) == row.code);
}

TEST_CASE("sedma needs its seven unless the option lifts that (option 4)") {
  Table table = won_at("sedma", {{"sedma_without_seven", "yes"}});
  CHECK(table.say_all({"0 discard Kh 8l", "0 declare sedma a"}).empty());
}

TEST_CASE("the numbers of trumps and helper cards in the talon are checked") {
  Table table = won_at("sedma");
  CHECK(table.say("0 discard Kh 8l").empty());
  CHECK(table.say("0 declare sto h talon 0 0") == "wrong-talon-count");
  CHECK(table.violation->expected == "1 0");
}

TEST_CASE("only a plain sedma may be folded (option 5)") {
  struct Case {
    std::string rung;
    std::string option;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({{"sedma", "yes", ""},
                                          {"sedma", "no", "fold-not-allowed"},
                                          {"sedma-lepsi", "yes", "fold-not-allowed"}}));
  Table table = won_at(row.rung, {{"fold_after_sedma", row.option}});
  CHECK(table.say("0 fold") == row.code);
  // Six units of 20 hal to each defender, worked example 12.
  CHECK(Rules::settlement(table.state)->by_seat == std::vector<std::int64_t>{-240, 120, 120});
}

TEST_CASE("volený: the contract is announced after two dobrá, with the chosen suit") {
  Table table = chosen("h");
  CHECK(table.say_all({"0 discard Kl 8l", "0 good", "1 good", "2 good"}).empty());
  CHECK(table.turn() == 0);
  CHECK(table.choices() == "declare hra h, declare sedma h, declare sto h, declare stosedm h");
  CHECK(table.say("0 declare sedma b") == "contract-not-allowed");
}

TEST_CASE("volený: a record may leave out the question of the chooser") {
  Table table = chosen("h");
  CHECK(table.say_all({"0 discard Kl 8l", "1 good", "2 good", "0 declare hra h"}).empty());
}

TEST_CASE("volený: špatná takes the talon and leads to betl or durch") {
  Table table = chosen("h");
  CHECK(table.say_all({"0 discard Kl 8l", "0 good", "1 good", "2 bad"}).empty());
  CHECK(table.state.hands[2].size() == 12);
  CHECK(table.say("2 discard Qb Kl").empty());
  CHECK(table.choices() == "declare betl -, declare durch -");
  CHECK(table.say("2 declare durch -").empty());
  CHECK(table.state.phase == Phase::flek);  // after durch nobody is asked
}

TEST_CASE("volený: after betl the others are asked again, and only durch beats it (case 28)") {
  Table table = chosen("h");
  CHECK(table
            .say_all({"0 discard Kl 8l", "0 good", "1 bad", "1 discard Al Kl", "1 declare betl -",
                      "2 good", "0 bad", "0 discard Kl Al"})
            .empty());
  CHECK(table.choices() == "declare durch -");
  CHECK(table.say("0 declare betl -") == "contract-not-allowed");
}

TEST_CASE("volený: the chooser may announce betl himself, and may be overcalled") {
  Table table = chosen("h");
  CHECK(table.say_all({"0 discard Ah Ab", "0 declare betl -", "1 good", "2 good"}).empty());
  CHECK(table.state.phase == Phase::flek);
  CHECK(table.state.declarer == 0);
}

TEST_CASE("volený: sharp cards in the talon leave only betl and durch") {
  Table table = chosen("h");
  CHECK(table.say("0 discard Ab 8l").empty());
  CHECK(table.choices() == "declare betl -, declare durch -");
  CHECK(table.say("0 good") == "sharp-card-in-talon");
}

TEST_CASE("volený: the card that shows the trump suit stays in the hand") {
  Table table = chosen("l");
  CHECK(table.say_all({"0 discard Kl Ql", "0 good", "1 good", "2 good"}).empty());
  Table other("voleny");
  CHECK(other
            .say_all({"@ deal 0: Ab Xb Kb 7b 7l 7h Ah Xh Kh Qh Jh 9h | 1: Al Xl Jl 9l Aa Xa Ka "
                      "Qa Ja 9a | 2: Qb Jb 9b 8b Kl Ql 8l 8h 8a 7a",
                      "0 trump l", "0 discard 7l 7b"})
            .empty());
  CHECK(other.say("0 good") == "chosen-card-in-talon");
}

TEST_CASE("volený: the chosen trump is secret until the contract is announced (case 29)") {
  Table table = chosen("h");
  CHECK(table.say_all({"0 discard Kl 8l", "0 good", "1 good"}).empty());
  CHECK(view(table.state, 0).chosen_trump == Suit::hearts);
  CHECK_FALSE(view(table.state, 1).chosen_trump);
  CHECK_FALSE(view(table.state, 2).chosen_trump);
  CHECK(table.say_all({"2 good", "0 declare hra h"}).empty());
  CHECK(view(table.state, 1).chosen_trump == Suit::hearts);
}

TEST_CASE("volený: the chooser has seen seven cards when he chooses (rule book 1.14)") {
  Table table("voleny");
  CHECK(table
            .say_all({"@ deal 0: Ab Xb Kb 7b 7l Jb Al Xh Kl Ql Kh 8l | 1: 7h Xl Jl 9l Aa Xa Ka Qa "
                      "Ja 9a | 2: Qb Ah 9b 8b Qh Jh 9h 8h 8a 7a"})
            .empty());
  CHECK(table.choices() == "trump b, trump l");
  CHECK(view(table.state, 0).hand.size() == 7);
  CHECK(table.say("0 trump a") == "not-his-card");
  CHECK(table.say("0 trump h").empty());  // z lidu
}

TEST_CASE("wrong deals are refused") {
  struct Case {
    std::string deal;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({{"@ deal 0: Ab Xb Kb", "wrong-hand-size"},
                                          {"@ deal talon: Ab Xb Kb", "wrong-hand-size"},
                                          {"@ deal talon: Ab Ab", "card-twice"},
                                          {"0 deal talon: Ab Xb", "wrong-actor"},
                                          {"@ new 1 dealer 4", "unreadable-action"},
                                          {"@ cut 1", "wrong-cut"},
                                          {"1 pass", "out-of-place"}}));
  Table table("licitovany");
  INFO(row.deal);
  CHECK(table.say(row.deal) == row.code);
}

TEST_CASE("two clicks on cards of the hand lay them into the talon") {
  const Table table = won_at("sedma");
  const auto has = [](const Gesture& gesture, const std::string& id) {
    return std::ranges::any_of(gesture.targets,
                               [&](const GestureTarget& target) { return target.id == id; });
  };
  const Gesture none = Rules::gesture(table.state, {});
  CHECK(has(none, "8l"));
  CHECK(has(none, "discard Kh 8l"));  // the list has whole actions
  const Gesture one = Rules::gesture(table.state, {"8l"});
  CHECK(has(one, "Kh"));
  CHECK_FALSE(has(one, "8l"));
  CHECK_FALSE(one.ending);
  const Gesture two = Rules::gesture(table.state, {"8l", "Kh"});
  REQUIRE(two.ending);
  CHECK(two.is_complete);
  CHECK(two.ending->text == "discard Kh 8l");
  CHECK_FALSE(Rules::gesture(table.state, {"8l", "8l"}).ending);
  CHECK_FALSE(Rules::gesture(table.state, {"Al"}).ending);  // of another hand
}
