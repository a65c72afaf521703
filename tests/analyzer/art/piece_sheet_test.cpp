#include <catch2/catch.hpp>

#include "analyzer/parts/parts.h"
#include "analyzer/report/piece_sheet.h"

using namespace kibic;

TEST_CASE("a picture that is used twice is defined once") {
  html::PieceSheet sheet;
  const auto first = sheet.use("marias", "7h");
  const auto second = sheet.use("marias", "7h");
  REQUIRE(first);
  REQUIRE(second);
  CHECK(first->href == "#marias-7h");
  CHECK(second->href == first->href);
  const std::string symbols = sheet.symbols();
  const std::size_t place = symbols.find("id=\"marias-7h\"");
  REQUIRE(place != std::string::npos);
  CHECK(symbols.find("id=\"marias-7h\"", place + 1) == std::string::npos);
  CHECK(symbols.find("id=\"marias-8h\"") == std::string::npos);
}

TEST_CASE("the hidden card has an id that a reference can hold") {
  html::PieceSheet sheet;
  const auto use = sheet.use("marias", "??");
  REQUIRE(use);
  CHECK(use->href == "#marias-_3f_3f");
  CHECK(sheet.symbols().find("id=\"marias-_3f_3f\"") != std::string::npos);
}

TEST_CASE("what no game draws is not used") {
  html::PieceSheet sheet;
  CHECK_FALSE(sheet.use("marias", "hit"));
  CHECK_FALSE(sheet.use("nim", "7h"));
  CHECK(sheet.symbols().find("<symbol") == std::string::npos);
}

TEST_CASE("a picture for the window is a document of its own") {
  CHECK(piece_svg("marias", "7h").starts_with("<svg xmlns="));
  CHECK(piece_svg("marias", "").empty());
  CHECK(piece_svg("nim", "7h").empty());
}
