// A position of any game: an immutable value, cheap to copy, that knows its rules. Made from the
// typed state of a game and turned back into it by as<Rules>().
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/action.h"
#include "core/model/rules.h"

namespace kibic {

class State {
 public:
  template <GameRules R>
  static State of(typename R::State typed) {
    return State(std::make_shared<const ModelOf<R>>(std::move(typed)));
  }

  std::string_view game() const { return model_->game(); }
  Actor actor() const { return model_->actor(); }
  std::string_view phase() const { return model_->phase(); }
  std::vector<Action> legal_actions() const { return model_->legal_actions(); }
  Observation observe(int seat) const { return model_->observe(seat); }
  std::optional<Settlement> settlement() const { return model_->settlement(); }
  // No seat: all cards open. No value: the game draws no scenes.
  std::optional<Scene> scene(std::optional<int> seat) const { return model_->scene(seat); }
  // Over which squares of the scene the action leads; none where there are no such. REQUIRES: as
  // apply().
  std::vector<std::string> squares_of(const Action& action) const {
    return model_->squares_of(action);
  }
  // What the clicks of the seat to act have come to; none: what may be clicked first.
  Gesture gesture(const std::vector<std::string>& clicked) const {
    return model_->gesture(clicked);
  }
  // What chance does next. No value: it is not to act, or the game cannot be dealt.
  std::optional<Action> draw(Rng& rng) const { return model_->draw(rng); }
  // What chance does first in the deal after this finished one. No value: as in any first one.
  std::optional<Action> next_opening() const { return model_->next_opening(); }
  // What chance lays open for who stops in the middle. No value: nothing.
  std::optional<Action> reveal(Rng& rng) const { return model_->reveal(rng); }
  // How the deal after this finished one begins. No value: as any first one.
  std::optional<StartPosition> next_deal() const { return model_->next_deal(); }
  // The deal that has not begun with another stake. No value: it cannot be changed so.
  std::optional<StartPosition> change_stake(int steps) const { return model_->change_stake(steps); }
  // How it stands, as the seat may know it; what any bill tells where the game says no more.
  TableFacts facts(std::optional<int> viewer, const std::vector<std::string>& names) const {
    return model_->facts(viewer, names);
  }
  // What is worth `value` to the seat `from`, as the seat `to` sees it. No value: not known.
  std::optional<double> value_seen_by(double value, int from, int to) const {
    return from == to ? value : model_->value_seen_by(value, from, to);
  }
  // The action in a sentence, and short with symbols; the notation itself where the game has no
  // words of its own. REQUIRES: as apply().
  Message describe(Actor actor, const Action& action, const std::vector<std::string>& names) const {
    return model_->describe(actor, action, names);
  }
  // The same with no more than the viewer can see; no value: it may see all of it.
  std::optional<Message> describe_veiled(Actor actor, const Action& action, int viewer,
                                         const std::vector<std::string>& names) const {
    return model_->describe_veiled(actor, action, viewer, names);
  }
  std::string pretty(const Action& action) const { return model_->pretty(action); }

  // What the rules say to the action and to what the record claims it caused (may be empty). Text
  // that is no action of the game is a violation "unreadable-action" that cannot be played.
  std::optional<Violation> check(Actor actor, const Action& action, std::string_view claim) const {
    return model_->check(actor, action, claim);
  }
  // REQUIRES: check() found nothing, or a violation with is_playable.
  State apply(Actor actor, const Action& action) const { return model_->apply(actor, action); }
  // The action in canonical notation. REQUIRES: as apply().
  Action canonical(const Action& action) const { return model_->canonical(action); }
  // The choice that the action was, as legal_actions() would list it. REQUIRES: as apply().
  Action choice(const Action& action) const { return model_->choice(action); }

  // The game's own state, or nullptr if this is a state of another game. Lives as long as this.
  template <GameRules R>
  const typename R::State* as() const {
    const auto* model = dynamic_cast<const ModelOf<R>*>(model_.get());
    return model == nullptr ? nullptr : &model->typed;
  }

  // By content.
  bool operator==(const State& other) const {
    return model_ == other.model_ || model_->equals(*other.model_);
  }

 private:
  struct Model {
    virtual ~Model() = default;
    virtual std::string_view game() const = 0;
    virtual Actor actor() const = 0;
    virtual std::string_view phase() const = 0;
    virtual std::vector<Action> legal_actions() const = 0;
    virtual Observation observe(int seat) const = 0;
    virtual std::optional<Settlement> settlement() const = 0;
    virtual std::optional<Scene> scene(std::optional<int> seat) const = 0;
    virtual std::vector<std::string> squares_of(const Action& action) const = 0;
    virtual Gesture gesture(const std::vector<std::string>& clicked) const = 0;
    virtual std::optional<Action> draw(Rng& rng) const = 0;
    virtual std::optional<Action> next_opening() const = 0;
    virtual std::optional<Action> reveal(Rng& rng) const = 0;
    virtual std::optional<StartPosition> next_deal() const = 0;
    virtual std::optional<StartPosition> change_stake(int steps) const = 0;
    virtual TableFacts facts(std::optional<int> viewer,
                             const std::vector<std::string>& names) const = 0;
    virtual std::optional<double> value_seen_by(double value, int from, int to) const = 0;
    virtual std::optional<Message> describe_veiled(Actor actor, const Action& action, int viewer,
                                                   const std::vector<std::string>& names) const = 0;
    virtual Message describe(Actor actor, const Action& action,
                             const std::vector<std::string>& names) const = 0;
    virtual std::string pretty(const Action& action) const = 0;
    virtual std::optional<Violation> check(Actor actor, const Action& action,
                                           std::string_view claim) const = 0;
    virtual State apply(Actor actor, const Action& action) const = 0;
    virtual Action canonical(const Action& action) const = 0;
    virtual Action choice(const Action& action) const = 0;
    virtual bool equals(const Model& other) const = 0;
  };

  template <GameRules R>
  struct ModelOf final : Model {
    explicit ModelOf(typename R::State state) : typed(std::move(state)) {}

    std::string_view game() const override { return R::id(); }
    Actor actor() const override { return R::actor(typed); }
    std::string_view phase() const override { return R::phase(typed); }
    std::vector<Action> legal_actions() const override {
      std::vector<Action> actions;
      for (const auto& action : R::legal_actions(typed)) {
        actions.push_back({R::format(typed, action)});
      }
      return actions;
    }
    Observation observe(int seat) const override { return R::observe(typed, seat); }
    std::optional<Settlement> settlement() const override { return R::settlement(typed); }
    std::optional<Scene> scene([[maybe_unused]] std::optional<int> seat) const override {
      if constexpr (HasScene<R>) return R::scene(typed, seat);
      return std::nullopt;
    }
    std::vector<std::string> squares_of([[maybe_unused]] const Action& action) const override {
      if constexpr (HasPaths<R>) return R::squares_of(typed, R::parse(typed, action.text).value());
      return {};
    }
    Gesture gesture(const std::vector<std::string>& clicked) const override {
      if (!actor().is_seat()) return {};
      if constexpr (HasGestures<R>) return R::gesture(typed, clicked);
      return one_click_gesture(legal_actions(), clicked);
    }
    std::optional<Action> draw([[maybe_unused]] Rng& rng) const override {
      if (!actor().is_chance()) return std::nullopt;
      if constexpr (HasChance<R>) return Action{R::format(typed, R::draw(typed, rng))};
      return std::nullopt;
    }
    std::optional<Action> next_opening() const override {
      if constexpr (HasTurns<R>) return written(R::next_opening(typed));
      return std::nullopt;
    }
    std::optional<Action> reveal([[maybe_unused]] Rng& rng) const override {
      if constexpr (HasReveal<R>) return written(R::reveal(typed, rng));
      return std::nullopt;
    }
    std::optional<StartPosition> next_deal() const override {
      if constexpr (HasStakes<R>) return R::next_deal(typed);
      return std::nullopt;
    }
    std::optional<StartPosition> change_stake([[maybe_unused]] int steps) const override {
      if constexpr (HasStakes<R>) return R::change_stake(typed, steps);
      return std::nullopt;
    }
    TableFacts facts([[maybe_unused]] std::optional<int> viewer,
                     [[maybe_unused]] const std::vector<std::string>& names) const override {
      if constexpr (HasTableFacts<R>) return R::facts(typed, viewer, names);
      return facts_of_bill(R::settlement(typed));
    }
    std::optional<double> value_seen_by([[maybe_unused]] double value, [[maybe_unused]] int from,
                                        [[maybe_unused]] int to) const override {
      if constexpr (HasExchange<R>) return R::value_seen_by(typed, value, from, to);
      return std::nullopt;
    }
    std::optional<Message> describe_veiled(
        [[maybe_unused]] Actor actor, [[maybe_unused]] const Action& action,
        [[maybe_unused]] int viewer,
        [[maybe_unused]] const std::vector<std::string>& names) const override {
      if constexpr (HasVeiledWords<R>) {
        return R::describe_veiled(typed, actor, R::parse(typed, action.text).value(), viewer,
                                  names);
      }
      return std::nullopt;
    }
    Message describe([[maybe_unused]] Actor actor, const Action& action,
                     [[maybe_unused]] const std::vector<std::string>& names) const override {
      if constexpr (HasWords<R>) {
        return R::describe(typed, actor, R::parse(typed, action.text).value(), names);
      }
      return Message("{0}", action.text);
    }
    std::string pretty(const Action& action) const override {
      if constexpr (HasWords<R>) return R::pretty(typed, R::parse(typed, action.text).value());
      return action.text;
    }
    std::optional<Violation> check(Actor actor, const Action& action,
                                   [[maybe_unused]] std::string_view claim) const override {
      const auto parsed = R::parse(typed, action.text);
      if (!parsed) {
        return Violation{"unreadable-action", "", action.text, parsed.error().text, false};
      }
      if (auto violation = R::check(typed, actor, *parsed)) return violation;
      if constexpr (HasClaims<R>) return R::check_claim(typed, *parsed, claim);
      return std::nullopt;
    }
    State apply(Actor actor, const Action& action) const override {
      return State::of<R>(R::apply(typed, actor, R::parse(typed, action.text).value()));
    }
    Action canonical(const Action& action) const override {
      return {R::format(typed, R::parse(typed, action.text).value())};
    }
    Action choice(const Action& action) const override {
      if constexpr (HasChoices<R>) {
        return {R::format(typed, R::choice(typed, R::parse(typed, action.text).value()))};
      }
      return canonical(action);
    }
    bool equals(const Model& other) const override {
      const auto* same = dynamic_cast<const ModelOf*>(&other);
      return same != nullptr && same->typed == typed;
    }

    std::optional<Action> written(const std::optional<typename R::Action>& action) const {
      if (!action) return std::nullopt;
      return Action{R::format(typed, *action)};
    }

    typename R::State typed;
  };

  explicit State(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
  std::shared_ptr<const Model> model_;
};

}  // namespace kibic
