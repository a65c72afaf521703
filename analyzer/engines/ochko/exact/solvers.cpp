#include "analyzer/engines/ochko/exact/solvers.h"

#include <list>
#include <utility>

namespace kibic::ochko {

// A decision takes about 120 bytes: a solver that knows a whole deal has 18,360 of them (2 MB),
// with both cards of the banker open 98,373 (12 MB).
constexpr std::size_t most_solvers = 8;

SolverLease solver_for(const Terms& terms, const Shoe& shoe) {
  using Key = std::pair<Terms, Shoe>;
  static std::mutex mutex;
  static std::list<std::pair<Key, std::shared_ptr<SolverLease::Slot>>> recent;
  std::shared_ptr<SolverLease::Slot> slot;
  {
    const std::lock_guard lock(mutex);
    const auto found = std::find_if(recent.begin(), recent.end(), [&](const auto& entry) {
      return entry.first == Key{terms, shoe};
    });
    if (found != recent.end()) {
      recent.splice(recent.begin(), recent, found);
    } else {
      recent.emplace_front(Key{terms, shoe}, std::make_shared<SolverLease::Slot>(terms, shoe));
      if (recent.size() > most_solvers) recent.pop_back();
    }
    slot = recent.front().second;
  }
  return SolverLease(std::move(slot));
}

}  // namespace kibic::ochko
