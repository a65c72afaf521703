#include "gui/wx/seat_menu.h"

#include <wx/frame.h>
#include <wx/menu.h>

#include <utility>

#include "gui/wx/words.h"

namespace kibic::gui {

void SeatMenu::attach(wxFrame& frame, wxMenu& menu) {
  menu_ = &menu;
  first_id_ = wxWindow::NewControlId(most_seats + 1);
  menu.AppendSeparator();
  menu.AppendRadioItem(first_id_, words(KIBIC_TEXT("&All cards")));
  frame.Bind(
      wxEVT_MENU,
      [this](wxCommandEvent& event) {
        const int seat = event.GetId() - first_id_ - 1;
        if (on_seat) on_seat(seat < 0 ? std::nullopt : std::optional(seat));
      },
      first_id_, first_id_ + most_seats);
}

void SeatMenu::list(const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < names_.size(); ++i) {
    menu_->Destroy(first_id_ + 1 + static_cast<int>(i));
  }
  names_ = names;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    menu_->AppendRadioItem(
        first_id_ + 1 + static_cast<int>(i),
        wxControl::EscapeMnemonics(text(Message(KIBIC_TEXT("As {0} sees it"), names_[i]))));
  }
}

void SeatMenu::show(const View& view) {
  std::vector<std::string> names;
  for (const SeatLine& seat : view.seats) {
    if (names.size() < most_seats) names.push_back(seat.name);
  }
  if (names != names_) list(names);
  const int chosen = view.viewer ? *view.viewer + 1 : 0;
  if (wxMenuItem* item = menu_->FindItem(first_id_ + chosen)) item->Check();
}

}  // namespace kibic::gui
