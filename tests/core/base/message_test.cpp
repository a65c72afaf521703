// Messages are sentences with numbered places; diagnostics say where.
#include "core/base/message.h"

#include <catch2/catch.hpp>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

using namespace kibic;

TEST_CASE("a message fills its places in any order") {
  CHECK(render(Message("{1} beats {0}, says {1}", "Xh", "Ah")) == "Ah beats Xh, says Ah");
  CHECK(render(Message("{0} of {1} cards", 3, 10)) == "3 of 10 cards");
  CHECK(render(Message("nothing to fill")) == "nothing to fill");
  CHECK(render(Message()).empty());
}

TEST_CASE("a place without an argument and loose braces stay as they stand") {
  CHECK(render(Message("{0} and {1}", "one")) == "one and {1}");
  CHECK(render(Message("{ {} {x} {0", "one")) == "{ {} {x} {0");
}

TEST_CASE("an argument is not filled again") {
  CHECK(render(Message("{0}{1}", "{1}", "x")) == "{1}x");
}

TEST_CASE("a place in the input names what is known") {
  CHECK(to_string(Place{}).empty());
  Place place;
  place.line = 12;
  place.column = 3;
  CHECK(to_string(place) == "line 12, column 3");
  place.packet = 7;
  place.byte = 410;
  place.event = 0;
  CHECK(to_string(place) == "packet 7, event 0, line 12, column 3, byte 410");
}

TEST_CASE("severities have names") {
  CHECK(name_of(Severity::note) == "note");
  CHECK(name_of(Severity::warning) == "warning");
  CHECK(name_of(Severity::error) == "error");
}

TEST_CASE("a failure carries its code and sentence") {
  const Result<int> result = fail("unknown-card", Message("no card {0}", "Zz"));
  REQUIRE_FALSE(result);
  CHECK(result.error().code == "unknown-card");
  CHECK(render(result.error().text) == "no card Zz");
}
