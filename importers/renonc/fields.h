// Typed access to the children of one XML element, collecting what is wrong with them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"
#include "importers/containers/xml.h"
#include "importers/renonc/dialect.h"

namespace kibic::importers::renonc {

// Haléře. Far beyond every stake, and small enough that sums and fleks cannot overflow.
inline constexpr std::int64_t max_money = 1'000'000'000'000;

// Why a value could not be understood. At most a few of one event are kept.
struct Fault {
  std::string code;
  Place where;
  Message text;
};

// Absence and xsi:nil are the same: no value. Without a value the functions answer nothing; `need`
// makes that a fault. A value that cannot be understood always is one.
class Fields {
 public:
  // REQUIRES: both live as long as this.
  Fields(const XmlElement& element, std::vector<Fault>& faults)
      : element_(element), faults_(faults) {}

  enum class Presence : std::uint8_t { may, need };

  // The child, unless it is absent or nil.
  const XmlElement* find(std::string_view name, Presence presence = Presence::may) const;

  std::optional<std::int64_t> number(std::string_view name, std::int64_t low, std::int64_t high,
                                     Presence presence = Presence::may) const;
  std::optional<bool> truth(std::string_view name) const;
  template <class T>
  std::optional<T> word(std::string_view name, Presence presence = Presence::may) const;
  // As written: 0 to 3, since files may count from 0 or from 1.
  std::optional<int> seat(std::string_view name, Presence presence = Presence::may) const;
  std::optional<marias::Card> card(const XmlElement& card) const;
  // The cards of a list, in order. A card that comes twice is a fault.
  std::optional<std::vector<marias::Card>> cards(std::string_view name,
                                                 Presence presence = Presence::may) const;
  std::vector<marias::Card> cards_of(const XmlElement& list) const;
  std::optional<marias::CardSet> card_set(std::string_view name,
                                          Presence presence = Presence::may) const;
  std::optional<marias::Contract> contract(std::string_view name,
                                           Presence presence = Presence::may) const;
  // Three amounts by seat.
  std::optional<std::array<std::int64_t, 3>> amounts(std::string_view name) const;

  void add_fault(std::string code, const Place& where, Message text) const;
  bool has_faults() const { return !faults_.empty(); }

 private:
  std::optional<std::int64_t> number_of(const XmlElement& child, std::int64_t low,
                                        std::int64_t high) const;

  const XmlElement& element_;
  std::vector<Fault>& faults_;
};

// Text of unknown origin for a message: clean and short.
std::string shown(std::string_view text);

template <class T>
std::optional<T> Fields::word(std::string_view name, Presence presence) const {
  const XmlElement* child = find(name, presence);
  if (child == nullptr) return std::nullopt;
  auto meaning = meaning_of<T>(child->text);
  if (!meaning) {
    add_fault("unknown-word", child->where,
              Message(KIBIC_TEXT("{0} has the unknown value \"{1}\"."), name, shown(child->text)));
  }
  return meaning;
}

}  // namespace kibic::importers::renonc
