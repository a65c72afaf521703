// What is told of a deal besides its cards, and the picture of the table.
#include <catch2/catch.hpp>

#include "core/games/marias/words.h"
#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

namespace {

const std::vector<std::string> names{"Petr", "", "Jana"};

TableFacts facts(const Table& table) {
  return Rules::facts(table.state, std::nullopt, names);
}

std::string tally(const Table& table) {
  std::string text;
  for (const TallyRow& row : facts(table).tally) {
    text += fmt::format("{} {}:{} ", render(row.name), row.by_side[0], row.by_side[1]);
  }
  return text;
}

std::string parts(const Table& table) {
  std::string text;
  for (const PartFacts& part : facts(table).parts) {
    const std::string how = !part.is_won ? "open" : *part.is_won ? "won" : "lost";
    text += fmt::format("{} ({}) {}; ", render(part.name), render(part.standing), how);
  }
  return text;
}

const SceneZone* zone(const Scene& scene, const std::string& id) {
  for (const SceneZone& zone : scene.zones) {
    if (zone.id == id) return &zone;
  }
  return nullptr;
}

std::string names_of(const SceneZone* zone) {
  if (zone == nullptr) return "no zone";
  std::string text;
  for (const ScenePiece& piece : zone->pieces) {
    text += (piece.order > 0 ? std::to_string(piece.order) + ":" : "") + piece.name + " ";
  }
  return text;
}

// Seat 1 takes the talon Xb 8a.
Table before_discard() {
  Table table("licitovany");
  const std::string wrong = table.say_all(
      {"@ new 1 dealer 2 score 400 -200 -200", "@ shuffle",
       "@ deal 0: Ah Xh Kh Qh 9h 8h 7h Ab Kb Qb", "@ deal 1: Jh Jb 9b 8b 7b Al Xl Kl Ql Jl",
       "@ deal 2: 9l 8l 7l Aa Xa Ka Qa Ja 9a 7a", "@ deal talon: Xb 8a", "1 bid sedma", "0 pass",
       "2 pass", "@ auction 1 sedma"});
  INFO(wrong);
  REQUIRE(wrong.empty());
  return table;
}

// He lays Jl 8a away.
Table after_discard() {
  Table table = before_discard();
  REQUIRE(table.say("1 discard Jl 8a").empty());
  return table;
}

}  // namespace

TEST_CASE("points are told by side, with cards, marriages and tricks apart") {
  Table table = Table::at("sedma h d0 l0 won=30,20 | Kh Qh 7h | 9b 8b 7b | Al 8l 7l");
  CHECK(tally(table) == "before 30:20 cards 0:0 hlášky 0:0 points 30:20 tricks 0:0 ");
  CHECK(parts(table) == "hra (30 : 20) open; sedma () open; ");
  REQUIRE(table.say_all({"0 Qh", "1 9b", "2 Al"}).empty());
  // Al is worth 10, the marriage in trumps 40.
  CHECK(tally(table) == "before 30:20 cards 10:0 hlášky 40:0 points 80:20 tricks 1:0 ");
  REQUIRE(table.say_all({"0 Kh", "1 8b", "2 7l", "0 7h", "1 7b", "2 8l"}).empty());
  CHECK(tally(table) == "before 30:20 cards 20:0 hlášky 40:0 points 90:20 tricks 3:0 ");
  CHECK(parts(table) == "hra () won; sedma () won; ");
  CHECK(facts(table).parts[1].amount == 80);
}

TEST_CASE("a part that can no longer change is decided before the end") {
  struct Case {
    std::string position;
    std::vector<std::string> events;
    std::string parts;
  };
  const auto row = GENERATE(values<Case>({
      {"durch - d0 l0 | Ah 7a | Kb Aa | Ka 8a", {}, "durch () open; "},
      {"durch - d0 l0 | Ah 7a | Kb Aa | Ka 8a", {"0 7a", "1 Aa", "2 8a"}, "durch () lost; "},
      {"fleks=sedma:2 sedma h d0 l0 | 7h 7a | Kb Qb | Aa 8a",
       {},
       "hra (0 : 0) open; sedma ×4 () open; "},
  }));
  Table table = Table::at(row.position);
  for (const std::string& event : row.events) REQUIRE(table.say(event).empty());
  CHECK(parts(table) == row.parts);
}

TEST_CASE("who plays what is told with names, or with numbers of seats") {
  Table table = Table::at("fleks=hra:1 sedma h d1 l0 | 7a 8a | 7h Ah | 9h Aa");
  const TableFacts told = facts(table);
  CHECK(render(told.headline) == "seat 2: sedma ♥");
  CHECK(render(told.contract) == "seat 2 plays sedma; trumps ♥; hra ×2");
  CHECK(told.main_seat == 1);
  CHECK(render(told.sides[0]) == "seat 2");
  CHECK(render(told.seats[1].role) == "declarer");
  CHECK(render(told.seats[2].role) == "defender");
  CHECK(told.unit == "hal");
}

TEST_CASE("places and the score are told of a deal with a dealer") {
  const Table table = after_discard();
  const TableFacts told = facts(table);
  CHECK(render(told.seats[0].position) == "forhont");
  CHECK(render(told.seats[1].position) == "zadák");
  CHECK(render(told.seats[2].position) == "rozdávající");
  CHECK(told.seats[0].score_before == 400);
  CHECK(render(told.contract) == "seat 2 prepares a contract");
}

TEST_CASE("the declarer's money is twice what a defender loses") {
  const marias::State state = Table::at("hra h d1 l0 | 7a 8a | 7h Ah | 9h Aa").state;
  CHECK(Rules::value_seen_by(state, 200, 1, 0) == -100.0);
  CHECK(Rules::value_seen_by(state, -100, 2, 1) == 200.0);
  CHECK(Rules::value_seen_by(state, -100, 0, 2) == -100.0);
  CHECK_FALSE(Rules::value_seen_by(after_discard().state, 200, 1, 0));  // no contract yet
}

TEST_CASE("an action is veiled from seats that cannot see it") {
  const Table table = after_discard();
  const auto veiled = [&](const std::string& text, int actor, int viewer) {
    const auto action = Rules::parse(table.state, text).value();
    const Actor who = actor < 0 ? Actor::chance() : Actor::seat(actor);
    const auto message = Rules::describe_veiled(table.state, who, action, viewer, names);
    return message ? render(*message) : std::string();
  };
  CHECK(veiled("discard Jl 8a", 1, 0) == "seat 2 puts cards into the talon.");
  CHECK(veiled("discard Jl 8a", 1, 1).empty());
  CHECK(veiled("trump h", 0, 2) == "Petr lays a trump card aside.");
  CHECK(veiled("trump h", 0, 0).empty());
  CHECK(veiled("deal talon: Xb 8a", -1, 0) == "The talon is dealt.");
  CHECK(veiled("deal 0: Ah Xh", -1, 0) == "Cards are dealt: ♥A ♥10.");
  CHECK(veiled("deal 0: Ah Xh", -1, 1) == "Cards are dealt.");
  CHECK(veiled("Ah", 0, 1).empty());
}

TEST_CASE("who discards holds twelve cards, and those of the talon are marked") {
  const Table table = before_discard();
  const Scene own = Rules::scene(table.state, 1);
  const SceneZone* hand = zone(own, "hand-1");
  REQUIRE(hand->pieces.size() == 12);
  std::string marked;
  for (const ScenePiece& piece : hand->pieces) marked += piece.is_marked ? piece.name + " " : "";
  CHECK(marked == "Xb 8a ");
  const Scene other = Rules::scene(table.state, 0);
  for (const ScenePiece& piece : zone(other, "hand-1")->pieces) CHECK_FALSE(piece.is_marked);
}

TEST_CASE("both talons lie on the table for who may see them") {
  const Table table = after_discard();
  const Scene open = Rules::scene(table.state, std::nullopt);
  CHECK(names_of(zone(open, "talon")) == "Jl 8a ");
  CHECK(names_of(zone(open, "talon-dealt")) == "Xb 8a ");
  CHECK(render(zone(open, "talon")->hint) ==
        "Held before the discard: ♥J ♦10 ♦J ♦9 ♦8 ♦7 ♠A ♠10 ♠K ♠Q ♠J ♣8");
  const Scene own = Rules::scene(table.state, 1);
  CHECK(own.zones[4] == open.zones[4]);
  const Scene other = Rules::scene(table.state, 0);
  CHECK(names_of(zone(other, "talon")) == "?? ?? ");
  CHECK(render(zone(other, "talon")->hint).empty());
  CHECK(zone(other, "talon-dealt") == nullptr);
}

TEST_CASE("a trick shows the order of its cards, and the one before lies beside it") {
  Table table = Table::at("hra h d0 l1 | 8h 7a | Kb Qb | Aa 8a");
  REQUIRE(table.say_all({"1 Qb", "2 8a"}).empty());
  Scene scene = Rules::scene(table.state, std::nullopt);
  CHECK(names_of(zone(scene, "trick")) == "1:Qb 2:8a ");
  CHECK(render(zone(scene, "trick")->title) == "trick 9");
  CHECK(zone(scene, "last-trick") == nullptr);
  REQUIRE(table.say_all({"0 8h", "0 7a"}).empty());
  scene = Rules::scene(table.state, std::nullopt);
  CHECK(names_of(zone(scene, "trick")) == "1:7a ");
  CHECK(names_of(zone(scene, "last-trick")) == "1:Qb 2:8a 3:8h ");
  CHECK(zone(scene, "last-trick")->pieces[2].is_marked);
}

TEST_CASE("cards have their Czech names") {
  const auto [card, name] = GENERATE(table<std::string, std::string>({{"Qh", "srdcový svršek"},
                                                                      {"Jl", "zelený spodek"},
                                                                      {"Ab", "kulové eso"},
                                                                      {"Xa", "žaludová desítka"},
                                                                      {"7b", "kulová sedma"},
                                                                      {"Ka", "žaludový král"}}));
  CHECK(czech_name(*parse_card(card)) == name);
}
