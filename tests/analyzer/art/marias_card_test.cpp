#include <catch2/catch.hpp>
#include <set>

#include "analyzer/engines/marias/art/card_art.h"

using namespace kibic;
using marias::Card;
namespace card_art = marias::card_art;
using marias::Rank;
using marias::Suit;

TEST_CASE("all thirty-two faces differ") {
  std::set<std::string> faces;
  for (int code = 0; code < 32; ++code)
    faces.insert(card_art::card_face(Card::from_code(code), ArtUse::alone));
  faces.insert(card_art::card_back());
  CHECK(faces.size() == 33);
}

TEST_CASE("a card with pips has as many as its number says, inside the card") {
  const auto [rank, count] = GENERATE(table<Rank, std::size_t>({{Rank::seven, 7U},
                                                                {Rank::eight, 8U},
                                                                {Rank::nine, 9U},
                                                                {Rank::desitka, 10U},
                                                                {Rank::eso, 2U},
                                                                {Rank::kral, 0U}}));
  const auto pips = card_art::pips(rank);
  CHECK(pips.size() == count);
  for (const auto& pip : pips) {
    CHECK(pip.x - pip.size / 2 > 25);  // clear of the corner
    CHECK(pip.x + pip.size / 2 < card_art::card_width);
    CHECK(pip.y - pip.size / 2 > 0);
    CHECK(pip.y + pip.size / 2 < card_art::card_height);
    CHECK(pip.is_turned == (pip.y > card_art::card_height / 2.0));
  }
}

TEST_CASE("the sign of a svršek stands high, that of a spodek low") {
  CHECK(card_art::figure_sign(Rank::svrsek).y < card_art::card_height / 3.0);
  CHECK(card_art::figure_sign(Rank::spodek).y > 2 * card_art::card_height / 3.0);
}

TEST_CASE("a card that stands alone refers to nothing") {
  for (int code = 0; code < 32; ++code) {
    const std::string svg = card_art::card_face(Card::from_code(code), ArtUse::alone);
    CHECK(svg.find("<use") == std::string::npos);
    CHECK(svg.find("<text") == std::string::npos);
  }
}

TEST_CASE("a card in a document refers to signs that the game defines") {
  const std::string symbols = card_art::symbols();
  for (int code = 0; code < 32; ++code) {
    const std::string name = marias::to_string(Card::from_code(code));
    const auto art = card_art::art(name, ArtUse::in_document);
    REQUIRE(art);
    const std::string sign = std::string("marias-sign-") + name.back();
    CHECK(art->body.find("#" + sign + "\"") != std::string::npos);
    CHECK(symbols.find("id=\"" + sign + "\"") != std::string::npos);
  }
}

TEST_CASE("a name that mariáš does not know has no picture") {
  const auto name = GENERATE(as<std::string>(), "", "2h", "Th", "suit-c", "back", "7h7h");
  CHECK_FALSE(card_art::art(name, ArtUse::alone));
}
