// All that one seat knows of a deal, typed: what engines that must not peek are given. The
// observation of the seat is this view as text.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/games/marias/state.h"

namespace kibic::marias {

struct View {
  std::shared_ptr<const Options> options;
  int seat = 0;
  Phase phase = Phase::deal;
  Actor to_act = Actor::chance();
  int dealer = 0;
  CardSet hand;                  // own, now
  CardSet own_dealt;             // own, as dealt
  std::optional<CardSet> talon;  // both cards, if this seat put them there and no one took them up
  std::optional<CardSet> seen_talon;  // cards this seat picked up from the talon
  CardSet own_discard;  // what this seat put away last, even if another took it up afterwards
  Auction auction;
  std::vector<std::pair<int, bool>> responses;
  int declarer = 0;
  std::optional<Contract> contract;  // none until it is announced
  std::optional<Suit> chosen_trump;  // volený: only the chooser knows it before
  std::optional<std::array<int, 2>> talon_counts;
  Doubling doubling;
  std::vector<Trick> tricks;
  std::vector<Marriage> marriages;
  std::array<int, 2> points{};
  std::array<int, 2> won_before{};
  int first_trick = 1;
  std::optional<NotPlayed> not_played;
  // Cards shown by a ložená hra, public from then on.
  std::optional<int> lay_down_by;
  CardSet laid_down;

  bool operator==(const View& other) const = default;
};

// REQUIRES: 0 ≤ seat < 3.
View view(const State& state, int seat);
// One line a fact; two states that the seat cannot tell apart give the same text.
std::string to_string(const View& view);

}  // namespace kibic::marias
