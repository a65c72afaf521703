// Exact values of ochko without replacement: every card that anybody could see is taken out of the
// shoe, nothing is sampled. Source of the reference values: rule book ochko 3.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "analyzer/engines/ochko/exact/banker.h"
#include "analyzer/engines/ochko/exact/holding.h"
#include "analyzer/engines/ochko/exact/odds.h"
#include "analyzer/engines/ochko/exact/terms.h"

namespace kibic::ochko {

// The banker's cards that the player sees before he decides; their order does not matter.
class OpenCards {
 public:
  OpenCards() = default;
  explicit OpenCards(Kind only) : first_(static_cast<std::int8_t>(only)) {}
  OpenCards(Kind one, Kind other)
      : first_(static_cast<std::int8_t>(std::min(one, other))),
        second_(static_cast<std::int8_t>(std::max(one, other))) {}

  int size() const { return (first_ >= 0 ? 1 : 0) + (second_ >= 0 ? 1 : 0); }
  std::vector<Kind> kinds() const;  // rising
  Holding hand(const Terms& terms) const;
  void take_from(Shoe& shoe) const;
  // Below 2^8.
  std::uint64_t code() const {
    return static_cast<std::uint64_t>(first_ + 1) << 4U | static_cast<std::uint64_t>(second_ + 1);
  }

  auto operator<=>(const OpenCards&) const = default;

 private:
  std::int8_t first_ = -1;
  std::int8_t second_ = -1;
};

// What both actions lead to. After a hit the player goes on as the solver's policy has it.
struct Choice {
  Odds stand;
  Odds hit;
  bool hits = false;  // the policy takes a card

  const Odds& chosen() const { return hits ? hit : stand; }
};

// A decision that can come up in a deal.
struct Reached {
  Holding player;
  Choice choice;
  double reach = 0;      // chance that it comes up when the policy plays
  double any_reach = 0;  // when a player hits until he is bust
};

// Says whether to take a card.
using Policy = std::function<bool(const Holding&, const OpenCards&)>;

// Values of all positions that can follow from one shoe. Answers are kept, so the second question
// costs microseconds; they never depend on what was asked before. Not safe for several threads.
class ExactSolver {
 public:
  // Without a policy the player plays for the highest value. `shoe`: what is left before the deal,
  // 16 cards or more, so that the deal can always be finished (rule book 3.6).
  explicit ExactSolver(const Terms& terms);
  ExactSolver(const Terms& terms, const Shoe& shoe, Policy policy = {});

  const Terms& terms() const { return terms_; }
  const Shoe& shoe() const { return shoe_; }

  // The whole deal before any card, and with the banker's open cards given.
  Odds deal();
  Odds deal_against(const OpenCards& open);
  // From right after the deal, before the banker has peeked. REQUIRES: two cards in `player`.
  Odds dealt(const Holding& player, const OpenCards& open);

  // The player to act. Where the banker peeks he has done so and found nothing; his closed cards
  // are as likely as that leaves them. REQUIRES: not bust, cards are in the shoe.
  Choice choice(const Holding& player, const OpenCards& open);
  // The chance of each kind to be the next card that the player gets, as he can know it.
  std::array<double, kind_count> next_card(const Holding& player, const OpenCards& open) const;

  // The player stands, the banker's cards so far lie open.
  Odds banker_to_act(const Holding& player, const Holding& banker) const;

  // Every decision against these open cards that can come up, by number of cards.
  std::vector<Reached> decisions(const OpenCards& open);
  // All open cards that can lie there, with their chances.
  std::vector<std::pair<OpenCards, double>> all_open_cards() const;

  std::size_t stored_decisions() const { return known_.size(); }

 private:
  // Odds inside are joint with "the banker has no PocketJack" where he peeks: summed as they come,
  // they are divided by the chance of that once, at the end.
  const Choice& joint_choice(const Holding& player, const OpenCards& open);
  Odds joint_hit(const Holding& player, const OpenCards& open, const Shoe& rest);
  Odds joint_stand(const Holding& player, const OpenCards& open, const Shoe& rest);
  Odds joint_dealt(const Holding& player, const OpenCards& open);
  bool is_forced_to_stand(const Holding& player) const;
  bool has_peeked(const OpenCards& open) const;
  double no_pocketjack(const OpenCards& open, const Shoe& rest) const;
  Shoe rest_after(const Holding& player, const OpenCards& open) const;
  const BankerTree& tree(const OpenCards& open);
  Odds compare(const Holding& player, const BankerChances& banker) const;

  Terms terms_;
  Shoe shoe_;
  Policy policy_;
  std::unordered_map<std::uint64_t, Choice> known_;
  std::map<OpenCards, BankerTree> trees_;
  std::optional<Odds> deal_;
};

}  // namespace kibic::ochko
