#include "gui/wx/event_list.h"

#include <wx/dc.h>

#include <algorithm>
#include <utility>

#include "gui/wx/mark_badge.h"
#include "gui/wx/words.h"

namespace kibic::gui {

EventList::EventList(wxWindow* parent) : RowList(parent) {
  on_click = [this](std::size_t row) {
    if (on_node && row < rows_.size()) on_node(rows_[row].node);
  };
}

void EventList::show(const View& view) {
  set_empty_text(view.mistakes_only ? text(view.mistakes) : wxString());
  if (rows_ == view.events) return;
  const std::vector<EventRow> before = std::exchange(rows_, view.events);
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [](const EventRow& row) { return row.is_current; });
  const int current = found == rows_.end() ? wxNOT_FOUND : static_cast<int>(found - rows_.begin());
  const bool is_same_layout = std::equal(
      rows_.begin(), rows_.end(), before.begin(), before.end(),
      [](const EventRow& a, const EventRow& b) { return a.comment.empty() == b.comment.empty(); });
  if (!is_same_layout) {
    rows_changed(rows_.size(), current);
    return;
  }
  select(current);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (rows_[row] != before[row]) row_changed(row);
  }
}

wxString EventList::full_text(std::size_t row) const {
  if (row >= rows_.size()) return {};
  const EventRow& event = rows_[row];
  wxString full = text(event.text);
  if (!event.price.empty()) full += "  " + text(event.price);
  if (!event.comment.empty()) full += "\n" + text(event.comment);
  return full;
}

wxCoord EventList::OnMeasureItem(size_t row) const {
  const int lines = rows_[row].comment.empty() ? 1 : 2;
  return lines * line_height() + FromDIP(6);
}

void EventList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
  const EventRow& event = rows_[row];
  wxRect inner = rect;
  inner.Deflate(FromDIP(6), FromDIP(3));
  inner.width -= scroll_bar_room();
  wxRect line = inner;
  line.height = line_height();
  draw_line(dc, line, row);
  if (event.comment.empty()) return;
  const int indent = FromDIP(30 + 16 * event.depth);
  dc.SetFont(small());
  dc.SetTextForeground(faint(row));
  wxString first = text(event.comment);
  first.Replace("\n", " ");
  draw_text(dc, first,
            {inner.x + indent, inner.y + line_height(), inner.width - indent, line_height()});
}

void EventList::draw_line(wxDC& dc, wxRect rect, std::size_t row) const {
  const EventRow& event = rows_[row];
  const wxSize badge = badge_size(*this);
  const int number_width = FromDIP(24);
  dc.SetFont(GetFont());
  dc.SetTextForeground(faint(row));
  draw_text(dc, text(event.number), {rect.x, rect.y, number_width, rect.height}, wxALIGN_RIGHT);
  const int indent = number_width + FromDIP(6 + 16 * event.depth);
  rect.x += indent;
  rect.width -= indent;

  if (!event.price.empty()) {
    const int width = std::min(dc.GetTextExtent(text(event.price)).x, rect.width / 2);
    dc.SetTextForeground(ink(row));
    draw_text(dc, text(event.price), {rect.GetRight() + 1 - width, rect.y, width, rect.height},
              wxALIGN_RIGHT);
    rect.width -= width + FromDIP(6);
  }
  if (!event.mark.empty()) {
    draw_badge(
        dc, {rect.GetRight() + 1 - badge.x, rect.y + (rect.height - badge.y) / 2, badge.x, badge.y},
        event.mark, event.mark_class);
    rect.width -= badge.x + FromDIP(6);
  }
  if (!event.own_mark.empty()) {
    draw_own_badge(
        dc, {rect.GetRight() + 1 - badge.x, rect.y + (rect.height - badge.y) / 2, badge.x, badge.y},
        event.own_mark, event.own_class, ink(row));
    rect.width -= badge.x + FromDIP(6);
  }
  dc.SetFont(event.is_current ? bold() : GetFont());
  dc.SetTextForeground(event.is_divergent && !IsSelected(row)
                           ? theme().warning
                           : (event.is_engine_line ? faint(row) : ink(row)));
  draw_text(dc, text((event.is_divergent ? "⚠ " : "") + event.text), rect);
}

}  // namespace kibic::gui
