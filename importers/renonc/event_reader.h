// One element of a saved game (or one message) as an action of mariáš, or as a note of the table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/games/marias/action.h"
#include "importers/containers/xml.h"
#include "importers/renonc/dialect.h"
#include "importers/renonc/fields.h"

namespace kibic::importers::renonc {

// An event as it stands in the file. Seats are as written, from 0 or from 1; the hand of a
// marias::Deal stands at index 0 whatever its seat.
struct RawEvent {
  std::optional<marias::Action> action;  // none: a note of the table
  std::optional<int> seat;               // of the actor; of the hand that was dealt
  std::optional<Position> position;      // of the actor
  std::string claim;
  std::string note;  // what stays of it when it is no action
  bool is_known = true;
  bool begins_deal = false;  // a NovaHra, understood or not
  Place where;
  std::vector<Fault> faults;  // not empty: it should have been an action
};

// Reads `<Udalost xsi:type="NAME">` or an element named by its type.
RawEvent read_event(const XmlElement& element);

// All seats that the event names, as written.
std::vector<int> seats_in(const RawEvent& event);

}  // namespace kibic::importers::renonc
