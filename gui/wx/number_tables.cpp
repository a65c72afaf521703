#include "gui/wx/number_tables.h"

#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>

#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr int most_width = 21;  // in heights of a line

class TablePainter {
 public:
  TablePainter(wxDC& dc, const wxWindow& window, const Theme& theme, const wxRect& inner)
      : dc_(dc),
        theme_(theme),
        inner_(inner),
        line_(window.GetCharHeight()),
        gap_(window.FromDIP(8)),
        plain_(scaled_font(window, 0.92)),
        strong_(scaled_font(window, 0.92, true)),
        y_(inner.y) {}

  void paint(const SceneTable& table) {
    measure(table);
    paint_title(table);
    if (!table.heads.empty() && has_room()) paint_heads(table);
    for (const SceneTableRow& row : table.rows) {
      if (!has_room()) return;
      paint_row(row);
    }
    y_ += gap_;
  }
  int y() const { return y_; }

 private:
  bool has_room() const { return y_ + line_ <= inner_.GetBottom() + 1; }

  // The first column gets what it needs, the others share the rest.
  void measure(const SceneTable& table) {
    columns_ = table.heads.size();
    first_ = 0;
    dc_.SetFont(strong_);
    for (const SceneTableRow& row : table.rows) {
      columns_ = std::max(columns_, row.cells.size());
      if (!row.cells.empty()) first_ = std::max(first_, dc_.GetTextExtent(text(row.cells[0])).x);
    }
    first_ = std::min(first_ + gap_, inner_.width / 2);
    const auto others = static_cast<int>(std::max<std::size_t>(2, columns_) - 1);
    other_ = (inner_.width - first_) / others;
  }

  void paint_title(const SceneTable& table) {
    const wxString title = text(table.title);
    if (title.empty() || !has_room()) return;
    dc_.SetFont(strong_);
    dc_.SetTextForeground(theme_.felt_text);
    dc_.DrawText(fitted(dc_, title, inner_.width), inner_.x, y_);
    y_ += line_;
  }

  void paint_heads(const SceneTable& table) {
    dc_.SetFont(plain_);
    dc_.SetTextForeground(theme_.felt_faint);
    for (std::size_t i = 0; i < table.heads.size(); ++i) cell(i, text(table.heads[i]));
    y_ += line_;
  }

  void paint_row(const SceneTableRow& row) {
    dc_.SetFont(row.is_strong ? strong_ : plain_);
    dc_.SetTextForeground(row.is_strong ? theme_.accent : theme_.felt_text);
    for (std::size_t i = 0; i < row.cells.size(); ++i) cell(i, text(row.cells[i]));
    y_ += line_;
  }

  void cell(std::size_t column, const wxString& string) {
    if (column == 0) {
      dc_.DrawText(fitted(dc_, string, first_), inner_.x, y_);
      return;
    }
    const wxString shown = fitted(dc_, string, other_ - gap_ / 2);
    const int right = inner_.x + first_ + static_cast<int>(column) * other_;
    dc_.DrawText(shown, right - dc_.GetTextExtent(shown).x, y_);
  }

  wxDC& dc_;
  const Theme& theme_;
  wxRect inner_;
  int line_;
  int gap_;
  wxFont plain_;
  wxFont strong_;
  std::size_t columns_ = 0;
  int first_ = 0;
  int other_ = 0;
  int y_;
};

int lines_of(const std::vector<SceneTable>& tables) {
  std::size_t lines = 0;
  for (const SceneTable& table : tables) {
    lines += table.rows.size() + (table.heads.empty() ? 0 : 1) + (table.title.id.empty() ? 0 : 1);
  }
  return static_cast<int>(lines);
}

}  // namespace

int paint_number_tables(wxDC& dc, const wxWindow& window, const Theme& theme,
                        const std::vector<SceneTable>& tables, const wxRect& space) {
  const int gap = window.FromDIP(8);
  const int needed =
      lines_of(tables) * window.GetCharHeight() + (static_cast<int>(tables.size()) + 1) * gap;
  wxRect board = space;
  board.height = std::min(space.height, needed);
  board.width = std::min(space.width, most_width * window.GetCharHeight());
  if (tables.empty() || board.height < 4 * window.GetCharHeight()) return 0;
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(theme.felt_edge));
  dc.DrawRoundedRectangle(board, gap);
  wxRect inner = board;
  inner.Deflate(gap + gap / 2, gap);
  TablePainter painter(dc, window, theme, inner);
  for (const SceneTable& table : tables) painter.paint(table);
  return board.height;
}

}  // namespace kibic::gui
