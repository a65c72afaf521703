// What the window needs from the outer world, as functions: the application wires the real ones,
// tests give fakes. All but the executor are called on worker threads, those that keep edits on one
// thread at a time; `players`, `today`, `clock` and `save_formats` on the thread of the window,
// too.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/annotation_merge.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/model/settlement.h"
#include "core/ports/engine.h"
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
  std::map<std::size_t, Annotations> annotations;  // what the file adds, by index of the record
};

// A format that games are saved in.
struct SaveFormat {
  std::string name;
  std::string description;  // in the language of the user
  std::string extension;    // without dot

  bool operator==(const SaveFormat&) const = default;
};

// A record with everything the user added to it.
struct KeptRecord {
  std::shared_ptr<const GameRecord> record;
  SourceInfo source;
  std::optional<Settlement> result;
  Annotations annotations;
  Annotations base;  // what they were when the store had them last, as far as the window knows
};

struct Services {
  // The files that a path stands for: itself, or all in a folder.
  std::function<std::vector<std::string>(const std::string& path)> list_files;
  // Bad input gives diagnostics; never throws.
  std::function<LoadedFile(const std::string& path)> read;
  std::function<Review(const GameRecord& record, const Replay& replay, std::stop_token stop,
                       const ReviewHooks& hooks)>
      review;

  // --- What may be missing.
  // The verdict on one event, or on the position at the end of the replay, where nothing has been
  // played yet. No value: nobody has a choice there. Without it nothing beside the line played is
  // judged.
  std::function<std::optional<Verdict>(const GameRecord& record, const Replay& replay,
                                       std::size_t event, std::stop_token stop)>
      judge_event;
  // How long one has to stand at a position before it is judged.
  std::chrono::milliseconds patience{150};
  // What the user added to the record with that ID; empty if there is nothing. Writes nothing.
  std::function<Result<Annotations>(const std::string& id)> load_annotations;
  // Keeps the record and what was changed of its annotations since `base`; another window may have
  // changed others meanwhile. Says what is stored then.
  std::function<Result<MergedAnnotations>(const KeptRecord& kept)> save_annotations;

  // --- The practice table, and games as text.
  // The players of a game, the best one first.
  std::function<std::vector<std::shared_ptr<const EnginePlayer>>(const std::string& game)> players;
  // How long an engine's action is waited for at least, to be followed by the eye.
  std::chrono::milliseconds pace{0};
  std::function<std::string()> today;                // "2026-11-30"
  std::function<std::chrono::milliseconds()> clock;  // only its differences count
  // What a file with this text would give; never throws.
  std::function<LoadedFile(const std::string& text)> read_text;
  // The formats that hold games of this kind; the first is the game's own.
  std::function<std::vector<SaveFormat>(const std::string& game)> save_formats;
  // The bytes of a file in that format.
  std::function<Result<std::string>(const std::string& format, const GameRecord& record,
                                    const Annotations& added)>
      game_text;
  // Replaces a file, or makes it.
  std::function<Result<void>(const std::string& path, const std::string& bytes)> write_file;
};

}  // namespace kibic::gui
