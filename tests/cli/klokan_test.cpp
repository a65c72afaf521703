// The contract of the command line for klokan: reviews and positions.
#include <catch2/catch.hpp>

#include "tests/cli/cli.h"

namespace {

using kibic::test::cli;

const std::string samples = std::string(KIBIC_SOURCE_DIR) + "/samples/klokan/";

std::vector<std::string> review_of(const std::string& file, const std::string& jobs) {
  return {"review", samples + file, "--json", "--level", "quick", "--jobs", jobs};
}

}  // namespace

TEST_CASE("a review of klokan is the same in every byte with one thread and with two") {
  const auto one = cli(review_of("complete.klokan", "1"));
  CHECK(one.status == 0);
  CHECK(one.out == cli(review_of("complete.klokan", "2")).out);
}

// Source: the contract of the command line, "review --json".
TEST_CASE("a review of klokan has all keys that the contract names") {
  const auto document = cli(review_of("annotated.klokan", "1")).json();
  const auto has = [](const nlohmann::json& object, const std::vector<std::string>& keys) {
    for (const std::string& key : keys) {
      INFO(key);
      CHECK(object.contains(key));
    }
  };
  has(document, {"format", "engine", "records", "sources"});
  CHECK(document["format"] == "kibic.review/1");
  has(document["engine"], {"version", "seed", "level"});
  const auto& record = document["records"].at(0);
  has(record, {"id", "game", "variant", "rules", "players", "deal", "result", "decisions", "luck",
               "accuracy"});
  CHECK(record["game"] == "klokan");
  CHECK(record["luck"].is_null());
  CHECK(record["accuracy"]["by_seat"].size() == 2);
  REQUIRE(record["decisions"].size() == 8);
  std::size_t event = 0;
  for (const auto& decision : record["decisions"]) {
    has(decision, {"event",
                   "seat",
                   "phase",
                   "played",
                   "best",
                   "options",
                   "forced",
                   "candidates",
                   "unit",
                   "loss",
                   "interval",
                   "stake",
                   "winning_chance_loss",
                   "grade",
                   "mark",
                   "exact",
                   "worlds",
                   "hindsight_loss",
                   "heuristic",
                   "why",
                   "quadrant"});
    CHECK(decision["event"] == event++);
    CHECK(decision["phase"] == "move");
    CHECK(decision["unit"] == "stones");
    CHECK(decision["worlds"] == 1);
    CHECK(decision["candidates"].size() == decision["options"]);
    for (const auto& candidate : decision["candidates"]) {
      has(candidate, {"action", "value", "interval", "same_as"});
    }
    has(decision["heuristic"], {"action", "rule", "why"});
  }
}

// Source: rule book klokan 2.4 (half-moves), 1 R10 (counts). With a short quiet counter all play
// ends within the search, so the values are final counts; those of P2 and P5 are by the book.
TEST_CASE("solve takes the positions of the rule book as they are written") {
  struct Row {
    std::string position;
    double value;
    std::vector<std::string> moves;
  };
  const auto row =
      GENERATE(Row{"8/8/8/3b4/2b1b3/2wb4/8/7b w",  // P1
                   0,
                   {"c3xc5", "c3xc5xe5", "c3xc5xe5xe3", "c3xc5xe5xe3xc3", "c3xe3", "c3xe3xe5",
                    "c3xe3xe5xc5"}},
               Row{"7b/8/8/8/8/2w5/1ww5/8 w",  // P2
                   2,
                   {"b2-d2", "b2-d2-b4", "b2-d4", "c2-a2", "c2-c4", "c3-a1", "c3-c1", "c3-c1-a3"}},
               Row{"5b2/2ww2b1/1w6/8/8/8/8/8 w",  // P3
                   3,
                   {"b6-d8=", "b6-d8=-b6", "b6-d8=-d6", "b6-d8=-d6-b8", "c7-a5", "c7-e7", "d7-b7",
                    "d7-b7-b5"}},
               Row{"7b/6b1/8/8/8/2w5/8/w7 w", 0, {}});  // P5
  INFO(row.position);
  const auto run = cli({"solve", "klokan", row.position, "--json", "--rules", "quiet=4"});
  REQUIRE(run.status == 0);
  const auto solution = run.json();
  CHECK(solution["format"] == "kibic.solve/1");
  CHECK(solution["unit"] == "stones");
  CHECK(solution["to_act"] == 0);
  CHECK(solution["exact"] == true);
  CHECK(solution["value"] == row.value);
  std::vector<std::string> moves;
  for (const auto& move : solution["moves"]) moves.push_back(move["action"]);
  std::sort(moves.begin(), moves.end());
  CHECK(moves == row.moves);
}

// Source: rule book klokan 2.4: P6 has 30 results, 5 T4 to T6: P3 with other rules.
TEST_CASE("solve knows the middle game and the house rules of the rule book") {
  const auto actions = [](const std::string& position, const std::string& rules) {
    std::vector<std::string> found;
    const auto solution = cli({"solve", "klokan", position, "--json", "--rules", rules}).json();
    for (const auto& move : solution["moves"]) {
      found.push_back(move["action"]);
    }
    std::sort(found.begin(), found.end());
    return found;
  };
  const std::string p6 = "8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w";
  const auto middle = actions(p6, "quiet=40");
  CHECK(middle.size() == 30);
  CHECK(std::count(middle.begin(), middle.end(), "d3-b5xd5xd7xf5xf3") == 1);
  const std::string p3 = "5b2/2ww2b1/1w6/8/8/8/8/8 w";
  CHECK(actions(p3, "dbl_ends=yes") ==
        std::vector<std::string>{"b6-d8=", "c7-a5", "c7-e7", "d7-b7", "d7-b7-b5"});
  const auto at_end = actions(p3, "dbl_when=end");
  CHECK(std::count(at_end.begin(), at_end.end(), "b6-d8=") == 1);
  CHECK(std::none_of(at_end.begin(), at_end.end(),
                     [](const std::string& text) { return text.ends_with("-b6"); }));
}
