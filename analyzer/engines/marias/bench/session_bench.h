// What `kibic bench` measures of the review of card play: a session that heuristic players play,
// judged on one core and on two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace kibic::marias {

struct SessionBench {
  int deals = 0;
  std::size_t worlds = 0;  // a decision at most
  double seconds = 0;      // by the clock, one thread
  double seconds_on_two = 0;
  // What two idle cores would gain, from the times of the decisions on one: the share of the clock
  // that other programs take does not show in it.
  double speedup_without_load = 0;
  double dearest_deal = 0;  // seconds on one thread
  bool is_same = true;      // what both reviews say

  double speedup() const { return seconds / seconds_on_two; }
};

// Volený and licitovaný in turn, so many deals in all. Asked to stop, there is no result.
std::optional<SessionBench> bench_session(std::uint64_t seed, int deals, std::size_t worlds,
                                          const std::stop_token& stop);

}  // namespace kibic::marias
