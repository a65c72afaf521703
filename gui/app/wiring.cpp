#include "gui/app/wiring.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "analyzer/judge/review.h"
#include "analyzer/report/card_art.h"
#include "importers/file_list.h"
#include "importers/read_input.h"

namespace kibic::gui {
namespace {

LoadedFile read_file(const std::string& path) {
  importers::InputResult read = importers::read_input(path);
  LoadedFile file;
  file.source = std::move(read.source);
  file.records = std::move(read.result.session.records);
  file.diagnostics = std::move(read.result.diagnostics);
  file.ledger.imported = file.records.size();
  file.ledger.rejected = read.result.rejected;
  file.ledger.read = file.ledger.imported + file.ledger.rejected;
  return file;
}

Review review_record(const ReviewSettings& settings, const GameRecord& record, const Replay& replay,
                     std::stop_token stop,
                     const std::function<void(std::size_t, std::size_t)>& progress) {
  // One processor is left to the window.
  const unsigned threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
  return review(record, replay, settings, threads, std::move(stop),
                {.progress = progress, .verdict = {}, .known = {}});
}

}  // namespace

Services real_services(const std::string& level) {
  ReviewSettings settings;
  settings.level = level;
  settings.worlds = worlds_of_level(level).value_or(settings.worlds);
  Services services;
  services.list_files = [](const std::string& path) { return importers::list_files(path).paths; };
  services.read = read_file;
  services.review = [settings](const GameRecord& record, const Replay& replay, std::stop_token stop,
                               const std::function<void(std::size_t, std::size_t)>& progress) {
    return review_record(settings, record, replay, std::move(stop), progress);
  };
  return services;
}

std::string card_picture(const std::string& name) {
  if (const auto card = marias::parse_card(name)) return card_art::card_svg(*card);
  return fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">{}</svg>)",
                     card_art::card_width, card_art::card_height, card_art::card_back());
}

}  // namespace kibic::gui
