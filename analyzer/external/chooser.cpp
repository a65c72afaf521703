#include "analyzer/external/chooser.h"

#include <algorithm>
#include <functional>
#include <set>

#include "analyzer/parts/parts.h"
#include "core/base/text.h"

namespace kibic::external {
namespace {

// Reads its choice from what a review has anyway.
class OfVerdict final : public Chooser {
 public:
  using Pick = std::function<std::optional<Action>(const Verdict&)>;
  OfVerdict(std::string name, Pick pick) : name_(std::move(name)), pick_(std::move(pick)) {}

  const std::string& name() const override { return name_; }
  Choice choose(const GameRecord& /*record*/, const Replay& /*replay*/, const Verdict& verdict,
                const std::stop_token& /*stop*/) override {
    auto action = pick_(verdict);
    return action ? Choice{"choice", *std::move(action)} : Choice{"no-opinion", {}};
  }

 private:
  std::string name_;
  Pick pick_;
};

class OfStrength final : public Chooser {
 public:
  OfStrength(std::string strength, std::uint64_t seed)
      : name_("strength:" + strength), strength_(std::move(strength)), seed_(seed) {}

  const std::string& name() const override { return name_; }
  Choice choose(const GameRecord& record, const Replay& replay, const Verdict& verdict,
                const std::stop_token& stop) override {
    const EnginePlayer* player = player_of(record.game);
    if (player == nullptr) return {"no-opinion", {}};
    const State& before = replay.states[verdict.event];
    const auto action = player->choose(before, verdict.seat, strength_, seed_, stop);
    return action ? Choice{"choice", before.choice(*action)} : Choice{"stopped", {}};
  }

 private:
  // The first of the game's players that has the strength.
  const EnginePlayer* player_of(const std::string& game) const {
    const GameParts* parts = parts_for(game);
    if (parts == nullptr) return nullptr;
    for (const auto& player : parts->players) {
      const auto strengths = player->strengths();
      const bool has_it =
          std::any_of(strengths.begin(), strengths.end(),
                      [&](const Strength& strength) { return strength.id == strength_; });
      if (has_it) return player.get();
    }
    return nullptr;
  }

  std::string name_;
  std::string strength_;
  std::uint64_t seed_;
};

class OfAdviser final : public Chooser {
 public:
  explicit OfAdviser(std::string name) : name_(std::move(name)) {}

  const std::string& name() const override { return name_; }
  Choice choose(const GameRecord& record, const Replay& replay, const Verdict& verdict,
                const std::stop_token& stop) override {
    const GameParts* parts = parts_for(record.game);
    if (parts == nullptr) return {"no-opinion", {}};
    const auto adviser = std::ranges::find(parts->advisers, name_, &Adviser::name);
    if (adviser == parts->advisers.end()) return {"no-opinion", {}};
    const State& before = replay.states[verdict.event];
    if (const auto action = adviser->choose(before, verdict.seat, stop)) {
      return {"choice", before.choice(*action)};
    }
    if (stop.stop_requested()) return {"stopped", {}};
    if (!verdict.heuristic) return {"no-opinion", {}};
    return {"choice", verdict.heuristic->action};
  }

 private:
  std::string name_;
};

class OfProgram final : public Chooser {
 public:
  explicit OfProgram(ExternalEngine engine) : engine_(std::move(engine)) {}

  const std::string& name() const override { return engine_.name(); }
  Choice choose(const GameRecord& record, const Replay& replay, const Verdict& verdict,
                const std::stop_token& stop) override {
    EngineAnswer answer = engine_.ask(record, replay.states[verdict.event], verdict.seat, stop);
    return {std::string(external::name_of(answer.kind)), std::move(answer.action)};
  }

 private:
  ExternalEngine engine_;
};

std::set<std::string> all_strengths() {
  std::set<std::string> names;
  for (const GameParts& parts : all_parts()) {
    for (const auto& player : parts.players) {
      for (const Strength& strength : player->strengths()) names.insert(strength.id);
    }
  }
  return names;
}

std::set<std::string> all_advisers() {
  std::set<std::string> names;
  for (const GameParts& parts : all_parts()) {
    for (const Adviser& adviser : parts.advisers) names.insert(adviser.name);
  }
  return names;
}

}  // namespace

Result<std::unique_ptr<Chooser>> make_chooser(std::string_view text, std::uint64_t seed,
                                              const EngineLimits& limits) {
  if (text == "judge") {
    return std::make_unique<OfVerdict>(
        "judge", [](const Verdict& verdict) { return verdict.candidates.front().action; });
  }
  if (text == "heuristic") {
    return std::make_unique<OfVerdict>("heuristic", [](const Verdict& verdict) {
      return verdict.heuristic ? std::optional(verdict.heuristic->action) : std::nullopt;
    });
  }
  if (text == "played") {
    return std::make_unique<OfVerdict>("played",
                                       [](const Verdict& verdict) { return verdict.played; });
  }
  const std::set<std::string> advisers = all_advisers();
  if (advisers.contains(std::string(text))) return std::make_unique<OfAdviser>(std::string(text));
  constexpr std::string_view prefix = "strength:";
  const std::set<std::string> strengths = all_strengths();
  if (text.starts_with(prefix) && strengths.contains(std::string(text.substr(prefix.size())))) {
    return std::make_unique<OfStrength>(std::string(text.substr(prefix.size())), seed);
  }
  if (auto command = parse_engine_command(text)) {
    return std::make_unique<OfProgram>(ExternalEngine(*std::move(command), limits));
  }
  return fail("bad-engine",
              Message(KIBIC_TEXT("there is no engine “{0}”; there are: judge, heuristic, played, "
                                 "{2}, NAME=COMMAND and strength: with one of {1}"),
                      text, join({strengths.begin(), strengths.end()}, ", "),
                      join({advisers.begin(), advisers.end()}, ", ")));
}

}  // namespace kibic::external
