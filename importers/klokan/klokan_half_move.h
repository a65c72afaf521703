// A half-move as people write it, brought into the notation and played.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/games/klokan/rules.h"
#include "core/model/record.h"
#include "importers/findings.h"

namespace kibic::importers::klokan {

// How much a file may cost. Nearly all positions have a few dozens of paths; one that was made for
// it has a million, and a file of nothing else must not take hours.
class Work {
 public:
  void add(std::size_t places) { spent_ += places; }
  void allow_half_move() { allowed_ += 500; }
  bool is_over() const { return spent_ > allowed_; }

 private:
  std::size_t spent_ = 0;
  std::size_t allowed_ = 4'000'000;
};

struct PlayedHalfMove {
  ActionEvent event;  // canonical
  kibic::klokan::State after;
};

// Reads and plays one word in the position. Slips that leave no doubt (a wrong separator, `=` where
// nothing is doubled, circles) are told and put right. What is illegal is an Error with the reason;
// what is no half-move at all has the code "unreadable-half-move".
Result<PlayedHalfMove> play_half_move(const kibic::klokan::State& state, const std::string& word,
                                      const Place& where, Findings& findings, Work& work);

}  // namespace kibic::importers::klokan
