#include "gui/wx/row_list.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>

#include <algorithm>

#include "gui/wx/fitted.h"

namespace kibic::gui {

RowList::RowList(wxWindow* parent) : theme_(current_theme()) {
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
  SetFont(parent->GetFont());
  follow_system();
  Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (on_click && event.GetInt() >= 0) on_click(static_cast<std::size_t>(event.GetInt()));
  });
  Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
    if (on_double_click && event.GetInt() >= 0) {
      on_double_click(static_cast<std::size_t>(event.GetInt()));
    }
  });
  // A list that gets lower keeps the row where one stands.
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    CallAfter([this] {
      const int row = GetSelection();
      if (row >= 0 && !IsRowVisible(static_cast<std::size_t>(row))) {
        ScrollToRow(static_cast<std::size_t>(row));
      }
    });
  });
  Bind(wxEVT_PAINT, &RowList::paint_empty, this);
  Bind(wxEVT_MOTION, &RowList::on_pointer, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    follow_system();
    event.Skip();
  });
}

void RowList::follow_system() {
  theme_ = current_theme();
  pictures_.clear();
  line_height_ = GetCharHeight();
  bold_ = scaled_font(*this, 1, true);
  small_ = scaled_font(*this, 0.9);
  SetBackgroundColour(theme_.paper);
  SetForegroundColour(theme_.ink);  // else each paint asks the desktop: see MainFrame
  SetSelectionBackground(theme_.selection);
  Refresh();
}

void RowList::on_pointer(wxMouseEvent& event) {
  event.Skip();
  const int row = VirtualHitTest(event.GetY());
  if (row == hovered_) return;
  hovered_ = row;
  if (row == wxNOT_FOUND) {
    UnsetToolTip();
  } else {
    SetToolTip(full_text(static_cast<std::size_t>(row)));
  }
}

void RowList::set_empty_text(const wxString& words) {
  if (words == empty_text_) return;
  empty_text_ = words;
  if (GetItemCount() == 0) Refresh();
}

// The base class paints rows only.
void RowList::paint_empty(wxPaintEvent& event) {
  if (GetItemCount() > 0) {
    event.Skip();
    return;
  }
  wxPaintDC dc(this);
  dc.SetBackground(wxBrush(theme_.paper));
  dc.Clear();
  dc.SetFont(small_);
  dc.SetTextForeground(theme_.faint);
  const wxRect rect(GetClientSize());
  const int width = std::min(dc.GetTextExtent(empty_text_).x, rect.width - FromDIP(16));
  draw_text(dc, empty_text_, {(rect.width - width) / 2, FromDIP(12), width, line_height_});
}

void RowList::rows_changed(std::size_t count, int current) {
  hovered_ = wxNOT_FOUND;
  pictures_.clear();
  if (GetItemCount() != count) SetItemCount(count);
  select(current);
  Refresh();
}

void RowList::row_changed(std::size_t row) {
  pictures_.erase(row);
  RefreshRow(row);
}

void RowList::select(int current) {
  if (current == GetSelection()) return;
  // Scrolling costs a redraw of all, so it is done rarely, and then far enough.
  const bool is_inside = current >= 0 && static_cast<std::size_t>(current) >= GetVisibleBegin() &&
                         static_cast<std::size_t>(current) + 1 < GetVisibleEnd();
  if (current >= 0 && !is_inside && GetClientSize().y > 0) {
    const std::size_t before = (GetVisibleEnd() - GetVisibleBegin()) / 3;
    const auto row = static_cast<std::size_t>(current);
    ScrollToRow(row > before ? row - before : 0);
  }
  SetSelection(current);
}

wxColour RowList::ink(std::size_t row) const {
  return IsSelected(row) ? theme_.selection_ink : theme_.ink;
}

wxColour RowList::faint(std::size_t row) const {
  return IsSelected(row) ? theme_.selection_ink : theme_.faint;
}

void RowList::draw_text(wxDC& dc, const wxString& string, const wxRect& rect, int alignment) const {
  if (rect.width <= 0 || string.empty()) return;
  // Measuring is what costs most, so it is done once for a text that fits.
  wxSize size = dc.GetTextExtent(string);
  wxString shown = string;
  if (size.x > rect.width) {
    shown = fitted(dc, string, rect.width);
    size.x = rect.width;
  }
  const int x = (alignment & wxALIGN_RIGHT) != 0 ? rect.GetRight() + 1 - size.x : rect.x;
  dc.DrawText(shown, x, rect.y + (rect.height - size.y) / 2);
}

void RowList::OnDrawItem(wxDC& dc, const wxRect& rect, size_t row) const {
  constexpr std::size_t most_pictures = 256;  // more rows than fit on a screen
  if (pictures_.size() > most_pictures) pictures_.clear();
  Picture& kept = pictures_[row];
  if (!kept.bitmap.IsOk() || kept.size != rect.GetSize() || kept.is_selected != IsSelected(row)) {
    ++painted_rows_;
    kept.size = rect.GetSize();
    kept.is_selected = IsSelected(row);
    kept.bitmap.CreateScaled(std::max(1, rect.width), std::max(1, rect.height),
                             wxBITMAP_SCREEN_DEPTH, GetContentScaleFactor());
    wxMemoryDC memory(kept.bitmap);
    const wxRect whole(rect.GetSize());
    OnDrawBackground(memory, whole, row);
    draw_row(memory, whole, row);
  }
  dc.DrawBitmap(kept.bitmap, rect.GetPosition());
}

void RowList::OnDrawBackground(wxDC& dc, const wxRect& rect, size_t row) const {
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(IsSelected(row) ? theme_.selection : theme_.paper));
  dc.DrawRectangle(rect);
}

}  // namespace kibic::gui
