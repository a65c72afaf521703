#include "analyzer/engines/marias/bench/session_bench.h"

#include <algorithm>
#include <chrono>

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

}  // namespace

std::optional<SessionBench> bench_session(std::uint64_t seed, int deals, std::size_t worlds,
                                          const std::stop_token& stop) {
  const std::vector<PlayedDeal> session = session_of(seed, deals);
  ReviewSettings settings;
  settings.worlds = worlds;
  SessionBench result{.deals = static_cast<int>(session.size()), .worlds = worlds};
  std::vector<Review> reviews;
  const auto judge_all = [&](unsigned threads, const auto& with_review) {
    double seconds = 0;
    for (const PlayedDeal& deal : session) {
      const auto start = std::chrono::steady_clock::now();
      Review judged = review(deal.record, deal.replay, settings, threads, stop);
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      seconds += time.count();
      with_review(std::move(judged), time.count());
    }
    return seconds;
  };
  result.seconds = judge_all(1, [&](Review judged, double seconds) {
    reviews.push_back(std::move(judged));
    result.dearest_deal = std::max(result.dearest_deal, seconds);
  });
  if (stop.stop_requested()) return std::nullopt;
  std::size_t next = 0;
  result.seconds_on_two = judge_all(
      2, [&](const Review& judged, double) { result.is_same &= judged == reviews[next++]; });
  if (stop.stop_requested()) return std::nullopt;
  return result;
}

}  // namespace kibic::marias
