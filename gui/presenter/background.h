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

// A sentence for what libraries behind the services throw; a window must outlive that.
std::string failure_text(const std::string& what);

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

// nullptr: asked to stop, or in trouble. Verdicts that are done go into the box, and those that are
// in it are not made again.
std::shared_ptr<const JudgedRecord> judge(const Services& services, const GameRecord& record,
                                          VerdictBox& box, const std::stop_token& stop,
                                          const JudgingCalls& calls);

// The two ways to the store, with what it may throw made an error. REQUIRES: the services have it.
Result<Annotations> load(const Services& services, const std::string& id);
Result<MergedAnnotations> save(const Services& services, const KeptRecord& kept);

}  // namespace kibic::gui
