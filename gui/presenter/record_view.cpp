#include "gui/presenter/record_view.h"

#include <utility>

#include "analyzer/report/amounts.h"
#include "analyzer/report/arrows.h"
#include "core/base/message.h"
#include "gui/presenter/dearest.h"
#include "gui/presenter/graph_view.h"
#include "gui/presenter/record_words.h"
#include "gui/presenter/short_names.h"
#include "gui/presenter/table_view.h"

namespace kibic::gui {
namespace {

// Writes the rows of the line played and of what hangs from it.
class RowWriter {
 public:
  RowWriter(const OpenRecord& open, const RecordLook& look)
      : open_(open), board_(*open.board), look_(look) {
    for (const Divergence& divergence : board_.replay().divergences) {
      if (divergence.event < board_.replay().events.size()) divergent_.push_back(divergence.event);
    }
  }

  std::vector<EventRow> rows() {
    if (open_.is_live) return live_rows();
    const std::size_t end = board_.tree().end_of_main_line();
    for (std::size_t node = 0; node <= end; ++node) {
      if (look_.mistakes_only && !is_flagged(node)) continue;
      rows_.push_back(node == end ? end_row(node) : main_row(node));
      add_variations(node);
    }
    return std::move(rows_);
  }

 private:
  const JudgedDecision* decision(std::size_t event) const {
    const JudgedDecision* judged = open_.judged ? open_.judged->at(event) : nullptr;
    return judged != nullptr && is_told(*judged, look_) ? judged : nullptr;
  }
  bool is_flagged(std::size_t event) const {
    const JudgedDecision* judged = decision(event);
    return judged != nullptr && judged->is_flagged;
  }

  std::string words(const State& before, const ActionEvent& event) const {
    return event_words(open_, look_, before, event);
  }

  EventRow noted(std::size_t node) const {
    const Note note = board_.note(node);
    EventRow row;
    row.node = node;
    row.comment = note.comment;
    row.own_mark = note.mark;
    row.own_class = class_of(note.mark);
    return row;
  }

  // Of a game under way: its first line is the line played.
  std::vector<EventRow> live_rows() {
    EventRow start = noted(0);
    start.text = tr(KIBIC_TEXT("Start of the game."));
    start.mark_class = class_of(start.mark);
    rows_.push_back(std::move(start));
    add_lines({{0, 0, true}});
    return std::move(rows_);
  }

  EventRow main_row(std::size_t event) {
    EventRow row = noted(event);
    row.number = std::to_string(event);
    row.text = words(board_.tree().at(event).state, board_.replay().events[event]);
    if (const JudgedDecision* judged = decision(event)) {
      row.mark = judged->mark;
      row.price = judged->price;
    }
    row.mark_class = class_of(row.mark);
    while (next_divergent_ < divergent_.size() && divergent_[next_divergent_] < event) {
      ++next_divergent_;
    }
    row.is_divergent = next_divergent_ < divergent_.size() && divergent_[next_divergent_] == event;
    return row;
  }

  EventRow end_row(std::size_t node) const {
    EventRow row = noted(node);
    const Replay& replay = board_.replay();
    if (!replay.is_whole()) {
      row.is_divergent = true;
      row.text = safe_text(render(Message(KIBIC_TEXT("The record cannot be followed further: {0}"),
                                          render(replay.divergences.back().violation.text))));
    } else {
      row.text = replay.is_finished() ? end_text(record_word_of(open_.record->game))
                                      : tr(KIBIC_TEXT("The record ends here."));
    }
    return row;
  }

  void add_variation_row(std::size_t node, int depth) {
    const PositionTree& tree = board_.tree();
    const std::size_t parent = *tree.at(node).parent;
    EventRow row = noted(node);
    row.depth = depth;
    if (depth == 0) row.number = std::to_string(++first_line_);
    row.text = words(tree.at(parent).state, *tree.at(node).arrival);
    row.is_engine_line = tree.is_engine_line(node);
    if (row.is_engine_line && !tree.is_engine_line(parent)) {
      row.text = render(Message(KIBIC_TEXT("Engine: {0}"), row.text));
    }
    const JudgedDecision* judged = open_.decision_beside({parent, node});
    if (judged != nullptr && is_told(*judged, look_)) {
      row.mark = judged->mark;
      row.price = judged->price;
    }
    row.mark_class = class_of(row.mark);
    rows_.push_back(std::move(row));
  }

  struct Step {
    std::size_t node = 0;
    int depth = 1;
    bool has_row = false;  // what is left is what follows it
  };

  void push(const std::vector<std::size_t>& nodes, std::size_t skipped, int depth,
            std::vector<Step>& to_do) const {
    for (std::size_t i = nodes.size(); i > skipped; --i) {
      if (!board_.tree().is_main(nodes[i - 1])) to_do.push_back({nodes[i - 1], depth, false});
    }
  }

  // Variations that leave the line played at the node.
  void add_variations(std::size_t main) {
    std::vector<Step> to_do;
    push(board_.tree().shown_children(main), 0, 1, to_do);
    add_lines(std::move(to_do));
  }

  // As on the line played, what replaces an action follows its row, and then the line goes on. No
  // recursion: a variation may be long.
  void add_lines(std::vector<Step> to_do) {
    const PositionTree& tree = board_.tree();
    while (!to_do.empty()) {
      const Step step = to_do.back();
      to_do.pop_back();
      if (!step.has_row) add_variation_row(step.node, step.depth);
      const auto children = tree.shown_children(step.node);
      if (children.empty()) continue;
      add_variation_row(children.front(), step.depth);
      to_do.push_back({children.front(), step.depth, true});
      push(children, 1, step.depth + 1, to_do);
    }
  }

  const OpenRecord& open_;
  const Board& board_;
  const RecordLook& look_;
  std::vector<std::size_t> divergent_;  // events, rising
  std::size_t next_divergent_ = 0;
  int first_line_ = 0;  // rows of a game under way so far
  std::vector<EventRow> rows_;
};

std::string seat_view_text(const OpenRecord& open, const RecordLook& look) {
  if (!look.viewer) return tr(KIBIC_TEXT("open"));
  const std::vector<std::string> names = short_names(open.names);
  return render(
      Message(KIBIC_TEXT("as {0} sees it"), names[static_cast<std::size_t>(*look.viewer)]));
}

// The action that led to where one stands.
void show_arrival(const Board& board, View& view) {
  view.arrows.clear();
  const auto& node = board.tree().at(board.current());
  if (!node.parent || !node.arrival) return;
  view.arrows = arrow_of_last(board.tree().at(*node.parent).state, node.arrival->action);
}

void show_decision(const OpenRecord& open, const RecordLook& look, View& view) {
  view.verdict_title.clear();
  view.candidates.clear();
  view.explanation.clear();
  const JudgedDecision* decision = open.current_decision();
  if (decision == nullptr) {
    if (view.is_thinking) {
      view.explanation = {tr(KIBIC_TEXT("The engine is looking at this position…"))};
    }
    return;
  }
  if (!is_told(*decision, look)) {
    view.explanation = {tr(KIBIC_TEXT("Switch to the open view (v) to see this decision."))};
    return;
  }
  view.verdict_title = decision->title;
  view.candidates = decision->candidates;
  view.arrows.insert(view.arrows.end(), decision->arrows.begin(), decision->arrows.end());
  view.explanation = look.viewer ? decision->blind_explanation : decision->explanation;
}

}  // namespace

bool is_told(const JudgedDecision& decision, const RecordLook& look) {
  return !look.viewer || *look.viewer == decision.seat;
}

std::string event_words(const OpenRecord& open, const RecordLook& look, const State& before,
                        const ActionEvent& event) {
  if (look.viewer) {
    const auto veiled = before.describe_veiled(event.actor, event.action, *look.viewer, open.names);
    if (veiled) return safe_text(render(*veiled));
  }
  return safe_text(render(before.describe(event.actor, event.action, open.names)));
}

void show_record(const OpenRecord& open, const RecordLook& look, View& view) {
  view.mistakes_only = look.mistakes_only;
  view.seat_view = seat_view_text(open, look);
  view.viewer = look.viewer;
  view.events = RowWriter(open, look).rows();
  view.mistakes =
      open.judged ? mistakes_text(*open.judged, open.names, look.viewer) : std::string();
  show_graph(open, look, view);
  show_position(open, look, view);
}

void show_position(const OpenRecord& open, const RecordLook& look, View& view) {
  const Board& board = *open.board;
  for (EventRow& row : view.events) row.is_current = row.node == board.current();
  show_table(open, look, view);
  show_arrival(board, view);
  show_decision(open, look, view);
  const Note note = board.note(board.current());
  view.comment = note.comment;
  view.mark = note.mark;
  view.can_undo = board.can_undo();
  view.can_redo = board.can_redo();
  view.can_remove_variation = board.can_remove_variation();
}

void show_no_record(View& view) {
  View empty;
  empty.files = std::move(view.files);
  empty.mistakes_only = view.mistakes_only;
  empty.is_analysing = view.is_analysing;
  empty.answers_by_itself = view.answers_by_itself;
  empty.has_unkept = view.has_unkept;
  empty.walk = std::move(view.walk);
  empty.progress = std::move(view.progress);
  empty.message = std::move(view.message);
  view = std::move(empty);
}

}  // namespace kibic::gui
