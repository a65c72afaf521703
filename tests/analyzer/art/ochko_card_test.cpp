#include <catch2/catch.hpp>
#include <set>

#include "analyzer/engines/ochko/art/french_cards.h"
#include "analyzer/engines/ochko/numbers/odds_table.h"
#include "analyzer/parts/parts.h"
#include "analyzer/report/piece_sheet.h"
#include "tests/core/ochko/given.h"

using namespace kibic;
using ochko::Card;
namespace french_cards = ochko::french_cards;
namespace given = ochko::given;

TEST_CASE("all fifty-two faces and the back differ") {
  std::set<std::string> faces;
  for (int code = 0; code < ochko::deck_size; ++code) {
    faces.insert(french_cards::art(ochko::to_string(Card::from_code(code)), ArtUse::alone)->body);
  }
  faces.insert(french_cards::art("??", ArtUse::alone)->body);
  CHECK(faces.size() == 53);
}

TEST_CASE("a French card has as many pips as its number says, inside the card") {
  for (int number = 1; number <= 13; ++number) {
    CAPTURE(number);
    const auto pips = french_cards::pips(static_cast<ochko::Rank>(number - 1));
    CHECK(pips.size() == (number <= 10 ? static_cast<std::size_t>(number) : 0U));
    for (const auto& pip : pips) {
      CHECK(pip.x - pip.size / 2 > 20);  // clear of the corner
      CHECK(pip.x + pip.size / 2 < 80);
      CHECK(pip.y - pip.size / 2 > 0);
      CHECK(pip.y + pip.size / 2 < french_cards::card_height);
      CHECK(pip.is_turned == (pip.y > french_cards::card_height / 2.0));
    }
  }
}

TEST_CASE("a French card that stands alone refers to nothing") {
  for (int code = 0; code < ochko::deck_size; ++code) {
    const auto art = french_cards::art(ochko::to_string(Card::from_code(code)), ArtUse::alone);
    CHECK(art->body.find("<use") == std::string::npos);
    CHECK(art->body.find("<text") == std::string::npos);
  }
}

TEST_CASE("the seven of hearts of one game is not that of another") {
  html::PieceSheet sheet;
  const auto german = sheet.use("marias", "7h");
  const auto french = sheet.use("ochko", "7h");
  REQUIRE(german);
  REQUIRE(french);
  CHECK(german->href != french->href);
  CHECK(piece_svg("marias", "7h") != piece_svg("ochko", "7h"));
  CHECK(piece_svg("klokan", "7h").empty());
}

// --- The chances of the next card.

namespace {

std::vector<std::string> row(const SceneTable& table, const std::string& card) {
  for (const SceneTableRow& one : table.rows) {
    if (one.cells.front() == card) return one.cells;
  }
  return {};
}

}  // namespace

TEST_CASE("the chances of the next card are counted from the cards that are not seen") {
  // 49 cards are not seen: 16 that count ten less the open king and the player's ten, 4 fours, 3
  // sixes.
  const Replay deal = given::play("deal 6c Td | Kh 4s");
  const auto tables = ochko::odds_tables(deal.final_state(), std::nullopt);
  REQUIRE(tables.size() == 1);
  using Cells = std::vector<std::string>;
  CHECK(row(tables[0], "10–K") == Cells{"10–K", "28.6 %", "bust"});  // 14 of 49
  CHECK(row(tables[0], "4") == Cells{"4", "8.2 %", "20"});           // 4 of 49
  CHECK(row(tables[0], "6") == Cells{"6", "6.1 %", "bust"});         // 3 of 49
  CHECK(row(tables[0], "A") == Cells{"A", "8.2 %", "bust"});         // third card: 11
  CHECK(row(tables[0], "5") == Cells{"5", "8.2 %", "21"});
  CHECK(row(tables[0], "bust") == Cells{"bust", "67.3 %", ""});  // 4 + 3 + 3 × 4 + 14 of 49
}

TEST_CASE("a closed card changes no chance of the next one") {
  const auto one = ochko::odds_tables(given::play("deal 6c Td | Kh 4s").final_state(), {});
  const auto other = ochko::odds_tables(given::play("deal 6c Td | Kh ??").final_state(), {});
  CHECK(one == other);
}

TEST_CASE("where the player has nothing to decide there is no table of chances") {
  CHECK(ochko::odds_tables(given::play("deal 6c Td | Kh 4s; stand").final_state(), {}).empty());
  CHECK(ochko::odds_tables(given::play("deal 6c Td | Kh 4s").states[0], {}).empty());
}
