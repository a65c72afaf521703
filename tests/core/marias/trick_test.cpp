// Legal cards and the winner of a trick. Source: rule book 1.9 and the cases of its section 5.
#include "core/games/marias/trick.h"

#include <catch2/catch.hpp>

#include "core/base/rng.h"
#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

struct Play {
  const char* source;
  const char* contract;
  const char* table;
  const char* hand;
  const char* legal;
};

std::string legal(std::string_view contract_text, std::string_view table, std::string_view hand,
                  const KeptSevens& kept = {}, const Options& options = {}) {
  const Contract contract = given::contract(contract_text);
  return to_string(legal_cards(given::cards(hand), given::trick(0, table),
                               order_of(contract, options), kept,
                               is_king_first_illegal(contract, options)));
}

KeptSevens kept(std::optional<std::string_view> trump,
                std::optional<std::string_view> helper = {}) {
  KeptSevens sevens;
  if (trump) sevens.trump_seven = given::card(*trump);
  if (helper) sevens.helper_seven = given::card(*helper);
  return sevens;
}

}  // namespace

TEST_CASE("a seat follows, beats, trumps and overtrumps (1.9)") {
  const auto row = GENERATE(values<Play>({
      {"leading", "sto h", "", "Ah 7b Kl", "Ah 7b Kl"},
      {"follow and beat", "sto h", "Jb", "Kb 9b Ah", "Kb"},
      {"follow below when nothing beats", "sto h", "Xb", "Kb 9b Ah", "Kb 9b"},
      {"void: trump", "sto h", "Jb", "Ah 7h Kl", "Ah 7h"},
      {"void without trumps: anything", "sto h", "Jb", "Al 7a", "Al 7a"},
      {"a trump lead must be beaten", "sto h", "9h", "Jh 8h Al", "Jh"},
      {"the partner's card must be beaten too", "sto h", "7b Xb", "Ab 8b", "Ab"},
      {"plain higher cards do not beat a trump", "sto h", "7b Kh", "Ab 8b", "Ab 8b"},
      {"case 1: the ten is below the spodek in betl", "betl -", "Jb", "Xb 7b", "Xb 7b"},
      {"case 1: betl, an eso must beat", "betl -", "Jb", "Ab Xb 7b", "Ab"},
      {"case 1: with trumps the ten beats", "sto h", "Jb", "Xb 7b", "Xb"},
      {"case 2: already trumped", "sto b", "9a 7b", "Aa 8a", "Aa 8a"},
      {"case 3: undertrumping is forced", "sto b", "9a Jb", "8b 9b Al", "9b 8b"},
      {"case 3: overtrumping is forced", "sto b", "9a Jb", "8b Kb Al", "Kb"},
      {"case 4: beat the winning card", "sto h", "9b Xb", "Kb 8b", "Kb 8b"},
      {"case 4: the eso beats the ten", "sto h", "9b Xb", "Ab 8b", "Ab"},
      {"case 5: follow in betl", "betl -", "Al", "9l 7l Ah", "9l 7l"},
      {"case 27: betl, forced to win", "betl -", "Jl", "Al 9l", "Al"},
      {"case 45: betl, beat the best card so far", "betl -", "9l Kl", "Al Ql 7h", "Al"},
      {"case 45: betl, cannot beat the best card", "betl -", "9l Kl", "Ql 8l 7h", "Ql 8l"},
      {"betl: no trumps", "betl -", "Jl", "Ah 7b", "Ah 7b"},
      {"durch: natural order", "durch -", "Xl", "Jl 9l", "Jl"},
      {"two sevens: trump order", "dvesedmy h b", "Jb", "Xb 8b", "Xb"},
  }));
  CAPTURE(row.source);
  CHECK(legal(row.contract, row.table, row.hand) == row.legal);
}

TEST_CASE("the collected problems about legality are answered as they state", "[shared]") {
  const auto* file = GENERATE("marias-086", "marias-089", "marias-091");
  const auto problem = given::shared_json(std::string("problems/") + file + ".json");
  CAPTURE(file);
  const auto joined = [](const nlohmann::json& list) {
    return join(list.get<std::vector<std::string>>(), " ");
  };
  const std::string trump = problem["trump"].is_null() ? "-" : problem["trump"];
  const std::string contract = problem["contract"].get<std::string>() + " " + trump;
  CHECK(legal(contract, joined(problem["trick_so_far"]), joined(problem["hand"])) ==
        to_string(given::cards(joined(problem["expert"]["decision"]["legal"]))));
}

TEST_CASE("option 1 drops the ten in two sevens, in plain suits and in trumps") {
  const Options options = given::options("licitovany", "ten_below_jack_in_two_sevens=yes");
  CHECK(legal("dvesedmy h b", "Jl", "Xl 8l", {}, options) == "Xl 8l");
  CHECK(legal("dvesedmy h b", "Jh", "Xh Qh", {}, options) == "Qh");
  CHECK(legal("sto h", "Jl", "Xl 8l", {}, options) == "Xl");
}

TEST_CASE("an announced seven is kept for its trick (1.9)") {
  struct Row {
    const char* source;
    const char* contract;
    const char* table;
    const char* hand;
    const char* legal;
  };
  const auto row = GENERATE(values<Row>({
      {"not led before the last card", "sedma h", "", "7h Ab Kl", "Ab Kl"},
      {"led as the last card", "sedma h", "", "7h", "7h"},
      {"not played while another card is legal", "sedma h", "Ah", "8h 7h Ab", "8h"},
      {"played early when nothing else is legal", "sedma h", "Ab", "7h Al Kl", "7h"},
      {"another trump instead", "sedma h", "Ab", "7h 9h Kl", "9h"},
      {"helper and trump seven are kept", "dvesedmy h b", "", "7h 7b Kl", "Kl"},
      {"the helper seven is for trick 9", "dvesedmy h b", "", "7h 7b", "7b"},
      {"in trick 9 the helper seven is free", "dvesedmy h b", "", "7b Kl", "7b Kl"},
      {"the helper seven is played early under duty", "dvesedmy h b", "Ab", "7h 7b Kl", "7b"},
      {"the trump seven is played early under duty", "dvesedmy h b", "Aa", "7h 7b Kl", "7h"},
  }));
  CAPTURE(row.source);
  const Contract contract = given::contract(row.contract);
  const KeptSevens sevens = has_helper(contract.kind) ? kept("7h", "7b") : kept("7h");
  CHECK(legal(row.contract, row.table, row.hand, sevens) == row.legal);
}

TEST_CASE("case 13: only the side that announced keeps the seven back") {
  CHECK(legal("sedma h", "", "7h Ab", KeptSevens{}) == "7h Ab");
  CHECK(legal("hra h", "", "7h Ab", kept("7h")) == "Ab");  // a defender after sedma proti
}

TEST_CASE("a kral waits for its svrsek where a marriage counts") {
  CHECK(legal("sto h", "", "Kb Qb Kl") == "Qb Kl");
  CHECK(legal("sto h", "Jb", "Kb Qb Al") == "Qb");
  CHECK(legal("betl -", "", "Kb Qb Kl") == "Kb Qb Kl");
  const auto* other = GENERATE("king_first=forfeits", "king_first=announces");
  CHECK(legal("sto h", "", "Kb Qb", {}, given::options("licitovany", other)) == "Kb Qb");
}

TEST_CASE("the strongest trump wins, else the strongest card of the suit led") {
  struct Row {
    const char* contract;
    const char* table;
    int place;
  };
  const auto row = GENERATE(values<Row>({
      {"sto h", "9b", 0},
      {"sto h", "9b Xb Kb", 1},
      {"sto h", "9b Ah Xh", 1},
      {"sto h", "Ab 7h Xl", 1},
      {"sto h", "Kb Al Xa", 0},
      {"betl -", "Kb Xb Ah", 0},
      {"betl -", "9b Xb Jb", 2},
      {"betl -", "7b Ah Al", 0},
      {"dvesedmy h b", "Ab 7h 8h", 2},
  }));
  CAPTURE(row.contract, row.table);
  const CardOrder order = order_of(given::contract(row.contract), Options());
  CHECK(winning_place(given::trick(2, row.table), order) == row.place);
  CHECK(winner_of(given::trick(2, row.table), order) == (2 + row.place) % 3);
}

TEST_CASE("case 8: the winner is counted from the leader") {
  const CardOrder order = order_of(given::contract("sto a"), Options());
  CHECK(winner_of(given::trick(1, "Ab 7a Xa"), order) == 0);
}

TEST_CASE("only esa and desitky are worth points") {
  CHECK(points_of(given::trick(0, "Ah Xb Kl")) == 20);
  CHECK(points_of(given::trick(0, "9h Kb")) == 0);
  CHECK(points_of(Trick{}) == 0);
}

namespace {

// The rule book's text card by card, slowly.
bool is_stronger(Card card, Card other, const CardOrder& order) {
  if (card.suit() == other.suit()) {
    return strength(card.rank(), order.is_natural) > strength(other.rank(), order.is_natural);
  }
  return order.trump && card.suit() == *order.trump;
}

std::vector<Card> spelled_out_duties(CardSet hand, const Trick& trick, const CardOrder& order) {
  const Card led = trick.cards[0];
  Card winning = led;
  if (trick.size == 2 && is_stronger(trick.cards[1], led, order)) winning = trick.cards[1];
  std::vector<Card> following;
  std::vector<Card> trumps;
  for (const Card card : hand) {
    if (card.suit() == led.suit()) following.push_back(card);
    if (order.trump && card.suit() == *order.trump) trumps.push_back(card);
  }
  const std::vector<Card> all(hand.begin(), hand.end());
  std::vector<Card> bound = !following.empty() ? following : !trumps.empty() ? trumps : all;
  std::vector<Card> beating;
  for (const Card card : bound) {
    if (card.suit() == winning.suit() && is_stronger(card, winning, order)) beating.push_back(card);
  }
  return beating.empty() ? bound : beating;
}

}  // namespace

TEST_CASE("legal cards are those of the rule read card by card") {
  constexpr std::uint64_t seed = 20260207;
  INFO("seed " << seed);
  Rng rng(seed);
  const std::vector<const char*> contracts{"sto h", "sedma a", "betl -", "durch -", "dvesedmy b l"};
  for (int round = 0; round < 20'000; ++round) {
    std::vector<Card> deck(CardSet::all().begin(), CardSet::all().end());
    rng.shuffle(std::span(deck));
    Trick trick;
    trick.add(deck[30]);
    if (rng.below(2) == 1) trick.add(deck[31]);
    CardSet hand;
    for (std::size_t i = 0; i <= rng.below(10); ++i) hand.insert(deck[i]);
    const Options options =
        given::options("licitovany", round % 2 == 0 ? "ten_below_jack_in_two_sevens=yes" : "");
    const CardOrder order =
        order_of(given::contract(contracts[rng.below(contracts.size())]), options);
    CardSet expected;
    for (const Card card : spelled_out_duties(hand, trick, order)) expected.insert(card);
    INFO("hand " << to_string(hand) << ", led " << to_string(trick.cards[0]));
    REQUIRE(to_string(legal_cards(hand, trick, order, {}, false)) == to_string(expected));
  }
}

TEST_CASE("whatever is kept back, a hand always has a legal card of its own") {
  constexpr std::uint64_t seed = 7;
  INFO("seed " << seed);
  Rng rng(seed);
  for (int round = 0; round < 20'000; ++round) {
    const CardSet hand(static_cast<std::uint32_t>(rng.next()) &
                       static_cast<std::uint32_t>(rng.next()));
    Trick trick;
    for (std::uint64_t cards = rng.below(3); cards > 0; --cards) {
      trick.add(Card::from_code(static_cast<int>(rng.below(32))));
    }
    const CardOrder order{static_cast<Suit>(rng.below(4)), rng.below(2) == 1};
    const CardSet legal = legal_cards(hand, trick, order, kept("7h", "7b"), true);
    REQUIRE(hand.contains(legal));
    REQUIRE(legal.empty() == hand.empty());
  }
}
