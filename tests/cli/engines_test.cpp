// Engines from outside on the command line: `review --engine`, `export --engine`, `bench engines`.
#include <catch2/catch.hpp>

#include "tests/cli/cli.h"

using kibic::test::cli;

namespace {

const std::string deal = KIBIC_SOURCE_DIR "/samples/marias/licitovany/session.rms";
const std::string first = "first=exec python3 '" KIBIC_SOURCE_DIR "/samples/engines/first.py'";
const std::string hostile = "exec python3 '" KIBIC_SOURCE_DIR "/samples/engines/hostile.py' ";

// An engine may need long to start on a machine that is busy.
std::vector<std::string> review(std::vector<std::string> more) {
  std::vector<std::string> all{"review", "--quiet",       "--deal", "6", "--worlds",
                               "32",     "--engine-time", "20000",  deal};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a review shows the opinions of engines from outside beside ours") {
  const auto run = cli(review({"--engine", first, "--engine", "bad=" + hostile + "crashes"}));
  CHECK(run.status == 0);
  CHECK(contains(run.out, "first would choose"));
  CHECK(contains(run.out, "first was asked"));
  CHECK(contains(run.out, "bad gave no answer (given-up)."));
  CHECK(contains(run.err, "the engine bad failed (crash)"));
}

TEST_CASE("review --json has the opinions of each decision, and the same verdicts as without") {
  const auto plain = cli(review({"--json"})).json();
  auto document =
      cli(review({"--json", "--engine", first, "--engine", "liar=" + hostile + "illegal"})).json();
  std::size_t asked = 0;
  for (auto& decision : document["records"][0]["decisions"]) {
    const auto& opinions = decision["engines"];
    if (!opinions.empty()) {
      ++asked;
      REQUIRE(opinions.size() == 2);
      CHECK(opinions[0]["engine"] == "first");
      CHECK(opinions[0]["kind"] == "choice");
      CHECK(opinions[0]["value"] == 0);
      CHECK(opinions[0]["loss"].get<double>() >= 0);
      CHECK(opinions[1]["kind"] == "illegal");
      CHECK(opinions[1]["action"] == "no such action");
      CHECK(opinions[1]["loss"].is_null());
    }
    decision.erase("engines");
  }
  CHECK(asked > 10);
  CHECK(document["records"] == plain["records"]);
}

TEST_CASE("a report in HTML shows the opinions, with everything escaped") {
  const auto run = cli({"export", "--quiet", "--deal", "6", "--worlds", "32", "--engine-time",
                        "20000", "--format", "html", "-o", "-", "--engine", "<b>" + first, deal});
  CHECK(run.status == 0);
  CHECK(contains(run.out, "&lt;b&gt;first would choose"));
  CHECK_FALSE(contains(run.out, "<b>first"));
}

TEST_CASE("two engines are compared over files") {
  const auto run = cli({"bench", "engines", "played", first, deal, "--json", "--worlds", "4",
                        "--engine-time", "20000"});
  CHECK(run.status == 0);
  const auto result = run.json()["results"][0];
  CHECK(result["game"] == "marias");
  CHECK(result["unit"] == "hal");
  CHECK(result["records"] == 7);
  CHECK(result["pairs"].get<int>() > 50);
  CHECK(result["engines"][1]["engine"] == "first");
  // All answered; where we have no value for a choice, there is no pair.
  for (const auto& [kind, count] : result["engines"][1]["missing"].items()) {
    CHECK(kind == "no-value");
    CHECK(count.get<int>() < 5);
  }
  // Whoever plays the first choice loses more than those who played.
  CHECK(result["difference"].get<double>() < 0);
  CHECK(result["interval"][0].get<double>() <= result["difference"].get<double>());
  CHECK(result["interval"][1].get<double>() >= result["difference"].get<double>());
}

TEST_CASE("two engines are compared over games that are played for it, of any game") {
  for (const char* game : {"marias", "klokan", "ochko"}) {
    INFO(game);
    const auto run = cli({"bench", "engines", "judge", "heuristic", "--games", "2", "--game", game,
                          "--json", "--worlds", "2"});
    CHECK(run.status == 0);
    const auto result = run.json()["results"][0];
    CHECK(result["game"] == game);
    CHECK(result["engines"][0]["mean_loss"] == 0);
  }
}

TEST_CASE("what an engine leaves out is counted") {
  const auto run = cli({"bench", "engines", "liar=" + hostile + "illegal", "judge", deal,
                        "--worlds", "2", "--engine-time", "20000"});
  CHECK(run.status == 0);
  CHECK(contains(run.out, "illegal "));
  CHECK(contains(run.out, "There is nothing to compare."));
}

TEST_CASE("wrong words about engines are usage errors") {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"review", "--engine", "nameless", deal},
        {"review", "--engine", "a=true", "--engine", "a=false", deal},
        {"bench", "engines", "judge"},
        {"bench", "engines", "judge", "heuristic"},
        {"bench", "engines", "judge", "heuristic", deal, "--games", "2"},
        {"bench", "engines", "judge", "nobody", "--games", "2"}}) {
    const auto run = cli(arguments);
    CHECK(run.status == 2);
    CHECK_FALSE(run.err.empty());
    CHECK(run.out.empty());
  }
}
