#include "analyzer/engines/marias/judge/judge.h"

#include <utility>

#include "analyzer/engines/marias/judge/card_play.h"
#include "analyzer/engines/marias/judge/common.h"
#include "analyzer/engines/marias/judge/preplay/preplay_judge.h"
#include "analyzer/judge/verdict_on.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {

std::string Judge::version() const {
  return "kibic-marias 0.2";
}

Verdict Judge::judge(const Decision& decision, const ReviewSettings& settings,
                     std::stop_token stop) const {
  Verdict verdict = verdict_on(decision);
  const State* state = decision.before.as<Rules>();
  if (state == nullptr) {
    verdict.why = Message(KIBIC_TEXT("This is no deal of mariáš."));
    return verdict;
  }
  verdict.unit = unit_of(*state->options);
  if (decision.options.size() == 1) {
    verdict.forced = true;
    verdict.grade = Grade::forced;
    verdict.why = decision.phase == "play" ? Message(KIBIC_TEXT("It was the only legal card."))
                                           : Message(KIBIC_TEXT("There was no choice."));
    return verdict;
  }
  if (state->phase == Phase::play) {
    judge_card_play(decision, *state, settings, verdict, std::move(stop));
  } else {
    judge_before_play(decision, *state, settings, verdict, std::move(stop));
  }
  return verdict;
}

}  // namespace kibic::marias
