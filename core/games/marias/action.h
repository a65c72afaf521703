// Everything that can be done or stated in a deal of mariáš. The canonical notation of each kind
// stands beside it; core/games/marias/notation.cpp writes and reads it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/games/marias/bill.h"
#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"

namespace kibic::marias {

// --- What chance and the table do (actor "@").

// "new 3 dealer 2 score 400 -200 -200": a deal begins. Score before it, in the unit of the prices.
struct NewDeal {
  int number = 0;
  int dealer = 0;
  std::optional<std::array<std::int64_t, 3>> score;
  bool operator==(const NewDeal&) const = default;
};

// "cut 13", or "shuffle" when the cards were shuffled instead.
struct Cut {
  std::optional<int> cards;
  bool operator==(const Cut&) const = default;
};

// "deal 0: Ah Kh … | 1: … | 2: … | talon: Xb 8a": any of the parts, in the order dealt or held.
// Licitovaný has one event a hand and one for the talon; volený one for all, the chooser with 12
// cards (the first seven are those he chose the trump from).
struct Deal {
  std::array<std::vector<Card>, 3> hands;
  std::vector<Card> talon;
  bool operator==(const Deal&) const = default;
};

// --- Auction of licitovaný (rule book 1.5).

// "bid stosedm-lepsich" raises to a rung, "hold sedma" says mám, "pass".
struct Bid {
  Rung rung;
  bool operator==(const Bid&) const = default;
};
struct Hold {
  Rung rung;
  bool operator==(const Hold&) const = default;
};
struct Pass {
  bool operator==(const Pass&) const = default;
};
// "auction 0 sedma-lepsi" or "auction -": statement of the table.
struct AuctionResult {
  std::optional<int> declarer;
  std::optional<Rung> rung;
  bool operator==(const AuctionResult&) const = default;
};

// --- Talon and declaration (rule book 1.6, 1.14).

// "trump h": volený, the chooser lays his trump card aside; only its suit is on record.
struct ChooseTrump {
  Suit suit = Suit::hearts;
  bool operator==(const ChooseTrump&) const = default;
};
// "discard Jl 8a"; what the record says beside it is checked: "discard Jl 8a was Xb 8a as sedma h".
struct Discard {
  CardSet cards;
  std::optional<CardSet> old_talon;
  std::optional<Contract> contract;
  bool operator==(const Discard&) const = default;
};
// "declare sedma h"; in licitovaný also how many trumps and helper cards lie in the talon:
// "declare dvesedmy h b talon 1 0".
struct Declare {
  Contract contract;
  std::optional<std::array<int, 2>> talon_counts;
  bool operator==(const Declare&) const = default;
};
// "good" (dobrá) or "bad" (špatná): volený, a defender's answer to "barva?". Said by the chooser
// after his discard, "good" is the question itself; a record may leave it out.
struct Respond {
  bool is_good = true;
  bool operator==(const Respond&) const = default;
};
// "fold": omyl, rule book 1.6.
struct Fold {
  bool operator==(const Fold&) const = default;
};

// --- Doubling and hry proti (rule book 1.8).

// "against sedma", "against sto".
struct Against {
  Part part = Part::sedma_against;
  bool operator==(const Against&) const = default;
};
// "flek hra 1": raises the part to that many fleks.
struct Flek {
  Part part = Part::hra;
  int count = 1;
  bool operator==(const Flek&) const = default;
};
// "flek-pass hra" passes on one part, "flek-pass" on all that are open (dobrá).
struct FlekPass {
  std::optional<Part> part;
  bool operator==(const FlekPass&) const = default;
};
// "not-played no-flek" (one-flek, fold, helpers-shown, all-passed, good): statement of the table.
std::string_view name_of(NotPlayed reason);
struct NotPlayedStatement {
  NotPlayed reason = NotPlayed::no_flek;
  bool operator==(const NotPlayedStatement&) const = default;
};

// --- Play (rule book 1.9, 1.11).

// "Xh". A marriage is announced by the svršek itself; records state it as a claim "0", "20", "40".
struct Play {
  Card card;
  bool operator==(const Play&) const = default;
};
// "trick 3 winner 1: 7l 9l 8h": statement of the table, cards in the order played.
struct TrickStatement {
  int number = 1;
  int winner = 0;
  std::vector<Card> cards;
  bool operator==(const TrickStatement&) const = default;
};
// "lay-down Kh Qh": ložená hra, the claimant shows what is left in his hand.
struct LayDown {
  CardSet cards;
  bool operator==(const LayDown&) const = default;
};

// --- The end.

// "result 400 -200 -200 points 60 30 parts hra+ 0 40, sedma+ 1 160 score 400 -200 -200": statement
// of the table; whatever is given is checked.
struct ResultStatement {
  std::optional<std::array<std::int64_t, 3>> amounts;
  std::optional<std::array<int, 2>> points;  // declarer, defenders: cards and marriages
  std::optional<std::vector<SettlementPart>> parts;
  std::optional<std::array<std::int64_t, 3>> score;
  bool operator==(const ResultStatement&) const = default;
};
// "reveal 0: … | 1: … | 2: … | talon: Xb 8a | discard: Jl 8a": hands as dealt, after the game.
struct Reveal {
  std::array<std::vector<Card>, 3> hands;
  std::vector<Card> talon;
  std::vector<Card> discard;
  bool operator==(const Reveal&) const = default;
};

using Action =
    std::variant<NewDeal, Cut, Deal, Bid, Hold, Pass, AuctionResult, ChooseTrump, Discard, Declare,
                 Respond, Fold, Against, Flek, FlekPass, NotPlayedStatement, Play, TrickStatement,
                 LayDown, ResultStatement, Reveal>;

}  // namespace kibic::marias
