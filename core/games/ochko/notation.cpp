#include "core/games/ochko/notation.h"

#include <array>

#include "core/base/text.h"
#include "core/games/ochko/outcome.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using Words = std::vector<std::string_view>;

// --- Writing

std::string text_of(const State&, const Deal& deal) {
  return "deal " + to_string(deal.player[0]) + " " + to_string(deal.player[1]) + " | " +
         ochko::text_of(deal.banker[0]) + " " + ochko::text_of(deal.banker[1]);
}
std::string text_of(const State&, const Hit&) {
  return "hit";
}
std::string text_of(const State&, const Stand&) {
  return "stand";
}
std::string text_of(const State&, const GiveCard& given) {
  return "card " + to_string(given.card);
}
std::string text_of(const State&, const Open& open) {
  return "open " + to_string(open.cards);
}
std::string text_of(const State&, const Draw& draw) {
  return "draw " + to_string(draw.card);
}
std::string text_of(const State& state, const ResultStatement& statement) {
  return result_text(state, statement);
}

// What the player got by a stated bank; no value where it is no whole number of the bill's unit.
std::optional<std::int64_t> amount_by(const State& state, Hundredths bank_after) {
  const Hundredths gained = bank_after - state.bank;
  if (unit_of(state) == "units" && !is_whole(gained)) return std::nullopt;
  return in_unit(gained, state);
}

// --- Reading

tl::unexpected<Error> not_an_action(std::string_view text) {
  return fail("bad-action", Message(KIBIC_TEXT("“{0}” is no action of ochko"), text));
}

// "??" is a card that nobody knows; no value at all: this is no card.
std::optional<std::optional<Card>> parse_known_or_not(std::string_view word) {
  if (word == unknown_card) return std::optional<Card>();
  const auto card = parse_card(word);
  if (!card) return std::nullopt;
  return card;
}

Result<Action> parse_deal(const Words& parts, std::string_view text) {
  if (parts.size() != 6 || parts[3] != "|") return not_an_action(text);
  const auto first = parse_card(parts[1]);
  const auto second = parse_card(parts[2]);
  const auto up = parse_known_or_not(parts[4]);
  const auto closed = parse_known_or_not(parts[5]);
  if (!first || !second || !up || !closed) return not_an_action(text);
  return Deal{{*first, *second}, {*up, *closed}};
}

Result<Action> parse_open(const Words& parts, std::string_view text) {
  Open open;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto card = parse_card(parts[i]);
    if (!card) return not_an_action(text);
    open.cards.push_back(*card);
  }
  if (open.cards.empty() || open.cards.size() > 2) return not_an_action(text);
  return open;
}

std::optional<ResultKind> parse_kind(std::string_view word) {
  for (const ResultKind kind :
       {ResultKind::win, ResultKind::loss, ResultKind::push, ResultKind::bust}) {
    if (word == name_of(kind)) return kind;
  }
  return std::nullopt;
}

// "result [AMOUNT AMOUNT] KIND [[bank] BANK]"; amounts must be what the bank says.
Result<Action> parse_result(const State& state, const Words& parts, std::string_view text) {
  std::size_t at = 1;
  std::array<std::optional<std::int64_t>, 2> amounts;
  if (parts.size() >= 4 && to_integer(parts[1])) {
    amounts = {to_integer(parts[1]), to_integer(parts[2])};
    if (!amounts[1]) return not_an_action(text);
    at = 3;
  }
  const auto kind = at < parts.size() ? parse_kind(parts[at++]) : std::nullopt;
  if (!kind) return not_an_action(text);
  ResultStatement statement{*kind, std::nullopt};
  if (at < parts.size() && parts[at] == "bank") ++at;
  if (at < parts.size()) {
    statement.bank = parse_hundredths(parts[at++]);
    if (!statement.bank) return not_an_action(text);
  }
  if (at != parts.size() || parts.back() == "bank") return not_an_action(text);
  if (!amounts[0]) return statement;
  const auto stated = statement.bank ? amount_by(state, *statement.bank) : std::nullopt;
  if (!stated || amounts[0] != *stated || amounts[1] != -*stated) return not_an_action(text);
  return statement;
}

}  // namespace

std::string text_of(const std::optional<Card>& card) {
  return card ? to_string(*card) : std::string(unknown_card);
}

std::string start_text(const State& state) {
  std::string text =
      "bank=" + to_string_hundredths(state.bank) + " stake=" + std::to_string(state.stake);
  std::string_view before = " gone=";
  for (const Card card : cards_of(state.gone)) {
    text.append(before).append(to_string(card));
    before = ",";
  }
  if (state.gone_unseen > 0) text += " unseen=" + std::to_string(state.gone_unseen);
  return text;
}

std::string result_text(const State& state, const ResultStatement& statement) {
  std::string text = "result ";
  if (!statement.bank) return text.append(name_of(statement.kind));
  if (const auto amount = amount_by(state, *statement.bank)) {
    text += std::to_string(*amount) + " " + std::to_string(-*amount) + " ";
  }
  text.append(name_of(statement.kind)).append(" bank ");
  return text + to_string_hundredths(*statement.bank);
}

std::string Rules::format(const State& state, const Action& action) {
  return std::visit([&](const auto& typed) { return text_of(state, typed); }, action);
}

Result<Action> Rules::parse(const State& state, std::string_view text) {
  constexpr std::size_t longest = 100;
  if (text.size() > longest) return not_an_action(text.substr(0, longest));
  const Words parts = words(text);
  if (parts.empty()) return not_an_action(text);
  const std::string_view verb = parts.front();
  if (verb == "hit" && parts.size() == 1) return Hit{};
  if (verb == "stand" && parts.size() == 1) return Stand{};
  if (verb == "deal") return parse_deal(parts, text);
  if (verb == "open") return parse_open(parts, text);
  if (verb == "result") return parse_result(state, parts, text);
  const auto card = parts.size() == 2 ? parse_card(parts[1]) : std::nullopt;
  if (card && verb == "card") return GiveCard{*card};
  if (card && verb == "draw") return Draw{*card};
  return not_an_action(text);
}

}  // namespace kibic::ochko
