// What each seat has lost by its mistakes along the deal; a click goes to the event.
#pragma once

#include <wx/bitmap.h>
#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

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
    std::vector<std::string> names;  // by seat
    bool operator==(const Shown&) const = default;
  };

  wxRect plot() const;
  double highest() const;  // of all losses; never 0
  wxPoint at(double x, double loss) const;
  // The point whose place along the deal is nearest.
  std::optional<std::size_t> point_near(int x) const;

  void paint(wxDC& dc);
  // All but the place where one stands.
  void paint_picture(wxDC& dc) const;
  void paint_axes(wxDC& dc) const;
  void paint_current(wxDC& dc) const;
  void paint_line(wxGraphicsContext& gc, std::size_t seat) const;
  void paint_legend(wxDC& dc) const;
  void paint_mark(wxDC& dc, const GraphPoint& point) const;

  Theme theme_;
  Shown shown_;
  std::optional<std::size_t> current_;  // node
  wxBitmap picture_;                    // kept, as most steps change only the place
};

}  // namespace kibic::gui
