// Moving and editing; annotations are in board_annotations.cpp.
#include "gui/presenter/board.h"

#include <algorithm>
#include <utility>

namespace kibic::gui {

Board::Board(Replay replay) : replay_(std::move(replay)), tree_(replay_) {}

Note Board::note(std::size_t node) const {
  const auto found = notes_.find(node);
  return found == notes_.end() ? Note() : found->second;
}

// --- Moving.

void Board::go_to(std::size_t node) {
  if (node < tree_.size() && tree_.is_shown(node)) current_ = node;
}

void Board::step(int count) {
  for (; count > 0; --count) {
    const auto children = tree_.shown_children(current_);
    if (children.empty()) return;
    current_ = children.front();
  }
  for (; count < 0 && tree_.at(current_).parent; ++count) current_ = *tree_.at(current_).parent;
}

void Board::go_last() {
  for (auto next = tree_.shown_children(current_); !next.empty();
       next = tree_.shown_children(current_)) {
    current_ = next.front();
  }
}

std::optional<std::size_t> Board::place_among_siblings() const {
  const auto& parent = tree_.at(current_).parent;
  if (!parent) return std::nullopt;
  const auto siblings = tree_.shown_children(*parent);
  return static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), current_) -
                                  siblings.begin());
}

void Board::next_variation() {
  const auto place = place_among_siblings();
  if (place) {
    const auto siblings = tree_.shown_children(*tree_.at(current_).parent);
    if (siblings.size() > 1) {
      if (*place + 1 < siblings.size()) current_ = siblings[*place + 1];
      return;
    }
  }
  const auto children = tree_.shown_children(current_);
  if (children.size() > 1) {
    current_ = children[1];
  } else if (children.size() == 1 && !tree_.is_main(children[0]) && tree_.is_main(current_)) {
    current_ = children[0];  // the line played ends here, the variation goes on
  }
}

void Board::previous_variation() {
  const auto place = place_among_siblings();
  if (place && *place > 0) {
    current_ = tree_.shown_children(*tree_.at(current_).parent)[*place - 1];
  }
}

std::vector<Action> Board::path() const {
  std::vector<Action> path;
  for (std::size_t node = current_; !tree_.is_main(node); node = *tree_.at(node).parent) {
    path.push_back(tree_.at(node).arrival->action);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

bool Board::follow(std::size_t main_node, const std::vector<Action>& path) {
  current_ = std::min(main_node, tree_.end_of_main_line());
  for (const Action& action : path) {
    const auto children = tree_.shown_children(current_);
    const auto next = std::find_if(children.begin(), children.end(), [&](std::size_t child) {
      return !tree_.is_main(child) && tree_.at(child).arrival->action == action;
    });
    if (next == children.end()) return false;
    current_ = *next;
  }
  return true;
}

// --- Editing.

std::optional<std::size_t> Board::reach(std::size_t node, const Action& action) {
  const State& here = tree_.at(node).state;
  const Actor actor = here.actor();
  if (!actor.is_seat() || here.check(actor, action, "")) return std::nullopt;
  if (const auto known = tree_.child_by(node, action)) return known;
  return tree_.add(node, {actor, action, "", {}});
}

void Board::claim_up_to(std::size_t node, std::vector<Change>& changes) const {
  const auto begin = static_cast<std::ptrdiff_t>(changes.size());
  for (; !tree_.is_main(node) && !tree_.at(node).is_users; node = *tree_.at(node).parent) {
    changes.push_back(Claim{node, true});
  }
  std::reverse(changes.begin() + begin, changes.end());
}

void Board::play(const std::string& text) {
  const auto reached = reach(current_, Action{text});
  if (!reached) return;
  Edit edit{current_, *reached, {}};
  claim_up_to(*reached, edit.changes);
  perform(std::move(edit));
}

bool Board::play_event(const ActionEvent& event) {
  if (state().check(event.actor, event.action, event.claim)) return false;
  auto next = tree_.variation_by(current_, event);
  if (!next) next = tree_.add(current_, event);
  if (!next) return false;
  Edit edit{current_, *next, {}};
  claim_up_to(*next, edit.changes);
  perform(std::move(edit));
  return true;
}

void Board::play_line(std::size_t node, const std::vector<Action>& actions) {
  if (node >= tree_.size() || !tree_.is_shown(node)) return;
  std::size_t end = node;
  for (const Action& action : actions) {
    const auto next = reach(end, action);
    if (!next) break;
    end = *next;
  }
  Edit edit{current_, current_ == node ? end : current_, {}};
  claim_up_to(end, edit.changes);
  perform(std::move(edit));
}

void Board::keep(std::size_t node, const Note& note) {
  if (note.is_empty()) {
    notes_.erase(node);
  } else {
    notes_[node] = note;
  }
}

// A word about a line of the engine makes it the user's up to there, or it would not be kept.
void Board::set_note(Note note) {
  Note before = this->note(current_);
  if (note == before) return;
  Edit edit{current_, current_, {}};
  claim_up_to(current_, edit.changes);
  edit.changes.push_back(ChangedNote{current_, std::move(before), std::move(note)});
  perform(std::move(edit));
}

void Board::remove_variation() {
  if (!can_remove_variation()) return;
  Edit edit{current_, *tree_.at(current_).parent, {}};
  std::vector<std::size_t> to_do{current_};
  while (!to_do.empty()) {
    const std::size_t node = to_do.back();
    to_do.pop_back();
    if (const Note before = note(node); !before.is_empty()) {
      edit.changes.push_back(ChangedNote{node, before, {}});
    }
    edit.changes.push_back(Claim{node, false});
    const auto children = tree_.users_children(node);
    to_do.insert(to_do.end(), children.begin(), children.end());
  }
  perform(std::move(edit));
}

void Board::perform(Edit edit) {
  current_ = edit.to;
  if (edit.changes.empty()) return;
  for (const Change& change : edit.changes) apply(change, false);
  done_.push_back(std::move(edit));
  undone_.clear();
  ++revision_;
}

void Board::apply(const Change& change, bool is_undone) {
  if (const auto* claim = std::get_if<Claim>(&change)) {
    tree_.set_users(claim->node, claim->is_users != is_undone);
  } else if (const auto* note = std::get_if<ChangedNote>(&change)) {
    keep(note->node, is_undone ? note->before : note->after);
  }
}

// A line of the engine that one stood in may be gone.
void Board::go_to_shown(std::size_t node) {
  while (!tree_.is_shown(node)) node = *tree_.at(node).parent;
  current_ = node;
}

void Board::undo() {
  if (done_.empty()) return;
  const Edit& edit = undone_.emplace_back(std::move(done_.back()));
  done_.pop_back();
  for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change) {
    apply(*change, true);
  }
  go_to_shown(edit.from);
  ++revision_;
}

void Board::redo() {
  if (undone_.empty()) return;
  const Edit& edit = done_.emplace_back(std::move(undone_.back()));
  undone_.pop_back();
  for (const Change& change : edit.changes) apply(change, false);
  go_to_shown(edit.to);
  ++revision_;
}

// --- The engine.

void Board::clear_engine_lines() {
  for (std::size_t node = tree_.end_of_main_line() + 1; node < tree_.size(); ++node) {
    tree_.set_engines(node, false);
  }
  go_to_shown(current_);
}

void Board::show_engine_line(std::size_t event, const std::vector<Action>& actions) {
  std::size_t node = event;
  for (const Action& action : actions) {
    const auto next = reach(node, action);
    if (!next) return;
    node = *next;
    if (!tree_.is_main(node)) tree_.set_engines(node, true);
  }
}

}  // namespace kibic::gui
