// Accuracy by seat. Source: judgement notes, sections 1 (KaTrain's 0.75^L) and 5 (weights by
// difficulty).
#include "analyzer/judge/accuracy.h"

#include <cmath>

#include "analyzer/judge/policy.h"

using namespace kibic;

namespace {

// Two candidates, the second one worth `gap` less; the seat lost `loss` of a stake of 100.
Verdict decision(int seat, double loss, double gap) {
  Verdict verdict;
  verdict.seat = seat;
  verdict.stake = 100;
  verdict.loss = loss;
  verdict.grade = loss > 0 ? Grade::blunder : Grade::best;
  verdict.candidates.resize(2);
  verdict.candidates[0].action = {"Ah"};
  verdict.candidates[1].action = {"Kh"};
  verdict.candidates[1].value = -gap;
  return verdict;
}

double accuracy(const std::vector<Verdict>& verdicts) {
  return accuracy_by_seat(verdicts, 1, club_preset())[0].value();
}

}  // namespace

TEST_CASE("a mean loss of one, two or three mistakes leaves 75, 56 or 42 per cent") {
  CHECK(accuracy({decision(0, 0, 40)}) == Approx(100));
  CHECK(accuracy({decision(0, 8, 40)}) == Approx(75));
  CHECK(accuracy({decision(0, 16, 40)}) == Approx(56.25));
  CHECK(accuracy({decision(0, 24, 40)}) == Approx(42.1875));
}

TEST_CASE("routine decisions do not lift the accuracy") {
  // A mistake weighs 1, ten decisions without a wrong option 0.05 each: L = 1 / 1.5.
  std::vector<Verdict> verdicts(10, decision(0, 0, 0));
  verdicts.push_back(decision(0, 8, 40));
  CHECK(accuracy(verdicts) == Approx(100 * std::pow(0.75, 1 / 1.5)));
}

TEST_CASE("forced and unjudged decisions do not count") {
  Verdict forced = decision(0, 0, 40);
  forced.forced = true;
  forced.loss.reset();
  const auto seats = accuracy_by_seat({forced, decision(1, 8, 40)}, 3, club_preset());
  CHECK_FALSE(seats[0].has_value());
  CHECK(seats[1].value() == Approx(75));
  CHECK_FALSE(seats[2].has_value());
}

TEST_CASE("losses add up by seat") {
  const auto losses = loss_by_seat({decision(0, 8, 9), decision(2, 4, 9), decision(0, 1, 9)}, 3);
  CHECK(losses == std::vector<double>{9, 0, 4});
}

TEST_CASE("the modelled player mostly follows the advice") {
  const std::vector<double> policy = policy_from({1, 0, 0});
  CHECK(policy[0] == Approx(std::exp(2.0) / (std::exp(2.0) + 2)));
  CHECK(policy[0] + policy[1] + policy[2] == Approx(1));
}

TEST_CASE("difficulty is what the modelled player loses on average") {
  CHECK(difficulty(decision(0, 0, 40)) == Approx(0.2));  // no advice: both options equally often
  Verdict advised = decision(0, 0, 40);
  advised.heuristic = SecondOpinion{{"Ah"}, "rule", {}};
  CHECK(difficulty(advised) == Approx(0.4 / (std::exp(2.0) + 1)));
}
