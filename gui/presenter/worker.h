// One thread with a queue of jobs, done one after another.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace kibic::gui {

class Worker {
 public:
  // Must not throw. Should end soon when the token is asked to stop.
  using Job = std::function<void(std::stop_token stop)>;

  Worker();
  // Asks the job under way to stop, forgets the others, waits.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void add(Job job);
  // Waits until all jobs added so far are done.
  void finish();
  // Forgets waiting jobs and asks the one under way to stop; does not wait. Jobs added later run.
  void cancel();

 private:
  struct Waiting {
    Job job;
    std::stop_token stop;
  };
  void run(const std::stop_token& end);

  std::mutex mutex_;
  std::condition_variable_any has_work_;
  std::deque<Waiting> waiting_;
  std::stop_source batch_;  // of all jobs added since the last cancel()
  std::jthread thread_;     // last: it uses all of the above
};

}  // namespace kibic::gui
