// Judgement notes, invariants 6 and 7: names of seats and of plain suits mean nothing.
#include <map>

#include "analyzer/judge/review.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

// h stays (the trump), b → l → a → b.
Card turned(Card card) {
  switch (card.suit()) {
    case Suit::hearts:
      return card;
    case Suit::bells:
      return Card(Suit::leaves, card.rank());
    case Suit::leaves:
      return Card(Suit::acorns, card.rank());
    case Suit::acorns:
      return Card(Suit::bells, card.rank());
  }
  return card;
}

std::string turned(CardSet cards) {
  CardSet result;
  for (const Card card : cards) result.insert(turned(card));
  return to_string(result);
}

std::array<CardSet, 3> random_ending(std::uint64_t seed) {
  std::vector<Card> deck;
  for (int code = 0; code < 32; ++code) deck.push_back(Card::from_code(code));
  Rng rng(seed);
  rng.shuffle(std::span(deck));
  std::array<CardSet, 3> hands;
  for (std::size_t i = 0; i < 15; ++i) hands[i % 3].insert(deck[i]);
  return hands;
}

Verdict first_lead(const std::string& position) {
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.start = StartPosition{position};
  const kibic::State state = Rules::game().start("voleny", {}, record.start).value();
  record.events.emplace_back(ActionEvent{state.actor(), state.legal_actions().front(), "", {}});
  const Replay played = replay(record, Rules::game()).value();
  return review(record, played, {}, 1).verdicts.at(0);
}

std::map<std::string, double> values(const Verdict& verdict, bool is_turned) {
  std::map<std::string, double> by_card;
  for (const Candidate& candidate : verdict.candidates) {
    std::vector<kibic::Action> members = candidate.same_as;
    members.push_back(candidate.action);
    for (const kibic::Action& action : members) {
      const Card card = parse_card(action.text).value();
      by_card[to_string(is_turned ? turned(card) : card)] = candidate.value;
    }
  }
  return by_card;
}

}  // namespace

TEST_CASE("turning the seats and the plain suits turns exact values and changes none") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto hands = random_ending(seed);
    const auto bars = [](const std::string& a, const std::string& b, const std::string& c) {
      return " | " + a + " | " + b + " | " + c;
    };
    const Verdict here = first_lead(
        "hra h d0 l1" + bars(to_string(hands[0]), to_string(hands[1]), to_string(hands[2])));
    const Verdict there =
        first_lead("hra h d1 l2" + bars(turned(hands[2]), turned(hands[0]), turned(hands[1])));
    if (here.forced) continue;
    INFO("seed " << seed);
    CHECK(here.exact);
    CHECK(here.worlds == 252);  // C(10, 5): five cards each, and the rest is gone
    CHECK(values(here, true) == values(there, false));
    ++compared;
  }
  CHECK(compared > 40);
}
