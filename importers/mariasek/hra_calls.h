// The calls of a deal, from the trump card to the last flek: in the order of the bidding comment,
// or the shortest legal ones that give what the file says was declared and doubled.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/marias/contract.h"
#include "importers/mariasek/deal_builder.h"
#include "importers/mariasek/hra_cards.h"
#include "importers/mariasek/hra_comment.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// What is known of the calls.
struct HraCalls {
  std::optional<marias::Contract> contract;  // none: undecided
  int declarer = 0;
  int chooser = 0;
  marias::CardSet talon;  // in the end
  marias::Suit chosen_trump = marias::Suit::hearts;
  std::array<std::vector<marias::Card>, 3> dealt;  // the chooser's with 12
  std::vector<BiddingLine> lines;                  // of the comment; empty: none, or of no use
};

// The part under which a file stores what was announced.
marias::Part part_of(Announced announced);
// Fleks on the part as the file stores them.
int fleks_on(const HraFile& file, marias::Part part);

// The cards as they were dealt before any discard: follows the talons of the comment back from hand
// to hand. Without a comment (no lines) the declarer chose. No value if the comment contradicts the
// cards. REQUIRES: whole cards.
std::optional<HraCalls> calls_of(const HraFile& file, const HraCards& cards,
                                 const marias::Contract& contract, std::vector<BiddingLine> lines);

// What the comment says of a deal that is not decided. REQUIRES: undecided cards.
HraCalls undecided_calls(const HraCards& cards, std::vector<BiddingLine> lines);

// Adds the calls after the deal. False if that does not lead to what the file says; then the record
// holds what could be done. Of an undecided deal only the lines are added.
bool add_calls(DealBuilder& builder, const HraFile& file, const HraCalls& calls);

}  // namespace kibic::importers::mariasek
