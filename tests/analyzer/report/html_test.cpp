#include <catch2/catch.hpp>
#include <regex>
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

std::set<std::string> all_matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end;
       ++match) {
    found.insert((*match)[1]);
  }
  return found;
}

bool has(const std::string& page, const std::string& text) {
  return page.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("the page asks for nothing from elsewhere") {
  const std::string page = sample_page();
  CHECK(all_matches(page, R"(((?:href|src)="[^#"][^"]*"))").empty());
  CHECK(all_matches(page, R"((url\(|@import|<script|<link|<img|https?:))").empty());
}

TEST_CASE("every card that is shown is defined once on the page") {
  const std::string page = sample_page();
  const auto used = all_matches(page, R"re(<use href="#([^"]+)")re");
  const auto defined = all_matches(page, R"re(<symbol id="([^"]+)")re");
  CHECK(used.count("card-Qb") == 1);
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
  CHECK(has(page, "By the rules of thumb: ♦9. Trump high enough: ♦Q is still out."));
  CHECK(has(page, "95 % interval of the loss: 1.5 to 2."));
  CHECK(has(page, "As good as ♦9: ♦J."));
  CHECK(has(page, "As the cards really lay it cost 2 units; ♦9 was best."));
  CHECK(has(page, "luck covered it"));
  CHECK(has(page, "♥8 was better by 2 units, but you could not know."));
}

TEST_CASE("the chart has a curve for each seat and a dot for each flagged decision") {
  const std::string page = sample_page();
  const std::string chart = page.substr(page.find("Losses along the play"));
  CHECK(all_matches(chart, R"re(<g class="(seat-\d)">)re").size() == 3);
  const std::regex dot("<circle class=\"dot\"");
  CHECK(std::distance(std::sregex_iterator(chart.begin(), chart.end(), dot), {}) == 2);
}

TEST_CASE("every element that is opened is closed") {
  const std::string page = sample_page();
  for (const std::string tag : {"div", "section", "article", "table", "svg", "symbol", "g", "ul",
                                "ol", "li", "p", "span", "figure", "tr", "td"}) {
    CAPTURE(tag);
    const std::regex opened("<" + tag + "[ >]");
    const std::regex closed("</" + tag + ">");
    CHECK(std::distance(std::sregex_iterator(page.begin(), page.end(), opened), {}) ==
          std::distance(std::sregex_iterator(page.begin(), page.end(), closed), {}));
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
