// An engine of somebody else as a further opinion: a program that is started by the user's word,
// asked one decision after another, and survived whatever it does.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/external/child_process.h"
#include "core/base/result.h"
#include "core/model/record.h"
#include "core/model/state.h"

namespace kibic::external {

// What the user gave on the command line: "NAME=COMMAND". Nothing else is ever run.
struct EngineCommand {
  std::string name;
  std::string command;
};
// An Error if a part is missing.
Result<EngineCommand> parse_engine_command(std::string_view text);

struct EngineLimits {
  std::chrono::milliseconds start{5000};   // from the start of the program to "ready"
  std::chrono::milliseconds answer{2000};  // for one decision
  std::size_t lines = 10'000;              // of one answer
  int failures = 3;  // so many one after another, and the program is not started again
  ChildLimits child{};
};

enum class AnswerKind {
  choice,   // legal
  illegal,  // a choice that may not be made
  timeout,
  crash,     // ended, or could not be started
  nonsense,  // too much, or nothing that can be read
  given_up,  // not asked any more
  stopped    // by the user of Kibic
};
std::string_view name_of(AnswerKind kind);  // "choice", "illegal"…

struct EngineAnswer {
  AnswerKind kind = AnswerKind::crash;
  Action action;  // with choice and illegal, what was answered
  // Values of single actions by the engine's own measure, as far as it named legal ones.
  std::vector<std::pair<Action, double>> values;
};

// After a timeout, a crash or nonsense the program is killed, and started anew for the next
// question. Used by one thread at a time.
class ExternalEngine {
 public:
  explicit ExternalEngine(EngineCommand command, EngineLimits limits = {});
  ExternalEngine(ExternalEngine&&) noexcept = default;
  ExternalEngine& operator=(ExternalEngine&&) noexcept = default;
  ~ExternalEngine();

  const std::string& name() const { return command_.name; }
  // What the program calls itself; empty before it has said so.
  const std::string& own_name() const { return own_name_; }
  // How the last program that failed did so; none: none has.
  std::optional<AnswerKind> last_failure() const { return last_failure_; }
  // The end of what the last program that failed wrote on standard error.
  const std::string& error_text() const { return error_text_; }

  // What it would do. REQUIRES: the seat is to act in the state, under the rules of the record, and
  // has a legal action.
  EngineAnswer ask(const GameRecord& record, const State& before, int seat,
                   const std::stop_token& stop = {});

 private:
  std::optional<AnswerKind> begin(const std::stop_token& stop);
  EngineAnswer converse(const GameRecord& record, const State& before, int seat,
                        const std::stop_token& stop);
  EngineAnswer listen(const std::vector<Action>& choices, Clock::time_point deadline,
                      const std::stop_token& stop);

  EngineCommand command_;
  EngineLimits limits_;
  std::optional<ChildProcess> child_;
  std::string own_name_;
  std::string error_text_;
  std::optional<AnswerKind> last_failure_;
  int asked_ = 0;
  int failures_ = 0;  // one after another
};

}  // namespace kibic::external
