// Betl. The duty to beat binds everybody, so a card led by the declarer is safe exactly when one
// above it is still out. Sources: problems 019 (lead the dangerous card while the eso is out), 021
// (void defender throws the blocking eso), 074 and 084 (how cards are caught and got rid of).
#include <algorithm>
#include <array>

#include "analyzer/engines/marias/heuristic/pick.h"
#include "analyzer/engines/marias/heuristic/rule.h"

namespace kibic::marias {
namespace {

bool follows(const Situation& s) {
  return !s.is_leading() && !s.hand.in(s.led_suit()).empty();
}

// How easily the card may be caught: the more cards it can be led under and the fewer there are to
// take the trick from it. Own low cards are no cover, as the duty to beat forces it out. 0: never.
double danger(const Situation& s, Card card) {
  const int under = s.unseen_below(card).size();
  return static_cast<double>(under) / (1.0 + s.unseen_above(card).size());
}

CardSet most_dangerous(const Situation& s, CardSet cards) {
  double worst = 0.0;
  for (const Card card : cards) worst = std::max(worst, danger(s, card));
  if (worst <= 0.0) return {};
  return highest(s, those(cards, [&](Card card) { return danger(s, card) >= worst; }));
}

// --- Declarer.

CardSet safe_leads(const Situation& s) {
  if (!s.is_leading()) return {};
  return those(s.legal, [&](Card card) { return !s.unseen_above(card).empty(); });
}

CardSet lead_danger(const Situation& s) {
  return most_dangerous(s, safe_leads(s));
}

CardSet lead_safe_low(const Situation& s) {
  return lowest(s, safe_leads(s));
}

CardSet duck_high(const Situation& s) {
  if (!follows(s)) return {};
  return highest(s, those(s.legal, [&](Card card) { return !s.takes_lead(card); }));
}

CardSet throw_danger(const Situation& s) {
  return s.is_leading() || follows(s) ? CardSet{} : most_dangerous(s, s.legal);
}

CardSet throw_high(const Situation& s) {
  return s.is_leading() || follows(s) ? CardSet{} : highest(s, s.legal);
}

CardSet beat_low(const Situation& s) {
  return lowest(s, s.legal);
}

Message say_lead_danger(const Situation& s, Card card) {
  const CardSet over = s.unseen_above(card);
  return Message(KIBIC_TEXT("{0} could be caught later; now somebody must beat it, as {1} is still "
                            "out."),
                 spell(card), spell(lowest(s, over).first()));
}
Message say_lead_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is the lowest card that somebody must beat."), spell(card));
}
Message say_duck(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("{0} is the highest card that stays below {1}."), spell(card),
                 spell(*s.winning_card));
}
Message say_throw_danger(const Situation&, Card card) {
  return Message(KIBIC_TEXT("A free discard: {0} is the card most easily caught later."),
                 spell(card));
}
Message say_throw_high(const Situation&, Card card) {
  return Message(KIBIC_TEXT("No card can be caught any more; the highest, {0}, goes."),
                 spell(card));
}
Message say_beat_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("There is no way below; {0} leaves the others most cards to beat it."),
                 spell(card));
}

// --- Defenders.

bool is_lost_for_declarer(const Situation& s) {
  return s.winning_seat == s.declarer;
}

// Estimate that the declarer has to take a trick led with the card. He chose a hand of low cards,
// so cards above a high one are rarer with him than chance says.
double catch_chance(const Situation& s, Card card) {
  const CardSet over = above(card, true);
  const double rarity = 1.0 - s.power(card) / 10.0;
  return rarity * s.chance_of_any(s.declarer, over) * (1.0 - s.chance_of_any(s.partner, over));
}

CardSet lead_where_partner_void(const Situation& s) {
  if (!s.is_leading()) return {};
  return lowest(s, those(s.legal, [&](Card card) {
                  return s.is_known_void(s.partner, card.suit()) &&
                         s.chance_of_any(s.declarer, above(card, true)) > 0.0;
                }));
}

CardSet lead_under(const Situation& s) {
  if (!s.is_leading()) return {};
  double best = 0.1;  // below that the lead is a shot in the dark
  for (const Card card : s.legal) best = std::max(best, catch_chance(s, card));
  return those(s.legal, [&](Card card) { return catch_chance(s, card) >= best; });
}

CardSet lead_short(const Situation& s) {
  if (!s.is_leading()) return {};
  const CardSet useful =
      those(s.legal, [&](Card card) { return !s.is_known_void(s.declarer, card.suit()); });
  return highest(s, in_shortest_suit(s, useful));
}

CardSet leave_trick(const Situation& s) {
  if (!follows(s) || !is_lost_for_declarer(s)) return {};
  return highest(s, those(s.legal, [&](Card card) { return !s.takes_lead(card); }));
}

// The declarer plays after this seat.
bool is_before_declarer(const Situation& s) {
  return s.trick.size == 1 && s.trick.seat_of(2) == s.declarer;
}

CardSet stay_low(const Situation& s) {
  return follows(s) && is_before_declarer(s) ? lowest(s, s.legal) : CardSet{};
}

CardSet unblock(const Situation& s) {
  return follows(s) ? highest(s, s.legal) : CardSet{};
}

CardSet throw_blocker(const Situation& s) {
  if (s.is_leading() || follows(s)) return {};
  // A card blocks when partner could catch the declarer below it.
  const CardSet blocking = those(s.legal, [&](Card card) {
    return !(s.may_hold_in(s.declarer, card.suit()) - above(card, true)).empty();
  });
  return highest(s, in_shortest_suit(s, blocking));
}

CardSet throw_idle(const Situation& s) {
  return highest(s, in_longest_suit(s, s.legal));
}

Message say_partner_void(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Partner has none of this suit and cannot save the declarer from {0}."),
                 spell(card));
}
Message say_under(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is led under the declarer: he must beat it if he can, and partner "
                            "has few cards above."),
                 spell(card));
}
Message say_lead_short(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} clears a short suit, so that it cannot take a trick meant for the "
                            "declarer."),
                 spell(card));
}
Message say_leave(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("The declarer has the trick with {1}; {0} leaves it to him."),
                 spell(card), spell(*s.winning_card));
}
Message say_stay_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The declarer still has to play; {0} leaves him as many cards as "
                            "possible that must beat it."),
                 spell(card));
}
Message say_unblock(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} goes now; the lower cards are needed to catch the declarer."),
                 spell(card));
}
Message say_blocker(const Situation&, Card card) {
  return Message(
      KIBIC_TEXT("{0} would only take a trick away from the declarer; without it partner "
                 "can catch him in this suit."),
      spell(card));
}
Message say_idle(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The declarer cannot be caught in this suit, so {0} can go."),
                 spell(card));
}

constexpr std::array declarer_rules{
    Rule{"marias.betl.lead-danger", lead_danger, say_lead_danger},
    Rule{"marias.betl.lead-safe-low", lead_safe_low, say_lead_low},
    Rule{"marias.betl.duck-high", duck_high, say_duck},
    Rule{"marias.betl.throw-danger", throw_danger, say_throw_danger},
    Rule{"marias.betl.throw-high", throw_high, say_throw_high},
    Rule{"marias.betl.beat-low", beat_low, say_beat_low},
};

constexpr std::array defender_rules{
    Rule{"marias.betl.defend.lead-partner-void", lead_where_partner_void, say_partner_void},
    Rule{"marias.betl.defend.lead-under", lead_under, say_under},
    Rule{"marias.betl.defend.lead-short", lead_short, say_lead_short},
    Rule{"marias.betl.defend.leave-trick", leave_trick, say_leave},
    Rule{"marias.betl.defend.stay-low", stay_low, say_stay_low},
    Rule{"marias.betl.defend.unblock", unblock, say_unblock},
    Rule{"marias.betl.defend.throw-blocker", throw_blocker, say_blocker},
    Rule{"marias.betl.defend.throw-idle", throw_idle, say_idle},
};

}  // namespace

std::span<const Rule> betl_declarer_rules() {
  return declarer_rules;
}
std::span<const Rule> betl_defender_rules() {
  return defender_rules;
}

}  // namespace kibic::marias
