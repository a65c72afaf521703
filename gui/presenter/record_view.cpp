#include "gui/presenter/record_view.h"

#include <utility>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "gui/presenter/marias_facts.h"

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
    return open_.judged ? open_.judged->at(event) : nullptr;
  }
  bool is_flagged(std::size_t event) const {
    const JudgedDecision* judged = decision(event);
    return judged != nullptr && judged->is_flagged;
  }

  std::string words(const State& before, const ActionEvent& event) const {
    if (look_.viewer) {
      const auto veiled =
          marias_veiled(before, event.actor, event.action, *look_.viewer, open_.names);
      if (veiled) return safe_text(*veiled);
    }
    return safe_text(render(before.describe(event.actor, event.action, open_.names)));
  }

  EventRow noted(std::size_t node) const {
    const Note note = board_.note(node);
    EventRow row;
    row.node = node;
    row.depth = board_.tree().at(node).depth;
    row.comment = note.comment;
    row.mark = note.mark;
    return row;
  }

  EventRow main_row(std::size_t event) {
    EventRow row = noted(event);
    row.number = std::to_string(event);
    row.text = words(board_.tree().at(event).state, board_.replay().events[event]);
    if (const JudgedDecision* judged = decision(event)) {
      if (row.mark.empty()) row.mark = judged->mark;
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
    row.mark_class = class_of(row.mark);
    const Replay& replay = board_.replay();
    if (!replay.is_whole()) {
      row.is_divergent = true;
      row.text = safe_text(render(Message(KIBIC_TEXT("The record cannot be followed further: {0}"),
                                          render(replay.divergences.back().violation.text))));
    } else {
      row.text = replay.is_finished() ? tr(KIBIC_TEXT("End of the deal."))
                                      : tr(KIBIC_TEXT("The record ends here."));
    }
    return row;
  }

  void add_variation_row(std::size_t node) {
    const PositionTree& tree = board_.tree();
    EventRow row = noted(node);
    row.mark_class = class_of(row.mark);
    row.text = words(tree.at(*tree.at(node).parent).state, *tree.at(node).arrival);
    rows_.push_back(std::move(row));
  }

  // Variations that leave the line played at the node. As on the line played, what replaces an
  // action follows its row, and then the line goes on. No recursion: a variation may be long.
  void add_variations(std::size_t main) {
    const PositionTree& tree = board_.tree();
    struct Step {
      std::size_t node = 0;
      bool has_row = false;  // what is left is what follows it
    };
    std::vector<Step> to_do;
    const auto push = [&](const std::vector<std::size_t>& nodes, std::size_t skipped) {
      for (std::size_t i = nodes.size(); i > skipped; --i) {
        if (!tree.is_main(nodes[i - 1])) to_do.push_back({nodes[i - 1], false});
      }
    };
    push(tree.at(main).children, 0);
    while (!to_do.empty()) {
      const Step step = to_do.back();
      to_do.pop_back();
      if (!step.has_row) add_variation_row(step.node);
      const auto& children = tree.at(step.node).children;
      if (children.empty()) continue;
      add_variation_row(children.front());
      to_do.push_back({children.front(), true});
      push(children, 1);
    }
  }

  const OpenRecord& open_;
  const Board& board_;
  const RecordLook& look_;
  std::vector<std::size_t> divergent_;  // events, rising
  std::size_t next_divergent_ = 0;
  std::vector<EventRow> rows_;
};

std::vector<GraphPoint> graph_of(const OpenRecord& open) {
  std::vector<GraphPoint> graph;
  if (!open.judged) return graph;
  const std::size_t end = open.board->tree().end_of_main_line();
  std::vector<double> losses(open.names.size());
  for (std::size_t node = 0; node <= end; ++node) {
    GraphPoint point;
    point.node = node;
    point.x = end == 0 ? 0 : static_cast<double>(node) / static_cast<double>(end);
    if (const JudgedDecision* decision = open.judged->at(node)) {
      point.seat = decision->seat;
      point.mark = decision->mark;
      point.mark_class = class_of(decision->mark);
      const auto seat = static_cast<std::size_t>(decision->seat);
      if (seat < losses.size()) losses[seat] += decision->loss;
    }
    point.loss_by_seat = losses;
    graph.push_back(std::move(point));
  }
  return graph;
}

std::string seat_view_text(const OpenRecord& open, const RecordLook& look) {
  if (!look.viewer) return tr(KIBIC_TEXT("open"));
  return render(
      Message(KIBIC_TEXT("as {0} sees it"), open.names[static_cast<std::size_t>(*look.viewer)]));
}

void show_seats(const OpenRecord& open, View& view) {
  const State& state = open.board->state();
  const auto settlement = state.settlement();
  view.seats.assign(open.names.size(), SeatLine());
  for (std::size_t seat = 0; seat < view.seats.size(); ++seat) {
    SeatLine& line = view.seats[seat];
    line.name = open.names[seat];
    line.is_to_act = state.actor() == Actor::seat(static_cast<int>(seat));
    if (settlement && seat < settlement->by_seat.size()) {
      const auto amount = static_cast<double>(settlement->by_seat[seat]);
      line.result = signed_amount_text(amount, settlement->unit);
    }
  }
  add_marias_facts(state, open.board->replay().final_state(), open.unit, view.seats);
}

std::string bill_line(const SettlementPart& part, const std::string& unit) {
  const std::string amount = signed_amount_text(static_cast<double>(part.amount), unit);
  return part.is_won ? render(Message(KIBIC_TEXT("{0} won: {1}"), part.name, amount))
                     : render(Message(KIBIC_TEXT("{0} lost: {1}"), part.name, amount));
}

void show_bill(const State& state, View& view) {
  view.bill.clear();
  const auto settlement = state.settlement();
  if (!settlement) return;
  for (const SettlementPart& part : settlement->parts) {
    view.bill.push_back(bill_line(part, settlement->unit));
  }
}

// A scene knows seats by number only. Its headline says without names what the contract line says.
void name_seats(const std::vector<std::string>& names, View& view) {
  if (!view.scene) return;
  if (!view.contract.empty()) {
    std::erase_if(view.scene->texts, [](const SceneText& text) { return text.is_strong; });
  }
  for (SceneZone& zone : view.scene->zones) {
    const auto seat = static_cast<std::size_t>(zone.seat.value_or(-1));
    if (seat < names.size()) zone.title = Message("{0}", names[seat]);
  }
}

void show_decision(const OpenRecord& open, View& view) {
  const Board& board = *open.board;
  const bool can_be = open.judged && board.tree().is_main(board.current());
  const JudgedDecision* decision = can_be ? open.judged->at(board.current()) : nullptr;
  view.verdict_title = decision == nullptr ? std::string() : decision->title;
  view.candidates = decision == nullptr ? std::vector<CandidateRow>() : decision->candidates;
  view.explanation = decision == nullptr ? std::vector<std::string>() : decision->explanation;
}

}  // namespace

void show_record(const OpenRecord& open, const RecordLook& look, View& view) {
  view.mistakes_only = look.mistakes_only;
  view.seat_view = seat_view_text(open, look);
  view.events = RowWriter(open, look).rows();
  view.graph = graph_of(open);
  view.graph_unit = open.judged ? open.judged->unit : std::string();
  show_position(open, look, view);
}

void show_position(const OpenRecord& open, const RecordLook& look, View& view) {
  const Board& board = *open.board;
  const State& state = board.state();
  for (EventRow& row : view.events) row.is_current = row.node == board.current();
  view.contract = marias_contract(state, open.names);
  view.scene = state.scene(look.viewer);
  name_seats(open.names, view);
  view.playable.clear();
  if (state.actor().is_seat()) {
    for (Action& action : state.legal_actions()) view.playable.push_back(std::move(action.text));
  }
  show_seats(open, view);
  show_bill(state, view);
  show_decision(open, view);
  const Note note = board.note(board.current());
  view.comment = note.comment;
  view.mark = note.mark;
  view.can_undo = board.can_undo();
}

void show_no_record(View& view) {
  View empty;
  empty.files = std::move(view.files);
  empty.mistakes_only = view.mistakes_only;
  empty.is_analysing = view.is_analysing;
  empty.progress = std::move(view.progress);
  empty.message = std::move(view.message);
  view = std::move(empty);
}

}  // namespace kibic::gui
