#include "analyzer/cli/annotation_text.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t first_column = 6;  // below the text of the events
constexpr std::size_t step_columns = 2;

// Recursion goes no deeper than max_variation_depth.
class Printer {
 public:
  Printer(std::ostream& out, const std::vector<std::string>& names) : out_(out), names_(names) {}

  // No state: the rules took none of what led here.
  void annotation(const Annotation& added, const std::optional<State>& before, std::size_t depth) {
    if (!added.note.comment.empty()) line(depth, "# " + safe_text(added.note.comment));
    for (const Variation& variation : added.variations) {
      line(depth, tr(KIBIC_TEXT("or:")));
      std::optional<State> state = before;
      for (const VariationStep& step : variation) {
        const std::optional<State> here = state;
        line(depth + 1, step_text(step, state));
        annotation(step.added, here, depth + 1);
      }
    }
  }

 private:
  void line(std::size_t depth, const std::string& text) {
    out_ << std::string(first_column + step_columns * depth, ' ') << text << '\n';
  }

  // Moves the state on.
  std::string step_text(const VariationStep& step, std::optional<State>& state) const {
    const std::string mark = step.added.note.mark.empty() ? "" : " " + step.added.note.mark;
    const ActionEvent& event = step.event;
    const auto violation = state ? state->check(event.actor, event.action, event.claim)
                                 : std::optional<Violation>(Violation());
    if (violation && !violation->is_playable) {
      state.reset();
      return render(Message(KIBIC_TEXT("{0} (the rules do not take it)"),
                            safe_text(event.action.text + mark)));
    }
    std::string text = safe_text(render(state->describe(event.actor, event.action, names_)));
    state = state->apply(event.actor, event.action);
    return text + safe_text(mark);
  }

  std::ostream& out_;
  const std::vector<std::string>& names_;
};

ordered_json json_of(const Variation& variation) {
  ordered_json steps = ordered_json::array();
  for (const VariationStep& step : variation) {
    ordered_json one{{"actor", to_string(step.event.actor)}, {"action", step.event.action.text}};
    add_annotation(step.added, one);
    steps.push_back(std::move(one));
  }
  return steps;
}

}  // namespace

void print_annotation(std::ostream& out, const Annotation& annotation, const State& before,
                      const std::vector<std::string>& names) {
  Printer(out, names).annotation(annotation, before, 0);
}

void add_annotation(const Annotation& annotation, ordered_json& event) {
  if (!annotation.note.comment.empty()) event["comment"] = annotation.note.comment;
  if (!annotation.note.mark.empty()) event["mark"] = annotation.note.mark;
  for (const NoteCommand& command : annotation.note.commands) {
    event["commands"].push_back({{"name", command.name}, {"words", command.words}});
  }
  for (const Variation& variation : annotation.variations) {
    event["variations"].push_back(json_of(variation));
  }
}

}  // namespace kibic::cli
