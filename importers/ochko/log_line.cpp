#include "importers/ochko/log_line.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/games/ochko/notation.h"

namespace kibic::importers::ochko_log {
namespace {

using kibic::ochko::Card;
using kibic::ochko::ResultKind;

constexpr std::string_view signs = "/|:=";
constexpr std::string_view blanks = " \t\r,";

bool is_sign(char c) {
  return signs.find(c) != std::string_view::npos;
}

// More cards than any hand can have; the rest of such a line is no deal.
constexpr std::size_t most_cards = 20;
constexpr std::size_t most_marks = 32;

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

// For messages: short and clean.
std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  return clean_utf8(text.substr(0, longest));
}

// "K♠" as well as "KS".
std::optional<Card> parse_log_card(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 4> symbols{
      {{"♣", 'c'}, {"♦", 'd'}, {"♥", 'h'}, {"♠", 's'}}};
  for (const auto& [symbol, letter] : symbols) {
    if (!text.ends_with(symbol)) continue;
    std::string plain(text.substr(0, text.size() - symbol.size()));
    return kibic::ochko::parse_card(plain + letter);
  }
  return kibic::ochko::parse_card(text);
}

bool is_unknown(std::string_view text) {
  return text == kibic::ochko::unknown_card || text == "?";
}

// "1", and "1." as in lists; bounded like money.
std::optional<std::int64_t> number_in(std::string_view text) {
  if (text.ends_with('.')) text.remove_suffix(1);
  const auto number = to_integer(text);
  constexpr std::int64_t most = kibic::ochko::most_units;
  if (!number || *number > most || *number < -most) return std::nullopt;
  return number;
}

// Reads the words one after another; the first that cannot be understood ends the deal.
class Reader {
 public:
  Reader(const std::vector<Word>& words, Findings& findings) : words_(words), findings_(findings) {}

  std::optional<DealLine> read() {
    deal_.where = words_.front().where;
    deal_.number = take_number();
    if (deal_.number) deal_.stake = take_number();
    if (!read_player()) return std::nullopt;
    if (take_sign("/", "|") && read_banker() && take_sign(":", ":") && read_marks() &&
        take_sign("=", "=") && read_result() && at_ < words_.size()) {
      end_at(words_[at_]);
    }
    return std::move(deal_);
  }

 private:
  const Word* next() const { return at_ < words_.size() ? &words_[at_] : nullptr; }
  bool is_at_sign() const { return next() == nullptr || is_sign(next()->text.front()); }

  std::optional<std::int64_t> take_number() {
    if (next() == nullptr) return std::nullopt;
    const auto number = number_in(next()->text);
    if (!number) return std::nullopt;
    ++at_;
    return number;
  }

  // False at the end of the line, or where something else stands.
  bool take_sign(std::string_view sign, std::string_view other) {
    if (next() == nullptr) return false;
    if (next()->text != sign && next()->text != other) return end_at(*next());
    ++at_;
    return true;
  }

  bool end_at(const Word& word) {
    findings_.warning("unreadable-word", word.where,
                      Message(KIBIC_TEXT("“{0}” cannot be read here; the rest of this deal is left "
                                         "out."),
                              quoted(word.text)));
    return false;
  }

  bool read_player() {
    for (; !is_at_sign(); ++at_) {
      const auto card = parse_log_card(next()->text);
      if (!card || deal_.player.size() >= most_cards) break;
      deal_.player.push_back({*card, next()->where});
    }
    if (deal_.player.size() >= 2) return true;
    const Word& at = next() == nullptr ? words_.back() : *next();
    findings_.error("no-cards", at.where,
                    Message(KIBIC_TEXT("A deal needs two cards of the player; “{0}” is none."),
                            quoted(at.text)));
    return false;
  }

  bool read_banker() {
    for (std::size_t place = 0; !is_at_sign(); ++at_, ++place) {
      const auto card = parse_log_card(next()->text);
      const bool is_first_two = place < deal_.banker.size();
      if (!card && !(is_first_two && is_unknown(next()->text))) return end_at(*next());
      if (!card) continue;
      if (is_first_two) {
        deal_.banker[place] = Found<Card>{*card, next()->where};
      } else if (deal_.draws.size() < most_cards) {
        deal_.draws.push_back({*card, next()->where});
      } else {
        return end_at(*next());
      }
    }
    return true;
  }

  // "H H S", "HHS", "h stop s"; "PJ" and "-" say that nobody decided anything.
  bool read_marks() {
    for (; !is_at_sign(); ++at_) {
      const std::string text = lower(next()->text);
      if (text == "pj" || text == "-") continue;
      if (text == "stop") {
        if (!add(Mark::stop)) return end_at(*next());
        continue;
      }
      const bool are_letters = text.find_first_not_of("hs") == std::string::npos;
      if (text == "hit" || text == "stand") {
        if (!add(text == "hit" ? Mark::hit : Mark::stand)) return end_at(*next());
        continue;
      }
      if (!are_letters) return end_at(*next());
      for (const char letter : text) {
        if (!add(letter == 'h' ? Mark::hit : Mark::stand)) return end_at(*next());
      }
    }
    return true;
  }

  bool add(Mark mark) {
    if (deal_.marks.size() >= most_marks) return false;
    deal_.marks.push_back({mark, next()->where});
    return true;
  }

  bool read_result() {
    if (next() == nullptr) return false;
    const auto kind = parse_kind(next()->text);
    if (!kind) return end_at(*next());
    deal_.result = Found<kibic::ochko::ResultStatement>{{*kind, std::nullopt}, next()->where};
    ++at_;
    if (next() == nullptr) return true;
    const auto bank = kibic::ochko::parse_hundredths(next()->text);
    if (!bank) return end_at(*next());
    deal_.result->value.bank = bank;
    ++at_;
    return true;
  }

  const std::vector<Word>& words_;
  Findings& findings_;
  std::size_t at_ = 0;
  DealLine deal_;
};

Place shifted(const Place& start, std::size_t by) {
  Place place = start;
  if (place.column) *place.column += by;
  if (place.byte) *place.byte += by;
  return place;
}

}  // namespace

std::vector<Word> words_of(std::string_view line, const Place& start) {
  std::vector<Word> found;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(blanks, at)) != std::string_view::npos) {
    std::size_t end = at + 1;
    if (!is_sign(line[at])) end = std::min(line.find_first_of(" \t\r,/|:=", at), line.size());
    found.push_back({line.substr(at, end - at), shifted(start, at)});
    at = end;
  }
  return found;
}

std::string_view without_comment(std::string_view line, std::string_view& comment) {
  const auto at = line.find_first_of("#;");
  comment = at == std::string_view::npos ? std::string_view() : trim(line.substr(at + 1));
  return line.substr(0, at);
}

bool looks_like_deal(const std::vector<Word>& words) {
  std::size_t at = 0;
  while (at < words.size() && at < 2 && number_in(words[at].text)) ++at;
  if (at == 2) return true;
  return at < words.size() && parse_log_card(words[at].text).has_value();
}

std::optional<DealLine> parse_deal(const std::vector<Word>& words, Findings& findings) {
  return Reader(words, findings).read();
}

std::optional<ResultKind> parse_kind(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, ResultKind>, 13> known{
      {{"win", ResultKind::win},
       {"won", ResultKind::win},
       {"w", ResultKind::win},
       {"loss", ResultKind::loss},
       {"lose", ResultKind::loss},
       {"lost", ResultKind::loss},
       {"l", ResultKind::loss},
       {"push", ResultKind::push},
       {"tie", ResultKind::push},
       {"draw", ResultKind::push},
       {"equal", ResultKind::push},
       {"bust", ResultKind::bust},
       {"busted", ResultKind::bust}}};
  const std::string text = lower(word);
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const auto& pair) { return pair.first == text; });
  if (found == known.end()) return std::nullopt;
  return found->second;
}

}  // namespace kibic::importers::ochko_log
