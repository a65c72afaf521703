// Between the nodes of a board and the annotations of its record.
#include <algorithm>
#include <iterator>
#include <utility>

#include "gui/presenter/board.h"

namespace kibic::gui {
namespace {

// What is there stands; only what is missing is filled in.
Note merged(Note note, const Note& kept) {
  if (note.comment.empty()) note.comment = kept.comment;
  if (note.mark.empty()) note.mark = kept.mark;
  if (note.commands.empty()) note.commands = kept.commands;
  return note;
}

bool is_there(const std::vector<UnplayableVariation>& all, std::size_t node,
              const Variation& steps) {
  return std::any_of(all.begin(), all.end(), [&](const UnplayableVariation& one) {
    return one.node == node && one.steps == steps;
  });
}

}  // namespace

bool Board::has_edits() const {
  if (!notes_.empty() || !unplayable_.empty() || !beyond_.empty()) return true;
  for (std::size_t node = tree_.end_of_main_line() + 1; node < tree_.size(); ++node) {
    if (tree_.at(node).is_users) return true;
  }
  return false;
}

Annotations Board::annotations() const {
  Annotations all;
  all.by_event = beyond_;
  for (std::size_t node = 0; node <= tree_.end_of_main_line(); ++node) {
    Annotation annotation{note(node), variations_at(node, 0)};
    if (!annotation.is_empty()) all.by_event[node] = std::move(annotation);
  }
  return all;
}

// All that begins at the node but for the first ones, which go on from there.
std::vector<Variation> Board::variations_at(std::size_t node, std::size_t skipped) const {
  std::vector<Variation> variations;
  for (const std::size_t child : tree_.users_children(node)) {
    if (skipped > 0) {
      --skipped;
    } else {
      variations.push_back(line_from(child));
    }
  }
  for (const UnplayableVariation& one : unplayable_) {
    if (one.node != node) continue;
    if (skipped > 0) {
      --skipped;
    } else {
      variations.push_back(one.steps);
    }
  }
  return variations;
}

// Recursion goes no deeper than max_variation_depth.
Variation Board::line_from(std::size_t node) const {
  Variation line;
  std::vector<Variation> replacing;  // the step that comes next
  while (true) {
    line.push_back({*tree_.at(node).arrival, {note(node), std::move(replacing)}});
    replacing = variations_at(node, 1);
    const auto children = tree_.users_children(node);
    if (children.empty()) break;
    node = children.front();
  }
  const auto rest =
      std::find_if(unplayable_.begin(), unplayable_.end(),
                   [node](const UnplayableVariation& one) { return one.node == node; });
  if (rest == unplayable_.end()) return line;
  Variation steps = rest->steps;
  std::vector<Variation>& beside = steps.front().added.variations;
  std::move(replacing.begin(), replacing.end(), std::back_inserter(beside));
  std::move(steps.begin(), steps.end(), std::back_inserter(line));
  return line;
}

RecordedLine Board::recorded_line(std::size_t node) const {
  std::vector<std::size_t> path{node};
  while (tree_.at(path.back()).parent) path.push_back(*tree_.at(path.back()).parent);
  std::reverse(path.begin(), path.end());
  for (auto next = tree_.users_children(node); !next.empty();
       next = tree_.users_children(path.back())) {
    path.push_back(next.front());
  }
  RecordedLine line;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    line.events.push_back(*tree_.at(path[i + 1]).arrival);
    Annotation added{note(path[i + 1]), {}};
    if (i == 0) added.note = merged(std::move(added.note), note(path[0]));
    for (const std::size_t child : tree_.users_children(path[i])) {
      if (child != path[i + 1]) added.variations.push_back(line_from(child));
    }
    if (!added.is_empty()) line.annotations.by_event[i] = std::move(added);
  }
  return line;
}

void Board::add(const Annotations& annotations) {
  for (const auto& [event, annotation] : annotations.by_event) {
    if (event > tree_.end_of_main_line()) {
      beyond_.emplace(event, annotation);
      continue;
    }
    add_note(event, annotation.note);
    for (const Variation& variation : annotation.variations) add_variation(event, variation);
  }
}

void Board::take_over(const Annotations& annotations) {
  const auto before = notes_;
  add(annotations);
  for (const auto& [event, annotation] : annotations.by_event) {
    if (event > tree_.end_of_main_line()) {
      beyond_[event] = annotation;
      continue;
    }
    keep(event, annotation.note);
    for (const Variation& variation : annotation.variations) replace_notes(event, variation);
  }
  const bool is_overwritten = std::any_of(before.begin(), before.end(), [&](const auto& entry) {
    return note(entry.first) != entry.second;
  });
  if (!is_overwritten) return;
  done_.clear();
  undone_.clear();
}

// Recursion goes no deeper than max_variation_depth.
void Board::replace_notes(std::size_t node, const Variation& variation) {
  for (const VariationStep& step : variation) {
    const auto next = tree_.variation_by(node, step.event);
    if (!next) return;
    keep(*next, step.added.note);
    for (const Variation& other : step.added.variations) replace_notes(node, other);
    node = *next;
  }
}

void Board::add_note(std::size_t node, const Note& note) {
  keep(node, merged(this->note(node), note));
}

void Board::add_variation(std::size_t node, const Variation& variation) {
  for (auto step = variation.begin(); step != variation.end(); ++step) {
    const State& here = tree_.at(node).state;
    const auto violation = here.check(step->event.actor, step->event.action, step->event.claim);
    std::optional<std::size_t> next;
    if (!violation || violation->is_playable) {
      next = tree_.variation_by(node, step->event);
      if (!next) next = tree_.add(node, step->event);
    }
    if (!next) {
      const Variation rest(step, variation.end());
      if (is_there(unplayable_, node, rest)) return;
      unplayable_.push_back({node, rest,
                             violation
                                 ? violation->text
                                 : Message(KIBIC_TEXT("Variations lie too deep in each other."))});
      return;
    }
    tree_.set_users(*next, true);
    add_note(*next, step->added.note);
    for (const Variation& other : step->added.variations) add_variation(node, other);
    node = *next;
  }
}

}  // namespace kibic::gui
