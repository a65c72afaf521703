#include "gui/presenter/worker.h"

#include <future>
#include <utility>

namespace kibic::gui {

Worker::Worker() : thread_([this](const std::stop_token& end) { run(end); }) {}

Worker::~Worker() {
  thread_.request_stop();
  cancel();
}

void Worker::add(Job job) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(job), batch_.get_token()});
  }
  has_work_.notify_one();
}

void Worker::finish() {
  std::promise<void> done;
  add([&done](const std::stop_token&) { done.set_value(); });
  done.get_future().wait();
}

void Worker::cancel() {
  std::stop_source old;
  std::deque<Waiting> forgotten;  // destroyed outside of the lock
  {
    const std::lock_guard lock(mutex_);
    std::swap(old, batch_);
    std::swap(forgotten, waiting_);
  }
  old.request_stop();
}

void Worker::run(const std::stop_token& end) {
  while (true) {
    Waiting next;
    {
      std::unique_lock lock(mutex_);
      if (!has_work_.wait(lock, end, [this] { return !waiting_.empty(); })) return;
      if (end.stop_requested()) return;
      next = std::move(waiting_.front());
      waiting_.pop_front();
    }
    next.job(next.stop);
  }
}

}  // namespace kibic::gui
