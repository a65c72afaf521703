// The rules in the order in which they are asked: what decides the game at once, captures and
// doublings that hold, answers to threats, the race of the counts, then building.
#include <algorithm>
#include <array>
#include <climits>

#include "analyzer/engines/klokan/heuristic/rule.h"

namespace kibic::klokan {
namespace {

constexpr int race_length = 8;  // half-moves before the quiet counter runs out

int term(const Terms& terms, Term which) {
  return terms[static_cast<std::size_t>(which)];
}

// The options that fit, those with the greatest measure among them.
template <class Fits, class Measure>
Choice best_of(const Situation& s, const Fits& fits, const Measure& measure) {
  Choice best;
  int greatest = INT_MIN;
  for (std::size_t i = 0; i < s.options.size(); ++i) {
    const Option& option = s.options[i];
    if (!fits(option)) continue;
    const int value = measure(option);
    if (value > greatest) best.clear();
    if (value >= greatest) best.push_back(i);
    greatest = std::max(greatest, value);
  }
  return best;
}

int lead_after(const Option& option) {
  return option.own[0] - option.enemy[0];
}
int net(const Option& option) {
  return option.net();
}
int movable_after(const Option& option) {
  return term(option.own, Term::movable);
}
bool captures(const Option& option) {
  return option.named.move.captured != 0;
}
bool doubles(const Option& option) {
  return option.named.move.doubles;
}

// --- The end of the game.

Choice end_win(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return o.ends_game && lead_after(o) > 0; }, lead_after);
}
Choice end_draw(const Situation& s) {
  if (s.lead() >= 0) return {};
  return best_of(
      s, [](const Option& o) { return o.ends_game && lead_after(o) == 0; }, lead_after);
}
// Behind, with half-moves that would end it and others that would not.
Choice end_avoid(const Situation& s) {
  if (s.lead() >= 0) return {};
  const auto ends = best_of(
      s, [](const Option& o) { return o.ends_game; }, lead_after);
  if (ends.empty()) return {};
  return best_of(
      s, [](const Option& o) { return !o.ends_game && o.net() >= 0; }, net);
}

// --- Captures and doublings.

Choice capture_free(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return captures(o) && o.is_safe() && o.gain >= 2; }, net);
}
Choice capture_most(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return captures(o) && o.net() >= 2; }, net);
}
Choice crown_capture(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return captures(o) && doubles(o) && o.net() >= 1; }, net);
}
Choice crown_now(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return doubles(o) && o.is_safe(); }, net);
}
Choice capture_one(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return captures(o) && o.net() >= 1; }, net);
}
Choice crown_hold(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return doubles(o) && o.net() >= 1; }, net);
}

// --- Threats.

Choice threat_counter(const Situation& s) {
  if (s.threat == 0) return {};
  return best_of(
      s, [](const Option& o) { return captures(o) && o.net() >= 0; },
      [](const Option& o) { return o.net() * 100 - o.reply; });
}
Choice threat_answer(const Situation& s) {
  if (s.threat == 0) return {};
  return best_of(
      s, [](const Option& o) { return o.is_safe(); }, movable_after);
}
Choice threat_lessen(const Situation& s) {
  if (s.threat < 2) return {};
  return best_of(
      s, [&](const Option& o) { return o.reply < s.threat; },
      [](const Option& o) { return o.net() * 100 + movable_after(o); });
}

// --- The race of the counts.

Choice race_count(const Situation& s) {
  if (s.lead() <= 0 || s.quiet_left() > race_length) return {};
  return best_of(
      s, [](const Option& o) { return o.gain == 0 && o.is_safe(); }, movable_after);
}
Choice race_break(const Situation& s) {
  if (s.lead() >= 0 || s.quiet_left() > race_length) return {};
  return best_of(
      s, [](const Option& o) { return o.gain > 0; }, net);
}
Choice trade_ahead(const Situation& s) {
  if (s.lead() < 2) return {};
  return best_of(
      s, [](const Option& o) { return captures(o) && o.net() >= 0; }, net);
}
Choice stick_other(const Situation& s) {
  if (s.lead() <= 0) return {};
  const int now = term(s.enemy, Term::movable);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && term(o.enemy, Term::movable) <= now - 2; },
      [](const Option& o) { return -term(o.enemy, Term::movable); });
}

// --- Building.

Choice attack_two(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return o.is_safe() && o.threat >= 2; },
      [](const Option& o) { return o.threat; });
}
Choice crown_prepare(const Situation& s) {
  const int now = term(s.own, Term::crowns);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && term(o.own, Term::crowns) > now; },
      [](const Option& o) { return term(o.own, Term::crowns); });
}
Choice free_stuck(const Situation& s) {
  const int now = term(s.own, Term::movable);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && movable_after(o) >= now + 2; },
      movable_after);
}
Choice fetch_lonely(const Situation& s) {
  const int now = term(s.own, Term::lonely);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && term(o.own, Term::lonely) < now; },
      [](const Option& o) { return -term(o.own, Term::lonely); });
}
Choice keep_pair(const Situation& s) {
  const int now = term(s.own, Term::pairs);
  const int ranks = term(s.own, Term::advanced);
  return best_of(
      s,
      [&](const Option& o) {
        return o.is_safe() && term(o.own, Term::pairs) >= now &&
               term(o.own, Term::advanced) > ranks;
      },
      [](const Option& o) { return term(o.own, Term::pairs); });
}
Choice advance_safe(const Situation& s) {
  const int ranks = term(s.own, Term::advanced);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && term(o.own, Term::advanced) > ranks; },
      [](const Option& o) { return term(o.own, Term::advanced); });
}
Choice border_safe(const Situation& s) {
  const int now = term(s.own, Term::border);
  return best_of(
      s, [&](const Option& o) { return o.is_safe() && term(o.own, Term::border) > now; },
      movable_after);
}
Choice mobility_keep(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return o.is_safe(); }, movable_after);
}
Choice trade_even(const Situation& s) {
  return best_of(
      s, [](const Option& o) { return o.gain > 0 && o.net() >= 0; },
      [](const Option& o) { return o.gain; });
}
Choice lose_least(const Situation& s) {
  return best_of(
      s, [](const Option&) { return true; }, net);
}

constexpr std::array<Rule, 26> table{{
    {"klokan.end.win", end_win, KIBIC_TEXT("{0} ends the game while you are ahead.")},
    {"klokan.end.draw", end_draw, KIBIC_TEXT("{0} ends the game level; you were behind.")},
    {"klokan.end.avoid", end_avoid,
     KIBIC_TEXT("You are behind, so the game must not end yet: {0} keeps it going.")},
    {"klokan.capture.free", capture_free,
     KIBIC_TEXT("{0} gains {1} and nothing can be taken back.")},
    {"klokan.capture.most", capture_most,
     KIBIC_TEXT("{0} gains {1}, more than any answer takes back.")},
    {"klokan.crown.capture", crown_capture,
     KIBIC_TEXT("{0} captures and doubles the stone in one half-move.")},
    {"klokan.crown.now", crown_now,
     KIBIC_TEXT("{0} doubles the stone, and it counts two from now on.")},
    {"klokan.capture.one", capture_one, KIBIC_TEXT("{0} wins a stone for good.")},
    {"klokan.crown.hold", crown_hold,
     KIBIC_TEXT("{0} doubles the stone and is worth more than what the answer takes.")},
    {"klokan.threat.counter", threat_counter,
     KIBIC_TEXT("The other side threatens to gain {2}; {0} captures first.")},
    {"klokan.race.break", race_break,
     KIBIC_TEXT("The quiet counter is running out and you are behind: {0} starts it again.")},
    {"klokan.trade.ahead", trade_ahead,
     KIBIC_TEXT("Ahead on the count, exchanges help you: {0} trades stones.")},
    {"klokan.threat.answer", threat_answer,
     KIBIC_TEXT("The other side threatens to gain {2}; after {0} nothing can be taken.")},
    {"klokan.threat.lessen", threat_lessen,
     KIBIC_TEXT("Not everything can be saved, but {0} loses less than the {2} threatened.")},
    {"klokan.race.count", race_count,
     KIBIC_TEXT("The quiet counter is running out and you are ahead: {0} changes nothing.")},
    {"klokan.stick.other", stick_other,
     KIBIC_TEXT("Ahead on the count, leave the other side without jumps: {0} takes some away.")},
    {"klokan.attack.two", attack_two, KIBIC_TEXT("{0} is safe and threatens at least two stones.")},
    {"klokan.crown.prepare", crown_prepare,
     KIBIC_TEXT("{0} brings a stone one jump from the far rank.")},
    {"klokan.free.stuck", free_stuck,
     KIBIC_TEXT("{0} gives stones that were stuck their jumps back.")},
    {"klokan.fetch.lonely", fetch_lonely,
     KIBIC_TEXT("{0} joins a stone that stood alone: without neighbours it cannot jump.")},
    {"klokan.keep.pair", keep_pair,
     KIBIC_TEXT("{0} goes forward and keeps stones beside each other, where one backs the "
                "other.")},
    {"klokan.advance.safe", advance_safe, KIBIC_TEXT("{0} goes forward and cannot be captured.")},
    {"klokan.border.safe", border_safe,
     KIBIC_TEXT("{0} goes to the border, where stones are hard to capture.")},
    {"klokan.mobility.keep", mobility_keep,
     KIBIC_TEXT("{0} is safe and keeps most stones able to jump.")},
    {"klokan.trade.even", trade_even, KIBIC_TEXT("Nothing is safe; {0} at least trades evenly.")},
    {"klokan.lose.least", lose_least,
     KIBIC_TEXT("Every half-move loses something; {0} loses least.")},
}};

}  // namespace

std::span<const Rule> rules() {
  return table;
}

}  // namespace kibic::klokan
