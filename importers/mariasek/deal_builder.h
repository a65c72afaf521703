// Writes a record event by event while the rules follow, so that calls the file does not give can
// be asked for: whose word is it, and may he say that.
#pragma once

#include <string>
#include <utility>

#include "core/games/marias/rules.h"
#include "core/model/record.h"

namespace kibic::importers::mariasek {

class DealBuilder {
 public:
  DealBuilder(GameRecord& record, marias::State first)
      : record_(record), state_(std::move(first)) {}

  const marias::State& state() const { return state_; }
  marias::Phase phase() const { return state_.phase; }
  bool is_turn_of(int seat) const { return state_.to_act == Actor::seat(seat); }

  // Within the law.
  bool may(int seat, const marias::Action& action) const {
    return !marias::Rules::check(state_, Actor::seat(seat), action);
  }

  // Adds what the file says. What is against the rules but can be carried out is added too: finding
  // it is the replay's part. Answers whether it was added.
  bool act(Actor actor, const marias::Action& action, const Place& where) {
    const auto violation = marias::Rules::check(state_, actor, action);
    if (violation && !violation->is_playable) return false;
    record_.events.emplace_back(
        ActionEvent{actor, {marias::Rules::format(state_, action)}, "", where});
    state_ = marias::Rules::apply(state_, actor, action);
    return true;
  }
  bool act(int seat, const marias::Action& action, const Place& where) {
    return act(Actor::seat(seat), action, where);
  }

 private:
  GameRecord& record_;
  marias::State state_;
};

}  // namespace kibic::importers::mariasek
