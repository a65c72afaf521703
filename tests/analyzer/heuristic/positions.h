// Views of hand-made positions for tests of rules: what one seat sees, written in a few words.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/games/marias/view.h"

namespace kibic::marias::test {

// One seat's sight of a position. Tricks are "LEADER: CARD CARD CARD", the last one may be open.
struct Sight {
  std::string contract;  // "hra h"
  int seat = 0;
  int declarer = 0;
  std::string hand;
  std::vector<std::string> tricks;
  std::string talon;  // known to the declarer
};

inline Card card(std::string_view text) {
  return parse_card(text).value();
}
inline CardSet cards(std::string_view text) {
  return parse_cards(text).value();
}

inline Trick trick_of(const std::string& text) {
  Trick trick{.leader = text.at(0) - '0'};
  for (const auto word : words(std::string_view(text).substr(2))) trick.add(card(word));
  return trick;
}

inline View view_of(const Sight& sight, Options options = Options::defaults(Variant::voleny)) {
  View view;
  view.options = std::make_shared<const Options>(std::move(options));
  view.seat = sight.seat;
  view.phase = Phase::play;
  view.to_act = Actor::seat(sight.seat);
  view.declarer = sight.declarer;
  view.contract = parse_contract(sight.contract).value();
  view.hand = cards(sight.hand);
  if (!sight.talon.empty()) view.talon = cards(sight.talon);
  int complete = 0;
  for (const std::string& text : sight.tricks) {
    view.tricks.push_back(trick_of(text));
    if (view.tricks.back().is_full()) ++complete;
  }
  view.first_trick = 11 - view.hand.size() - complete;
  return view;
}

}  // namespace kibic::marias::test
