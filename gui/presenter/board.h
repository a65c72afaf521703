// One record laid out to be studied: where one stands in it, what the user adds to it, with undo
// and redo, and what the engine would have played. The record itself is never changed.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/message.h"
#include "core/model/annotation.h"
#include "core/model/replay.h"
#include "gui/presenter/position_tree.h"

namespace kibic::gui {

// A kept variation, or the rest of one, that the rules do not take. It is not shown, but stays
// among the annotations.
struct UnplayableVariation {
  std::size_t node = 0;  // where it would begin
  Variation steps;
  Message why;
};

// A line of the tree as a record has it.
struct RecordedLine {
  std::vector<ActionEvent> events;
  Annotations annotations;  // all that lies beside it
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
  // The actions that lead from the line played to the current node, in canonical notation.
  std::vector<Action> path() const;
  // Goes to a node of the line played and from there along the actions, as far as there are nodes.
  // False: not all the way.
  bool follow(std::size_t main_node, const std::vector<Action>& path);

  // --- Editing. One call is one edit.
  // Goes to the position after the action; a new one is a variation, one of the engine's becomes
  // the user's.
  void play(const std::string& action);
  // The same for what anybody does, chance too. False: the rules forbid it.
  bool play_event(const ActionEvent& event);
  // The same for several actions in turn from a node; goes along if one stands there.
  void play_line(std::size_t node, const std::vector<Action>& actions);
  void set_note(Note note);  // of the current node
  // Takes away the current node with all that the user added after it, and goes to the node before.
  // No effect on the line played and on lines of the engine.
  void remove_variation();
  bool can_remove_variation() const { return tree_.at(current_).is_users; }
  bool can_undo() const { return !done_.empty(); }
  bool can_redo() const { return !undone_.empty(); }
  void undo();  // goes to where the edit was made
  void redo();  // goes to where the edit led
  // Changes with every edit, undo and redo.
  std::size_t revision() const { return revision_; }
  bool has_edits() const;

  // --- What is kept.
  Annotations annotations() const;
  // Lays out what was kept, beside what is there. What the user has written meanwhile stands.
  void add(const Annotations& annotations);
  // Lays out what is stored by now, which has everything of annotations(), changed or not: its
  // notes stand. If any note changed, what was done before cannot be undone, or it would be lost.
  void take_over(const Annotations& annotations);
  const std::vector<UnplayableVariation>& unplayable() const { return unplayable_; }

  // The line through the node to its end. REQUIRES: nothing was on record (practice).
  RecordedLine recorded_line(std::size_t node) const;

  // --- The engine. Its lines are shown, never kept.
  void clear_engine_lines();
  void show_engine_line(std::size_t event, const std::vector<Action>& actions);

 private:
  struct Claim {  // a node becomes the user's, or stops being it
    std::size_t node = 0;
    bool is_users = false;
  };
  struct ChangedNote {
    std::size_t node = 0;
    Note before;
    Note after;
  };
  using Change = std::variant<Claim, ChangedNote>;
  struct Edit {
    std::size_t from = 0;  // where the user stood
    std::size_t to = 0;
    std::vector<Change> changes;
  };

  void keep(std::size_t node, const Note& note);
  // The node after the action, added if need be. No value: the rules forbid it.
  std::optional<std::size_t> reach(std::size_t node, const Action& action);
  void claim_up_to(std::size_t node, std::vector<Change>& changes) const;
  void perform(Edit edit);
  void go_to_shown(std::size_t node);
  void apply(const Change& change, bool is_undone);
  std::vector<Variation> variations_at(std::size_t node, std::size_t skipped) const;
  Variation line_from(std::size_t node) const;
  void add_note(std::size_t node, const Note& note);
  void replace_notes(std::size_t node, const Variation& variation);
  void add_variation(std::size_t node, const Variation& variation);
  // Place among the shown children of the parent; none at the root.
  std::optional<std::size_t> place_among_siblings() const;

  Replay replay_;
  PositionTree tree_;
  std::size_t current_ = 0;
  std::map<std::size_t, Note> notes_;  // by node; no empty ones
  std::vector<UnplayableVariation> unplayable_;
  std::map<std::size_t, Annotation> beyond_;  // by event that could not be played
  std::vector<Edit> done_;
  std::vector<Edit> undone_;
  std::size_t revision_ = 0;
};

}  // namespace kibic::gui
