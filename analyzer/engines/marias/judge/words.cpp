#include "analyzer/engines/marias/judge/words.h"

#include <cmath>

#include "analyzer/engines/marias/judge/common.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

// A whole sentence for each case, because a translation cannot be put together from pieces. Places:
// {0} card played, {1} price, {2} unit, {3} better card, {4} per cent, {5} {6} the feature.
struct ErrorText {
  const char* plain;
  const char* harmless;  // the same when the true cards forgave it
};

constexpr ErrorText every_world{
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in every deal you could not rule "
               "out."),
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in every deal looked at, yet this "
               "time it did no harm.")};
constexpr ErrorText some_worlds{
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out."),
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out. This time it did no harm.")};
constexpr ErrorText holder_known{
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {5} still holds {6}."),
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {5} still holds {6}. This time it did no harm.")};
constexpr ErrorText void_known{
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {5} has no {6} left."),
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {5} has no {6} left. This time it did no harm.")};
constexpr ErrorText talon_known{
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {6} lies in the talon."),
    KIBIC_TEXT("{0} costs {1} {2} on average: {3} does better in {4} % of the deals you could not "
               "rule out, mostly when {6} lies in the talon. This time it did no harm.")};

std::string name_at(const Findings& f, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  const bool has_name = index < f.names.size() && !f.names[index].empty();
  return has_name ? f.names[index] : render(Message(KIBIC_TEXT("seat {0}"), seat + 1));
}

const ErrorText& error_text(const Findings& f) {
  if (f.losing_share >= 1) return every_world;
  if (!f.feature) return some_worlds;
  switch (f.feature->kind) {
    case Feature::Kind::holds_card:
      return holder_known;
    case Feature::Kind::is_void:
      return void_known;
    case Feature::Kind::card_in_talon:
      return talon_known;
  }
  return some_worlds;
}

std::string feature_object(const Feature& feature) {
  return feature.kind == Feature::Kind::is_void ? std::string(symbol_of(feature.suit))
                                                : pretty(feature.card);
}

Message explain_error(const Findings& f) {
  if (f.worlds == 1 && f.is_exact) {
    return Message(KIBIC_TEXT("Every card could be known here: {3} brings {1} {2} more than {0}."),
                   pretty(f.played), amount(f.loss, f.unit), f.unit, pretty(f.best));
  }
  const bool is_harmless = f.hindsight_loss && *f.hindsight_loss <= 0;
  const ErrorText& text = error_text(f);
  return Message(is_harmless ? text.harmless : text.plain, pretty(f.played), amount(f.loss, f.unit),
                 f.unit, pretty(f.best), per_cent(f.losing_share),
                 f.feature ? name_at(f, f.feature->seat) : "",
                 f.feature ? feature_object(*f.feature) : "");
}

Message explain_best(const Findings& f) {
  if (f.best != f.played) {
    return Message(KIBIC_TEXT("{0} and {1} came out alike: where one half of the deals prefers "
                              "{1}, the other does not bear it out."),
                   pretty(f.played), pretty(f.best));
  }
  if (f.hindsight_loss && *f.hindsight_loss > 0 && f.hindsight_best) {
    return Message(KIBIC_TEXT("No card was better on what you could know. As the cards lay, {0} "
                              "would have brought {1} {2} more; you could not know that."),
                   pretty(*f.hindsight_best), amount(*f.hindsight_loss, f.unit), f.unit);
  }
  if (f.is_dead) {
    return Message(
        KIBIC_TEXT("Every card leads to the same result in the deals you could not rule "
                   "out."));
  }
  if (f.next_best_loss) {
    return Message(KIBIC_TEXT("{0} was the only good card: any other costs {1} {2} or more on "
                              "average."),
                   pretty(f.played), amount(*f.next_best_loss, f.unit), f.unit);
  }
  return Message(KIBIC_TEXT("No card was better on what you could know."));
}

Message explain_good(const Findings& f) {
  if (f.hindsight_loss && *f.hindsight_loss > 0 && f.hindsight_best) {
    return Message(KIBIC_TEXT("{0} was good enough on what you could know. As the cards lay, {1} "
                              "would have brought {2} {3} more; you could not know that."),
                   pretty(f.played), pretty(*f.hindsight_best), amount(*f.hindsight_loss, f.unit),
                   f.unit);
  }
  return Message(KIBIC_TEXT("{0} was good enough: it costs at most {1} {2} on average."),
                 pretty(f.played), amount(f.interval[1], f.unit), f.unit);
}

Message explain_too_close(const Findings& f) {
  const char* const text = f.interval[0] > 0
                               ? KIBIC_TEXT(
                                     "{1} costs something, but it is too close to call how much: "
                                     "between {2} and {3} {4} on average, after {0} deals.")
                               : KIBIC_TEXT(
                                     "Too close to call: after {0} deals {1} may cost nothing or "
                                     "up to {3} {4} on average.");
  return Message(text, f.worlds, pretty(f.played), amount(f.interval[0], f.unit),
                 amount(f.interval[1], f.unit), f.unit);
}

}  // namespace

Message explain(const Findings& f) {
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

Message explain_punishment(Card played, Card better, const Punishment& punishment) {
  const TrickFate& fate = punishment.played;
  const TrickFate& other = punishment.better;
  return Message(KIBIC_TEXT("In this trick {0} falls to the other side in {1} % of the deals, most "
                            "often to {2}, and brings it {3} card points on average; {4} would "
                            "fall in {5} % and bring it {6}."),
                 pretty(played), per_cent(fate.lost_share), pretty(*fate.taker),
                 static_cast<int>(std::lround(fate.points_given)), pretty(better),
                 per_cent(other.lost_share), static_cast<int>(std::lround(other.points_given)));
}

Message explain_open(Card best, bool is_dead) {
  if (is_dead) {
    return Message(
        KIBIC_TEXT("Every card leads to the same result in the deals that cannot be "
                   "ruled out."));
  }
  return Message(KIBIC_TEXT("{0} promises most on what can be known here."), pretty(best));
}

}  // namespace kibic::marias
