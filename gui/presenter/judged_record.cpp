#include "gui/presenter/judged_record.h"

#include <algorithm>
#include <utility>

#include "analyzer/report/amounts.h"
#include "analyzer/report/arrows.h"
#include "analyzer/report/findings.h"
#include "analyzer/report/story.h"
#include "core/base/text.h"

namespace kibic::gui {
namespace {

// Values closer than this are the same; the rest is rounding.
constexpr double nothing = 1e-9;

bool is_of_class(const Candidate& candidate, const Action& action) {
  return candidate.action == action || std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                                 action) != candidate.same_as.end();
}

// A search that only had to show that something is no better knows an upper bound of its value.
bool is_at_most(const Candidate& candidate) {
  return candidate.interval[1] - candidate.value <= nothing &&
         candidate.value - candidate.interval[0] > nothing;
}

CandidateRow row_of(const State& state, const Verdict& verdict, const Candidate& candidate) {
  const double best = verdict.candidates.front().value;
  const double worst = verdict.candidates.back().value;
  std::vector<std::string> actions{safe_text(state.pretty(candidate.action))};
  for (const Action& same : candidate.same_as) actions.push_back(safe_text(state.pretty(same)));
  CandidateRow row;
  row.action = join(actions, ", ");
  row.value = signed_amount_text(candidate.value, verdict.unit);
  if (is_at_most(candidate)) {
    row.value = "≤ " + row.value;
  } else if (candidate.interval[1] - candidate.interval[0] > nothing) {
    row.interval = interval_text(candidate.interval, verdict.unit);
  }
  row.share = best - worst > nothing ? (candidate.value - worst) / (best - worst) : 1;
  row.is_best = best - candidate.value <= nothing && !is_at_most(candidate);
  row.is_played =
      !verdict.played.text.empty() && is_of_class(candidate, state.choice(verdict.played));
  row.is_rule_player = verdict.heuristic && is_of_class(candidate, verdict.heuristic->action);
  row.first_card = candidate.action.text;
  return row;
}

// The judge's own reason names the price and the better action, so this stands in only without one.
std::string price_sentence(const Finding& finding) {
  if (!finding.reason.empty()) return {};
  return render(Message(KIBIC_TEXT("{0} gives away {1}; best was {2}."), finding.played.text,
                        finding.price, finding.best.text));
}

std::string certainty_sentence(const Finding& finding) {
  if (!is_error(finding.verdict->grade) || finding.interval.empty()) return {};
  return render(Message(KIBIC_TEXT("The price is {0} with 95 % certainty."), finding.interval));
}

std::string grade_sentence(const Finding& finding) {
  const std::string& played = finding.played.text;
  switch (finding.verdict->grade) {
    case Grade::best:
      return render(Message(KIBIC_TEXT("{0} is the best choice."), played));
    case Grade::good:
      return render(Message(KIBIC_TEXT("{0} is a good choice: it gives away {1}, which is little."),
                            played, finding.price));
    case Grade::inaccuracy:
    case Grade::mistake:
    case Grade::blunder:
      return price_sentence(finding);
    case Grade::too_close:
      return render(
          Message(KIBIC_TEXT("{0} and {1} are too close to call."), played, finding.best.text));
    case Grade::forced:
      // Several that come to the same; the judge's reason says so.
      if (finding.verdict->options > 1 && !finding.reason.empty()) return {};
      return render(Message(KIBIC_TEXT("{0} was the only choice."), played));
    case Grade::not_judged:
      return tr(KIBIC_TEXT("This decision was not judged."));
  }
  return {};
}

std::string line_sentence(const Finding& finding) {
  std::vector<std::string> steps;
  for (const FindingStep& step : finding.line) steps.push_back(step.action.text);
  const std::string line = join(steps, " ");
  return render(finding.is_line_cut ? Message(KIBIC_TEXT("Better was: {0} …"), line)
                                    : Message(KIBIC_TEXT("Better was: {0}."), line));
}

std::string worlds_sentence(const Verdict& verdict) {
  if (verdict.worlds <= 1) return {};  // nothing was hidden
  if (verdict.exact) {
    return render(Message(KIBIC_TEXT("Looked at every deal the player could not exclude: {0}."),
                          verdict.worlds));
  }
  if (verdict.worlds == 1) return {};  // nothing was covered
  return render(Message(KIBIC_TEXT("Looked at {0} of the deals the player could not exclude."),
                        verdict.worlds));
}

// Hindsight and the line that would have followed are those of the true cards.
std::vector<std::string> explanation_of(const Finding& finding, bool is_open) {
  std::vector<std::string> sentences{grade_sentence(finding), finding.reason};
  sentences.insert(sentences.end(), finding.remarks.begin(), finding.remarks.end());
  if (is_open && is_error(finding.verdict->grade) && finding.line.size() > 1) {
    sentences.push_back(line_sentence(finding));
  }
  if (is_open) sentences.push_back(finding.hindsight);
  sentences.insert(sentences.end(),
                   {finding.opinion, certainty_sentence(finding), finding.price_note});
  sentences.push_back(worlds_sentence(*finding.verdict));
  sentences.erase(std::remove(sentences.begin(), sentences.end(), std::string()), sentences.end());
  return sentences;
}

void add_values(const State& state, const Verdict& verdict, JudgedDecision& decision) {
  if (verdict.candidates.empty()) return;
  decision.best = verdict.candidates.front().value;
  decision.interval = verdict.candidates.front().interval;
  const Action choice = state.choice(verdict.played);
  for (const Candidate& candidate : verdict.candidates) {
    if (is_of_class(candidate, choice)) decision.played = candidate.value;
  }
}

std::string title_of(const Finding& finding, const std::string& mark) {
  if (mark.empty()) {
    return render(
        Message(KIBIC_TEXT("{0} · {1}: {2}"), finding.place, finding.player, finding.played.text));
  }
  return render(Message(KIBIC_TEXT("{0} · {1}: {2} {3}"), finding.place, finding.player,
                        finding.played.text, mark));
}

JudgedDecision decision_of(const Replay& replay, const Finding& finding) {
  const Verdict& verdict = *finding.verdict;
  const State& state = replay.states[verdict.event];
  JudgedDecision decision;
  decision.event = verdict.event;
  decision.seat = verdict.seat;
  decision.loss = std::max(0.0, verdict.loss.value_or(0));
  decision.is_flagged = is_error(verdict.grade);
  decision.mark = glyph_of(verdict.mark);
  if (decision.is_flagged) decision.price = finding.price;
  decision.title = title_of(finding, decision.mark);
  for (const Candidate& candidate : verdict.candidates) {
    decision.candidates.push_back(row_of(state, verdict, candidate));
  }
  add_values(state, verdict, decision);
  decision.arrows = arrows_of(state, verdict);
  decision.explanation = explanation_of(finding, true);
  decision.blind_explanation = explanation_of(finding, false);
  if (decision.is_flagged && finding.line.size() > 1) {
    for (const FindingStep& step : finding.line) {
      decision.engine_line.push_back({step.action.name});
    }
  }
  return decision;
}

std::string opinion_sentence(const State& state, const Verdict& verdict) {
  if (!verdict.heuristic) return {};
  return render(Message(KIBIC_TEXT("The rules of thumb say {0}: {1}"),
                        safe_text(state.pretty(verdict.heuristic->action)),
                        safe_text(render(verdict.heuristic->why))));
}

}  // namespace

const JudgedDecision* JudgedRecord::at(std::size_t event) const {
  const auto found = std::lower_bound(
      decisions.begin(), decisions.end(), event,
      [](const JudgedDecision& one, std::size_t wanted) { return one.event < wanted; });
  return found != decisions.end() && found->event == event ? &*found : nullptr;
}

std::shared_ptr<const JudgedRecord> judged_record(const GameRecord& record, const Replay& replay,
                                                  Review review) {
  auto judged = std::make_shared<JudgedRecord>();
  judged->review = std::move(review);
  const ReportInput input{record, replay, &judged->review, {}};
  for (const Finding& finding : tell_all(input, tell(input))) {
    judged->decisions.push_back(decision_of(replay, finding));
    if (judged->unit.empty()) judged->unit = finding.verdict->unit;
  }
  return judged;
}

JudgedDecision open_decision(const State& state, const Verdict& verdict,
                             const std::vector<std::string>& names) {
  JudgedDecision decision;
  decision.event = verdict.event;
  decision.seat = verdict.seat;
  const auto seat = static_cast<std::size_t>(verdict.seat);
  decision.title = render(Message(KIBIC_TEXT("{0} is to act"),
                                  seat < names.size() ? names[seat] : std::to_string(seat + 1)));
  for (const Candidate& candidate : verdict.candidates) {
    decision.candidates.push_back(row_of(state, verdict, candidate));
  }
  decision.explanation = {safe_text(render(verdict.why)), opinion_sentence(state, verdict),
                          worlds_sentence(verdict)};
  std::erase(decision.explanation, std::string());
  decision.arrows = arrows_of(state, verdict);
  decision.blind_explanation = decision.explanation;
  if (!verdict.candidates.empty()) {
    decision.best = verdict.candidates.front().value;
    decision.interval = verdict.candidates.front().interval;
  }
  return decision;
}

JudgedDecision with_best_played(JudgedDecision decision) {
  if (!decision.candidates.empty()) decision.candidates.front().is_played = true;
  return decision;
}

MarkClass class_of(std::string_view mark) {
  if (mark == "??") return MarkClass::very_bad;
  if (mark == "?") return MarkClass::bad;
  if (mark == "?!") return MarkClass::dubious;
  return mark == "!" || mark == "!!" ? MarkClass::good : MarkClass::none;
}

}  // namespace kibic::gui
