// What people say about a deal of ochko besides its cards.
#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"
#include "core/games/ochko/words.h"

namespace kibic::ochko {
namespace {

// What lies on the table; a viewer at it sees no more, and the totals of the open view count the
// covered cards as well.
Cards banker_seen(const State& state, bool is_open_view) {
  return is_open_view ? banker_cards(state) : visible_banker_cards(state);
}

int total_of(const Cards& cards, const State& state) {
  return value_of(cards, *state.options).total;
}

std::string totals(const State& state, const Cards& banker) {
  return std::to_string(total_of(state.player, state)) + " : " +
         std::to_string(total_of(banker, state));
}

Message headline(const State& state, const Cards& banker) {
  const int player = total_of(state.player, state);
  if (state.phase == Phase::deal) return Message(KIBIC_TEXT("before the deal"));
  if (state.phase != Phase::over) {
    return Message(KIBIC_TEXT("{0} against {1}"), player, pretty(banker));
  }
  const Outcome outcome = outcome_of(state);
  return Message(KIBIC_TEXT("{0}, {1}"), word_of(outcome.kind), totals(state, banker));
}

Message contract(const State& state) {
  return Message(KIBIC_TEXT("stake {0}, bank {1}, {2}"), state.stake,
                 to_string_hundredths(state.bank), tie_rule(*state.options));
}

PartFacts bill_line(const State& state, const Cards& banker) {
  PartFacts line;
  line.name = Message(KIBIC_TEXT("stake {0}"), state.stake);
  if (state.phase != Phase::over) {
    line.standing = Message(KIBIC_TEXT("not decided yet"));
    return line;
  }
  const Outcome outcome = outcome_of(state);
  line.is_won = outcome.paid > 0;
  line.amount = in_unit(outcome.paid, state);
  if (outcome.kind == ResultKind::bust) {
    line.standing = Message(KIBIC_TEXT("bust with {0}"), total_of(state.player, state));
  } else if (outcome.is_tie) {  // the rule in force belongs to the result (rule book 5, T6)
    line.standing =
        Message(KIBIC_TEXT("{0}, by {1}"), totals(state, banker), tie_rule(*state.options));
  } else if (outcome.is_pocket_jack) {
    line.standing = Message(KIBIC_TEXT("PocketJack"));
  } else {
    line.standing = Message(KIBIC_TEXT("{0}"), totals(state, banker));
  }
  return line;
}

}  // namespace

TableFacts Rules::facts(const State& state, std::optional<int> viewer,
                        const std::vector<std::string>& names) {
  const Cards banker = banker_seen(state, !viewer);
  TableFacts facts;
  facts.unit = unit_of(state);
  facts.score_name = Message(KIBIC_TEXT("bank"));
  facts.headline = headline(state, banker);
  facts.contract = contract(state);
  facts.main_seat = player_seat;
  facts.seats.resize(2);
  facts.seats[player_seat].role = Message(KIBIC_TEXT("player"));
  facts.seats[player_seat].score_before = in_unit(state.bank, state);
  facts.seats[banker_seat].role = Message(KIBIC_TEXT("banker"));
  if (state.has_stood) {
    facts.seats[player_seat].deeds.push_back(
        Message(KIBIC_TEXT("stood with {0}"), total_of(state.player, state)));
  }
  facts.sides = {Message("{0}", name_at(names, player_seat)),
                 Message("{0}", name_at(names, banker_seat))};
  facts.tally = {{Message(KIBIC_TEXT("points")),
                  {total_of(state.player, state), total_of(banker, state)},
                  false}};
  facts.parts = {bill_line(state, banker)};
  return facts;
}

}  // namespace kibic::ochko
