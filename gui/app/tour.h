// A walk through files that saves a picture of the window at every kind of view, and how long each
// redraw took.
#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "gui/app/handler_times.h"
#include "gui/presenter/workbench.h"
#include "gui/wx/main_frame.h"

namespace kibic::gui {

class Tour {
 public:
  struct Parts {
    Workbench& workbench;
    MainFrame& frame;
    HandlerTimes& times;
  };

  Tour(Parts parts, std::vector<std::string> files, std::filesystem::path folder,
       std::chrono::steady_clock::time_point start);

  // The status to exit with. Refuses to overwrite what is in the folder.
  int run();

 private:
  // Lets the window do all it has to do.
  void settle();
  // Makes the change, lets the window redraw, and notes how long that took.
  void redraw(const std::string& name, const std::function<void()>& change);
  void wait_until_idle();
  bool save_picture(const std::string& name);

  void visit_file(const std::string& file);
  void visit_positions();
  void visit_views();

  Parts parts_;
  std::vector<std::string> files_;
  std::filesystem::path folder_;
  std::chrono::steady_clock::time_point start_;
  std::ofstream log_;
  std::string prefix_;  // of the names of the pictures of one file
  int pictures_ = 0;
  bool is_failed_ = false;
};

}  // namespace kibic::gui
