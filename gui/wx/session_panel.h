// The score of the session: what was won since its start, deal by deal. A click goes to the deal,
// the pointer tells about it.
#pragma once

#include <wx/panel.h>

#include <array>
#include <cstddef>
#include <functional>
#include <optional>

#include "gui/presenter/axis.h"
#include "gui/presenter/view.h"
#include "gui/wx/theme.h"

class wxDC;
class wxGraphicsContext;

namespace kibic::gui {

class SessionPanel : public wxPanel {
 public:
  explicit SessionPanel(wxWindow* parent);

  std::function<void(std::size_t file, std::size_t record)> on_record;

  void show(const View& view);

 private:
  wxRect plot() const;
  int x_of(std::size_t point) const;  // 0 is the start of the session
  int y_of(double value) const;
  std::optional<std::size_t> point_near(int x) const;
  wxString label_of(double tick) const;
  wxPen pen_of(std::size_t line) const;

  void paint(wxDC& dc);
  void paint_line(wxGraphicsContext& gc, std::size_t line) const;
  void paint_place(wxDC& dc) const;
  void paint_legend(wxDC& dc) const;
  void on_pointer(wxMouseEvent& event);

  Theme theme_;
  SessionCurve shown_;
  Axis axis_;
  int labels_width_ = 0;
  wxString tip_;
};

}  // namespace kibic::gui
