#include "gui/presenter/board.h"

#include <algorithm>
#include <utility>

namespace kibic::gui {

Board::Board(Replay replay) : replay_(std::move(replay)), tree_(replay_) {}

Note Board::note(std::size_t node) const {
  const auto found = notes_.find(node);
  return found == notes_.end() ? Note() : found->second;
}

void Board::go_to(std::size_t node) {
  if (node < tree_.size()) current_ = node;
}

void Board::step(int count) {
  for (; count > 0 && !tree_.at(current_).children.empty(); --count) {
    current_ = tree_.at(current_).children.front();
  }
  for (; count < 0 && tree_.at(current_).parent; ++count) current_ = *tree_.at(current_).parent;
}

void Board::go_last() {
  while (!tree_.at(current_).children.empty()) current_ = tree_.at(current_).children.front();
}

std::optional<std::size_t> Board::place_among_siblings() const {
  const auto& parent = tree_.at(current_).parent;
  if (!parent) return std::nullopt;
  const auto& siblings = tree_.at(*parent).children;
  return static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), current_) -
                                  siblings.begin());
}

void Board::next_variation() {
  const auto place = place_among_siblings();
  if (place) {
    const auto& siblings = tree_.at(*tree_.at(current_).parent).children;
    if (siblings.size() > 1) {
      if (*place + 1 < siblings.size()) current_ = siblings[*place + 1];
      return;
    }
  }
  const auto& children = tree_.at(current_).children;
  if (children.size() > 1) {
    current_ = children[1];
  } else if (children.size() == 1 && !tree_.is_main(children[0]) && tree_.is_main(current_)) {
    current_ = children[0];  // the line played ends here, the variation goes on
  }
}

void Board::previous_variation() {
  const auto place = place_among_siblings();
  if (place && *place > 0) current_ = tree_.at(*tree_.at(current_).parent).children[*place - 1];
}

void Board::play(const std::string& text) {
  const Action action{text};
  const State& here = state();
  if (!here.actor().is_seat() || here.check(here.actor(), action, "")) return;
  if (const auto known = tree_.child_by(current_, action)) {
    current_ = *known;
    return;
  }
  const auto added = tree_.add(current_, action);
  if (!added) return;
  done_.push_back({current_, AddedNode{}});
  current_ = *added;
}

void Board::keep(std::size_t node, const Note& note) {
  if (note == Note()) {
    notes_.erase(node);
  } else {
    notes_[node] = note;
  }
}

void Board::set_note(Note note) {
  const Note before = this->note(current_);
  if (note == before) return;
  keep(current_, note);
  done_.push_back({current_, ChangedNote{before}});
}

void Board::undo() {
  if (done_.empty()) return;
  const Edit edit = std::move(done_.back());
  done_.pop_back();
  if (const auto* changed = std::get_if<ChangedNote>(&edit.what)) {
    keep(edit.node, changed->before);
  } else {
    tree_.remove_last();
  }
  current_ = edit.node;
}

}  // namespace kibic::gui
