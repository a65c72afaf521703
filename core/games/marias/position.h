// A position in the play with all hands open, and its notation, which `kibic solve marias` takes
// and in which records begin that begin in the middle:
//   CONTRACT TRUMP dN lN [won=D,O] | hand0 | hand1 | hand2 [| table]
// "dvesedmy hb d0 l1 | 7h Ah | 9b Xa | Kl Ql": dN is the declarer's seat, lN the seat that leads
// the trick, TRUMP two letters for dvě sedmy (trump, helper) and "-" for betl and durch. Won counts
// card points plus marriages already made by each side.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"
#include "core/games/marias/trick.h"

namespace kibic::marias {

struct Position {
  Contract contract;
  int declarer = 0;
  std::array<int, 2> won{0, 0};  // declarer, defenders
  std::array<CardSet, 3> hands;  // still held; after cards on the table they are unequal
  Trick trick;                   // under way, possibly empty; its leader leads

  bool operator==(const Position&) const = default;
};

std::string to_string(const Position& position);

// An Error says which word, card or hand cannot be: a card twice, hands of wrong sizes, a betl with
// a trump, a complete trick on the table…
Result<Position> parse_position(std::string_view text);

}  // namespace kibic::marias
