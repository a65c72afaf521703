#include "analyzer/engines/marias/heuristic/situation.h"

#include <algorithm>

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

KeptSevens kept_by(const View& view) {
  KeptSevens kept;
  const bool is_declarer = view.seat == view.declarer;
  const bool says_against = view.doubling.sedma_against_seat == view.seat;
  if ((is_declarer && has_seven(view.contract->kind)) || says_against) {
    kept.trump_seven = Card(*view.contract->trump, Rank::seven);
  }
  if (is_declarer && view.contract->helper) {
    kept.helper_seven = Card(*view.contract->helper, Rank::seven);
  }
  return kept;
}

// A seat that did not beat what it had to beat holds nothing that would have done it.
void learn_from_play(Situation& s, const Trick& before, int seat, Card card) {
  CardSet& may = s.may_hold[at(seat)];
  const Card winning = before.cards[at(winning_place(before, s.order))];
  const Suit led = before.cards[0].suit();
  if (card.suit() == led) {
    const bool beats = above(winning, s.order.is_natural).contains(card);
    if (winning.suit() == led && !beats) may -= above(winning, s.order.is_natural);
    return;
  }
  may -= CardSet::of(led);
  if (!s.trump) return;
  if (card.suit() != *s.trump) {
    may -= CardSet::of(*s.trump);
  } else if (winning.suit() == *s.trump && !above(winning, s.order.is_natural).contains(card)) {
    may -= above(winning, s.order.is_natural);
  }
}

void read_trick(Situation& s, const Trick& trick) {
  Trick before{.leader = trick.leader};
  for (int place = 0; place < trick.size; ++place) {
    const int seat = trick.seat_of(place);
    const Card card = trick.cards[at(place)];
    if (place == 0) s.has_led[at(seat)].insert(card);
    if (place > 0 && seat != s.seat) learn_from_play(s, before, seat, card);
    const bool is_thrown = place > 0 && card.suit() != trick.cards[0].suit();
    if (is_thrown && card.suit() != s.trump) s.thrown[at(seat)].insert(card);
    s.gone.insert(card);
    before.add(card);
  }
}

// Marriages shown prove the král; a svršek played without one disproves it.
void read_marriages(Situation& s, const View& view) {
  if (!s.trump) return;
  for (const Trick& trick : view.tricks) {
    for (int place = 0; place < trick.size; ++place) {
      const Card card = trick.cards[at(place)];
      const int seat = trick.seat_of(place);
      if (card.rank() != Rank::svrsek || seat == s.seat) continue;
      const Card kral(card.suit(), Rank::kral);
      const bool shown = std::ranges::any_of(view.marriages, [&](const Marriage& marriage) {
        return marriage.seat == seat && marriage.suit == card.suit();
      });
      if (shown) s.must_hold[at(seat)].insert(kral);
      if (!shown) s.may_hold[at(seat)].erase(kral);
    }
  }
}

void read_promises(Situation& s, const View& view) {
  const bool may_bluff = view.options && view.options->sedma_without_seven;
  if (s.trump && has_seven(s.contract.kind) && !may_bluff) {
    s.must_hold[at(s.declarer)].insert(Card(*s.trump, Rank::seven));
  }
  if (const auto against = view.doubling.sedma_against_seat; against && s.trump) {
    s.must_hold[at(*against)].insert(Card(*s.trump, Rank::seven));
  }
  if (view.lay_down_by) s.must_hold[at(*view.lay_down_by)] |= view.laid_down;
}

// Cards that cannot lie in the talon: all for who laid it away, otherwise eso and desítka where
// they may not be discarded (rule book 1.6), and whatever a seat has shown.
CardSet surely_in_hands(const Situation& s, const View& view) {
  if (view.talon) return CardSet::all();
  const bool may_bury =
      !s.trump || (s.contract.helper && view.options->tens_to_talon_in_two_sevens);
  return may_bury ? CardSet{} : CardSet::sharp();
}

// What one seat is known to hold cannot lie elsewhere; what only one seat may hold, it holds.
void settle_holdings(Situation& s, const View& view) {
  s.unseen = CardSet::all() - s.hand - s.gone - view.talon.value_or(CardSet{});
  for (int seat = 0; seat < 3; ++seat) {
    s.must_hold[at(seat)] = seat == s.seat ? s.hand : s.must_hold[at(seat)] & s.unseen;
    if (seat == s.seat) s.may_hold[at(seat)] = s.hand;
    s.may_hold[at(seat)] = (s.may_hold[at(seat)] & (s.unseen | s.hand)) | s.must_hold[at(seat)];
  }
  const int left = (s.seat + 1) % 3;
  const int right = (s.seat + 2) % 3;
  for (const auto& [one, other] : {std::pair{left, right}, std::pair{right, left}}) {
    s.may_hold[at(one)] -= s.must_hold[at(other)] | s.hand;
  }
  for (const auto& [one, other] : {std::pair{left, right}, std::pair{right, left}}) {
    s.must_hold[at(one)] |=
        (s.may_hold[at(one)] - s.may_hold[at(other)]) & surely_in_hands(s, view);
  }
}

void count_points(Situation& s, const View& view) {
  for (const std::size_t side : {0U, 1U})
    s.points[side] = view.points[side] + view.won_before[side];
  for (const Marriage& marriage : view.marriages) {
    s.points[marriage.seat == view.declarer ? 0 : 1] += marriage.value;
  }
}

void look_at_trick(Situation& s) {
  if (s.trick.size == 0) return;
  const int place = winning_place(s.trick, s.order);
  s.winning_seat = s.trick.seat_of(place);
  s.winning_card = s.trick.cards[at(place)];
  s.own_side_winning = !s.is_opponent(*s.winning_seat);
}

bool is_turn(const View& view) {
  return view.phase == Phase::play && view.options && view.contract &&
         view.to_act == Actor::seat(view.seat) && !view.hand.empty();
}

Situation frame_of(const View& view) {
  Situation s;
  s.seat = view.seat;
  s.declarer = view.declarer;
  s.is_declarer = view.seat == view.declarer;
  if (!s.is_declarer) s.partner = 3 - view.seat - view.declarer;
  s.contract = *view.contract;
  s.order = order_of(s.contract, *view.options);
  s.trump = s.contract.trump;
  s.hand = view.hand;
  s.trick.leader = view.seat;
  int complete = view.first_trick - 1;
  for (const Trick& trick : view.tricks) {
    if (trick.is_full()) ++complete;
    if (!trick.is_full() && trick.size > 0) s.trick = trick;
  }
  s.trick_number = complete + 1;
  for (int place = 0; place < 3; ++place) {
    s.hand_size[at(s.trick.seat_of(place))] = s.hand.size() - (place < s.trick.size ? 1 : 0);
  }
  return s;
}

}  // namespace

CardSet Situation::unseen_below(Card card) const {
  return unseen.in(card.suit()) - above(card, order.is_natural) - CardSet{card};
}

CardSet Situation::opponents_may_hold() const {
  CardSet cards;
  for (int other = 0; other < 3; ++other) {
    if (is_opponent(other)) cards |= may_hold[at(other)];
  }
  return cards;
}

double Situation::chance_of_any(int other, CardSet cards) const {
  const CardSet may = may_hold[at(other)];
  const CardSet must = must_hold[at(other)];
  if (!(must & cards).empty()) return 1.0;
  const CardSet free = may - must;
  const int wanted = (free & cards).size();
  const int places = hand_size[at(other)] - must.size();
  if (wanted == 0 || places <= 0) return 0.0;
  double none = 1.0;
  for (int drawn = 0; drawn < places; ++drawn) {
    const int pool = std::max(free.size() - drawn, 1);
    none *= std::max(0.0, static_cast<double>(pool - wanted) / pool);
  }
  return 1.0 - none;
}

double Situation::chance_of_void(int other, Suit suit) const {
  return 1.0 - chance_of_any(other, CardSet::of(suit));
}

double Situation::chance_of_beating(int other, Card winning, Suit led) const {
  const CardSet higher = above(winning, order.is_natural);
  const double empty = chance_of_void(other, led);
  double beats = 0.0;
  if (winning.suit() == led) beats += std::min(1.0 - empty, chance_of_any(other, higher));
  if (!trump || led == *trump) return beats;
  const CardSet trumps = winning.suit() == *trump ? higher : CardSet::of(*trump);
  return beats + empty * chance_of_any(other, trumps);
}

bool Situation::takes_lead(Card card) const {
  if (trick.size == 0) return true;
  Trick after = trick;
  after.add(card);
  return winner_of(after, order) == seat;
}

double Situation::chance_of_trick(Card card) const {
  Trick after = trick;
  after.add(card);
  const int winner = winner_of(after, order);
  const Card winning = after.cards[at(winning_place(after, order))];
  const Suit led = after.cards[0].suit();
  if (after.is_full()) return is_opponent(winner) ? 0.0 : 1.0;
  double lost = is_opponent(winner) ? 1.0 : 0.0;
  double regained = 0.0;
  for (int place = after.size; place < 3; ++place) {
    const int other = after.seat_of(place);
    const double beats = chance_of_beating(other, winning, led);
    if (is_opponent(other)) {
      lost = 1.0 - (1.0 - lost) * (1.0 - beats);
    } else {
      regained = beats;
    }
  }
  // With declarer and partner both to come, a partner who can beat the card gets above the
  // declarer about every second time.
  const double share = after.size == 1 ? 0.5 : 1.0;
  return 1.0 - lost * (1.0 - share * regained);
}

std::optional<Situation> situation_of(const View& view) {
  if (!is_turn(view)) return std::nullopt;
  Situation s = frame_of(view);
  s.may_hold.fill(CardSet::all());
  const KeptSevens kept = kept_by(view);
  s.promised_seven = kept.trump_seven && s.hand.contains(*kept.trump_seven);
  s.legal =
      legal_cards(s.hand, s.trick, s.order, kept, is_king_first_illegal(s.contract, *view.options));
  for (const Trick& trick : view.tricks) read_trick(s, trick);
  read_marriages(s, view);
  read_promises(s, view);
  settle_holdings(s, view);
  count_points(s, view);
  look_at_trick(s);
  return s;
}

CardSet lowest(const Situation& s, CardSet cards) {
  CardSet best;
  int least = 8;
  for (const Card card : cards) {
    if (s.power(card) < least) {
      least = s.power(card);
      best = {};
    }
    if (s.power(card) == least) best.insert(card);
  }
  return best;
}

CardSet highest(const Situation& s, CardSet cards) {
  CardSet best;
  int most = -1;
  for (const Card card : cards) {
    if (s.power(card) > most) {
      most = s.power(card);
      best = {};
    }
    if (s.power(card) == most) best.insert(card);
  }
  return best;
}

}  // namespace kibic::marias
