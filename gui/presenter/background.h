// What runs on workers: reading files and judging records. Plain functions of values; what they
// have to say goes out through the callbacks, which are called on the worker.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "gui/presenter/library.h"
#include "gui/presenter/services.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

struct ReadingCalls {
  std::function<void(std::shared_ptr<OpenFile>)> file;
  std::function<void(Progress)> progress;    // at most ten times a second
  std::function<void(std::string)> trouble;  // a sentence
};

// Lists and reads the paths; stops between files when asked.
void read_paths(const Services& services, const std::vector<std::string>& paths,
                const std::stop_token& stop, const ReadingCalls& calls);

struct JudgingCalls {
  std::function<void(std::size_t done, std::size_t total)> progress;  // at most ten times a second
  std::function<void(std::string)> trouble;  // a sentence; there will be no review
};

// nullptr: asked to stop, or in trouble.
std::shared_ptr<const JudgedRecord> judge(const Services& services, const GameRecord& record,
                                          const std::stop_token& stop, const JudgingCalls& calls);

}  // namespace kibic::gui
