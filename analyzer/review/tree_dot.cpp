#include <fmt/format.h>

#include <boost/graph/graphviz.hpp>
#include <ostream>
#include <sstream>

#include "analyzer/review/graph.h"

namespace kibic::review_tree {
namespace {

// A quoted DOT string; only quotes, backslashes and line ends have a meaning in it.
std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '\n') {
      result += "\\n";
      continue;
    }
    if (letter == '"' || letter == '\\') result += '\\';
    result += letter;
  }
  return result + "\"";
}

std::string_view colour_of(Grade grade) {
  switch (grade) {
    case Grade::best:
      return "#2e7d32";
    case Grade::good:
      return "#558b2f";
    case Grade::inaccuracy:
      return "#b8860b";
    case Grade::mistake:
      return "#d9650d";
    case Grade::blunder:
      return "#c62828";
    case Grade::too_close:
    case Grade::forced:
    case Grade::not_judged:
      return "#757575";
  }
  return "#757575";
}

struct NodeWriter {
  const View* view;

  void operator()(std::ostream& out, std::size_t node) const {
    const ReviewTree::Node& item = (*view)[node];
    const std::string label = fmt::format("{}\n{}", item.event, to_string(item.actor));
    out << " [label=" << quoted(label) << (item.is_main_line ? "]" : ", style=dashed]");
  }
};

struct EdgeWriter {
  const View* view;

  std::string label(const ReviewTree::Edge& edge) const {
    if (edge.value) return fmt::format("{} = {:.6g}", edge.text, *edge.value);
    if (!edge.verdict || edge.verdict->mark == Mark::none) return edge.text;
    return fmt::format("{} {}", edge.text, glyph_of(edge.verdict->mark));
  }

  void operator()(std::ostream& out, const View::edge_descriptor& edge) const {
    const ReviewTree::Edge& item = (*view)[edge];
    out << " [label=" << quoted(label(item));
    if (!item.is_main_line) out << ", style=dashed";
    if (item.is_main_line) out << ", weight=9";  // keeps the line played straight
    if (item.verdict) {
      const auto colour = colour_of(item.verdict->grade);
      out << ", color=\"" << colour << "\", fontcolor=\"" << colour << '"';
    }
    out << "]";
  }
};

struct GraphWriter {
  void operator()(std::ostream& out) const {
    out << "node [shape=circle, fontname=\"sans-serif\"];\n"
           "edge [fontname=\"sans-serif\"];\n";
  }
};

}  // namespace

std::string dot_of(const View& view) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  boost::write_graphviz(out, view, NodeWriter{&view}, EdgeWriter{&view}, GraphWriter{});
  return out.str();
}

}  // namespace kibic::review_tree
