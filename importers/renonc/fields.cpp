#include "importers/renonc/fields.h"

#include <strings.h>

#include <algorithm>

#include "core/base/text.h"

namespace kibic::importers::renonc {
namespace {

constexpr std::size_t max_faults = 4;
constexpr std::size_t max_cards = 32;

bool is_nil(const XmlElement& element) {
  const std::string* nil = element.attribute("nil");
  return nil != nullptr && (trim(*nil) == "true" || trim(*nil) == "1");
}

bool is_empty(const XmlElement& element) {
  return element.text.empty() && element.children.empty();
}

}  // namespace

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  if (text.size() <= longest) return clean_utf8(text);
  // Not in the middle of a character.
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return clean_utf8(text.substr(0, end)) + "…";
}

void Fields::add_fault(std::string code, const Place& where, Message text) const {
  if (faults_.size() < max_faults) faults_.push_back({std::move(code), where, std::move(text)});
}

const XmlElement* Fields::find(std::string_view name, Presence presence) const {
  const XmlElement* child = element_.child(name);
  if (child != nullptr && is_nil(*child)) child = nullptr;
  if (child == nullptr && presence == Presence::need) {
    add_fault("missing-child", element_.where,
              Message(KIBIC_TEXT("{0} has no {1}."), shown(element_.name), name));
  }
  return child;
}

std::optional<std::int64_t> Fields::number_of(const XmlElement& child, std::int64_t low,
                                              std::int64_t high) const {
  const auto value = to_integer(child.text);
  if (!value) {
    add_fault("bad-number", child.where,
              Message(KIBIC_TEXT("{0} is \"{1}\", which is not a whole number."), shown(child.name),
                      shown(child.text)));
    return std::nullopt;
  }
  if (*value < low || *value > high) {
    add_fault("number-out-of-range", child.where,
              Message(KIBIC_TEXT("{0} is {1}, but only {2} to {3} is possible."), shown(child.name),
                      *value, low, high));
    return std::nullopt;
  }
  return value;
}

std::optional<std::int64_t> Fields::number(std::string_view name, std::int64_t low,
                                           std::int64_t high, Presence presence) const {
  const XmlElement* child = find(name, presence);
  if (child == nullptr) return std::nullopt;
  return number_of(*child, low, high);
}

std::optional<bool> Fields::truth(std::string_view name) const {
  const XmlElement* child = find(name);
  if (child == nullptr) return std::nullopt;
  const std::string& text = child->text;
  const auto is = [&](std::string_view word) {
    return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                      [](char a, char b) { return (a | 0x20) == (b | 0x20); });
  };
  if (is("true") || text == "1") return true;
  if (is("false") || text == "0") return false;
  add_fault(
      "unknown-word", child->where,
      Message(KIBIC_TEXT("{0} is \"{1}\", which is neither true nor false."), name, shown(text)));
  return std::nullopt;
}

std::optional<int> Fields::seat(std::string_view name, Presence presence) const {
  const auto value = number(name, 0, 3, presence);
  if (!value) return std::nullopt;
  return static_cast<int>(*value);
}

std::optional<marias::Card> Fields::card(const XmlElement& card) const {
  const Fields fields(card, faults_);
  const auto suit = fields.word<marias::Suit>("Barva", Presence::need);
  const auto rank = fields.word<marias::Rank>("Hodnota", Presence::need);
  if (!suit || !rank) return std::nullopt;
  return marias::Card(*suit, *rank);
}

std::vector<marias::Card> Fields::cards_of(const XmlElement& list) const {
  std::vector<marias::Card> cards;
  for (const XmlElement& child : list.children) {
    if (strcasecmp(child.name.c_str(), "Karta") != 0) continue;
    const auto next = card(child);
    if (!next) continue;
    if (std::find(cards.begin(), cards.end(), *next) != cards.end()) {
      add_fault("card-twice", child.where,
                Message(KIBIC_TEXT("The card {0} stands twice in one list."), to_string(*next)));
      if (cards.size() >= max_cards) break;
    } else {
      cards.push_back(*next);
    }
  }
  return cards;
}

std::optional<std::vector<marias::Card>> Fields::cards(std::string_view name,
                                                       Presence presence) const {
  const XmlElement* list = find(name, presence);
  if (list == nullptr) return std::nullopt;
  auto found = cards_of(*list);
  if (found.empty() && presence == Presence::need) {
    add_fault("missing-child", list->where, Message(KIBIC_TEXT("{0} holds no card."), name));
  }
  return found;
}

std::optional<marias::CardSet> Fields::card_set(std::string_view name, Presence presence) const {
  const auto list = cards(name, presence);
  if (!list) return std::nullopt;
  marias::CardSet set;
  for (const marias::Card card : *list) set.insert(card);
  return set;
}

std::optional<marias::Contract> Fields::contract(std::string_view name, Presence presence) const {
  const XmlElement* child = find(name, presence);
  if (child == nullptr) return std::nullopt;
  const Fields fields(*child, faults_);
  const auto kind = fields.word<marias::ContractKind>("Hra", Presence::need);
  if (!kind) return std::nullopt;
  const auto trump = fields.word<marias::Suit>("Trumf");
  const auto helper = fields.word<marias::Suit>("Pomocna");
  const bool is_sound = trump.has_value() == has_trump(*kind) &&
                        helper.has_value() == has_helper(*kind) && (!helper || helper != trump);
  if (is_sound) return marias::Contract{*kind, trump, helper};
  add_fault(
      "bad-contract", child->where,
      Message(KIBIC_TEXT("The game {0} and its suits do not fit together."), spelling_of(*kind)));
  return std::nullopt;
}

std::optional<std::array<std::int64_t, 3>> Fields::amounts(std::string_view name) const {
  const XmlElement* list = find(name);
  if (list == nullptr || is_empty(*list)) return std::nullopt;
  std::array<std::int64_t, 3> found{};
  std::size_t count = 0;
  for (const XmlElement& child : list->children) {
    if (count == found.size()) break;
    const auto value = number_of(child, -max_money, max_money);
    if (!value) return std::nullopt;
    found[count++] = *value;
  }
  if (count == found.size()) return found;
  add_fault("missing-child", list->where,
            Message(KIBIC_TEXT("{0} must hold three amounts, but holds {1}."), name, count));
  return std::nullopt;
}

}  // namespace kibic::importers::renonc
