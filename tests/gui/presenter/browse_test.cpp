// Opening, moving and looking.
#include <catch2/catch.hpp>

#include "gui/presenter/view.h"
#include "tests/gui/presenter/harness.h"
#include "tests/support/approve.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::sample;

TEST_CASE("an empty workbench says what to do") {
  Desk desk;
  CHECK(desk.view().files.empty());
  CHECK_FALSE(desk.view().selected);
  CHECK(desk.view().hint.find("Open a saved game") == 0);
  desk.bench.step(1);
  desk.bench.play("Ah");
  desk.bench.undo();
  desk.bench.next_mistake();
  desk.bench.next_record();
  desk.bench.cycle_seat_view();
  CHECK_FALSE(desk.view().selected);
}

TEST_CASE("opening a session selects its first deal and judges all of them") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  REQUIRE(desk.view().files.size() == 1);
  CHECK(desk.view().files[0].records.size() == 7);
  CHECK(desk.view().selected == std::array<std::size_t, 2>{0, 0});
  CHECK(desk.view().hint.empty());
  CHECK(desk.view().message.empty());
  for (const RecordRow& row : desk.view().files[0].records) CHECK(row.is_reviewed);
}

TEST_CASE("the view of a seat is chosen at once, and of no seat that there is not") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  CHECK_FALSE(desk.view().viewer);
  desk.bench.set_seat_view(2);
  CHECK(desk.view().viewer == 2);
  const std::string shown = desk.view().seat_view;
  CHECK(shown.find("Zdeněk") != std::string::npos);
  desk.bench.set_seat_view(3);
  desk.bench.set_seat_view(-1);
  CHECK(desk.view().seat_view == shown);
  desk.bench.set_seat_view(std::nullopt);
  CHECK(desk.view().seat_view == "open");
}

TEST_CASE("the texts of a session are as approved") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  test::check_golden("gui/start.txt", to_text(desk.view()));
  desk.bench.next_mistake();
  test::check_golden("gui/mistake.txt", to_text(desk.view()));
  desk.bench.cycle_seat_view();
  desk.bench.set_mistakes_only(true);
  test::check_golden("gui/mistakes-of-a-seat.txt", to_text(desk.view()));
  desk.bench.next_record();
  desk.bench.go_last();
  test::check_golden("gui/end-of-deal-2.txt", to_text(desk.view()));
}

TEST_CASE("a deal of voleny looks as approved") {
  Desk desk;
  desk.open({sample("voleny/deal-2.hra")});
  desk.bench.next_mistake();
  test::check_golden("gui/voleny.txt", to_text(desk.view()));
}

TEST_CASE("steps follow the line played and stop at its ends") {
  Desk desk;
  desk.open({sample("voleny/deal-1.hra")});
  CHECK(current_node(desk.view()) == 0U);
  desk.bench.step(-1);
  CHECK(current_node(desk.view()) == 0U);
  desk.bench.step(3);
  CHECK(current_node(desk.view()) == 3U);
  desk.bench.go_last();
  const std::size_t end = desk.view().events.back().node;
  CHECK(current_node(desk.view()) == end);
  desk.bench.step(1);
  CHECK(current_node(desk.view()) == end);
  desk.bench.go_to(end + 5);
  CHECK(current_node(desk.view()) == end);
  desk.bench.go_first();
  CHECK(current_node(desk.view()) == 0U);
}

TEST_CASE("a step changes the same of the view as making it anew") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  for (int i = 0; i < 30; ++i) {
    desk.bench.step(1);
    const View stepped = desk.view();
    desk.bench.set_mistakes_only(true);
    desk.bench.set_mistakes_only(false);
    CHECK((desk.view() == stepped));
  }
}

TEST_CASE("there is one row for each position of the line played") {
  Desk desk;
  desk.open({sample("voleny/deal-3.hra")});
  for (std::size_t i = 0; i < desk.view().events.size(); ++i) {
    CHECK(desk.view().events[i].node == i);
  }
}

TEST_CASE("mistakes are visited in order, at the decision, without wrapping round") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  std::vector<std::size_t> expected;
  for (const EventRow& row : desk.view().events) {
    if (!row.price.empty()) expected.push_back(row.node);
  }
  REQUIRE(expected.size() > 1);
  std::vector<std::size_t> visited;
  for (std::size_t i = 0; i < expected.size() + 1; ++i) {
    desk.bench.next_mistake();
    if (visited.empty() || visited.back() != *current_node(desk.view())) {
      visited.push_back(*current_node(desk.view()));
    }
    CHECK(desk.view().verdict_title.find("??") != std::string::npos);
    CHECK_FALSE(desk.view().candidates.empty());
  }
  CHECK(visited == expected);
  for (std::size_t i = 0; i < expected.size() + 1; ++i) desk.bench.previous_mistake();
  CHECK(current_node(desk.view()) == expected.front());
}

TEST_CASE("records follow each other across files") {
  Desk desk;
  desk.open({sample("voleny")});
  REQUIRE(desk.view().files.size() == 7);
  for (std::size_t i = 1; i < 9; ++i) {
    desk.bench.next_record();
    CHECK((*desk.view().selected)[0] == std::min<std::size_t>(i, 6));
  }
  for (int i = 0; i < 9; ++i) desk.bench.previous_record();
  CHECK((*desk.view().selected)[0] == 0);
}

TEST_CASE("deals saved one a file in a folder are judged together") {
  Desk desk;
  desk.open({sample("voleny")});
  for (const FileRow& file : desk.view().files) CHECK(file.records.at(0).is_reviewed);
}

TEST_CASE("one stands in a deal where one left it") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  desk.bench.step(12);
  desk.bench.next_record();
  desk.bench.go_to(3);
  desk.bench.previous_record();
  CHECK(current_node(desk.view()) == 12U);
  desk.bench.next_record();
  CHECK(current_node(desk.view()) == 3U);
}

TEST_CASE("a seat's view hides the other hands, in the picture and in words") {
  Desk desk;
  desk.open({sample("voleny/deal-2.hra")});
  desk.bench.step(4);
  CHECK(to_text(desk.view()).find("zone hand-1: ??") == std::string::npos);
  desk.bench.cycle_seat_view();
  CHECK(to_text(desk.view()).find("zone hand-1: ??") != std::string::npos);
  CHECK(to_text(desk.view()).find("zone hand-0: ??") == std::string::npos);
  const std::string all = to_text(desk.view());
  const auto deal = all.find("Cards are dealt");
  REQUIRE(deal != std::string::npos);
  const std::string line = all.substr(deal, all.find('\n', deal) - deal);
  CHECK(line.find("Petr") == std::string::npos);
  CHECK(all.find("Karel puts cards into the talon.") != std::string::npos);
  for (int i = 0; i < 3; ++i) desk.bench.cycle_seat_view();
  CHECK(desk.view().seat_view == "open");
}

TEST_CASE("a seat's view tells values and reasons of its own decisions only") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  desk.bench.next_mistake();
  const View open = desk.view();
  REQUIRE_FALSE(open.candidates.empty());
  int told = 0;
  for (int seat = 0; seat < 3; ++seat) {
    desk.bench.cycle_seat_view();
    const View& view = desk.view();
    const bool is_own = view.seats[static_cast<std::size_t>(seat)].is_to_act;
    told += is_own ? 1 : 0;
    CHECK(view.candidates.empty() == !is_own);
    CHECK(view.verdict_title.empty() == !is_own);
    CHECK(view.playable.empty() == !is_own);
    const std::string all = to_text(view);
    CHECK((all.find("Switch to the open view") != std::string::npos) == !is_own);
    CHECK(all.find("As the cards really lay") == std::string::npos);
    for (const GraphPoint& point : view.graph) CHECK((point.seat == -1 || point.seat == seat));
    for (const EventRow& row : view.events) {
      if (row.is_current) CHECK(row.mark.empty() == !is_own);
    }
  }
  CHECK(told == 1);
}
