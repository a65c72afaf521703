#include "analyzer/judge/policy.h"

#include <algorithm>
#include <cmath>

namespace kibic {

std::vector<double> policy_from(const std::vector<double>& scores) {
  constexpr double temperature = 0.5;
  std::vector<double> policy;
  double sum = 0;
  for (const double score : scores) {
    policy.push_back(std::exp(score / temperature));
    sum += policy.back();
  }
  for (double& share : policy) share /= sum;
  return policy;
}

std::vector<double> policy_of(const Verdict& verdict) {
  std::vector<double> scores;
  for (const Candidate& candidate : verdict.candidates) {
    const bool is_advised =
        verdict.heuristic && (candidate.action == verdict.heuristic->action ||
                              std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                        verdict.heuristic->action) != candidate.same_as.end());
    scores.push_back(is_advised ? 1.0 : 0.0);
  }
  return policy_from(scores);
}

}  // namespace kibic
