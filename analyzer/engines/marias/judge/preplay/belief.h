// Which of the worlds that a seat cannot exclude are likely, by what the others have said so far.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/base/rng.h"
#include "core/games/marias/view.h"

namespace kibic::marias {

// How well the cards of the world go with the calls, the contract, the answers and the fleks of the
// other seats: a product of chances by rules of thumb. Each is above 0, so that no world that the
// law allows is ruled out because a player did something odd. At most 1.
double plausibility(const View& view, const World& world);

// Worlds drawn one after the other, each as often as it is plausible: a walk that swaps two hidden
// cards at a time (Metropolis). Plausible worlds may be one in thousands, so drawing uniform ones
// and weighing them would leave none.
class PlausibleWorlds {
 public:
  // View and worlds outlive this object. About 5 ms for the start. A power below 1 tempers how
  // plausible worlds are: players do odd things.
  PlausibleWorlds(const View& view, const Worlds& worlds, std::uint64_t seed, double power = 1.0);
  // The reference holds until the next call.
  const World& next();

 private:
  void step();
  double weigh(const World& world) const;

  const View& view_;
  const Worlds& worlds_;
  Rng rng_;
  double power_;
  std::vector<Card> hidden_;
  World now_;
  double plausibility_ = 0;
};

}  // namespace kibic::marias
