// The events with what the mistakes among them cost, and the switch that leaves only those.
#pragma once

#include <wx/panel.h>

#include <functional>

#include "gui/presenter/view.h"

class wxCheckBox;
class wxStaticText;

namespace kibic::gui {

class EventList;

class EventPanel : public wxPanel {
 public:
  explicit EventPanel(wxWindow* parent);

  std::function<void()> on_mistakes_only;  // the switch was clicked

  EventList& list() { return *list_; }
  const EventList& list() const { return *list_; }
  void show(const View& view);

 private:
  wxCheckBox* mistakes_only_;
  wxStaticText* mistakes_;
  EventList* list_;
  std::string shown_mistakes_;
};

}  // namespace kibic::gui
