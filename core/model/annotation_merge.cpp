#include "core/model/annotation_merge.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace kibic {
namespace {

enum Side : std::size_t { base_side, my_side, their_side };

// One event of the record, or one step of a variation; a child goes on from its parent, or, from an
// event, replaces it.
struct Node {
  std::optional<std::size_t> parent;
  std::size_t event = 0;  // where its variation leaves the line played
  ActionEvent action;
  std::array<std::optional<Note>, 3> notes;  // by side; a value: the side has the node
  std::vector<std::size_t> children;
  Note note;  // merged
  bool is_kept = false;
};

bool is_same(const std::optional<Note>& a, const std::optional<Note>& b) {
  return a.value_or(Note()) == b.value_or(Note());
}

// Theirs above, mine below, unless one holds the other.
std::string both(const std::string& mine, const std::string& theirs) {
  if (mine.find(theirs) != std::string::npos) return mine;
  if (theirs.find(mine) != std::string::npos) return theirs;
  return theirs + "\n" + mine;
}

class Merge {
 public:
  void add(Side side, const Annotations& annotations) {
    for (const auto& [event, annotation] : annotations.by_event) {
      const auto [known, is_new] = roots_.emplace(event, nodes_.size());
      if (is_new) {
        Node root;
        root.event = event;
        nodes_.push_back(std::move(root));
      }
      add_note(known->second, side, annotation.note);
      for (const Variation& variation : annotation.variations) {
        add_variation(side, known->second, variation);
      }
    }
  }

  MergedAnnotations take() {
    MergedAnnotations result;
    // Parents come before their children, so backwards each node knows whether one of them stays.
    for (std::size_t i = nodes_.size(); i-- > 0;) {
      decide(i);
      if (nodes_[i].is_kept && nodes_[i].parent) nodes_[*nodes_[i].parent].is_kept = true;
    }
    for (const auto& [event, root] : roots_) {
      Annotation annotation{nodes_[root].note, {}};
      for (const std::size_t child : kept_children(root)) {
        annotation.variations.push_back(line_from(child));
      }
      if (!annotation.is_empty()) result.all.by_event[event] = std::move(annotation);
    }
    std::sort(both_changed_.begin(), both_changed_.end());
    both_changed_.erase(std::unique(both_changed_.begin(), both_changed_.end()),
                        both_changed_.end());
    result.both_changed = std::move(both_changed_);
    return result;
  }

 private:
  void add_note(std::size_t node, Side side, const Note& note) {
    std::optional<Note>& place = nodes_[node].notes[side];
    if (!place || place->is_empty()) place = note;
  }

  std::size_t child_of(std::size_t parent, const ActionEvent& action) {
    const int actor = action.actor.is_seat() ? action.actor.seat_number() : -1;
    const auto [known, is_new] =
        children_.emplace(std::tuple{parent, actor, action.action.text}, nodes_.size());
    if (is_new) {
      Node node;
      node.parent = parent;
      node.event = nodes_[parent].event;
      node.action = action;
      nodes_.push_back(std::move(node));
      nodes_[parent].children.push_back(known->second);
    }
    return known->second;
  }

  // Recursion goes no deeper than variations lie in variations.
  void add_variation(Side side, std::size_t parent, const Variation& variation) {
    for (const VariationStep& step : variation) {
      const std::size_t node = child_of(parent, step.event);
      add_note(node, side, step.added.note);
      for (const Variation& other : step.added.variations) add_variation(side, parent, other);
      parent = node;
    }
  }

  void decide(std::size_t index) {
    Node& node = nodes_[index];
    const auto& [base, mine, theirs] = node.notes;
    if (base) {
      const bool is_changed = (mine && !is_same(mine, base)) || (theirs && !is_same(theirs, base));
      node.is_kept = node.is_kept || (mine && theirs) || is_changed;
    } else {
      node.is_kept = node.is_kept || mine || theirs;
    }
    node.note = merged_note(node);
  }

  Note merged_note(const Node& node) {
    const Note base = node.notes[base_side].value_or(Note());
    const Note mine = node.notes[my_side].value_or(Note());
    const Note theirs = node.notes[their_side].value_or(Note());
    if (mine == base || mine == theirs) return theirs;
    if (theirs == base) return mine;
    Note note;
    bool is_contested = false;
    const auto choose = [&](const auto& field) {
      if (mine.*field == base.*field) return theirs.*field;
      if (theirs.*field != base.*field && theirs.*field != mine.*field) is_contested = true;
      return mine.*field;
    };
    note.comment = choose(&Note::comment);
    if (is_contested) note.comment = both(mine.comment, theirs.comment);
    note.mark = choose(&Note::mark);
    note.commands = choose(&Note::commands);
    if (is_contested) both_changed_.push_back(node.event);
    return note;
  }

  std::vector<std::size_t> kept_children(std::size_t node) const {
    std::vector<std::size_t> kept;
    std::copy_if(nodes_[node].children.begin(), nodes_[node].children.end(),
                 std::back_inserter(kept),
                 [this](std::size_t child) { return nodes_[child].is_kept; });
    return kept;
  }

  // The first child goes on, the others replace it.
  Variation line_from(std::size_t node) const {
    Variation line;
    std::vector<Variation> replacing;  // the step that comes next
    while (true) {
      line.push_back({nodes_[node].action, {nodes_[node].note, std::move(replacing)}});
      replacing.clear();
      const auto children = kept_children(node);
      if (children.empty()) return line;
      for (std::size_t i = 1; i < children.size(); ++i) {
        replacing.push_back(line_from(children[i]));
      }
      node = children.front();
    }
  }

  std::vector<Node> nodes_;
  std::map<std::size_t, std::size_t> roots_;  // by event
  std::map<std::tuple<std::size_t, int, std::string>, std::size_t> children_;
  std::vector<std::size_t> both_changed_;
};

}  // namespace

MergedAnnotations merged(const Annotations& base, const Annotations& mine,
                         const Annotations& theirs) {
  if (theirs == base) return {mine, {}};
  if (mine == base) return {theirs, {}};
  Merge merge;
  merge.add(my_side, mine);
  merge.add(their_side, theirs);
  merge.add(base_side, base);
  return merge.take();
}

}  // namespace kibic
