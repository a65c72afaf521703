#include "analyzer/engines/marias/bench/session_bench.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "analyzer/engines/marias/heuristic/selfplay.h"
#include "analyzer/judge/review.h"
#include "core/games/catalogue.h"
#include "core/model/replay.h"

namespace kibic::marias {
namespace {

struct PlayedDeal {
  GameRecord record;
  Replay replay;
};

std::vector<PlayedDeal> session_of(std::uint64_t seed, int deals) {
  std::vector<PlayedDeal> result;
  for (const char* const variant : {"voleny", "licitovany"}) {
    const int count = variant[0] == 'v' ? (deals + 1) / 2 : deals / 2;
    for (GameRecord& record : play_session(seed, count, variant, {}, usual_table())) {
      auto played = replay(record);
      if (played) result.push_back({std::move(record), *std::move(played)});
    }
  }
  return result;
}

double seconds_now() {
  const std::chrono::duration<double> time = std::chrono::steady_clock::now().time_since_epoch();
  return time.count();
}

// How long two threads take that fetch jobs in this order whenever they are free.
double makespan_on_two(const std::vector<double>& jobs) {
  std::array<double, 2> busy_until{};
  for (const double job : jobs) *std::ranges::min_element(busy_until) += job;
  return std::ranges::max(busy_until);
}

}  // namespace

std::optional<SessionBench> bench_session(std::uint64_t seed, int deals, std::size_t worlds,
                                          const std::stop_token& stop) {
  const std::vector<PlayedDeal> session = session_of(seed, deals);
  ReviewSettings settings;
  settings.worlds = worlds;
  SessionBench result{.deals = static_cast<int>(session.size()), .worlds = worlds};
  std::vector<Review> reviews;
  double makespan = 0;
  for (const PlayedDeal& deal : session) {
    std::vector<double> decisions;
    const double start = seconds_now();
    double last = start;
    ReviewHooks hooks;
    hooks.verdict = [&](const Verdict&) {
      const double now = seconds_now();
      decisions.push_back(now - std::exchange(last, now));
    };
    reviews.push_back(review(deal.record, deal.replay, settings, 1, stop, hooks));
    if (stop.stop_requested()) return std::nullopt;
    const double end = seconds_now();
    result.seconds += end - start;
    result.dearest_deal = std::max(result.dearest_deal, end - start);
    makespan += makespan_on_two(decisions) + (end - last);
  }
  result.speedup_without_load = result.seconds / makespan;
  const double start = seconds_now();
  for (std::size_t i = 0; i < session.size(); ++i) {
    const PlayedDeal& deal = session[i];
    result.is_same &= review(deal.record, deal.replay, settings, 2, stop) == reviews[i];
    if (stop.stop_requested()) return std::nullopt;
  }
  result.seconds_on_two = seconds_now() - start;
  return result;
}

}  // namespace kibic::marias
