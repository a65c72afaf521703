// The program: opens the window where the user left it, and keeps where that is.
#pragma once

#include <wx/app.h>
#include <wx/intl.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "gui/app/handler_times.h"
#include "gui/app/options.h"
#include "gui/app/state_file.h"
#include "gui/app/window_keeper.h"
#include "gui/presenter/workbench.h"
#include "gui/wx/main_frame.h"

namespace kibic::gui {

class App : public wxApp {
 public:
  App(AppOptions options, std::chrono::steady_clock::time_point start)
      : options_(std::move(options)), start_(start) {}

  bool OnInit() override;
  int OnRun() override;
  int OnExit() override;
  // Times every handler; see HandlerTimes.
  void CallEventHandler(wxEvtHandler* handler, wxEventFunctor& functor,
                        wxEvent& event) const override;

 private:
  std::string database() const;
  void open_frame();
  void reopen();
  void keep_place();
  // Does the work and notes how long it took.
  void timed(bool is_paint, const std::string& source, const std::function<void()>& work) const;

  AppOptions options_;
  std::chrono::steady_clock::time_point start_;
  std::unique_ptr<Workbench> workbench_;
  MainFrame* frame_ = nullptr;  // belongs to wx
  std::unique_ptr<StateFile> state_file_;
  std::unique_ptr<WindowKeeper> keeper_;
  std::string kept_place_;
  mutable HandlerTimes times_;
  mutable Milliseconds inner_{0};  // of handlers called by the one that runs
};

}  // namespace kibic::gui
