#include "gui/presenter/position_tree.h"

#include <cassert>

namespace kibic::gui {

PositionTree::PositionTree(const Replay& replay) : main_size_(replay.states.size()) {
  nodes_.reserve(main_size_);
  for (std::size_t i = 0; i < main_size_; ++i) {
    Node node{replay.states[i], std::nullopt, {}, std::nullopt, 0};
    if (i > 0) {
      node.parent = i - 1;
      node.arrival = replay.events[i - 1];
    }
    if (i + 1 < main_size_) node.children = {i + 1};
    nodes_.push_back(std::move(node));
  }
}

std::size_t PositionTree::main_ancestor(std::size_t node) const {
  while (!is_main(node)) node = *nodes_[node].parent;
  return node;
}

std::optional<std::size_t> PositionTree::child_by(std::size_t node, const Action& action) const {
  const Actor actor = nodes_[node].state.actor();
  while (true) {
    const State& state = nodes_[node].state;
    if (state.actor() != actor || state.check(actor, action, "")) return std::nullopt;
    const Action choice = state.choice(action);
    std::optional<std::size_t> statement;
    for (const std::size_t child : nodes_[node].children) {
      const ActionEvent& arrival = *nodes_[child].arrival;
      if (arrival.actor == actor && state.choice(arrival.action) == choice) return child;
      if (arrival.actor != actor) statement = child;
    }
    if (!statement) return std::nullopt;
    node = *statement;
  }
}

std::optional<std::size_t> PositionTree::add(std::size_t node, const Action& action) {
  const State& state = nodes_[node].state;
  const Actor actor = state.actor();
  if (!actor.is_seat() || state.check(actor, action, "")) return std::nullopt;
  const std::size_t added = nodes_.size();
  const int depth = nodes_[node].depth + (nodes_[node].children.empty() && !is_main(node) ? 0 : 1);
  ActionEvent arrival;
  arrival.actor = actor;
  arrival.action = state.canonical(action);
  State after = state.apply(actor, action);
  nodes_.push_back(Node{std::move(after), node, {}, std::move(arrival), depth});
  nodes_[node].children.push_back(added);
  return added;
}

void PositionTree::remove_last() {
  assert(!is_main(nodes_.size() - 1));
  nodes_[*nodes_.back().parent].children.pop_back();
  nodes_.pop_back();
}

}  // namespace kibic::gui
