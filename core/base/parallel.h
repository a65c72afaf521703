// Runs independent jobs on a few threads and gives their results in the order of the jobs, so that
// nothing downstream can depend on which thread was faster.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace kibic {

// Calls job(i) for i in [0, count) on `threads` threads (at least one; 1 runs on the caller's).
// Stops handing out jobs when asked; jobs already started are finished. The first exception of a
// job is rethrown after all threads have ended. Answers how many jobs were started.
inline std::size_t run_parallel(std::size_t count, unsigned threads,
                                const std::function<void(std::size_t)>& job,
                                const std::stop_token& stop = {}) {
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> started{0};
  std::exception_ptr failure;
  std::mutex failure_mutex;
  std::atomic<bool> failed{false};
  const auto work = [&] {
    while (!stop.stop_requested() && !failed.load()) {
      const std::size_t i = next.fetch_add(1);
      if (i >= count) return;
      started.fetch_add(1);
      try {
        job(i);
      } catch (...) {
        const std::lock_guard lock(failure_mutex);
        if (!failure) failure = std::current_exception();
        failed.store(true);
      }
    }
  };
  if (threads <= 1 || count <= 1) {
    work();
  } else {
    std::vector<std::jthread> pool;
    pool.reserve(threads);
    for (unsigned t = 0; t < threads; ++t) pool.emplace_back(work);
  }
  if (failure) std::rethrow_exception(failure);
  return started.load();
}

}  // namespace kibic
