// Who held which card: from the hands, talon and tricks of a file to the cards of the whole deal,
// or of the position it can be followed from.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/marias/card.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

struct HraCards {
  enum class Kind {
    deal,       // 32 cards, ten in each hand and two in the talon
    undecided,  // 32 cards, 12 in the chooser's hand
    position    // equal hands before trick `first_trick`; what was played before is not known
  };
  Kind kind = Kind::position;
  // Before trick `first_trick`; in the order of the file where that is the order of the deal.
  std::array<std::vector<marias::Card>, 3> hands;
  marias::CardSet talon;
  int first_trick = 1;
  std::vector<HraTrick> tricks;  // complete ones from there on, each card held by its player
  int chooser = 0;               // undecided: who has 12
  bool is_talon_deduced = false;
};

// The set as a list in the order of the notation: suits h b l a, each from the top down.
std::vector<marias::Card> sorted(marias::CardSet cards);

// No value, and an error among the findings, if the cards do not add up. A card that is missing in
// one place only is put there.
std::optional<HraCards> rebuild_cards(const HraFile& file, Findings& findings);

}  // namespace kibic::importers::mariasek
