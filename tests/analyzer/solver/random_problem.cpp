#include "tests/analyzer/solver/random_problem.h"

#include <algorithm>
#include <array>
#include <memory>

#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}
int below(Rng& rng, int bound) {
  return static_cast<int>(rng.below(static_cast<std::uint64_t>(bound)));
}
bool coin(Rng& rng) {
  return rng.below(2) == 0;
}

std::shared_ptr<const Options> random_options(Rng& rng, bool has_house_rules) {
  Options options = Options::defaults(coin(rng) ? Variant::licitovany : Variant::voleny);
  if (!has_house_rules) return std::make_shared<const Options>(options);
  options.king_first = static_cast<KingFirst>(below(rng, 3));
  options.failed_sto = static_cast<FailedSto>(below(rng, 3));
  options.marriage_for_sto = static_cast<MarriageForSto>(below(rng, 3));
  options.opponents_marriages_in_failed_sto = coin(rng);
  options.sto_multiplies = coin(rng);
  options.silent_sto_multiplies = coin(rng);
  options.stosedm_together = coin(rng);
  options.ten_below_jack_in_two_sevens = coin(rng);
  if (below(rng, 8) == 0) options.limit = 3 + below(rng, 10);
  if (below(rng, 8) == 0) options.price_sedma = 0;
  return std::make_shared<const Options>(options);
}

Contract random_contract(Rng& rng, std::optional<ContractKind> kind) {
  Contract contract;
  contract.kind = kind.value_or(all_contract_kinds[rng.below(all_contract_kinds.size())]);
  const int trump = below(rng, 4);
  if (has_trump(contract.kind)) contract.trump = all_suits[at(trump)];
  if (has_helper(contract.kind)) contract.helper = all_suits[at((trump + 1 + below(rng, 3)) % 4)];
  return contract;
}

// Every other deal gives marriages and sevens, which chance brings together too seldom, to one seat
// as far as they fit.
std::array<CardSet, 3> random_cards(Rng& rng, int size, const Contract& contract) {
  std::vector<Card> cards;
  for (const Card card : CardSet::all()) cards.push_back(card);
  rng.shuffle(std::span(cards));
  const Suit second = all_suits[rng.below(4)];
  const auto is_wanted = [&](Card card) {
    const bool is_trump = card.suit() == contract.trump;
    if (card.rank() == Rank::seven) return is_trump || card.suit() == contract.helper;
    const bool is_of_pair = card.rank() == Rank::kral || card.rank() == Rank::svrsek;
    return is_of_pair && (is_trump || card.suit() == second);
  };
  if (coin(rng)) std::stable_partition(cards.begin(), cards.end(), is_wanted);
  std::array<CardSet, 3> hands;
  const int first = below(rng, 3);
  for (int i = 0; i < 3 * size; ++i) hands[at((first + i / size) % 3)].insert(cards[at(i)]);
  return hands;
}

void make_up_the_past(Rng& rng, CardSet in_play, Problem& problem) {
  Outcome& outcome = problem.so_far;
  const int gone = (CardSet::sharp() - in_play).size();
  const int declarers = below(rng, gone + 1);
  outcome.declarer_points = 10 * declarers;
  outcome.defender_points = 10 * (gone - declarers);
  const Contract& contract = problem.position.contract;
  for (const Suit suit : all_suits) {
    const bool is_gone =
        !in_play.contains(Card(suit, Rank::kral)) && !in_play.contains(Card(suit, Rank::svrsek));
    if (!contract.trump || !is_gone || below(rng, 3) != 0) continue;
    outcome.marriages.push_back({below(rng, 3), suit, suit == contract.trump ? 40 : 20});
  }
}

void double_something(Rng& rng, Problem& problem) {
  Outcome& outcome = problem.so_far;
  for (const Part part : parts_of(problem.position.contract.kind)) {
    outcome.fleks[static_cast<std::size_t>(part)] = below(rng, 3);
  }
  if (!problem.position.contract.trump || has_seven(problem.position.contract.kind) || coin(rng)) {
    return;
  }
  outcome.is_sedma_against = coin(rng);
  outcome.is_sto_against = problem.position.contract.kind == ContractKind::hra && coin(rng);
  outcome.fleks[static_cast<std::size_t>(Part::sto_against)] = below(rng, 2);
  outcome.both_defenders_doubled = coin(rng);
}

}  // namespace

Problem random_problem(Rng& rng, const ProblemShape& shape) {
  Position position;
  position.contract = random_contract(rng, shape.kind);
  position.declarer = below(rng, 3);
  position.trick.leader = below(rng, 3);
  position.hands = random_cards(rng, shape.cards, position.contract);
  const CardSet in_play = position.hands[0] | position.hands[1] | position.hands[2];
  Problem problem =
      problem_of(position, random_options(rng, shape.has_house_rules), {}, shape.objective);
  make_up_the_past(rng, in_play, problem);
  double_something(rng, problem);
  for (int placed = below(rng, 3); placed > 0; --placed) {
    const CardSet legal = open_hand::legal_cards(problem);
    CardSet::Iterator card = legal.begin();
    for (int skip = below(rng, legal.size()); skip > 0; --skip) ++card;
    problem = open_hand::with_card(problem, *card);
  }
  return problem;
}

std::string describe(const Problem& problem) {
  return to_string(problem.position) + ", " + std::string(name_of(problem.options->variant)) +
         ", king first " + std::to_string(static_cast<int>(problem.options->king_first)) +
         ", marriages " + std::to_string(problem.so_far.marriages.size()) + ", sedma against " +
         std::to_string(problem.so_far.is_sedma_against) + ", sto against " +
         std::to_string(problem.so_far.is_sto_against) + ", marriage for sto " +
         std::to_string(static_cast<int>(problem.options->marriage_for_sto));
}

}  // namespace kibic::marias
