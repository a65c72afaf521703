// The positions of a record: the line played, and what the user tried beside it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/state.h"

namespace kibic::gui {

// Nodes are positions, numbered. Those of a record with n events that could be played are 0…n on
// the line played: node i is the position before event i, n the end. Variations follow in the order
// in which they were added; only the last one can be taken back.
class PositionTree {
 public:
  struct Node {
    State state;
    std::optional<std::size_t> parent;
    std::vector<std::size_t> children;   // the main one first
    std::optional<ActionEvent> arrival;  // what led here; none at the root
    int depth = 0;                       // of variations; 0 is the line played
  };

  explicit PositionTree(const Replay& replay);

  std::size_t size() const { return nodes_.size(); }
  // REQUIRES: node < size().
  const Node& at(std::size_t node) const { return nodes_[node]; }
  std::size_t end_of_main_line() const { return main_size_ - 1; }
  bool is_main(std::size_t node) const { return node < main_size_; }
  // The node itself, or where its variation leaves the line played.
  std::size_t main_ancestor(std::size_t node) const;

  // The position after the action if it is in the tree, also behind statements of the table that
  // the record makes in between. REQUIRES: the action can be carried out at the node.
  std::optional<std::size_t> child_by(std::size_t node, const Action& action) const;
  // Adds the position after a legal action of the seat to act. No value if it is not legal.
  std::optional<std::size_t> add(std::size_t node, const Action& action);
  // REQUIRES: the last node is none of the line played.
  void remove_last();

 private:
  std::vector<Node> nodes_;
  std::size_t main_size_ = 0;
};

}  // namespace kibic::gui
