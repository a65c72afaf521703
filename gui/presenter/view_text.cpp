#include <fmt/format.h>

#include <algorithm>

#include "core/base/message.h"
#include "core/base/text.h"
#include "gui/presenter/view.h"

namespace kibic::gui {
namespace {

std::string_view name_of(MarkClass mark) {
  switch (mark) {
    case MarkClass::none:
      return "none";
    case MarkClass::good:
      return "good";
    case MarkClass::dubious:
      return "dubious";
    case MarkClass::bad:
      return "bad";
    case MarkClass::very_bad:
      return "very-bad";
  }
  return "";
}

// Lines "key: value"; empty values are left out.
class Writer {
 public:
  void line(std::string_view key, std::string_view value) {
    if (!value.empty()) text_ += fmt::format("{}: {}\n", key, value);
  }
  void flag(std::string_view key, bool is_on) {
    if (is_on) text_ += fmt::format("{}\n", key);
  }
  // Fields of one row; empty ones are left out.
  void row(std::string_view key, const std::vector<std::string>& fields) {
    std::vector<std::string> full;
    for (const std::string& field : fields) {
      if (!field.empty()) full.push_back(field);
    }
    text_ += fmt::format("{}: {}\n", key, join(full, " | "));
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

std::string mark_field(const std::string& mark, MarkClass mark_class) {
  return mark.empty() ? std::string() : fmt::format("{} {}", mark, name_of(mark_class));
}

std::string when(bool is_on, std::string_view word) {
  return std::string(is_on ? word : "");
}

void write_files(const View& view, Writer& out) {
  for (const FileRow& file : view.files) {
    out.row("file", {file.title, file.detail, when(file.has_error, "error")});
    for (const std::string& finding : file.findings) out.line("  finding", finding);
    for (const RecordRow& record : file.records) {
      out.row("  record",
              {record.title, record.detail, mark_field(record.worst_mark, record.worst_class),
               record.worst_price, when(record.is_dearest, "dearest"),
               record.flagged > 0 ? fmt::format("{} flagged", record.flagged) : "",
               when(record.is_reviewed, "reviewed")});
    }
  }
  if (view.selected) {
    out.line("selected", fmt::format("{}, {}", (*view.selected)[0], (*view.selected)[1]));
  }
}

void write_seats(const View& view, Writer& out) {
  for (const SeatLine& seat : view.seats) {
    out.row("seat", {seat.name, seat.role, seat.position, seat.score, join(seat.deeds, ", "),
                     seat.result, when(seat.is_to_act, "to act")});
  }
  if (!view.tally.empty()) out.row("sides", view.sides);
  for (const TallyLine& line : view.tally) {
    std::vector<std::string> fields{line.name, when(line.is_sum, "sum")};
    fields.insert(fields.end(), line.by_side.begin(), line.by_side.end());
    out.row("tally", fields);
  }
  for (const PartLine& part : view.parts) out.row("part", {part.name, part.standing, part.amount});
}

void write_scene(const View& view, Writer& out) {
  if (!view.scene) return;
  for (const SceneZone& zone : view.scene->zones) {
    std::vector<std::string> pieces;
    for (const ScenePiece& piece : zone.pieces) {
      const std::string order = piece.order > 0 ? fmt::format("{}:", piece.order) : "";
      pieces.push_back(order + piece.name + (piece.is_marked ? "*" : "") +
                       (piece.is_dimmed ? "~" : ""));
    }
    out.line("zone " + zone.id, join(pieces, " "));
    if (!pieces.empty()) out.line("zone " + zone.id + " hint", render(zone.hint));
  }
  for (const SceneText& text : view.scene->texts) out.line("table text", render(text.text));
}

void write_practice(const View& view, Writer& out) {
  if (!view.practice) return;
  const PracticeView& practice = *view.practice;
  out.line("practice", practice.status);
  for (const PracticeSeat& seat : practice.seats) {
    out.row("practice seat",
            {seat.name, practice.controllers[seat.controller], when(seat.is_to_act, "to act")});
  }
  for (const ActionRow& row : practice.actions) out.row("action", {row.action, row.text});
  for (const ContestRow& row : practice.contest) {
    out.row("contest", {row.name, row.deals, row.won, when(row.is_playing, "playing")});
  }
}

void write_events(const View& view, Writer& out) {
  for (const EventRow& row : view.events) {
    const std::string indent(static_cast<std::size_t>(2 * row.depth), ' ');
    out.row(fmt::format("{}{}node {}", indent, row.is_current ? "> " : "", row.node),
            {row.number, row.text, mark_field(row.mark, row.mark_class), row.price,
             when(row.is_divergent, "against the rules"), when(row.is_engine_line, "engine line"),
             row.own_mark.empty() ? "" : "own " + mark_field(row.own_mark, row.own_class),
             row.comment});
  }
}

void write_decision(const View& view, Writer& out) {
  out.line("verdict", view.verdict_title);
  for (const CandidateRow& row : view.candidates) {
    out.row("candidate", {row.action, row.value, row.interval, fmt::format("{:.2f}", row.share),
                          when(row.is_best, "best"), when(row.is_played, "played"),
                          when(row.is_rule_player, "rule player"), row.first_card});
  }
  for (const std::string& sentence : view.explanation) out.line("because", sentence);
}

void write_numbers(const View& view, Writer& out) {
  for (const SceneArrow& arrow : view.arrows) {
    out.line(fmt::format("arrow {}", name_of(arrow.kind)), join(arrow.path, " "));
  }
  for (const SceneTable& table : view.numbers) {
    std::vector<std::string> heads;
    for (const Message& head : table.heads) heads.push_back(render(head));
    out.row("numbers", {render(table.title), join(heads, ", ")});
    for (const SceneTableRow& row : table.rows) out.row("  row", row.cells);
  }
}

std::string value_field(const GraphPoint& point) {
  if (!point.value) return {};
  const std::string played =
      point.played ? fmt::format(" played {:.3f}", *point.played) : std::string();
  return fmt::format("{:.3f} in {:.3f} {:.3f}{}", *point.value, point.interval[0],
                     point.interval[1], played);
}

void write_graph(const View& view, Writer& out) {
  out.line("graph unit", view.graph_unit);
  out.line("graph whose", view.graph_whose);
  for (const LossLine& line : view.lost) out.row("lost", {line.shortly, line.hint});
  for (const GraphPoint& point : view.graph) {
    std::vector<std::string> losses;
    for (const double loss : point.loss_by_seat) losses.push_back(fmt::format("{:.3f}", loss));
    out.row(fmt::format("point {}", point.node),
            {fmt::format("{:.3f}", point.x), value_field(point), join(losses, " "),
             point.seat < 0 ? "" : fmt::format("seat {}", point.seat),
             mark_field(point.mark, point.mark_class)});
    if (point.value) {
      std::string hint = point.hint;
      std::replace(hint.begin(), hint.end(), '\n', '/');
      out.line("  hint", hint);
    }
  }
}

}  // namespace

std::string to_text(const View& view) {
  Writer out;
  out.line("title", view.title);
  out.line("hint", view.hint);
  out.flag("unkept edits", view.has_unkept);
  out.line("message", view.message);
  out.line("walk", view.walk);
  if (!view.progress.text.empty()) {
    out.row("progress",
            {view.progress.text, fmt::format("{} of {}", view.progress.done, view.progress.total)});
  }
  out.flag("analysing", view.is_analysing);
  out.flag("thinking", view.is_thinking);
  out.flag("answers by itself", view.answers_by_itself);
  write_files(view, out);
  out.line("contract", view.contract);
  out.line("seat view", view.seat_view);
  write_seats(view, out);
  write_scene(view, out);
  write_numbers(view, out);
  out.line("playable", join(view.playable, ", "));
  out.line("picked", join(view.picked, " "));
  write_practice(view, out);
  out.line("mistakes", view.mistakes);
  out.flag("mistakes only", view.mistakes_only);
  write_events(view, out);
  write_decision(view, out);
  write_graph(view, out);
  out.line("comment", view.comment);
  out.line("mark", view.mark);
  out.flag("can undo", view.can_undo);
  out.flag("can redo", view.can_redo);
  return out.take();
}

}  // namespace kibic::gui
