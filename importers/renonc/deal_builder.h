// The events of one deal as they stand in the file, and the record that they make.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/games/marias/state.h"
#include "core/model/record.h"
#include "importers/findings.h"
#include "importers/renonc/event_reader.h"

namespace kibic::importers::renonc {

// An honest deal has about 60 events; recorders keep up to three copies of each and questions.
inline constexpr std::size_t max_events_of_deal = 2'000;

struct RawDeal {
  std::vector<RawEvent> events;
  Place where;               // of its first event
  std::size_t dropped = 0;   // events beyond max_events_of_deal
  bool has_actions = false;  // or what should have been one
  bool is_over = false;      // its result is there
};

// The record of the deal when seats in the file count from `seat_base`. Copies of one event are
// folded; what cannot be understood stays as a note and is told to `findings`. No record if no hand
// is known. Rules and players are for the caller to fill in.
// `notation` is a licitovaný position whose notation is used.
std::optional<GameRecord> build_record(RawDeal deal, int seat_base, const marias::State& notation,
                                       Findings& findings);

}  // namespace kibic::importers::renonc
