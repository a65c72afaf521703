// The practice table: people and engines play a game in the window.
#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using test::Desk;
using test::Gate;

namespace {

// Does the first or the last of its legal actions.
class PlainPlayer : public EnginePlayer {
 public:
  explicit PlainPlayer(std::shared_ptr<Gate> gate = nullptr) : gate_(std::move(gate)) {}
  std::string_view game() const override { return "marias"; }
  std::string_view id() const override { return "plain"; }
  std::string_view name() const override { return "Plain"; }
  std::vector<Strength> strengths() const override {
    return {{"first", "first"}, {"last", "last"}};
  }
  std::optional<Action> choose(const State& state, int, std::string_view strength, std::uint64_t,
                               std::stop_token stop) const override {
    if (gate_ && !gate_->pass(stop)) return std::nullopt;
    const auto legal = state.legal_actions();
    return strength == "first" ? legal.front() : legal.back();
  }

 private:
  std::shared_ptr<Gate> gate_;
};

Services table_services(std::shared_ptr<Gate> gate = nullptr) {
  Services services = test::sample_services();
  test::add_engine(services);
  const std::shared_ptr<const EnginePlayer> player = std::make_shared<PlainPlayer>(std::move(gate));
  services.players = [player](const std::string&) { return std::vector{player}; };
  services.today = [] { return std::string("2026-11-30"); };
  return services;
}

const Controller person;
const Controller first{"plain", "first"};
const Controller last{"plain", "last"};

PracticeWish wish_of(std::vector<Controller> seats) {
  PracticeWish wish;
  wish.game = "marias";
  wish.variant = "voleny";
  wish.seats = std::move(seats);
  wish.rules = {{"max_fleks", "2"}};  // plain players would go on for ever
  wish.seed = 7;
  return wish;
}

const PracticeView& table(const Desk& desk) {
  return *desk.view().practice;
}

bool waits_for_person(const Desk& desk) {
  const PracticeView& practice = table(desk);
  return practice.is_over || !desk.view().playable.empty();
}

void run_to_person(Desk& desk) {
  desk.executor.run_until([&] { return waits_for_person(desk); });
}

void run_to_end(Desk& desk) {
  desk.executor.run_until([&] { return table(desk).is_over; });
}

std::vector<std::string> first_line(const View& view) {
  std::vector<std::string> rows;
  for (const EventRow& row : view.events) {
    if (row.depth == 0) rows.push_back(row.text);
  }
  return rows;
}

// Plays the first action that may be played until the game is over.
void play_to_end(Desk& desk) {
  run_to_person(desk);
  while (!table(desk).is_over) {
    desk.bench.play(desk.view().playable.front());
    run_to_person(desk);
  }
}

}  // namespace

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

TEST_CASE("games are saved, copied and pasted as text") {
  Services services = table_services();
  std::map<std::string, std::string> files;
  services.save_formats = [](const std::string& game) {
    return std::vector<SaveFormat>{{"made-up", game, "txt"}};
  };
  services.game_text = [](const std::string& format, const GameRecord& record,
                          const Annotations&) -> Result<std::string> {
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

namespace {

PracticeWish ochko_wish() {
  PracticeWish wish = wish_of({person});
  wish.game = "ochko";
  wish.variant = "standard";
  wish.rules.clear();
  wish.start = "bank=20 stake=5";
  return wish;
}

// Stands at once, if there is anything to decide.
void stand(Desk& desk) {
  desk.bench.deal();
  if (!table(desk).is_over) desk.bench.click("stand");
}

}  // namespace

TEST_CASE("ochko: Enter deals, the player hits and stands, the banker plays by the rules") {
  Desk desk(table_services());
  REQUIRE_FALSE(desk.bench.start_practice(ochko_wish()));
  CHECK(table(desk).can_deal);
  CHECK(table(desk).can_change_stake);
  CHECK(table(desk).seats.size() == 1);  // the banker decides nothing
  CHECK(desk.view().seats[1].name == "banker");
  CHECK(desk.view().events.size() == 1);
  for (int deals = 0; deals < 20; ++deals) {
    desk.bench.deal();
    if (!desk.view().message.empty()) break;  // the bank is below the stake
    if (!table(desk).is_over) {
      CHECK(desk.view().playable == std::vector<std::string>{"hit", "stand"});
      CHECK_FALSE(table(desk).can_deal);
      desk.bench.click("hit");
      if (!table(desk).is_over) desk.bench.click("stand");
    }
    CHECK(table(desk).is_over);
    CHECK_FALSE(table(desk).status.empty());
  }
  CHECK(desk.view().files.front().records.size() > 1);
}

TEST_CASE("ochko: the stake is changed by steps of the house before a deal, within the bank") {
  Desk desk(table_services());
  desk.bench.start_practice(ochko_wish());
  const auto has = [&](const std::string& text) {
    return to_text(desk.view()).find(text) != std::string::npos;
  };
  desk.bench.change_stake(1);
  CHECK(has("stake 10"));
  desk.bench.change_stake(1);
  desk.bench.change_stake(1);
  desk.bench.change_stake(1);  // no more than the bank
  CHECK(has("stake 20"));
  desk.bench.change_stake(-1);
  CHECK(has("stake 15"));
  CHECK(desk.view().files.front().records.size() == 1);  // nothing was played
  stand(desk);
  const std::size_t rows = desk.view().events.size();
  desk.bench.change_stake(-1);  // prepares the next deal
  CHECK(desk.view().events.size() < rows);
  CHECK(table(desk).can_deal);
}

TEST_CASE("ochko: where the bank is below the stake there is no deal, but a reason") {
  Desk desk(table_services());
  PracticeWish wish = ochko_wish();
  wish.start = "bank=3 stake=5";
  desk.bench.start_practice(wish);
  desk.bench.deal();
  CHECK(desk.view().events.size() == 1);
  CHECK(desk.view().message.find("start a new game") != std::string::npos);
  desk.bench.change_stake(-1);
  CHECK(desk.view().events.size() == 1);
}

TEST_CASE("ochko: several people take turns with banks of their own, until all had their deals") {
  Desk desk(table_services());
  PracticeWish wish = ochko_wish();
  wish.start = "bank=100 stake=5";
  wish.contestants = {"Ada", "Bob"};
  wish.deals = 2;
  desk.bench.start_practice(wish);
  REQUIRE(table(desk).contest.size() == 2);
  const std::vector<std::string> turns{"Ada", "Bob", "Ada", "Bob"};
  for (const std::string& name : turns) {
    CHECK(table(desk).seats.front().name == name);
    desk.bench.deal();
    if (!table(desk).is_over) desk.bench.click("stand");
    REQUIRE(table(desk).is_over);
    if (table(desk).can_deal && &name != &turns.back()) desk.bench.change_stake(0);
  }
  CHECK_FALSE(table(desk).can_deal);
  CHECK(table(desk).contest[0].deals == "2 of 2 deals");
  CHECK(table(desk).status.find("The contest is over") != std::string::npos);
}

TEST_CASE("ochko: a card that was taken back comes again") {
  Desk desk(table_services());
  desk.bench.start_practice(ochko_wish());
  desk.bench.deal();
  while (table(desk).is_over) desk.bench.deal();
  desk.bench.click("hit");
  const auto rows = first_line(desk.view());
  desk.bench.undo();
  CHECK(desk.view().playable.size() == 2);
  desk.bench.click("hit");
  CHECK(first_line(desk.view()) == rows);
}

TEST_CASE("the next seat deals the next deal, and the score goes on") {
  Services services = table_services();
  std::vector<GameRecord> copied;
  services.save_formats = [](const std::string&) {
    return std::vector<SaveFormat>{{"made-up", "", "txt"}};
  };
  services.game_text = [&copied](const std::string&, const GameRecord& record,
                                 const Annotations&) -> Result<std::string> {
    copied.push_back(record);
    return std::string();
  };
  Desk desk(services);
  const auto copy = [&] {
    bool is_done = false;
    desk.bench.copy_game([&](const std::string&) { is_done = true; });
    desk.executor.run_until([&] { return is_done; });
  };
  desk.bench.start_practice(wish_of({first, first, first}));
  run_to_end(desk);
  REQUIRE(table(desk).can_deal);
  copy();
  desk.bench.deal();
  run_to_end(desk);
  copy();
  const auto opening = replay(copied[0]).value().final_state().next_opening();
  REQUIRE(opening);
  CHECK(opening->text.find("score") != std::string::npos);
  CHECK(action_events(copied[1]).front().action == *opening);
  CHECK(replay(copied[1]).value().divergences.empty());
  CHECK(desk.view().files.front().records.back().title.starts_with("Deal 2"));
}

TEST_CASE("Enter deals, takes cards and deals again; stopping shows the closed card") {
  Desk desk(table_services());
  REQUIRE_FALSE(desk.bench.start_practice(ochko_wish()));
  desk.bench.deal();
  while (table(desk).is_over) desk.bench.deal();
  const std::string bank = desk.view().seats[0].score;
  CHECK(bank.starts_with("bank "));
  const auto covered = [&] { return to_text(*desk.view().scene).find("??") != std::string::npos; };
  CHECK(covered());
  desk.bench.set_running(false);
  CHECK_FALSE(covered());
  CHECK_FALSE(table(desk).is_over);
  desk.bench.set_running(true);
  while (!table(desk).is_over) desk.bench.deal();  // until it is too many
  CHECK(desk.view().seats[0].result == "-5 units");
  CHECK(desk.view().seats[0].score == bank);
  desk.bench.deal();
  CHECK(desk.view().seats[0].score != bank);
}

TEST_CASE("in a contest by time each plays on until the own minutes are over") {
  Services services = table_services();
  auto now = std::make_shared<std::chrono::milliseconds>(0);
  services.clock = [now] { return *now; };
  Desk desk(services);
  PracticeWish wish = ochko_wish();
  wish.contestants = {"Ada", "Bob"};
  wish.start = "bank=100 stake=5";
  wish.minutes = 2;
  REQUIRE_FALSE(desk.bench.start_practice(wish));
  const auto play_deal = [&](std::chrono::seconds time) {
    desk.bench.deal();
    *now += time;
    while (!table(desk).is_over) desk.bench.click("stand");
  };
  std::vector<std::string> who;
  for (int deal = 0; deal < 4; ++deal) {
    play_deal(std::chrono::seconds(70));
    who.push_back(desk.view().seats[0].name);
  }
  CHECK(who == std::vector<std::string>{"Ada", "Ada", "Bob", "Bob"});
  CHECK_FALSE(table(desk).can_deal);
  CHECK(table(desk).status.find("The contest is over") != std::string::npos);
  CHECK(table(desk).contest[0].deals.find("of 2 min, 2 deals") != std::string::npos);
}

TEST_CASE("the practice table is found again at the next start, and goes on") {
  LastPlace place;
  std::vector<std::string> line;
  {
    Desk desk(table_services());
    desk.bench.start_practice(wish_of({person, first, first}));
    run_to_person(desk);
    desk.bench.play(desk.view().playable.front());
    run_to_person(desk);
    line = first_line(desk.view());
    place = desk.bench.place();
  }
  REQUIRE(place.table);
  CHECK(place_from_json(to_json(place)) == place);
  Desk desk(table_services());
  desk.bench.reopen(place_from_json(to_json(place)));
  REQUIRE(desk.view().practice);
  CHECK(first_line(desk.view()) == line);
  CHECK(table(desk).is_running);
  play_to_end(desk);
}

TEST_CASE("a game of engines waits at the next start until it is told to go on") {
  LastPlace place;
  {
    Desk desk(table_services());
    desk.bench.start_practice(wish_of({first, first, first}));
    desk.executor.run_until([&] { return desk.view().events.size() > 8; });
    place = desk.bench.place();
  }
  Desk desk(table_services());
  desk.bench.reopen(place);
  desk.settle();
  const std::size_t rows = desk.view().events.size();
  CHECK(rows > 8);
  CHECK_FALSE(table(desk).is_running);
  desk.bench.toggle_running();
  run_to_end(desk);
  CHECK(desk.view().events.size() > rows);
}

TEST_CASE("a saved table that cannot be is left out") {
  for (const char* text : {R"({"table": 3})", R"({"table": {}})", R"({"table": {"wish": []}})",
                           R"({"table": {"wish": {"game": "none"}}})",
                           R"({"table": {"wish": {"game": "klokan", "variant": "standard",
                               "start": "9/9 w"}, "events": ["0 a1-a3"]}})"}) {
    Desk desk(table_services());
    desk.bench.reopen(place_from_json(text));
    desk.settle();
    CHECK_FALSE(desk.view().practice);
  }
}

TEST_CASE("a position is copied as text, and a pasted one begins a game") {
  Desk desk(table_services());
  const std::string position = "8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w 0 1";
  desk.bench.paste(position);
  REQUIRE(desk.view().practice);
  CHECK(desk.view().game == "klokan");
  CHECK(desk.bench.position_text() == position);

  desk.bench.paste("hra h d0 l0 | Ah Kh 7h | Xh 9h Ab | Qh Xb 8b");
  CHECK(desk.view().game == "marias");
  CHECK(desk.bench.position_text().empty());  // two hands are covered
  CHECK_FALSE(desk.view().message.empty());
  while (desk.view().seat_view != "open") desk.bench.cycle_seat_view();
  CHECK(desk.bench.position_text() == "hra h d0 l0 | Ah Kh 7h | Xh 9h Ab | Qh Xb 8b");

  REQUIRE_FALSE(desk.bench.start_practice(ochko_wish()));
  CHECK(desk.bench.position_text() == "deal");
  desk.bench.deal();
  CHECK(desk.bench.position_text().starts_with("player "));
  CHECK(desk.bench.position_text().find(" | banker ") != std::string::npos);
}

TEST_CASE("the score of a session is told deal by deal") {
  Desk desk;
  desk.open({test::sample("licitovany/session.rms")});
  const SessionCurve& curve = desk.view().session;
  REQUIRE(curve.points.size() == desk.view().files[0].records.size());
  CHECK(curve.names.size() == 3);
  for (const SessionPoint& point : curve.points) {
    REQUIRE(point.values.size() == 3);
    CHECK(point.values[0] + point.values[1] + point.values[2] == 0);  // what one wins, others pay
  }
  CHECK(curve.points[0].is_current);
  desk.bench.select(0, 3);
  CHECK(desk.view().session.points[3].is_current);
  CHECK_FALSE(desk.view().session.points[0].is_current);
  desk.open({test::sample("voleny/deal-1.hra")});
  desk.bench.select(1, 0);
  CHECK(desk.view().session.points.empty());  // a lone deal has no course
}

TEST_CASE("ochko: the course of the bank goes on with each deal at the table") {
  Desk desk(table_services());
  desk.bench.start_practice(ochko_wish());
  stand(desk);
  CHECK(desk.view().session.points.empty());
  stand(desk);
  const SessionCurve& curve = desk.view().session;
  REQUIRE(curve.points.size() == 2);
  CHECK(curve.names.front().starts_with("Player: bank "));
  CHECK(curve.points[1].is_current);
}

TEST_CASE("a game is copied in the first format that can hold it") {
  Services services = table_services();
  services.save_formats = [](const std::string&) {
    return std::vector<SaveFormat>{{"narrow", "", "n"}, {"wide", "", "w"}};
  };
  services.game_text = [](const std::string& format, const GameRecord&,
                          const Annotations&) -> Result<std::string> {
    if (format == "narrow") return fail("cannot-hold", Message("not such games"));
    return format;
  };
  Desk desk(services);
  desk.open({test::sample("voleny/deal-1.hra")});
  std::string copied;
  desk.bench.copy_game([&](const std::string& text) { copied = text; });
  desk.executor.run_until([&] { return !copied.empty(); });
  CHECK(copied == "wide");
}
