// The positions of a record: the line played, what the user tried beside it, and the lines of the
// engine.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/state.h"

namespace kibic::gui {

// Nodes are positions, numbered. Those of a record with n events that could be played are 0…n on
// the line played: node i is the position before event i, n the end. Others follow in the order in
// which they were added. A node is never removed, only hidden, so that taking back an edit is a
// flag and numbers stay what they are: it is shown while it is the user's or the engine's. What
// leads to a shown node is shown.
class PositionTree {
 public:
  struct Node {
    State state;
    std::optional<std::size_t> parent;
    std::vector<std::size_t> children;   // also hidden ones; the line played first
    std::optional<ActionEvent> arrival;  // what led here; none at the root
    bool is_users = false;
    bool is_engines = false;
  };

  explicit PositionTree(const Replay& replay);

  std::size_t size() const { return nodes_.size(); }
  // REQUIRES: node < size().
  const Node& at(std::size_t node) const { return nodes_[node]; }
  std::size_t end_of_main_line() const { return main_size_ - 1; }
  bool is_main(std::size_t node) const { return node < main_size_; }
  bool is_shown(std::size_t node) const;
  // Shown, but none of the user's: only to be looked at.
  bool is_engine_line(std::size_t node) const;
  // The line played first, then what is the user's, then what is only the engine's. The first one
  // goes on from the node, or, from the line played, is what was played.
  std::vector<std::size_t> shown_children(std::size_t node) const;
  std::vector<std::size_t> users_children(std::size_t node) const;
  // The node itself, or where its variation leaves the line played.
  std::size_t main_ancestor(std::size_t node) const;

  // The position after the action if it is in the tree, hidden or not, also behind statements of
  // the table that the record makes in between. REQUIRES: the seat to act may take the action.
  std::optional<std::size_t> child_by(std::size_t node, const Action& action) const;
  // The position after exactly this event beside the line played, hidden or not.
  std::optional<std::size_t> variation_by(std::size_t node, const ActionEvent& event) const;
  // Adds the position after an event, hidden. REQUIRES: the rules allow it, or can go on all the
  // same. No value if variations would lie too deep in each other (max_variation_depth).
  std::optional<std::size_t> add(std::size_t node, ActionEvent event);

  // REQUIRES: none of the line played.
  void set_users(std::size_t node, bool is_users) { nodes_[node].is_users = is_users; }
  void set_engines(std::size_t node, bool is_engines) { nodes_[node].is_engines = is_engines; }

 private:
  int depth_of(std::size_t node) const;

  std::vector<Node> nodes_;
  std::size_t main_size_ = 0;
};

}  // namespace kibic::gui
