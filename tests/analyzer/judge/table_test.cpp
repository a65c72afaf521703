// The parts that the judge of mariáš is made of: touching cards, stake, what separates worlds, and
// symmetry of exact values.
#include <algorithm>
#include <map>

#include "analyzer/engines/marias/judge/move_table.h"
#include "analyzer/engines/marias/judge/punishment.h"
#include "analyzer/engines/marias/judge/separation.h"
#include "analyzer/engines/marias/judge/stake.h"
#include "analyzer/engines/marias/judge/words.h"
#include "analyzer/judge/review.h"
#include "core/games/marias/rules.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

CardSet cards(std::string_view text) {
  return parse_cards(text).value();
}

marias::State start(const std::string& position) {
  return Rules::start("licitovany", {}, StartPosition{position}).value();
}

// Classes of seat 0's whole hand, which leads, as text; the other two hold the hidden cards.
std::vector<std::string> touching(const std::string& position) {
  const marias::State state = start(position);
  std::vector<std::string> classes;
  for (const CardSet set : touching_cards(state, state.hands[0], state.hands[1] | state.hands[2])) {
    classes.push_back(to_string(set));
  }
  return classes;
}

marias::State with_contract(const char* contract, const char* variant = "licitovany") {
  marias::State state;
  state.options = std::make_shared<Options>(Options::from(variant, {}).value());
  state.contract = parse_contract(contract).value();
  state.declarer = 0;
  return state;
}

}  // namespace

TEST_CASE("cards touch when no hidden card lies between them and they are worth the same") {
  using Classes = std::vector<std::string>;
  // 9l and Jl touch: Ql is hidden above, nothing between; 7l is cut off by the hidden 8l.
  CHECK(touching("hra h d0 l0 | Jl 9l 7l | 8l Qb Kb | Ql 7a 8a") == Classes{"7l", "Jl 9l"});
  // The desítka touches the eso, not the král, which counts nothing.
  CHECK(touching("hra h d0 l0 | Al Xl Kl | 8l Qb Kb | 7l 7a 8a") == Classes{"Kl", "Al Xl"});
  // In betl points do not count, and the desítka stands between nine and spodek.
  CHECK(touching("betl - d0 l0 | Jl Xl 9l | 8l Qb Kb | 7l 7a 8a") == Classes{"Xl Jl 9l"});
  // A marriage and the trump seven are things of their own.
  CHECK(touching("hra h d0 l0 | Kl Ql Jl | 8l Qb Kb | 7l 7a 8a") == Classes{"Jl", "Ql", "Kl"});
  CHECK(touching("hra h d0 l0 | 9h 8h 7h | 8l Qb Kb | 7l 7a 8a") == Classes{"7h", "9h 8h"});
}

TEST_CASE("a card on the table keeps cards apart until the trick is over") {
  marias::State state = start("hra h d0 l1 | Ql 9l | Jl 8b | 7a 7b");
  state = Rules::apply(state, Actor::seat(1), Play{parse_card("Jl").value()});
  state = Rules::apply(state, Actor::seat(2), Play{parse_card("7a").value()});
  CHECK(touching_cards(state, cards("Ql 9l"), cards("8b 7b")).size() == 2);
  CHECK(touching("hra h d0 l0 | Ql 9l | 7l 8b | 7a 7b").size() == 1);  // Jl has gone
}

TEST_CASE("the stake is what the announced parts bring, with fleks and hearts") {
  const auto [contract, fleks, stake] = GENERATE(table<const char*, FlekCounts, double>({
      {"hra a", {}, 20},              // price_hra
      {"sedma a", {}, 60},            // 20 + 40
      {"sedma h", {}, 120},           // twice with hearts
      {"sedma a", {1}, 80},           // hra doubled: 40 + 40
      {"sto a", {0, 0, 2}, 320},      // 80 · 4
      {"stosedm h", {0, 0, 1}, 400},  // (160 + 40) · 2
      {"betl -", {}, 300},
      {"durch -", {0, 0, 0, 0, 1}, 1'200},
      {"dvesedmysto h b", {}, 1'760},                // (800 + 80) · 2
      {"dvesedmy h b", {0, 0, 0, 0, 0, 4}, 10'000},  // 800 · 16 · 2 is above 500 units of 20
  }));
  marias::State state = with_contract(contract);
  state.doubling.counts = fleks;
  INFO(contract);
  CHECK(unit_stake(state, 1) == stake);
  CHECK(unit_stake(state, 0) == 2 * stake);
}

TEST_CASE("hry proti add to the stake, and sto proti takes the place of the hra") {
  marias::State state = with_contract("sedma a", "voleny");
  CHECK(unit_stake(state, 1) == 3);
  state.doubling.sedma_against_seat = 1;
  CHECK(unit_stake(state, 1) == 5);
  state.doubling.sto_against_seat = 1;
  CHECK(unit_stake(state, 1) == 8);  // sedma 2 + sedma proti 2 + sto proti 4
}

TEST_CASE("the raised limit holds when both defenders doubled") {
  marias::State state = with_contract("dvesedmy h b");
  state.doubling.counts[index_of(Part::two_sevens)] = 4;
  state.doubling.has_doubled = {false, true, true};
  CHECK(unit_stake(state, 1) == 15'000);
}

TEST_CASE("losing worlds are told apart by who holds the card that matters") {
  Knowledge knowledge;
  knowledge.seat = 0;
  knowledge.hidden = cards("Xh 7b 8b 9b");
  std::vector<World> worlds;
  std::vector<bool> loses;
  const std::vector<std::pair<const char*, const char*>> hands{
      {"Xh 7b", "8b 9b"}, {"Xh 8b", "7b 9b"}, {"Xh 9b", "7b 8b"},
      {"7b 8b", "Xh 9b"}, {"7b 9b", "Xh 8b"}, {"8b 9b", "Xh 7b"}};
  for (const auto& [left, right] : hands) {
    worlds.push_back({{CardSet(), cards(left), cards(right)}, CardSet()});
    loses.push_back(worlds.back().hands[1].contains(parse_card("Xh").value()));
  }
  const auto feature = separating_feature(worlds, loses, knowledge);
  REQUIRE(feature.has_value());
  CHECK(*feature ==
        Feature{.kind = Feature::Kind::holds_card, .seat = 1, .card = parse_card("Xh").value()});
  loses.assign(loses.size(), true);
  CHECK_FALSE(separating_feature(worlds, loses, knowledge).has_value());
}

TEST_CASE("a ten led into the ace that is out falls with its points, and the sentence counts it") {
  // Seat 0 plays the hra and leads spades; seat 1 or seat 2 has the ace, which takes either card.
  // The ten brings 20, the spodek 10: ten of the ace and none of its own.
  const marias::State state = start("hra h d0 l0 | Xl Jl | Al 7b | 8b 9b");
  const auto world = [&](const char* left, const char* right) {
    return World{{state.hands[0], cards(left), cards(right)}, state.talon};
  };
  const std::vector<World> worlds{world("Al 7b", "8b 9b"), world("8b 9b", "Al 7b"),
                                  world("7b 9b", "Al 8b"), world("7b 8b", "9b Kb")};
  Solver solver;
  const Card ten = parse_card("Xl").value();
  const Card spodek = parse_card("Jl").value();
  const auto punishment = punishment_of(state, worlds, ten, spodek, solver);
  REQUIRE(punishment.has_value());
  CHECK(punishment->played.lost_share == 0.75);
  CHECK(punishment->played.taker == parse_card("Al"));
  CHECK(punishment->played.taker_share == 0.75);
  CHECK(punishment->played.points_given == Approx(3 * 20 / 4.0));
  CHECK(punishment->better.lost_share == 0.75);
  CHECK(punishment->better.points_given == Approx(3 * 10 / 4.0));
  CHECK(render(explain_punishment(ten, spodek, *punishment)) ==
        "In this trick ♠10 falls to the other side in 75 % of the deals, most often to ♠A, and "
        "brings it 15 card points on average; ♠J would fall in 75 % and bring it 8.");
  // The other way round nothing is punished, and neither is what seldom falls.
  CHECK_FALSE(punishment_of(state, worlds, spodek, ten, solver).has_value());
  CHECK_FALSE(punishment_of(state, {worlds[3]}, ten, spodek, solver).has_value());
}

TEST_CASE("the sentence tells price, share of deals, the reason and the better card") {
  Findings findings;
  findings.played = parse_card("Ah").value();
  findings.best = parse_card("7l").value();
  findings.unit = "units";
  findings.grade = Grade::mistake;
  findings.loss = 0.9;
  findings.losing_share = 0.38;
  findings.feature = Feature{.seat = 2, .card = parse_card("Xh").value()};
  CHECK(render(explain(findings)) ==
        "♥A costs 0.9 units on average: ♠7 does better in 38 % of the deals you could not rule "
        "out, mostly when seat 3 still holds ♥10.");
  findings.hindsight_loss = 0;
  CHECK(render(explain(findings)).ends_with("This time it did no harm."));
}

TEST_CASE("a decision is hindsight's when the seat was right and the cards were not") {
  Findings findings;
  findings.grade = Grade::best;
  findings.unit = "hal";
  findings.hindsight_loss = 40;
  findings.hindsight_best = parse_card("Xb").value();
  const std::string text = render(explain(findings));
  CHECK(text.find("♦10") != std::string::npos);
  CHECK(text.find("could not know") != std::string::npos);
}
