// The practice table: people and engines play a game in the window.
#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "tests/gui/presenter/practice_table.h"

using namespace kibic;
using namespace kibic::gui;
using namespace kibic::test;

TEST_CASE("engines play a game to its end in the background, and it is stored") {
  test::MemoryStore store;
  Services services = table_services();
  test::add_store(services, store);
  {
    Desk desk(services);
    REQUIRE_FALSE(desk.bench.start_practice(wish_of({first, last, first})));
    REQUIRE(desk.view().practice);
    CHECK(table(desk).controllers ==
          std::vector<std::string>{"person", "Plain (first)", "Plain (last)"});
    run_to_end(desk);
    CHECK(desk.view().events.front().text == "Start of the game.");
    CHECK(desk.view().events[1].number == "1");
    CHECK(desk.view().files.front().records.front().detail.find("units") != std::string::npos);
  }
  REQUIRE(store.kept.size() == 1);
  const gui::KeptRecord& kept = store.kept.begin()->second;
  CHECK(kept.result.has_value());
  CHECK(kept.record->date == "2026-11-30");
  CHECK(kept.record->players ==
        std::vector<std::string>{"Engine 1 (first)", "Engine 2 (last)", "Engine 3 (first)"});
  const auto played = replay(*kept.record).value();
  CHECK(played.is_finished());
  CHECK(played.divergences.empty());
}

TEST_CASE("the same seed gives the same game, another seed other cards") {
  const auto game = [](std::uint64_t seed) {
    Desk desk(table_services());
    PracticeWish wish = wish_of({first, last, first});
    wish.seed = seed;
    desk.bench.start_practice(wish);
    run_to_end(desk);
    return first_line(desk.view());
  };
  CHECK(game(7) == game(7));
  CHECK(game(7) != game(8));
}

TEST_CASE("a person is waited for, sees only the own cards, and the engines answer") {
  Desk desk(table_services());
  desk.bench.start_practice(wish_of({person, first, first}));
  run_to_person(desk);
  CHECK(table(desk).status == "Player is to act.");
  CHECK(desk.view().seat_view == "as Player sees it");
  CHECK(desk.view().candidates.empty());  // nobody whispers
  const std::size_t before = desk.view().events.size();
  desk.bench.play(desk.view().playable.front());
  run_to_person(desk);
  CHECK(desk.view().events.size() > before + 1);
}

TEST_CASE("taking back leads to where the person is to act, doing it again as well") {
  Desk desk(table_services());
  desk.bench.start_practice(wish_of({person, first, first}));
  run_to_person(desk);
  const auto start = desk.view().playable;
  desk.bench.play(start.front());
  run_to_person(desk);
  const auto after = first_line(desk.view());
  const auto next = desk.view().playable;
  desk.bench.undo();
  CHECK(desk.view().playable == start);
  desk.bench.redo();
  CHECK(desk.view().playable == next);
  CHECK(first_line(desk.view()) == after);
}

TEST_CASE("going on from an earlier position is a variation, and nothing is lost") {
  test::MemoryStore store;
  Services services = table_services();
  test::add_store(services, store);
  Desk desk(services);
  desk.bench.start_practice(wish_of({person, first, first}));
  run_to_person(desk);
  const auto node = test::current_node(desk.view());
  const auto choices = desk.view().playable;
  REQUIRE(choices.size() > 1);
  desk.bench.play(choices.front());
  run_to_person(desk);
  const auto line = first_line(desk.view());
  desk.bench.go_to(*node);
  CHECK(table(desk).status.starts_with("An earlier position"));
  desk.bench.play(choices.back());
  run_to_person(desk);
  CHECK(first_line(desk.view()) == line);
  const auto is_beside = [](const EventRow& row) { return row.depth == 1; };
  const auto& rows = desk.view().events;
  CHECK(std::count_if(rows.begin(), rows.end(), is_beside) > 0);
  play_to_end(desk);

  desk.bench.review_practice();
  desk.settle();
  CHECK_FALSE(desk.view().practice);
  CHECK(desk.view().files.front().records.front().is_reviewed);
  // What was beside the line comes from the store, on a worker of its own.
  desk.executor.run_until([&] {
    const auto& reviewed = desk.view().events;
    return std::any_of(reviewed.begin(), reviewed.end(), is_beside);
  });
}

TEST_CASE("the engine thinks until it is stopped, and goes on when it is told to") {
  const auto gate = std::make_shared<Gate>();
  Desk desk(table_services(gate));
  desk.bench.start_practice(wish_of({first, first, first}));
  gate->wait_for_visitor();
  CHECK(table(desk).status.find("is thinking…") != std::string::npos);
  desk.bench.set_running(false);
  CHECK(table(desk).status.find("goes on with Ctrl+Space") != std::string::npos);
  const std::size_t rows = desk.view().events.size();
  gate->open();
  desk.executor.run_all();
  CHECK(desk.view().events.size() == rows);
  desk.bench.toggle_running();
  run_to_end(desk);
}

TEST_CASE("who acts for a seat may change in the middle of a game") {
  Desk desk(table_services());
  desk.bench.start_practice(wish_of({person, person, person}));
  const auto seat_to_act = [&] {
    const auto& seats = table(desk).seats;
    return static_cast<int>(std::find_if(seats.begin(), seats.end(),
                                         [](const PracticeSeat& one) { return one.is_to_act; }) -
                            seats.begin());
  };
  CHECK(desk.bench.controllers().size() == 3);
  desk.bench.set_controller(seat_to_act(), first);
  for (int seat = 0; seat < 3; ++seat) desk.bench.set_controller(seat, last);
  run_to_end(desk);
  CHECK(table(desk).seats[0].name == "Engine 1 (last)");
  CHECK(table(desk).seats[0].controller == 2);
}

TEST_CASE("swapping sides moves everybody to the next seat") {
  Desk desk(table_services());
  PracticeWish wish = wish_of({person, person, person});
  wish.names = {"Ada", "Bob", "Eva"};
  desk.bench.start_practice(wish);
  desk.bench.swap_sides();
  CHECK(table(desk).seats[0].name == "Eva");
  CHECK(table(desk).seats[1].name == "Ada");
}

TEST_CASE("a hint tells what is best where it was asked for, and nowhere else") {
  Desk desk(table_services());
  desk.bench.start_practice(wish_of({person, first, first}));
  run_to_person(desk);
  desk.bench.hint();
  desk.settle();
  REQUIRE_FALSE(desk.view().candidates.empty());
  desk.bench.play(desk.view().candidates.front().first_card);
  run_to_person(desk);
  CHECK(desk.view().candidates.empty());
}

TEST_CASE("a game that cannot be is refused with a reason, and nothing changes") {
  Desk desk(table_services());
  PracticeWish wish = wish_of({person});
  wish.variant = "none";
  const auto error = desk.bench.start_practice(wish);
  REQUIRE(error);
  CHECK_FALSE(render(error->text).empty());
  CHECK_FALSE(desk.view().practice);
  CHECK(desk.view().files.empty());
}

TEST_CASE("a game that is left is kept as far as it was played") {
  test::MemoryStore store;
  Services services = table_services();
  test::add_store(services, store);
  {
    Desk desk(services);
    desk.bench.start_practice(wish_of({person, first, first}));
    run_to_person(desk);
  }
  REQUIRE(store.kept.size() == 1);
  CHECK_FALSE(store.kept.begin()->second.result);
}

TEST_CASE("a new game leaves the one before in the library, with other cards the second time") {
  Desk desk(table_services());
  desk.bench.start_practice(wish_of({first, first, first}));
  run_to_end(desk);
  const auto cards = first_line(desk.view());
  desk.bench.restart();
  run_to_end(desk);
  CHECK(first_line(desk.view()) != cards);
  REQUIRE(desk.view().files.front().records.size() == 2);
  CHECK(desk.view().files.front().detail == "2 games");
  desk.bench.select(0, 0);
  CHECK_FALSE(desk.view().practice);
  desk.bench.select(0, 1);
  CHECK(desk.view().practice);
}

TEST_CASE("an opened game is played on from any position") {
  Desk desk(table_services());
  desk.open({test::sample("voleny/deal-1.hra")});
  const std::size_t node = desk.view().events.size() - 12;  // in the play of the cards
  desk.bench.go_to(node);
  const auto playable = desk.view().playable;
  desk.bench.go_on_from_here({});
  REQUIRE(desk.view().practice);
  CHECK(desk.view().playable == playable);  // the seat to act is a person's
  CHECK(first_line(desk.view()).size() == node + 1);
  CHECK(desk.view().files[0].records.size() == 1);
  play_to_end(desk);
}

TEST_CASE("a replay steps by itself to the end and stops when told") {
  Desk desk(table_services());
  desk.open({test::sample("voleny/deal-1.hra")});
  desk.bench.go_first();
  desk.bench.set_replaying(true);
  desk.bench.tick();
  CHECK(test::current_node(desk.view()) == 1u);
  desk.bench.cancel();
  desk.bench.tick();
  CHECK(test::current_node(desk.view()) == 1u);
  desk.bench.set_replaying(true);
  for (std::size_t i = 0; i < 100; ++i) desk.bench.tick();
  CHECK_FALSE(desk.view().is_replaying);
  CHECK(desk.view().events.back().is_current);
}

TEST_CASE("a half-move of klokan is clicked jump by jump, and the engine answers") {
  Desk desk(table_services());
  PracticeWish wish = wish_of({person, first});
  wish.game = "klokan";
  wish.variant = "standard";
  wish.rules.clear();
  wish.start = "8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w";
  REQUIRE_FALSE(desk.bench.start_practice(wish));
  const auto can_click = [&](const std::string& id) {
    const auto& may = desk.view().playable;
    return std::find(may.begin(), may.end(), id) != may.end();
  };
  CHECK(can_click("d3"));
  CHECK_FALSE(can_click("b5"));
  desk.bench.click("d3");
  CHECK(desk.view().picked == std::vector<std::string>{"d3"});
  desk.bench.click("d3");  // put back
  CHECK(desk.view().picked.empty());
  desk.bench.drag("d3", "b5");
  CHECK(desk.view().can_end_gesture);
  desk.bench.click("c3");  // another stone: the one in motion stays selected
  CHECK(desk.view().picked == std::vector<std::string>{"d3", "b5"});
  desk.bench.cancel();  // Esc
  CHECK(desk.view().picked.empty());
  CHECK(desk.view().events.size() == 1);
  desk.bench.click("d3");
  desk.bench.click("b5");
  desk.bench.click("b5");  // ends it
  run_to_person(desk);
  REQUIRE(desk.view().events.size() == 3);
  CHECK(desk.view().events[1].text.find("d3-b5") != std::string::npos);

  CHECK(table(desk).can_resign);
  desk.bench.resign();
  CHECK(table(desk).is_over);
  CHECK_FALSE(table(desk).can_resign);
  desk.bench.undo();
  CHECK_FALSE(table(desk).is_over);
  CHECK(desk.view().events.size() == 3);
}

TEST_CASE("a start position that cannot be is refused in words") {
  Desk desk(table_services());
  PracticeWish wish = wish_of({person, first});
  wish.game = "klokan";
  wish.variant = "standard";
  wish.rules.clear();
  wish.start = "9/9 w";
  const auto error = desk.bench.start_practice(wish);
  REQUIRE(error);
  CHECK_FALSE(render(error->text).empty());
}

TEST_CASE("what is half done never goes into another game, and is taken back first") {
  Desk desk(table_services());
  PracticeWish klokan;
  klokan.game = "klokan";
  klokan.variant = "standard";
  klokan.seats = {Controller{}, Controller{}};
  REQUIRE_FALSE(desk.bench.start_practice(klokan));
  desk.bench.click("e1");
  desk.bench.click("e3");  // no jump leads on from there: done at once
  CHECK(desk.view().picked.empty());
  const std::size_t events = desk.view().events.size();
  desk.bench.click("e8");
  CHECK(desk.view().picked == std::vector<std::string>{"e8"});
  desk.bench.undo();
  CHECK(desk.view().picked.empty());
  CHECK(desk.view().events.size() == events);
  desk.bench.click("e8");
  desk.bench.restart();
  CHECK(desk.view().picked.empty());
  desk.bench.click("e1");
  REQUIRE_FALSE(desk.bench.start_practice(ochko_wish()));
  desk.bench.deal();
  while (table(desk).is_over) desk.bench.deal();
  CHECK(desk.view().picked.empty());
  CHECK_FALSE(desk.view().playable.empty());
}

TEST_CASE("games are saved, copied and pasted as text") {
  Services services = table_services();
  std::map<std::string, std::string> files;
  services.save_formats = [](const std::string& game) {
    return std::vector<SaveFormat>{{"narrow", game, "xml"}, {"made-up", game, "txt"}};
  };
  services.game_text = [](const std::string& format, const GameRecord& record,
                          const Annotations&) -> Result<std::string> {
    if (format == "narrow") return fail("unfit", Message("It holds no such game."));
    if (format != "made-up") return fail("unknown-format", Message("no such format"));
    return record.game + " " + std::to_string(record.events.size());
  };
  services.write_file = [&files](const std::string& path,
                                 const std::string& bytes) -> Result<void> {
    if (path == "full") return fail("disk-full", Message("The disk is full."));
    files[path] = bytes;
    return {};
  };
  services.read_text = [](const std::string& text) {
    return test::sample_services().read(test::sample("voleny/" + text));
  };
  Desk desk(services);
  CHECK(desk.bench.save_formats().empty());
  desk.bench.paste("deal-2.hra");
  desk.executor.run_until([&] { return desk.view().selected.has_value(); });
  desk.settle();
  CHECK(desk.view().files.front().title == "Pasted 1");
  REQUIRE(desk.bench.save_formats().size() == 2);
  CHECK(desk.bench.save_formats().front().name == "made-up");  // the other one cannot hold it
  std::string copied;
  desk.bench.copy_game([&](const std::string& text) { copied = text; });
  desk.executor.run_until([&] { return !copied.empty(); });
  CHECK(copied.starts_with("marias "));
  desk.bench.save_game("there", "made-up");
  desk.executor.run_until([&] { return desk.view().message == "Saved as there."; });
  CHECK(files["there"] == copied);
  desk.bench.save_game("full", "made-up");
  desk.executor.run_until([&] { return desk.view().message == "The disk is full."; });
  desk.bench.save_game("there", "other");
  desk.executor.run_until(
      [&] { return desk.view().message.find("no such format") != std::string::npos; });

  desk.bench.start_practice(wish_of({first, first, first}));
  run_to_end(desk);
  copied.clear();
  desk.bench.copy_game([&](const std::string& text) { copied = text; });
  desk.executor.run_until([&] { return !copied.empty(); });
  CHECK(copied != "marias 0");
}
