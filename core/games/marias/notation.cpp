// Writes and reads the canonical notation of every action; action.h shows it.
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/games/marias/action.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

using Words = std::vector<std::string_view>;

constexpr std::array<std::string_view, 6> not_played_names{"no-flek",       "one-flek",   "fold",
                                                           "helpers-shown", "all-passed", "good"};

// --- Writing.

std::string cards_text(const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += ' ';
    text += to_string(card);
  }
  return text;
}

// "deal 0: Ah Kh | talon: Xb 8a": only the parts that are there.
class Parts {
 public:
  explicit Parts(std::string head) : text_(std::move(head)) {}

  void add(std::string_view name, const std::vector<Card>& cards) {
    if (cards.empty()) return;
    text_ += is_first_ ? " " : " | ";
    is_first_ = false;
    text_ += name;
    text_ += ": ";
    text_ += cards_text(cards);
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
  bool is_first_ = true;
};

std::string numbers(const std::array<std::int64_t, 3>& values) {
  return fmt::format("{} {} {}", values[0], values[1], values[2]);
}

std::string bill_part(const SettlementPart& part) {
  return fmt::format("{}{} {} {}", part.name, part.is_won ? '+' : '-', part.doubles, part.amount);
}

std::string text_of(const NewDeal& action) {
  std::string text = fmt::format("new {} dealer {}", action.number, action.dealer);
  if (action.score) text += " score " + numbers(*action.score);
  return text;
}
std::string text_of(const Cut& action) {
  return action.cards ? fmt::format("cut {}", *action.cards) : "shuffle";
}
std::string text_of(const Deal& action) {
  Parts parts("deal");
  for (std::size_t seat = 0; seat < 3; ++seat) parts.add(std::to_string(seat), action.hands[seat]);
  parts.add("talon", action.talon);
  return std::move(parts).text();
}
std::string text_of(const Bid& action) {
  return "bid " + to_string(action.rung);
}
std::string text_of(const Hold& action) {
  return "hold " + to_string(action.rung);
}
std::string text_of(const Pass& /*action*/) {
  return "pass";
}
std::string text_of(const AuctionResult& action) {
  if (!action.declarer || !action.rung) return "auction -";
  return fmt::format("auction {} {}", *action.declarer, to_string(*action.rung));
}
std::string text_of(const ChooseTrump& action) {
  return std::string("trump ") + letter_of(action.suit);
}
std::string text_of(const Discard& action) {
  std::string text = "discard " + to_string(action.cards);
  if (action.old_talon) text += " was " + to_string(*action.old_talon);
  if (action.contract) text += " as " + to_string(*action.contract);
  return text;
}
std::string text_of(const Declare& action) {
  std::string text = "declare " + to_string(action.contract);
  if (action.talon_counts) {
    text += fmt::format(" talon {} {}", (*action.talon_counts)[0], (*action.talon_counts)[1]);
  }
  return text;
}
std::string text_of(const Respond& action) {
  return action.is_good ? "good" : "bad";
}
std::string text_of(const Fold& /*action*/) {
  return "fold";
}
std::string text_of(const Against& action) {
  return action.part == Part::sto_against ? "against sto" : "against sedma";
}
std::string text_of(const Flek& action) {
  return fmt::format("flek {} {}", name_of(action.part), action.count);
}
std::string text_of(const FlekPass& action) {
  return action.part ? fmt::format("flek-pass {}", name_of(*action.part)) : "flek-pass";
}
std::string text_of(const NotPlayedStatement& action) {
  return fmt::format("not-played {}", name_of(action.reason));
}
std::string text_of(const Play& action) {
  return to_string(action.card);
}
std::string text_of(const TrickStatement& action) {
  std::string text = fmt::format("trick {} winner {}:", action.number, action.winner);
  for (const Card card : action.cards) text += " " + to_string(card);
  return text;
}
std::string text_of(const LayDown& action) {
  return "lay-down " + to_string(action.cards);
}
std::string text_of(const ResultStatement& action) {
  std::string text = "result";
  if (action.amounts) text += " " + numbers(*action.amounts);
  if (action.points) {
    text += fmt::format(" points {} {}", (*action.points)[0], (*action.points)[1]);
  }
  if (action.parts) {
    std::vector<std::string> parts;
    for (const SettlementPart& part : *action.parts) parts.push_back(bill_part(part));
    text += " parts " + (parts.empty() ? "-" : join(parts, ", "));
  }
  if (action.score) text += " score " + numbers(*action.score);
  return text;
}
std::string text_of(const Reveal& action) {
  Parts parts("reveal");
  for (std::size_t seat = 0; seat < 3; ++seat) parts.add(std::to_string(seat), action.hands[seat]);
  parts.add("talon", action.talon);
  parts.add("discard", action.discard);
  return std::move(parts).text();
}

// --- Reading. Each reader gets the words behind the first one and fails without saying why; the
// caller names the whole text.

using Reading = std::optional<Action>;

std::optional<int> to_int(std::string_view text) {
  const auto value = to_integer(text);
  if (!value || *value < -1'000'000'000 || *value > 1'000'000'000) return std::nullopt;
  return static_cast<int>(*value);
}

std::optional<int> to_count(std::string_view text) {
  const auto value = to_int(text);
  return value && *value >= 0 ? value : std::nullopt;
}

std::optional<int> to_seat(std::string_view text) {
  const auto value = to_count(text);
  return value && *value < 3 ? value : std::nullopt;
}

template <class T, std::size_t size, class Convert>
std::optional<std::array<T, size>> to_numbers(const Words& words, std::size_t from,
                                              Convert convert) {
  std::array<T, size> values{};
  if (words.size() < from + size) return std::nullopt;
  for (std::size_t i = 0; i < size; ++i) {
    const auto value = convert(words[from + i]);
    if (!value) return std::nullopt;
    values[i] = *value;
  }
  return values;
}

std::optional<std::array<std::int64_t, 3>> to_amounts(const Words& words, std::size_t from) {
  return to_numbers<std::int64_t, 3>(words, from, to_integer);
}

std::optional<std::vector<Card>> to_cards(const Words& words, std::size_t from, std::size_t to) {
  std::vector<Card> cards;
  for (std::size_t i = from; i < to; ++i) {
    const auto card = parse_card(words[i]);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
  return cards;
}

std::optional<CardSet> to_set(const Words& words, std::size_t from, std::size_t to) {
  const auto cards = to_cards(words, from, to);
  if (!cards) return std::nullopt;
  CardSet set;
  for (const Card card : *cards) set.insert(card);
  return set.size() == static_cast<int>(cards->size()) ? std::optional(set) : std::nullopt;
}

std::size_t find_word(const Words& words, std::string_view word) {
  std::size_t i = 0;
  while (i < words.size() && words[i] != word) ++i;
  return i;
}

std::optional<Contract> to_contract(const Words& words, std::size_t from, std::size_t to) {
  if (from >= to || to - from > 3) return std::nullopt;
  std::string text;
  for (std::size_t i = from; i < to; ++i) {
    if (!text.empty()) text += ' ';
    text += words[i];
  }
  return parse_contract(text);
}

Reading read_new(const Words& words) {
  const bool has_score = words.size() == 7 && words[3] == "score";
  if ((words.size() != 3 && !has_score) || words[1] != "dealer") return std::nullopt;
  const auto number = to_count(words[0]);
  const auto dealer = to_seat(words[2]);
  if (!number || !dealer) return std::nullopt;
  NewDeal action{*number, *dealer, std::nullopt};
  if (has_score) {
    action.score = to_amounts(words, 4);
    if (!action.score) return std::nullopt;
  }
  return action;
}

Reading read_cut(const Words& words) {
  if (words.size() != 1) return std::nullopt;
  const auto cards = to_count(words[0]);
  return cards ? Reading(Cut{cards}) : std::nullopt;
}

// "0: Ah Kh | talon: Xb 8a" into the places named.
bool read_parts(std::string_view text, const std::vector<std::string_view>& names,
                const std::vector<std::vector<Card>*>& places) {
  for (const std::string_view part : split(text, '|')) {
    const Words words = kibic::words(part);
    if (words.size() < 2 || !words[0].ends_with(':')) return false;
    const std::string_view name = words[0].substr(0, words[0].size() - 1);
    const std::size_t place = find_word(names, name);
    const auto cards = to_cards(words, 1, words.size());
    if (place == names.size() || !cards || !places[place]->empty() || cards->size() > 12) {
      return false;
    }
    *places[place] = *cards;
  }
  return true;
}

Reading read_deal(std::string_view rest) {
  Deal action;
  auto& hands = action.hands;
  const bool is_read =
      read_parts(rest, {"0", "1", "2", "talon"}, {&hands[0], &hands[1], &hands[2], &action.talon});
  return is_read ? Reading(action) : std::nullopt;
}

Reading read_reveal(std::string_view rest) {
  Reveal action;
  auto& hands = action.hands;
  const bool is_read =
      read_parts(rest, {"0", "1", "2", "talon", "discard"},
                 {&hands[0], &hands[1], &hands[2], &action.talon, &action.discard});
  return is_read ? Reading(action) : std::nullopt;
}

Reading read_rung(std::string_view kind, const Words& words) {
  const auto rung = words.size() == 1 ? parse_rung(words[0]) : std::nullopt;
  if (!rung) return std::nullopt;
  return kind == "bid" ? Reading(Bid{*rung}) : Reading(Hold{*rung});
}

Reading read_auction(const Words& words) {
  if (words.size() == 1 && words[0] == "-") return AuctionResult{};
  if (words.size() != 2) return std::nullopt;
  const auto declarer = to_seat(words[0]);
  const auto rung = parse_rung(words[1]);
  if (!declarer || !rung) return std::nullopt;
  return AuctionResult{declarer, rung};
}

Reading read_trump(const Words& words) {
  const auto suit = words.size() == 1 ? parse_suit(words[0]) : std::nullopt;
  return suit ? Reading(ChooseTrump{*suit}) : std::nullopt;
}

Reading read_discard(const Words& words) {
  const std::size_t as = find_word(words, "as");
  const std::size_t was = std::min(find_word(words, "was"), as);
  Discard action;
  const auto cards = to_set(words, 0, was);
  if (!cards) return std::nullopt;
  action.cards = *cards;
  if (was < as) {
    action.old_talon = to_set(words, was + 1, as);
    if (!action.old_talon) return std::nullopt;
  }
  if (as < words.size()) {
    action.contract = to_contract(words, as + 1, words.size());
    if (!action.contract) return std::nullopt;
  }
  return action;
}

Reading read_declare(const Words& words) {
  const std::size_t talon = find_word(words, "talon");
  const auto contract = to_contract(words, 0, talon);
  if (!contract) return std::nullopt;
  Declare action{*contract, std::nullopt};
  if (talon < words.size()) {
    action.talon_counts = to_numbers<int, 2>(words, talon + 1, to_count);
    if (words.size() != talon + 3 || !action.talon_counts) return std::nullopt;
  }
  return action;
}

Reading read_against(const Words& words) {
  if (words.size() != 1) return std::nullopt;
  if (words[0] == "sedma") return Against{Part::sedma_against};
  if (words[0] == "sto") return Against{Part::sto_against};
  return std::nullopt;
}

Reading read_flek(const Words& words) {
  if (words.size() != 2) return std::nullopt;
  const auto part = parse_part(words[0]);
  const auto count = to_count(words[1]);
  if (!part || !count || *count == 0) return std::nullopt;
  return Flek{*part, *count};
}

Reading read_flek_pass(const Words& words) {
  if (words.empty()) return FlekPass{};
  const auto part = words.size() == 1 ? parse_part(words[0]) : std::nullopt;
  return part ? Reading(FlekPass{part}) : std::nullopt;
}

Reading read_not_played(const Words& words) {
  if (words.size() != 1) return std::nullopt;
  for (std::size_t i = 0; i < not_played_names.size(); ++i) {
    if (not_played_names[i] == words[0]) return NotPlayedStatement{static_cast<NotPlayed>(i)};
  }
  return std::nullopt;
}

Reading read_trick(const Words& words) {
  if (words.size() < 3 || words.size() > 6 || words[1] != "winner" || !words[2].ends_with(':')) {
    return std::nullopt;
  }
  const auto number = to_count(words[0]);
  const auto winner = to_seat(words[2].substr(0, words[2].size() - 1));
  const auto cards = to_cards(words, 3, words.size());
  if (!number || !winner || !cards) return std::nullopt;
  return TrickStatement{*number, *winner, *cards};
}

// "hra+ 0 40".
std::optional<SettlementPart> read_bill_part(std::string_view text) {
  const Words words = kibic::words(text);
  if (words.size() != 3 || words[0].size() < 2) return std::nullopt;
  const char sign = words[0].back();
  const std::string_view name = words[0].substr(0, words[0].size() - 1);
  const auto doubles = to_count(words[1]);
  const auto amount = to_integer(words[2]);
  if ((sign != '+' && sign != '-') || !parse_part(name) || !doubles || !amount) return std::nullopt;
  return SettlementPart{std::string(name), sign == '+', *doubles, *amount};
}

std::optional<std::vector<SettlementPart>> read_bill_parts(const Words& words, std::size_t from,
                                                           std::size_t to) {
  std::vector<SettlementPart> parts;
  if (to == from + 1 && words[from] == "-") return parts;
  std::string text;
  for (std::size_t i = from; i < to; ++i) text.append(words[i]).append(" ");
  for (const std::string_view item : split(text, ',')) {
    const auto part = read_bill_part(item);
    if (!part) return std::nullopt;
    parts.push_back(*part);
  }
  return parts;
}

// Sections in their order: amounts, points, parts, score; each may be missing.
Reading read_result(const Words& words) {
  ResultStatement action;
  const std::size_t score = find_word(words, "score");
  const std::size_t parts = std::min(find_word(words, "parts"), score);
  const std::size_t points = std::min(find_word(words, "points"), parts);
  if (points > 0) {
    action.amounts = to_amounts(words, 0);
    if (points != 3 || !action.amounts) return std::nullopt;
  }
  if (points < parts) {
    action.points = to_numbers<int, 2>(words, points + 1, to_int);
    if (parts != points + 3 || !action.points) return std::nullopt;
  }
  if (parts < score) {
    action.parts = read_bill_parts(words, parts + 1, score);
    if (!action.parts) return std::nullopt;
  }
  if (score < words.size()) {
    action.score = to_amounts(words, score + 1);
    if (words.size() != score + 4 || !action.score) return std::nullopt;
  }
  return action;
}

Reading read_lay_down(const Words& words) {
  const auto cards = to_set(words, 0, words.size());
  return cards && !cards->empty() ? Reading(LayDown{*cards}) : std::nullopt;
}

Reading read_single(std::string_view word) {
  if (const auto card = parse_card(word)) return Play{*card};
  if (word == "pass") return Pass{};
  if (word == "good") return Respond{true};
  if (word == "bad") return Respond{false};
  if (word == "fold") return Fold{};
  if (word == "shuffle") return Cut{};
  if (word == "flek-pass") return FlekPass{};
  if (word == "result") return ResultStatement{};
  if (word == "deal") return Deal{};
  if (word == "reveal") return Reveal{};
  return std::nullopt;
}

Reading read(std::string_view text) {
  Words words = kibic::words(text);
  if (words.empty()) return std::nullopt;
  const std::string_view kind = words[0];
  if (words.size() == 1) return read_single(kind);
  const auto rest = static_cast<std::size_t>(words[1].data() - text.data());
  words.erase(words.begin());
  if (kind == "trick") return read_trick(words);
  if (kind == "flek") return read_flek(words);
  if (kind == "flek-pass") return read_flek_pass(words);
  if (kind == "bid" || kind == "hold") return read_rung(kind, words);
  if (kind == "deal") return read_deal(text.substr(rest));
  if (kind == "new") return read_new(words);
  if (kind == "cut") return read_cut(words);
  if (kind == "auction") return read_auction(words);
  if (kind == "trump") return read_trump(words);
  if (kind == "discard") return read_discard(words);
  if (kind == "declare") return read_declare(words);
  if (kind == "against") return read_against(words);
  if (kind == "not-played") return read_not_played(words);
  if (kind == "lay-down") return read_lay_down(words);
  if (kind == "result") return read_result(words);
  if (kind == "reveal") return read_reveal(text.substr(rest));
  return std::nullopt;
}

}  // namespace

std::string_view name_of(NotPlayed reason) {
  return not_played_names[static_cast<std::size_t>(reason)];
}

std::string Rules::format(const State& /*state*/, const Action& action) {
  return std::visit([](const auto& typed) { return text_of(typed); }, action);
}

Result<Action> Rules::parse(const State& /*state*/, std::string_view text) {
  // The longest sensible action, a reveal of 38 cards, needs less than 200 characters.
  constexpr std::size_t longest = 1000;
  auto action = text.size() <= longest ? read(text) : std::nullopt;
  if (action) return *std::move(action);
  return fail("unreadable-action",
              Message(KIBIC_TEXT("“{0}” is no action of mariáš"), clean_utf8(text.substr(0, 80))));
}

}  // namespace kibic::marias
