// The course of the deal: its value for one side with its 95 %, what mistakes cost, and what each
// seat has lost so far. A click goes to the event, the pointer tells about it.
#pragma once

#include <wx/bitmap.h>
#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/axis.h"
#include "gui/presenter/view.h"
#include "gui/wx/theme.h"

class wxDC;
class wxGraphicsContext;

namespace kibic::gui {

class GraphPanel : public wxPanel {
 public:
  explicit GraphPanel(wxWindow* parent);

  std::function<void(std::size_t node)> on_node;
  std::function<void(int count)> on_wheel;

  void show(const View& view);

 private:
  struct Shown {
    std::vector<GraphPoint> points;
    std::string unit;
    std::string whose;
    std::vector<LossLine> lost;
    bool operator==(const Shown&) const = default;
  };
  struct Entry {  // of the legend
    wxString shown;
    wxString shortest;
    wxString hint;
  };
  struct Key {  // where an entry was painted, and its hint
    wxRect rect;
    wxString text;
  };

  wxRect plot() const;
  int y_of(double value) const;
  int x_of(const GraphPoint& point) const;
  // The point whose place along the deal is nearest.
  std::optional<std::size_t> point_near(int x) const;
  Axis axis_of_points() const;
  wxString label_of(double tick) const;
  wxPen pen_of_seat(int which, int width) const;
  bool has_judged() const;

  void paint(wxDC& dc);
  // All but the place where one stands and the one under the pointer.
  void paint_picture(wxDC& dc);
  void paint_band(wxGraphicsContext& gc) const;
  void paint_value(wxGraphicsContext& gc) const;
  void paint_losses(wxGraphicsContext& gc, int which) const;
  void paint_drop(wxDC& dc, const GraphPoint& point) const;
  void paint_mark(wxDC& dc, const GraphPoint& point) const;
  std::vector<Entry> legend_entries() const;
  void paint_legend(wxDC& dc);
  void paint_place(wxDC& dc, std::size_t point, const wxPen& pen) const;

  void on_pointer(wxMouseEvent& event);
  wxString tip_at(wxPoint place) const;

  Theme theme_;
  Shown shown_;
  Axis axis_;
  int labels_width_ = 0;
  std::vector<Key> legend_;
  std::optional<std::size_t> current_;  // node
  std::optional<std::size_t> hovered_;  // point
  wxString shown_tip_;
  wxBitmap picture_;  // kept, as most steps change only the place
};

}  // namespace kibic::gui
