#include "core/games/marias/ladder.h"

#include <algorithm>
#include <cassert>

namespace kibic::marias {
namespace {

using Ladder = std::array<Rung, 12>;

constexpr Ladder official{{{ContractKind::sedma, false},
                           {ContractKind::sedma, true},
                           {ContractKind::sto, false},
                           {ContractKind::stosedm, false},
                           {ContractKind::sto, true},
                           {ContractKind::stosedm, true},
                           {ContractKind::betl, false},
                           {ContractKind::durch, false},
                           {ContractKind::two_sevens, false},
                           {ContractKind::two_sevens_sto, false},
                           {ContractKind::two_sevens, true},
                           {ContractKind::two_sevens_sto, true}}};

Ladder rungs_of(const Options& options) {
  Ladder rungs = official;
  if (!options.better_sto_above_stosedm) std::swap(rungs[3], rungs[4]);
  if (options.two_sevens_order == TwoSevensOrder::sql) std::swap(rungs[9], rungs[10]);
  return rungs;
}

}  // namespace

std::vector<Rung> ladder(const Options& options) {
  const Ladder rungs = rungs_of(options);
  return {rungs.begin(), rungs.end()};
}

int rung_index(Rung rung, const Options& options) {
  const Ladder rungs = rungs_of(options);
  const auto found = std::find(rungs.begin(), rungs.end(), rung);
  assert(found != rungs.end());
  return static_cast<int>(found - rungs.begin());
}

std::optional<Rung> rung_of(const Contract& contract) {
  if (contract.kind == ContractKind::hra) return std::nullopt;
  return Rung{contract.kind, contract.trump == Suit::hearts};
}

bool covers(const Contract& contract, Rung won, const Options& options) {
  const auto rung = rung_of(contract);
  return rung && rung_index(*rung, options) >= rung_index(won, options);
}

}  // namespace kibic::marias
