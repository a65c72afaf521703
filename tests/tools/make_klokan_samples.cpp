// kibic_make_klokan_samples FOLDER: writes the games that engines played into FOLDER
// (samples/klokan). Another version of the search may play other games: the committed ones are of
// the version that their README names.
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "analyzer/engines/klokan/play/players.h"
#include "core/games/klokan/rules.h"
#include "core/model/record.h"
#include "importers/klokan/klokan_writer.h"

namespace {

using namespace kibic;

struct Match {
  const char* file;
  std::uint64_t seed;
  std::array<const char*, 2> strengths;  // of White and Black
};

constexpr std::array matches{Match{"engine-1.klokan", 2026, {"strong", "strong"}},
                             Match{"engine-2.klokan", 2027, {"expert", "casual"}},
                             Match{"engine-3.klokan", 19, {"strong", "strong"}}};

GameRecord played(const Match& match) {
  const klokan::SearchPlayer player;
  GameRecord record;
  record.game = "klokan";
  record.variant = "standard";
  for (const char* strength : match.strengths) {
    record.players.push_back(fmt::format("engine, {}", strength));
  }
  State state = klokan::Rules::game().start(record.variant, {}, std::nullopt).value();
  while (state.actor().is_seat()) {
    const int seat = state.actor().seat_number();
    const char* strength = match.strengths[static_cast<std::size_t>(seat)];
    const auto action = player.choose(state, seat, strength, match.seed, {});
    if (!action) break;
    record.events.emplace_back(ActionEvent{state.actor(), *action, "", {}});
    state = state.apply(state.actor(), *action);
  }
  return record;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: kibic_make_klokan_samples FOLDER\n");
    return 2;
  }
  for (const Match& match : matches) {
    const std::vector<GameRecord> records{played(match)};
    const auto text = importers::klokan::write_klokan(records);
    if (!text) {
      fmt::print(stderr, "{}\n", render(text.error().text));
      return 1;
    }
    const auto path = std::filesystem::path(argv[1]) / match.file;
    std::ofstream out(path, std::ios::binary);
    if (!(out << *text).flush()) {
      fmt::print(stderr, "{} cannot be written\n", path.string());
      return 4;
    }
  }
  return 0;
}
