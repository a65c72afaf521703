// The tree of a review: the line played, and from each judged decision the better alternatives of
// the engine with what would have followed. Nodes are positions, edges are actions.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/replay.h"
#include "core/model/review.h"

namespace kibic {

class ReviewTree {
 public:
  // A position. Nodes 0…n of a record with n events are the line played, in order.
  struct Node {
    std::size_t event = 0;  // index of the event that is next here, on the line played or beside it
    Actor actor = Actor::nobody();  // whose turn it is
    bool is_main_line = true;

    bool operator==(const Node&) const = default;
  };

  // An action that leads from one position to the next.
  struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    Actor actor = Actor::nobody();
    Action action;
    std::string text;  // short, with symbols
    bool is_main_line = true;
    std::size_t decision = 0;        // event at which the branch leaves the line played
    std::optional<Verdict> verdict;  // of a judged action of the line played
    std::optional<double> value;     // of an engine's alternative, for the seat that decides

    bool operator==(const Edge&) const = default;
  };

  // What is shown. The line played always is; side branches that hang from other verdicts are not.
  struct Filter {
    bool mistakes_only = false;  // branches of inaccuracies, mistakes and blunders
    std::optional<int> seat;     // branches of this seat's decisions
    bool main_line_only = false;
  };

  // How many alternatives of a decision become branches: the best ones that are better than what
  // was played.
  static constexpr std::size_t max_alternatives = 2;

  // Without a review the tree is the line played. A principal variation ends where the rules do not
  // take it.
  ReviewTree(const Replay& replay, const Review* review);
  ~ReviewTree();
  ReviewTree(ReviewTree&&) noexcept;
  ReviewTree& operator=(ReviewTree&&) noexcept;

  std::size_t size() const;  // nodes
  // REQUIRES: node < size().
  const Node& node(std::size_t node) const;
  std::vector<Edge> edges_from(std::size_t node, const Filter& filter) const;

  // One line an event, depth first, with branches indented below the action they replace.
  std::string to_text(const Filter& filter) const;
  // Graphviz DOT: the line played straight down, branches dashed, colours by grade.
  std::string to_dot(const Filter& filter) const;

 private:
  struct Graph;
  std::unique_ptr<Graph> graph_;
};

}  // namespace kibic
