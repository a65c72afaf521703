// One record laid out to be studied: where one stands in it, and what the user adds to it, with
// undo. The record itself is never changed.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/replay.h"
#include "gui/presenter/position_tree.h"

namespace kibic::gui {

struct Note {
  std::string comment;
  std::string mark;  // glyph
  bool operator==(const Note&) const = default;
};

class Board {
 public:
  explicit Board(Replay replay);

  const Replay& replay() const { return replay_; }
  const PositionTree& tree() const { return tree_; }
  std::size_t current() const { return current_; }
  const State& state() const { return tree_.at(current_).state; }
  Note note(std::size_t node) const;

  // --- Moving. What leads nowhere has no effect.
  void go_to(std::size_t node);
  void step(int count);
  void go_last();  // of the current line
  // To the next or previous sibling; from a fork without siblings into its first variation.
  void next_variation();
  void previous_variation();

  // --- Editing.
  void play(const std::string& action);
  void set_note(Note note);  // of the current node
  bool can_undo() const { return !done_.empty(); }
  void undo();  // goes to where the edit was made
  bool has_edits() const { return !notes_.empty() || tree_.size() > replay_.states.size(); }

 private:
  struct AddedNode {};  // the last one of the tree
  struct ChangedNote {
    Note before;
  };
  struct Edit {
    std::size_t node = 0;  // where the user stood
    std::variant<AddedNode, ChangedNote> what;
  };
  void keep(std::size_t node, const Note& note);
  // Place among the children of the parent; none at the root.
  std::optional<std::size_t> place_among_siblings() const;

  Replay replay_;
  PositionTree tree_;
  std::size_t current_ = 0;
  std::map<std::size_t, Note> notes_;  // by node; no empty ones
  std::vector<Edit> done_;
};

}  // namespace kibic::gui
