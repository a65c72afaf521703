// Fleks and hry proti: as they were said, or the fewest words that give what is stored.
#pragma once

#include <vector>

#include "importers/mariasek/deal_builder.h"
#include "importers/mariasek/hra_comment.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// What was said, turn by turn. Who says nothing in his turn passes; words that the rules do not ask
// for ("Dobrý" of a partner who has nothing left to double) are skipped. An unfinished doubling
// ends with the last word.
void add_spoken_doubling(DealBuilder& builder, const HraFile& file,
                         const std::vector<BiddingLine>& spoken, bool is_finished);

// Each raise by the defender whom the file names, otherwise by the one who speaks first.
void add_shortest_doubling(DealBuilder& builder, const HraFile& file);

}  // namespace kibic::importers::mariasek
