#include "analyzer/engines/marias/judge/preplay/preplay_words.h"

#include <cctype>
#include <type_traits>

#include "analyzer/engines/marias/judge/common.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

template <class... Args>
std::string words(std::string_view sentence, const Args&... args) {
  return render(Message(sentence, args...));
}

// Actions before the play as nouns; the others have no decision here.
class Noun {
 public:
  explicit Noun(const State& state) : state_(state) {}

  std::string operator()(const Bid& bid) const {
    return words(KIBIC_TEXT("bidding {0}"), pretty(bid.rung));
  }
  std::string operator()(const Hold& hold) const {
    return words(KIBIC_TEXT("holding {0}"), pretty(hold.rung));
  }
  std::string operator()(const Pass& /*pass*/) const { return words(KIBIC_TEXT("passing")); }
  std::string operator()(const ChooseTrump& choice) const {
    return words(KIBIC_TEXT("trump {0}"), symbol_of(choice.suit));
  }
  std::string operator()(const Discard& discard) const {
    return words(KIBIC_TEXT("the discard {0}"), pretty(discard.cards));
  }
  std::string operator()(const Declare& declare) const {
    return words(KIBIC_TEXT("announcing {0}"), pretty(declare.contract));
  }
  std::string operator()(const Respond& answer) const {
    if (state_.phase == Phase::declare) return words(KIBIC_TEXT("asking for the suit"));
    if (answer.is_good) return words(KIBIC_TEXT("the answer dobrá"));
    return words(KIBIC_TEXT("the answer špatná"));
  }
  std::string operator()(const Fold& /*fold*/) const {
    return words(KIBIC_TEXT("giving the hand up"));
  }
  std::string operator()(const Against& against) const {
    return words(KIBIC_TEXT("announcing {0}"), pretty(against.part));
  }
  std::string operator()(const Flek& flek) const {
    return words(KIBIC_TEXT("{0} on {1}"), flek_word(flek.count), pretty(flek.part));
  }
  std::string operator()(const FlekPass& pass) const {
    if (!pass.part) return words(KIBIC_TEXT("dobrá"));
    return words(KIBIC_TEXT("dobrá on {0}"), pretty(*pass.part));
  }
  template <class Other>
  std::string operator()(const Other& /*other*/) const {
    return "";
  }

 private:
  const State& state_;
};

std::string at_start(std::string text) {
  if (!text.empty()) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  }
  return text;
}

// A discard is worth what is announced with it.
std::string best_thing(const PreplayFindings& f) {
  const bool has_contract = f.best_plan.contract && !std::holds_alternative<Declare>(f.best);
  if (!has_contract) return thing(f.state, f.best);
  return words(KIBIC_TEXT("{0} with {1} to follow"), thing(f.state, f.best),
               pretty(*f.best_plan.contract));
}

Message explain_error(const PreplayFindings& f) {
  const bool is_harmless = f.hindsight_loss && *f.hindsight_loss <= 0;
  const char* const text =
      is_harmless ? KIBIC_TEXT(
                        "{0} costs {1} {2} on average: {3} does better in {4} % of {5} deals that "
                        "fit what you knew. This time it did no harm.")
                  : KIBIC_TEXT(
                        "{0} costs {1} {2} on average: {3} does better in {4} % of {5} deals that "
                        "fit what you knew.");
  return Message(text, at_start(thing(f.state, f.played)), amount(f.loss, f.unit), f.unit,
                 best_thing(f), per_cent(f.losing_share), f.worlds);
}

bool is_regretted(const PreplayFindings& f) {
  return f.hindsight_loss && *f.hindsight_loss > 0 && f.hindsight_best;
}

Message explain_best(const PreplayFindings& f) {
  if (f.best != f.played) {
    return Message(KIBIC_TEXT("{0} and {1} came out alike: where one half of the deals prefers "
                              "{1}, the other does not bear it out."),
                   at_start(thing(f.state, f.played)), thing(f.state, f.best));
  }
  if (is_regretted(f)) {
    return Message(KIBIC_TEXT("Nothing was better on what you could know. As the cards lay, {0} "
                              "would have brought {1} {2} more; you could not know that."),
                   thing(f.state, *f.hindsight_best), amount(*f.hindsight_loss, f.unit), f.unit);
  }
  if (f.is_dead) {
    return Message(
        KIBIC_TEXT("All that could be done leads to the same result in the deals looked "
                   "at."));
  }
  if (f.next_best_loss) {
    return Message(KIBIC_TEXT("{0} was the only good choice: any other costs {1} {2} or more on "
                              "average."),
                   at_start(thing(f.state, f.played)), amount(*f.next_best_loss, f.unit), f.unit);
  }
  return Message(KIBIC_TEXT("Nothing was better on what you could know."));
}

Message explain_good(const PreplayFindings& f) {
  if (is_regretted(f)) {
    return Message(KIBIC_TEXT("{0} was good enough on what you could know. As the cards lay, {1} "
                              "would have brought {2} {3} more; you could not know that."),
                   at_start(thing(f.state, f.played)), thing(f.state, *f.hindsight_best),
                   amount(*f.hindsight_loss, f.unit), f.unit);
  }
  return Message(KIBIC_TEXT("{0} was good enough: it costs at most {1} {2} on average."),
                 at_start(thing(f.state, f.played)), amount(f.interval[1], f.unit), f.unit);
}

Message explain_too_close(const PreplayFindings& f) {
  const char* const text = f.interval[0] > 0
                               ? KIBIC_TEXT(
                                     "{1} costs something, but it is too close to call how much: "
                                     "between {2} and {3} {4} on average, after {0} deals.")
                               : KIBIC_TEXT(
                                     "Too close to call: after {0} deals {1} may cost nothing or "
                                     "up to {3} {4} on average.");
  const std::string played = thing(f.state, f.played);
  return Message(text, f.worlds, f.interval[0] > 0 ? at_start(played) : played,
                 amount(f.interval[0], f.unit), amount(f.interval[1], f.unit), f.unit);
}

}  // namespace

std::string thing(const State& state, const Action& action) {
  return std::visit(Noun(state), action);
}

Message explain_before_play(const PreplayFindings& f) {
  switch (f.grade) {
    case Grade::inaccuracy:
    case Grade::mistake:
    case Grade::blunder:
      return explain_error(f);
    case Grade::good:
      return explain_good(f);
    case Grade::too_close:
      return explain_too_close(f);
    case Grade::best:
    case Grade::forced:
    case Grade::not_judged:
      break;
  }
  return explain_best(f);
}

Message explain_open_before_play(const PreplayFindings& f) {
  if (f.is_dead) {
    return Message(
        KIBIC_TEXT("All that can be done leads to the same result in the deals looked "
                   "at."));
  }
  return Message(KIBIC_TEXT("{0} promises most on what can be known here."),
                 at_start(best_thing(f)));
}

Message explain_part(const PartShare& share, std::size_t worlds, bool is_declarer) {
  const char* const text =
      is_declarer
          ? KIBIC_TEXT("With best play on open cards you make {0} in {1} % of {2} deals looked at.")
          : KIBIC_TEXT(
                "With best play on open cards the declarer makes {0} in {1} % of {2} deals "
                "looked at.");
  return Message(text, pretty(share.part), per_cent(share.made), worlds);
}

}  // namespace kibic::marias
