// Variations, comments, marks and undo.
#include <catch2/catch.hpp>
#include <set>

#include "core/base/rng.h"
#include "gui/presenter/view.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::sample;

namespace {

// At the first decision of the play with another card to play; answers that card.
std::string stand_at_choice(Desk& desk) {
  desk.bench.next_mistake();
  for (const CandidateRow& row : desk.view().candidates) {
    if (!row.is_played) return row.first_card;
  }
  return {};
}

std::size_t variation_rows(const View& view) {
  std::size_t count = 0;
  for (const EventRow& row : view.events) count += row.depth > 0 ? 1U : 0U;
  return count;
}

// But for what can be redone.
bool is_as(View view, const View& other) {
  view.can_redo = other.can_redo;
  return view == other;
}

std::unique_ptr<Desk> opened_desk() {
  auto desk = std::make_unique<Desk>();
  desk->open({sample("licitovany/session.rms")});
  return desk;
}

}  // namespace

TEST_CASE("another legal action becomes a variation, and one stands in it") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  const std::size_t fork = *current_node(desk->view());
  desk->bench.play(card);
  CHECK(variation_rows(desk->view()) == 1);
  const std::size_t inside = *current_node(desk->view());
  CHECK(inside != fork);
  CHECK(desk->view().can_undo);
  CHECK(desk->view().verdict_title.empty());
  // The row follows the action that it replaces.
  const auto& rows = desk->view().events;
  CHECK(rows[fork + 1].node == inside);
  CHECK(rows[fork + 1].depth == 1);
  desk->bench.step(-1);
  CHECK(current_node(desk->view()) == fork);
}

TEST_CASE("the same action again leads into the same variation") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  desk->bench.play(card);
  const auto inside = current_node(desk->view());
  desk->bench.step(-1);
  desk->bench.play(card);
  CHECK(current_node(desk->view()) == inside);
  CHECK(variation_rows(desk->view()) == 1);
}

TEST_CASE("the action that was played is no variation but the next position") {
  const auto desk = opened_desk();
  stand_at_choice(*desk);
  const std::size_t here = *current_node(desk->view());
  for (const CandidateRow& row : desk->view().candidates) {
    if (row.is_played) {
      desk->bench.play(row.first_card);
      break;
    }
  }
  CHECK(current_node(desk->view()) == here + 1);
  CHECK(variation_rows(desk->view()) == 0);
  CHECK_FALSE(desk->view().can_undo);
}

TEST_CASE("what the rules forbid is not played") {
  const auto desk = opened_desk();
  stand_at_choice(*desk);
  const View before = desk->view();
  for (const char* action : {"", "nonsense", "Xx", "@ result", "deal 0: Ah", "bid sedma"}) {
    desk->bench.play(action);
    CHECK((desk->view() == before));
  }
}

TEST_CASE("every playable action can be played, and a whole variation to the end") {
  const auto desk = opened_desk();
  stand_at_choice(*desk);
  int steps = 0;
  while (!desk->view().playable.empty() && steps < 60) {
    const auto before = current_node(desk->view());
    desk->bench.play(desk->view().playable.back());
    CHECK(current_node(desk->view()) != before);
    ++steps;
  }
  CHECK(desk->view().playable.empty());
  REQUIRE_FALSE(desk->view().parts.empty());
  CHECK_FALSE(desk->view().parts.back().amount.empty());
  desk->bench.go_first();
  desk->bench.go_last();
  CHECK(desk->view().events.back().is_current);
}

TEST_CASE("variations of a fork are walked one by one") {
  const auto desk = opened_desk();
  const std::string first = stand_at_choice(*desk);
  const std::size_t fork = *current_node(desk->view());
  desk->bench.play(first);
  const auto first_node = current_node(desk->view());
  desk->bench.go_to(fork);
  std::string second;
  for (const std::string& action : desk->view().playable) {
    desk->bench.go_to(fork);
    desk->bench.play(action);
    if (*current_node(desk->view()) > *first_node) {
      second = action;
      break;
    }
  }
  REQUIRE_FALSE(second.empty());
  const auto second_node = current_node(desk->view());
  desk->bench.previous_variation();
  CHECK(current_node(desk->view()) == first_node);
  desk->bench.previous_variation();
  CHECK(current_node(desk->view()) == fork + 1);
  desk->bench.previous_variation();
  CHECK(current_node(desk->view()) == fork + 1);
  desk->bench.next_variation();
  desk->bench.next_variation();
  desk->bench.next_variation();
  CHECK(current_node(desk->view()) == second_node);
  desk->bench.go_to(fork);
  desk->bench.next_variation();
  CHECK(current_node(desk->view()) == first_node);
}

TEST_CASE("from a variation the mistake it hangs from is the previous one") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  const auto fork = current_node(desk->view());
  desk->bench.play(card);
  desk->bench.previous_mistake();
  CHECK(current_node(desk->view()) == fork);
}

TEST_CASE("with mistakes only, rows are the flagged ones and their variations") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  desk->bench.play(card);
  desk->bench.go_to(1);
  desk->bench.set_comment("not about a mistake");
  desk->bench.set_mistakes_only(true);
  CHECK(variation_rows(desk->view()) == 1);
  for (const EventRow& row : desk->view().events) CHECK((row.depth == 1 || !row.price.empty()));
}

TEST_CASE("comments and marks stand in the row of their position") {
  const auto desk = opened_desk();
  desk->bench.step(5);
  desk->bench.set_comment("proč?");
  desk->bench.set_mark("?!");
  CHECK(desk->view().comment == "proč?");
  CHECK(desk->view().events[5].comment == "proč?");
  CHECK(desk->view().events[5].own_class == MarkClass::dubious);
  desk->bench.set_mark("<b>");
  CHECK(desk->view().mark == "?!");
  desk->bench.step(1);
  CHECK(desk->view().comment.empty());
}

TEST_CASE("undo takes back variations, comments and marks in turn") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  const View before = desk->view();
  desk->bench.play(card);
  desk->bench.set_comment("one");
  desk->bench.set_comment("two");
  desk->bench.set_mark("!");
  desk->bench.go_first();
  desk->bench.undo();
  CHECK(desk->view().mark.empty());
  CHECK(desk->view().comment == "two");  // and one stands there again
  desk->bench.undo();
  CHECK(desk->view().comment == "one");
  desk->bench.undo();
  desk->bench.undo();
  CHECK(is_as(desk->view(), before));
  desk->bench.undo();
  CHECK(is_as(desk->view(), before));
}

TEST_CASE("a thousand and more edits can be undone") {
  const auto desk = opened_desk();
  const View before = desk->view();
  for (int i = 0; i < 1500; ++i) desk->bench.set_comment("comment " + std::to_string(i));
  for (int i = 0; i < 1500; ++i) desk->bench.undo();
  CHECK(is_as(desk->view(), before));
  for (int i = 0; i < 1500; ++i) desk->bench.redo();
  CHECK(desk->view().comment == "comment 1499");
  CHECK_FALSE(desk->view().can_redo);
}

TEST_CASE("edits stay with their record while another one is studied") {
  const auto desk = opened_desk();
  const std::string card = stand_at_choice(*desk);
  desk->bench.play(card);
  desk->bench.set_comment("mine");
  desk->bench.next_record();
  CHECK(variation_rows(desk->view()) == 0);
  CHECK_FALSE(desk->view().can_undo);
  desk->bench.previous_record();
  CHECK(desk->view().comment == "mine");
  desk->bench.undo();
  desk->bench.undo();
  CHECK(variation_rows(desk->view()) == 0);
}

TEST_CASE("inside a variation, what replaces an action follows it before the line goes on") {
  const auto desk = opened_desk();
  desk->bench.play(stand_at_choice(*desk));
  const std::size_t fork = *current_node(desk->view());
  REQUIRE(desk->view().playable.size() > 1);
  const auto playable = desk->view().playable;
  desk->bench.play(playable[0]);
  const std::size_t first = *current_node(desk->view());
  desk->bench.play(desk->view().playable[0]);
  const std::size_t after_first = *current_node(desk->view());
  desk->bench.go_to(fork);
  desk->bench.play(playable[1]);
  const std::size_t second = *current_node(desk->view());
  std::vector<std::pair<std::size_t, int>> rows;
  for (const EventRow& row : desk->view().events) {
    if (row.depth > 0) rows.emplace_back(row.node, row.depth);
  }
  CHECK(rows == std::vector<std::pair<std::size_t, int>>{
                    {fork, 1}, {first, 1}, {second, 2}, {after_first, 1}});
}

namespace {

void do_anything(Desk& desk, Rng& rng) {
  Workbench& bench = desk.bench;
  const auto& playable = desk.view().playable;
  const auto any = [&](std::size_t count) { return static_cast<std::size_t>(rng.below(count)); };
  switch (any(11)) {
    case 0:
    case 1:
      return playable.empty() ? bench.step(-3) : bench.play(playable[any(playable.size())]);
    case 2:
      return bench.set_comment(std::to_string(any(5)));
    case 3:
      return bench.set_mark(any(2) == 0 ? "!" : "");
    case 4:
      return bench.go_to(any(80));
    case 5:
      return bench.next_variation();
    case 6:
      return bench.previous_variation();
    case 7:
      return bench.remove_variation();
    case 8:
      return bench.undo();
    case 9:
      return bench.redo();
    default:
      return bench.step(any(2) == 0 ? -1 : 1);
  }
}

}  // namespace

TEST_CASE("whatever is done, one row is current, and undo leads back to the record") {
  const auto desk = opened_desk();
  const View before = desk->view();
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    for (int i = 0; i < 60; ++i) {
      do_anything(*desk, rng);
      REQUIRE(current_node(desk->view()).has_value());
      std::set<std::size_t> nodes;
      for (const EventRow& row : desk->view().events) REQUIRE(nodes.insert(row.node).second);
    }
    while (desk->view().can_redo) desk->bench.redo();
    const View last = desk->view();
    while (desk->view().can_undo) desk->bench.undo();
    while (desk->view().can_redo) desk->bench.redo();
    desk->bench.go_to(*current_node(last));
    REQUIRE(desk->view().events == last.events);
    while (desk->view().can_undo) desk->bench.undo();
    desk->bench.go_first();
    REQUIRE(is_as(desk->view(), before));
  }
}
