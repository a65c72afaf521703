// The state of one deal of ochko and what may be done in it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/games/ochko/card.h"
#include "core/games/ochko/hand.h"
#include "core/games/ochko/options.h"

namespace kibic::ochko {

inline constexpr int player_seat = 0;
inline constexpr int banker_seat = 1;  // never decides: R8 leaves him no choice

// What happens next.
enum class Phase : std::uint8_t {
  deal,    // chance deals two cards to each side
  player,  // the player hits or stands
  card,    // chance gives the player his card
  open,    // chance opens the banker's covered cards
  draw,    // chance gives the banker a card
  over
};

// Written as these words. A bust is a loss before the banker played.
enum class ResultKind : std::uint8_t { win, loss, push, bust };
std::string_view name_of(ResultKind kind);

struct State {
  std::shared_ptr<const Options> options;
  // Before the deal.
  Hundredths bank = 500 * one_unit;
  std::int64_t stake = 5;  // units; a record may state any
  CardSet gone;            // of the shoe, in deals before; empty if the deck is fresh
  int gone_unseen = 0;     // how many more are gone that nobody has seen

  Phase phase = Phase::deal;
  Cards player;
  // The banker's first two cards: the one that lies open (unless show=none), then the closed one.
  // None: nobody knows it yet.
  std::array<std::optional<Card>, 2> banker;
  bool is_opened = false;     // both lie open
  bool has_stood = false;     // by the player or by the house (auto_stand_21)
  Cards draws;                // of the banker
  Cards void_draws;           // drawn against the rules after the end; they count for nothing
  bool is_cut_short = false;  // the record ends the deal before its end
  bool has_result = false;    // the record has stated one

  bool operator==(const State& other) const;
};

// Cards of the banker that lie open, in order; nothing else of his may be known to the player.
Cards visible_banker_cards(const State& state);
// The one of his first two lies open. `place` is 0 or 1.
bool is_visible(const State& state, int place);
// Cards that the banker has to open, 0 to 2.
int covered_count(const State& state);
// All known cards of the banker, draws included, in the order of his hand; a first card that nobody
// knows ends the list.
Cards banker_cards(const State& state);
// Cards that have left the shoe and are known, in this deal or before, covered ones included.
CardSet known_cards(const State& state);
// Cards in the shoe before the next one is given.
int cards_left(const State& state);

// --- Actions

// The banker's cards are none where they are not known ("??").
struct Deal {
  std::array<Card, 2> player;
  std::array<std::optional<Card>, 2> banker;
  bool operator==(const Deal&) const = default;
};
struct Hit {
  bool operator==(const Hit&) const = default;
};
struct Stand {
  bool operator==(const Stand&) const = default;
};
struct GiveCard {  // to the player who hits
  Card card;
  bool operator==(const GiveCard&) const = default;
};
// The banker's covered cards lie open from now on: because the player stands, because a PocketJack
// has to be compared (R11, A7), or because the game was stopped (A12).
struct Open {
  Cards cards;  // those that were covered, in their order; 1 or 2
  bool operator==(const Open&) const = default;
};
struct Draw {  // of the banker
  Card card;
  bool operator==(const Draw&) const = default;
};
// What the table says came of the deal.
struct ResultStatement {
  ResultKind kind = ResultKind::win;
  std::optional<Hundredths> bank;  // after the deal
  bool operator==(const ResultStatement&) const = default;
};

using Action = std::variant<Deal, Hit, Stand, GiveCard, Open, Draw, ResultStatement>;

}  // namespace kibic::ochko
