// Records that begin in the middle, words and pictures of a position.
#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "core/games/marias/view.h"
#include "core/games/marias/words.h"
#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

namespace {

const char* const ten_cards =
    "hra h d0 l0 | Ah Xh Kh Qh Jh 9h 8h 7h Ab Xb | Kb Qb Jb 9b 8b 7b Al Xl Kl Ql | Jl 9l 8l 7l Aa "
    "Xa Ka Qa Ja 9a";

}  // namespace

TEST_CASE("a record may begin at trick 1 with the contract announced") {
  Table table = Table::at(std::string("dealer=2 talon=8a,7a fleks=hra:2 doubled=1 ") + ten_cards);
  CHECK(table.state.first_trick == 1);
  CHECK(table.state.doubling.counts[index_of(Part::hra)] == 2);
  CHECK(table.state.doubling.has_doubled[1]);
  CHECK(view(table.state, 0).talon == CardSet{*parse_card("8a"), *parse_card("7a")});
  CHECK_FALSE(view(table.state, 1).talon);
  CHECK(table.say("0 Ah").empty());
}

TEST_CASE("the number of the trick follows from the size of the hands") {
  Table table = Table::at("hra h d0 l2 won=40,20 | Ah Xh | Ab Xb | 7b | 9h");
  CHECK(table.state.first_trick == 9);
  CHECK(table.turn() == 0);
  CHECK(table.say_all({"0 Ah", "1 Ab", "@ trick 9 winner 0: 9h Ah Ab"}).empty());
}

TEST_CASE("a start that cannot be is an error with a code") {
  struct Case {
    std::string text;
    std::string code;
  };
  const auto row =
      GENERATE(values<Case>({{"dealer=3 hra h d0 l0 | Ah | Xh | 7h", "unreadable-start"},
                             {"colour=red hra h d0 l0 | Ah | Xh | 7h", "unreadable-start"},
                             {"fleks=hra hra h d0 l0 | Ah | Xh | 7h", "unreadable-start"},
                             {"fleks=hra:-1 hra h d0 l0 | Ah | Xh | 7h", "unreadable-start"},
                             {"against=hra:1 hra h d0 l0 | Ah | Xh | 7h", "unreadable-start"},
                             {"talon=Ah,Xb hra h d0 l0 | Ah | Xh | 7h", "card-twice"},
                             {"talon=Ah hra h d0 l0 | Kh | Xh | 7h", "unreadable-start"}}));
  INFO(row.text);
  const auto state = Rules::start("licitovany", {}, StartPosition{row.text});
  REQUIRE_FALSE(state.has_value());
  CHECK(state.error().code == row.code);
}

TEST_CASE("actions are told in sentences with names and symbols") {
  struct Case {
    std::string action;
    std::string sentence;
    std::string pretty;
  };
  const auto row = GENERATE(
      values<Case>({{"Qh", "Jana plays ♥Q and shows a marriage of 40.", "♥Q"},
                    {"Xb", "Jana plays ♦10.", "♦10"},
                    {"flek hra 1", "Jana says flek on hra: ×2.", "flek hra"},  // case 38
                    {"flek hra 2", "Jana says re on hra: ×4.", "re hra"},      // case 38
                    {"declare dvesedmy l a", "Jana announces dvě sedmy ♠ ♣.", "dvě sedmy ♠ ♣"}}));
  Table table = Table::at(ten_cards);
  const auto action = Rules::parse(table.state, row.action).value();
  CHECK(render(Rules::describe(table.state, Actor::seat(0), action, {"Jana", "", ""})) ==
        row.sentence);
  CHECK(Rules::pretty(table.state, action) == row.pretty);
  CHECK(render(Rules::describe(table.state, Actor::seat(1), Pass{}, {"Jana", "", ""})) ==
        "seat 2 passes.");
}

TEST_CASE("a picture for one seat hides the cards of the others and the talon") {
  Table table = Table::at(std::string("talon=8a,7a ") + ten_cards);
  CHECK(table.say("0 Ah").empty());
  const auto hidden = [](const Scene& scene, std::size_t zone) {
    std::size_t count = 0;
    for (const ScenePiece& piece : scene.zones[zone].pieces) count += piece.name == "??" ? 1U : 0U;
    return count;
  };
  const Scene open = Rules::scene(table.state, std::nullopt);
  const Scene seen = Rules::scene(table.state, 1);
  REQUIRE(open.zones.size() == 5);
  CHECK(open.zones[0].pieces.size() == 9);
  for (std::size_t zone = 0; zone < 5; ++zone) CHECK(hidden(open, zone) == 0);
  CHECK(hidden(seen, 0) == 9);
  CHECK(hidden(seen, 1) == 0);
  CHECK(hidden(seen, 2) == 10);
  CHECK(seen.zones[3].pieces[0].name == "Ah");
  CHECK(hidden(seen, 4) == 2);
  for (const SceneZone& zone : seen.zones) {
    for (const ScenePiece& piece : zone.pieces) {
      CHECK(piece.x - piece.width / 2 >= 0);
      CHECK(piece.x + piece.width / 2 <= 1000);
      CHECK(piece.y + piece.height / 2 <= 1000);
    }
  }
}

TEST_CASE("text that is no action is refused and never crashes") {
  const auto* text =
      GENERATE("", " ", "Xx", "bid", "bid hra-lepsi", "flek hra 0", "flek hra -1", "deal 0 Ah",
               "deal 3: Ah", "deal 0: Ah | 0: Xh", "discard Ah Ah", "declare betl h",
               "declare sedma", "trick 1 winner 3: Ah", "cut x", "result 1 2",
               "result 1 2 3 points 1", "result parts hra 0 1", "new 1", "new 1 dealer 0 score 1 2",
               "auction 0", "not-played why", "against hra", "lay-down",
               "result 99999999999999999999 0 0", "trump x", "reveal 0: 11", "\xff\xfe");
  CHECK_FALSE(Rules::parse(Table("licitovany").state, text).has_value());
}

TEST_CASE("what is stated beside a choice is not part of it") {
  Table table = Table::at(ten_cards);
  const auto choice = [&](const std::string& text) {
    const auto action = Rules::parse(table.state, text).value();
    return Rules::format(table.state, Rules::choice(table.state, action));
  };
  CHECK(choice("discard Jl 8a was Xb 8a as sedma h") == "discard Jl 8a");
  CHECK(choice("flek-pass hra") == "flek-pass hra");
  CHECK(choice("Ah") == "Ah");
}
