// What could have been played, best first, with value, interval and a bar.
#pragma once

#include <functional>
#include <vector>

#include "gui/wx/row_list.h"

namespace kibic::gui {

class CandidateList : public RowList {
 public:
  explicit CandidateList(wxWindow* parent);

  // A double click: to be played as a variation.
  std::function<void(const std::string& action)> on_action;

  void show(const View& view);

 protected:
  wxString full_text(std::size_t row) const override;
  wxCoord OnMeasureItem(size_t row) const override;
  void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;

 private:
  void draw_bar(wxDC& dc, const wxRect& rect, std::size_t row) const;
  // Who chose it, as words.
  wxString choosers(const CandidateRow& candidate) const;

  std::vector<CandidateRow> rows_;
};

}  // namespace kibic::gui
