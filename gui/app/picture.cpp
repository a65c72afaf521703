#include "gui/app/picture.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/statusbr.h>

#include <algorithm>

namespace kibic::gui {
namespace {

wxBitmap bitmap_for(const wxWindow& window, const wxSize& size) {
  wxBitmap bitmap;
  bitmap.CreateScaled(std::max(1, size.x), std::max(1, size.y), wxBITMAP_SCREEN_DEPTH,
                      window.GetContentScaleFactor());
  return bitmap;
}

// A copy of the screen would not do: the toolkit caches it.
void copy(wxWindow& part, const wxPoint& at, wxMemoryDC& target) {
  wxClientDC window(&part);
  const wxSize size = part.GetClientSize();
  target.Blit(at.x, at.y, size.x, size.y, &window, 0, 0);
}

}  // namespace

wxBitmap picture_of(wxFrame& frame) {
  frame.Update();
  const wxRect whole = frame.GetScreenRect();
  wxBitmap bitmap = bitmap_for(frame, whole.GetSize());
  wxMemoryDC memory(bitmap);
  copy(*frame.GetMenuBar(), {}, memory);
  for (wxWindow* part :
       {static_cast<wxWindow*>(&frame), static_cast<wxWindow*>(frame.GetStatusBar())}) {
    copy(*part, part->ClientToScreen(wxPoint()) - whole.GetPosition(), memory);
  }
  memory.SelectObject(wxNullBitmap);
  return bitmap;
}

wxBitmap picture_of(wxWindow& window) {
  window.Update();
  wxBitmap bitmap = bitmap_for(window, window.GetClientSize());
  wxMemoryDC memory(bitmap);
  copy(window, {}, memory);
  memory.SelectObject(wxNullBitmap);
  return bitmap;
}

}  // namespace kibic::gui
