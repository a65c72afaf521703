#include "gui/presenter/graph_view.h"

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "gui/presenter/record_words.h"
#include "gui/presenter/short_names.h"

namespace kibic::gui {
namespace {

class Plotter {
 public:
  Plotter(const OpenRecord& open, const RecordLook& look)
      : open_(open),
        look_(look),
        replay_(open.board->replay()),
        names_(short_names(open.names)),
        whose_(replay_.final_state().facts(std::nullopt, open.names).main_seat.value_or(0)),
        losses_(open.names.size()) {}

  std::string whose() const { return name(whose_); }

  std::vector<GraphPoint> points() {
    const std::size_t end = open_.board->tree().end_of_main_line();
    std::vector<GraphPoint> points;
    for (std::size_t node = 0; node <= end; ++node) {
      points.push_back(point(node));
      points.back().x = end == 0 ? 0 : static_cast<double>(node) / static_cast<double>(end);
    }
    add_result(points.back());
    return points;
  }

 private:
  std::string name(int seat) const {
    const auto index = static_cast<std::size_t>(seat);
    return index < names_.size() ? names_[index] : std::string();
  }
  // In the money of the seat whose side the graph takes.
  std::optional<double> seen(const JudgedDecision& decision, double value) const {
    return replay_.states[decision.event].value_seen_by(value, decision.seat, whose_);
  }

  GraphPoint point(std::size_t node) {
    GraphPoint point;
    point.node = node;
    const JudgedDecision* decision = open_.judged->at(node);
    if (decision != nullptr && is_told(*decision, look_)) add(*decision, point);
    point.loss_by_seat = losses_;
    point.hint = hint(node, point);
    return point;
  }

  void add(const JudgedDecision& decision, GraphPoint& point) {
    point.seat = decision.seat;
    point.mark = decision.mark;
    point.mark_class = class_of(decision.mark);
    point.loss = decision.loss;
    const auto seat = static_cast<std::size_t>(decision.seat);
    if (seat < losses_.size()) losses_[seat] += decision.loss;
    if (!decision.best) return;
    point.value = seen(decision, *decision.best);
    if (!point.value) return;
    point.interval = {seen(decision, decision.interval[0]).value_or(*point.value),
                      seen(decision, decision.interval[1]).value_or(*point.value)};
    std::sort(point.interval.begin(), point.interval.end());
    if (decision.played) point.played = seen(decision, *decision.played);
  }

  // The bill is what it all came to.
  void add_result(GraphPoint& last) const {
    const auto bill = replay_.final_state().settlement();
    const auto seat = static_cast<std::size_t>(whose_);
    if (!bill || bill->unit != open_.judged->unit || seat >= bill->by_seat.size()) return;
    const auto result = static_cast<double>(bill->by_seat[seat]);
    last.value = result;
    last.interval = {result, result};
    last.hint = join({last.hint, value_text(last)}, "\n");
  }

  std::string value_text(const GraphPoint& point) const {
    const std::string& unit = open_.judged->unit;
    const std::string value = signed_amount_text(*point.value, unit);
    if (point.interval[0] == point.interval[1]) {
      return render(Message(KIBIC_TEXT("Value for {0}: {1}"), whose(), value));
    }
    return render(Message(KIBIC_TEXT("Value for {0}: {1}, with 95 % certainty {2}"), whose(), value,
                          interval_text(point.interval, unit)));
  }

  std::string hint(std::size_t node, const GraphPoint& point) const {
    std::vector<std::string> lines;
    if (node < replay_.events.size()) {
      const std::string told =
          event_words(open_, look_, replay_.states[node], replay_.events[node]);
      lines.push_back(render(Message(KIBIC_TEXT("{0} · {1}"), node, told)));
    } else {
      lines.push_back(end_text(record_word_of(open_.record->game)));
    }
    if (point.value) lines.push_back(value_text(point));
    if (point.loss > 0) {
      lines.push_back(render(Message(KIBIC_TEXT("{0} gives away {1}"), name(point.seat),
                                     amount_text(point.loss, open_.judged->unit))));
    }
    return join(lines, "\n");
  }

  const OpenRecord& open_;
  const RecordLook& look_;
  const Replay& replay_;
  std::vector<std::string> names_;  // short
  int whose_;
  std::vector<double> losses_;  // by seat, so far
};

LossLine loss_line(int seat, const std::string& name, const std::string& whole_name, double loss,
                   const std::string& unit) {
  if (loss <= 0) {
    return {seat, name, name, render(Message(KIBIC_TEXT("{0} lost nothing"), whole_name))};
  }
  const std::string number = number_text(loss, loss < 10 ? 1 : 0);
  return {seat, render(Message(KIBIC_TEXT("{1} −{0} in all"), number, name)),
          render(Message(KIBIC_TEXT("{1} −{0}"), number, name)),
          render(Message(
              KIBIC_TEXT("{0} lost {1} in all, by mistakes and by small losses without a mark"),
              whole_name, amount_text(loss, unit)))};
}

}  // namespace

void show_graph(const OpenRecord& open, const RecordLook& look, View& view) {
  view.graph.clear();
  view.graph_unit.clear();
  view.graph_whose.clear();
  view.lost.clear();
  if (!open.judged) return;
  Plotter plotter(open, look);
  view.graph = plotter.points();
  view.graph_unit = open.judged->unit;
  view.graph_whose = plotter.whose();
  const std::vector<std::string> brief = short_names(open.names);
  const std::vector<double>& losses = view.graph.back().loss_by_seat;
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const int seat = static_cast<int>(i);
    if (look.viewer && *look.viewer != seat) continue;
    view.lost.push_back(loss_line(seat, brief[i], open.names[i], losses[i], view.graph_unit));
  }
}

}  // namespace kibic::gui
