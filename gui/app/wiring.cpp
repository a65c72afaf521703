#include "gui/app/wiring.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>

#include "analyzer/judge/review.h"
#include "analyzer/parts/parts.h"
#include "db/database_place.h"
#include "gui/app/small_file.h"
#include "importers/all_exporters.h"
#include "importers/containers/memory_source.h"
#include "importers/file_list.h"
#include "importers/read_input.h"

namespace kibic::gui {
namespace {

LoadedFile loaded(importers::InputResult read) {
  LoadedFile file;
  file.source = std::move(read.source);
  file.records = std::move(read.result.session.records);
  file.annotations = std::move(read.result.annotations);
  file.diagnostics = std::move(read.result.diagnostics);
  file.ledger.imported = file.records.size();
  file.ledger.rejected = read.result.rejected;
  file.ledger.read = file.ledger.imported + file.ledger.rejected;
  return file;
}

LoadedFile read_file(const std::string& path) {
  return loaded(importers::read_input(path));
}

LoadedFile read_text(const std::string& text) {
  importers::MemorySource source(text);
  return loaded(importers::read_input(source, "clipboard"));
}

std::string today() {
  return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
}

std::vector<SaveFormat> formats_of(const std::string& game) {
  std::vector<SaveFormat> formats;
  for (const Exporter* exporter : importers::all_exporters()) {
    if (exporter->game() != game) continue;
    formats.push_back({std::string(exporter->name()),
                       tr(std::string(exporter->description()).c_str()),
                       std::string(exporter->extension())});
  }
  return formats;
}

Result<std::string> game_text(const std::string& format, const GameRecord& record,
                              const Annotations& added) {
  const Exporter* exporter = importers::find_exporter(format);
  if (exporter == nullptr) {
    return fail("unknown-format", Message(KIBIC_TEXT("there is no format {0}"), format));
  }
  const std::array records{ExportedRecord{record, &added}};
  return exporter->write(records);
}

Result<void> write_file(const std::string& path, const std::string& bytes) {
  if (write_small_file(path, bytes)) return {};
  return fail("cannot-write",
              Message(KIBIC_TEXT("{0} cannot be written; choose another folder."), path));
}

void add_table(Services& services) {
  services.players = [](const std::string& game) {
    const GameParts* parts = parts_for(game);
    return parts == nullptr ? std::vector<std::shared_ptr<const EnginePlayer>>() : parts->players;
  };
  services.pace = std::chrono::milliseconds(350);
  services.today = today;
  services.clock = [] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
  };
}

void add_text(Services& services) {
  services.read_text = read_text;
  services.save_formats = formats_of;
  services.game_text = game_text;
  services.write_file = write_file;
}

Review review_record(const ReviewSettings& settings, const GameRecord& record, const Replay& replay,
                     std::stop_token stop, const ReviewHooks& hooks) {
  // One processor is left to the window.
  const unsigned threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
  return review(record, replay, settings, threads, std::move(stop), hooks);
}

// The database, opened when it is first needed. Used by the one thread that keeps edits.
class AnnotationStore {
 public:
  explicit AnnotationStore(std::string path) : path_(std::move(path)) {}

  Result<Annotations> load(const std::string& id) {
    std::error_code error;
    if (!store_ && !std::filesystem::exists(path_, error)) return Annotations();
    if (const auto opened = open(); !opened) return tl::unexpected(opened.error());
    return store_->annotations(id);
  }

  Result<MergedAnnotations> save(const KeptRecord& kept) {
    if (const auto opened = open(); !opened) return tl::unexpected(opened.error());
    const auto added = store_->add_record(*kept.record, kept.source, kept.result);
    if (!added) return tl::unexpected(added.error());
    return store_->merge_annotations(record_id(*kept.record), kept.base, kept.annotations);
  }

 private:
  Result<void> open() {
    if (store_) return {};
    auto opened = db::open_or_make(path_);
    if (!opened) return tl::unexpected(opened.error());
    store_ = *std::move(opened);
    return {};
  }

  std::string path_;
  std::unique_ptr<db::SqliteReviewStore> store_;
};

}  // namespace

Services real_services(const std::string& level, const std::string& database) {
  ReviewSettings settings;
  settings.level = level;
  settings.worlds = worlds_of_level(level).value_or(settings.worlds);
  Services services;
  services.list_files = [](const std::string& path) { return importers::list_files(path).paths; };
  services.read = read_file;
  services.review = [settings](const GameRecord& record, const Replay& replay, std::stop_token stop,
                               const ReviewHooks& hooks) {
    return review_record(settings, record, replay, std::move(stop), hooks);
  };
  services.judge_event = [settings](const GameRecord& record, const Replay& replay,
                                    std::size_t event, std::stop_token stop) {
    return judge_event(record, replay, event, settings, std::move(stop));
  };
  add_table(services);
  add_text(services);
  if (database.empty()) return services;
  const auto store = std::make_shared<AnnotationStore>(database);
  services.load_annotations = [store](const std::string& id) { return store->load(id); };
  services.save_annotations = [store](const KeptRecord& kept) { return store->save(kept); };
  return services;
}

std::string piece_picture(const std::string& game, const std::string& name) {
  return piece_svg(game, name);
}

}  // namespace kibic::gui
