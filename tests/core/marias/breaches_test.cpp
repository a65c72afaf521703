// Renonc: names and penalties of violations. Source: rule book 1.12 with the fees of 1.10 (paušál 1
// is 10 prices of a hra, paušál 2 is 50; a hra costs 20 hal), and the sections named in the rows.
#include "core/games/marias/breaches.h"

#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "core/model/replay.h"

using namespace kibic;

namespace {

using Events = std::vector<std::string>;

// "1 flek hra 1" and "@ deal …" as events of a record.
Replay played(const Events& events, const std::string& variant = "licitovany",
              const RuleSet& rules = {}, const std::string& start = "") {
  GameRecord record;
  record.game = "marias";
  record.variant = variant;
  record.rules = rules;
  if (!start.empty()) record.start = StartPosition{start};
  for (const std::string& event : events) {
    const Actor actor = event[0] == '@' ? Actor::chance() : Actor::seat(event[0] - '0');
    record.events.emplace_back(ActionEvent{actor, {event.substr(2)}, "", {}});
  }
  auto result = replay(record);
  REQUIRE(result);
  return *std::move(result);
}

Events joined(Events first, const Events& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// Seat 0 wins the auction at the rung with Ab Xb Kb 7b 7l 7h Ah Xh Kl Ql + Kh 8l; dealer 2.
Events won_at(const std::string& rung) {
  return {"@ new 1 dealer 2",
          "@ deal 0: Ab Xb Kb 7b 7l 7h Ah Xh Kl Ql",
          "@ deal 1: Al Xl Jl 9l Aa Xa Ka Qa Ja 9a",
          "@ deal 2: Qb Jb 9b 8b Qh Jh 9h 8h 8a 7a",
          "@ deal talon: Kh 8l",
          "1 pass",
          "2 pass",
          "0 bid " + rung};
}

// Sedma in hearts by seat 0, who leads.
Events sedma(const Events& more) {
  return joined(joined(won_at("sedma"), {"0 discard Kl 8l", "0 declare sedma h"}), more);
}

const Events flekked{"1 flek hra 1", "1 flek sedma 1", "0 flek-pass"};

struct Row {
  std::string what;
  Events events;
  std::string name;
  std::string kind;
  std::optional<std::int64_t> fee;    // hal
  std::vector<std::int64_t> forfeit;  // by seat; empty: the deal does not stop
  std::optional<int> seat;
  std::string start = "";
};

}  // namespace

TEST_CASE("each violation of the rule book has its name and its penalty") {
  // Sedma with hearts costs (20 + 40)·2 = 120 a defender, with a flek on each part 240.
  const auto row = GENERATE(values<Row>({
      {"not following",
       sedma(joined(flekked, {"0 Ab", "1 Al", "2 Qh"})),
       "nepřiznání barvy",
       "minor",
       200,
       {480, -240, -240},
       2},
      {"wrong lead",
       sedma(joined(flekked, {"1 Al"})),
       "nesprávný výnos",
       "minor",
       200,
       {480, -240, -240},
       1},
      {"out of turn",
       sedma(joined(flekked, {"0 Ab", "2 8b"})),
       "hra mimo pořadí",
       "minor",
       200,
       {480, -240, -240},
       2},
      {"the announced seven led early",
       sedma(joined(flekked, {"0 7h"})),
       "předčasně zahraná hlášená sedma",
       "minor",
       200,
       {-480, 240, 240},
       0},
      {"sharp card in the talon",
       joined(won_at("sedma"), {"0 discard Xb 8l as sedma h"}),
       "ostrá karta v talonu",
       "major",
       1000,
       {-240, 120, 120},
       0},
      {"sharp card, announced afterwards",
       joined(won_at("sedma"), {"0 discard Xb 8l", "0 declare sedma h"}),
       "ostrá karta v talonu",
       "major",
       1000,
       {-240, 120, 120},
       0},
      {"announced seven in the talon",
       joined(won_at("sedma"), {"0 discard 7b 8l as stosedm b"}),
       "hlášená sedma v talonu",
       "major",
       1000,
       {-240, 120, 120},
       0},
      {"helper seven in the talon",
       joined(won_at("dvesedmy"), {"0 discard 7l 8l as dvesedmy b l"}),
       "hlášená sedma v talonu",
       "major",
       1000,
       {-1600, 800, 800},
       0},
      {"talon count, found before the play",
       joined(won_at("sto"), {"0 discard Kh 8l", "0 declare sto h talon 0 0"}),
       "nesprávný počet v talonu",
       "technical",
       200,
       {},
       0},
      {"talon count, found afterwards",
       joined(won_at("sto"),
              {"0 discard Kh 8l", "0 declare sto h talon 0 0", "1 flek-pass", "2 flek-pass"}),
       "nesprávný počet v talonu",
       "minor",
       200,
       {-320, 160, 160},
       0},
      {"the second defender first",
       sedma({"2 flek hra 1"}),
       "nesprávné pořadí fleků",
       "technical",
       200,
       {},
       2},
      {"re before the second defender",
       sedma({"1 flek hra 1", "1 flek-pass sedma", "0 flek hra 2"}),
       "nesprávné pořadí fleků",
       "technical",
       200,
       {},
       0},
      {"re without flek",
       sedma({"1 flek hra 2"}),
       "nesprávné pořadí fleků",
       "technical",
       200,
       {},
       1},
      {"flek after the lead",
       sedma(joined(flekked, {"0 Ab", "1 flek hra 2"})),
       "nesprávné pořadí fleků",
       "technical",
       200,
       {},
       1},
      {"fifth flek",
       joined(won_at("durch"),
              {"0 discard Kl 8l", "0 declare durch -", "1 flek durch 1", "0 flek durch 2",
               "1 flek durch 3", "0 flek durch 4", "1 flek durch 5"}),
       "pátý flek",
       "void",
       {},
       {},
       1},
      {"sedma without its seven",
       joined(won_at("sedma"), {"0 discard Kl 8l", "0 declare sedma a"}),
       "sedma bez sedmy",
       "unpunished",
       {},
       {},
       0},
      {"a contract below the rung",
       joined(won_at("sto"), {"0 discard Kl 8l", "0 declare sedma h"}),
       "hlášení pod vydraženou hrou",
       "unpunished",
       {},
       {},
       0},
      {"hra proti (ČSM-L II/23)",
       sedma({"1 against sedma"}),
       "nedovolená hra proti",
       "void",
       {},
       {},
       1},
      {"wrong deal",
       {"@ new 1 dealer 2", "@ deal 0: Ab Xb Kb"},
       "chybné rozdání",
       "technical",
       200,
       {},
       2},
      {"not beating",
       {"0 Jb", "1 9b"},
       "nepřebití",
       "minor",
       200,
       {240, -120, -120},
       1,
       "sedma h d0 l0 | Ah 7h Jb | 9b Xb 8l | Qb 8b 9l"},
      {"not trumping",
       {"0 Jb", "1 8l"},
       "nedání trumfu",
       "minor",
       200,
       {240, -120, -120},
       1,
       "sedma h d0 l0 | Ah 7h Jb | Xh 9l 8l | Qb 8b Xl"},
      {"not overtrumping",
       {"2 Jb", "0 9h", "1 8h"},
       "nepřebití trumfu",
       "minor",
       200,
       {240, -120, -120},
       1,
       "sedma h d0 l2 | Ah 7h 9h | Xh 8h 8l | Qb 8b Jb"},
      {"král before svršek",
       {"0 Kb"},
       "král před svrškem",
       "unpunished",
       {},
       {},
       0,
       "sedma h d0 l0 | 7h Kb Qb | Xh 8h 8l | Xb 8b Jb"},
      {"a false claim",
       {"0 lay-down 7h Kb 9b"},
       "neoprávněné ložení",
       "unpunished",
       {},
       {},
       0,
       "sedma h d0 l0 | 7h Kb 9b | Xh 8h 8l | Xb 8b Jb"},
  }));
  INFO(row.what);
  const Replay replay = played(row.events, "licitovany", {}, row.start);
  const auto found = marias::breaches(replay);
  REQUIRE(found.size() == 1);
  CHECK(found[0].name == row.name);
  CHECK(found[0].kind == row.kind);
  CHECK(found[0].fee == row.fee);
  CHECK(found[0].seat == row.seat);
  CHECK(found[0].forfeit.has_value() == !row.forfeit.empty());
  if (found[0].forfeit) CHECK(found[0].forfeit->by_seat == row.forfeit);
  CHECK_FALSE(render(found[0].text).empty());
  CHECK_FALSE(render(found[0].penalty).empty());
  CHECK(found[0].source.find("rule book") == 0);
}

TEST_CASE("a wrong settlement is named with both amounts") {
  const std::string start = "sedma h d0 l0 won=20,0 | Ah 7h | 9h 8l | 8h 9l";
  const Events events{"0 Ah", "1 9h", "2 8h", "0 7h", "1 8l", "2 9l"};
  for (const char* stated : {"@ result 0 0 0", "@ result 0 0 0 points 60 0",
                             "@ result 0 0 0 parts hra- 0 -40, sedma- 0 -80"}) {
    INFO(stated);
    const Replay replay = played(joined(events, {stated}), "licitovany", {}, start);
    const auto found = marias::breaches(replay);
    REQUIRE(found.size() == 1);
    CHECK(found[0].name == "nesprávné vyúčtování");
    const Violation& violation = replay.divergences[0].violation;
    CHECK(violation.found == "0 0 0");
    CHECK(violation.expected == "240 -120 -120");
    const std::string text = render(violation.text);
    CHECK(text.find(violation.expected) != std::string::npos);
    CHECK(text.find(violation.found) != std::string::npos);
  }
}

TEST_CASE("only the first game renonc of a deal is punished, and the deal is played on") {
  const Replay replay =
      played(sedma(joined(flekked, {"0 Ab", "1 Al", "2 Qh", "2 Qb", "0 7b", "1 Xa"})));
  const auto found = marias::breaches(replay);
  REQUIRE(found.size() == 2);
  CHECK(found[0].fee == 200);
  CHECK(found[1].name == "nepřebití");
  CHECK_FALSE(found[1].fee);
  CHECK_FALSE(found[1].forfeit);
  CHECK(replay.is_whole());
}

TEST_CASE("a card out of turn ends the deal, and what was legal before is kept") {
  const Replay replay = played(sedma(joined(flekked, {"0 Ab", "2 8b", "1 Al"})));
  CHECK_FALSE(replay.is_whole());
  CHECK(replay.events.size() == sedma(flekked).size() + 1);
  CHECK(marias::breaches(replay).size() == 1);
}

TEST_CASE("two sevens are not played against four helper cards, which have to be shown") {
  // Seat 1 holds Al Xl Jl 9l.
  const Replay replay =
      played(joined(won_at("dvesedmy"), {"0 discard Kl 8l", "0 declare dvesedmy b l", "1 flek-pass",
                                         "2 flek-pass", "0 Ab"}));
  const auto found = marias::breaches(replay);
  REQUIRE(found.size() == 1);
  CHECK(found[0].name == "neukázané čtyři pomocné");
  CHECK(found[0].kind == "technical");
}

TEST_CASE("volený has no flat fees, but the deal is lost as well") {
  const Replay replay =
      played({"0 Jb", "1 9b"}, "voleny", {}, "hra h d0 l0 | Ah 7h Jb | 9b Xb 8l | Qb 8b 9l");
  const auto found = marias::breaches(replay);
  REQUIRE(found.size() == 1);
  CHECK_FALSE(found[0].fee);
  REQUIRE(found[0].forfeit);
  CHECK(found[0].forfeit->by_seat == std::vector<std::int64_t>{4, -2, -2});
}

TEST_CASE("a needless dobrá and a deal by the rules are no violations") {
  CHECK(marias::breaches(played(sedma(flekked))).empty());
  CHECK(marias::breaches(played(sedma(joined(flekked, {"0 Ab", "1 flek-pass hra"})))).empty());
}
