#include "importers/mariasek/hra_comment.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"

namespace kibic::importers::mariasek {
namespace {

using Words = std::vector<std::string_view>;

// Names of raises: which one it is follows from what stands already.
constexpr std::array<std::string_view, 9> raises{"flek",  "re",     "tutti", "boty", "kalhoty",
                                                 "kajzr", "kaiser", "vejs",  "vys"};

bool is_raise(std::string_view word) {
  return std::find(raises.begin(), raises.end(), word) != raises.end();
}

// "hru", "sedmu proti": what stands behind "na".
std::optional<Said::On> parse_object(const Words& object) {
  const bool is_against = object.size() == 2 && object[1] == "proti";
  if (object.empty() || (object.size() > 1 && !is_against)) return std::nullopt;
  const std::string_view word = object[0];
  if (word == "sedmu") return is_against ? Said::On::seven_against : Said::On::seven;
  if (word == "kilo" || word == "sto") {
    return is_against ? Said::On::hundred_against : Said::On::hundred;
  }
  if (is_against) return std::nullopt;
  if (word == "hru" || word == "betl" || word == "durch") return Said::On::game;
  if (word == "oboje" || word == "stosedm") return Said::On::everything;
  return std::nullopt;
}

// "flek na hru", "na sedmu vejs", "dobry na hru".
std::optional<Said> parse_on(Words text) {
  Said said{Said::Kind::raise, Said::On::game};
  if (text.front() == "dobry" || text.front() == "dobra") {
    said = Said{};
    text.erase(text.begin());
  } else if (is_raise(text.front())) {
    text.erase(text.begin());
  } else if (is_raise(text.back())) {
    text.pop_back();
  }
  if (text.empty()) return said;
  if (text.front() != "na") return std::nullopt;
  const auto on = parse_object(Words(text.begin() + 1, text.end()));
  if (!on) return std::nullopt;
  said.on = *on;
  return said;
}

// "sedma proti", "kilo proti", "stosedm proti".
std::vector<Said> parse_against(const Words& text) {
  if (text.size() != 2 || text[1] != "proti") return {};
  const Said seven{Said::Kind::announce, Said::On::seven_against};
  const Said hundred{Said::Kind::announce, Said::On::hundred_against};
  if (text[0] == "sedma") return {seven};
  if (text[0] == "kilo" || text[0] == "sto") return {hundred};
  if (text[0] == "stosedm") return {seven, hundred};
  return {};
}

// All that a seat says in one turn; its parts are joined by "a". Empty: not understood.
std::vector<Said> parse_turn(std::string_view text) {
  if (text == "strihat a holit") return {{Said::Kind::raise, Said::On::everything}};
  std::vector<Said> all;
  Words part;
  Words rest = words(text);
  rest.emplace_back("a");
  for (const std::string_view word : rest) {
    if (word != "a") {
      part.push_back(word);
      continue;
    }
    if (part.empty()) return {};
    std::vector<Said> said = parse_against(part);
    if (said.empty()) {
      const auto one = parse_on(part);
      if (!one) return {};
      said.push_back(*one);
    }
    all.insert(all.end(), said.begin(), said.end());
    part.clear();
  }
  return all;
}

// "sedma cerveny", "betl".
std::optional<BiddingLine> parse_declaration(int seat, const Words& text) {
  static const std::array<std::pair<std::string_view, AnnouncedSet>, 6> names{{
      {"hra", {Announced::hra}},
      {"sedma", {Announced::hra, Announced::sedma}},
      {"kilo", {Announced::kilo}},
      {"stosedm", {Announced::kilo, Announced::sedma}},
      {"betl", {Announced::betl}},
      {"durch", {Announced::durch}},
  }};
  if (text.empty() || text.size() > 2) return std::nullopt;
  const auto* name = std::find_if(names.begin(), names.end(),
                                  [&](const auto& pair) { return pair.first == text[0]; });
  if (name == names.end()) return std::nullopt;
  BiddingLine line{seat, BiddingLine::Kind::declare, {}, {}, name->second, {}};
  if (text.size() == 2) {
    line.trump = parse_suit(text[1]);
    if (!line.trump) return std::nullopt;
  }
  return line;
}

std::optional<BiddingLine> parse_call(int seat, std::string_view text) {
  const Words all = words(text);
  if (all.empty()) return std::nullopt;
  if (all[0] == "dobra" && (all.size() == 1 || all[1].starts_with("("))) {
    return BiddingLine{seat, BiddingLine::Kind::good, {}, {}, {}, {}};
  }
  if (all[0] == "spatna") return BiddingLine{seat, BiddingLine::Kind::bad, {}, {}, {}, {}};
  if (auto declaration = parse_declaration(seat, all)) return declaration;
  std::vector<Said> said = parse_turn(text);
  if (said.empty()) return std::nullopt;
  return BiddingLine{seat, BiddingLine::Kind::say, {}, {}, {}, std::move(said)};
}

// What stands before the colon: "2", "2 talon".
std::optional<BiddingLine> parse_line(std::string_view head, std::string_view text) {
  const Words before = words(head);
  if (before.empty() || before.size() > 2) return std::nullopt;
  const auto number = to_integer(before[0]);
  if (!number || *number < 1 || *number > 3) return std::nullopt;
  const int seat = static_cast<int>(*number) - 1;
  const std::string folded_text = folded(text);
  if (before.size() == 1) return parse_call(seat, trim(folded_text));
  BiddingLine line{seat, BiddingLine::Kind::talon, {}, {}, {}, {}};
  if (before[1] == "trumf") {
    line.kind = BiddingLine::Kind::trump;
    line.trump = parse_suit(trim(text));
    return line.trump ? std::optional(line) : std::nullopt;
  }
  if (before[1] == "karty") line.kind = BiddingLine::Kind::deal;
  if (line.kind == BiddingLine::Kind::talon && before[1] != "talon") return std::nullopt;
  const auto cards = parse_czech_cards(text);
  if (!cards) return std::nullopt;
  line.cards = *cards;
  return line;
}

std::string object_of(Said::On on) {
  switch (on) {
    case Said::On::everything:
      return "oboje";
    case Said::On::game:
      return "hru";
    case Said::On::seven:
      return "sedmu";
    case Said::On::seven_against:
      return "sedmu proti";
    case Said::On::hundred:
      return "kilo";
    case Said::On::hundred_against:
      return "kilo proti";
  }
  return "oboje";
}

std::string to_string(const Said& said) {
  switch (said.kind) {
    case Said::Kind::pass:
      return said.on == Said::On::everything ? "Dobrý" : "Dobrý na " + object_of(said.on);
    case Said::Kind::raise:
      return "Flek na " + object_of(said.on);
    case Said::Kind::announce:
      return said.on == Said::On::seven_against ? "Sedma proti" : "Kilo proti";
  }
  return "Dobrý";
}

std::string name_of_game(AnnouncedSet announced) {
  const bool has_seven = announced.contains(Announced::sedma);
  if (announced.contains(Announced::kilo)) return has_seven ? "Stosedm" : "Kilo";
  if (announced.contains(Announced::betl)) return "Betl";
  if (announced.contains(Announced::durch)) return "Durch";
  return has_seven ? "Sedma" : "Hra";
}

std::string cards_text(const std::vector<marias::Card>& cards) {
  std::vector<std::string> names;
  for (const marias::Card card : cards) names.push_back(czech(card));
  return join(names, " ");
}

std::string said_text(const std::vector<Said>& said) {
  std::vector<std::string> parts;
  for (const Said& one : said) parts.push_back(to_string(one));
  return join(parts, " a ");
}

}  // namespace

std::optional<std::vector<BiddingLine>> parse_bidding(std::string_view comment) {
  constexpr std::string_view player = "Player ";
  std::vector<BiddingLine> lines;
  for (const std::string_view raw : split(comment, '\n')) {
    const std::string_view text = trim(raw);
    const std::size_t colon = text.find(':');
    if (!text.starts_with(player) || colon == std::string_view::npos) continue;
    auto line =
        parse_line(text.substr(player.size(), colon - player.size()), text.substr(colon + 1));
    if (!line) return std::nullopt;
    lines.push_back(*std::move(line));
  }
  return lines;
}

std::string to_string(const BiddingLine& line) {
  const std::string player = "Player " + std::to_string(line.seat + 1);
  switch (line.kind) {
    case BiddingLine::Kind::deal:
      return player + " karty: " + cards_text(line.cards);
    case BiddingLine::Kind::trump:
      return player + " trumf: " + czech(line.trump.value_or(marias::Suit::hearts));
    case BiddingLine::Kind::talon:
      return player + " talon: " + cards_text(line.cards);
    case BiddingLine::Kind::good:
      return player + ": Dobrá";
    case BiddingLine::Kind::bad:
      return player + ": Špatná";
    case BiddingLine::Kind::declare:
      return player + ": " + name_of_game(line.announced) +
             (line.trump ? " " + czech(*line.trump) : "");
    case BiddingLine::Kind::say:
      return player + ": " + said_text(line.said);
  }
  return player;
}

}  // namespace kibic::importers::mariasek
