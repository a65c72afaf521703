// The text of the engine protocol, version 1: what Kibic sends and how answers are read. The
// protocol itself is described in analyzer/engine-protocol.md.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/model/record.h"
#include "core/model/state.h"

namespace kibic::external {

// A decision that an engine is asked for. It is told what its seat can see, and nothing else.
struct Question {
  int number = 1;  // of the question, from 1
  const GameRecord& record;
  const State& before;
  int seat = 0;
  std::vector<Action> choices;  // what it may answer, in the notation of the game
  std::chrono::milliseconds time{};
};

std::string greeting();  // the first lines of a conversation
std::string text_of(const Question& question);
std::string farewell();

// --- What an engine says.

struct NameLine {  // "engine NAME"
  std::string name;
};
struct ReadyLine {};  // "ready"
struct ValueLine {    // "value N NUMBER ACTION"
  int question = 0;
  double value = 0;  // as the engine counts, for its own seat
  Action action;
};
struct ChoiceLine {  // "choice N ACTION"
  int question = 0;
  Action action;
};
struct OtherLine {};   // a word that the protocol does not know: passed over
struct BrokenLine {};  // begins like a line of the protocol, but cannot be read as one
using AnswerLine = std::variant<NameLine, ReadyLine, ValueLine, ChoiceLine, OtherLine, BrokenLine>;

AnswerLine read_answer(std::string_view line);

}  // namespace kibic::external
