// A game of which the presenter knows nothing: no words, no scenes, two seats.
#include <catch2/catch.hpp>

#include "gui/presenter/record_view.h"
#include "tests/support/nim.h"

using namespace kibic;
using namespace kibic::gui;

namespace {

OpenRecord opened_nim(const std::vector<int>& takes) {
  OpenRecord open;
  const GameRecord record = test::nim_record(takes, {"Ada", "Bob"});
  open.record = std::make_shared<const GameRecord>(record);
  open.names = record.players;
  open.unit = "points";
  open.board = std::make_unique<Board>(test::nim_replay(record));
  return open;
}

View shown(const OpenRecord& open, const RecordLook& look = {}) {
  View view;
  show_record(open, look, view);
  return view;
}

}  // namespace

TEST_CASE("a game without words and scenes is shown in its notation") {
  OpenRecord open = opened_nim({3, 3, 1});
  CHECK(to_text(shown(open)) ==
        "seat view: open\n"
        "seat: Ada | to act\n"
        "seat: Bob\n"
        "playable: take 1, take 2, take 3\n"
        "> node 0: 0 | take 3\n"
        "node 1: 1 | take 3\n"
        "node 2: 2 | take 1\n"
        "node 3: End of the deal.\n");
  open.board->go_last();
  CHECK(shown(open).seats[0].result == "+2 points");
  CHECK(shown(open, {1, false}).seat_view == "as Bob sees it");
}

TEST_CASE("a record that is not finished can be played on") {
  OpenRecord open = opened_nim({3, 3});
  open.board->go_last();
  open.board->play("take 1");
  const View view = shown(open);
  REQUIRE(view.events.size() == 4);
  CHECK(view.events[2].text == "The record ends here.");
  CHECK(view.events[3].is_current);
  CHECK(view.events[3].depth == 1);
  open.board->step(-1);
  open.board->next_variation();
  CHECK(open.board->current() == 3);
}

TEST_CASE("an event against the rules ends the rows with its reason") {
  const OpenRecord open = opened_nim({3, 3, 2});
  const View view = shown(open);
  REQUIRE(view.events.size() == 3);
  CHECK(view.events.back().is_divergent);
  CHECK(view.events.back().text == "The record cannot be followed further: no such stones");
}
