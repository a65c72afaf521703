// Durch. Sources: the seed thesis 3.6.5 gives the order of steps for both sides; what can be shown
// to partner without giving the guard up is the problems 059, 061 and 064.
#include <array>

#include "analyzer/engines/marias/heuristic/pick.h"
#include "analyzer/engines/marias/heuristic/rule.h"

namespace kibic::marias {
namespace {

bool follows(const Situation& s) {
  return !s.is_leading() && !s.hand.in(s.led_suit()).empty();
}
bool discards(const Situation& s) {
  return !s.is_leading() && !follows(s);
}

// --- Declarer.

CardSet lead_top(const Situation& s) {
  if (!s.is_leading()) return {};
  const CardSet tops = those(s.legal, [&](Card card) { return s.is_master(card); });
  return highest(s, in_longest_suit(s, tops));
}

CardSet lead_hope(const Situation& s) {
  return likeliest(s, s.legal);
}

Message say_top(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} cannot be beaten and is from the longest suit, so the defenders "
                            "learn least."),
                 spell(card));
}
Message say_hope(const Situation&, Card card) {
  return Message(KIBIC_TEXT("No card is safe any more; {0} has the best chance to get through."),
                 spell(card));
}

// --- Defenders.

// The cards of one suit stop the declarer: fewer cards above the highest than cards to wait with,
// and he may hold one below it.
bool guards(const Situation& s, CardSet suit_cards) {
  if (suit_cards.empty()) return false;
  const Card top = highest(s, suit_cards).first();
  const CardSet his = s.may_hold_in(s.declarer, top.suit());
  const int over = (above(top, true) & his).size();
  return over < suit_cards.size() && !(his - above(top, true)).empty();
}

CardSet beat(const Situation& s) {
  return lowest(s, those(s.legal, [&](Card card) { return s.takes_lead(card); }));
}

CardSet follow_low(const Situation& s) {
  return follows(s) ? lowest(s, s.legal) : CardSet{};
}

CardSet throw_dead_suit(const Situation& s) {
  if (!discards(s)) return {};
  return lowest(
      s, those(s.legal, [&](Card card) { return s.is_known_void(s.declarer, card.suit()); }));
}

// Partner's first discard of the suit was high: he guards it.
bool has_partner_shown(const Situation& s, Suit suit) {
  const CardSet thrown = s.thrown[static_cast<std::size_t>(s.partner)].in(suit);
  return !thrown.empty() && highest(s, thrown).first().rank() != Rank::desitka &&
         s.power(highest(s, thrown).first()) >= strength(Rank::svrsek, true);
}

CardSet throw_partners_suit(const Situation& s) {
  if (!discards(s)) return {};
  return highest(s, those(s.legal, [&](Card card) { return has_partner_shown(s, card.suit()); }));
}

CardSet show_guard(const Situation& s) {
  if (!discards(s)) return {};
  return highest(s, those(s.legal, [&](Card card) {
                   CardSet rest = s.hand.in(card.suit());
                   const bool is_top = highest(s, rest).contains(card);
                   rest.erase(card);
                   const bool is_news =
                       s.thrown[static_cast<std::size_t>(s.seat)].in(card.suit()).empty();
                   return is_top && is_news && s.power(card) >= strength(Rank::svrsek, true) &&
                          guards(s, rest);
                 }));
}

// Low cards of a guarded suit that are not needed to wait with.
CardSet throw_spare(const Situation& s) {
  if (!discards(s)) return {};
  return lowest(s, those(s.legal, [&](Card card) {
                  CardSet rest = s.hand.in(card.suit());
                  if (!guards(s, rest) || highest(s, rest).contains(card)) return false;
                  rest.erase(card);
                  return guards(s, rest);
                }));
}

CardSet throw_unguarded(const Situation& s) {
  if (!discards(s)) return {};
  return lowest(s, in_shortest_suit(s, those(s.legal, [&](Card card) {
                                      return !guards(s, s.hand.in(card.suit()));
                                    })));
}

CardSet give_up_longest(const Situation& s) {
  return lowest(s, in_longest_suit(s, s.legal));
}

Message say_beat(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} beats the declarer's card and ends the durch."), spell(card));
}
Message say_follow_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The trick cannot be won; the lowest card {0} keeps the guards."),
                 spell(card));
}
Message say_dead(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The declarer cannot hold this suit any more, so {0} is free."),
                 spell(card));
}
Message say_partners_suit(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Partner has shown that he guards this suit, so {0} can go."),
                 spell(card));
}
Message say_show(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} shows partner that this suit is guarded; the cards left still "
                            "guard it."),
                 spell(card));
}
Message say_spare(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is more than the guard of this suit needs."), spell(card));
}
Message say_unguarded(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is from the shortest suit that cannot stop the declarer anyway."),
                 spell(card));
}
Message say_give_up(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Every suit is guarded and one must suffer; {0} leaves the longest "
                            "guard."),
                 spell(card));
}

constexpr std::array declarer_rules{
    Rule{"marias.durch.lead-top", lead_top, say_top},
    Rule{"marias.durch.lead-hope", lead_hope, say_hope},
};

constexpr std::array defender_rules{
    Rule{"marias.durch.defend.beat", beat, say_beat},
    Rule{"marias.durch.defend.follow-low", follow_low, say_follow_low},
    Rule{"marias.durch.defend.throw-dead-suit", throw_dead_suit, say_dead},
    Rule{"marias.durch.defend.partners-suit", throw_partners_suit, say_partners_suit},
    Rule{"marias.durch.defend.show-guard", show_guard, say_show},
    Rule{"marias.durch.defend.throw-spare", throw_spare, say_spare},
    Rule{"marias.durch.defend.throw-unguarded", throw_unguarded, say_unguarded},
    Rule{"marias.durch.defend.give-up", give_up_longest, say_give_up},
};

}  // namespace

std::span<const Rule> durch_declarer_rules() {
  return declarer_rules;
}
std::span<const Rule> durch_defender_rules() {
  return defender_rules;
}

}  // namespace kibic::marias
