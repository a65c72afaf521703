// What the window needs from the outer world, as functions: the application wires the real ones,
// tests give fakes. All but the executor are called on worker threads.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/ports/importer.h"
#include "core/ports/review_store.h"

namespace kibic::gui {

// Runs a function later on the thread of the window. Never at once.
using Executor = std::function<void(std::function<void()>)>;

// One file and what was read from it.
struct LoadedFile {
  SourceInfo source;
  Ledger ledger;
  std::vector<Diagnostic> diagnostics;
  std::vector<GameRecord> records;
};

struct Services {
  // The files that a path stands for: itself, or all in a folder.
  std::function<std::vector<std::string>(const std::string& path)> list_files;
  // Bad input gives diagnostics; never throws.
  std::function<LoadedFile(const std::string& path)> read;
  std::function<Review(const GameRecord& record, const Replay& replay, std::stop_token stop,
                       const std::function<void(std::size_t done, std::size_t total)>& progress)>
      review;
};

}  // namespace kibic::gui
