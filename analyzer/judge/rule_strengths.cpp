#include "analyzer/judge/rule_strengths.h"

#include "core/base/message.h"

namespace kibic {

std::vector<Strength> rule_strengths() {
  return {{"beginner", KIBIC_TEXT("beginner")},
          {"club", KIBIC_TEXT("club player")},
          {"expert", KIBIC_TEXT("expert")}};
}

// The rates of self-play.
double blunder_rate_of(std::string_view strength) {
  return strength == "beginner" ? 0.25 : strength == "club" ? 0.05 : 0.0;
}

}  // namespace kibic
