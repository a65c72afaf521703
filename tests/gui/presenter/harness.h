// A workbench without a window: the test is the thread of the window, and its services are fakes
// over the project's own sample files.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "gui/presenter/services.h"
#include "gui/presenter/workbench.h"

namespace kibic::test {

// Keeps what is posted until the test runs it.
class ManualExecutor {
 public:
  gui::Executor executor() {
    return [box = box_](std::function<void()> call) {
      {
        const std::lock_guard lock(box->mutex);
        box->calls.push_back(std::move(call));
      }
      box->has_call.notify_one();
    };
  }

  // Runs calls as they come until the condition holds. Hangs if it never does: the test runner's
  // time limit is the clock.
  void run_until(const std::function<bool()>& condition) {
    while (!condition()) next()();
  }

  // Waits for a call without running it.
  void wait_for_call() {
    std::unique_lock lock(box_->mutex);
    box_->has_call.wait(lock, [&] { return !box_->calls.empty(); });
  }

  // Runs what is there.
  std::size_t run_all() {
    std::size_t count = 0;
    for (; !is_empty(); ++count) next()();
    return count;
  }

 private:
  struct Box {
    std::mutex mutex;
    std::condition_variable has_call;
    std::deque<std::function<void()>> calls;
  };
  bool is_empty() const {
    const std::lock_guard lock(box_->mutex);
    return box_->calls.empty();
  }
  std::function<void()> next() {
    std::unique_lock lock(box_->mutex);
    box_->has_call.wait(lock, [&] { return !box_->calls.empty(); });
    auto call = std::move(box_->calls.front());
    box_->calls.pop_front();
    return call;
  }

  std::shared_ptr<Box> box_ = std::make_shared<Box>();
};

// A door that workers wait at until the test opens it or asks them to stop.
class Gate {
 public:
  void open() {
    const std::lock_guard lock(mutex_);
    is_open_ = true;
    changed_.notify_all();
  }
  // False: stopped.
  bool pass(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.notify_all();
    return changed_.wait(lock, stop, [&] { return is_open_; });
  }
  void wait_for_visitor() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_ > 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool is_open_ = false;
  int waiting_ = 0;
};

// Real files through the real importers; a review made by hand: see sample_judge.cpp.
gui::Services sample_services();

// A verdict made up the same way; where nothing was played, the first legal action is the best.
std::optional<Verdict> made_up_verdict(const Replay& replay, std::size_t event);
// Positions beside the line played are judged so, without waiting.
void add_engine(gui::Services& services);

// Where edits are kept; it outlives the window. Lock it while a workbench uses it.
struct MemoryStore {
  std::mutex mutex;
  std::map<std::string, gui::KeptRecord> kept;
  int saves = 0;
  bool is_broken = false;
};
void add_store(gui::Services& services, MemoryStore& store);

// The folder or file below samples/marias.
std::string sample(const std::string& name);

// A review that blames, in each record, the plays whose event number is a multiple of seven; the
// numbers are made up, the options are those of the position.
Review made_up_review(const GameRecord& record, const Replay& replay);

inline bool is_idle(const gui::Workbench& bench) {
  return bench.view().progress.text.empty() && !bench.view().is_thinking;
}

// The number of the current row; of the rows that are current there must be at most one.
std::optional<std::size_t> current_node(const gui::View& view);

// A workbench with the executor that drives it.
struct Desk {
  explicit Desk(gui::Services services = sample_services())
      : bench(std::move(services), executor.executor()) {}

  void open(std::vector<std::string> paths) {
    open_where_it_likes(std::move(paths));
    bench.go_first();
  }
  void open_where_it_likes(std::vector<std::string> paths) {
    bench.open(std::move(paths));
    settle();
  }
  // Until no work is under way.
  void settle() {
    executor.run_until([&] { return is_idle(bench); });
  }
  const gui::View& view() const { return bench.view(); }

  ManualExecutor executor;
  gui::Workbench bench;
};

}  // namespace kibic::test
