#include "analyzer/engines/ochko/exact/solver.h"

#include <cassert>

namespace kibic::ochko {
namespace {

constexpr int enough_cards = 16;

template <class Visit>
void for_each_pair(const Shoe& shoe, const Visit& visit) {
  const double size = shoe.size();
  for (Kind one = 0; one < kind_count; ++one) {
    for (Kind other = one; other < kind_count; ++other) {
      const double ways = one == other ? shoe[one] * (shoe[one] - 1) : 2 * shoe[one] * shoe[other];
      if (ways > 0) visit(one, other, ways / (size * (size - 1)));
    }
  }
}

}  // namespace

std::vector<Kind> OpenCards::kinds() const {
  std::vector<Kind> kinds;
  for (const std::int8_t kind : {first_, second_}) {
    if (kind >= 0) kinds.push_back(kind);
  }
  return kinds;
}

Holding OpenCards::hand(const Terms& terms) const {
  Holding hand;
  if (first_ >= 0) hand.add(first_, terms);
  if (second_ >= 0) hand.add(second_, terms);
  return hand;
}

void OpenCards::take_from(Shoe& shoe) const {
  if (first_ >= 0) shoe.take(first_);
  if (second_ >= 0) shoe.take(second_);
}

ExactSolver::ExactSolver(const Terms& terms) : ExactSolver(terms, Shoe::full(terms)) {}

ExactSolver::ExactSolver(const Terms& terms, const Shoe& shoe, Policy policy)
    : terms_(terms), shoe_(shoe), policy_(std::move(policy)) {
  assert(shoe_.size() >= enough_cards);
}

std::vector<std::pair<OpenCards, double>> ExactSolver::all_open_cards() const {
  std::vector<std::pair<OpenCards, double>> all;
  if (terms_.open_cards == 0) all.emplace_back(OpenCards(), 1.0);
  if (terms_.open_cards == 1) {
    for (Kind kind = 0; kind < kind_count; ++kind) {
      if (shoe_[kind] > 0) {
        all.emplace_back(OpenCards(kind), static_cast<double>(shoe_[kind]) / shoe_.size());
      }
    }
  }
  if (terms_.open_cards == 2) {
    for_each_pair(shoe_, [&](Kind one, Kind other, double chance) {
      all.emplace_back(OpenCards(one, other), chance);
    });
  }
  return all;
}

Odds ExactSolver::deal() {
  if (!deal_) {
    Odds sum;
    for (const auto& [open, chance] : all_open_cards()) sum.add(chance, deal_against(open));
    deal_ = sum;
  }
  return *deal_;
}

Odds ExactSolver::deal_against(const OpenCards& open) {
  Shoe rest = shoe_;
  open.take_from(rest);
  Odds sum;
  for_each_pair(rest, [&](Kind one, Kind other, double chance) {
    sum.add(chance, dealt(Holding({one, other}, terms_), open));
  });
  return sum;
}

Odds ExactSolver::dealt(const Holding& player, const OpenCards& open) {
  Odds odds = joint_dealt(player, open);
  // The banker has looked and shows a PocketJack at once.
  const double at_once = 1 - no_pocketjack(open, rest_after(player, open));
  (player.is_pocketjack(terms_) ? odds.pocketjack_tie : odds.loss) += at_once;
  return odds;
}

Odds ExactSolver::joint_dealt(const Holding& player, const OpenCards& open) {
  if (player.is_bust(terms_)) {
    Odds lost;
    lost.loss = no_pocketjack(open, rest_after(player, open));
    return lost;
  }
  if (is_forced_to_stand(player)) return joint_stand(player, open, rest_after(player, open));
  return joint_choice(player, open).chosen();
}

bool ExactSolver::is_forced_to_stand(const Holding& player) const {
  return (terms_.pocketjack_ends && player.is_pocketjack(terms_)) ||
         (terms_.stands_on_21 && player.total(terms_) == 21);
}

Choice ExactSolver::choice(const Holding& player, const OpenCards& open) {
  Choice choice = joint_choice(player, open);
  const double certainty = no_pocketjack(open, rest_after(player, open));
  if (certainty <= 0) {
    // He cannot but have a PocketJack, whatever he was said to have found.
    choice.stand = choice.hit = Odds{.loss = 1};
  } else if (certainty < 1) {
    choice.stand = choice.stand.scaled(1 / certainty);
    choice.hit = choice.hit.scaled(1 / certainty);
  }
  return choice;
}

const Choice& ExactSolver::joint_choice(const Holding& player, const OpenCards& open) {
  const std::uint64_t key = player.code() << 8U | open.code();
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const Shoe rest = rest_after(player, open);
  Choice choice;
  choice.stand = joint_stand(player, open, rest);
  choice.hit = joint_hit(player, open, rest);
  choice.hits =
      policy_ ? policy_(player, open) : choice.hit.value(terms_) > choice.stand.value(terms_);
  return known_.emplace(key, choice).first->second;
}

// The next card is any of the unseen ones, closed cards among them: nobody has told them apart. A
// peek tells something, but that is what the joint odds carry along.
Odds ExactSolver::joint_hit(const Holding& player, const OpenCards& open, const Shoe& rest) {
  Odds odds;
  const double size = rest.size();
  for (Kind kind = 0; kind < kind_count; ++kind) {
    if (rest[kind] == 0) continue;
    const double chance = rest[kind] / size;
    const Holding longer = player.with(kind, terms_);
    if (longer.is_bust(terms_)) {
      Shoe after = rest;
      after.take(kind);
      odds.loss += chance * no_pocketjack(open, after);
    } else if (is_forced_to_stand(longer)) {
      Shoe after = rest;
      after.take(kind);
      odds.add(chance, joint_stand(longer, open, after));
    } else {
      odds.add(chance, joint_choice(longer, open).chosen());
    }
  }
  return odds;
}

Odds ExactSolver::joint_stand(const Holding& player, const OpenCards& open, const Shoe& rest) {
  BankerChances banker = tree(open).chances(rest);
  if (has_peeked(open)) banker.pocketjack = 0;
  return compare(player, banker);
}

Odds ExactSolver::compare(const Holding& player, const BankerChances& banker) const {
  Odds odds;
  if (player.is_pocketjack(terms_)) {
    odds.pocketjack_tie = banker.pocketjack;
    odds.pocketjack_win = banker.bust;
    for (const double chance : banker.totals) odds.pocketjack_win += chance;
    return odds;
  }
  const int total = player.total(terms_);
  odds.win = banker.bust;
  odds.loss = banker.pocketjack;
  for (int points = 17; points <= 21; ++points) {
    (points < total ? odds.win : points == total ? odds.tie : odds.loss) += banker.total(points);
  }
  return odds;
}

// A look at cards that all can see tells nothing.
bool ExactSolver::has_peeked(const OpenCards& open) const {
  return terms_.banker_peeks && open.size() < 2;
}

// 1 where the banker does not peek, because then nothing has been learnt.
double ExactSolver::no_pocketjack(const OpenCards& open, const Shoe& rest) const {
  if (!has_peeked(open)) return 1;
  const double size = rest.size();
  double pocketjack = 0;
  if (open.size() == 1) {
    for (Kind kind = 0; kind < kind_count; ++kind) {
      if (open.hand(terms_).with(kind, terms_).is_pocketjack(terms_)) {
        pocketjack += rest[kind] / size;
      }
    }
    return 1 - pocketjack;
  }
  for_each_pair(rest, [&](Kind one, Kind other, double chance) {
    if (Holding({one, other}, terms_).is_pocketjack(terms_)) pocketjack += chance;
  });
  return 1 - pocketjack;
}

std::array<double, kind_count> ExactSolver::next_card(const Holding& player,
                                                      const OpenCards& open) const {
  std::array<double, kind_count> chances{};
  const Shoe rest = rest_after(player, open);
  const double certainty = no_pocketjack(open, rest);
  for (Kind kind = 0; kind < kind_count; ++kind) {
    if (rest[kind] == 0) continue;
    Shoe after = rest;
    after.take(kind);
    const double likely = certainty > 0 ? no_pocketjack(open, after) / certainty : 1;
    chances[static_cast<std::size_t>(kind)] = likely * rest[kind] / rest.size();
  }
  return chances;
}

Odds ExactSolver::banker_to_act(const Holding& player, const Holding& banker) const {
  Shoe rest = rest_after(player, OpenCards());
  for (Kind kind = 0; kind < kind_count; ++kind) rest.add(kind, -banker.count(kind));
  return compare(player, banker_chances(banker, rest, terms_));
}

Shoe ExactSolver::rest_after(const Holding& player, const OpenCards& open) const {
  Shoe rest = shoe_;
  open.take_from(rest);
  for (Kind kind = 0; kind < kind_count; ++kind) rest.add(kind, -player.count(kind));
  return rest;
}

const BankerTree& ExactSolver::tree(const OpenCards& open) {
  const auto found = trees_.find(open);
  if (found != trees_.end()) return found->second;
  return trees_.emplace(open, BankerTree(open.hand(terms_), terms_)).first->second;
}

std::vector<Reached> ExactSolver::decisions(const OpenCards& open) {
  struct Flow {
    double reach = 0;
    double any_reach = 0;
  };
  std::vector<Reached> all;
  std::map<Holding, Flow> level;
  const auto flow_into = [&](std::map<Holding, Flow>& target, const Holding& hand, Flow flow) {
    if (hand.is_bust(terms_) || is_forced_to_stand(hand)) return;
    Flow& into = target[hand];
    into.reach += flow.reach;
    into.any_reach += flow.any_reach;
  };
  Shoe before = shoe_;
  open.take_from(before);
  const double learnt = no_pocketjack(open, before);
  for_each_pair(before, [&](Kind one, Kind other, double chance) {
    const Holding hand({one, other}, terms_);
    const double likely = chance * no_pocketjack(open, rest_after(hand, open)) / learnt;
    flow_into(level, hand, {likely, likely});
  });
  while (!level.empty()) {
    std::map<Holding, Flow> next;
    for (const auto& [hand, flow] : level) {
      all.push_back({hand, choice(hand, open), flow.reach, flow.any_reach});
      const auto chances = next_card(hand, open);
      const bool hits = all.back().choice.hits;
      for (Kind kind = 0; kind < kind_count; ++kind) {
        const double chance = chances[static_cast<std::size_t>(kind)];
        if (chance == 0) continue;
        flow_into(next, hand.with(kind, terms_),
                  {hits ? flow.reach * chance : 0, flow.any_reach * chance});
      }
    }
    level = std::move(next);
  }
  return all;
}

}  // namespace kibic::ochko
