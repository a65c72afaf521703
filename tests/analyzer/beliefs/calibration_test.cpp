// The figures of calibration, by hand.
#include "analyzer/parts/calibration.h"

#include <cmath>

using namespace kibic;

TEST_CASE("calibration compares what was promised with where the cards lay") {
  Beliefs beliefs;
  beliefs.places = {"0", "1", "talon"};
  beliefs.worlds = 100;
  beliefs.rows = {
      {"Ah", {0, 0.75, 0.25}, 1}, {"Xh", {0, 0.25, 0.75}, 1}, {"Kh", {0, 0.5, 0.5}, {}}};
  Calibration calibration;
  calibration.add(beliefs);
  // Kh is not known, place 0 is out: 0.25 twice and 0.75 twice, each kept once.
  CHECK(calibration.cards() == 2);
  CHECK(calibration.bins()[2].promises == 2);
  CHECK(calibration.bins()[7].kept == 1);
  CHECK(calibration.mean_difference() == Approx(0.25));
  CHECK(calibration.weighted_difference() == Approx(0.25));
  CHECK(calibration.log_loss() == Approx(-(std::log(0.75) + std::log(0.25)) / 2));
}

TEST_CASE("what a sample never showed costs half a world") {
  Beliefs beliefs;
  beliefs.places = {"0", "1"};
  beliefs.worlds = 50;
  beliefs.rows = {{"Ah", {1, 0}, 1}};
  Calibration calibration;
  calibration.add(beliefs);
  CHECK(calibration.log_loss() == Approx(-std::log(0.01)));
}
