#include "analyzer/external/opinions.h"

#include <algorithm>

namespace kibic::external {
namespace {

const Candidate* candidate_of(const Verdict& verdict, const Action& choice) {
  const auto found = std::find_if(
      verdict.candidates.begin(), verdict.candidates.end(), [&](const Candidate& candidate) {
        const auto& same = candidate.same_as;
        return candidate.action == choice ||
               std::find(same.begin(), same.end(), choice) != same.end();
      });
  return found == verdict.candidates.end() ? nullptr : &*found;
}

EngineOpinion opinion_of(const ExternalEngine& engine, const EngineAnswer& answer,
                         const Verdict& verdict) {
  EngineOpinion opinion;
  opinion.engine = engine.name();
  opinion.event = verdict.event;
  opinion.kind = name_of(answer.kind);
  opinion.action = answer.action;
  if (answer.kind != AnswerKind::choice) return opinion;
  opinion.loss = loss_of(verdict, answer.action);
  for (const auto& [action, value] : answer.values) {
    if (action == answer.action) opinion.value = value;
  }
  return opinion;
}

}  // namespace

std::optional<double> loss_of(const Verdict& verdict, const Action& choice) {
  const Candidate* chosen = candidate_of(verdict, choice);
  if (chosen == nullptr) return std::nullopt;
  return std::max(0.0, verdict.candidates.front().value - chosen->value);
}

bool is_choice(const Verdict& verdict) {
  return !verdict.forced && verdict.candidates.size() > 1;
}

std::vector<EngineOpinion> ask_engines(std::vector<ExternalEngine>& engines,
                                       const GameRecord& record, const Replay& replay,
                                       const Review& review, const std::stop_token& stop) {
  std::vector<EngineOpinion> opinions;
  for (const Verdict& verdict : review.verdicts) {
    if (!is_choice(verdict)) continue;
    for (ExternalEngine& engine : engines) {
      if (stop.stop_requested()) return opinions;
      const EngineAnswer answer =
          engine.ask(record, replay.states[verdict.event], verdict.seat, stop);
      if (answer.kind == AnswerKind::stopped) return opinions;
      opinions.push_back(opinion_of(engine, answer, verdict));
    }
  }
  return opinions;
}

}  // namespace kibic::external
