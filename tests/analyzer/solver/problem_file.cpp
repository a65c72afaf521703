#include "tests/analyzer/solver/problem_file.h"

#include <catch2/catch.hpp>
#include <fstream>

#include "analyzer/engines/marias/solver/marriages.h"
#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {

Json problem_file(const std::string& id) {
  const std::string path = std::string(KIBIC_SHARED_SAMPLES) + "/problems/" + id + ".json";
  std::ifstream file(path);
  INFO("the shared sample " << path << " is missing");
  REQUIRE(file);
  return Json::parse(file);
}

Card card_of(const Json& text) {
  return *parse_card(text.get<std::string>());
}

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

static int marriage_points(const Problem& problem) {
  int points = 0;
  auto marriages = open_hand::held_marriages(problem.position);
  marriages.insert(marriages.end(), problem.so_far.marriages.begin(),
                   problem.so_far.marriages.end());
  for (const Marriage& marriage : marriages) {
    points += marriage.seat == problem.position.declarer ? marriage.value : -marriage.value;
  }
  return points;
}

std::int64_t declarers_points(const Problem& problem, std::int64_t value) {
  CardSet cards = problem.position.hands[0] | problem.position.hands[1] | problem.position.hands[2];
  for (int place = 0; place < problem.position.trick.size; ++place) {
    cards.insert(problem.position.trick.cards[static_cast<std::size_t>(place)]);
  }
  const int all = problem.so_far.declarer_points + problem.so_far.defender_points +
                  10 * (cards & CardSet::sharp()).size() + 10;
  return (value - marriage_points(problem) + all) / 2;
}

}  // namespace kibic::marias
