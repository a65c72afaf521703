#include "analyzer/external/comparison.h"

#include <algorithm>
#include <utility>

#include "analyzer/external/opinions.h"
#include "analyzer/judge/estimate.h"

namespace kibic::external {
namespace {

constexpr double nothing = 1e-9;  // differences of sums of money below it are none

bool is_same(const Verdict& verdict, const Action& a, const Action& b) {
  if (a == b) return true;
  const auto holds = [](const Candidate& candidate, const Action& action) {
    return candidate.action == action ||
           std::find(candidate.same_as.begin(), candidate.same_as.end(), action) !=
               candidate.same_as.end();
  };
  return std::any_of(
      verdict.candidates.begin(), verdict.candidates.end(),
      [&](const Candidate& candidate) { return holds(candidate, a) && holds(candidate, b); });
}

}  // namespace

void Comparer::add(std::size_t record, const std::string& game, const Verdict& verdict,
                   const std::array<Choice, 2>& choices) {
  Group& group = groups_[{game, verdict.unit}];
  group.sum.game = game;
  group.sum.unit = verdict.unit;
  std::array<std::optional<double>, 2> losses;
  for (std::size_t side = 0; side < 2; ++side) {
    ComparedSide& sum = group.sum.sides[side];
    ++sum.asked;
    if (choices[side].kind == "choice") {
      losses[side] = loss_of(verdict, choices[side].action);
      if (!losses[side]) ++sum.missing["no-value"];
    } else {
      ++sum.missing[choices[side].kind];
    }
  }
  if (!losses[0] || !losses[1]) return;
  ++group.sum.pairs;
  if (is_same(verdict, choices[0].action, choices[1].action)) ++group.sum.agreed;
  for (std::size_t side = 0; side < 2; ++side) {
    group.sum.sides[side].mean_loss += *losses[side];
    if (*losses[side] <= nothing) ++group.sum.sides[side].best;
    if (*losses[side] + nothing < *losses[1 - side]) ++group.sum.better[side];
  }
  auto& of_record = group.by_record[record];
  of_record.difference += *losses[0] - *losses[1];
  of_record.pairs += 1;
}

std::vector<Comparison> Comparer::results(std::uint64_t seed) const {
  std::vector<Comparison> results;
  for (const auto& [key, group] : groups_) {
    Comparison result = group.sum;
    result.games = group.by_record.size();
    std::vector<double> differences;
    std::vector<double> weights;
    for (const auto& [record, sum] : group.by_record) {
      differences.push_back(sum.difference / sum.pairs);
      weights.push_back(sum.pairs);
    }
    if (result.pairs > 0) {
      for (ComparedSide& side : result.sides) {
        side.mean_loss /= static_cast<double>(result.pairs);
      }
      const Estimate estimate(std::move(differences), std::move(weights), seed);
      result.difference = estimate.mean();
      if (result.games > 1) result.interval = estimate.interval(0.95);
    }
    results.push_back(std::move(result));
  }
  return results;
}

}  // namespace kibic::external
