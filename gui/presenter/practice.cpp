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
  std::vector<PracticeChoice> choices{{{}, tr(KIBIC_TEXT("person")), {}}};
  if (!players) return choices;
  for (const auto& player : players(game)) {
    for (const Strength& strength : player->strengths()) {
      choices.push_back({{std::string(player->id()), strength.id},
                         text_of(*player, strength),
                         tr(strength.name.c_str())});
    }
  }
  return choices;
}

std::size_t usual_engine(const std::vector<PracticeChoice>& choices) {
  std::size_t strengths = 0;
  for (std::size_t i = 1; i < choices.size(); ++i) {
    if (choices[i].controller.player == choices[1].controller.player) ++strengths;
  }
  return strengths == 0 ? 0 : 1 + (strengths - 1) / 2;
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

namespace {

std::string wished_name(const PracticeWish& wish, int seat) {
  const auto place = static_cast<std::size_t>(seat);
  return place < wish.names.size() ? wish.names[place] : std::string();
}

std::string strength_of(const std::vector<PracticeChoice>& choices, const Controller& controller) {
  for (const PracticeChoice& choice : choices) {
    if (choice.controller == controller) return choice.strength;
  }
  return controller.strength;
}

int engines_of(const PracticeWish& wish, int deciding) {
  int count = 0;
  for (int seat = 0; seat < deciding; ++seat) {
    count += controller_of(wish, seat).is_person() ? 0 : 1;
  }
  return count;
}

}  // namespace

std::vector<std::string> seat_names(const PracticeWish& wish, int seats, const PlayersOf& players) {
  const auto choices = controllers_of(players, wish.game);
  const int deciding = deciding_seats(wish.game, seats);
  std::vector<std::string> names;
  for (int seat = 0; seat < seats; ++seat) {
    std::string name = wished_name(wish, seat);
    const Controller controller = controller_of(wish, seat);
    if (name.empty() && lone_person(wish, seats) == seat) name = tr(KIBIC_TEXT("Player"));
    if (name.empty() && seat < deciding && !controller.is_person()) {
      const std::string strength = strength_of(choices, controller);
      name = engines_of(wish, deciding) == 1
                 ? render(Message(KIBIC_TEXT("Engine ({0})"), strength))
                 : render(Message(KIBIC_TEXT("Engine {0} ({1})"), seat + 1, strength));
    }
    names.push_back(std::move(name));
  }
  return names;
}

std::string seat_label(const PracticeWish& wish, int seat, int seats, const std::string& role) {
  const std::string name = wished_name(wish, seat);
  const bool has_others = deciding_seats(wish.game, seats) > 1;
  if (!name.empty()) return name;
  if (!role.empty() && has_others) return role;
  if (lone_person(wish, seats) == seat) return tr(KIBIC_TEXT("Player"));
  return controller_of(wish, seat).is_person()
             ? render(Message(KIBIC_TEXT("Seat {0}"), seat + 1))
             : render(Message(KIBIC_TEXT("Engine {0}"), seat + 1));
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
