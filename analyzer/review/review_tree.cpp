#include "analyzer/review/review_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "analyzer/review/graph.h"

namespace kibic {
namespace {

using review_tree::Adjacency;
using review_tree::Branches;

const Verdict* verdict_at(const Review* review, std::size_t event) {
  if (review == nullptr) return nullptr;
  const auto found = std::find_if(review->verdicts.begin(), review->verdicts.end(),
                                  [&](const Verdict& verdict) { return verdict.event == event; });
  return found == review->verdicts.end() ? nullptr : &*found;
}

bool is_of_class(const Candidate& candidate, const Action& action) {
  return candidate.action == action || std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                                 action) != candidate.same_as.end();
}

// How many candidates, best first, are better than the action played.
std::size_t better_count(const Verdict& verdict) {
  if (verdict.grade == Grade::forced || verdict.grade == Grade::not_judged) return 0;
  const auto played =
      std::find_if(verdict.candidates.begin(), verdict.candidates.end(),
                   [&](const Candidate& c) { return is_of_class(c, verdict.played); });
  if (played == verdict.candidates.end()) return 0;
  const auto worse = std::find_if(verdict.candidates.begin(), played,
                                  [&](const Candidate& c) { return !(c.value > played->value); });
  return static_cast<std::size_t>(worse - verdict.candidates.begin());
}

// In two steps: the overload with a property looks for a vertex of that name first, which none has,
// and trips g++'s flow warnings in sanitizer builds.
std::size_t add_node(Adjacency& graph, const ReviewTree::Node& node) {
  const std::size_t number = boost::add_vertex(graph);
  graph[number] = node;
  return number;
}

// One branch under construction: where it has got to.
struct Tip {
  std::size_t node = 0;
  State state;
  std::size_t event = 0;
};

// Appends the action; false if the rules do not take it there.
bool grow(Adjacency& graph, Tip& tip, std::size_t decision, const Action& action,
          std::optional<double> value) {
  const Actor actor = tip.state.actor();
  if (actor.is_nobody() || tip.state.check(actor, action, "")) return false;
  const State next = tip.state.apply(actor, action);
  const std::size_t to =
      add_node(graph, {.event = tip.event + 1, .actor = next.actor(), .is_main_line = false});
  boost::add_edge(tip.node, to,
                  {.from = tip.node,
                   .to = to,
                   .actor = actor,
                   .action = action,
                   .text = tip.state.pretty(action),
                   .is_main_line = false,
                   .decision = decision,
                   .verdict = std::nullopt,
                   .value = value},
                  graph);
  tip = {to, next, tip.event + 1};
  return true;
}

void add_branches(Adjacency& graph, const Replay& replay, const Verdict& verdict) {
  const std::size_t count = std::min(better_count(verdict), ReviewTree::max_alternatives);
  for (std::size_t i = 0; i < count; ++i) {
    const Candidate& candidate = verdict.candidates[i];
    Tip tip{verdict.event, replay.states[verdict.event], verdict.event};
    if (!grow(graph, tip, verdict.event, candidate.action, candidate.value)) continue;
    for (const Action& action : candidate.line) {
      if (!grow(graph, tip, verdict.event, action, std::nullopt)) break;
    }
  }
}

void add_played(Adjacency& graph, const Replay& replay, std::size_t event, const Verdict* verdict) {
  const ActionEvent& played = replay.events[event];
  boost::add_edge(event, event + 1,
                  {.from = event,
                   .to = event + 1,
                   .actor = played.actor,
                   .action = played.action,
                   .text = replay.states[event].pretty(played.action),
                   .is_main_line = true,
                   .decision = event,
                   .verdict = verdict == nullptr ? std::nullopt : std::optional(*verdict),
                   .value = std::nullopt},
                  graph);
}

}  // namespace

ReviewTree::ReviewTree(const Replay& replay, const Review* review)
    : graph_(std::make_unique<Graph>()) {
  Adjacency& graph = graph_->adjacency;
  for (std::size_t event = 0; event < replay.states.size(); ++event) {
    add_node(graph, {.event = event, .actor = replay.states[event].actor()});
  }
  for (std::size_t event = 0; event < replay.events.size(); ++event) {
    const Verdict* verdict = verdict_at(review, event);
    // Branches first: a depth-first walk then shows them before it follows the line played.
    if (verdict != nullptr) {
      graph_->branches[event] = {verdict->seat, verdict->grade};
      add_branches(graph, replay, *verdict);
    }
    add_played(graph, replay, event, verdict);
  }
}

ReviewTree::~ReviewTree() = default;
ReviewTree::ReviewTree(ReviewTree&&) noexcept = default;
ReviewTree& ReviewTree::operator=(ReviewTree&&) noexcept = default;

std::size_t ReviewTree::size() const {
  return boost::num_vertices(graph_->adjacency);
}

const ReviewTree::Node& ReviewTree::node(std::size_t node) const {
  return graph_->adjacency[node];
}

std::vector<ReviewTree::Edge> ReviewTree::edges_from(std::size_t node, const Filter& filter) const {
  const auto view = review_tree::filtered(*graph_, filter);
  std::vector<Edge> edges;
  const auto [first, last] = boost::out_edges(node, view);
  std::transform(first, last, std::back_inserter(edges),
                 [&](const auto& edge) { return view[edge]; });
  return edges;
}

std::string ReviewTree::to_text(const Filter& filter) const {
  return review_tree::text_of(review_tree::filtered(*graph_, filter));
}

std::string ReviewTree::to_dot(const Filter& filter) const {
  return review_tree::dot_of(review_tree::filtered(*graph_, filter));
}

}  // namespace kibic
