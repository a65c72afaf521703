// Leading in a trump contract. Sources: the order "first a suit that costs the others trumps, then
// the longest suit" is the seed thesis 3.6.4; forcing the eso out, cashing an eso while it lives
// and not pulling partner's desítka are the problems 036, 039, 041, 024 and 001.
#include <algorithm>
#include <array>

#include "analyzer/engines/marias/heuristic/pick.h"
#include "analyzer/engines/marias/heuristic/rule.h"

namespace kibic::marias {
namespace {

// A plain lead counts as safe from ruffs above this estimate; measured in self-play, where 0.6 to
// 0.8 make no difference within the noise.
constexpr double likely = 0.7;

CardSet trumps_against(const Situation& s) {
  return s.opponents_may_hold().in(*s.trump);
}

CardSet legal_trumps(const Situation& s) {
  return s.legal.in(*s.trump);
}

CardSet plain_masters(const Situation& s) {
  return those(s.legal - CardSet::of(*s.trump),
               [&](Card card) { return s.is_master(card) && s.chance_of_trick(card) >= likely; });
}

// --- The declarer leads.

CardSet draw_trumps(const Situation& s) {
  if (trumps_against(s).empty() || s.trumps().size() < 3) return {};
  if (s.trumps().size() < trumps_against(s).size()) return {};
  return highest(s, those(legal_trumps(s), [&](Card card) { return s.is_master(card); }));
}

CardSet force_high_trump(const Situation& s) {
  const CardSet against = trumps_against(s);
  if (against.empty() || s.trumps().size() < against.size() + 2) return {};
  return highest(s, legal_trumps(s) - CardSet::sharp());
}

CardSet cash_master(const Situation& s) {
  const CardSet masters = plain_masters(s);
  const CardSet sharp = masters & CardSet::sharp();
  return likeliest(s, sharp.empty() ? masters : sharp);
}

CardSet lead_marriage(const Situation& s) {
  const CardSet shown = marriages_in(s, s.legal);
  const CardSet in_trumps = shown.in(*s.trump);
  // The first hláška may be the one that counts, so the dearer one goes first.
  return has_sto(s.contract.kind) && !in_trumps.empty() ? in_trumps : shown;
}

CardSet force_eso_under_ten(const Situation& s) {
  return highest(s, those(small_plain(s), [&](Card card) {
                   return card.rank() >= Rank::svrsek && is_eso_against(s, card.suit()) &&
                          s.hand.contains(Card(card.suit(), Rank::desitka));
                 }));
}

CardSet hold_last_trump(const Situation& s) {
  if (s.trumps().size() != 1) return {};
  return lowest(s, in_longest_suit(s, without_guards(s, small_plain(s))));
}

CardSet lead_long_suit(const Situation& s) {
  const CardSet cards = in_longest_suit(s, without_guards(s, small_plain(s)));
  if (cards.empty() || s.hand.in(cards.first().suit()).size() < 3) return {};
  return lowest(s, cards);
}

CardSet lead_short_suit(const Situation& s) {
  if (s.trumps().size() < 2) return {};
  return lowest(s, in_shortest_suit(s, without_guards(s, small_plain(s))));
}

CardSet lead_small_trump(const Situation& s) {
  return lowest(s, legal_trumps(s) - CardSet::sharp());
}

CardSet least_loss(const Situation& s) {
  return lowest(s, likeliest(s, s.legal));
}

Message say_draw(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} cannot be beaten and takes trumps out of both defenders' hands."),
                 spell(card));
}
Message say_force_trump(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Trumps are long: {0} makes the defenders spend their high trump now."),
                 spell(card));
}
Message say_cash(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is the highest card left in its suit; it should be cashed before "
                            "somebody can trump it."),
                 spell(card));
}
Message say_marriage(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("{0} shows the hláška, which is worth {1} points whoever takes the "
                            "trick."),
                 spell(card), card.suit() == s.trump ? 40 : 20);
}
Message say_force_eso(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} forces out {1}; then {2} is good."), spell(card),
                 spell(Card(card.suit(), Rank::eso)), spell(Card(card.suit(), Rank::desitka)));
}
Message say_hold_last(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("The last trump {1} should be kept for the last trick, so {0} is led."),
                 spell(card), spell(s.trumps().first()));
}
Message say_long(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is from the longest suit: it costs the others trumps and makes "
                            "the rest of the suit good."),
                 spell(card));
}
Message say_short(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} shortens a short suit, so that it can be trumped later."),
                 spell(card));
}
Message say_small_trump(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Nothing else can be led without giving points away, so the small "
                            "trump {0} goes."),
                 spell(card));
}
Message say_least_loss(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} has the best chance of all cards to take the trick."),
                 spell(card));
}

// --- A defender leads.

// A sharp card of the suit that partner may have to give up.
bool may_pull_sharp(const Situation& s, Suit suit) {
  return !(s.may_hold_in(s.partner, suit) & CardSet::sharp()).empty();
}

bool declarer_may_trump(const Situation& s) {
  return !s.may_hold_in(s.declarer, *s.trump).empty();
}

CardSet force_declarer(const Situation& s) {
  if (!declarer_may_trump(s)) return {};
  return lowest(s, in_longest_suit(s, those(small_plain(s), [&](Card card) {
                                     return s.is_known_void(s.declarer, card.suit()) &&
                                            !may_pull_sharp(s, card.suit());
                                   })));
}

CardSet lead_to_partners_trump(const Situation& s) {
  if (s.chance_of_any(s.partner, CardSet::of(*s.trump)) < 0.5) return {};
  constexpr double follows = 0.2;  // largest chance that the declarer is void as well
  const CardSet cards = those(s.legal - CardSet::of(*s.trump), [&](Card card) {
    return s.is_known_void(s.partner, card.suit()) &&
           s.chance_of_void(s.declarer, card.suit()) < follows;
  });
  const CardSet sharp = cards & CardSet::sharp();
  return sharp.empty() ? lowest(s, cards) : lowest(s, sharp);
}

CardSet cash_sharp(const Situation& s) {
  return likeliest(s, plain_masters(s) & CardSet::sharp());
}

CardSet return_partners_suit(const Situation& s) {
  const CardSet led = s.has_led[static_cast<std::size_t>(s.partner)];
  return highest(s, those(small_plain(s), [&](Card card) {
                   return !led.in(card.suit()).empty() && !s.is_known_void(s.declarer, card.suit());
                 }));
}

CardSet lead_through(const Situation& s) {
  if (s.next_seat() != s.declarer) return {};
  const CardSet cards = those(small_plain(s), [&](Card card) {
    return (s.hand.in(card.suit()) & CardSet::sharp()).empty() && may_pull_sharp(s, card.suit()) &&
           !s.is_known_void(s.declarer, card.suit());
  });
  return lowest(s, in_shortest_suit(s, cards));
}

CardSet lead_from_length(const Situation& s) {
  const CardSet cards = those(small_plain(s), [&](Card card) {
    return !s.hand.contains(Card(card.suit(), Rank::desitka)) || !is_eso_against(s, card.suit());
  });
  return lowest(s, in_longest_suit(s, cards));
}

CardSet keep_trumps(const Situation& s) {
  return lowest(s, without_guards(s, small_plain(s)));
}

CardSet lead_trump_instead_of_ten(const Situation& s) {
  return lowest(s, legal_trumps(s) - CardSet::sharp());
}

Message say_force_declarer(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The declarer has no card of this suit: {0} makes him spend a trump, "
                            "and partner loses no points."),
                 spell(card));
}
Message say_partners_trump(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Partner is out of this suit and can trump {0}, while the declarer has "
                            "to follow."),
                 spell(card));
}
Message say_return(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} returns the suit that partner led."), spell(card));
}
Message say_through(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is led through the declarer, who has to play before partner's "
                            "high cards."),
                 spell(card));
}
Message say_from_length(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is from the longest suit and exposes no desítka."), spell(card));
}
Message say_keep_trumps(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} gives no points away and keeps the trumps together."),
                 spell(card));
}
Message say_trump_not_ten(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Only sharp cards are left beside trumps; {0} does not hand one to the "
                            "declarer."),
                 spell(card));
}

constexpr std::array declarer_leads{
    Rule{"marias.lead.draw-trumps", draw_trumps, say_draw},
    Rule{"marias.lead.cash-master", cash_master, say_cash},
    Rule{"marias.lead.show-marriage", lead_marriage, say_marriage},
    Rule{"marias.lead.force-high-trump", force_high_trump, say_force_trump},
    Rule{"marias.lead.force-eso-under-ten", force_eso_under_ten, say_force_eso},
    Rule{"marias.lead.hold-last-trump", hold_last_trump, say_hold_last},
    Rule{"marias.lead.long-suit", lead_long_suit, say_long},
    Rule{"marias.lead.short-suit", lead_short_suit, say_short},
    Rule{"marias.lead.small-trump", lead_small_trump, say_small_trump},
    Rule{"marias.lead.least-loss", least_loss, say_least_loss},
};

constexpr std::array defender_leads{
    Rule{"marias.defend.lead.force-declarer", force_declarer, say_force_declarer},
    Rule{"marias.defend.lead.partners-trump", lead_to_partners_trump, say_partners_trump},
    Rule{"marias.defend.lead.cash-sharp", cash_sharp, say_cash},
    Rule{"marias.defend.lead.show-marriage", lead_marriage, say_marriage},
    Rule{"marias.defend.lead.force-eso-under-ten", force_eso_under_ten, say_force_eso},
    Rule{"marias.defend.lead.return-suit", return_partners_suit, say_return},
    Rule{"marias.defend.lead.through-declarer", lead_through, say_through},
    Rule{"marias.defend.lead.long-suit", lead_from_length, say_from_length},
    Rule{"marias.defend.lead.keep-trumps", keep_trumps, say_keep_trumps},
    Rule{"marias.defend.lead.trump-not-ten", lead_trump_instead_of_ten, say_trump_not_ten},
    Rule{"marias.defend.lead.least-loss", least_loss, say_least_loss},
};

}  // namespace

std::span<const Rule> declarer_lead_rules() {
  return declarer_leads;
}
std::span<const Rule> defender_lead_rules() {
  return defender_leads;
}

}  // namespace kibic::marias
