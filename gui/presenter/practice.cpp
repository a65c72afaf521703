#include "gui/presenter/practice.h"

#include <fmt/format.h>

#include <utility>

#include "core/base/hash.h"
#include "core/base/message.h"
#include "core/games/catalogue.h"

namespace kibic::gui {
namespace {

std::string text_of(const EnginePlayer& player, const Strength& strength) {
  return render(Message(KIBIC_TEXT("{0} ({1})"), tr(std::string(player.name()).c_str()),
                        tr(strength.name.c_str())));
}

int deciding_seats(const std::string& game, int seats) {
  const Game* found = find_game(game);
  return found == nullptr || found->players == 0 ? seats : found->players;
}

}  // namespace

std::vector<PracticeChoice> controllers_of(const PlayersOf& players, const std::string& game) {
  std::vector<PracticeChoice> choices{{{}, tr(KIBIC_TEXT("person"))}};
  if (!players) return choices;
  for (const auto& player : players(game)) {
    for (const Strength& strength : player->strengths()) {
      choices.push_back({{std::string(player->id()), strength.id}, text_of(*player, strength)});
    }
  }
  return choices;
}

Controller controller_of(const PracticeWish& wish, int seat) {
  const auto place = static_cast<std::size_t>(seat);
  return place < wish.seats.size() ? wish.seats[place] : Controller();
}

std::optional<int> lone_person(const PracticeWish& wish, int seats) {
  std::optional<int> found;
  for (int seat = 0; seat < deciding_seats(wish.game, seats); ++seat) {
    if (!controller_of(wish, seat).is_person()) continue;
    if (found) return std::nullopt;
    found = seat;
  }
  return found;
}

std::vector<std::string> seat_names(const PracticeWish& wish, int seats, const PlayersOf& players) {
  const auto choices = controllers_of(players, wish.game);
  std::vector<std::string> names;
  const int deciding = deciding_seats(wish.game, seats);
  for (int seat = 0; seat < seats; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    std::string name = place < wish.names.size() ? wish.names[place] : std::string();
    const Controller controller = controller_of(wish, seat);
    if (name.empty() && lone_person(wish, seats) == seat) {
      name = tr(KIBIC_TEXT("Player"));
    }
    for (const PracticeChoice& choice : choices) {
      const bool is_engines = seat < deciding && !controller.is_person();
      if (name.empty() && is_engines && choice.controller == controller) {
        name = choice.text;
      }
    }
    names.push_back(std::move(name));
  }
  return names;
}

GameRecord practice_record(const PracticeTable& table, std::vector<std::string> names) {
  GameRecord record;
  record.game = table.wish.game;
  record.variant = table.wish.variant;
  record.rules = table.wish.rules;
  record.players = std::move(names);
  record.deal = table.deal;
  if (!table.wish.start.empty()) record.start = StartPosition{table.wish.start};
  return record;
}

std::uint64_t seed_after(const PracticeTable& table, const std::vector<Action>& actions) {
  std::string text = fmt::format("{} {} {}", table.wish.seed, table.deal, table.next_contestant);
  for (const Action& action : actions) text += "\n" + action.text;
  return hash64(text);
}

}  // namespace kibic::gui
