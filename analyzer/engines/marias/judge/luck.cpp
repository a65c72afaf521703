// The account as the judge of mariáš gives it.
#include "analyzer/engines/marias/judge/judge.h"
#include "analyzer/engines/marias/luck/fair.h"

namespace kibic::marias {
namespace {

// The mean is right for any number, and errors of single cards go out against each other in the
// sum. With 16 a deal takes 0.05 s on one core (32: 0.1 s), and accounts do not share their work
// between threads.
constexpr std::size_t worlds_of_split = 16;

}  // namespace

std::optional<LuckAccount> Judge::luck(const Replay& replay, const std::vector<Verdict>& verdicts,
                                       std::stop_token stop) const {
  thread_local Solver solver;
  const auto answer = account_of(replay, solver, stop);
  const auto* account = std::get_if<DealAccount>(&answer);
  if (account == nullptr) return std::nullopt;
  LuckAccount luck = luck_of(*account);
  split_losses(replay, *account, verdicts, worlds_of_split, solver, luck, stop);
  return luck;
}

}  // namespace kibic::marias
