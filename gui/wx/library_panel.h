// The library with a field to find records in it, once there are many.
#pragma once

#include <wx/panel.h>

#include <functional>

#include "gui/presenter/view.h"

class wxSearchCtrl;

namespace kibic::gui {

class LibraryList;

class LibraryPanel : public wxPanel {
 public:
  explicit LibraryPanel(wxWindow* parent);

  std::function<void()> on_leave;  // the user is done with typing

  LibraryList& list() { return *list_; }
  const LibraryList& list() const { return *list_; }
  void show(const View& view);
  // Shows the field however few records there are.
  void start_finding();

 private:
  void on_key(wxKeyEvent& event);

  wxSearchCtrl* field_;
  LibraryList* list_;
};

}  // namespace kibic::gui
