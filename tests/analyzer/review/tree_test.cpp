#include <catch2/catch.hpp>

#include "analyzer/review/review_tree.h"
#include "tests/support/approve.h"
#include "tests/support/nim.h"

using namespace kibic;
using test::nim_record;
using test::nim_replay;
using test::TalkingNim;

namespace {

// Seven stones, 2-1-3-1: taking 3 at once would have won; 2 gave it away, and so did 1.
const GameRecord record = nim_record({2, 1, 3, 1}, {"Jana", "Petr"});

Candidate option(const std::string& action, double value, const std::vector<std::string>& line) {
  Candidate candidate;
  candidate.action = {action};
  candidate.value = value;
  candidate.interval = {value, value};
  for (const std::string& text : line) candidate.line.push_back({text});
  return candidate;
}

Verdict verdict(std::size_t event, int seat, const std::string& played, Grade grade, Mark mark) {
  Verdict v;
  v.event = event;
  v.seat = seat;
  v.played = {played};
  v.grade = grade;
  v.mark = mark;
  return v;
}

Review review() {
  Verdict first = verdict(0, 0, "take 2", Grade::blunder, Mark::very_bad);
  first.candidates = {option("take 3", 2, {"take 1", "take 3"}), option("take 1", -1, {"take 2"}),
                      option("take 2", -2, {})};
  first.loss = 4;
  Verdict second = verdict(1, 1, "take 1", Grade::inaccuracy, Mark::dubious);
  second.candidates = {option("take 3", 0.5, {"take 9", "take 1"}), option("take 1", 0.25, {})};
  second.loss = 0.25;
  Verdict third = verdict(2, 0, "take 3", Grade::good, Mark::none);
  third.candidates = {option("take 2", 0.125, {"take 2"}), option("take 3", 0, {})};
  third.loss = 0.125;
  Verdict last = verdict(3, 1, "take 1", Grade::forced, Mark::none);
  last.candidates = {option("take 1", 2, {})};
  Review whole;
  whole.verdicts = {first, second, third, last};
  return whole;
}

std::vector<std::string> texts(const std::vector<ReviewTree::Edge>& edges) {
  std::vector<std::string> result;
  for (const auto& edge : edges) result.push_back(edge.text);
  return result;
}

}  // namespace

TEST_CASE("without a review the tree is the line played") {
  const ReviewTree tree(nim_replay(record), nullptr);
  REQUIRE(tree.size() == 5);
  CHECK(tree.node(0) == ReviewTree::Node{0, Actor::seat(0), true});
  CHECK(tree.node(4) == ReviewTree::Node{4, Actor::nobody(), true});
  CHECK(texts(tree.edges_from(1, {})) == std::vector<std::string>{"take 1"});
  CHECK(tree.to_text({}) == "0. 0 take 2\n1. 1 take 1\n2. 0 take 3\n3. 1 take 1\n");
}

TEST_CASE("only what is better than the action played becomes a branch, best first") {
  const Review judged = review();
  const ReviewTree tree(nim_replay(record), &judged);
  CHECK(texts(tree.edges_from(0, {})) == std::vector<std::string>{"take 3", "take 1", "take 2"});
  CHECK(tree.edges_from(3, {}).size() == 1);
  CHECK(tree.edges_from(0, {})[0].value == 2);
  CHECK(tree.edges_from(0, {})[2].verdict == judged.verdicts[0]);
}

TEST_CASE("an equal option of the same class is no alternative") {
  Review judged = review();
  judged.verdicts[0].candidates = {option("take 3", 2, {}), option("take 1", 2, {})};
  judged.verdicts[0].candidates[0].same_as = {{"take 2"}};
  CHECK(ReviewTree(nim_replay(record), &judged).edges_from(0, {}).size() == 1);
  judged.verdicts[0].candidates = {option("take 1", 2, {}), option("take 2", 2, {})};
  CHECK(ReviewTree(nim_replay(record), &judged).edges_from(0, {}).size() == 1);
}

TEST_CASE("a principal variation ends where the rules do not take it") {
  const Review judged = review();
  const ReviewTree tree(nim_replay(record), &judged);
  const auto branch = tree.edges_from(1, {})[0];
  CHECK(branch.text == "take 3");
  CHECK_FALSE(tree.node(branch.to).is_main_line);
  CHECK(tree.edges_from(branch.to, {}).empty());  // "take 9"
}

TEST_CASE("filters hide branches and never the line played") {
  const Review judged = review();
  const ReviewTree tree(nim_replay(record), &judged);
  const auto branches = [&](const ReviewTree::Filter& filter) {
    std::vector<std::size_t> counts;
    for (std::size_t node = 0; node < 4; ++node) {
      counts.push_back(tree.edges_from(node, filter).size() - 1);
    }
    return counts;
  };
  using Counts = std::vector<std::size_t>;
  CHECK(branches({}) == Counts{2, 1, 1, 0});
  CHECK(branches({.mistakes_only = true, .seat = {}}) == Counts{2, 1, 0, 0});
  CHECK(branches({.mistakes_only = false, .seat = 1}) == Counts{0, 1, 0, 0});
  CHECK(branches({.mistakes_only = true, .seat = 0}) == Counts{2, 0, 0, 0});
  CHECK(branches({.mistakes_only = false, .seat = {}, .main_line_only = true}) ==
        Counts{0, 0, 0, 0});
}

TEST_CASE("the tree as text indents branches below what they replace") {
  const Review judged = review();
  const ReviewTree tree(nim_replay<TalkingNim>(record), &judged);
  test::check_golden("review/tree.txt", tree.to_text({}));
  test::check_golden("review/tree_mistakes.txt", tree.to_text({.mistakes_only = true, .seat = {}}));
}

TEST_CASE("the tree as DOT shows grades in colour and branches dashed") {
  const Review judged = review();
  const ReviewTree tree(nim_replay<TalkingNim>(record), &judged);
  test::check_golden("review/tree.dot", tree.to_dot({}));
  test::check_golden("review/tree_main.dot",
                     tree.to_dot({.mistakes_only = false, .seat = {}, .main_line_only = true}));
}

namespace {

// Its words would break out of a DOT string.
struct HostileNim : test::Nim {
  static std::string_view id() { return "hostile-nim"; }
  static Message describe(const State&, Actor, const Action&, const std::vector<std::string>&) {
    return {};
  }
  static std::string pretty(const State&, const Action&) { return "a\"];b\\\nc"; }
};

}  // namespace

TEST_CASE("quotes, backslashes and line ends in labels are escaped") {
  const ReviewTree tree(nim_replay<HostileNim>(nim_record({2}, {})), nullptr);
  CHECK(tree.to_dot({}).find(R"([label="a\"];b\\\nc", weight=9])") != std::string::npos);
}

TEST_CASE("a record of a hundred thousand events makes a tree without deep recursion") {
  struct Endless : test::Nim {
    static std::string_view id() { return "endless"; }
    static State apply(const State& s, Actor, const Action&) { return {s.stones, 1 - s.seat}; }
  };
  const GameRecord endless = nim_record(std::vector<int>(100'000, 1), {});
  const ReviewTree tree(nim_replay<Endless>(endless), nullptr);
  const std::string text = tree.to_text({});
  CHECK(std::count(text.begin(), text.end(), '\n') == 100'000);
}
