// The graph inside a review tree and its filtered views. Boost.Graph is slow to compile: only the
// .cpp files of this folder include this header.
#pragma once

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <map>
#include <string>

#include "analyzer/review/review_tree.h"

namespace kibic {
namespace review_tree {

// Append-only, so that descriptors are row numbers and stay valid.
using Adjacency = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS,
                                        ReviewTree::Node, ReviewTree::Edge>;

// Whose decision a branch leaves, and how it was judged.
struct BranchPoint {
  int seat = 0;
  Grade grade = Grade::not_judged;
};
using Branches = std::map<std::size_t, BranchPoint>;  // by event

// Boost.Graph wants predicates that can be made from nothing.
struct EdgeIsShown {
  const Adjacency* graph = nullptr;
  const Branches* branches = nullptr;
  ReviewTree::Filter filter;

  bool operator()(const Adjacency::edge_descriptor& edge) const {
    const ReviewTree::Edge& item = (*graph)[edge];
    if (item.is_main_line) return true;
    if (filter.main_line_only) return false;
    const BranchPoint& point = branches->at(item.decision);
    if (filter.mistakes_only && !is_error(point.grade)) return false;
    return !filter.seat || *filter.seat == point.seat;
  }
};

// A node is shown if the edge that leads to it is.
struct NodeIsShown {
  EdgeIsShown edge_is_shown;

  bool operator()(Adjacency::vertex_descriptor node) const {
    const auto [first, last] = boost::in_edges(node, *edge_is_shown.graph);
    return first == last || edge_is_shown(*first);
  }
};

using View = boost::filtered_graph<Adjacency, EdgeIsShown, NodeIsShown>;

std::string text_of(const View& view);
std::string dot_of(const View& view);

}  // namespace review_tree

struct ReviewTree::Graph {
  review_tree::Adjacency adjacency;
  review_tree::Branches branches;
};

namespace review_tree {

// Refers to the tree.
template <class Graph>
View filtered(const Graph& graph, const ReviewTree::Filter& filter) {
  const EdgeIsShown edges{&graph.adjacency, &graph.branches, filter};
  return View(graph.adjacency, edges, NodeIsShown{edges});
}

}  // namespace review_tree
}  // namespace kibic
