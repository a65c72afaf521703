// What judges the decisions of one game. Implemented in analyzer/.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "core/model/decision.h"
#include "core/model/review.h"
#include "core/model/verdict.h"

namespace kibic {

class DecisionJudge {
 public:
  virtual ~DecisionJudge() = default;
  virtual std::string_view game() const = 0;
  // Name and version of what judges, stored with every review.
  virtual std::string version() const = 0;
  // The verdict. It depends on the decision's own past, the settings and nothing else: neither on
  // threads, nor on other decisions, nor on what follows. Asked to stop, it answers "not judged".
  virtual Verdict judge(const Decision& decision, const ReviewSettings& settings,
                        std::stop_token stop) const = 0;
};

}  // namespace kibic
