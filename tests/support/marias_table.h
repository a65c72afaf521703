// A table of mariáš for tests: says one event after another and answers with the code of the
// violation, or nothing.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

#include "core/games/marias/rules.h"
#include "core/model/record.h"

namespace kibic::test {

class Table {
 public:
  explicit Table(const std::string& variant, const RuleSet& rules = {},
                 const std::optional<StartPosition>& start = {})
      : state(marias::Rules::start(variant, rules, start).value()) {}

  // In the middle of the play: "sedma h d0 l0 | Ah 7h | …".
  static Table at(const std::string& position, const RuleSet& rules = {},
                  const std::string& variant = "licitovany") {
    return Table(variant, rules, StartPosition{position});
  }

  // "1 bid sedma", "@ deal …"; carried out unless it is not playable.
  std::string say(const std::string& event, const std::string& claim = "") {
    const Actor actor = event[0] == '@' ? Actor::chance() : Actor::seat(event[0] - '0');
    const auto action = marias::Rules::parse(state, event.substr(2));
    if (!action) return action.error().code;
    violation = marias::Rules::check(state, actor, *action);
    if (!violation) violation = marias::Rules::check_claim(state, *action, claim);
    if (!violation || violation->is_playable) state = marias::Rules::apply(state, actor, *action);
    return violation ? violation->code : "";
  }

  // All of them; answers "event: code" of the first that is against the rules.
  std::string say_all(std::initializer_list<const char*> events) {
    for (const char* event : events) {
      const std::string code = say(event);
      if (!code.empty()) return std::string(event) + ": " + code;
    }
    return "";
  }

  int turn() const { return state.to_act.is_seat() ? state.to_act.seat_number() : -1; }

  // What may be done now, in notation, joined by ", ".
  std::string choices() const {
    std::string text;
    for (const auto& action : marias::Rules::legal_actions(state)) {
      if (!text.empty()) text += ", ";
      text += marias::Rules::format(state, action);
    }
    return text;
  }

  marias::State state;
  std::optional<Violation> violation;
};

}  // namespace kibic::test
