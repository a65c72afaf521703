// Views of a seat made by hand, without a deal behind them.
#pragma once

#include <memory>
#include <string_view>

#include "analyzer/engines/marias/worlds/knowledge.h"
#include "core/games/marias/view.h"

namespace kibic::test {

inline marias::CardSet cards(std::string_view text) {
  return marias::parse_cards(text).value();
}
inline marias::Card card(std::string_view text) {
  return marias::parse_card(text).value();
}

// Seat 0 with these cards, at the start of a trick that seat 0 leads.
inline marias::View view_of_seat_0(std::string_view contract, int declarer, marias::CardSet hand,
                                   marias::Variant variant = marias::Variant::licitovany) {
  marias::View view;
  view.options = std::make_shared<marias::Options>(marias::Options::defaults(variant));
  view.seat = 0;
  view.phase = marias::Phase::play;
  view.to_act = Actor::seat(0);
  view.hand = hand;
  view.own_dealt = hand;
  view.declarer = declarer;
  view.contract = marias::parse_contract(contract).value();
  view.tricks.emplace_back();
  return view;
}

// Adds a trick of seats leader, leader + 1, … in front of the one that begins.
inline void add_trick(marias::View& view, int leader, std::string_view played) {
  marias::Trick trick;
  trick.leader = leader;
  for (std::size_t i = 0; i + 1 < played.size(); i += 3) trick.add(card(played.substr(i, 2)));
  view.tricks.insert(view.tricks.end() - 1, trick);
}

// `count` cards from the top of what is left of the deck, lowest codes first.
inline marias::CardSet take(marias::CardSet& deck, int count) {
  marias::CardSet taken;
  for (int i = 0; i < count; ++i) {
    const marias::Card next = deck.first();
    taken.insert(next);
    deck.erase(next);
  }
  return taken;
}

}  // namespace kibic::test
