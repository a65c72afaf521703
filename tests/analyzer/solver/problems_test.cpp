// Problems with a stated answer (KIBIC_SHARED_SAMPLES/problems): what an independent open-hand
// search found is what the solver finds.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "analyzer/engines/marias/solver/marriages.h"
#include "analyzer/engines/marias/solver/solver.h"
#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {
namespace {

using Json = nlohmann::json;

Json read(const std::string& id) {
  const std::string path = std::string(KIBIC_SHARED_SAMPLES) + "/problems/" + id + ".json";
  std::ifstream file(path);
  INFO("the shared sample " << path << " is missing");
  REQUIRE(file);
  return Json::parse(file);
}

Card card_of(const Json& text) {
  return *parse_card(text.get<std::string>());
}

// The cards as the problem gives them, before any of its tricks.
Problem pose(const Json& json) {
  Position position;
  position.contract.kind = *parse_contract_kind(json["contract"].get<std::string>());
  if (json["trump"].is_string())
    position.contract.trump = parse_suit(json["trump"].get<std::string>());
  position.declarer = json["declarer"];
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const Json& card : json["hands"][seat]) position.hands[seat].insert(card_of(card));
  }
  const Json plays = json.value("plays", Json::array());
  position.trick.leader =
      plays.empty() ? json.value("leader", position.declarer) : plays[0][0].get<int>();
  const auto options = std::make_shared<const Options>(Options::defaults(Variant::voleny));
  return problem_of(position, options, {}, Objective::points);
}

// Plays the tricks before the one numbered `trick`, counted from the first given, and the cards of
// that trick up to the seat.
Problem after_plays(const Json& json, int trick, int seat) {
  Problem problem = pose(json);
  const Json plays = json.value("plays", Json::array());
  for (int number = 1; number <= trick && number <= static_cast<int>(plays.size()); ++number) {
    const Json& cards = plays[static_cast<std::size_t>(number - 1)];
    for (std::size_t place = 1; place < cards.size(); ++place) {
      if (number == trick && problem.position.trick.next_seat() == seat) return problem;
      problem = open_hand::with_card(problem, card_of(cards[place]));
    }
  }
  for (const Json& card : json.value("trick_so_far", Json::array())) {
    problem = open_hand::with_card(problem, card_of(card));
  }
  return problem;
}

int marriage_points(const Problem& problem) {
  int points = 0;
  auto marriages = open_hand::held_marriages(problem.position);
  marriages.insert(marriages.end(), problem.so_far.marriages.begin(),
                   problem.so_far.marriages.end());
  for (const Marriage& marriage : marriages) {
    points += marriage.seat == problem.position.declarer ? marriage.value : -marriage.value;
  }
  return points;
}

// Card points of the declarer in the end, from the value of a position with the objective points.
std::int64_t declarers_points(const Problem& problem, std::int64_t value) {
  CardSet cards = problem.position.hands[0] | problem.position.hands[1] | problem.position.hands[2];
  for (int place = 0; place < problem.position.trick.size; ++place) {
    cards.insert(problem.position.trick.cards[static_cast<std::size_t>(place)]);
  }
  const int all = problem.so_far.declarer_points + problem.so_far.defender_points +
                  10 * (cards & CardSet::sharp()).size() + 10;
  return (value - marriage_points(problem) + all) / 2;
}

// The numbers of the file: points of the declarer still to come; 1 for a betl made.
std::int64_t as_stated(const Problem& problem, std::int64_t value) {
  if (!has_trump(problem.position.contract.kind)) return value == 1 ? 1 : 0;
  return declarers_points(problem, value) - problem.so_far.declarer_points;
}

}  // namespace

TEST_CASE("the solver finds the stated value of every card of a problem", "[shared]") {
  for (const std::string id :
       {"marias-019", "marias-021", "marias-024", "marias-026", "marias-029", "marias-031",
        "marias-034", "marias-036", "marias-039", "marias-041", "marias-044"}) {
    const Json json = read(id);
    const Json& check = json["solver_check"];
    const Problem problem = after_plays(json, 99, 0);
    INFO(id << ": " << to_string(problem.position));
    REQUIRE(problem.position.trick.next_seat() == check["seat"].get<int>());
    const auto moves = Solver().moves(problem);
    for (const auto& [text, stated] : check["values"].items()) {
      INFO(text);
      const auto found = std::find_if(moves.begin(), moves.end(), [&](const MoveValue& move) {
        return move.card == *parse_card(text);
      });
      // The files list the král of a marriage too, which the rules here keep for later.
      if (found == moves.end()) {
        CHECK(parse_card(text)->rank() == Rank::kral);
        continue;
      }
      CHECK(as_stated(problem, found->value) == stated.get<std::int64_t>());
    }
  }
}

TEST_CASE("the solver finds what a played card gave away", "[shared]") {
  for (const std::string id : {"marias-001", "marias-004"}) {
    const Json json = read(id);
    for (const Json& loss : json["solver_check"]["losing_moves"]) {
      const Problem problem = after_plays(json, loss["trick"], loss["seat"]);
      INFO(id << ": " << to_string(problem.position));
      const std::int64_t best = Solver().value(problem);
      const Problem next = open_hand::with_card(problem, card_of(loss["played"]));
      const std::int64_t played = Solver().value(next);
      CHECK(declarers_points(problem, best) == loss["best"].get<std::int64_t>());
      CHECK(declarers_points(next, played) == loss["value"].get<std::int64_t>());
    }
  }
}

TEST_CASE("the solver confirms what is said of a stosedm and a durch that fail", "[shared]") {
  const Problem stosedm = pose(read("marias-014"));
  CHECK(declarers_points(stosedm, Solver().value(stosedm)) == 0);
  CHECK(Solver().value(pose(read("marias-016"))) == -1);
}

}  // namespace kibic::marias
