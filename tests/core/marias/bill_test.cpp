// Settlement. Source: rule book 1.8, 1.10 (worked examples), 1.14, the priced cases of section 5,
// and the shared samples.
#include "core/games/marias/bill.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

// One settled deal. Amounts are units (prices of a hra) for one opponent, seen by the declarer, who
// sits in seat 0.
struct Row {
  const char* source;
  const char* variant;
  const char* rules;
  const char* contract;
  Outcome outcome;
  const char* parts;  // "hra+ 2, sedma- -4": name, won or lost, units
  int units;          // their sum within the limit
};

// Points of the declarer; the defenders have the rest of the 90.
Outcome points(int declarer) {
  Outcome outcome;
  outcome.declarer_points = declarer;
  outcome.defender_points = 90 - declarer;
  outcome.tricks = 10;
  return outcome;
}

Outcome with(Outcome outcome, SevenFate fate) {
  outcome.trump_seven = fate;
  return outcome;
}

Outcome with(Outcome outcome, Marriage marriage) {
  outcome.marriages.push_back(marriage);
  return outcome;
}

Outcome with(Outcome outcome, Part part, int fleks) {
  outcome.fleks[static_cast<std::size_t>(part)] = fleks;
  return outcome;
}

Outcome with(Outcome outcome, NotPlayed reason) {
  outcome.not_played = reason;
  return outcome;
}

Outcome against(Outcome outcome, Part part) {
  (part == Part::sedma_against ? outcome.is_sedma_against : outcome.is_sto_against) = true;
  return outcome;
}

Outcome tricks(int declarer, int all = 10) {
  Outcome outcome;
  outcome.declarer_tricks = declarer;
  outcome.tricks = all;
  return outcome;
}

Outcome sevens(SevenFate helper, SevenFate trump, int declarer_points = 40) {
  Outcome outcome = points(declarer_points);
  outcome.helper_seven = helper;
  outcome.trump_seven = trump;
  return outcome;
}

// Trumps are hearts or acorns in the tables; leaves and bells are plain.
constexpr Marriage trump_marriage{0, Suit::acorns, 40};
constexpr Marriage plain_marriage{0, Suit::bells, 20};
constexpr Marriage second_plain{0, Suit::leaves, 20};
constexpr Marriage defenders_plain{1, Suit::bells, 20};
constexpr Marriage defenders_trump{2, Suit::acorns, 40};
constexpr Marriage defenders_second{2, Suit::leaves, 20};

constexpr auto seven_won = SevenFate::declarer_won;
constexpr auto seven_beaten = SevenFate::declarer_beaten;
constexpr auto defender_won = SevenFate::defender_won;
constexpr auto defender_beaten = SevenFate::defender_beaten;

std::string parts_text(const Settlement& settlement, std::int64_t unit) {
  std::vector<std::string> texts;
  for (const SettlementPart& part : settlement.parts) {
    CHECK(part.amount % unit == 0);
    texts.push_back(fmt::format("{}{} {}", part.name, part.is_won ? "+" : "-", part.amount / unit));
  }
  return join(texts, ", ");
}

void check(const Row& row) {
  CAPTURE(row.source, row.contract, row.rules);
  const Options options = given::options(row.variant, row.rules);
  Outcome outcome = row.outcome;
  outcome.contract = given::contract(row.contract);
  const Settlement settlement = settle(options, outcome);
  CHECK(parts_text(settlement, options.price_hra) == row.parts);
  const std::int64_t amount = row.units * options.price_hra;
  CHECK(settlement.by_seat == std::vector<std::int64_t>{2 * amount, -amount, -amount});
}

constexpr auto official = "licitovany";
constexpr auto voleny = "voleny";
// Prices of the classic DOS program (base 0.10 Kč) and no limit: 1.10, column RE!.
constexpr auto re_prices =
    "price_hra=10,price_sedma=20,price_sto=40,price_betl=100,price_two_sevens=300,limit=0,"
    "limit_raised=0,max_fleks=0,failed_sto=steep";

}  // namespace

TEST_CASE("the worked examples of the rule book come out (1.10)") {
  const Outcome lost_both = with(with(points(40), Part::hra, 1), Part::sedma, 1);
  const Outcome eighty = with(points(40), trump_marriage);
  check(GENERATE_COPY(values<Row>({
      {"example 2", official, "", "sedma a", with(points(60), seven_won), "hra+ 1, sedma+ 2", 3},
      {"example 3", official, re_prices, "sedma h", lost_both, "hra- -4, sedma- -8", -12},
      {"example 4", official, "", "sedma a", with(with(points(30), seven_won), Part::hra, 1),
       "hra- -2, sedma+ 2", 0},
      {"example 5, adding", official, "", "sto a", with(eighty, defenders_plain), "sto- -16", -16},
      {"example 5, adding without H", official, "opponents_marriages_in_failed_sto=no", "sto a",
       with(eighty, defenders_plain), "sto- -8", -8},
      {"example 5, doubling", official, "sto_multiplies=yes", "sto a",
       with(eighty, defenders_plain), "sto- -32", -32},
      {"example 5, doubling without H", official,
       "sto_multiplies=yes,opponents_marriages_in_failed_sto=no", "sto a",
       with(eighty, defenders_plain), "sto- -8", -8},
      {"example 6", official, "", "stosedm h", with(points(70), trump_marriage),
       "sto+ 16, sedma- -4", 12},
      {"example 7", official, "", "sto a", with(with(points(60), trump_marriage), seven_beaten),
       "sto+ 4, ticha-sedma- -1", 3},
      {"example 8", official, "", "sedma a",
       with(with(with(points(70), trump_marriage), seven_won), Part::hra, 1), "hra+ 8, sedma+ 2",
       10},
      {"example 9", official, "", "betl -", with(tricks(0), Part::betl, 2), "betl+ 60", 60},
      {"example 10, RE!", official, re_prices, "dvesedmy a b",
       with(sevens(seven_beaten, seven_won), Part::two_sevens, 6), "dvesedmy- -1920", -1920},
      {"example 10, official", official, "", "dvesedmy a b",
       with(sevens(seven_beaten, seven_won), Part::two_sevens, 4), "dvesedmy- -640", -500},
      {"example 11", official, re_prices, "sedma h", with(points(40), Part::hra, 9),
       "hra- -1024, sedma- -4", -1028},
      {"example 12", official, "", "sedma a", with(Outcome{}, NotPlayed::fold),
       "hra- -2, sedma- -4", -6},
  })));
}

TEST_CASE("the thesis's own example comes out: base 40 haléřů, 120 reached (example 1)") {
  const auto settled = [](const char* rules) {
    Outcome outcome = with(points(80), trump_marriage);
    outcome.contract = given::contract("sto a");
    return settle(given::options("licitovany", rules), outcome).parts.at(0).amount;
  };
  CHECK(settled("price_sto=40") == 40 + 40 + 40);
  CHECK(settled("price_sto=40,sto_multiplies=yes") == 40 * 2 * 2);
}

TEST_CASE("bills printed by the classic program come out (marias-099)") {
  check(GENERATE(values<Row>({
      {"hra and sedma, red, not played: 0.60", official, re_prices, "sedma h",
       with(Outcome{}, NotPlayed::no_flek), "hra+ 2, sedma+ 4", 6},
      {"hra with nine fleks: 51.20 before red", official, re_prices, "sedma a",
       with(with(points(60), seven_won), Part::hra, 9), "hra+ 512, sedma+ 2", 514},
      {"one flek on each, red: 1.20", official, re_prices, "sedma h",
       with(with(points(40), Part::hra, 1), Part::sedma, 1), "hra- -4, sedma- -8", -12},
      {"lost betl, one flek: 2.00", official, re_prices, "betl -",
       with(tricks(1, 4), Part::betl, 1), "betl- -20", -20},
      {"two sevens, six fleks: 192.00", official, re_prices, "dvesedmy a b",
       with(sevens(seven_won, seven_won), Part::two_sevens, 6), "dvesedmy+ 1920", 1920},
      {"hra with two fleks against sedma with one: 0", official, re_prices, "sedma a",
       with(with(points(60), Part::hra, 2), Part::sedma, 1), "hra+ 4, sedma- -4", 0},
  })));
}

TEST_CASE("the priced cases of bug reports and disputes come out (section 5)") {
  const Outcome made_110 = with(points(70), trump_marriage);
  const Outcome defenders_made =
      against(against(with(points(20), defenders_trump), Part::sto_against), Part::sedma_against);
  const Outcome seventeen = with(with(points(70), plain_marriage), trump_marriage);
  check(GENERATE_COPY(values<Row>({
      {"case 8: a defender's seven beaten", official, "", "sto a",
       with(with(points(60), trump_marriage), defender_beaten), "sto+ 4, ticha-sedma+ 1", 5},
      {"case 9: no seven in trick 10", official, "", "sto a", with(points(60), trump_marriage),
       "sto+ 4", 4},
      {"case 14: stosedm together", official, "stosedm_together=yes", "stosedm a", made_110,
       "sto- -4, sedma- -2", -6},
      {"case 14: stosedm apart", official, "", "stosedm a", made_110, "sto+ 8, sedma- -2", 6},
      {"case 14: together, the sto missed", official, "stosedm_together=yes", "stosedm a",
       with(with(points(50), trump_marriage), seven_won), "sto- -4, sedma- -2", -6},
      {"case 14: together, both made", official, "stosedm_together=yes", "stosedm a",
       with(made_110, seven_won), "sto+ 8, sedma+ 2", 10},
      {"case 14: narrowly, whatever the defenders showed", voleny, "stosedm_together=yes",
       "stosedm a", with(made_110, defenders_plain), "sto- -4, sedma- -2", -6},
      {"case 15: sto and sedma proti together", voleny, "stosedm_together=yes", "hra a",
       defenders_made, "sedma-proti- 2, sto-proti- 4", 6},
      {"case 15: sto and sedma proti apart", voleny, "", "hra a", defenders_made,
       "sedma-proti- 2, sto-proti+ -8", -6},
      {"case 16: marriages against", official, "", "sto a",
       with(with(points(40), trump_marriage), defenders_plain), "sto- -16", -16},
      {"case 17: first marriage", official, "", "sto a", seventeen, "sto- -4", -4},
      {"case 17: highest marriage", official, "marriage_for_sto=highest", "sto a", seventeen,
       "sto+ 16", 16},
      {"case 18: a silent hundred doubles hra", official, "", "sedma a",
       with(with(with(points(60), plain_marriage), second_plain), seven_won), "hra+ 2, sedma+ 2",
       4},
      {"case 22: re on both parts", official, "", "sedma a",
       with(with(with(points(60), seven_won), Part::hra, 2), Part::sedma, 2), "hra+ 4, sedma+ 8",
       12},
      {"case 25: no flek", official, "", "sedma a", with(Outcome{}, NotPlayed::no_flek),
       "hra+ 1, sedma+ 2", 3},
      {"case 25: one flek on hra", official, "", "sedma a",
       with(with(Outcome{}, Part::hra, 1), NotPlayed::one_flek), "hra- -2, sedma+ 2", 0},
      {"case 26: betl lost in trick 1", official, "", "betl -", tricks(1, 1), "betl- -15", -15},
      {"case 46: all standing parts with their fleks", official, "", "sedma a",
       with(points(0), Part::sedma, 1), "hra- -1, sedma- -4", -5},
      {"case 50: limit", official, "", "dvesedmy h b",
       with(sevens(seven_won, seven_won), Part::two_sevens, 4), "dvesedmy+ 1280", 500},
  })));
}

TEST_CASE("hra is won by points and marriages together (1.7)") {
  check(GENERATE(values<Row>({
      {"more points", voleny, "", "hra a", points(50), "hra+ 1", 1},
      {"fewer points", voleny, "", "hra a", points(40), "hra- -1", -1},
      {"marriages of the defenders", voleny, "", "hra a", with(points(50), defenders_plain),
       "hra- -1", -1},
      {"red", voleny, "", "hra h", points(50), "hra+ 2", 2},
      {"red with flek and re", voleny, "", "hra h", with(points(50), Part::hra, 2), "hra+ 8", 8},
      {"a tie is lost", voleny, "", "hra a",
       [] {
         Outcome tie = points(40);
         tie.defender_points = 40;
         return tie;
       }(),
       "hra- -1", -1},
  })));
}

TEST_CASE("a silent hundred of the winner raises hra (1.10)") {
  const Outcome won_120 = with(with(points(60), trump_marriage), plain_marriage);
  check(GENERATE_COPY(values<Row>({
      {"100", voleny, "", "hra a", with(points(60), trump_marriage), "hra+ 2", 2},
      {"90 is none", voleny, "", "hra a", with(points(50), trump_marriage), "hra+ 1", 1},
      {"120 adds", voleny, "", "hra a", won_120, "hra+ 6", 6},
      {"120 doubles", voleny, "silent_sto_multiplies=yes", "hra a", won_120, "hra+ 8", 8},
      {"120 with a flek in red", voleny, "", "hra h", with(won_120, Part::hra, 1), "hra+ 24", 24},
      {"the defenders' 110", official, "", "sedma a",
       with(with(points(20), defenders_trump), seven_won), "hra- -4, sedma+ 2", -2},
      {"marriages of both defenders", voleny, "", "hra a",
       with(with(points(10), defenders_plain), defenders_trump), "hra- -10", -10},
      {"both sides have it, the winner's counts", voleny, "", "hra a",
       with(with(with(points(70), trump_marriage), defenders_plain), defenders_second), "hra+ 4",
       4},
  })));
}

TEST_CASE("a sto needs a hundred with its marriage (1.7, 1.10)") {
  check(GENERATE(values<Row>({
      {"no marriage, no sto", official, "", "sto a", points(90), "sto- -4", -4},
      {"a plain marriage needs 80", official, "", "sto a", with(points(80), plain_marriage),
       "sto+ 4", 4},
      {"the second marriage does not help to make it", official, "", "sto a",
       with(with(points(70), plain_marriage), second_plain), "sto- -4", -4},
      {"but raises it", official, "", "sto a",
       with(with(points(60), trump_marriage), plain_marriage), "sto+ 12", 12},
      {"each marriage may help", official, "marriage_for_sto=each", "sto a",
       with(with(points(70), plain_marriage), second_plain), "sto+ 8", 8},
      {"doubling above", official, "sto_multiplies=yes", "sto a",
       with(with(points(60), trump_marriage), plain_marriage), "sto+ 16", 16},
      {"red with a flek", official, "", "sto h",
       with(with(points(60), Marriage{0, Suit::hearts, 40}), Part::sto, 1), "sto+ 16", 16},
      {"narrowly lost, doubling", official, "sto_multiplies=yes", "sto a", points(90), "sto- -4",
       -4},
      {"80 lost, steep: four times doubling", official,
       "failed_sto=steep,opponents_marriages_in_failed_sto=no", "sto a", points(80), "sto- -32",
       -32},
      {"their own lost marriage counts nothing twice", official, "", "sto a",
       with(with(points(40), plain_marriage), second_plain), "sto- -16", -16},
  })));
}

TEST_CASE("a developer's reading of the official tariff is ours too (marias-096)", "[shared]") {
  const auto problem = given::shared_json("problems/marias-096.json");
  int count = 0;
  for (const auto& item : problem["expert"]["items"]) {
    CAPTURE(item.dump());
    Outcome outcome = points(item["declarer_card_points"]);
    for (const int value : item["declarer_marriages"]) {
      outcome.marriages.push_back({0, value == 40 ? Suit::acorns : Suit::bells, value});
    }
    if (const int value = item["defender_marriages"]; value > 0) {
      outcome.marriages.push_back({1, Suit::leaves, value});
    }
    const bool is_announced = item["announced"];
    outcome.contract = given::contract(is_announced ? "sto a" : "hra a");
    const auto settlement = settle(Options::defaults(Variant::voleny), outcome);
    const int base = is_announced ? 4 : 2;
    const bool is_made = item["made"];
    CHECK(settlement.parts.at(0).is_won == is_made);
    if (item["steps"].is_null()) continue;  // one entry leaves the price open
    const int steps = item["steps"];
    CHECK(settlement.by_seat.at(1) == (is_made ? -1 : 1) * base * steps);
    ++count;
  }
  CHECK(count == 6);
}

TEST_CASE("a silent seven is worth one, doubled only by hearts (1.7, 1.10)") {
  const Outcome hra = with(points(50), Part::hra, 2);
  check(GENERATE_COPY(values<Row>({
      {"won", voleny, "", "hra a", with(hra, seven_won), "hra+ 4, ticha-sedma+ 1", 5},
      {"beaten", voleny, "", "hra a", with(hra, seven_beaten), "hra+ 4, ticha-sedma- -1", 3},
      {"won by a defender", voleny, "", "hra a", with(hra, defender_won), "hra+ 4, ticha-sedma- -1",
       3},
      {"a defender's beaten", voleny, "", "hra a", with(hra, defender_beaten),
       "hra+ 4, ticha-sedma+ 1", 5},
      {"red", voleny, "", "hra h", with(hra, seven_won), "hra+ 8, ticha-sedma+ 2", 10},
      {"in a sto with a flek", official, "", "sto a",
       with(with(points(90), Part::sto, 1), defender_won), "sto- -8, ticha-sedma- -1", -9},
      {"none where sedma was announced", official, "", "sedma a", with(points(50), defender_won),
       "hra+ 1, sedma- -2", -1},
      {"none in stosedm", official, "", "stosedm a",
       with(with(points(60), trump_marriage), defender_won), "sto+ 4, sedma- -2", 2},
      {"none besides sedma proti", voleny, "", "hra a",
       against(with(points(50), defender_beaten), Part::sedma_against), "hra+ 1, sedma-proti- 2",
       3},
      {"the declarer's own besides a bluffed sedma proti", voleny, "", "hra a",
       against(with(points(50), seven_won), Part::sedma_against),
       "hra+ 1, sedma-proti- 2, ticha-sedma+ 1", 4},
  })));
}

TEST_CASE("hry proti are settled with their own fleks (1.8)") {
  const Outcome sto = against(with(points(20), defenders_trump), Part::sto_against);
  check(GENERATE_COPY(values<Row>({
      {"sedma proti won", voleny, "", "hra a",
       against(with(points(50), defender_won), Part::sedma_against), "hra+ 1, sedma-proti+ -2", -1},
      {"sedma proti lost with a flek", voleny, "", "hra a",
       with(against(points(50), Part::sedma_against), Part::sedma_against, 1),
       "hra+ 1, sedma-proti- 4", 5},
      {"beside an announced sedma", official, "sedma_against=yes,sedma_without_seven=yes",
       "sedma a", against(with(points(50), defender_won), Part::sedma_against),
       "hra+ 1, sedma- -2, sedma-proti+ -2", -3},
      {"sto proti takes the place of hra", voleny, "", "hra a", with(sto, Part::hra, 1),
       "sto-proti+ -8", -8},
      {"sto proti beside sedma, red, one flek", official, "sto_against=yes", "sedma h",
       with(with(sto, seven_won), Part::sto_against, 1), "sedma+ 4, sto-proti+ -32", -28},
      {"sto proti lost, marriages against", voleny, "", "hra a",
       against(with(with(points(40), plain_marriage), defenders_trump), Part::sto_against),
       "sto-proti- 12", 12},
      {"the defenders' marriages are one side's", voleny, "marriage_for_sto=first", "hra a",
       against(with(with(points(30), defenders_plain), defenders_trump), Part::sto_against),
       "sto-proti- 8", 8},
  })));
}

TEST_CASE("betl, durch and two sevens are won whole or lost (1.7)") {
  check(GENERATE(values<Row>({
      {"betl with a trick", voleny, "", "betl -", tricks(1), "betl- -5", -5},
      {"betl without", voleny, "", "betl -", tricks(0), "betl+ 5", 5},
      {"durch with all", voleny, "", "durch -", tricks(10), "durch+ 10", 10},
      {"durch with a lost trick", official, "", "durch -", tricks(3, 4), "durch- -30", -30},
      {"both sevens", official, "", "dvesedmy a b", sevens(seven_won, seven_won), "dvesedmy+ 40",
       40},
      {"helper beaten", official, "", "dvesedmy a b", sevens(seven_beaten, seven_won),
       "dvesedmy- -40", -40},
      {"trump seven played early", official, "", "dvesedmy a b",
       sevens(seven_won, SevenFate::absent), "dvesedmy- -40", -40},
      {"a defender's seven", official, "", "dvesedmy a b", sevens(seven_won, defender_won),
       "dvesedmy- -40", -40},
      {"sto is settled beside them", official, "", "dvesedmysto h b",
       with(sevens(seven_won, seven_won, 60), Marriage{0, Suit::hearts, 40}),
       "dvesedmy+ 80, sto+ 8", 88},
      {"points do not count without it", official, "", "dvesedmy a b",
       with(sevens(seven_won, seven_won, 60), trump_marriage), "dvesedmy+ 40", 40},
      {"four helpers shown", official, "", "dvesedmy a b",
       with(with(Outcome{}, Part::two_sevens, 2), NotPlayed::helpers_shown), "dvesedmy- -160",
       -160},
  })));
}

TEST_CASE("a deal that is not played goes to who raised last (1.14)") {
  check(GENERATE(values<Row>({
      {"no flek", voleny, "", "hra h", with(Outcome{}, NotPlayed::no_flek), "hra+ 2", 2},
      {"one flek", voleny, "fleks_needed_for_hra=2", "hra a",
       with(with(Outcome{}, Part::hra, 1), NotPlayed::good), "hra- -2", -2},
      {"flek and re", voleny, "fleks_needed_for_hra=3", "hra a",
       with(with(Outcome{}, Part::hra, 2), NotPlayed::good), "hra+ 4", 4},
      {"red, one flek on hra: still nothing", official, "", "sedma h",
       with(with(Outcome{}, Part::hra, 1), NotPlayed::one_flek), "hra- -4, sedma+ 4", 0},
      {"omyl costs no red", official, "", "sedma h", with(Outcome{}, NotPlayed::fold),
       "hra- -2, sedma- -4", -6},
  })));
}

TEST_CASE("an omyl is paid although nothing was announced") {
  Outcome outcome;
  outcome.declarer = 2;
  outcome.not_played = NotPlayed::fold;
  CHECK(settle(Options(), outcome).by_seat == std::vector<std::int64_t>{120, 120, -240});
}

TEST_CASE("an opponent pays at most the limit (1.10, case 50)") {
  struct Limit {
    const char* rules;
    bool both_doubled;
    std::int64_t units;
  };
  const auto row = GENERATE(values<Limit>({
      {"", false, 500},
      {"", true, 750},
      {"limit=1000", true, 1000},
      {"limit=0", false, 1280},
      {"limit=0", true, 1280},
      {"limit_raised=0", true, 1280},
      {"limit_raised=0", false, 500},
  }));
  CAPTURE(row.rules, row.both_doubled);
  const bool is_won = GENERATE(true, false);
  Outcome outcome = with(sevens(seven_won, is_won ? seven_won : seven_beaten), Part::two_sevens, 4);
  outcome.contract = given::contract("dvesedmy h b");
  outcome.both_defenders_doubled = row.both_doubled;
  const auto settlement = settle(given::options("licitovany", row.rules), outcome);
  const std::int64_t sign = is_won ? 1 : -1;
  CHECK(settlement.parts.at(0).amount == sign * 1280 * 20);
  CHECK(settlement.by_seat.at(0) == sign * 2 * row.units * 20);
}

TEST_CASE("fleks without end overflow nothing (case 24)") {
  const int fleks = GENERATE(50, 64, 99, 1'000'000);
  Outcome outcome = with(tricks(1), Part::betl, fleks);
  outcome.contract = given::contract("betl -");
  CHECK(settle(given::options("licitovany", "max_fleks=0"), outcome).by_seat.at(0) == -20'000);
  const auto unlimited = settle(given::options("licitovany", "max_fleks=0,limit=0"), outcome);
  CHECK(unlimited.by_seat.at(1) == 1'000'000'000'000'000);
}

TEST_CASE("when everybody passes the forhont may be paid (1.13, option 12)") {
  Outcome outcome;
  outcome.forhont = 1;
  outcome.not_played = NotPlayed::all_passed;
  const auto by_seat = [&outcome](const char* rules) {
    const auto settlement = settle(given::options("licitovany", rules), outcome);
    CHECK(settlement.parts.empty());
    return settlement.by_seat;
  };
  using Amounts = std::vector<std::int64_t>;
  CHECK(by_seat("") == Amounts{0, 0, 0});
  CHECK(by_seat("price_pass=20") == Amounts{0, 0, 0});
  CHECK(by_seat("price_pass=20,pass_paid_to_forhont=yes") == Amounts{-10, 20, -10});
  CHECK(by_seat("price_pass=5,pass_paid_to_forhont=yes") == Amounts{-3, 5, -2});
}

TEST_CASE("points stand in the bill only where they were counted (case 39)") {
  using Points = std::vector<std::int64_t>;
  const auto points_in = [](const char* contract, Outcome outcome) {
    outcome.contract = given::contract(contract);
    return settle(Options(), outcome).points;
  };
  const Outcome played = with(with(points(60), plain_marriage), defenders_trump);
  CHECK(points_in("sedma a", played) == Points{80, 70});
  CHECK(points_in("dvesedmy a b", played) == Points{80, 70});
  CHECK(points_in("betl -", played) == Points{0, 0});
  CHECK(points_in("durch -", played) == Points{0, 0});
  CHECK(points_in("sedma a", with(played, NotPlayed::one_flek)) == Points{0, 0});
}

TEST_CASE("money is in haléře or in base bets") {
  Outcome outcome = points(50);
  outcome.contract = given::contract("sedma a");
  CHECK(settle(Options::defaults(Variant::licitovany), outcome).unit == "hal");
  CHECK(settle(Options::defaults(Variant::voleny), outcome).unit == "units");
}

TEST_CASE("each part tells its fleks") {
  Outcome outcome = with(with(with(points(50), Part::hra, 1), Part::sedma, 3), seven_won);
  outcome.contract = given::contract("sedma a");
  const auto parts = settle(Options(), outcome).parts;
  CHECK(parts.at(0).doubles == 1);
  CHECK(parts.at(1).doubles == 3);
}
