// How SearchWith does it. For those who instantiate it: search.cpp and the ablations of the slow
// references.
#pragma once

#include <algorithm>
#include <climits>
#include <type_traits>

#include "analyzer/engines/marias/solver/foresight.h"
#include "analyzer/engines/marias/solver/ordering.h"
#include "analyzer/engines/marias/solver/search.h"

namespace kibic::marias::open_hand {

inline constexpr int unreachable_tens = 2 * max_tens;

// A lead that decided gains, one that was tried in vain fades. Measured: a tenth fewer nodes than
// with a plain count.
// In the context of a table entry: in place of the tens, and above the 15 bits of the plane's mark.
inline constexpr std::uint32_t race_mark = 0xFC;
inline constexpr std::uint32_t race_shift = 23;
inline constexpr std::uint32_t history_gain = 256;
inline constexpr std::uint32_t history_decay = 4;
inline constexpr std::uint32_t history_fade = 2;  // from one question to the next

constexpr std::size_t sevens_in(Bits cards) {
  return (cards & trump_seven_bit) | (cards & helper_seven_bit) >> 7U;
}

template <Features F>
void SearchWith<F>::start(const Task& task) {
  // What decided in one position of a deal decides in the next one and in its sampled worlds.
  const bool is_like_before = task_.goal == task.goal && task_.law == task.law;
  task_ = task;
  main_ = {task_.law, Canonical(task_.law)};
  plain_ = task_.goal == Goal::tens
               ? main_
               : Ground{task_.law_without_sevens, Canonical(task_.law_without_sevens)};
  Law race_law = task_.law;
  race_law.sharp = 0;
  race_ = {race_law, Canonical(race_law)};
  for (auto& seat : history_) {
    for (auto& cards : seat) {
      for (std::uint32_t& count : cards) count = is_like_before ? count / history_fade : 0;
    }
  }
}

template <Features F>
void SearchWith<F>::set_rank(Progress progress, int rank) {
  rank_ = rank;
  for (Plane& plane : task_.planes) {
    const auto& row = plane.cells.rank[task_.end_without_sevens];
    const auto first = std::find_if(row.begin(), row.begin() + task_.tens + 1,
                                    [rank](std::uint16_t cell) { return cell >= rank; });
    const bool is_reached = first != row.begin() + task_.tens + 1;
    plane.tens_needed = is_reached ? static_cast<int>(first - row.begin()) : unreachable_tens;
    for (std::size_t i = 0; i < task_.ends_count; ++i) {
      const auto& end = plane.cells.rank[task_.ends[i]];
      int needed = 0;
      while (needed <= task_.tens && end[index(needed)] < rank) ++needed;
      plane.needed_at_end[i] =
          static_cast<std::int8_t>(needed <= task_.tens ? needed : unreachable_tens);
    }
  }
  plane_ = task_.planes.empty() ? nullptr : &task_.planes[index(progress.plane)];
}

// Calls visit<goal, tracked>.
template <Features F>
template <class Visit>
bool SearchWith<F>::with_goal(const Visit& visit) {
  switch (task_.goal) {
    case Goal::tens:
      return visit.template operator()<Goal::tens, false>();
    case Goal::race:
      return false;  // no one asks for it: see lead
    case Goal::betl:
      return visit.template operator()<Goal::betl, false>();
    case Goal::durch:
      return visit.template operator()<Goal::durch, false>();
    case Goal::money:
      return plane_->is_resolved ? visit.template operator()<Goal::money, false>()
                                 : visit.template operator()<Goal::money, true>();
  }
  return false;
}

template <Features F>
bool SearchWith<F>::reaches(const Layout& layout, Progress progress, int rank) {
  set_rank(progress, rank);
  return with_goal([&]<Goal G, bool Tracked>() { return from<G, Tracked>(layout, progress); });
}

template <Features F>
bool SearchWith<F>::reaches_with(const Layout& layout, int card, Progress progress, int rank) {
  set_rank(progress, rank);
  return with_goal(
      [&]<Goal G, bool Tracked>() { return from_with<G, Tracked>(layout, card, progress); });
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::from(const Layout& layout, Progress progress) {
  const Trick trick{layout.leader, layout.table[0], layout.table[1]};
  if (layout.placed == 0) return lead<G, Tracked>(layout.hands, layout.leader, progress);
  if (layout.placed == 1) return second<G, Tracked>(layout.hands, trick, progress);
  return third<G, Tracked>(layout.hands, trick, progress);
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::from_with(const Layout& layout, int card, Progress progress) {
  Layout next = layout;
  next.hands[index(layout.seat_to_act())] &= ~bit(card);
  if (next.placed < 2) next.table[index(next.placed)] = card;
  ++next.placed;
  ++nodes_;
  return with_plane<G, Tracked>(card, progress, [&](auto tracked) {
    constexpr bool is_tracked = decltype(tracked)::value;
    if (next.placed < 3) return from<G, is_tracked>(next, progress);
    const Trick trick{next.leader, next.table[0], next.table[1]};
    return finish<G, is_tracked>(next.hands, trick, card, progress);
  });
}

template <Features F>
Bits SearchWith<F>::equal_to_lower(const Layout& layout, Progress progress) const {
  const Bits own = layout.hands[index(layout.seat_to_act())];
  Bits others = (layout.hands[0] | layout.hands[1] | layout.hands[2]) & ~own;
  for (int place = 0; place < layout.placed; ++place) others |= bit(layout.table[index(place)]);
  const Bits equal = main_.canonical.redundant(own, others);
  if (task_.planes.empty()) return equal;
  const Plane& plane = task_.planes[index(progress.plane)];
  return (equal & ~plane.pending) | (plane.waiting_kings & own);
}

template <Features F>
template <Goal G>
const typename SearchWith<F>::Ground& SearchWith<F>::ground() const {
  return G == Goal::tens ? plain_ : G == Goal::race ? race_ : main_;
}

// What the table's bounds are compared with.
template <Features F>
template <Goal G>
int SearchWith<F>::limit(Progress progress) const {
  if (G == Goal::tens) return progress.tens;
  return G == Goal::money ? rank_ : 1;
}

// Marriages still undecided: their cards are no one's equals, and a král waits for its svršek.
template <Features F>
template <bool Tracked>
Bits SearchWith<F>::choices(Bits legal, Bits redundant) const {
  if (!F.equal_cards) redundant = 0;
  if (!Tracked) return legal & ~redundant;
  return legal & ~(redundant & ~plane_->pending) & ~plane_->waiting_kings;
}

// Of two neighbours in rank, one of them sharp, a hand adds the sharp one to a trick of its own
// side and keeps it from the other's: the two are as good in every other way. `is_own_trick` says
// whose the trick is with a sharp card, if that is certain.
template <Features F>
template <Goal G, bool Tracked, class IsOwnTrick>
Bits SearchWith<F>::undominated(Bits cards, Bits own, Bits others,
                                const IsOwnTrick& is_own_trick) const {
  if constexpr (!F.dominance || Tracked || (G != Goal::tens && G != Goal::money)) return cards;
  const Law& law = ground<G>().law;
  if (law.is_natural || (G == Goal::money && !plane_->is_monotone)) return cards;
  Bits sharp = cards & law.sharp & ground<G>().canonical.neighbours(own, others);
  for (; sharp != 0; sharp &= sharp - 1) {
    const int high = lowest(sharp);
    const Bits lower = cards & suit_of(high) & (bit(high) - 1) & ~law.sharp & ~law.special;
    if (lower == 0) continue;
    // Of equal sharp cards the lowest alone is known to be next to the worthless one.
    if (!F.equal_cards && (own & suit_of(high) & (bit(high) - 1) & law.sharp) != 0) continue;
    if (const std::optional<bool> is_own = is_own_trick(high)) {
      cards &= ~(*is_own ? bit(highest(lower)) : bit(high));
    }
  }
  return cards;
}

// Plays on with the plane that the card leads to.
template <Features F>
template <Goal G, bool Tracked, class Next>
bool SearchWith<F>::with_plane(int card, Progress& progress, const Next& next) {
  if constexpr (!Tracked) {
    return next(std::false_type());
  } else {
    const Plane* const before = plane_;
    const std::size_t suit = index(card / 8);
    if ((plane_->pending & bit(card)) != 0) {
      const bool is_king = (plane_->pending & bit(card) & (plane_->pending << 1U)) != 0;
      progress.plane = is_king ? plane_->after_king[suit] : plane_->after_over[suit];
      plane_ = &task_.planes[index(progress.plane)];
    }
    const bool result = plane_->is_resolved ? next(std::false_type()) : next(std::true_type());
    plane_ = before;
    return result;
  }
}

// Whether the answer is plain without a search.
template <Features F>
template <Goal G, bool Tracked>
std::optional<bool> SearchWith<F>::plain_answer(const Hands& hands, int leader, Progress progress,
                                                Bounds& bounds) const {
  // The table holds no negative tens.
  if constexpr (!F.bounds && G == Goal::tens) {
    if (progress.tens <= 0) return true;
  }
  if constexpr (F.bounds && G == Goal::tens) {
    bounds = declarers_tens(hands, leader, plain_.law);
    if (bounds.least >= progress.tens) return true;
    if (bounds.most < progress.tens) return false;
  }
  if constexpr (F.bounds && G == Goal::money && !Tracked) {
    bounds = declarers_tens(hands, leader, main_.law);
    const auto tens = [&](int more) { return index(progress.tens + more); };
    const std::size_t sevens = sevens_in(hands[0] | hands[1] | hands[2]);
    const Cells& cells = plane_->cells;
    if (cells.least[sevens][tens(bounds.least)][tens(bounds.never_above)] >= rank_) return true;
    if (cells.most[sevens][tens(bounds.never_below)][tens(bounds.most)] < rank_) return false;
  }
  return std::nullopt;
}

// Goal money: which ends of the sevens bring the rank asked for, if tens to come can change that
// for none of them.
template <Features F>
std::optional<std::uint32_t> SearchWith<F>::race(Progress progress, const Bounds& bounds) const {
  if (!plane_->is_monotone) return std::nullopt;
  std::uint32_t reached = 0;
  for (std::size_t i = 0; i < task_.ends_count; ++i) {
    const int needed = plane_->needed_at_end[i] - progress.tens;
    if (bounds.never_below >= needed) {
      reached |= 1U << i;
    } else if (bounds.never_above >= needed) {
      return std::nullopt;
    }
  }
  return reached;
}

// Goal race: whether the end with these fates brings the rank asked for.
template <Features F>
bool SearchWith<F>::is_reached_end(SevenFate trump_seven, Progress progress) const {
  const std::size_t end = end_of(trump_seven, progress.helper_seven);
  return (progress.tens >> task_.place_of_end[end] & 1) != 0;
}

template <Features F>
template <Goal G, bool Tracked>
std::uint32_t SearchWith<F>::context(int leader, Progress progress) const {
  if constexpr (G == Goal::race) {
    return plane_->context << 8U | static_cast<std::uint32_t>(progress.tens) << race_shift |
           race_mark | static_cast<std::uint32_t>(leader);
  }
  const std::uint32_t base = G == Goal::tens    ? task_.context_of_tens
                             : G == Goal::money ? plane_->context
                                                : task_.context;
  const std::uint32_t tens = G == Goal::money ? static_cast<std::uint32_t>(progress.tens) : 0;
  return base << 8U | tens << 2U | static_cast<std::uint32_t>(leader);
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::lead(const Hands& hands, int leader, Progress progress) {
  if (nodes_ > node_limit_) is_stopped_ = true;
  if (is_stopped_) return false;
  const int size = count(hands[0]);
  if (size == 1) return last_trick<G, Tracked>(hands, leader, progress);
  if constexpr (G == Goal::money && !Tracked) {
    const Bits all = hands[0] | hands[1] | hands[2];
    if ((all & main_.law.special) == 0 && plane_->is_monotone) {
      progress.tens = plane_->tens_needed - progress.tens;
      return lead<Goal::tens, false>(hands, leader, progress);
    }
  }
  Bounds bounds;
  if (const auto answer = plain_answer<G, Tracked>(hands, leader, progress, bounds)) return *answer;
  if constexpr (F.bounds && F.seven_race && G == Goal::money && !Tracked) {
    if (const auto reached = race(progress, bounds)) {
      progress.tens = static_cast<int>(*reached);
      return lead<Goal::race, false>(hands, leader, progress);
    }
  }
  if constexpr (G == Goal::race) {
    if (((hands[0] | hands[1] | hands[2]) & race_.law.special) == 0) {
      return is_reached_end(task_.trump_seven_so_far, progress);
    }
  }
  int best = -1;
  if constexpr (!F.table) return lead_all<G, Tracked>(hands, leader, progress, best);
  const std::uint64_t key =
      Tracked || !F.canonical_key ? Canonical::plain_key(hands) : ground<G>().canonical.key(hands);
  const std::uint32_t mark = context<G, Tracked>(leader, progress);
  const int wanted = limit<G>(progress);
  if (const Entry* const known = table_.find(key, mark)) {
    if (static_cast<int>(known->lower) >= wanted) return true;
    if (static_cast<int>(known->upper) < wanted) return false;
    best = static_cast<int>(known->best);
  }
  const bool result = lead_all<G, Tracked>(hands, leader, progress, best);
  if (is_stopped_) return false;
  Entry* const known = table_.find(key, mark);
  Entry& entry =
      known != nullptr ? *known : table_.make(key, mark, static_cast<std::uint32_t>(size));
  if (result) {
    entry.lower = static_cast<std::uint32_t>(wanted) & 0x7FFU;
  } else {
    entry.upper = static_cast<std::uint32_t>(wanted - 1) & 0x7FFU;
  }
  if (best >= 0) entry.best = static_cast<std::uint32_t>(best) & 0x3FU;
  return result;
}

// Tries all leads, `best` first if it is one of them; leaves there the lead that decided.
template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::lead_all(const Hands& hands, int leader, Progress progress, int& best) {
  const Law& law = ground<G>().law;
  const Bits own = hands[index(leader)];
  const Bits others = (hands[0] | hands[1] | hands[2]) & ~own;
  Bits cards = choices<Tracked>(legal_lead(own, law), ground<G>().canonical.redundant(own, others));
  cards = undominated<G, Tracked>(
      cards, own, others, [&](int card) { return is_won_by_leader(hands, leader, card, law); });
  auto& history = history_[index(leader)][index(count(own))];
  MoveList moves;
  for (Bits rest = cards; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    int score = F.ordering ? lead_score(hands, leader, card, law) : 0;
    if (F.ordering && F.history) score += static_cast<int>(history[index(card)]);
    moves.add(card, card == best ? INT_MAX : score);
  }
  best = -1;
  const bool is_declarer = leader == 0;
  for (const int card : moves) {
    Hands next = hands;
    next[index(leader)] &= ~bit(card);
    ++nodes_;
    Progress then = progress;
    const bool result = with_plane<G, Tracked>(card, then, [&](auto tracked) {
      return second<G, decltype(tracked)::value>(next, {leader, card, 0}, then);
    });
    if (result == is_declarer) {
      best = card;
      history[index(card)] += history_gain;
      return result;
    }
    history[index(card)] -= history[index(card)] / history_decay;
  }
  return !is_declarer;
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::second(const Hands& hands, Trick trick, Progress progress) {
  const Law& law = ground<G>().law;
  const int seat = after(trick.leader);
  const Bits own = hands[index(seat)];
  const Bits others = ((hands[0] | hands[1] | hands[2]) & ~own) | bit(trick.led);
  Bits cards = choices<Tracked>(legal_second(own, trick.led, law),
                                ground<G>().canonical.redundant(own, others));
  cards = undominated<G, Tracked>(cards, own, others, [&](int card) -> std::optional<bool> {
    return is_won_by_second(hands, trick.leader, trick.led, card, law);
  });
  MoveList moves;
  const bool is_unsorted = !F.ordering || (cards & (cards - 1)) == 0;
  for (Bits rest = cards; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    moves.add(card, is_unsorted ? 0 : second_score(hands, trick.leader, trick.led, card, law));
  }
  for (const int card : moves) {
    Hands next = hands;
    next[index(seat)] &= ~bit(card);
    ++nodes_;
    Progress then = progress;
    const bool result = with_plane<G, Tracked>(card, then, [&](auto tracked) {
      return third<G, decltype(tracked)::value>(next, {trick.leader, trick.led, card}, then);
    });
    if (result == (seat == 0)) return result;
  }
  return seat != 0;
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::third(const Hands& hands, Trick trick, Progress progress) {
  const Law& law = ground<G>().law;
  const int seat = after(after(trick.leader));
  const Bits own = hands[index(seat)];
  const Bits others =
      ((hands[0] | hands[1] | hands[2]) & ~own) | bit(trick.led) | bit(trick.second);
  Bits cards = choices<Tracked>(legal_third(own, trick.led, trick.second, law),
                                ground<G>().canonical.redundant(own, others));
  cards = undominated<G, Tracked>(cards, own, others, [&](int card) -> std::optional<bool> {
    return is_declarers(winner_of(trick.leader, trick.led, trick.second, card, law)) ==
           is_declarers(seat);
  });
  MoveList moves;
  const bool is_unsorted = !F.ordering || (cards & (cards - 1)) == 0;
  for (Bits rest = cards; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    moves.add(card,
              is_unsorted ? 0 : third_score(trick.leader, trick.led, trick.second, card, law));
  }
  for (const int card : moves) {
    Hands next = hands;
    next[index(seat)] &= ~bit(card);
    ++nodes_;
    Progress then = progress;
    const bool result = with_plane<G, Tracked>(card, then, [&](auto tracked) {
      return finish<G, decltype(tracked)::value>(next, trick, card, then);
    });
    if (result == (seat == 0)) return result;
  }
  return seat != 0;
}

template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::last_trick(const Hands& hands, int leader, Progress progress) {
  const int led = lowest(hands[index(leader)]);
  const int second = lowest(hands[index(after(leader))]);
  const int third = lowest(hands[index(after(after(leader)))]);
  nodes_ += 3;
  return finish<G, false>({}, {leader, led, second}, third, progress);
}

// The trick is complete with the third hand's card.
template <Features F>
template <Goal G, bool Tracked>
bool SearchWith<F>::finish(const Hands& hands, Trick trick, int card, Progress progress) {
  const Law& law = ground<G>().law;
  const int winner = winner_of(trick.leader, trick.led, trick.second, card, law);

  const bool is_last = hands[0] == 0;
  if constexpr (G == Goal::betl || G == Goal::durch) {
    if ((winner == 0) == (G == Goal::betl)) return false;
    if (is_last) return true;
    return lead<G, false>(hands, winner, progress);
  } else {
    const Bits cards = bit(trick.led) | bit(trick.second) | bit(card);
    const int tens = winner == 0 ? count(cards & law.sharp) + (is_last && law.sharp != 0) : 0;
    if constexpr (G == Goal::tens) {
      progress.tens -= tens;
      if (is_last) return progress.tens <= 0;
    } else {
      if constexpr (G == Goal::money) progress.tens += tens;
      if (is_last) {
        const SevenFate fate = task_.has_trump_seven && (cards & trump_seven_bit) != 0
                                   ? fate_of(task_.trump_seven_owner, winner)
                                   : task_.trump_seven_so_far;
        if constexpr (G == Goal::race) return is_reached_end(fate, progress);
        return plane_->cells.rank[end_of(fate, progress.helper_seven)][index(progress.tens)] >=
               rank_;
      }
      if ((cards & helper_seven_bit) != 0 && count(hands[0]) == 1 && task_.has_helper_seven) {
        progress.helper_seven = fate_of(task_.helper_seven_owner, winner);
      }
    }
    return lead<G, Tracked>(hands, winner, progress);
  }
}

}  // namespace kibic::marias::open_hand
