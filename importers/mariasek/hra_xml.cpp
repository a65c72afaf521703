#include "importers/mariasek/hra_xml.h"

#include "importers/containers/xml_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "core/base/text.h"

namespace kibic::importers::mariasek {
namespace {

// Two hyphens may not stand in an XML comment, nor one before its end.
std::string comment_text(std::string_view text) {
  std::string result;
  for (const char c : clean_utf8(text)) {
    if (c == '-' && !result.empty() && result.back() == '-') result += ' ';
    result += c;
  }
  if (!result.empty() && result.back() == '-') result += ' ';
  return result;
}

class Xml {
 public:
  void line(int depth, std::string_view text) {
    text_.append(2 * static_cast<std::size_t>(depth), ' ');
    text_ += text;
    text_ += '\n';
  }
  // An element around lines of its own, or an empty one.
  template <class Content>
  void element(int depth, std::string_view name, std::string_view attributes, bool is_empty,
               Content content) {
    if (is_empty) return line(depth, fmt::format("<{}{} />", name, attributes));
    line(depth, fmt::format("<{}{}>", name, attributes));
    content();
    line(depth, fmt::format("</{}>", name));
  }
  void text_element(int depth, std::string_view name, std::string_view text) {
    line(depth, fmt::format("<{0}>{1}</{0}>", name, xml_escaped(text)));
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

std::string attribute(std::string_view name, std::string_view value) {
  return fmt::format(" {}=\"{}\"", name, xml_escaped(value));
}

std::string card_attributes(marias::Card card) {
  return attribute("Barva", name_of(card.suit())) + attribute("Hodnota", name_of(card.rank()));
}

void write_cards(Xml& xml, std::string_view name, std::string_view attributes,
                 const std::vector<HraCard>& cards) {
  xml.element(1, name, attributes, cards.empty(), [&] {
    for (const HraCard& card : cards) {
      xml.line(2, "<Karta" + card_attributes(card.card) + " />");
    }
  });
}

std::string seats_text(const std::vector<int>& seats) {
  std::vector<std::string> names;
  for (const int seat : seats) names.push_back(seat_name(seat));
  return join(names, " ");
}

void write_fleks(Xml& xml, const std::vector<HraFlek>& fleks) {
  xml.element(1, "Fleky", "", fleks.empty(), [&] {
    for (const HraFlek& flek : fleks) {
      std::string attributes =
          attribute("Hra", name_of(flek.part)) + attribute("Pocet", std::to_string(flek.count));
      if (!flek.seats.empty()) attributes += attribute("Hraci", seats_text(flek.seats));
      xml.line(2, "<Flek" + attributes + " />");
    }
  });
}

// Cards stand by seat, whoever led.
void write_trick(Xml& xml, const HraTrick& trick) {
  std::vector<HraPlay> plays = trick.plays;
  std::sort(plays.begin(), plays.end(),
            [](const HraPlay& a, const HraPlay& b) { return a.seat < b.seat; });
  std::string attributes = attribute("Kolo", std::to_string(trick.number));
  if (trick.leader) attributes += attribute("Zacina", seat_name(*trick.leader));
  xml.element(2, "Stych", attributes, plays.empty(), [&] {
    for (const HraPlay& play : plays) {
      xml.line(3, fmt::format("<{}{} />", seat_name(play.seat), card_attributes(play.card)));
      for (const std::string& comment : play.comments) {
        xml.line(3, "<!-- " + comment_text(comment) + " -->");
      }
    }
  });
}

void write_tricks(Xml& xml, const std::vector<HraTrick>& tricks) {
  xml.element(1, "Stychy", "", tricks.empty(), [&] {
    for (const HraTrick& trick : tricks) write_trick(xml, trick);
  });
}

void write_account(Xml& xml, const HraAccount& account) {
  xml.element(1, "Zuctovani", "", false, [&] {
    for (std::size_t seat = 0; seat < 3; ++seat) {
      xml.line(2, fmt::format("<{} Body=\"{}\" Zisk=\"{}\" />", seat_name(static_cast<int>(seat)),
                              account.points[seat].value_or(0), account.amounts[seat].value_or(0)));
    }
  });
}

std::string head_attributes(const HraFile& file) {
  std::string attributes = attribute("Kolo", std::to_string(file.round.value_or(0)));
  if (file.leader) attributes += attribute("Zacina", seat_name(*file.leader));
  if (file.declarer) attributes += attribute("Voli", seat_name(*file.declarer));
  if (!file.announced.empty()) attributes += attribute("Typ", to_string(file.announced));
  if (file.trump) attributes += attribute("Trumf", name_of(*file.trump));
  return attributes;
}

void write_children(Xml& xml, const HraFile& file) {
  if (!file.version.empty()) xml.text_element(1, "Verze", file.version);
  if (file.bidding) xml.line(1, "<!--\n" + comment_text(*file.bidding) + "-->");
  if (!file.comments.empty()) xml.text_element(1, "Komentar", join(file.comments, "\n"));
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const std::string& name = file.names[seat];
    write_cards(xml, seat_name(static_cast<int>(seat)),
                name.empty() ? "" : attribute("Jmeno", name), file.hands[seat]);
  }
  if (file.has_talon) write_cards(xml, "Talon", "", file.talon);
  if (file.has_fleks) write_fleks(xml, file.fleks);
  write_tricks(xml, file.tricks);
  if (file.account) write_account(xml, *file.account);
}

}  // namespace

std::string to_xml(const HraFile& file) {
  Xml xml;
  xml.line(0, "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"utf-8\"?>");
  xml.element(0, "Hra", head_attributes(file), false, [&] { write_children(xml, file); });
  return xml.take();
}

}  // namespace kibic::importers::mariasek
