#include "gui/presenter/position_tree.h"

#include <utility>

#include "core/model/annotation.h"

namespace kibic::gui {

PositionTree::PositionTree(const Replay& replay) : main_size_(replay.states.size()) {
  nodes_.reserve(main_size_);
  for (std::size_t i = 0; i < main_size_; ++i) {
    Node node{replay.states[i], std::nullopt, {}, std::nullopt, false, false};
    if (i > 0) {
      node.parent = i - 1;
      node.arrival = replay.events[i - 1];
    }
    if (i + 1 < main_size_) node.children = {i + 1};
    nodes_.push_back(std::move(node));
  }
}

bool PositionTree::is_shown(std::size_t node) const {
  return is_main(node) || nodes_[node].is_users || nodes_[node].is_engines;
}

bool PositionTree::is_engine_line(std::size_t node) const {
  return !is_main(node) && !nodes_[node].is_users && nodes_[node].is_engines;
}

std::vector<std::size_t> PositionTree::users_children(std::size_t node) const {
  std::vector<std::size_t> found;
  for (const std::size_t child : nodes_[node].children) {
    if (nodes_[child].is_users) found.push_back(child);
  }
  return found;
}

std::vector<std::size_t> PositionTree::shown_children(std::size_t node) const {
  std::vector<std::size_t> found;
  const auto& children = nodes_[node].children;
  if (!children.empty() && is_main(children.front())) found.push_back(children.front());
  for (const std::size_t child : children) {
    if (nodes_[child].is_users) found.push_back(child);
  }
  for (const std::size_t child : children) {
    if (is_engine_line(child)) found.push_back(child);
  }
  return found;
}

std::size_t PositionTree::main_ancestor(std::size_t node) const {
  while (!is_main(node)) node = *nodes_[node].parent;
  return node;
}

int PositionTree::depth_of(std::size_t node) const {
  int depth = 0;
  while (!is_main(node)) {
    const std::size_t parent = *nodes_[node].parent;
    if (is_main(parent) || nodes_[parent].children.front() != node) ++depth;
    node = parent;
  }
  return depth;
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

std::optional<std::size_t> PositionTree::variation_by(std::size_t node,
                                                      const ActionEvent& event) const {
  const State& state = nodes_[node].state;
  const Action choice = state.choice(event.action);
  for (const std::size_t child : nodes_[node].children) {
    const ActionEvent& arrival = *nodes_[child].arrival;
    if (!is_main(child) && arrival.actor == event.actor && state.choice(arrival.action) == choice) {
      return child;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> PositionTree::add(std::size_t node, ActionEvent event) {
  const bool goes_on = !is_main(node) && nodes_[node].children.empty();
  if (depth_of(node) + (goes_on ? 0 : 1) > max_variation_depth) return std::nullopt;
  const State& state = nodes_[node].state;
  event.action = state.canonical(event.action);
  State after = state.apply(event.actor, event.action);
  const std::size_t added = nodes_.size();
  nodes_.push_back(Node{std::move(after), node, {}, std::move(event), false, false});
  nodes_[node].children.push_back(added);
  return added;
}

}  // namespace kibic::gui
