// The part of a menu that lists whose cards may be seen: all, or those of one seat, by name.
#pragma once

#include <wx/windowid.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/view.h"

class wxFrame;
class wxMenu;

namespace kibic::gui {

class SeatMenu {
 public:
  std::function<void(std::optional<int> seat)> on_seat;  // empty: all cards

  // Adds itself to the end of the menu; both have to live as long as this is used.
  void attach(wxFrame& frame, wxMenu& menu);
  void show(const View& view);

 private:
  static constexpr int most_seats = 8;

  void list(const std::vector<std::string>& names);

  // The first one is for all cards.
  wxWindowIDRef first_id_;
  wxMenu* menu_ = nullptr;
  std::vector<std::string> names_;
};

}  // namespace kibic::gui
