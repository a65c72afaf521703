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
#include "gui/app/options.h"
#include "gui/app/redraw_times.h"
#include "gui/presenter/workbench.h"
#include "gui/wx/main_frame.h"

namespace kibic::gui {

struct TourPlan {
  std::vector<std::string> files;
  std::filesystem::path folder;  // of the pictures and of tour.log; must be new or empty
  std::size_t deals = 1;         // of each file; 0: all
  std::vector<Size> sizes;       // of the window; the walk is made once for each
};

class Tour {
 public:
  struct Parts {
    Workbench& workbench;
    MainFrame& frame;
    HandlerTimes& times;
  };

  Tour(Parts parts, TourPlan plan, std::chrono::steady_clock::time_point start);

  // The status to exit with. Refuses to overwrite what is in the folder. Prints the figures.
  int run();

 private:
  using Change = std::function<void()>;

  // Lets the window do all it has to do.
  void settle();
  // Makes the change, lets the window redraw, and notes how long that took; by `kind` in the
  // figures at the end.
  void redraw(const std::string& kind, const std::string& name, const Change& change);
  // The same with a picture.
  void show(const std::string& kind, const std::string& name, const Change& change);
  void wait_until_idle();
  void check_painting(const std::string& name);
  void save(const wxBitmap& bitmap, const std::string& name);
  void save_picture(const std::string& name);
  void say(const std::string& line);  // in the log and on the terminal

  void visit_sheets();
  void visit_broken_files();
  void visit_size(const Size& size);
  void visit_file(const std::string& file);
  void visit_deal();
  void visit_positions();
  void visit_mistakes();
  void visit_seats();
  void visit_edits();
  // Steps on until the view is so; false if it never is, and one stands at the end then.
  bool step_until(const std::function<bool(const View&)>& is_so);

  Parts parts_;
  TourPlan plan_;
  std::chrono::steady_clock::time_point start_;
  std::ofstream log_;
  RedrawTimes redraws_;
  std::string prefix_;  // of the names of the pictures
  int pictures_ = 0;
  int stale_paintings_ = 0;
  bool is_failed_ = false;
};

}  // namespace kibic::gui
