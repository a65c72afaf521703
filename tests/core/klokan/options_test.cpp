// House rules, one by one. Source: rule book klokan 1, A1 to A14.
#include "tests/core/klokan/given.h"

using namespace kibic;

TEST_CASE("every option is listed with its default and takes it") {
  const auto list = klokan::option_list();
  CHECK(list.size() == 11);
  for (const GameOption& option : list) {
    INFO(option.key);
    CHECK_FALSE(option.meaning.empty());
    CHECK(klokan::Options::from({{option.key, option.default_value}}).value() == klokan::Options{});
  }
}

TEST_CASE("a key or a value that does not exist is an error that names it") {
  struct Row {
    std::string key, value, code;
  };
  const std::vector<Row> rows{{"kangaroo", "yes", "unknown-rule"},
                              {"dbl_ends", "maybe", "bad-rule-value"},
                              {"dbl_when", "sometimes", "bad-rule-value"},
                              {"quiet", "-1", "bad-rule-value"},
                              {"quiet", "1", "bad-rule-value"},
                              {"quiet", "10001", "bad-rule-value"},
                              {"quiet", "forty", "bad-rule-value"},
                              {"quiet", "99999999999999999999", "bad-rule-value"},
                              {"rep", "1", "bad-rule-value"},
                              {"force", "", "bad-rule-value"}};
  for (const Row& row : rows) {
    INFO(row.key << "=" << row.value);
    const auto options = klokan::Options::from({{row.key, row.value}});
    REQUIRE_FALSE(options.has_value());
    CHECK(options.error().code == row.code);
    CHECK(render(options.error().text).find(row.key) != std::string::npos);
  }
  CHECK(klokan::Options::from({{"dbl_ends", "true"}})->doubling_ends);
  CHECK_FALSE(klokan::Options::from({{"doubling", "no"}})->doubling);
}

TEST_CASE("doubling=off: no stone is ever doubled, and the far rank resets no counter") {
  const klokan::State state = test::play(test::game(test::P3, {{"doubling", "off"}}), {"b6-d8"});
  CHECK(klokan::to_string(state.board) == "3w1b2/2ww2b1/8/8/8/8/8/8 b");
  CHECK(state.quiet == 1);
  CHECK(klokan::value_of(state, klokan::Side::white) == 3);
  CHECK(test::texts(test::board(test::P3), test::options({{"doubling", "off"}})) ==
        std::vector<std::string>{"b6-d8", "b6-d8-d6", "b6-d8-d6-b8", "c7-a5", "c7-e7", "d7-b7",
                                 "d7-b7-b5"});
}

TEST_CASE("dbl_kind=positional: a stone counts two while it stands on the far rank") {
  const RuleSet rules{{"dbl_kind", "positional"}};
  klokan::State state = test::play(test::game(test::P3, rules), {"b6-d8"});
  CHECK(klokan::to_string(state.board) == "3w1b2/2ww2b1/8/8/8/8/8/8 b");
  CHECK(klokan::value_of(state, klokan::Side::white) == 4);
  CHECK(state.quiet == 0);
  CHECK(test::verdict(test::game(test::P3, rules), "b6-d8-b6") == "changes-nothing");
  state = test::play(state, {"f8-h6", "d8-b6"});
  CHECK(klokan::value_of(state, klokan::Side::white) == 3);
}

TEST_CASE("dbl_kind=positional: a stone that comes to the far rank again resets no counter (A4)") {
  const RuleSet rules{{"dbl_kind", "positional"}};
  klokan::State state = test::game("8/2w5/1w6/8/8/8/8/bb6 w 7 1", rules);
  state = test::play(state, {"b6-d8", "a1-c1"});
  CHECK(state.quiet == 1);  // doubled, then a quiet half-move of Black, who stays on the rank
  state = test::play(state, {"d8-b6", "b1-d1"});
  CHECK(state.quiet == 3);
  state = test::play(state, {"b6-d8"});
  CHECK(state.quiet == 4);
}

TEST_CASE("dbl_ends with dbl_kind=positional: the half-move ends on the far rank all the same") {
  const RuleSet rules{{"dbl_kind", "positional"}, {"dbl_ends", "yes"}};
  CHECK(test::verdict(test::game(test::P3, rules), "b6-d8").empty());
  CHECK(test::verdict(test::game(test::P3, rules), "b6-d8-d6") == "must-stop");
}

TEST_CASE("null=allowed: out and back over an own stone is a half-move") {
  CHECK(test::verdict(test::game(test::P2), "c3-a1-c3") == "changes-nothing");
  const klokan::State state = test::play(test::game(test::P2, {{"null", "allowed"}}), {"c3-a1-c3"});
  CHECK(klokan::to_string(state.board) == "7b/8/8/8/8/2w5/1ww5/8 b");
}

TEST_CASE("revisit=never: no square comes twice in a half-move, the first one included") {
  const RuleSet never{{"revisit", "never"}};
  CHECK(test::verdict(test::game(test::P1), "c3xe3xe5xc5xc3").empty());
  CHECK(test::verdict(test::game(test::P1, never), "c3xe3xe5xc5xc3") == "visited-twice");
  CHECK(test::texts(test::board(test::P1), test::options(never)) ==
        std::vector<std::string>{"c3xc5", "c3xc5xe5", "c3xc5xe5xe3", "c3xe3", "c3xe3xe5",
                                 "c3xe3xe5xc5"});
  CHECK(test::verdict(test::game(test::P3, never), "b6-d8=-b6") == "visited-twice");
}

TEST_CASE("force: any capture, or the most that can be had") {
  const RuleSet any{{"force", "any"}};
  const RuleSet max{{"force", "max"}};
  CHECK(test::verdict(test::game(test::P6), "d3-b5").empty());
  CHECK(test::verdict(test::game(test::P6, any), "d3-b5") == "must-capture");
  CHECK(test::verdict(test::game(test::P6, any), "d3-b5xd5").empty());
  CHECK(test::verdict(test::game(test::P6, max), "d3-b5xd5") == "must-capture");
  CHECK(test::texts(test::board(test::P6), test::options(max)) ==
        std::vector<std::string>{"d3-b5xd5xd7xf5xf3"});
  CHECK(test::texts(test::board(test::P1), test::options(max)) ==
        std::vector<std::string>{"c3xc5xe5xe3xc3"});
  // Nothing can be captured: nothing has to be.
  CHECK(test::texts(test::board(test::P2), test::options(max)).size() == 8);
}

TEST_CASE("changed options are told in one way") {
  CHECK(klokan::rules_of({}).empty());
  const RuleSet changed{{"doubling", "off"},        {"dbl_ends", "yes"}, {"dbl_when", "end"},
                        {"dbl_kind", "positional"}, {"quiet", "20"},     {"null", "allowed"},
                        {"revisit", "never"},       {"stuck", "five"},   {"rep", "3"},
                        {"rep_forbid", "4"},        {"force", "max"}};
  CHECK(klokan::rules_of(test::options(changed)) == changed);
  CHECK(klokan::rules_of(test::options({{"dbl_ends", "true"}, {"doubling", "1"}})) ==
        RuleSet{{"dbl_ends", "yes"}});
}
