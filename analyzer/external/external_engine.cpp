#include "analyzer/external/external_engine.h"

#include <algorithm>
#include <utility>

#include "analyzer/external/protocol.h"

namespace kibic::external {
namespace {

// For the engine to go by itself, before it is killed.
constexpr std::chrono::milliseconds farewell_time{20};

AnswerKind kind_of(ReadEnd end) {
  switch (end) {
    case ReadEnd::timeout:
      return AnswerKind::timeout;
    case ReadEnd::too_long:
      return AnswerKind::nonsense;
    case ReadEnd::stopped:
      return AnswerKind::stopped;
    case ReadEnd::line:
    case ReadEnd::closed:
      break;
  }
  return AnswerKind::crash;
}

// Why something could not be handed over.
AnswerKind write_failure(Clock::time_point deadline, const std::stop_token& stop) {
  if (stop.stop_requested()) return AnswerKind::stopped;
  return Clock::now() >= deadline ? AnswerKind::timeout : AnswerKind::crash;
}

bool is_listed(const std::vector<Action>& choices, const Action& said) {
  return std::find(choices.begin(), choices.end(), said) != choices.end();
}

bool is_failure(AnswerKind kind) {
  return kind == AnswerKind::timeout || kind == AnswerKind::crash || kind == AnswerKind::nonsense;
}

}  // namespace

Result<EngineCommand> parse_engine_command(std::string_view text) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos || sign == 0 || sign + 1 == text.size()) {
    return fail("bad-engine",
                Message(KIBIC_TEXT("“{0}” is no engine; it is named NAME=COMMAND"), text));
  }
  return EngineCommand{std::string(text.substr(0, sign)), std::string(text.substr(sign + 1))};
}

std::string_view name_of(AnswerKind kind) {
  switch (kind) {
    case AnswerKind::choice:
      return "choice";
    case AnswerKind::illegal:
      return "illegal";
    case AnswerKind::timeout:
      return "timeout";
    case AnswerKind::crash:
      return "crash";
    case AnswerKind::nonsense:
      return "nonsense";
    case AnswerKind::given_up:
      return "given-up";
    case AnswerKind::stopped:
      return "stopped";
  }
  return "";
}

ExternalEngine::ExternalEngine(EngineCommand command, EngineLimits limits)
    : command_(std::move(command)), limits_(limits) {}

ExternalEngine::~ExternalEngine() {
  if (child_) child_->write(farewell(), Clock::now() + farewell_time, {});
}

EngineAnswer ExternalEngine::ask(const GameRecord& record, const State& before, int seat,
                                 const std::stop_token& stop) {
  if (failures_ >= limits_.failures) return {AnswerKind::given_up, {}, {}};
  EngineAnswer answer;
  if (const auto problem = begin(stop)) {
    answer.kind = *problem;
  } else {
    answer = converse(record, before, seat, stop);
  }
  const bool has_failed = is_failure(answer.kind);
  failures_ = has_failed ? failures_ + 1 : 0;
  if (has_failed) last_failure_ = answer.kind;
  if (has_failed || answer.kind == AnswerKind::stopped) {
    if (child_) error_text_ = child_->error_text();
    child_.reset();
  }
  return answer;
}

// Starts the program if it does not run; answers what went wrong.
std::optional<AnswerKind> ExternalEngine::begin(const std::stop_token& stop) {
  if (child_) return std::nullopt;
  const auto deadline = Clock::now() + limits_.start;
  auto child = ChildProcess::start(command_.command, limits_.child);
  if (!child) return AnswerKind::crash;
  child_ = *std::move(child);
  if (!child_->write(greeting(), deadline, stop)) return write_failure(deadline, stop);
  for (std::size_t lines = 0; lines < limits_.lines; ++lines) {
    const ReadResult read = child_->read_line(deadline, stop);
    if (read.end != ReadEnd::line) return kind_of(read.end);
    const AnswerLine line = read_answer(read.line);
    if (const auto* named = std::get_if<NameLine>(&line)) own_name_ = named->name;
    if (std::holds_alternative<ReadyLine>(line)) return std::nullopt;
  }
  return AnswerKind::nonsense;
}

EngineAnswer ExternalEngine::converse(const GameRecord& record, const State& before, int seat,
                                      const std::stop_token& stop) {
  const std::vector<Action> choices = before.legal_actions();
  const auto deadline = Clock::now() + limits_.answer;
  const std::string question = text_of({++asked_, record, before, seat, choices, limits_.answer});
  if (!child_->write(question, deadline, stop)) {
    return {write_failure(deadline, stop), {}, {}};
  }
  return listen(choices, deadline, stop);
}

EngineAnswer ExternalEngine::listen(const std::vector<Action>& choices, Clock::time_point deadline,
                                    const std::stop_token& stop) {
  EngineAnswer answer;
  answer.kind = AnswerKind::nonsense;
  for (std::size_t lines = 0; lines < limits_.lines; ++lines) {
    const ReadResult read = child_->read_line(deadline, stop);
    if (read.end != ReadEnd::line) {
      answer.kind = kind_of(read.end);
      return answer;
    }
    const AnswerLine line = read_answer(read.line);
    if (std::holds_alternative<BrokenLine>(line)) return answer;
    if (const auto* value = std::get_if<ValueLine>(&line); value && value->question == asked_) {
      if (is_listed(choices, value->action))
        answer.values.emplace_back(value->action, value->value);
    }
    // A choice for an earlier question comes too late and is passed over.
    if (const auto* choice = std::get_if<ChoiceLine>(&line); choice && choice->question == asked_) {
      answer.action = choice->action;
      const bool is_legal = is_listed(choices, choice->action);
      answer.kind = is_legal ? AnswerKind::choice : AnswerKind::illegal;
      return answer;
    }
  }
  return answer;
}

}  // namespace kibic::external
