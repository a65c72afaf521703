// A list that paints its rows itself and holds no more than it shows: thousands of rows cost
// nothing. What lists of ours have in common.
#pragma once

#include <wx/vlbox.h>

#include <cstddef>
#include <functional>

#include "gui/wx/theme.h"

namespace kibic::gui {

class RowList : public wxVListBox {
 public:
  explicit RowList(wxWindow* parent);

  std::function<void(std::size_t row)> on_click;
  std::function<void(std::size_t row)> on_double_click;

 protected:
  // What a row says in full, where it may be cut; shown under the pointer.
  virtual wxString full_text(std::size_t row) const = 0;

  // To be called when the rows changed. Keeps the place; `current` is selected and made visible.
  void rows_changed(std::size_t count, int current);

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
  int line_height() const { return GetCharHeight(); }

  void OnDrawBackground(wxDC& dc, const wxRect& rect, size_t row) const override;

 private:
  void on_pointer(wxMouseEvent& event);
  void follow_system();

  Theme theme_;
  wxFont bold_;
  wxFont small_;
  int hovered_ = wxNOT_FOUND;
};

}  // namespace kibic::gui
