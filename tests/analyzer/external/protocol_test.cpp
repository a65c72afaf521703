// The text of the engine protocol. Source: analyzer/engine-protocol.md.
#include "analyzer/external/protocol.h"

#include <catch2/catch.hpp>

#include "core/base/text.h"
#include "core/games/catalogue.h"

using namespace kibic;
using namespace kibic::external;

namespace {

struct Position {
  GameRecord record;
  State state;
};

Position position(const std::string& game, const std::string& variant, const std::string& start) {
  GameRecord record;
  record.game = game;
  record.variant = variant;
  record.start = StartPosition{start};
  State state = find_game(game)->start(variant, {}, record.start).value();
  return {std::move(record), std::move(state)};
}

std::string question(const Position& position, int seat) {
  return text_of({7, position.record, position.state, seat, position.state.legal_actions(),
                  std::chrono::milliseconds(1500)});
}

std::vector<std::string> lines_with(const std::string& text, const std::string& word) {
  std::vector<std::string> found;
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with(word + " ")) found.emplace_back(line.substr(word.size() + 1));
  }
  return found;
}

}  // namespace

TEST_CASE("a question has the game, the seat, its choices and the time, and ends with go") {
  Position marias =
      position("marias", "licitovany", "sedma h d0 l0 | 7h Kb 9b | Xh 8h 8l | Xb 8b Jb");
  marias.record.rules = {{"price_hra", "10"}};
  const std::string text = question(marias, 0);
  CHECK(
      text.starts_with("decision 7\ngame marias\nvariant licitovany\nrule price_hra=10\n"
                       "seat 0\nphase play\nview "));
  CHECK(text.ends_with("time 1500\ngo\n"));
  CHECK(lines_with(text, "legal") == std::vector<std::string>{"9b", "Kb"});
}

TEST_CASE("an engine is told nothing of the cards that its seat cannot see") {
  const Position one =
      position("marias", "licitovany", "sedma h d0 l0 | 7h Kb 9b | Xh 8h 8l | Xb 8b Jb");
  const Position other =
      position("marias", "licitovany", "sedma h d0 l0 | 7h Kb 9b | Xb 8b Jb | Xh 8h 8l");
  CHECK(question(one, 0) == question(other, 0));
  CHECK(question(one, 1) != question(other, 1));
  for (const char* card : {"Xh", "8h", "8l", "Xb", "8b", "Jb"}) {
    for (const char* word : {"position", "legal"}) {
      for (const std::string& line : lines_with(question(one, 0), word)) {
        INFO(word << " " << line);
        CHECK(line.find(card) == std::string::npos);
      }
    }
  }
}

TEST_CASE("every game can ask") {
  for (const Game& game : all_games()) {
    INFO(game.id);
    const auto& variant = game.variants.front();
    State state = game.start(variant.id, {}, std::nullopt).value();
    Rng rng(1);
    while (!state.actor().is_seat()) state = state.apply(state.actor(), *state.draw(rng));
    GameRecord record;
    record.game = game.id;
    record.variant = variant.id;
    const int seat = state.actor().seat_number();
    const auto choices = state.legal_actions();
    const std::string text =
        text_of({1, record, state, seat, choices, std::chrono::milliseconds(1)});
    CHECK(lines_with(text, "legal").size() == choices.size());
    std::string seen;
    for (const std::string& line : lines_with(text, "view")) seen += line + "\n";
    std::string expected = state.observe(seat).text;
    if (!expected.ends_with("\n")) expected += "\n";
    CHECK(seen == expected);
    for (const std::string_view line : split(text, '\n')) CHECK(line.size() < 64 * 1024);
  }
}

TEST_CASE("answers are read by their first word") {
  const auto name = read_answer("engine My Engine 0.3");
  CHECK(std::get<NameLine>(name).name == "My Engine 0.3");
  CHECK(std::holds_alternative<ReadyLine>(read_answer("ready")));
  const auto value = std::get<ValueLine>(read_answer("value 3 -1.5e1 discard Kh 8l"));
  CHECK(value.question == 3);
  CHECK(value.value == -15);
  CHECK(value.action.text == "discard Kh 8l");
  const auto choice = std::get<ChoiceLine>(read_answer("choice 3 discard Kh 8l"));
  CHECK(choice.question == 3);
  CHECK(choice.action.text == "discard Kh 8l");
}

TEST_CASE("lines that are no answers are told from answers that are broken") {
  for (const char* line : {"", "info choice 1 Ah", "READY", "\xff\xfe", "choices 1 Ah"}) {
    INFO(line);
    CHECK(std::holds_alternative<OtherLine>(read_answer(line)));
  }
  for (const char* line :
       {"choice", "choice 1", "choice x Ah", "choice 99999999999 Ah", "value 1", "value 1 2",
        "value 1 nan Ah", "value 1 inf Ah", "value 1 1e999 Ah", "value 1 two Ah"}) {
    INFO(line);
    CHECK(std::holds_alternative<BrokenLine>(read_answer(line)));
  }
}
