// The verdict on the current action, in sentences that can be selected and copied.
#pragma once

#include <wx/panel.h>

#include <string>
#include <vector>

#include "gui/presenter/view.h"

class wxStaticText;
class wxTextCtrl;

namespace kibic::gui {

class ExplanationPanel : public wxPanel {
 public:
  explicit ExplanationPanel(wxWindow* parent);

  void show(const View& view);

 private:
  wxStaticText* title_;
  wxTextCtrl* sentences_;
  std::string shown_title_;
  std::vector<std::string> shown_;
};

}  // namespace kibic::gui
