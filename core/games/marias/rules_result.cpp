// The bill and the cards as the record states them at the end. Source: rule book 1.10.
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"

namespace kibic::marias::flow {
namespace {

std::string numbers(const std::vector<std::int64_t>& values) {
  return fmt::format("{}", fmt::join(values, " "));
}

std::string part_text(const SettlementPart& part) {
  return fmt::format("{}{} {} {}", part.name, part.is_won ? '+' : '-', part.doubles, part.amount);
}

std::string parts_text(const std::vector<SettlementPart>& parts) {
  std::vector<std::string> texts;
  for (const SettlementPart& part : parts) texts.push_back(part_text(part));
  return join(texts, ", ");
}

Objection mismatch(std::string code, const std::string& expected, const std::string& found,
                   std::string_view sentence) {
  if (expected == found) return std::nullopt;
  return playable_fault(std::move(code), expected, found, Message(sentence, expected, found));
}

Objection check_parts(const Settlement& bill, const ResultStatement& action) {
  if (!action.parts || *action.parts == bill.parts) return std::nullopt;
  return mismatch("settlement-parts", parts_text(bill.parts), parts_text(*action.parts),
                  KIBIC_TEXT("the parts of the bill are “{0}”, the record says “{1}”"));
}

Objection check_points(const Settlement& bill, const ResultStatement& action) {
  if (!action.points) return std::nullopt;
  const auto& points = *action.points;
  return mismatch("settlement-points", numbers(bill.points), numbers({points[0], points[1]}),
                  KIBIC_TEXT("the points are {0}, the record says {1}"));
}

Objection check_amounts(const Settlement& bill, const ResultStatement& action) {
  if (!action.amounts) return std::nullopt;
  return mismatch("settlement-amounts", numbers(bill.by_seat),
                  numbers({action.amounts->begin(), action.amounts->end()}),
                  KIBIC_TEXT("the deal is settled at {0}, the record says {1}"));
}

Objection check_score(const State& state, const Settlement& bill, const ResultStatement& action) {
  if (!action.score || !state.is_score_known) return std::nullopt;
  std::vector<std::int64_t> expected;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    // Modulo 2^64: a record may claim any score.
    expected.push_back(
        static_cast<std::int64_t>(static_cast<std::uint64_t>(state.score_before[seat]) +
                                  static_cast<std::uint64_t>(bill.by_seat[seat])));
  }
  return mismatch("wrong-score", numbers(expected),
                  numbers({action.score->begin(), action.score->end()}),
                  KIBIC_TEXT("the score of the session is {0}, the record says {1}"));
}

std::string cards_text(const std::vector<Card>& cards) {
  CardSet set;
  for (const Card card : cards) set.insert(card);
  return to_string(set);
}

std::string cards_text(CardSet cards) {
  return to_string(cards);
}

Objection check_shown(std::string_view place, const std::string& expected,
                      const std::string& found) {
  if (found.empty() || expected == found) return std::nullopt;
  return playable_fault(
      "reveal-mismatch", expected, found,
      Message(KIBIC_TEXT("{0} was {1}, but {2} is shown after the deal"), place, expected, found));
}

}  // namespace

Objection check(const State& state, Actor actor, const ResultStatement& action) {
  if (auto objection = must_be_table(actor, "result")) return objection;
  const auto bill = Rules::settlement(state);
  if (!bill) {
    return playable_fault("settlement-too-early", "", "result",
                          Message(KIBIC_TEXT("the record settles a deal that is not over")));
  }
  // First what is paid: where that is wrong, both amounts are named.
  if (auto objection = check_amounts(*bill, action)) return objection;
  if (auto objection = check_points(*bill, action)) return objection;
  if (auto objection = check_parts(*bill, action)) return objection;
  return check_score(state, *bill, action);
}

Objection check(const State& state, Actor actor, const Reveal& action) {
  if (auto objection = must_be_table(actor, "reveal")) return objection;
  for (int seat = 0; seat < 3; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    if (auto objection = check_shown(seat_name(seat), cards_text(state.dealt[place]),
                                     cards_text(action.hands[place]))) {
      return objection;
    }
  }
  if (auto objection =
          check_shown("talon", cards_text(state.dealt_talon), cards_text(action.talon))) {
    return objection;
  }
  return check_shown("discard", cards_text(state.discard.value_or(CardSet())),
                     cards_text(action.discard));
}

void apply(State& /*state*/, Actor /*actor*/, const ResultStatement& /*action*/) {}
void apply(State& /*state*/, Actor /*actor*/, const Reveal& /*action*/) {}

}  // namespace kibic::marias::flow
