// The bidding comment: its words are those of the program's versions 2016 to 2024.
#include <catch2/catch.hpp>

#include "importers/mariasek/hra_comment.h"
#include "importers/mariasek/hra_words.h"

namespace kibic::importers::mariasek {
namespace {

using Kind = Said::Kind;
using On = Said::On;

std::vector<BiddingLine> parsed(const std::string& comment) {
  const auto lines = parse_bidding(comment);
  REQUIRE(lines);
  return *lines;
}

}  // namespace

TEST_CASE("each way to double is understood") {
  struct Row {
    std::string text;
    std::vector<Said> said;
  };
  const std::vector<Row> rows{
      {"Dobrý", {{Kind::pass, On::everything}}},
      {"Flek", {{Kind::raise, On::game}}},
      {"Re", {{Kind::raise, On::game}}},
      {"Tutti", {{Kind::raise, On::game}}},
      {"Vejš", {{Kind::raise, On::game}}},
      {"Flek na hru", {{Kind::raise, On::game}}},
      {"Na hru vejš", {{Kind::raise, On::game}}},
      {"Flek na sedmu", {{Kind::raise, On::seven}}},
      {"Na sedmu vejš", {{Kind::raise, On::seven}}},
      {"Na kilo vejš", {{Kind::raise, On::hundred}}},
      {"Stříhat a holit", {{Kind::raise, On::everything}}},
      {"Na oboje vejš", {{Kind::raise, On::everything}}},
      {"Na stosedm vejš", {{Kind::raise, On::everything}}},
      {"Sedma proti", {{Kind::announce, On::seven_against}}},
      {"Kilo proti", {{Kind::announce, On::hundred_against}}},
      {"Stosedm proti",
       {{Kind::announce, On::seven_against}, {Kind::announce, On::hundred_against}}},
      {"Flek a sedma proti", {{Kind::raise, On::game}, {Kind::announce, On::seven_against}}},
      {"Na sedmu a kilo proti", {{Kind::raise, On::seven}, {Kind::announce, On::hundred_against}}},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const auto lines = parsed("Player 2: " + row.text);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].kind == BiddingLine::Kind::say);
    CHECK(lines[0].seat == 1);
    CHECK(lines[0].said == row.said);
  }
}

TEST_CASE("statistics between the calls are skipped") {
  const auto lines = parsed(
      "Player 3 talon: Eso červený Spodek žaludy\nPlayer 3: Betl\n\nHra žaludy (1/11)\n"
      "Player 1: Dobrá (14/18)\nDurch (4/18)\nPlayer 1: Dobrý\n");
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].kind == BiddingLine::Kind::talon);
  CHECK(lines[0].cards == std::vector<marias::Card>{{marias::Suit::hearts, marias::Rank::eso},
                                                    {marias::Suit::acorns, marias::Rank::spodek}});
  CHECK(lines[1].announced == AnnouncedSet{Announced::betl});
  CHECK(lines[2].kind == BiddingLine::Kind::good);
  CHECK(lines[3].kind == BiddingLine::Kind::say);
}

TEST_CASE("a declaration names its trumps, with or without accents") {
  for (const std::string text : {"Player 1: Sedma červený", "Player 1: sedma cerveny"}) {
    const auto lines = parsed(text);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].kind == BiddingLine::Kind::declare);
    CHECK(lines[0].trump == marias::Suit::hearts);
    CHECK(lines[0].announced == AnnouncedSet{Announced::hra, Announced::sedma});
  }
}

TEST_CASE("one call that is not known makes the comment useless") {
  for (const std::string text :
       {"Player 1: ?", "Player 4: Flek", "Player 1 talon: Eso", "Player 1 talon: Eso modrý",
        "Player 1 flek: Flek", "Player 1: Flek na durcha a ven", "Player 1:", "Player x: Flek"}) {
    INFO(text);
    CHECK_FALSE(parse_bidding(text));
  }
}

TEST_CASE("what the writer says the reader understands") {
  for (const std::string text :
       {"Player 2 karty: Desítka kule Sedma zelený", "Player 2 trumf: kule",
        "Player 1 talon: Devítka žaludy Spodek zelený", "Player 3: Dobrá", "Player 3: Špatná",
        "Player 1: Stosedm zelený", "Player 1: Durch", "Player 2: Dobrý", "Player 2: Dobrý na hru",
        "Player 2: Flek na sedmu proti", "Player 2: Flek na kilo proti", "Player 2: Sedma proti"}) {
    const auto lines = parsed(text);
    REQUIRE(lines.size() == 1);
    CHECK(to_string(lines[0]) == text);
  }
}

TEST_CASE("enumerations are read in any case, seats by name only") {
  CHECK(parse_suit("cerveny") == marias::Suit::hearts);
  CHECK(parse_suit("Zaludy") == marias::Suit::acorns);
  CHECK(parse_rank("DESITKA") == marias::Rank::desitka);
  CHECK_FALSE(parse_rank("NaN"));
  // Old numbers were 0, 1, 2, new ones are 1, 2, 4; names are what files hold (rule book 5, 33).
  CHECK(parse_seat("Hrac3") == 2);
  CHECK_FALSE(parse_seat("Hrac5"));
  CHECK_FALSE(parse_seat("2"));
  CHECK(to_string(*parse_announced("Kilo Sedma")) == "Sedma Kilo");
  CHECK_FALSE(parse_announced("Hra Flek"));
}

}  // namespace kibic::importers::mariasek
