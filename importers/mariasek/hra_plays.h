// The tricks of a file as events: cards in the order played, with the marriages they show.
#pragma once

#include <array>
#include <vector>

#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"
#include "core/model/record.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

struct HraPlaying {
  marias::Contract contract;
  int declarer = 0;
  int leader = 0;                        // of the first trick, if that does not say
  std::array<marias::CardSet, 3> hands;  // before the first trick
};

// Adds the plays. A leader who did not win the trick before is kept and warned about; what is
// played after a betl or durch was decided is left out with a warning.
void add_plays(GameRecord& record, const std::vector<HraTrick>& tricks, const HraPlaying& playing,
               Findings& findings);

}  // namespace kibic::importers::mariasek
