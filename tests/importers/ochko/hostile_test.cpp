// Logs that are cut, damaged or meant to hurt.
#include "core/base/rng.h"
#include "importers/ochko/log_reader.h"
#include "tests/importers/ochko/given.h"
#include "tests/importers/sample_files.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::ochko_log;

namespace {

std::string session_text(std::uint64_t seed, int deals, const RuleSet& rules = {}) {
  return write_ochko(test::random_ochko_session(seed, deals, rules)).value();
}

// What every reading has to keep to.
void check_promises(const ImportResult& result) {
  std::uint64_t errors = 0;
  for (const Diagnostic& found : result.diagnostics) {
    CHECK_FALSE(render(found.text).empty());
    CHECK(is_clean_utf8(render(found.text)));
    errors += found.severity == Severity::error ? 1 : 0;
  }
  CHECK(errors >= std::min<std::uint64_t>(result.rejected, 100));
  CHECK((errors > 0 || !result.session.records.empty()));
  for (const GameRecord& record : result.session.records) {
    CHECK(replay(record, kibic::ochko::Rules::game()).has_value());
  }
}

// Where the line of each record ends, its line break included.
std::vector<std::size_t> line_ends(const std::string& text, const std::vector<GameRecord>& all) {
  std::vector<std::size_t> ends;
  for (const GameRecord& record : all) {
    const std::size_t end = text.find('\n', action_events(record).front().where.byte.value());
    ends.push_back(end == std::string::npos ? text.size() + 1 : end + 1);
  }
  return ends;
}

void check_cuts(const std::string& text) {
  const auto whole = given::records(text);
  const auto ends = line_ends(text, whole);
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    INFO("cut at " << cut);
    const ImportResult result = given::imported(text.substr(0, cut));
    check_promises(result);
    const auto& records = result.session.records;
    std::size_t good = 0;
    while (good < ends.size() && ends[good] <= cut) ++good;
    REQUIRE(records.size() >= good);
    CHECK(records.size() <= good + 1);
    for (std::size_t i = 0; i < good; ++i) CHECK(record_id(records[i]) == record_id(whole[i]));
    // Of the deal that is cut, what is there is how it began.
    if (records.size() > good) CHECK(given::codes(result).find("no-line-end") != std::string::npos);
  }
}

}  // namespace

TEST_CASE("a log cut at any byte keeps the deals before the cut") {
  const std::string text = session_text(3, 8, {{"deck", "below-16"}});
  REQUIRE(given::records(text).size() == 8);
  REQUIRE(line_ends(text, given::records(text)).back() == text.size());
  check_cuts(text);
}

TEST_CASE("each sample cut at any byte keeps the deals before the cut") {
  const auto files = test::sample_files(".ochko");
  REQUIRE(files.size() >= 3);
  for (const auto& file : files) {
    INFO(file);
    const std::string text = test::file_text(file);
    check_cuts(text);
  }
}

TEST_CASE("bytes that are changed at random are never more than findings") {
  const std::string text = session_text(4, 5);
  Rng rng(1);
  for (int round = 0; round < 2'000; ++round) {
    INFO("round " << round);
    std::string damaged = text;
    for (std::uint64_t i = 0; i <= rng.below(4); ++i) {
      damaged[rng.below(damaged.size())] = static_cast<char>(rng.below(256));
    }
    const ImportResult result = given::imported(damaged);
    check_promises(result);
    // What was read can be written, or it is said why not.
    const auto written = write_ochko(result.session.records);
    if (!written) CHECK_FALSE(render(written.error().text).empty());
  }
}

TEST_CASE("it makes no difference in which pieces a log arrives") {
  const std::string text = session_text(5, 5);
  const auto whole = given::imported(text);
  for (const std::size_t chunk : {1U, 2U, 7U, 4095U}) {
    const auto pieces = given::imported(text, chunk);
    CHECK(pieces.session == whole.session);
    CHECK(pieces.diagnostics == whole.diagnostics);
  }
}

TEST_CASE("line ends of other systems and a byte order mark do not matter") {
  const auto plain = given::records(given::book);
  std::string other = "\xEF\xBB\xBF";
  for (const char c : given::book) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto read = given::imported(other);
  CHECK(read.diagnostics.empty());
  REQUIRE(read.session.records.size() == plain.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    CHECK(record_id(read.session.records[i]) == record_id(plain[i]));
  }
}

TEST_CASE("limits on lines, bytes, deals and events hold") {
  const auto read = [](const std::string& text, const LogLimits& limits) {
    MemorySource source(text);
    return LogReader(limits).read(source);
  };
  std::string many = "ochko 1\n";
  for (int i = 0; i < 50; ++i) many += "8C 6D 2H / KS 8H : H S = loss\n";
  CHECK(read(many, {.deals = 10}).session.records.size() == 10);
  CHECK(given::codes(read(many, {.deals = 10})) == "too-many-deals");
  CHECK(read(many, {.events = 12}).session.records.size() == 2);
  const ImportResult cut = read(many, {.bytes = 100});
  CHECK(cut.session.records.size() == 3);
  CHECK(given::codes(cut) == "too-long");

  const std::string long_line(100'000, 'x');
  const ImportResult skipped = given::imported(given::book + long_line + "\n" + "9C TD / 7S ??\n");
  CHECK(given::codes(skipped) == "line-too-long");
  CHECK(skipped.session.records.size() == 4);
  CHECK(skipped.rejected == 0);
  const ImportResult long_deal = given::imported("ochko 1\n8C 6D / KS" + long_line + "\n");
  CHECK(long_deal.rejected == 1);
  // A hand longer than any can be ends the deal there.
  std::string cards = "ochko 1\n";
  for (int i = 0; i < 1'000; ++i) cards += "8C ";
  check_promises(given::imported(cards + "\n"));
}

TEST_CASE("findings of a log of nothing but faults are bounded") {
  std::string faults;
  for (int i = 0; i < 20'000; ++i) faults += "1 5 8C\n";
  const ImportResult result = given::imported(faults);
  CHECK(result.rejected == 20'000);
  CHECK(result.diagnostics.size() <= 401);
}

TEST_CASE("mad numbers stay numbers") {
  std::string log = "ochko 1\nrules pay=100 stake_step=1\n";
  for (int i = 0; i < 2'000; ++i) log += "1000000000000 TC 8D / 9S 8H : S\n";
  log += "1 1000000000000 TC 8D / 9S 8H : S = win 1000000000000\n";
  log += "1 -1000000000000 TC 8D / 9S 8H : S = win -1000000000000\n";
  log += "99999999999999999999 5 TC 8D / 9S 8H : S\n";
  log += "stake 1000000000000\n";
  for (int i = 0; i < 2'000; ++i) log += "TC 8D / 9S 8H : S\n";
  const ImportResult result = given::imported(log);
  check_promises(result);
  CHECK(result.session.records.size() >= 4'000);
}

TEST_CASE("an empty input, and one without deals, says so") {
  for (const char* text : {"", "\n\n", "ochko 1\nbank 500\n", "\xFF\xFE\x00", "# nothing\n"}) {
    const ImportResult result = given::imported(text);
    CHECK(result.session.records.empty());
    CHECK(given::codes(result).find("no-deals") != std::string::npos);
    check_promises(result);
  }
}

TEST_CASE("long comments and names are cut once, between two characters") {
  // Found by the fuzzer: a name that was cut at a blank lost it when it was read again.
  std::string euros;
  for (int i = 0; i < 100; ++i) euros += "€";
  const std::string words = std::string(79, 'x') + " tail";
  const auto records = given::records("ochko 1\nplayer " + words + "\nbanker " + euros +
                                      "\n1 5 8C 6D / KS ?? : S # " + euros + "\n");
  REQUIRE(records.size() == 1);
  CHECK(records[0].players[0] == std::string(79, 'x'));
  CHECK(records[0].players[1].size() == 78);  // 26 × 3 bytes
  CHECK(is_clean_utf8(records[0].players[1]));
  given::check_round_trip(records);
}
