// Second and third hand in a trump contract. Sources: smearing (mazání) is the seed thesis 3.6.6;
// holding the eso for the desítka, trumping low and keeping the high trump for the last trick, and
// high-low to partner's lead are the problems 044, 026 and 066.
#include <array>

#include "analyzer/engines/marias/heuristic/pick.h"
#include "analyzer/engines/marias/heuristic/rule.h"

namespace kibic::marias {
namespace {

constexpr double nearly_sure = 0.9;
constexpr double likely = 0.6;

bool is_plain_lead(const Situation& s) {
  return s.led_suit() != *s.trump;
}
bool follows(const Situation& s) {
  return !s.hand.in(s.led_suit()).empty();
}

CardSet winners(const Situation& s, double chance) {
  return those(s.legal,
               [&](Card card) { return s.takes_lead(card) && s.chance_of_trick(card) >= chance; });
}

// --- Both sides.

CardSet hold_eso_for_ten(const Situation& s) {
  if (!is_plain_lead(s) || !s.is_last()) return {};
  const Card ten(s.led_suit(), Rank::desitka);
  if (!s.legal.contains(Card(s.led_suit(), Rank::eso)) || !is_against(s, ten)) return {};
  return lowest(s, winners(s, likely).in(s.led_suit()) - CardSet::sharp());
}

CardSet take_with_sharp(const Situation& s) {
  if (!is_plain_lead(s)) return {};
  return lowest(s, winners(s, nearly_sure).in(s.led_suit()) & CardSet::sharp());
}

CardSet save_trump_ten(const Situation& s) {
  const Card ten(*s.trump, Rank::desitka);
  if (!s.legal.contains(ten) || !s.takes_lead(ten) || !s.is_sure(ten)) return {};
  return is_eso_against(s, *s.trump) ? CardSet{ten} : CardSet{};
}

CardSet trump_low(const Situation& s) {
  if (!is_plain_lead(s) || s.own_side_winning) return {};
  return lowest(s, winners(s, likely).in(*s.trump));
}

CardSet win_cheaply(const Situation& s) {
  if (s.own_side_winning) return {};
  const CardSet small = winners(s, likely) - CardSet::sharp();
  return lowest(s, small);
}

CardSet show_marriage(const Situation& s) {
  return marriages_in(s, s.legal);
}

// Cards to throw on a trick the other side gets: neither sharp nor trump, no guard of a desítka.
CardSet throwable(const Situation& s) {
  return without_guards(s, small_plain(s));
}

CardSet keep_sharp(const Situation& s) {
  return follows(s) ? lowest(s, throwable(s)) : CardSet{};
}

// Void and without trumps (rule book 1.9: otherwise a trump has to be played).
CardSet throw_idle(const Situation& s) {
  return lowest(s, in_longest_suit(s, throwable(s)));
}

CardSet lowest_trump(const Situation& s) {
  return lowest(s, s.legal.in(*s.trump) - CardSet::sharp());
}

CardSet lesser_evil(const Situation& s) {
  return lowest(s, s.legal);
}

Message say_hold_eso(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("{0} is enough for this trick; {1} waits to catch {2}."), spell(card),
                 spell(Card(s.led_suit(), Rank::eso)), spell(Card(s.led_suit(), Rank::desitka)));
}
Message say_take_sharp(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} takes the trick and brings its own ten points home."),
                 spell(card));
}
Message say_save_ten(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("{0} is safe in this trick; later {1} could catch it."), spell(card),
                 spell(Card(*s.trump, Rank::eso)));
}
Message say_trump_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is enough to trump; the higher trumps stay for the last tricks."),
                 spell(card));
}
Message say_win(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} is the cheapest card that should take the trick."), spell(card));
}
Message say_marriage(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("{0} shows the hláška, which is worth {1} points whoever takes the "
                            "trick."),
                 spell(card), card.suit() == s.trump ? 40 : 20);
}
Message say_idle(const Situation&, Card card) {
  return Message(KIBIC_TEXT("A free discard: {0} is from the longest suit and guards nothing."),
                 spell(card));
}
Message say_keep_sharp(const Situation&, Card card) {
  return Message(KIBIC_TEXT("The other side should get this trick, so it gets only {0} and no eso "
                            "or desítka."),
                 spell(card));
}
Message say_lowest_trump(const Situation&, Card card) {
  return Message(KIBIC_TEXT("A trump has to be played; {0} is the least useful one."), spell(card));
}
Message say_lesser_evil(const Situation&, Card card) {
  return Message(KIBIC_TEXT("Every card costs something here; {0} costs least."), spell(card));
}

// --- Defenders only.

bool is_partners_trick(const Situation& s, Card card) {
  return s.winning_seat == s.partner && !s.takes_lead(card) &&
         s.chance_of_trick(card) >= nearly_sure;
}

CardSet smear_ten(const Situation& s) {
  const CardSet tens = those(s.legal - CardSet::of(*s.trump), [&](Card card) {
    return card.rank() == Rank::desitka && is_partners_trick(s, card);
  });
  // First the desítka that an eso can still catch.
  const CardSet endangered = those(tens, [&](Card card) { return is_eso_against(s, card.suit()); });
  return endangered.empty() ? tens : endangered;
}

// An eso is worth smearing when it would hardly take a trick of its own.
CardSet smear_eso(const Situation& s) {
  return those(s.legal - CardSet::of(*s.trump), [&](Card card) {
    return card.rank() == Rank::eso && is_partners_trick(s, card) &&
           (s.chance_of_void(s.declarer, card.suit()) > 0.4 || s.hand.size() <= 3);
  });
}

CardSet high_low(const Situation& s) {
  if (!is_plain_lead(s) || s.trick.leader != s.partner) return {};
  const CardSet suit = s.hand.in(s.led_suit());
  const bool is_pair = suit.size() == 2 && (suit & CardSet::sharp()).empty();
  if (!is_pair || s.legal != suit || s.takes_lead(highest(s, suit).first())) return {};
  return highest(s, suit);
}

Message say_smear(const Situation& s, Card card) {
  return Message(KIBIC_TEXT("Partner takes this trick with {1}, so {0} is smeared onto it."),
                 spell(card), spell(*s.winning_card));
}
Message say_high_low(const Situation&, Card card) {
  return Message(KIBIC_TEXT("{0} before the lower card tells partner that this suit is short."),
                 spell(card));
}

constexpr std::array declarer_follows{
    Rule{"marias.follow.hold-eso-for-ten", hold_eso_for_ten, say_hold_eso},
    Rule{"marias.follow.take-with-sharp", take_with_sharp, say_take_sharp},
    Rule{"marias.follow.save-trump-ten", save_trump_ten, say_save_ten},
    Rule{"marias.follow.trump-low", trump_low, say_trump_low},
    Rule{"marias.follow.win-cheaply", win_cheaply, say_win},
    Rule{"marias.follow.show-marriage", show_marriage, say_marriage},
    Rule{"marias.follow.keep-sharp", keep_sharp, say_keep_sharp},
    Rule{"marias.follow.throw-idle", throw_idle, say_idle},
    Rule{"marias.follow.lowest-trump", lowest_trump, say_lowest_trump},
    Rule{"marias.follow.lesser-evil", lesser_evil, say_lesser_evil},
};

constexpr std::array defender_follows{
    Rule{"marias.defend.follow.smear-ten", smear_ten, say_smear},
    Rule{"marias.defend.follow.smear-eso", smear_eso, say_smear},
    Rule{"marias.defend.follow.hold-eso-for-ten", hold_eso_for_ten, say_hold_eso},
    Rule{"marias.defend.follow.take-with-sharp", take_with_sharp, say_take_sharp},
    Rule{"marias.defend.follow.save-trump-ten", save_trump_ten, say_save_ten},
    Rule{"marias.defend.follow.trump-low", trump_low, say_trump_low},
    Rule{"marias.defend.follow.win-cheaply", win_cheaply, say_win},
    Rule{"marias.defend.follow.show-marriage", show_marriage, say_marriage},
    Rule{"marias.defend.follow.high-low", high_low, say_high_low},
    Rule{"marias.defend.follow.keep-sharp", keep_sharp, say_keep_sharp},
    Rule{"marias.defend.follow.throw-idle", throw_idle, say_idle},
    Rule{"marias.defend.follow.lowest-trump", lowest_trump, say_lowest_trump},
    Rule{"marias.defend.follow.lesser-evil", lesser_evil, say_lesser_evil},
};

}  // namespace

std::span<const Rule> declarer_follow_rules() {
  return declarer_follows;
}
std::span<const Rule> defender_follow_rules() {
  return defender_follows;
}

}  // namespace kibic::marias
