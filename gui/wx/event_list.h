// The events of the record with its variations, marks and comments, one a row.
#pragma once

#include <functional>
#include <vector>

#include "gui/wx/row_list.h"

namespace kibic::gui {

class EventList : public RowList {
 public:
  explicit EventList(wxWindow* parent);

  std::function<void(std::size_t node)> on_node;

  void show(const View& view);

 protected:
  wxString full_text(std::size_t row) const override;
  wxCoord OnMeasureItem(size_t row) const override;
  void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;

 private:
  void draw_line(wxDC& dc, wxRect rect, std::size_t row) const;

  std::vector<EventRow> rows_;
};

}  // namespace kibic::gui
