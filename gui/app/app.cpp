#include "gui/app/app.h"

#include <wx/display.h>
#include <wx/image.h>
#include <wx/log.h>
#include <wx/uilocale.h>

#include <boost/core/demangle.hpp>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <typeinfo>

#include "db/database_place.h"
#include "gui/app/redraw_times.h"
#include "gui/app/small_file.h"
#include "gui/app/tour.h"
#include "gui/app/wiring.h"

namespace kibic::gui {
namespace {

// The window may be closed elsewhere than where it was opened.
std::vector<std::string> absolute(const std::vector<std::string>& paths) {
  std::vector<std::string> all;
  for (const std::string& path : paths) {
    std::error_code error;
    const std::filesystem::path full = std::filesystem::absolute(path, error);
    all.push_back(error ? path : full.lexically_normal().string());
  }
  return all;
}

// The class of the window that an event is for; empty if it is for none.
std::string source_of(const wxEvent& event) {
  const wxObject* source = event.GetEventObject();
  return source == nullptr ? std::string() : boost::core::demangle(typeid(*source).name());
}

// No larger than the screen, as far as that is known.
wxSize frame_size(const Size& wanted) {
  wxSize size(wanted.width, wanted.height);
  if (wxDisplay::GetCount() > 0) size.DecTo(wxDisplay().GetClientArea().GetSize());
  return size;
}

}  // namespace

bool App::OnInit() {
  SetAppName("kibic");
  SetAppDisplayName("Kibic");
  // What the toolkit has to say is for the terminal, never a box that stops the user.
  delete wxLog::SetActiveTarget(new wxLogStderr);
  wxImage::AddHandler(new wxPNGHandler);
  wxUILocale::UseDefault();
  // Numbers are written with a point in every language; the toolkit has just set the user's.
  std::setlocale(LC_NUMERIC, "C");
  // The application outlives all that may be posted.
  const Executor executor = [this](std::function<void()> work) {
    CallAfter([this, work = std::move(work)] { timed(false, "background result", work); });
  };
  workbench_ = std::make_unique<Workbench>(real_services(options_.level, database()), executor);
  open_frame();
  if (options_.tour) return true;  // which opens its files itself
  if (options_.files.empty()) {
    reopen();
  } else {
    workbench_->open(absolute(options_.files));
  }
  return true;
}

// A tour shows what there is to see and leaves nothing behind.
std::string App::database() const {
  if (options_.tour) return {};
  return options_.database.empty() ? db::default_database_path() : options_.database;
}

void App::open_frame() {
  const Size size = options_.sizes.empty() ? Size() : options_.sizes.front();
  frame_ = new MainFrame(*workbench_, piece_picture, frame_size(size));
  if (!options_.tour) {
    keeper_ = std::make_unique<WindowKeeper>(*frame_, layout_path());
    if (options_.sizes.empty()) keeper_->restore();
    frame_->Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
      keeper_->save();
      event.Skip();
    });
  }
  if (const char* path = std::getenv("KIBIC_GUI_STATE"); path != nullptr && *path != '\0') {
    state_file_ = std::make_unique<StateFile>(path);
  }
  frame_->on_shown = [this] {
    if (state_file_) state_file_->write(workbench_->view(), *frame_);
    if (!options_.tour) keep_place();
  };
  // Cards have their places only now.
  frame_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    frame_->CallAfter([this] {
      if (state_file_) state_file_->write(workbench_->view(), *frame_);
    });
  });
  frame_->Show();
}

void App::reopen() {
  const auto path = last_place_path();
  if (path.empty()) return;
  const auto text = read_small_file(path);
  if (!text) return;
  LastPlace place = place_from_json(*text);
  if (place.paths.empty() && !place.table) return;
  kept_place_ = to_json(place);
  workbench_->reopen(place);
}

// After each change, so that a crash loses nothing.
void App::keep_place() {
  const LastPlace place = workbench_->place();
  if (place.paths.empty() && !place.table) return;
  std::string text = to_json(place);
  if (text == kept_place_) return;
  const auto path = last_place_path();
  if (path.empty() || !write_small_file(path, text)) return;
  kept_place_ = std::move(text);
}

int App::OnRun() {
  if (!options_.tour) return wxApp::OnRun();
  const Tour::Parts parts{*workbench_, *frame_, times_};
  const TourPlan plan{absolute(options_.files), *options_.tour, options_.tour_deals,
                      options_.sizes};
  return Tour(parts, plan, start_).run();
}

int App::OnExit() {
  workbench_.reset();
  return wxApp::OnExit();
}

void App::CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor, wxEvent& event) const {
  const bool is_paint = event.GetEventType() == wxEVT_PAINT;
  const std::string source = source_of(event);
  timed(is_paint, source, [&] { wxApp::CallEventHandler(handler, functor, event); });
}

void App::timed(bool is_paint, const std::string& source, const std::function<void()>& work) const {
  const auto begin = std::chrono::steady_clock::now();
  const Milliseconds processor = processor_time();
  const Milliseconds outer = std::exchange(inner_, Milliseconds(0));
  work();
  const Milliseconds whole = std::chrono::steady_clock::now() - begin;
  times_.add(is_paint, {whole, whole - inner_, processor_time() - processor, source});
  inner_ = outer + whole;
}

}  // namespace kibic::gui
