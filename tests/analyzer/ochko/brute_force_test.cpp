// The engine against plain recursion over ordered deals of small decks: closed cards are laid out
// one by one, no two positions are merged, hands and payments are the rules' own.
#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "core/base/rng.h"
#include "core/games/ochko/outcome.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

// Values in stakes; `unseen` are the cards that the player does not see, closed ones included.
// Suits make no difference, so cards of one rank are dealt as one, with their number for weight.
class BruteForce {
 public:
  explicit BruteForce(Options options) : options_(std::move(options)) {}

  double deal(const Cards& deck) const {
    double sum = 0;
    each_order(deck, 2 + terms_of(options_).open_cards,
               [&](const Cards& dealt, const Cards& rest, double chance) {
                 sum += chance * value_of_deal({dealt[0], dealt[1]},
                                               Cards(dealt.begin() + 2, dealt.end()), rest);
               });
    return sum;
  }

  double stand(const Cards& player, const Cards& open, const Cards& unseen) const {
    double sum = 0;
    double weight = 0;
    each_banker(open, unseen, [&](const Cards& banker, const Cards& rest, double chance) {
      if (is_excluded(banker)) return;
      sum += chance * banker_draws(player, banker, rest);
      weight += chance;
    });
    return sum / weight;
  }

  double hit(const Cards& player, const Cards& open, const Cards& unseen) const {
    // Which card comes next, given what the closed ones cannot be.
    std::map<Rank, double> next;
    double weight = 0;
    each_banker(open, unseen, [&](const Cards& banker, const Cards& rest, double chance) {
      if (is_excluded(banker)) return;
      each_order(rest, 1, [&](const Cards& card, const Cards&, double share) {
        next[card[0].rank()] += chance * share;
      });
      weight += chance;
    });
    double sum = 0;
    each_order(unseen, 1, [&](const Cards& card, const Cards& rest, double) {
      Cards longer = player;
      longer.push_back(card[0]);
      sum += next[card[0].rank()] * after_card(longer, open, rest);
    });
    return sum / weight;
  }

 private:
  using Visit = std::function<void(const Cards& chosen, const Cards& rest, double chance)>;

  static void each_order(const Cards& deck, int count, const Visit& visit, const Cards& chosen = {},
                         double chance = 1) {
    if (count == 0) return visit(chosen, deck, chance);
    std::map<Rank, int> numbers;
    for (const Card card : deck) ++numbers[card.rank()];
    for (const auto& [rank, number] : numbers) {
      Cards rest = deck;
      const auto place = std::ranges::find(rest, rank, [](Card card) { return card.rank(); });
      Cards longer = chosen;
      longer.push_back(*place);
      rest.erase(place);
      each_order(rest, count - 1, visit, longer,
                 chance * number / static_cast<double>(deck.size()));
    }
  }

  static void each_banker(const Cards& open, const Cards& unseen, const Visit& visit) {
    each_order(unseen, 2 - static_cast<int>(open.size()), visit, open);
  }

  // The banker has looked and gone on.
  bool is_excluded(const Cards& banker) const {
    return options_.peek && value_of(banker, options_).is_pocket_jack;
  }

  double value_of_deal(const Cards& player, const Cards& open, const Cards& unseen) const {
    const HandValue value = value_of(player, options_);
    if (value.is_bust()) return -1;
    double shown = 0;
    each_banker(open, unseen, [&](const Cards& banker, const Cards&, double chance) {
      if (is_excluded(banker)) shown += chance;
    });
    const double at_once = paid(compare(value, HandValue{21, true}, options_, 1));
    if (shown == 1) return at_once;
    const bool is_settled = value.is_pocket_jack && options_.pj_auto;
    const double plays =
        is_settled ? stand(player, open, unseen) : after_card(player, open, unseen);
    return shown * at_once + (1 - shown) * plays;
  }

  double after_card(const Cards& player, const Cards& open, const Cards& unseen) const {
    const HandValue value = value_of(player, options_);
    if (value.is_bust()) return -1;
    const double standing = stand(player, open, unseen);
    if (options_.auto_stand_21 && value.total == 21) return standing;
    return std::max(standing, hit(player, open, unseen));
  }

  double banker_draws(const Cards& player, const Cards& banker, const Cards& rest) const {
    const HandValue value = value_of(banker, options_);
    if (value.is_pocket_jack || value.total >= banker_stops_at) {
      return paid(compare(value_of(player, options_), value, options_, 1));
    }
    double sum = 0;
    each_order(rest, 1, [&](const Cards& drawn, const Cards& left, double chance) {
      Cards longer = banker;
      longer.push_back(drawn[0]);
      sum += chance * banker_draws(player, longer, left);
    });
    return sum;
  }

  static double paid(const Outcome& outcome) {
    return static_cast<double>(outcome.paid) / one_unit;
  }

  Options options_;
};

Cards cards(std::string_view text) {
  Cards found;
  for (const std::string_view word : words(text)) found.push_back(parse_card(word).value());
  return found;
}

Shoe shoe_of(const Cards& deck, const Terms& terms) {
  Shoe shoe;
  for (const Card card : deck) shoe.add(kind_of(card.rank(), terms), 1);
  return shoe;
}

Cards without(Cards deck, const Cards& gone) {
  for (const Card card : gone) std::erase(deck, card);
  return deck;
}

const std::vector<RuleSet>& house_rules() {
  static const std::vector<RuleSet> all{
      {},
      {{"tie", "push"}, {"peek", "yes"}, {"pj_pay", "1.5"}},
      {{"tie", "banker"}, {"ace", "flexible"}, {"pj_auto", "no"}},
      {{"show", "none"}, {"two_aces", "golden"}, {"peek", "yes"}, {"tie", "push"}},
      {{"show", "both"}, {"pj_ten", "no"}, {"auto_stand_21", "yes"}},
      {{"show", "both"}, {"peek", "yes"}, {"tie", "push"}, {"two_aces", "golden"}},
      {{"two_aces", "12"}, {"pay", "2"}, {"peek", "yes"}, {"pj_ten", "no"}}};
  return all;
}

}  // namespace

TEST_CASE("whole deals of small decks are worth what all ordered deals average to") {
  const auto rules = GENERATE(from_range(house_rules()));
  const Options options = Options::from(rules).value();
  CAPTURE(to_string(options));
  // Sixteen cards, as few as a deal may start with; high ones keep the number of deals small.
  const Cards deck = cards("Ac Ad 6h 7c 8c 8d 9c 9d Tc Td Th Ts Kc Kd Kh Ks");
  const Terms terms = terms_of(options);
  ExactSolver exact(terms, shoe_of(deck, terms));
  CHECK(exact.deal().value(terms) == Approx(BruteForce(options).deal(deck)).epsilon(1e-11));
}

TEST_CASE("so are whole deals of decks at random") {
  const auto seed = GENERATE(range<std::uint64_t>(1, 11));
  Rng rng(seed);
  const RuleSet& rules = house_rules()[rng.below(house_rules().size())];
  const Options options = Options::from(rules).value();
  // No two, three or four: with them the number of ordered deals explodes.
  Cards deck;
  for (const Card card : cards_of(CardSet::all())) {
    if (card.rank() == Rank::ace || card.rank() >= Rank::five) deck.push_back(card);
  }
  rng.shuffle(std::span(deck));
  deck.resize(16, deck.front());
  CAPTURE(seed, to_string(options), to_string(deck));
  const Terms terms = terms_of(options);
  ExactSolver exact(terms, shoe_of(deck, terms));
  CHECK(exact.deal().value(terms) == Approx(BruteForce(options).deal(deck)).epsilon(1e-11));
}

TEST_CASE("both actions are worth what all ordered deals average to, used up ranks included") {
  struct Row {
    const char* player;
    const char* open;
  };
  // All twos, and nearly all sixes, are in the player's hand.
  const Cards deck = cards("2c 2d 2h 2s 6c 6d 6h Ac Ad 8c 9c 9d Tc Td Kd Kc 7c");
  const auto row = GENERATE(Row{"2c 2d 2h 2s", "Tc"}, Row{"6c 6d", "Ac"}, Row{"2c 2d 6c 6d", "Tc"},
                            Row{"Ac Kc", "Ad"}, Row{"Ad 2c 2d", "6h"}, Row{"8c 2c Ac", "Tc"});
  const auto rules = GENERATE(from_range(house_rules()));
  const Options options = Options::from(rules).value();
  CAPTURE(to_string(options), row.player, row.open);
  const Cards player = cards(row.player);
  if (value_of(player, options).is_bust()) return;
  const Terms terms = terms_of(options);
  ExactSolver exact(terms, shoe_of(deck, terms));
  Cards open;
  OpenCards seen;
  if (terms.open_cards == 1) {
    open = cards(row.open);
    seen = OpenCards(kind_of(open[0].rank(), terms));
  } else if (terms.open_cards == 2) {
    open = cards(std::string(row.open) + " 7c");
    seen = OpenCards(kind_of(open[0].rank(), terms), kind_of(open[1].rank(), terms));
  }
  const Cards unseen = without(without(deck, player), open);
  const BruteForce slow(options);
  const Choice choice = exact.choice(Holding(player, terms), seen);
  CHECK(choice.stand.value(terms) == Approx(slow.stand(player, open, unseen)).epsilon(1e-11));
  CHECK(choice.hit.value(terms) == Approx(slow.hit(player, open, unseen)).epsilon(1e-11));
}

}  // namespace kibic::ochko
