// Whole deals, from the cards to the bill, against what independent records state: every card
// played is legal, tricks fall to the stated seats, marriages and money agree.
#include <catch2/catch.hpp>
#include <map>

#include "core/games/marias/bill.h"
#include "core/games/marias/trick.h"
#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;
using nlohmann::json;

namespace {

// Names of parts in Renonc records (rms format 3.1).
const std::map<std::string, Part> renonc_parts{{"Hra", Part::hra},
                                               {"Sedma", Part::sedma},
                                               {"Stovka", Part::sto},
                                               {"Betl", Part::betl},
                                               {"Durch", Part::durch},
                                               {"DveSedmy", Part::two_sevens},
                                               {"TichaSedma", Part::silent_seven}};

CardSet card_set(const json& list) {
  CardSet cards;
  for (const std::string text : list) cards.insert(given::card(text));
  return cards;
}

Contract contract_of(const json& stated) {
  const auto letter = [&stated](const char* key) {
    return stated[key].is_null() ? std::string() : " " + stated[key].get<std::string>();
  };
  return given::contract(stated["kind"].get<std::string>() + letter("trump") + letter("helper"));
}

// A deal on its way through its tricks.
struct Table {
  Contract contract;
  Outcome outcome;
  std::array<CardSet, 3> hands;
  Trick trick;

  CardSet& hand(int seat) { return hands.at(static_cast<std::size_t>(seat)); }
  bool is_declarer(int seat) const { return seat == outcome.declarer; }
};

Table seated(const json& deal) {
  Table table{contract_of(deal["contract"]), {}, {}, {}};
  table.outcome.contract = table.contract;
  table.outcome.declarer = deal["declarer"];
  for (int seat = 0; seat < 3; ++seat) {
    table.hand(seat) = card_set(deal["hands"][static_cast<std::size_t>(seat)]);
  }
  CardSet& declarers = table.hand(table.outcome.declarer);
  declarers |= card_set(deal["talon"]);
  declarers -= card_set(deal["discard"]);
  table.trick.leader =
      has_trump(table.contract.kind) ? (deal["dealer"].get<int>() + 1) % 3 : table.outcome.declarer;
  return table;
}

KeptSevens kept(const Table& table, int seat) {
  KeptSevens sevens;
  if (!table.is_declarer(seat) || !has_seven(table.contract.kind)) return sevens;
  sevens.trump_seven = Card(*table.contract.trump, Rank::seven);
  if (table.contract.helper) sevens.helper_seven = Card(*table.contract.helper, Rank::seven);
  return sevens;
}

SevenFate fate_of(const Table& table, std::optional<Suit> suit, int winner) {
  for (int place = 0; suit && place < 3; ++place) {
    if (table.trick.cards.at(static_cast<std::size_t>(place)) != Card(*suit, Rank::seven)) continue;
    const int owner = table.trick.seat_of(place);
    if (table.is_declarer(owner)) {
      return owner == winner ? SevenFate::declarer_won : SevenFate::declarer_beaten;
    }
    return owner == winner ? SevenFate::defender_won : SevenFate::defender_beaten;
  }
  return SevenFate::absent;
}

void end_trick(Table& table, int winner) {
  Outcome& outcome = table.outcome;
  ++outcome.tricks;
  if (table.is_declarer(winner)) ++outcome.declarer_tricks;
  const int points = points_of(table.trick) + (outcome.tricks == 10 ? 10 : 0);
  (table.is_declarer(winner) ? outcome.declarer_points : outcome.defender_points) += points;
  if (outcome.tricks == 9) outcome.helper_seven = fate_of(table, table.contract.helper, winner);
  if (outcome.tricks == 10) outcome.trump_seven = fate_of(table, table.contract.trump, winner);
  table.trick = Trick{};
  table.trick.leader = winner;
}

int marriage_value(const Table& table, int seat, Card card) {
  const Card king(card.suit(), Rank::kral);
  const bool is_shown = card.rank() == Rank::svrsek && has_trump(table.contract.kind) &&
                        table.hands.at(static_cast<std::size_t>(seat)).contains(king);
  return !is_shown ? 0 : card.suit() == table.contract.trump ? 40 : 20;
}

// Plays one card as [trick, seat, card, marriage].
void play(Table& table, const Options& options, const json& stated) {
  CAPTURE(stated.dump());
  const int seat = stated[1];
  const Card card = given::card(stated[2].get<std::string>());
  REQUIRE(table.trick.next_seat() == seat);
  CHECK(legal_cards(table.hand(seat), table.trick, order_of(table.contract, options),
                    kept(table, seat), is_king_first_illegal(table.contract, options))
            .contains(card));
  table.hand(seat).erase(card);
  const int value = marriage_value(table, seat, card);
  CHECK(value == stated[3]);
  if (value > 0) table.outcome.marriages.push_back({seat, card.suit(), value});
  table.trick.add(card);
}

void play_all(Table& table, const Options& options, const json& deal) {
  for (const json& stated : deal["plays"]) {
    play(table, options, stated);
    if (!table.trick.is_full()) continue;
    const int winner = winner_of(table.trick, order_of(table.contract, options));
    CHECK(winner == deal["tricks"][static_cast<std::size_t>(table.outcome.tricks)][0]);
    end_trick(table, winner);
  }
}

void take_fleks(Outcome& outcome, const json& deal) {
  for (const auto& [name, count] : deal["fleks"].items()) {
    outcome.fleks.at(static_cast<std::size_t>(renonc_parts.at(name))) = count;
  }
  std::array<bool, 3> has_doubled{};
  for (const json& turn : deal["flek_turns"]) {
    if (!turn["raised"].empty()) has_doubled.at(turn["seat"].get<std::size_t>()) = true;
  }
  has_doubled.at(static_cast<std::size_t>(outcome.declarer)) = true;
  outcome.both_defenders_doubled = has_doubled == std::array{true, true, true};
}

void check_bill(const Settlement& settlement, const json& deal) {
  CHECK(settlement.by_seat == deal["result"].get<std::vector<std::int64_t>>());
  CHECK(settlement.points == deal["points"].get<std::vector<std::int64_t>>());
  REQUIRE(settlement.parts.size() == deal["parts"].size());
  for (std::size_t i = 0; i < settlement.parts.size(); ++i) {
    const json& stated = deal["parts"][i];
    CHECK(settlement.parts[i].name == name_of(renonc_parts.at(stated["part"])));
    CHECK(settlement.parts[i].is_won == stated["won"].get<bool>());
    CHECK(settlement.parts[i].doubles == stated["fleks"].get<int>());
    CHECK(settlement.parts[i].amount == stated["amount"].get<std::int64_t>());
  }
}

}  // namespace

TEST_CASE("a recorded session of licitovaný is legal card by card and its bills agree",
          "[shared]") {
  const json session = given::shared_json("renonc/session-9001.truth.json");
  const Options options;
  int played = 0;
  for (const json& deal : session["deals"]) {
    CAPTURE(deal["deal"].dump());
    if (deal["contract"].is_null()) {
      Outcome passed;
      passed.not_played = NotPlayed::all_passed;
      check_bill(settle(options, passed), deal);
      continue;
    }
    Table table = seated(deal);
    take_fleks(table.outcome, deal);
    play_all(table, options, deal);
    check_bill(settle(options, table.outcome), deal);
    ++played;
  }
  CHECK(played == 8 - 1);
}

TEST_CASE("bills stated by other recorded sessions agree, part by part and in order") {
  struct Row {
    const char* source;
    const char* contract;
    std::array<int, 2> points;        // card points of declarer and defenders
    std::vector<Marriage> marriages;  // the declarer is seat 0
    FlekCounts fleks;
    std::array<SevenFate, 2> sevens;  // helper, trump
    std::vector<std::int64_t> amounts;
    std::int64_t declarer;
  };
  constexpr auto won = SevenFate::declarer_won;
  constexpr auto absent = SevenFate::absent;
  constexpr auto beaten = SevenFate::declarer_beaten;
  constexpr Marriage hearts{0, Suit::hearts, 40};
  constexpr Marriage bells{0, Suit::bells, 40};
  const auto row = GENERATE_COPY(values<Row>({
      {"9002, deal 1",
       "dvesedmy l h",
       {70, 20},
       {{2, Suit::bells, 20}},
       {},
       {beaten, won},
       {-800},
       -1600},
      {"9002, deal 4", "dvesedmysto h l", {90, 0}, {hearts}, {}, {won, won}, {1600, 640}, 4480},
      {"9002, deal 8",
       "stosedm l",
       {70, 20},
       {{0, Suit::leaves, 40}, {2, Suit::acorns, 20}},
       {0, 0, 1},
       {absent, won},
       {320, 40},
       720},
      {"9003, deal 2",
       "stosedm h",
       {60, 30},
       {hearts, {2, Suit::acorns, 20}},
       {},
       {absent, won},
       {160, 80},
       480},
      {"9003, deal 3",
       "sedma b",
       {50, 40},
       {bells, {2, Suit::leaves, 20}},
       {2, 4},
       {absent, won},
       {80, 640},
       1440},
      {"9003, deal 4", "stosedm h", {70, 20}, {hearts}, {0, 0, 1}, {absent, won}, {640, 80}, 1440},
      {"9003, deal 5",
       "dvesedmysto l a",
       {60, 30},
       {{0, Suit::leaves, 40}, {1, Suit::bells, 20}, {2, Suit::hearts, 20}},
       {0, 0, 0, 0, 0, 1},
       {absent, absent},
       {-1600, 80},
       -3040},
      {"9003, deal 7",
       "stosedm b",
       {70, 20},
       {bells, {1, Suit::hearts, 20}},
       {},
       {absent, won},
       {160, 40},
       400},
      {"9003, deal 8",
       "dvesedmysto b l",
       {90, 0},
       {{2, Suit::acorns, 20}, bells, {2, Suit::hearts, 20}, {1, Suit::leaves, 20}},
       {0, 0, 0, 0, 0, 2},
       {won, won},
       {3200, 320},
       7040},
  }));
  CAPTURE(row.source);
  Outcome outcome;
  outcome.contract = given::contract(row.contract);
  outcome.declarer_points = row.points[0];
  outcome.defender_points = row.points[1];
  outcome.marriages = row.marriages;
  outcome.fleks = row.fleks;
  outcome.helper_seven = row.sevens[0];
  outcome.trump_seven = row.sevens[1];
  const Settlement settlement = settle(Options(), outcome);
  std::vector<std::int64_t> amounts;
  for (const SettlementPart& part : settlement.parts) amounts.push_back(part.amount);
  CHECK(amounts == row.amounts);
  CHECK(settlement.by_seat.at(0) == row.declarer);
}
