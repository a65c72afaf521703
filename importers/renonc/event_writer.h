// One action of mariáš as an element of a saved game.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/games/marias/action.h"
#include "core/model/actor.h"
#include "importers/containers/xml_writer.h"

namespace kibic::importers::renonc {

// Writes the events of one deal, in order.
class EventWriter {
 public:
  // REQUIRES: `xml` lives as long as this and is where the events belong.
  explicit EventWriter(XmlWriter& xml) : xml_(xml) {}

  // No value, or why an .rms cannot hold it. `claim` as in ActionEvent.
  std::optional<Error> write(Actor actor, const marias::Action& action, const std::string& claim);

 private:
  friend struct ActionVisitor;

  XmlWriter& xml_;
  std::optional<int> dealer_;
  std::optional<marias::Suit> trump_;  // of the game declared
  int plays_ = 0;
};

}  // namespace kibic::importers::renonc
