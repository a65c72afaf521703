// The support test on real and saved games: the deal that happened is never excluded as long as
// everybody played by the rules.
#include <map>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "importers/file_list.h"
#include "importers/read_input.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

struct Totals {
  int looked_at = 0;
  int unknown = 0;  // cards are missing in the record
};

// Some files do not list the talon; it is then what is left.
CardSet talon_of(const marias::State& state, const Knowledge& knowledge) {
  if (!state.talon.empty()) return state.talon;
  CardSet left = knowledge.hidden;
  for (const CardSet hand : state.hands) left -= hand;
  return left;
}

void look(const marias::State& state, Totals& totals) {
  for (int seat = 0; seat < 3; ++seat) {
    const auto knowledge = knowledge_of(view(state, seat), cards_gone_before(state));
    if (!knowledge) {
      ++totals.unknown;
      continue;
    }
    const Worlds worlds(*knowledge);
    INFO("seat " << seat << " after " << state.tricks.size() << " tricks");
    CHECK(worlds.contains({state.hands, talon_of(state, *knowledge)}));
    CHECK(worlds.relaxed() == 0);
    ++totals.looked_at;
  }
}

Totals look_through(const std::string& folder) {
  Totals totals;
  const std::string path = KIBIC_SHARED_SAMPLES "/" + folder;
  for (const std::string& file : importers::list_files(path).paths) {
    for (const GameRecord& record : importers::read_input(file).result.session.records) {
      const auto played = replay(record, Rules::game());
      if (!played || !played->divergences.empty()) continue;
      INFO(file << " deal " << record.deal);
      for (const kibic::State& state : played->states) {
        const auto* typed = state.as<Rules>();
        if (typed->phase == Phase::play) look(*typed, totals);
      }
    }
  }
  return totals;
}

}  // namespace

TEST_CASE("the real deal is never excluded in the saved games of Mariasek", "[shared]") {
  const Totals totals = look_through("mariasek");
  CHECK(totals.looked_at > 1'000);
}

TEST_CASE("the real deal is never excluded in the saved sessions of Renonc", "[shared]") {
  const Totals totals = look_through("renonc");
  CHECK(totals.looked_at > 1'000);
}
