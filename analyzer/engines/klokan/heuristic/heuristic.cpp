#include "analyzer/engines/klokan/heuristic/heuristic.h"

#include "analyzer/engines/klokan/heuristic/rule.h"

namespace kibic::klokan {
namespace {

constexpr std::string_view forced_id = "klokan.forced";

std::size_t pick(const Choice& choice, Rng* rng) {
  return rng == nullptr ? choice.front() : choice[rng->below(choice.size())];
}

// What further rules would have chosen ranks behind the advice: 1/2 for the next new one, 1/3….
std::vector<double> rank(const Situation& s, std::size_t advised) {
  std::vector<double> ranking(s.options.size(), 0.0);
  ranking[advised] = 1;
  int found = 1;
  for (const Rule& rule : rules()) {
    for (const std::size_t i : rule.choose(s)) {
      if (ranking[i] == 0) ranking[i] = 1.0 / ++found;
    }
  }
  return ranking;
}

Advice advice_of(const Situation& s, const Rule& rule, std::size_t place) {
  const Option& option = s.options[place];
  return {option.named, std::string(rule.id),
          Message(rule.why, option.named.text, option.gain, s.threat), rank(s, place)};
}

}  // namespace

std::optional<Advice> advise(const State& state, Rng* among_equals) {
  if (state.ending) return std::nullopt;
  const Situation s = situation_of(state);
  if (s.options.size() == 1) {
    const NamedMove& only = s.options.front().named;
    return Advice{only,
                  std::string(forced_id),
                  Message(KIBIC_TEXT("{0} is the only half-move."), only.text),
                  {1.0}};
  }
  for (const Rule& rule : rules()) {
    const Choice choice = rule.choose(s);
    if (!choice.empty()) return advice_of(s, rule, pick(choice, among_equals));
  }
  return std::nullopt;
}

std::vector<std::string> rule_ids() {
  std::vector<std::string> ids{std::string(forced_id)};
  for (const Rule& rule : rules()) ids.emplace_back(rule.id);
  return ids;
}

}  // namespace kibic::klokan
