#include "gui/app/window_keeper.h"

#include <wx/display.h>

#include <utility>
#include <vector>

#include "gui/app/small_file.h"

namespace kibic::gui {
namespace {

std::vector<Area> screens() {
  std::vector<Area> all;
  for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) {
    const wxRect usable = wxDisplay(i).GetClientArea();
    all.push_back({usable.x, usable.y, usable.width, usable.height});
  }
  return all;
}

}  // namespace

WindowKeeper::WindowKeeper(MainFrame& frame, std::filesystem::path path)
    : frame_(frame), path_(std::move(path)) {
  frame_.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    note_area();
  });
  frame_.Bind(wxEVT_MOVE, [this](wxMoveEvent& event) {
    event.Skip();
    note_area();
  });
}

void WindowKeeper::note_area() {
  if (!frame_.IsShown() || frame_.IsMaximized() || frame_.IsIconized()) return;
  const wxRect rect = frame_.GetRect();
  area_ = {rect.x, rect.y, rect.width, rect.height};
}

bool WindowKeeper::restore() {
  const auto text = path_.empty() ? std::nullopt : read_small_file(path_);
  const auto layout = text ? layout_from_json(*text) : std::nullopt;
  const auto all = screens();
  if (!layout || all.empty()) return false;
  area_ = fitted_area(layout->area, all);
  frame_.SetSize(area_.x, area_.y, area_.width, area_.height);
  frame_.set_panes(layout->panes);
  if (layout->is_maximized) frame_.Maximize();
  return true;
}

void WindowKeeper::save() {
  if (path_.empty()) return;
  note_area();
  if (area_ == Area()) return;  // it was never shown as a window
  write_small_file(path_, to_json({area_, frame_.IsMaximized(), frame_.panes()}));
}

std::filesystem::path layout_path() {
  const std::filesystem::path place = last_place_path();
  return place.empty() ? place : place.parent_path() / "layout.json";
}

}  // namespace kibic::gui
