// How mariáš looks to people: card and suit symbols, contracts and parts in words.
#pragma once

#include <string>
#include <string_view>

#include "core/games/marias/bill.h"
#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"

namespace kibic::marias {

// ♥ červené, ♦ kule, ♠ listy, ♣ žaludy.
std::string_view symbol_of(Suit suit);
std::string pretty(Card card);                 // "♥10"
std::string czech_name(Card card);             // "srdcový svršek", "zelená desítka"
std::string pretty(CardSet cards);             // "♥A ♥10 ♦7"
std::string pretty(const Contract& contract);  // "sedma ♥", "dvě sedmy ♥ ♦"
std::string pretty(Rung rung);                 // "sedma lepší"
std::string_view pretty(ContractKind kind);    // "dvě sedmy a sto"
std::string_view pretty(Part part);            // "sedma proti"
// The Czech word for the n-th flek on a part: flek, re, tutti, boty, kalhoty, kajzr; n ≥ 1.
std::string flek_word(int count);

}  // namespace kibic::marias
