// How people do something at a board or a table: by clicks, one after another.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/model/action.h"

namespace kibic {

// What may be clicked next.
struct GestureTarget {
  std::string id;  // of a piece, a square or a button of the scene; or the action itself
  Message hint;    // what the click does, where there is more to say

  bool operator==(const GestureTarget&) const = default;
};

// What the clicks so far have come to. Clicks that lead nowhere have no targets and no ending.
struct Gesture {
  std::vector<GestureTarget> targets;
  std::optional<Action> ending;  // the action if the gesture ends now; none: it cannot
  bool is_complete = false;      // nothing more can be clicked: the ending is to be done at once

  bool operator==(const Gesture&) const = default;
};

// Of games without gestures of their own: each action is one click, by its notation.
inline Gesture one_click_gesture(const std::vector<Action>& legal_actions,
                                 const std::vector<std::string>& clicked) {
  Gesture gesture;
  for (const Action& action : legal_actions) {
    if (clicked.empty()) gesture.targets.push_back({action.text, {}});
    if (clicked.size() == 1 && clicked.front() == action.text) {
      gesture.ending = action;
      gesture.is_complete = true;
    }
  }
  return gesture;
}

}  // namespace kibic
