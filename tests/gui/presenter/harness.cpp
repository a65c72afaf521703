#include "tests/gui/presenter/harness.h"

#include <catch2/catch.hpp>

#include "core/games/marias/rules.h"
#include "core/model/decision.h"
#include "importers/file_list.h"
#include "importers/read_input.h"

namespace kibic::test {
namespace {

gui::LoadedFile load(const std::string& path) {
  importers::InputResult input = importers::read_input(path);
  gui::LoadedFile file;
  file.source = std::move(input.source);
  // Golden texts must not depend on where the project lies.
  file.source.path = path;
  file.ledger.imported = input.result.session.records.size();
  file.ledger.rejected = input.result.rejected;
  file.ledger.read = file.ledger.imported + file.ledger.rejected;
  file.diagnostics = std::move(input.result.diagnostics);
  file.records = std::move(input.result.session.records);
  return file;
}

Candidate candidate(const Action& action, double value, double half_interval) {
  Candidate result;
  result.action = action;
  result.value = value;
  result.interval = {value - half_interval, value + half_interval};
  return result;
}

// The action played is worth the less the further it is from the last option.
Verdict verdict_of(const Decision& decision) {
  const bool is_blamed = decision.event % 7 == 0 && decision.options.size() > 1;
  Verdict verdict;
  verdict.event = decision.event;
  verdict.seat = decision.seat;
  verdict.phase = decision.phase;
  verdict.played = decision.played;
  verdict.options = decision.options.size();
  const auto* deal = decision.before.as<marias::Rules>();
  const bool is_hal = deal != nullptr && deal->options->variant == marias::Variant::licitovany;
  verdict.unit = is_hal ? "hal" : "units";
  verdict.stake = 4;
  verdict.worlds = 64;
  if (decision.played.text.empty()) {  // nothing yet: the first option is the best
    verdict.candidates = {candidate(decision.options.front(), 2, 0.25)};
    for (std::size_t i = 1; i < decision.options.size(); ++i) {
      verdict.candidates.push_back(candidate(decision.options[i], 0.5, 0.25));
    }
    verdict.why = Message("It promises most.");
    return verdict;
  }
  const auto other = std::find_if(decision.options.begin(), decision.options.end(),
                                  [&](const Action& option) { return option != decision.played; });
  verdict.loss = is_blamed ? 1.5 : 0;
  if (other == decision.options.end()) {
    verdict.forced = true;
    verdict.loss.reset();
    verdict.grade = Grade::forced;
    return verdict;
  }
  verdict.candidates = {candidate(decision.played, 2, 0.25), candidate(*other, 0.5, 0.25)};
  verdict.grade = Grade::best;
  if (!is_blamed) return verdict;
  std::swap(verdict.candidates[0].action, verdict.candidates[1].action);
  verdict.interval = {1.25, 1.75};
  verdict.grade = Grade::blunder;
  verdict.mark = Mark::very_bad;
  verdict.hindsight_loss = 2;
  verdict.hindsight_best = *other;
  verdict.heuristic = SecondOpinion{*other, "made.up", Message("It keeps the lead.")};
  verdict.why = Message("It loses a trick in most of the possible deals.");
  return verdict;
}

}  // namespace

std::string sample(const std::string& name) {
  return KIBIC_SOURCE_DIR "/samples/marias/" + name;
}

Review made_up_review(const GameRecord& record, const Replay& replay) {
  Review review;
  review.id = record_id(record);
  review.engine_version = "made up";
  for (const Decision& decision : decisions(replay, record.players)) {
    if (decision.phase == "play") review.verdicts.push_back(verdict_of(decision));
  }
  return review;
}

std::optional<Verdict> made_up_verdict(const Replay& replay, std::size_t event) {
  const auto decision = decision_at(replay, event);
  if (!decision) return std::nullopt;
  return verdict_of(*decision);
}

void add_engine(gui::Services& services) {
  services.patience = std::chrono::milliseconds(0);
  services.judge_event = [](const GameRecord&, const Replay& replay, std::size_t event,
                            const std::stop_token&) { return made_up_verdict(replay, event); };
}

void add_store(gui::Services& services, MemoryStore& store) {
  services.load_annotations = [&store](const std::string& id) -> Result<Annotations> {
    const std::lock_guard lock(store.mutex);
    if (store.is_broken) return fail("disk-full", Message("The disk is full."));
    const auto found = store.kept.find(id);
    return found == store.kept.end() ? Annotations() : found->second.annotations;
  };
  services.save_annotations = [&store](const gui::KeptRecord& kept) -> Result<MergedAnnotations> {
    const std::lock_guard lock(store.mutex);
    if (store.is_broken) return fail("disk-full", Message("The disk is full."));
    gui::KeptRecord& place = store.kept[record_id(*kept.record)];
    MergedAnnotations result = merged(kept.base, kept.annotations, place.annotations);
    place = kept;
    place.annotations = result.all;
    ++store.saves;
    return result;
  };
}

gui::Services sample_services() {
  gui::Services services;
  services.list_files = [](const std::string& path) { return importers::list_files(path).paths; };
  services.read = load;
  services.review = [](const GameRecord& record, const Replay& replay, std::stop_token /*stop*/,
                       const ReviewHooks& hooks) {
    hooks.progress(1, 1);
    return made_up_review(record, replay);
  };
  return services;
}

std::optional<std::size_t> current_node(const gui::View& view) {
  std::optional<std::size_t> found;
  for (const gui::EventRow& row : view.events) {
    if (!row.is_current) continue;
    CHECK_FALSE(found.has_value());
    found = row.node;
  }
  return found;
}

}  // namespace kibic::test
