#include "tests/analyzer/judge/problem_record.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

namespace kibic::test {
namespace {

using Json = nlohmann::json;

Json read_problem(const std::string& id) {
  const std::string path = std::string(KIBIC_SHARED_SAMPLES) + "/problems/" + id + ".json";
  std::ifstream file(path);
  if (!file) throw std::runtime_error("shared sample is missing: " + path);
  return Json::parse(file);
}

std::string words(const Json& cards) {
  std::string text;
  for (const auto& card : cards) text += " " + card.get<std::string>();
  return text;
}

// Twelve cards of the chooser, a trump first: he picks it among the first seven.
std::string chooser_hand(const Json& problem) {
  const std::string trump = problem["trump"];
  std::string front;
  std::string rest;
  for (const std::string card : problem["hands"][0]) {
    (card[1] == trump[0] && front.empty() ? front : rest) += " " + card;
  }
  return front + rest + words(problem["talon_discarded"]);
}

void add(GameRecord& record, Actor actor, std::string text) {
  record.events.emplace_back(ActionEvent{actor, {std::move(text)}, "", {}});
}

void add_plays(GameRecord& record, const Json& tricks) {
  for (const auto& trick : tricks) {
    const int leader = trick[0];
    for (int place = 0; place + 1 < static_cast<int>(trick.size()); ++place) {
      add(record, Actor::seat((leader + place) % 3), trick[static_cast<std::size_t>(place) + 1]);
    }
  }
}

}  // namespace

GameRecord record_of_problem(const std::string& id) {
  const Json problem = read_problem(id);
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.rules = {{"fleks_needed_for_hra", "0"}};
  record.players = {"P1", "P2", "P3"};
  const std::string trump = problem["trump"];
  add(record, Actor::chance(), "new 1 dealer 2");
  add(record, Actor::chance(),
      "deal 0:" + chooser_hand(problem) + " | 1:" + words(problem["hands"][1]) +
          " | 2:" + words(problem["hands"][2]));
  add(record, Actor::seat(0), "trump " + trump);
  add(record, Actor::seat(0), "discard" + words(problem["talon_discarded"]));
  for (int seat = 0; seat < 3; ++seat) add(record, Actor::seat(seat), "good");
  add(record, Actor::seat(0), "declare " + std::string(problem["contract"]) + " " + trump);
  for (int seat = 1; seat < 3; ++seat) add(record, Actor::seat(seat), "flek-pass");
  add_plays(record, problem["plays"]);
  if (problem.contains("continuation")) add_plays(record, problem["continuation"]);
  return record;
}

}  // namespace kibic::test
