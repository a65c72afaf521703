// The status bar: what goes on or which keys there are, how far the background work is, and its
// end.
#pragma once

#include <wx/statusbr.h>

#include <functional>

#include "gui/presenter/view.h"

class wxButton;
class wxGauge;

namespace kibic::gui {

class StatusBar : public wxStatusBar {
 public:
  explicit StatusBar(wxWindow* parent);

  std::function<void()> on_cancel;

  void show(const View& view);

 protected:
  // With the next painting: the toolkit's own paints the whole window at once.
  void DoUpdateStatusText(int field) override;

 private:
  void place();
  void show_progress(const Progress& progress);

  wxGauge* gauge_;
  wxButton* cancel_;  // beside the gauge
  Progress shown_;
};

}  // namespace kibic::gui
