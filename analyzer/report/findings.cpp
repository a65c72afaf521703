#include "analyzer/report/findings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "analyzer/report/amounts.h"
#include "analyzer/report/luck.h"
#include "analyzer/review/review_tree.h"

namespace kibic {
namespace {

// Losses below this are rounding.
constexpr double nothing = 1e-9;
// What the cards did to a right decision is worth telling from this share of the stake on, the
// limit of a mistake (judgement, classes).
constexpr double telling_share = 0.08;
// A price this close to the difference of the values needs no word.
constexpr double rounding_share = 0.02;

std::string phase_text(const std::string& phase) {
  if (phase == "trump") return tr(KIBIC_TEXT("Choice of trumps"));
  if (phase == "bid") return tr(KIBIC_TEXT("Auction"));
  if (phase == "talon") return tr(KIBIC_TEXT("Talon"));
  if (phase == "declare") return tr(KIBIC_TEXT("Declaration"));
  if (phase == "respond") return tr(KIBIC_TEXT("Answer"));
  if (phase == "double" || phase == "against") return tr(KIBIC_TEXT("Fleks"));
  return tr(KIBIC_TEXT("Move"));
}

std::string place_of(const Story& story, const Verdict& verdict) {
  for (const StoryTrick& trick : story.tricks) {
    for (const StoryPlay& play : trick.plays) {
      if (play.event == verdict.event) {
        return render(Message(KIBIC_TEXT("Trick {0}"), trick.number));
      }
    }
  }
  return phase_text(verdict.phase);
}

StoryCard told(const State& state, const Action& action) {
  return {action.text, safe_text(state.pretty(action))};
}

std::string hindsight_text(const Verdict& verdict, const StoryCard& best, bool is_flagged) {
  // Where nothing was hidden, hindsight says what the verdict has said.
  if (!verdict.hindsight_loss || verdict.worlds <= 1) return {};
  const double loss = *verdict.hindsight_loss;
  if (is_flagged && loss <= nothing) {
    return tr(KIBIC_TEXT("As the cards really lay it cost nothing: this time luck covered it."));
  }
  const std::string price = amount_text(loss, verdict.unit);
  if (price == amount_text(0, verdict.unit)) return {};
  if (is_flagged) {
    return render(Message(KIBIC_TEXT("As the cards really lay it cost {0}; {1} was best."), price,
                          best.text));
  }
  return render(Message(KIBIC_TEXT("As the cards really lay {0} was better by {1}, but you could "
                                   "not know."),
                        best.text, price));
}

bool is_class_of(const Candidate& candidate, const Action& action) {
  return candidate.action == action || std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                                 action) != candidate.same_as.end();
}

// The price is estimated without the luck of the draw (judgement, loss); the values are plain
// averages. A reader who subtracts them must not be left with two numbers.
std::string price_note(const State& state, const Verdict& verdict, const StoryCard& played,
                       const StoryCard& best) {
  if (!is_error(verdict.grade) || !verdict.loss) return {};
  const Action choice = state.choice(verdict.played);
  const auto own =
      std::find_if(verdict.candidates.begin(), verdict.candidates.end(),
                   [&](const Candidate& candidate) { return is_class_of(candidate, choice); });
  if (own == verdict.candidates.end()) return {};
  const double difference = verdict.candidates.front().value - own->value;
  // What both round to the same shows no contradiction.
  const std::string shown = amount_text(difference, verdict.unit);
  if (shown == amount_text(*verdict.loss, verdict.unit)) return {};
  if (std::abs(difference - *verdict.loss) <= rounding_share * *verdict.loss) return {};
  return render(Message(
      KIBIC_TEXT(
          "The averages of {0} and {1} differ by {2}. The price of {3} is measured with more "
          "care: on each half of the deals against the card that came out best on the other "
          "half, so that luck in choosing does not count."),
      best.text, played.text, shown, amount_text(*verdict.loss, verdict.unit)));
}

std::vector<FindingStep> line_of(const ReviewTree& tree, const Verdict& verdict) {
  std::vector<FindingStep> steps;
  std::size_t node = verdict.event;
  while (true) {
    const auto edges = tree.edges_from(node, {});
    const auto branch = std::find_if(edges.begin(), edges.end(),
                                     [](const auto& edge) { return !edge.is_main_line; });
    if (branch == edges.end()) return steps;
    const int seat = branch->actor.is_seat() ? branch->actor.seat_number() : -1;
    steps.push_back({seat, {branch->action.text, safe_text(branch->text)}});
    node = branch->to;
  }
}

bool is_placed(const ReportInput& input, const Verdict& verdict) {
  return verdict.event < input.replay.events.size() && verdict.seat >= 0;
}

bool is_told(const ReportInput& input, const Verdict& verdict) {
  return is_placed(input, verdict) && !verdict.candidates.empty();
}

// What the rules of thumb say, and how that stands to the verdict: a reader must not have to find
// out which of two voices to believe.
std::string opinion_text(const Verdict& verdict, const std::string& action) {
  const SecondOpinion& opinion = *verdict.heuristic;
  const std::string why = safe_text(render(opinion.why));
  if (is_class_of(verdict.candidates.front(), opinion.action)) {
    return render(Message(KIBIC_TEXT("The rules of thumb agree on {0}: {1}"), action, why));
  }
  if (opinion.action == verdict.played) {
    return render(Message(KIBIC_TEXT("The rules of thumb would have played {0} too, but the "
                                     "values go against it: {1}"),
                          action, why));
  }
  return render(Message(KIBIC_TEXT("The rules of thumb prefer {0}, which the values do not "
                                   "bear out: {1}"),
                        action, why));
}

// What an engine from outside says of the decision, and how that stands to the verdict.
std::string engine_text(const EngineOpinion& opinion, const Verdict& verdict, const State& before) {
  const std::string name = safe_text(opinion.engine);
  if (opinion.kind == "illegal") {
    return render(Message(KIBIC_TEXT("{0} chose what may not be chosen: {1}."), name,
                          safe_text(opinion.action.text)));
  }
  if (opinion.kind != "choice") {
    return render(Message(KIBIC_TEXT("{0} gave no answer ({1})."), name, opinion.kind));
  }
  const std::string action = safe_text(before.pretty(opinion.action));
  std::string text;
  if (!opinion.loss) {
    text =
        render(Message(KIBIC_TEXT("{0} would choose {1}, which has no value here."), name, action));
  } else if (*opinion.loss <= nothing) {
    text = render(Message(KIBIC_TEXT("{0} would choose {1}, which is best by these values too."),
                          name, action));
  } else {
    text = render(Message(KIBIC_TEXT("{0} would choose {1}; by these values that costs {2}."), name,
                          action, amount_text(*opinion.loss, verdict.unit)));
  }
  if (opinion.value) {
    text += " " + render(Message(KIBIC_TEXT("Its own value of it is {0}."),
                                 number_text(*opinion.value, 3)));
  }
  return text;
}

std::vector<std::string> engine_texts(const ReportInput& input, const Verdict& verdict) {
  std::vector<std::string> texts;
  if (input.opinions == nullptr) return texts;
  for (const EngineOpinion& opinion : *input.opinions) {
    if (opinion.event != verdict.event) continue;
    texts.push_back(engine_text(opinion, verdict, input.replay.states[verdict.event]));
  }
  return texts;
}

// What the opinions of one engine on the record come to.
struct EngineSum {
  std::size_t asked = 0;
  std::size_t valued = 0;  // choices with a loss
  std::size_t best = 0;
  double loss = 0;
  std::string unit;
};

// A sentence for each engine from outside.
std::vector<std::string> engine_summaries(const ReportInput& input) {
  std::map<std::string, EngineSum> sums;
  if (input.opinions == nullptr) return {};
  for (const EngineOpinion& opinion : *input.opinions) {
    EngineSum& sum = sums[opinion.engine];
    ++sum.asked;
    if (!opinion.loss) continue;
    ++sum.valued;
    sum.best += *opinion.loss <= nothing ? 1 : 0;
    sum.loss += *opinion.loss;
    if (const Verdict* verdict = verdict_at(input, opinion.event)) sum.unit = verdict->unit;
  }
  std::vector<std::string> sentences;
  for (const auto& [name, sum] : sums) {
    sentences.push_back(render(Message(
        KIBIC_TEXT("{0} was asked {1} times, answered by the rules {2} times, chose what is best "
                   "by these values {3} times and lost {4} in all."),
        safe_text(name), sum.asked, sum.valued, sum.best, amount_text(sum.loss, sum.unit))));
  }
  return sentences;
}

// Builds findings with what they have in common.
struct Teller {
  const ReportInput& input;
  const Story& story;
  const ReviewTree& tree;

  std::string name(int seat) const {
    const auto index = static_cast<std::size_t>(seat);
    return index < story.names.size() ? story.names[index] : std::to_string(seat);
  }

  // What can be said without candidates.
  Finding outline(const Verdict& verdict) const {
    Finding result;
    result.verdict = &verdict;
    result.place = place_of(story, verdict);
    result.player = name(verdict.seat);
    result.played = told(input.replay.states[verdict.event], verdict.played);
    result.reason = safe_text(render(verdict.why));
    for (const Message& remark : verdict.remarks) {
      result.remarks.push_back(safe_text(render(remark)));
    }
    for (const StoryViolation& violation : story.violations) {
      if (violation.event == verdict.event && !violation.law.empty()) {
        result.remarks.push_back(violation.law);
      }
    }
    return result;
  }

  Finding finding(const Verdict& verdict) const {
    const State& state = input.replay.states[verdict.event];
    const Candidate& best = verdict.candidates.front();
    Finding result = outline(verdict);
    result.best = told(state, best.action);
    for (const Action& action : best.same_as) result.same_as_best.push_back(told(state, action));
    result.price = amount_text(verdict.loss.value_or(0), verdict.unit);
    if (verdict.interval && (*verdict.interval)[1] - (*verdict.interval)[0] > nothing) {
      result.interval = interval_text(*verdict.interval, verdict.unit);
    }
    if (verdict.heuristic) {
      result.opinion_action = told(state, verdict.heuristic->action);
      result.opinion = opinion_text(verdict, result.opinion_action.text);
    }
    result.engine_opinions = engine_texts(input, verdict);
    result.price_note = price_note(state, verdict, result.played, result.best);
    const Action& hindsight = verdict.hindsight_best.value_or(best.action);
    result.hindsight = hindsight_text(verdict, told(state, hindsight), is_error(verdict.grade));
    result.position = position_before(input, verdict.event, verdict.seat);
    result.line = line_of(tree, verdict);
    const std::size_t most = 3 * (line_tricks + 1) - result.position.table.size();
    result.is_line_cut = result.line.size() > most;
    if (result.is_line_cut)
      result.line.erase(result.line.begin() + static_cast<std::ptrdiff_t>(most), result.line.end());
    return result;
  }
};

SeatSummary& seat_of(std::vector<SeatSummary>& seats, const Verdict& verdict) {
  const auto index = static_cast<std::size_t>(verdict.seat);
  if (index >= seats.size()) seats.resize(index + 1);
  return seats[index];
}

void count(SeatSummary& seat, const Verdict& verdict) {
  ++seat.decisions;
  if (verdict.loss) ++seat.judged;
  if (verdict.grade == Grade::inaccuracy) ++seat.inaccuracies;
  if (verdict.grade == Grade::mistake) ++seat.mistakes;
  if (verdict.grade == Grade::blunder) ++seat.blunders;
}

std::vector<SeatSummary> summaries(const ReportInput& input, const Story& story) {
  std::vector<SeatSummary> seats(story.names.size());
  std::vector<double> losses(story.names.size());
  std::vector<double> flagged(story.names.size());
  const auto settlement = input.replay.final_state().settlement();
  std::string unit = settlement ? settlement->unit : "";
  for (const Verdict& verdict : input.review->verdicts) {
    if (verdict.seat < 0 || static_cast<std::size_t>(verdict.seat) >= seats.size()) continue;
    count(seat_of(seats, verdict), verdict);
    const auto seat = static_cast<std::size_t>(verdict.seat);
    losses[seat] += verdict.loss.value_or(0);
    if (is_error(verdict.grade)) flagged[seat] += verdict.loss.value_or(0);
    if (!verdict.unit.empty()) unit = verdict.unit;
  }
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const auto& accuracy = input.review->accuracy;
    const bool is_known = seat < accuracy.size() && accuracy[seat];
    seats[seat].accuracy =
        is_known ? render(Message(KIBIC_TEXT("{0} %"), number_text(*accuracy[seat], 0))) : "–";
    seats[seat].flagged_loss = amount_text(flagged[seat], unit);
    seats[seat].loss = amount_text(losses[seat], unit);
  }
  return seats;
}

std::vector<std::string> luck_sentences(const ReportInput& input, const Story& story,
                                        const std::vector<SeatSummary>& seats) {
  std::vector<std::string> sentences;
  const auto settlement = input.replay.final_state().settlement();
  if (!input.review->luck || !settlement) return sentences;
  const auto& by_seat = input.review->luck->by_seat;
  for (std::size_t seat = 0; seat < by_seat.size() && seat < story.names.size(); ++seat) {
    if (seat >= seats.size() || seats[seat].decisions == 0) continue;
    sentences.push_back(luck_text(story.names[seat], *input.review, input.replay,
                                  static_cast<int>(seat), settlement->unit));
  }
  return sentences;
}

std::vector<std::string> remarks_of(const Review& review, const Story& story) {
  std::vector<std::string> remarks;
  std::size_t close = 0;
  std::map<std::string, std::size_t> not_judged;  // by reason
  for (const Verdict& verdict : review.verdicts) {
    if (verdict.grade == Grade::too_close) ++close;
    if (verdict.grade == Grade::not_judged) ++not_judged[safe_text(render(verdict.why))];
  }
  if (close > 0) {
    remarks.push_back(render(
        Message(KIBIC_TEXT("Too close to call, and therefore without a mark: {0}."), close)));
  }
  for (const auto& [reason, count] : not_judged) {
    remarks.push_back(reason.empty()
                          ? render(Message(KIBIC_TEXT("Not judged: {0}."), count))
                          : render(Message(KIBIC_TEXT("Not judged: {0}. {1}"), count, reason)));
  }
  remarks.push_back(
      tr(KIBIC_TEXT("Accuracy is 100 % when nothing was given away; hard decisions count more. "
                    "Flagged is what inaccuracies, mistakes and blunders lost; lost in all counts "
                    "small losses without a mark too. Both are in the player's own money.")));
  remarks.insert(remarks.end(), story.notes.begin(), story.notes.end());
  remarks.push_back(tr(
      KIBIC_TEXT("Marks go by the price as a share of what a plain win is worth, so the same price "
                 "can be a blunder in a cheap deal and no mistake in a dear one. A price above it "
                 "is possible: more than the plain win is won and lost.")));
  return remarks;
}

// Right by what the seat could see, and yet dear as the cards lay.
bool is_unknowable(const Verdict& verdict) {
  const bool is_right = verdict.grade == Grade::best || verdict.grade == Grade::good;
  const double least = std::max(nothing, telling_share * verdict.stake);
  return is_right && verdict.hindsight_loss.value_or(0) > least && verdict.hindsight_best &&
         *verdict.hindsight_best != verdict.played;
}

std::vector<Finding> unknowable(const Teller& teller) {
  std::vector<Finding> found;
  for (const Verdict& verdict : teller.input.review->verdicts) {
    if (is_told(teller.input, verdict) && is_unknowable(verdict)) {
      found.push_back(teller.finding(verdict));
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const Finding& a, const Finding& b) {
    return *a.verdict->hindsight_loss > *b.verdict->hindsight_loss;
  });
  if (found.size() > max_unknowable) {
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(max_unknowable), found.end());
  }
  return found;
}

}  // namespace

Findings find(const ReportInput& input, const Story& story) {
  const ReviewTree tree(input.replay, input.review);
  const Teller teller{input, story, tree};
  Findings findings;
  for (const Verdict& verdict : input.review->verdicts) {
    if (is_told(input, verdict) && is_error(verdict.grade)) {
      findings.flagged.push_back(teller.finding(verdict));
    }
  }
  for (std::size_t i = 0; i < findings.flagged.size(); ++i) findings.by_price.push_back(i);
  std::stable_sort(findings.by_price.begin(), findings.by_price.end(),
                   [&](std::size_t a, std::size_t b) {
                     return findings.flagged[a].verdict->loss.value_or(0) >
                            findings.flagged[b].verdict->loss.value_or(0);
                   });
  findings.unknowable = unknowable(teller);
  findings.seats = summaries(input, story);
  for (const SeatSummary& seat : findings.seats) findings.has_judged |= seat.judged > 0;
  findings.remarks = luck_sentences(input, story, findings.seats);
  for (std::string& sentence : engine_summaries(input)) {
    findings.remarks.push_back(std::move(sentence));
  }
  const std::vector<std::string> remarks = remarks_of(*input.review, story);
  findings.remarks.insert(findings.remarks.end(), remarks.begin(), remarks.end());
  return findings;
}

std::vector<Finding> tell_all(const ReportInput& input, const Story& story) {
  const ReviewTree tree(input.replay, input.review);
  const Teller teller{input, story, tree};
  std::vector<Finding> findings;
  for (const Verdict& verdict : input.review->verdicts) {
    if (is_told(input, verdict)) {
      findings.push_back(teller.finding(verdict));
    } else if (is_placed(input, verdict)) {
      findings.push_back(teller.outline(verdict));
    }
  }
  return findings;
}

const Verdict* verdict_at(const ReportInput& input, std::size_t event) {
  if (input.review == nullptr) return nullptr;
  const auto& verdicts = input.review->verdicts;
  const auto found = std::find_if(verdicts.begin(), verdicts.end(),
                                  [&](const Verdict& verdict) { return verdict.event == event; });
  return found == verdicts.end() ? nullptr : &*found;
}

std::string mark_at(const ReportInput& input, std::size_t event) {
  const Verdict* verdict = verdict_at(input, event);
  return verdict == nullptr ? std::string() : std::string(glyph_of(verdict->mark));
}

}  // namespace kibic
