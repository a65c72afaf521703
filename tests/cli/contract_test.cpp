// The exit status and the promises of the command line that hold for every command.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stop_token>

#include "analyzer/bench/bench.h"
#include "db/sqlite_review_store.h"
#include "tests/cli/cli.h"
#include "tests/support/temp_folder.h"

namespace {

using kibic::all_benchmarks;
using kibic::Benchmark;
using kibic::test::cli;
using kibic::test::TempFolder;
namespace fs = std::filesystem;

std::string write_file(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
  return path.string();
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("wrong usage ends with status 2 and says what is wrong") {
  const std::vector<std::vector<std::string>> wrong{
      {},
      {"nonsense"},
      {"check"},
      {"review", "x.hra", "--level", "hardest"},
      {"review", "x.hra", "--jobs", "0"},
      {"dump", "x.hra", "--stage", "soup"},
      {"solve", "marias", "hra h d0 l0 | Ah Ah | Xh 9h | Qh Xb"},
      {"solve", "marias", "hra h d0 l0 | Ah | Xh | Qh", "--fleks", "hra"},
      {"solve", "marias", "hra h d0 l0 | Ah | Xh | Qh", "--rules", "no_such_rule=1"},
      {"bench", "nonsense"},
      {"check", "x.hra", "--rules", "no_such_rule=1"},
      {"review", "x.hra", "--rules", "max_fleks=many"},
      {"show", "x.hra", "--deal", "0"},
      {"list", "--seed", "-1"},
      {"list", "--seed", "1.5"},
      {"export", "x.hra", "-o", "report"},
      {"export", "x.hra", "-o", "report.doc"},
  };
  for (const auto& arguments : wrong) {
    const auto run = cli(arguments);
    CAPTURE(arguments, run.err);
    CHECK(run.status == 2);
    CHECK_FALSE(run.err.empty());
    CHECK(run.out.empty());
  }
}

TEST_CASE("the name of the file tells the format to export") {
  const TempFolder folder;
  const std::string game = write_file(folder.file("game.hra"), kibic::test::small_ending);
  CHECK(cli({"export", game, "-o", folder.file("a.html")}).status == 0);
  CHECK(read_file(folder.file("a.html")).starts_with("<!DOCTYPE html>"));
  CHECK(cli({"export", game, "-o", folder.file("a.json")}).status == 0);
  CHECK(read_file(folder.file("a.json")).starts_with("{"));
  CHECK(cli({"export", game, "-o", folder.file("a.txt")}).status == 0);
  CHECK(cli({"export", game, "--format", "text", "-o", "-"}).out ==
        read_file(folder.file("a.txt")));
}

TEST_CASE("a language without a catalogue is said, and an empty folder") {
  const TempFolder folder;
  const auto czech = cli({"--lang", "cs", "games"});
  CHECK(czech.status == 0);
  CHECK(czech.err.find("no catalogue for --lang cs") != std::string::npos);
  CHECK(cli({"--lang", "en", "games"}).err.empty());
  const std::string empty = folder.file("empty");
  fs::create_directory(empty);
  const auto run = cli({"check", empty});
  CHECK(run.status == 3);
  CHECK((run.out + run.err).find("There is no file in it.") != std::string::npos);
}

TEST_CASE("nothing readable is status 3") {
  const TempFolder folder;
  const std::string text = write_file(folder.file("letter.txt"), "Dear Sir or Madam");
  CHECK(cli({"check", text}).status == 3);
  CHECK(cli({"review", folder.file("missing.hra")}).status == 3);
  CHECK(cli({"solve", "chess", "start"}).status == 3);
  const std::string empty = write_file(folder.file("empty.hra"), "");
  const auto run = cli({"check", empty, "--json"});
  CHECK(run.status == 3);
  CHECK(run.json()["sources"][0]["diagnostics"][0]["severity"] == "error");
}

TEST_CASE("commands that need no database create none") {
  const TempFolder folder;
  const std::string db = folder.file("sub/kibic.db");
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"check", file}, {"review", file}, {"show", file}, {"list"}}) {
    auto arguments = command;
    arguments.insert(arguments.end(), {"--db", db});
    cli(arguments);
    CHECK_FALSE(fs::exists(folder.file("sub")));
  }
  CHECK(cli({"import", file, "--db", db}).status == 0);
  CHECK(fs::exists(db));
}

TEST_CASE("importing the same file twice stores nothing twice") {
  const TempFolder folder;
  const std::string db = folder.file("kibic.db");
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const auto first = cli({"--db", db, "--json", "import", file}).json()["sources"][0]["ledger"];
  const auto second = cli({"--db", db, "--json", "import", file}).json()["sources"][0]["ledger"];
  CHECK(first == nlohmann::json{{"read", 1}, {"imported", 1}, {"duplicate", 0}, {"rejected", 0}});
  CHECK(second == nlohmann::json{{"read", 1}, {"imported", 0}, {"duplicate", 1}, {"rejected", 0}});
  CHECK(cli({"--db", db, "--json", "list"}).json()["records"].size() == 1);
}

TEST_CASE("comments, marks and variations of a stored game are shown, by its ID and by its file") {
  using kibic::Actor;
  using kibic::Annotations;
  using kibic::VariationStep;
  const TempFolder folder;
  const std::string db = folder.file("kibic.db");
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  // No database is no reason to complain.
  CHECK(cli({"--db", db, "show", file}).err.find("Comments") == std::string::npos);
  CHECK_FALSE(fs::exists(db));
  const std::string id =
      cli({"--db", db, "--json", "import", file}).json()["sources"][0]["records"][0];
  VariationStep first;
  first.event = {Actor::seat(0), {"Jl"}, "", {}};
  first.added.note = {"a try", "!?", {}};
  VariationStep second;
  second.event = {Actor::seat(1), {"nonsense"}, "", {}};
  VariationStep beside;
  beside.event = {Actor::seat(1), {"Ql"}, "", {}};
  second.added.variations = {{beside}};
  Annotations added;
  added.by_event[0].note = {"what now?\nthink", "", {{"clk", "0:12"}}};
  added.by_event[0].variations = {{first, second}};
  REQUIRE(kibic::db::SqliteReviewStore::open(db).value()->put_annotations(id, added));

  const std::string text = cli({"--db", db, "show", id}).out;
  CAPTURE(text);
  const auto begin = text.find("      # what now?");
  REQUIRE(begin != std::string::npos);
  CHECK(text.find("        seat 1 plays ♠J. !?\n        # a try\n", begin) != std::string::npos);
  CHECK(text.find("        nonsense (the rules do not take it)\n        or:\n          ", begin) !=
        std::string::npos);
  CHECK(cli({"--db", db, "show", file}).out == text);
  const auto end = cli({"--db", db, "--json", "show", id}).json()["records"][0]["end"];
  CHECK(end["comment"] == "what now?\nthink");
  CHECK(end["commands"][0]["words"] == "0:12");
  CHECK(end["variations"][0][0]["mark"] == "!?");
  CHECK(end["variations"][0][1]["variations"][0][0]["action"] == "Ql");
}

TEST_CASE("a stored game is named by the beginning of its ID") {
  const TempFolder folder;
  const std::string db = folder.file("kibic.db");
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const std::string id =
      cli({"--db", db, "--json", "import", file}).json()["sources"][0]["records"][0];
  CHECK(cli({"--db", db, "show", id.substr(0, 6)}).status == 0);
  CHECK(cli({"--db", db, "show", "ffffffff"}).status == 3);
  // Reviewed by ID, the verdicts are kept.
  CHECK(cli({"--db", db, "review", id}).status == 0);
  CHECK(cli({"--db", db, "--json", "list"}).json()["records"][0]["reviewed"] == true);
}

TEST_CASE("nothing is written over a file of the user") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const std::string taken = write_file(folder.file("report.html"), "mine");
  CHECK(cli({"export", file, "--format", "html", "-o", taken}).status == 4);
  CHECK(read_file(taken) == "mine");
  const std::string fresh = folder.file("new.html");
  CHECK(cli({"export", file, "--format", "html", "-o", fresh}).status == 0);
  CHECK(read_file(fresh).find("</html>") != std::string::npos);
}

TEST_CASE("options may stand before or after the command") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  CHECK(cli({"--json", "check", file}).out == cli({"check", file, "--json"}).out);
}

TEST_CASE("with --json standard output is one document and nothing else") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const std::vector<std::vector<std::string>> commands{
      {"games"},
      {"formats"},
      {"check", file},
      {"review", file},
      {"show", file},
      {"dump", "--stage", "states", file},
      {"solve", "marias", "hra h d0 l0 | Ah | Xh | Qh"}};
  for (auto arguments : commands) {
    arguments.push_back("--json");
    const auto run = cli(arguments);
    CAPTURE(arguments);
    CHECK(run.json()["format"].get<std::string>().starts_with("kibic."));
  }
}

TEST_CASE("rejected files are kept with the reason, and asked to stop the work ends with 130") {
  const TempFolder folder;
  const std::string bad = write_file(folder.file("bad.hra"), "<Hra Kolo=\"1\"><Hrac1>");
  const std::string db = folder.file("kibic.db");
  const fs::path rejects = folder.file("rejects");
  CHECK(cli({"--db", db, "import", bad, "--rejects", rejects.string()}).status != 0);
  CHECK(fs::exists(rejects / "bad.hra"));
  CHECK_FALSE(read_file(rejects / "bad.hra.txt").empty());

  std::stop_source stop;
  stop.request_stop();
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  CHECK(cli({"review", file}, stop.get_token()).status == 130);
}

TEST_CASE("a file of no known format is a note in a folder and an error when it is named") {
  const TempFolder folder;
  write_file(folder.file("a.hra"), kibic::test::small_ending);
  const std::string letter = write_file(folder.file("README"), "Dear Sir or Madam");
  const auto whole = cli({"check", folder.file(""), "--json"});
  CHECK(whole.status == 0);
  CHECK(whole.json()["sources"][0]["diagnostics"][0]["severity"] == "note");
  CHECK(cli({"check", letter}).status == 3);
}

TEST_CASE("a pipe that nobody writes to is an empty input, not a wait without end") {
  const TempFolder folder;
  const std::string pipe = folder.file("pipe.hra");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(cli({"check", pipe}).status == 3);
}

TEST_CASE(
    "a stored review gives way to one that looked at more, never to one that looked at less") {
  const TempFolder folder;
  const std::string db = folder.file("kibic.db");
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const std::string id =
      cli({"--db", db, "--json", "import", file}).json()["sources"][0]["records"][0];
  const auto review = [&](const std::vector<std::string>& how) {
    std::vector<std::string> command{"--db", db, "review", id};
    command.insert(command.end(), how.begin(), how.end());
    return cli(command).err.find("is kept") == std::string::npos;
  };
  CHECK(review({}));
  CHECK_FALSE(review({"--worlds", "2"}));
  CHECK_FALSE(review({"--seat", "1"}));
  CHECK(review({"--level", "deep"}));
}

TEST_CASE("an unknown command is named") {
  CHECK(cli({"shuffle"}).err.find("\"shuffle\"") != std::string::npos);
}

TEST_CASE("beliefs of a small ending are told, and checked against where the cards lay") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const auto shown = cli({"--json", "show", file, "--beliefs", "0", "--seat", "0"});
  REQUIRE(shown.status == 0);
  const auto beliefs = shown.json()["records"][0]["beliefs"];
  REQUIRE(beliefs.size() == 1);
  CHECK(beliefs[0]["seat"] == 0);
  CHECK(beliefs[0]["exact"] == true);
  CHECK(cli({"stats", "--calibration"}).status == 2);
  const std::vector<std::string> played{"--json", "stats", "--calibration", "--games", "2"};
  CHECK(cli(played).json()["soft"]["cards"] > 0);
  CHECK(cli(played).out == cli(played).out);
}

TEST_CASE("a wrong native format is wrong usage") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  CHECK(cli({"export", file, "--format", "rms", "-o", folder.file("a.rms")}).status == 2);
  CHECK_FALSE(fs::exists(folder.file("a.rms")));
}

TEST_CASE("a benchmark that is asked to stop ends and gives no half result") {
  std::stop_source stop;
  stop.request_stop();
  const auto benchmarks = all_benchmarks();
  REQUIRE(benchmarks.size() >= 3);
  for (const Benchmark& benchmark : benchmarks) {
    INFO(benchmark.name);
    CHECK(benchmark.run({.seed = 1, .size = 0, .stop = stop.get_token()}).empty());
  }
}

TEST_CASE("an interrupted bench keeps what was finished and says so in its status") {
  // Asks to stop as soon as the first result is flushed.
  struct Interrupting : std::stringbuf {
    std::stop_source stop;
    int sync() override {
      stop.request_stop();
      return std::stringbuf::sync();
    }
  };
  Interrupting buffer;
  std::istringstream in;
  std::ostream out(&buffer);
  std::ostringstream err;
  kibic::cli::Io io{in, out, err, buffer.stop.get_token()};
  CHECK(kibic::cli::run({"bench", "--deals", "1"}, io) == 130);
  const std::string text = buffer.str();
  CHECK(text.starts_with("random deals, points"));
  CHECK(text.find("klokan") == std::string::npos);
  CHECK(text.find("signature") == std::string::npos);
  CHECK(err.str().empty());
}

TEST_CASE("a rule that the log states wins over --rules, also where it is the default") {
  const TempFolder folder;
  // Equal totals: the player wins by tie=player, the default.
  const auto log = [&](const std::string& name, const std::string& rules) {
    return write_file(folder.file(name),
                      "ochko 1\n" + rules + "bank 500\n1 5 9C TD / 9S TH : S = win 505\n");
  };
  const std::string stated = log("stated.ochko", "rules tie=player\n");
  const std::string silent = log("silent.ochko", "");
  CHECK(cli({"check", stated, "--rules", "tie=push"}).status == 0);
  CHECK(cli({"check", stated, "--rules", "tie=push", "--force-rules"}).status == 1);
  CHECK(cli({"check", silent, "--rules", "tie=push"}).status == 1);
  CHECK(cli({"check", silent}).status == 0);

  const auto rules_of = [&](const std::string& header, std::vector<std::string> more) {
    const std::string file = write_file(folder.file("a.klokan"),
                                        "[Format \"klokan 1\"]\n" + header + "\n\n1. a1-a3 *\n");
    std::vector<std::string> arguments{"review", file, "--json", "--level", "quick"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return cli(arguments).json()["records"][0]["rules"];
  };
  const std::vector<std::string> shorter{"--rules", "quiet=20"};
  CHECK(rules_of("", shorter)["quiet"] == "20");
  CHECK(rules_of("[Rules \"quiet=40\"]", shorter).empty());
  CHECK(rules_of("[Rules \"default\"]", shorter).empty());
  CHECK(rules_of("[Rules \"dbl_ends=yes\"]", shorter)["quiet"] == "20");
  CHECK(rules_of("[Rules \"default\"]", {"--rules", "quiet=20", "--force-rules"})["quiet"] == "20");
}

TEST_CASE("show says that a record begins in the middle only where its beginning is missing") {
  const TempFolder folder;
  const std::string half = write_file(folder.file("a.hra"), kibic::test::small_ending);
  CHECK(cli({"show", half}).out.find("begins in the middle") != std::string::npos);
  const std::string log = write_file(folder.file("a.ochko"),
                                     "ochko 1\nbank 500\n1 5 8C 6D 8H / KS ?? : H = bust 495\n"
                                     "2 5 AH QS / 9D 7C : PJ = win 500\n");
  const std::string text = cli({"show", log}).out;
  CHECK(text.find("in the middle") == std::string::npos);
  CHECK(text.find("Before the deal: bank=495 stake=5\n") != std::string::npos);
  const std::string board = write_file(
      folder.file("a.klokan"),
      "[Format \"klokan 1\"]\n[Start \"5b2/2ww2b1/1w6/8/8/8/8/8 w 39 60\"]\n\n60. c7-e7 *\n");
  CHECK(cli({"show", board}).out.find("begins in the middle") != std::string::npos);
}

TEST_CASE("a record that begins in the middle has a position before its first event") {
  const TempFolder folder;
  const std::string file = write_file(folder.file("a.hra"), kibic::test::small_ending);
  const auto events = cli({"dump", "--stage", "events", file, "--json"}).json();
  CHECK(events["records"][0]["lines"].empty());
  const auto states = cli({"dump", "--stage", "states", file});
  CHECK(states.out.find("to act 0, phase play") != std::string::npos);
}
