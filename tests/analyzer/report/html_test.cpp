#include <catch2/catch.hpp>
#include <set>

#include "analyzer/report/html_report.h"
#include "tests/analyzer/report/sample_deal.h"
#include "tests/support/nim.h"

using namespace kibic;
using namespace kibic::test;

namespace {

std::string sample_page(const std::string& name = "Jana") {
  const GameRecord record = sample_record(name);
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  return html_report({record, played, &review, sample_source()});
}

// What stands between the two texts, wherever it does.
std::set<std::string> all_between(const std::string& page, const std::string& before,
                                  const std::string& after) {
  std::set<std::string> found;
  for (auto at = page.find(before); at != std::string::npos; at = page.find(before, at + 1)) {
    const auto start = at + before.size();
    found.insert(page.substr(start, page.find(after, start) - start));
  }
  return found;
}

std::size_t count(const std::string& page, const std::string& text) {
  std::size_t number = 0;
  for (auto at = page.find(text); at != std::string::npos; at = page.find(text, at + 1)) ++number;
  return number;
}

bool has(const std::string& page, const std::string& text) {
  return page.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("the page asks for nothing from elsewhere") {
  const std::string page = sample_page();
  for (const std::string& target : all_between(page, "href=\"", "\"")) {
    CHECK(target.front() == '#');
  }
  const std::string bad =
      GENERATE("src=", "url(", "@import", "<script", "<link", "<img", "http:", "https:");
  CAPTURE(bad);
  CHECK_FALSE(has(page, bad));
}

TEST_CASE("every card that is shown is defined once on the page") {
  const std::string page = sample_page();
  const auto used = all_between(page, "<use href=\"#", "\"");
  const auto defined = all_between(page, "<symbol id=\"", "\"");
  CHECK(used.count("marias-Qb") == 1);
  for (const std::string& id : used) {
    CAPTURE(id);
    CHECK(defined.count(id) == 1);
  }
}

TEST_CASE("names and files cannot bring markup into the page") {
  const std::string page = sample_page("<script>alert('x')</script>\"&{{title}}");
  CHECK_FALSE(has(page, "<script>"));
  CHECK(has(page, "&lt;script&gt;alert("));
  CHECK(has(page, "&quot;&amp;{{title}}"));
}

TEST_CASE("a flagged decision shows price, reason, both opinions and the better card") {
  const std::string page = sample_page();
  CHECK(has(page, "1.8 units"));
  CHECK(has(page, "♦7 is overtrumped in 85 % of the possible deals."));
  CHECK(has(page, "The rules of thumb agree on ♦9: Trump high enough: ♦Q is still out."));
  CHECK(has(page, "95 % interval of the loss: 1.5 to 2."));
  CHECK(has(page, "As good as ♦9: ♦J."));
  CHECK(has(page, "As the cards really lay it cost 2 units; ♦9 was best."));
  CHECK(has(page, "luck covered it"));
  CHECK(has(page, "♥8 was better by 2 units, but you could not know."));
}

TEST_CASE("the chart has a curve for each seat and a dot for each flagged decision") {
  const std::string page = sample_page();
  const std::string chart = page.substr(page.find("Losses along the play"));
  CHECK(count(chart, "<g class=\"seat-") == 3);
  CHECK(count(chart, "<circle class=\"dot\"") == 2);
}

TEST_CASE("every element that is opened is closed") {
  const std::string page = sample_page();
  for (const std::string tag : {"div", "section", "article", "table", "svg", "symbol", "g", "ul",
                                "ol", "li", "p", "span", "figure", "tr", "td"}) {
    CAPTURE(tag);
    CHECK(count(page, "<" + tag + " ") + count(page, "<" + tag + ">") ==
          count(page, "</" + tag + ">"));
  }
}

TEST_CASE("a record without review, and a game without cards, make pages too") {
  const GameRecord deal = sample_record();
  const Replay played = sample_replay(deal);
  const std::string page = html_report({deal, played, nullptr, {}});
  CHECK_FALSE(has(page, "Flagged"));
  CHECK(has(page, "Hands"));
  const GameRecord nim = nim_record({2, 1, 3, 1}, {"Jana", "Petr"});
  const Replay stones = nim_replay(nim);
  CHECK(has(html_report({nim, stones, nullptr, {}}), "Petr: take 1"));
}

TEST_CASE("a session is one page with an index, and every link in it leads somewhere") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  GameRecord second = record;
  second.deal = 2;
  const ReportInput one{record, played, &review, sample_source()};
  const ReportInput two{second, played, &review, sample_source()};
  const std::string page = html_report({one, two});
  CHECK(has(page, "href=\"#deal-0\""));
  CHECK(has(page, "href=\"#deal-1\""));
  for (const std::string& id : all_between(page, "href=\"#", "\"")) {
    INFO(id);
    CHECK(has(page, "id=\"" + id + "\""));
  }
  CHECK_FALSE(has(html_report(one), "href=\"#deal-0\""));
}
