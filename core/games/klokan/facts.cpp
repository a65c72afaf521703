// What people say about a game of klokan besides its board.
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

Message why_over(const State& state, const std::vector<std::string>& names) {
  switch (state.ending->kind) {
    case EndKind::stones:
      return Message(KIBIC_TEXT("all stones are captured"));
    case EndKind::quiet:
      return Message(KIBIC_TEXT("{0} half-moves without capture or doubling"), state.quiet);
    case EndKind::repetition:
      return Message(KIBIC_TEXT("the position has come {0} times"), state.options->repetitions_end);
    case EndKind::stuck:
      return Message(KIBIC_TEXT("{0} has no jump left"), name_of(state.board.to_move, names));
    case EndKind::resigned:
      return Message(KIBIC_TEXT("{0} has resigned"), name_of(*state.ending->resigned, names));
  }
  return {};
}

Message what_now(const State& state, const std::vector<std::string>& names) {
  if (state.ending) return why_over(state, names);
  const std::string name = name_of(state.board.to_move, names);
  if (state.extra > 0) {
    return Message(KIBIC_TEXT("{0} makes extra half-move {1} while the other side is stuck"), name,
                   state.extra);
  }
  if (state.options->quiet == 0) return Message(KIBIC_TEXT("{0} is to move"), name);
  return Message(KIBIC_TEXT("{0} is to move; {1} of {2} quiet half-moves"), name, state.quiet,
                 state.options->quiet);
}

int doubled_count(const State& state, Side side) {
  const Squares stones = state.board.stones[index_of(side)];
  return value_of(state, side) - count(stones);
}

TallyRow row(Message name, int white, int black, bool is_sum) {
  return {std::move(name), {white, black}, is_sum};
}

}  // namespace

TableFacts Rules::facts(const State& state, std::optional<int> /*viewer*/,
                        const std::vector<std::string>& names) {
  const int white = value_of(state, Side::white);
  const int black = value_of(state, Side::black);
  TableFacts facts;
  facts.unit = "stones";
  facts.headline = Message("{0} : {1}", white, black);
  facts.contract = what_now(state, names);
  facts.main_seat = 0;
  facts.seats = {{Message(KIBIC_TEXT("White")), {}, {}, {}},
                 {Message(KIBIC_TEXT("Black")), {}, {}, {}}};
  facts.sides = {Message(KIBIC_TEXT("White")), Message(KIBIC_TEXT("Black"))};
  facts.tally = {row(Message(KIBIC_TEXT("stones")), count(state.board.stones[0]),
                     count(state.board.stones[1]), false),
                 row(Message(KIBIC_TEXT("doubled")), doubled_count(state, Side::white),
                     doubled_count(state, Side::black), false),
                 row(Message(KIBIC_TEXT("together")), white, black, true)};
  if (const auto bill = settlement(state)) {
    for (const SettlementPart& part : bill->parts) {
      facts.parts.push_back(
          {why_over(state, names), Message("{0} : {1}", white, black), part.is_won, part.amount});
    }
  }
  return facts;
}

std::optional<double> Rules::value_seen_by(const State& /*state*/, double value, int from, int to) {
  // What one side wins, the other loses.
  return from == to ? value : -value;
}

}  // namespace kibic::klokan
