// What an engine from outside would have done, beside a verdict.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/model/action.h"

namespace kibic {

struct EngineOpinion {
  std::string engine;           // as the user named it
  std::size_t event = 0;        // of the decision
  std::string kind;             // "choice", or why there is none: "illegal", "timeout", "crash"…
  Action action;                // of kind "choice" and "illegal", where it is what was answered
  std::optional<double> value;  // of the action, by the engine's own measure
  std::optional<double> loss;   // of the action, by the values of the verdict
};

}  // namespace kibic
