// Processor time of this thread, for figures of benchmarks.
#pragma once

#include <time.h>

namespace kibic::klokan {

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Seconds that the work takes.
template <class Work>
double time_of(const Work& work) {
  const double before = cpu_seconds();
  work();
  return cpu_seconds() - before;
}

}  // namespace kibic::klokan
