// People and engines at the practice table, for its tests.
#pragma once

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/gui/presenter/harness.h"

namespace kibic::test {

using namespace kibic::gui;

// Does the first or the last of its legal actions.
class PlainPlayer : public EnginePlayer {
 public:
  explicit PlainPlayer(std::shared_ptr<Gate> gate = nullptr) : gate_(std::move(gate)) {}
  std::string_view game() const override { return "marias"; }
  std::string_view id() const override { return "plain"; }
  std::string_view name() const override { return "Plain"; }
  std::vector<Strength> strengths() const override {
    return {{"first", "first"}, {"last", "last"}};
  }
  std::optional<Action> choose(const State& state, int, std::string_view strength, std::uint64_t,
                               std::stop_token stop) const override {
    if (gate_ && !gate_->pass(stop)) return std::nullopt;
    const auto legal = state.legal_actions();
    return strength == "first" ? legal.front() : legal.back();
  }

 private:
  std::shared_ptr<Gate> gate_;
};

inline Services table_services(std::shared_ptr<Gate> gate = nullptr) {
  Services services = sample_services();
  add_engine(services);
  const std::shared_ptr<const EnginePlayer> player = std::make_shared<PlainPlayer>(std::move(gate));
  services.players = [player](const std::string&) { return std::vector{player}; };
  services.today = [] { return std::string("2026-11-30"); };
  return services;
}

inline const Controller person;
inline const Controller first{"plain", "first"};
inline const Controller last{"plain", "last"};

inline PracticeWish wish_of(std::vector<Controller> seats) {
  PracticeWish wish;
  wish.game = "marias";
  wish.variant = "voleny";
  wish.seats = std::move(seats);
  wish.rules = {{"max_fleks", "2"}};  // plain players would go on for ever
  wish.seed = 7;
  return wish;
}

inline PracticeWish ochko_wish() {
  PracticeWish wish = wish_of({person});
  wish.game = "ochko";
  wish.variant = "standard";
  wish.rules.clear();
  wish.start = "bank=20 stake=5";
  return wish;
}

inline const PracticeView& table(const Desk& desk) {
  return *desk.view().practice;
}

inline bool waits_for_person(const Desk& desk) {
  const PracticeView& practice = table(desk);
  return practice.is_over || !desk.view().playable.empty();
}

inline void run_to_person(Desk& desk) {
  desk.executor.run_until([&] { return waits_for_person(desk); });
}

inline void run_to_end(Desk& desk) {
  desk.executor.run_until([&] { return table(desk).is_over; });
}

inline std::vector<std::string> first_line(const View& view) {
  std::vector<std::string> rows;
  for (const EventRow& row : view.events) {
    if (row.depth == 0) rows.push_back(row.text);
  }
  return rows;
}

// Plays the first action that may be played until the game is over.
inline void play_to_end(Desk& desk) {
  run_to_person(desk);
  while (!table(desk).is_over) {
    desk.bench.play(desk.view().playable.front());
    run_to_person(desk);
  }
}

}  // namespace kibic::test
