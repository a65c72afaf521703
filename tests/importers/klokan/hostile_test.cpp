// Any bytes: cut, flipped, repeated, made to be slow. Nothing crashes, the good part is kept, and
// what is rejected says why.
#include "core/base/rng.h"
#include "tests/importers/klokan/klokan_support.h"
#include "tests/importers/sample_files.h"
#include "tests/support/klokan_games.h"

using namespace kibic;

namespace {

bool has_code(const ImportResult& result, const std::string& code) {
  const auto found = test::codes(result);
  return std::find(found.begin(), found.end(), code) != found.end();
}

// What holds for any input: it can be played, written, and read again as it was.
void check_sane(const ImportResult& result) {
  const bool has_error =
      std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                  [](const Diagnostic& one) { return one.severity == Severity::error; });
  if (result.rejected > 0 || result.session.records.empty()) CHECK(has_error);
  for (const Diagnostic& one : result.diagnostics) CHECK_FALSE(render(one.text).empty());
  for (const GameRecord& record : result.session.records) {
    const auto played = replay(record, klokan::Rules::game());
    REQUIRE(played.has_value());
    CHECK(played->divergences.empty());
    CHECK(played->is_whole());
  }
  if (result.session.records.empty()) return;
  // Games that were rejected leave their numbers.
  ImportResult counted = result;
  int deal = 0;
  for (GameRecord& record : counted.session.records) record.deal = ++deal;
  test::check_same(test::read_klokan(test::write(result)), counted);
}

std::string three_games() {
  return test::klokan_sample("annotated.klokan") + "\n" + test::klokan_sample("complete.klokan") +
         "\n[Format \"klokan 1\"]\n[Start \"5b2/2ww2b1/1w6/8/8/8/8/8 w 39 60\"]\n"
         "[Result \"W 3:2 quiet\"]\n\n30... c7-e7 {the end}\n";
}

// Half-moves of the record that end before the byte.
std::size_t half_moves_before(const GameRecord& record, std::size_t byte) {
  std::size_t count = 0;
  for (const ActionEvent& event : action_events(record)) {
    const std::size_t length = event.action.text.size();
    count += event.where.byte && *event.where.byte + length < byte ? 1 : 0;
  }
  return count;
}

// Cuts the file at every byte.
void check_cuts(const std::string& whole) {
  const ImportResult all = test::read_klokan(whole);
  const std::size_t games = all.session.records.size();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    INFO("cut at " << size);
    const ImportResult result = test::read_klokan(whole.substr(0, size));
    const auto& records = result.session.records;
    REQUIRE(records.size() <= games);
    for (std::size_t game = 0; game < records.size(); ++game) {
      const auto found = test::half_moves(records[game]);
      const auto expected = test::half_moves(all.session.records[game]);
      const bool is_last = game + 1 == records.size();
      // The half-move that was cut may still be one.
      const std::size_t good = is_last && !found.empty() ? found.size() - 1 : found.size();
      REQUIRE(found.size() <= expected.size());
      if (!is_last) CHECK(found.size() == expected.size());
      CHECK(std::equal(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(good),
                       expected.begin()));
      if (good < found.size()) CHECK(expected[good].starts_with(found[good]));
      // What stands before the cut is there.
      if (is_last) CHECK(found.size() >= half_moves_before(all.session.records[game], size));
    }
    if (size % 7 == 0) check_sane(result);
  }
}

}  // namespace

TEST_CASE("a file cut anywhere keeps its good part") {
  const std::string whole = three_games();
  REQUIRE(test::read_klokan(whole).session.records.size() == 3);
  check_cuts(whole);
}

TEST_CASE("each sample cut anywhere keeps its good part") {
  const auto files = test::sample_files(".klokan");
  REQUIRE(files.size() >= 2);
  for (const auto& file : files) {
    INFO(file);
    const std::string whole = test::file_text(file);
    REQUIRE_FALSE(test::read_klokan(whole).session.records.empty());
    check_cuts(whole);
  }
}

TEST_CASE("flipped bytes never do harm") {
  const std::string whole = three_games();
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    INFO("seed " << seed);
    Rng rng(seed);
    std::string flipped = whole;
    for (std::uint64_t i = 1 + rng.below(6); i > 0; --i) {
      flipped[rng.below(flipped.size())] ^= static_cast<char>(1U << rng.below(8));
    }
    check_sane(test::read_klokan(flipped));
  }
}

TEST_CASE("pieces of the format in any order never do harm") {
  const std::vector<std::string> pieces{"[Format \"klokan 1\"]\n",
                                        "[Start \"8/8/8/3b4/2b1b3/2wb4/8/7b w\"]",
                                        "[Result \"W resign\"]",
                                        "[Rules \"null=allowed revisit=never\"]",
                                        "[Rules \"stuck=five rep_forbid=2\"]",
                                        "1. ",
                                        "e1-e3 ",
                                        "f8-f6 ",
                                        "c1..e1 ",
                                        "( ",
                                        ") ",
                                        "{",
                                        "}",
                                        "{x} ",
                                        "[%clk 1] ",
                                        "[%",
                                        "[",
                                        "]",
                                        "$3 ",
                                        "$ ",
                                        "?! ",
                                        "-- ",
                                        "resign ",
                                        "w-resign ",
                                        "* ",
                                        "1-0 ",
                                        "\n",
                                        ";",
                                        "\"",
                                        "\\",
                                        "c3xe3xe5xc5xc3 ",
                                        "e3-c1-a3 ",
                                        std::string(1, '\0'),
                                        "\xff\xfe",
                                        "\u2013"};
  for (std::uint64_t seed = 1; seed <= 1'500; ++seed) {
    INFO("seed " << seed);
    Rng rng(seed);
    std::string text;
    for (std::uint64_t i = rng.below(30); i > 0; --i) text += pieces[rng.below(pieces.size())];
    INFO(text);
    check_sane(test::read_klokan(text));
  }
}

TEST_CASE("variations may lie deep, but not without end") {
  const auto nested = [](int depth) {
    std::string text = "e1-e3 ";
    for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? "(d1-d3 " : "(e1-e3 ";
    return text;
  };
  const ImportResult deepest = test::read_klokan(nested(max_variation_depth));
  CHECK(test::codes(deepest) == std::vector<std::string>{"variation-not-closed"});
  check_sane(deepest);
  const ImportResult deeper = test::read_klokan(nested(max_variation_depth + 1));
  CHECK(has_code(deeper, "variation-too-deep"));
  check_sane(deeper);
  check_sane(test::read_klokan("e1-e3 " + std::string(3'000'000, '(')));
  check_sane(test::read_klokan("e1-e3 " + std::string(3'000'000, ')')));
}

TEST_CASE("words, comments and headers without end are cut") {
  const ImportResult word = test::read_klokan("e1-e3 " + std::string(1'000'000, 'a') + " f8-f6");
  CHECK(has_code(word, "unreadable-text"));
  CHECK(test::half_moves(word).size() == 2);
  const ImportResult comment =
      test::read_klokan("e1-e3 {" + std::string(1'000'000, 'a') + "} f8-f6");
  CHECK(has_code(comment, "comment-too-long"));
  CHECK(test::half_moves(comment).size() == 2);
  check_sane(test::read_klokan("[White \"" + std::string(1'000'000, 'a') + "\"]\ne1-e3"));
  check_sane(test::read_klokan("e1-e3 " + std::string(1'000'000, '[')));
  std::string commands = "e1-e3 {";
  for (int i = 0; i < 200'000; ++i) commands += "[%a b";
  check_sane(test::read_klokan(commands));
  // A comment that nobody closed does not swallow the next game.
  const ImportResult two = test::read_klokan("e1-e3 {open\n[Format \"klokan 1\"]\nd1-d3");
  REQUIRE(two.session.records.size() == 2);
  CHECK(two.annotations.at(0).by_event.at(0).note.comment == "open");
}

TEST_CASE("games and half-moves without end are refused beyond what anybody plays") {
  std::string games;
  for (int i = 0; i < 10'500; ++i) games += "e1-e3 * ";
  const ImportResult many = test::read_klokan(games);
  CHECK(has_code(many, "too-many-games"));
  CHECK(many.session.records.size() <= 10'001);
  std::string to_and_fro = "[Rules \"quiet=0\"]\n[Start \"8/bb6/8/8/8/8/ww6/8 w\"]\n";
  for (int i = 0; i < 1'200; ++i) {
    to_and_fro += "a2-c2 a7-c7 b2-d2 b7-d7 d2-b2 d7-b7 c2-a2 c7-a7\n";
  }
  const ImportResult long_game = test::read_klokan(to_and_fro);
  CHECK(has_code(long_game, "too-many-half-moves"));
  CHECK(test::half_moves(long_game).size() == 4'000);
  CHECK(test::read_klokan(std::string((16U << 20U) + 1, ' ')).diagnostics[0].code ==
        "file-too-long");
}

TEST_CASE("positions made to be slow do not take hours") {
  // Each has more than a million half-moves of one stone; the path captures twelve stones.
  const std::string position = "5wb1/1wwbwbww/2b1b1w1/1bwbwbwb/2b1b1b1/1www1bbw/2b1w1b1/8 w";
  const klokan::State state = klokan::Rules::start("standard", {}, StartPosition{position}).value();
  const klokan::Board& board = state.board;
  const auto moves = klokan::half_moves(board, {});
  CHECK(moves.size() > 1'000'000);
  const auto most = std::max_element(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
    return klokan::count(a.captured) < klokan::count(b.captured);
  });
  const std::string text = klokan::named(board, {}, *most).text;
  std::string file;
  for (int i = 0; i < 2'000; ++i) file += "[Start \"" + position + "\"]\n" + text + "\n";
  const ImportResult result = test::read_klokan(file);
  CHECK(has_code(result, "too-much-work"));
  CHECK(result.session.records.size() < 100);
  CHECK(
      has_code(test::read_klokan("[Start \"" + position + "\"]\nb7..d7\n"), "ambiguous-half-move"));
}

TEST_CASE("texts that are cut are the same when they are read again") {
  // A name cut behind a blank, a value of broken bytes (each grows to three), long comments.
  check_sane(test::read_klokan("[White \"" + std::string(119, 'a') + " b\"]\ne1-e3"));
  check_sane(test::read_klokan("[Event \"" + std::string(900, '\xff') + "\"]\ne1-e3"));
  check_sane(test::read_klokan("e1-e3 [%a " + std::string(3'000, '\xff') + "]"));
  check_sane(test::read_klokan("e1-e3 {" + std::string(60'000, '\xff') + "}"));
  const std::string comment = "{" + std::string(40'000, 'a') + "} ";
  const ImportResult two = test::read_klokan("e1-e3 " + comment + comment);
  CHECK(has_code(two, "comment-too-long"));
  check_sane(two);
}
