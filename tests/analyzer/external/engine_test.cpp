// Engines from outside are asked, and survived whatever they do. Source:
// analyzer/engine-protocol.md, "What goes wrong". The engines are samples/engines/first.py and
// hostile.py.
#include "analyzer/external/external_engine.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "core/games/catalogue.h"
#include "tests/support/temp_folder.h"

using namespace kibic;
using namespace kibic::external;
using std::chrono::milliseconds;

namespace {

const std::string folder = KIBIC_SOURCE_DIR "/samples/engines/";

// Three choices in klokan's first position would do as well; this one has two: 9b and Kb.
struct Given {
  GameRecord record;
  State state;

  Given()
      : record(made()), state(find_game("marias")->start("licitovany", {}, record.start).value()) {}

  static GameRecord made() {
    GameRecord record;
    record.game = "marias";
    record.variant = "licitovany";
    record.start = StartPosition{"sedma h d0 l0 | 7h Kb 9b | Xh 8h 8l | Xb 8b Jb"};
    return record;
  }

  EngineAnswer ask(ExternalEngine& engine, const std::stop_token& stop = {}) const {
    return engine.ask(record, state, 0, stop);
  }
};

ExternalEngine first(EngineLimits limits = {.start = milliseconds(20'000),
                                            .answer = milliseconds(20'000)}) {
  return ExternalEngine({"first", "exec python3 '" + folder + "first.py'"}, limits);
}

ExternalEngine hostile(const std::string& mode, EngineLimits limits) {
  return ExternalEngine({"bad", "exec python3 '" + folder + "hostile.py' " + mode}, limits);
}

// Long for what should be answered, short for what never is.
EngineLimits patient() {
  return {.start = milliseconds(20'000), .answer = milliseconds(20'000)};
}
EngineLimits hasty() {
  return {.start = milliseconds(20'000), .answer = milliseconds(200)};
}
EngineLimits hasty_start() {
  return {.start = milliseconds(200), .answer = milliseconds(200)};
}

}  // namespace

TEST_CASE("the example engine plays the first legal choice, with values") {
  const Given given;
  ExternalEngine engine = first();
  for (int time = 0; time < 3; ++time) {
    const EngineAnswer answer = given.ask(engine);
    REQUIRE(answer.kind == AnswerKind::choice);
    CHECK(answer.action == given.state.legal_actions().front());
    REQUIRE(answer.values.size() == 2);
    CHECK(answer.values[1].second == -1);
  }
  CHECK(engine.own_name() == "first-choice 1");
  CHECK_FALSE(engine.last_failure());
}

TEST_CASE("whatever an engine does, there is an answer, and the next question is asked") {
  struct Row {
    std::string mode;
    EngineLimits limits;
    AnswerKind kind;
  };
  const auto row = GENERATE(values<Row>({
      {"dies-at-once", patient(), AnswerKind::crash},
      {"complains", patient(), AnswerKind::crash},
      {"closes-output", patient(), AnswerKind::crash},
      {"never-ready", hasty_start(), AnswerKind::timeout},
      {"crashes", patient(), AnswerKind::crash},
      {"silent", hasty(), AnswerKind::timeout},
      {"late", hasty(), AnswerKind::timeout},
      {"talks", patient(), AnswerKind::nonsense},  // a value that is no number
      {"endless-line", patient(), AnswerKind::nonsense},
      {"endless-lines", patient(), AnswerKind::nonsense},
      {"nonsense", patient(), AnswerKind::nonsense},
      {"illegal", patient(), AnswerKind::illegal},
      {"values", patient(), AnswerKind::choice},
      {"stale", patient(), AnswerKind::choice},
      {"twice", patient(), AnswerKind::choice},
  }));
  INFO(row.mode);
  const Given given;
  ExternalEngine engine = hostile(row.mode, row.limits);
  for (int time = 0; time < 2; ++time) {
    const EngineAnswer answer = given.ask(engine);
    CHECK(name_of(answer.kind) == name_of(row.kind));
    // What belongs to another question, or comes after the choice, does not count.
    if (row.kind == AnswerKind::choice) {
      CHECK(answer.action == given.state.legal_actions().front());
    }
  }
}

TEST_CASE("values count for legal choices only") {
  const Given given;
  ExternalEngine engine = hostile("values", patient());
  const EngineAnswer answer = given.ask(engine);
  REQUIRE(answer.values.size() == 1);
  CHECK(answer.values[0].second == 2.5);
}

TEST_CASE("an engine that fails again and again is given up") {
  const Given given;
  ExternalEngine engine = hostile("dies-at-once", patient());
  for (int time = 0; time < 3; ++time) CHECK(given.ask(engine).kind == AnswerKind::crash);
  CHECK(given.ask(engine).kind == AnswerKind::given_up);
  CHECK(engine.last_failure() == AnswerKind::crash);
}

TEST_CASE("an engine that fails now and then is started anew each time") {
  const Given given;
  const test::TempFolder temp;
  ExternalEngine engine = hostile("every-other '" + temp.file("flag") + "'", patient());
  for (int time = 0; time < 4; ++time) {
    CHECK(given.ask(engine).kind == AnswerKind::choice);
    CHECK(given.ask(engine).kind == AnswerKind::crash);
  }
}

TEST_CASE("a command that does not exist is a crash") {
  const Given given;
  ExternalEngine engine({"none", "exec /no/such/program"}, patient());
  CHECK(given.ask(engine).kind == AnswerKind::crash);
  CHECK(engine.error_text().find("/no/such/program") != std::string::npos);
}

TEST_CASE("only the end of what an engine complains is kept") {
  const Given given;
  ExternalEngine engine = hostile("complains", patient());
  given.ask(engine);
  CHECK(engine.error_text().size() <= 4 * 1024);
  CHECK(engine.error_text().ends_with("the last words"));
}

TEST_CASE("who is asked to stop waits no longer") {
  const Given given;
  ExternalEngine engine = hostile("silent", patient());
  std::stop_source stop;
  stop.request_stop();
  CHECK(given.ask(engine, stop.get_token()).kind == AnswerKind::stopped);
}

TEST_CASE("a program that reads nothing does not hold up a long question") {
  Given given;
  for (int i = 0; i < 20'000; ++i) {
    given.record.rules["key" + std::to_string(i)] = std::string(100, 'x');
  }
  ExternalEngine engine({"deaf", "echo ready; exec sleep 60"}, hasty());
  CHECK(given.ask(engine).kind == AnswerKind::timeout);
}

TEST_CASE("an engine is named NAME=COMMAND") {
  const auto command = parse_engine_command("mine=./engine --level=3");
  REQUIRE(command);
  CHECK(command->name == "mine");
  CHECK(command->command == "./engine --level=3");
  for (const char* text : {"", "mine", "=command", "mine="}) {
    INFO(text);
    CHECK_FALSE(parse_engine_command(text));
  }
}
