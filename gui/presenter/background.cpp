#include "gui/presenter/background.h"

#include <exception>
#include <utility>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/games/catalogue.h"
#include "gui/presenter/throttle.h"

namespace kibic::gui {
namespace {

std::vector<std::string> files_of(const Services& services, const std::vector<std::string>& paths,
                                  const std::stop_token& stop, const ReadingCalls& calls) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    if (stop.stop_requested()) return files;
    std::vector<std::string> found = services.list_files(path);
    if (found.empty()) {
      calls.trouble(safe_text(render(Message(
          KIBIC_TEXT("There is no saved game in {0}. Choose another folder with File ▸ Open."),
          path))));
    }
    files.insert(files.end(), std::make_move_iterator(found.begin()),
                 std::make_move_iterator(found.end()));
  }
  return files;
}

Progress reading_progress(const std::string& file, std::size_t done, std::size_t total) {
  return {render(Message(KIBIC_TEXT("Reading {0}: file {1} of {2}"), safe_text(file_name(file)),
                         done + 1, total)),
          done, total};
}

}  // namespace

std::string failure_text(const std::string& what) {
  return safe_text(render(Message(
      KIBIC_TEXT("Something went wrong in the background ({0}). Try it again; what is open is not "
                 "harmed."),
      what)));
}

void read_paths(const Services& services, const std::vector<std::string>& paths,
                const std::stop_token& stop, const ReadingCalls& calls) {
  std::vector<std::string> files;
  const auto guarded = [&](const std::function<void()>& work) {
    try {
      work();
    } catch (const std::exception& error) {
      calls.trouble(failure_text(error.what()));
    }
  };
  guarded([&] { files = files_of(services, paths, stop, calls); });
  Throttle throttle;
  for (std::size_t i = 0; i < files.size() && !stop.stop_requested(); ++i) {
    if (throttle.is_due(Throttle::Clock::now())) {
      calls.progress(reading_progress(files[i], i, files.size()));
    }
    guarded([&] {  // one bad file must not cost the others
      auto file = opened(services.read(files[i]));
      if (!stop.stop_requested()) calls.file(std::move(file));
    });
  }
}

std::shared_ptr<const JudgedRecord> judge(const Services& services, const GameRecord& record,
                                          VerdictBox& box, const std::stop_token& stop,
                                          const JudgingCalls& calls) {
  try {
    const auto played = replay(record);
    if (!played) {
      calls.trouble(render(played.error().text));
      return nullptr;
    }
    Throttle throttle;
    ReviewHooks hooks;
    hooks.known = box.all();
    hooks.verdict = [&box](const Verdict& verdict) { box.add(verdict); };
    hooks.progress = [&](std::size_t done, std::size_t total) {
      if (throttle.is_due(Throttle::Clock::now())) calls.progress(done, total);
    };
    Review review = services.review(record, *played, stop, hooks);
    if (stop.stop_requested()) return nullptr;  // what is missing would look like "not judged"
    return judged_record(record, *played, std::move(review));
  } catch (const std::exception& error) {
    calls.trouble(failure_text(error.what()));
    return nullptr;
  }
}

Result<Annotations> load(const Services& services, const std::string& id) {
  try {
    return services.load_annotations(id);
  } catch (const std::exception& error) {
    return fail("store-failed", Message("{0}", error.what()));
  }
}

Result<MergedAnnotations> save(const Services& services, const KeptRecord& kept) {
  try {
    return services.save_annotations(kept);
  } catch (const std::exception& error) {
    return fail("store-failed", Message("{0}", error.what()));
  }
}

}  // namespace kibic::gui
