#include "analyzer/engines/marias/judge/stake.h"

#include <algorithm>

#include "core/games/marias/contract.h"

namespace kibic::marias {
namespace {

std::vector<Part> announced_parts(const State& state) {
  std::vector<Part> parts = parts_of(state.contract->kind);
  if (state.doubling.sto_against_seat) {
    std::erase(parts, Part::hra);
    parts.push_back(Part::sto_against);
  }
  if (state.doubling.sedma_against_seat) parts.push_back(Part::sedma_against);
  return parts;
}

// No value: there is no limit.
std::optional<double> limit_of(const State& state) {
  const Options& options = *state.options;
  if (options.limit == 0) return std::nullopt;
  const auto has_doubled = [&](int seat) {
    return state.is_defender(seat) && state.doubling.has_doubled[static_cast<std::size_t>(seat)];
  };
  const bool is_raised = std::ranges::count_if(std::array{0, 1, 2}, has_doubled) == 2;
  const int units = is_raised ? std::max(options.limit, options.limit_raised) : options.limit;
  return static_cast<double>(units) * static_cast<double>(options.price_hra);
}

}  // namespace

double unit_stake(const State& state, int seat) {
  // A record may hold any number of fleks; beyond 2^40 the limit has long been reached.
  constexpr int most_fleks = 40;
  double sum = 0;
  for (const Part part : announced_parts(state)) {
    const int fleks =
        std::clamp(state.doubling.counts[static_cast<std::size_t>(part)], 0, most_fleks);
    const double factor = static_cast<double>(std::int64_t{1} << fleks);
    sum += static_cast<double>(price_of(part, *state.options)) * factor;
  }
  if (state.contract->trump == Suit::hearts) sum *= 2;
  if (const auto limit = limit_of(state)) sum = std::min(sum, *limit);
  if (seat == state.declarer) sum *= 2;
  return std::max(1.0, sum);
}

double stake_before_play(const State& state, int seat) {
  if (state.contract) return unit_stake(state, seat);
  Contract spoken_of{ContractKind::hra, state.chosen_trump, std::nullopt};
  if (state.is_durch_needed) spoken_of.kind = ContractKind::betl;
  bool is_better = seat == state.chooser && state.chosen_trump == Suit::hearts;
  if (state.options->variant == Variant::licitovany) {
    const Rung rung = state.auction.rung.value_or(Rung{ContractKind::sedma, false});
    spoken_of.kind = rung.kind;
    is_better = rung.is_better;
  }
  double sum = 0;
  for (const Part part : parts_of(spoken_of.kind)) {
    sum += static_cast<double>(price_of(part, *state.options));
  }
  if (is_better && has_trump(spoken_of.kind)) sum *= 2;
  if (state.phase != Phase::respond) sum *= 2;
  return std::max(1.0, sum);
}

}  // namespace kibic::marias
