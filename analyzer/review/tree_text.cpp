#include <fmt/format.h>

#include <boost/graph/depth_first_search.hpp>
#include <vector>

#include "analyzer/review/graph.h"

namespace kibic::review_tree {
namespace {

// "17. 1 ♥10 ?? -1.5": number, actor, action, mark, loss.
std::string played_line(const ReviewTree::Edge& edge) {
  std::string line = fmt::format("{}. {} {}", edge.decision, to_string(edge.actor), edge.text);
  if (!edge.verdict) return line;
  if (edge.verdict->mark != Mark::none) line += fmt::format(" {}", glyph_of(edge.verdict->mark));
  if (edge.verdict->loss.value_or(0) > 0) line += fmt::format(" -{:.6g}", *edge.verdict->loss);
  return line;
}

// Writes the action of the line played as soon as its position is reached, so that the branches,
// which the walk takes first, stand below what they replace.
struct TextWriter : boost::default_dfs_visitor {
  explicit TextWriter(std::string& output) : text(&output) {}

  void discover_vertex(std::size_t node, const View& view) const {
    const auto [first, last] = boost::out_edges(node, view);
    for (auto edge = first; edge != last; ++edge) {
      if (view[*edge].is_main_line) *text += played_line(view[*edge]) + "\n";
    }
  }

  void tree_edge(const View::edge_descriptor& edge, const View& view) const {
    const ReviewTree::Edge& item = view[edge];
    if (item.is_main_line) return;
    if (view[item.from].is_main_line) {
      *text += fmt::format("    {}. {} {}", item.decision, to_string(item.actor), item.text);
      if (item.value) *text += fmt::format(" = {:.6g}", *item.value);
    } else {
      *text += fmt::format("  {} {}", to_string(item.actor), item.text);
    }
    if (boost::out_degree(item.to, view) == 0) *text += "\n";
  }

  std::string* text;
};

}  // namespace

std::string text_of(const View& view) {
  std::string text;
  std::vector<boost::default_color_type> colours(boost::num_vertices(view));
  const auto colour_map =
      boost::make_iterator_property_map(colours.begin(), boost::get(boost::vertex_index, view));
  boost::depth_first_visit(view, 0, TextWriter(text), colour_map);
  return text;
}

}  // namespace kibic::review_tree
