// A list that paints its rows itself and holds no more than it shows: thousands of rows cost
// nothing. What lists of ours have in common.
#pragma once

#include <wx/bitmap.h>
#include <wx/vlbox.h>

#include <cstddef>
#include <functional>
#include <map>

#include "gui/wx/theme.h"

namespace kibic::gui {

class RowList : public wxVListBox {
 public:
  explicit RowList(wxWindow* parent);

  std::function<void(std::size_t row)> on_click;
  std::function<void(std::size_t row)> on_double_click;

  // Rows painted so far whose kept picture would not do.
  std::size_t painted_rows() const { return painted_rows_; }

 protected:
  // Paints a row on its background. What it paints is kept until the row is said to have changed.
  virtual void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const = 0;
  // What a row says in full, where it may be cut; shown under the pointer.
  virtual wxString full_text(std::size_t row) const = 0;

  // To be called when the rows changed. Keeps the place; `current` is selected and made visible.
  void rows_changed(std::size_t count, int current);

  // To be called when one row changed, but not its height.
  void row_changed(std::size_t row);

  // Selects the row, or none if negative, and makes it visible.
  void select(int current);

  const Theme& theme() const { return theme_; }
  wxColour ink(std::size_t row) const;
  wxColour faint(std::size_t row) const;
  // Cut with an ellipsis to `width`, centred vertically in the rect.
  void draw_text(wxDC& dc, const wxString& string, const wxRect& rect,
                 int alignment = wxALIGN_LEFT) const;
  // Kept, since making one takes longer than drawing a row.
  const wxFont& bold() const { return bold_; }
  const wxFont& small() const { return small_; }
  int line_height() const { return line_height_; }
  // The scroll bar lies over the right edge of the rows.
  int scroll_bar_room() const { return FromDIP(4); }
  // Shown in place of rows when there are none.
  void set_empty_text(const wxString& words);

  void OnDrawItem(wxDC& dc, const wxRect& rect, size_t row) const final;
  void OnDrawBackground(wxDC& dc, const wxRect& rect, size_t row) const override;

 private:
  // Text is slow to paint, and the toolkit asks for all rows when one changed.
  struct Picture {
    wxBitmap bitmap;
    wxSize size;
    bool is_selected = false;
  };

  void on_pointer(wxMouseEvent& event);
  void follow_system();
  void paint_empty(wxPaintEvent& event);

  mutable std::map<std::size_t, Picture> pictures_;  // by row
  mutable std::size_t painted_rows_ = 0;
  Theme theme_;
  wxFont bold_;
  wxFont small_;
  int line_height_ = 0;
  wxString empty_text_;
  int hovered_ = wxNOT_FOUND;
};

}  // namespace kibic::gui
