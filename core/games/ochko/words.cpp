#include "core/games/ochko/words.h"

#include <array>

#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using Names = std::vector<std::string>;

struct Speaker {
  const State& state;
  const Names& names;

  std::string player() const { return name_at(names, player_seat); }
  std::string banker() const { return name_at(names, banker_seat); }

  Message operator()(const Deal& deal) const {
    const Cards own{deal.player[0], deal.player[1]};
    const HandValue value = value_of(own, *state.options);
    const std::string shown = pretty(deal.banker[0]) + " " + pretty(deal.banker[1]);
    if (value.is_pocket_jack) {
      return Message(KIBIC_TEXT("{0} gets {1}, a PocketJack; {2} has {3}."), player(), pretty(own),
                     banker(), shown);
    }
    if (value.is_bust()) {
      return Message(KIBIC_TEXT("{0} gets {1}, {2} points, which is too many; {3} has {4}."),
                     player(), pretty(own), value.total, banker(), shown);
    }
    return Message(KIBIC_TEXT("{0} gets {1}, {2} points; {3} has {4}."), player(), pretty(own),
                   value.total, banker(), shown);
  }
  Message operator()(const Hit&) const {
    return Message(KIBIC_TEXT("{0} asks for a card."), player());
  }
  Message operator()(const Stand&) const {
    return Message(KIBIC_TEXT("{0} stands with {1}."), player(),
                   value_of(state.player, *state.options).total);
  }
  Message operator()(const GiveCard& given) const {
    Cards hand = state.player;
    hand.push_back(given.card);
    const HandValue value = value_of(hand, *state.options);
    if (value.is_bust()) {
      return Message(KIBIC_TEXT("{0} gets {1}: {2} points, too many."), player(),
                     pretty(given.card), value.total);
    }
    return Message(KIBIC_TEXT("{0} gets {1}: {2} points."), player(), pretty(given.card),
                   value.total);
  }
  Message operator()(const Open& open) const {
    const State opened = Rules::apply(state, Actor::chance(), open);
    const HandValue value = value_of(banker_cards(opened), *state.options);
    if (value.is_pocket_jack) {
      return Message(KIBIC_TEXT("{0} opens {1}: a PocketJack."), banker(), pretty(open.cards));
    }
    return Message(KIBIC_TEXT("{0} opens {1}: {2} points."), banker(), pretty(open.cards),
                   value.total);
  }
  Message operator()(const Draw& draw) const {
    Cards hand = banker_cards(state);
    hand.push_back(draw.card);
    const HandValue value = value_of(hand, *state.options);
    if (value.is_bust()) {
      return Message(KIBIC_TEXT("{0} draws {1}: {2} points, too many."), banker(),
                     pretty(draw.card), value.total);
    }
    return Message(KIBIC_TEXT("{0} draws {1}: {2} points."), banker(), pretty(draw.card),
                   value.total);
  }
  Message operator()(const ResultStatement& statement) const {
    const std::string kind = word_of(statement.kind);
    const bool is_tie = state.phase == Phase::over && outcome_of(state).is_tie;
    const std::string bank = statement.bank ? to_string_hundredths(*statement.bank) : "";
    if (is_tie && statement.bank) {
      return Message(KIBIC_TEXT("Result: {0}, bank {1} (equal totals, {2})."), kind, bank,
                     tie_rule(*state.options));
    }
    if (is_tie) {
      return Message(KIBIC_TEXT("Result: {0} (equal totals, {1})."), kind,
                     tie_rule(*state.options));
    }
    if (statement.bank) return Message(KIBIC_TEXT("Result: {0}, bank {1}."), kind, bank);
    return Message(KIBIC_TEXT("Result: {0}."), kind);
  }
};

struct Short {
  std::string operator()(const Deal& deal) const {
    return pretty(Cards{deal.player[0], deal.player[1]}) + " / " + pretty(deal.banker[0]) + " " +
           pretty(deal.banker[1]);
  }
  std::string operator()(const Hit&) const { return tr(KIBIC_TEXT("hit")); }
  std::string operator()(const Stand&) const { return tr(KIBIC_TEXT("stand")); }
  std::string operator()(const GiveCard& given) const { return pretty(given.card); }
  std::string operator()(const Open& open) const { return pretty(open.cards); }
  std::string operator()(const Draw& draw) const { return pretty(draw.card); }
  std::string operator()(const ResultStatement& statement) const { return word_of(statement.kind); }
};

}  // namespace

std::string pretty(Card card) {
  constexpr std::array symbols{"♣", "♦", "♥", "♠"};
  std::string text = symbols[static_cast<std::size_t>(card.suit())];
  return card.rank() == Rank::ten ? text + "10" : text + letter_of(card.rank());
}

std::string pretty(const Cards& cards) {
  std::string text;
  for (const Card card : cards) text.append(text.empty() ? "" : " ").append(pretty(card));
  return text;
}

std::string pretty(const std::optional<Card>& card) {
  return card ? pretty(*card) : std::string(unknown_card);
}

std::string name_at(const std::vector<std::string>& names, int seat) {
  const auto place = static_cast<std::size_t>(seat);
  if (place < names.size() && !names[place].empty()) return names[place];
  return seat == player_seat ? tr(KIBIC_TEXT("the player")) : tr(KIBIC_TEXT("the banker"));
}

std::string word_of(ResultKind kind) {
  switch (kind) {
    case ResultKind::win:
      return tr(KIBIC_TEXT("win"));
    case ResultKind::loss:
      return tr(KIBIC_TEXT("loss"));
    case ResultKind::push:
      return tr(KIBIC_TEXT("push"));
    case ResultKind::bust:
      return tr(KIBIC_TEXT("bust"));
  }
  return "";
}

Deal veiled(const Deal& deal, Show show) {
  Deal seen = deal;
  if (show != Show::both) seen.banker[1] = std::nullopt;
  if (show == Show::none) seen.banker[0] = std::nullopt;
  return seen;
}

std::string tie_rule(const Options& options) {
  switch (options.tie) {
    case Tie::player:
      return "tie=player";
    case Tie::push:
      return "tie=push";
    case Tie::banker:
      return "tie=banker";
  }
  return "";
}

Message Rules::describe(const State& state, Actor /*actor*/, const Action& action,
                        const std::vector<std::string>& names) {
  return std::visit(Speaker{state, names}, action);
}

std::optional<Message> Rules::describe_veiled(const State& state, Actor actor, const Action& action,
                                              int /*viewer*/,
                                              const std::vector<std::string>& names) {
  const auto* deal = std::get_if<Deal>(&action);
  if (deal == nullptr) return std::nullopt;
  const Deal seen = veiled(*deal, state.options->show);
  if (seen == *deal) return std::nullopt;
  return describe(state, actor, seen, names);
}

std::string Rules::pretty(const State& /*state*/, const Action& action) {
  return std::visit(Short{}, action);
}

}  // namespace kibic::ochko
