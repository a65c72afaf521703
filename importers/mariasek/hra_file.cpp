#include "importers/mariasek/hra_file.h"

#include <algorithm>

#include "core/base/text.h"

namespace kibic::importers::mariasek {
namespace {

// More fleks than any table has names for; the factor of 2 to the 16 still fits everywhere.
constexpr std::int64_t max_flek_count = 16;

// An attribute through its parser. Absent and empty are no value; unreadable is told as well.
template <class Parse>
auto value_of(const XmlElement& element, std::string_view name, Parse parse, Findings& findings)
    -> decltype(parse(std::string_view())) {
  const std::string* text = element.attribute(name);
  if (text == nullptr || trim(*text).empty()) return std::nullopt;
  auto value = parse(trim(*text));
  if (!value) {
    findings.error("unknown-value", element.where,
                   Message(KIBIC_TEXT("{0} of {1} cannot be \"{2}\"."), name, element.name,
                           clean_utf8(*text)));
  }
  return value;
}

std::optional<marias::Card> card_of(const XmlElement& element, Findings& findings) {
  const auto suit = value_of(element, "Barva", parse_suit, findings);
  const auto rank = value_of(element, "Hodnota", parse_rank, findings);
  if (suit && rank) return marias::Card(*suit, *rank);
  if (element.attribute("Barva") == nullptr || element.attribute("Hodnota") == nullptr) {
    findings.error("card-incomplete", element.where,
                   Message(KIBIC_TEXT("A card needs both Barva and Hodnota.")));
  }
  return std::nullopt;
}

std::vector<HraCard> cards_of(const XmlElement& element, Findings& findings) {
  std::vector<HraCard> cards;
  for (const XmlElement& child : element.children) {
    if (folded(child.name) != "karta") continue;
    if (const auto card = card_of(child, findings)) cards.push_back({*card, child.where});
  }
  return cards;
}

// Comments of a trick go to the card before them.
void attach_comments(const XmlElement& element, const std::vector<std::size_t>& play_of_child,
                     HraTrick& trick) {
  for (const XmlComment& comment : element.comments) {
    if (comment.after_children == 0 || comment.after_children > play_of_child.size()) continue;
    const std::size_t play = play_of_child[comment.after_children - 1];
    const std::string text = clean_utf8(trim(comment.text));
    if (play < trick.plays.size() && !text.empty()) trick.plays[play].comments.push_back(text);
  }
}

std::optional<HraPlay> play_of(const XmlElement& element, const HraTrick& trick,
                               Findings& findings) {
  const auto seat = parse_seat(element.name);
  if (!seat) {
    findings.error("unknown-player", element.where,
                   Message(KIBIC_TEXT("There is no player {0}."), clean_utf8(element.name)));
    return std::nullopt;
  }
  const bool is_second = std::any_of(trick.plays.begin(), trick.plays.end(),
                                     [&](const HraPlay& play) { return play.seat == *seat; });
  if (is_second) {
    findings.error("trick-too-long", element.where,
                   Message(KIBIC_TEXT("Trick {0} has a second card of {1}; it is left out."),
                           trick.number, element.name));
    return std::nullopt;
  }
  const auto card = card_of(element, findings);
  if (!card) return std::nullopt;
  HraPlay play{*seat, *card, std::nullopt, {}, element.where};
  if (const std::string* shown = element.attribute("Hlas")) play.shows_marriage = *shown == "1";
  return play;
}

void read_trick(const XmlElement& element, std::vector<HraTrick>& tricks, Findings& findings);

// Unfinished files of 2015 have tricks inside tricks.
void read_tricks(const XmlElement& element, std::vector<HraTrick>& tricks, Findings& findings) {
  for (const XmlElement& child : element.children) {
    if (folded(child.name) == "stych") read_trick(child, tricks, findings);
  }
}

void read_trick(const XmlElement& element, std::vector<HraTrick>& tricks, Findings& findings) {
  const auto number = value_of(element, "Kolo", to_integer, findings);
  const bool is_taken = number && std::any_of(tricks.begin(), tricks.end(), [&](const auto& other) {
                          return other.number == *number;
                        });
  if (!number || *number < 1 || *number > 10 || is_taken) {
    findings.error("trick-number", element.where,
                   Message(KIBIC_TEXT("Tricks are numbered from 1 to 10, each once; this one is "
                                      "left out.")));
    return read_tricks(element, tricks, findings);
  }
  HraTrick trick;
  trick.number = static_cast<int>(*number);
  trick.leader = value_of(element, "Zacina", parse_seat, findings);
  trick.where = element.where;
  std::vector<std::size_t> play_of_child;
  for (const XmlElement& child : element.children) {
    if (folded(child.name) != "stych") {
      if (auto play = play_of(child, trick, findings)) trick.plays.push_back(*std::move(play));
    }
    play_of_child.push_back(trick.plays.size() - 1);  // of none: beyond the end
  }
  attach_comments(element, play_of_child, trick);
  tricks.push_back(std::move(trick));
  read_tricks(element, tricks, findings);
}

std::vector<int> seats_of(const XmlElement& element, Findings& findings) {
  std::vector<int> seats;
  const std::string* text = element.attribute("Hraci");
  if (text == nullptr) return seats;
  for (const std::string_view word : words(*text)) {
    const auto seat = parse_seat(word);
    if (seat) {
      seats.push_back(*seat);
    } else {
      findings.error("unknown-player", element.where,
                     Message(KIBIC_TEXT("There is no player {0}."), clean_utf8(word)));
    }
  }
  return seats;
}

void read_fleks(const XmlElement& element, HraFile& file, Findings& findings) {
  file.has_fleks = true;
  for (const XmlElement& child : element.children) {
    const auto announced = value_of(child, "Hra", parse_announced, findings);
    const auto count = value_of(child, "Pocet", to_integer, findings);
    const auto* part = std::find_if(all_announced.begin(), all_announced.end(),
                                    [&](Announced one) { return announced == AnnouncedSet{one}; });
    if (part == all_announced.end() || !count || *count < 0 || *count > max_flek_count) {
      findings.error("flek-unreadable", child.where,
                     Message(KIBIC_TEXT("A flek needs one part in Hra and a count from 0 to {0} in "
                                        "Pocet; it is left out."),
                             max_flek_count));
      continue;
    }
    file.fleks.push_back({*part, static_cast<int>(*count), seats_of(child, findings), child.where});
  }
}

// Unreadable sums (and the empty ones of 2015) are as if they were not there.
void read_account(const XmlElement& element, HraFile& file, Findings& findings) {
  HraAccount account;
  account.where = element.where;
  for (const XmlElement& child : element.children) {
    const auto seat = parse_seat(child.name);
    if (!seat) {
      findings.error("unknown-player", child.where,
                     Message(KIBIC_TEXT("There is no player {0}."), clean_utf8(child.name)));
      continue;
    }
    const auto index = static_cast<std::size_t>(*seat);
    account.points[index] = value_of(child, "Body", to_integer, findings);
    account.amounts[index] = value_of(child, "Zisk", to_integer, findings);
  }
  file.account = account;
}

void read_head(const XmlElement& root, HraFile& file, Findings& findings) {
  file.where = root.where;
  file.round = value_of(root, "Kolo", to_integer, findings);
  file.leader = value_of(root, "Zacina", parse_seat, findings);
  file.declarer = value_of(root, "Voli", parse_seat, findings);
  if (const auto announced = value_of(root, "Typ", parse_announced, findings)) {
    file.announced = *announced;
  }
  file.trump = value_of(root, "Trumf", parse_suit, findings);
}

// The comment with the calls is the one that begins with "Player n" (or with our line of rules);
// others are people's.
void read_comments(const XmlElement& root, HraFile& file) {
  for (const XmlComment& comment : root.comments) {
    const std::string text = clean_utf8(trim(comment.text));
    const bool is_bidding = text.starts_with("Player ") || text.starts_with("Pravidla:");
    if (!file.bidding && is_bidding) {
      file.bidding = text;
      file.bidding_where = root.where;
    } else if (!text.empty()) {
      file.comments.push_back(text);
    }
  }
}

void read_child(const XmlElement& child, HraFile& file, Findings& findings) {
  const std::string name = folded(child.name);
  if (const auto seat = parse_seat(name)) {
    const auto index = static_cast<std::size_t>(*seat);
    const std::vector<HraCard> cards = cards_of(child, findings);
    file.hands[index].insert(file.hands[index].end(), cards.begin(), cards.end());
    if (const std::string* own = child.attribute("Jmeno")) file.names[index] = clean_utf8(*own);
  } else if (name == "talon") {
    file.has_talon = true;
    file.talon = cards_of(child, findings);
  } else if (name == "fleky") {
    read_fleks(child, file, findings);
  } else if (name == "stychy") {
    read_tricks(child, file.tricks, findings);
  } else if (name == "zuctovani") {
    read_account(child, file, findings);
  } else if (name == "verze") {
    file.version = clean_utf8(child.text);
  } else if (name == "komentar") {
    if (!child.text.empty()) file.comments.push_back(clean_utf8(child.text));
  } else if (name.starts_with("hrac")) {
    findings.error("unknown-player", child.where,
                   Message(KIBIC_TEXT("There is no player {0}."), clean_utf8(child.name)));
  } else if (name != "autor") {  // who saved the file is nobody's business here
    findings.warning("unknown-element", child.where,
                     Message(KIBIC_TEXT("{0} is not known in this format and is left out."),
                             clean_utf8(child.name)));
  }
}

}  // namespace

HraFile read_hra(const XmlElement& root, Findings& findings) {
  HraFile file;
  read_head(root, file, findings);
  read_comments(root, file);
  for (const XmlElement& child : root.children) read_child(child, file, findings);
  std::sort(file.tricks.begin(), file.tricks.end(),
            [](const HraTrick& a, const HraTrick& b) { return a.number < b.number; });
  return file;
}

}  // namespace kibic::importers::mariasek
