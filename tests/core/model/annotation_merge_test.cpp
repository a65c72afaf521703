#include "core/model/annotation_merge.h"

#include <catch2/catch.hpp>

using namespace kibic;

namespace {

VariationStep step(const std::string& action, const std::string& comment = {}) {
  return {{Actor::seat(0), {action}, "", {}}, {{comment, "", {}}, {}}};
}

Annotations with(const std::vector<Variation>& variations, const std::string& comment = {}) {
  Annotations all;
  all.by_event[7] = {{comment, "", {}}, variations};
  return all;
}

std::string comment_of(const std::string& base, const std::string& mine,
                       const std::string& theirs) {
  const auto all = merged(with({}, base), with({}, mine), with({}, theirs)).all;
  return all.by_event.contains(7) ? all.by_event.at(7).note.comment : "";
}

}  // namespace

TEST_CASE("a comment that one side changed is that side's") {
  CHECK(comment_of("", "m", "") == "m");
  CHECK(comment_of("", "", "t") == "t");
  CHECK(comment_of("b", "m", "b") == "m");
  CHECK(comment_of("b", "b", "t") == "t");
  CHECK(comment_of("b", "", "b").empty());
  CHECK(comment_of("b", "b", "").empty());
}

TEST_CASE("a comment that both sides changed has both texts, and it is said where") {
  CHECK(comment_of("b", "m", "t") == "t\nm");
  CHECK(comment_of("b", "t and m", "t") == "t and m");
  CHECK(merged(with({}, "b"), with({}, "m"), with({}, "t")).both_changed ==
        std::vector<std::size_t>{7});
  CHECK(merged(with({}, "b"), with({}, "x"), with({}, "x")).both_changed.empty());
}

TEST_CASE("variations of both sides stand side by side, also where they part later") {
  const Annotations mine = with({{step("a"), step("b"), step("c")}});
  const Annotations theirs = with({{step("a"), step("d", "word")}, {step("x")}});
  const MergedAnnotations result = merged({}, mine, theirs);
  Variation line{step("a"), step("b"), step("c")};
  line[1].added.variations = {{step("d", "word")}};
  CHECK(result.all == with({line, {step("x")}}));
  CHECK(result.both_changed.empty());
}

TEST_CASE("what one side took away is gone unless the other has changed it") {
  const Annotations base = with({{step("a"), step("b")}, {step("x")}});
  const Annotations without_a = with({{step("x")}});
  CHECK(merged(base, without_a, with({{step("a"), step("b")}, {step("x")}, {step("y")}})).all ==
        with({{step("x")}, {step("y")}}));
  CHECK(merged(base, without_a, with({{step("a"), step("b", "word")}, {step("x")}})).all ==
        with({{step("x")}, {step("a"), step("b", "word")}}));
  CHECK(merged(base, without_a, with({{step("a"), step("b"), step("c")}, {step("x")}})).all ==
        with({{step("x")}, {step("a"), step("b"), step("c")}}));
}
