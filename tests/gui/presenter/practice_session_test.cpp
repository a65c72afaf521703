// The practice table from deal to deal: stakes, contests, scores, and what is found again.
#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "tests/gui/presenter/practice_table.h"

using namespace kibic;
using namespace kibic::gui;
using namespace kibic::test;

namespace {

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
  const std::string after = desk.view().seats[0].score;
  CHECK(after != bank);
  desk.bench.deal();
  CHECK(desk.view().seats[0].score == after);
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
