// The window without a window: what is open, where one stands in it, what the engines say. All
// calls come from one thread, the window's; work runs on others and comes back through the
// executor.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gui/presenter/services.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

// Where the user was, to be reopened at the next start.
struct LastPlace {
  std::vector<std::string> paths;
  std::string record;  // ID
  std::size_t event = 0;
  std::vector<std::string> path;  // actions of a variation from there, in notation
  std::string seat_view;          // "open", "0", "1", "2"
  bool mistakes_only = false;

  bool operator==(const LastPlace&) const = default;
};

std::string to_json(const LastPlace& place);
// Anything that is no place gives an empty one.
LastPlace place_from_json(const std::string& text);

class Workbench {
 public:
  Workbench(Services services, Executor executor);
  // Asks all work to stop and waits for it.
  ~Workbench();
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  const View& view() const;
  // Called after every change of the view.
  std::function<void()> on_changed;

  // --- Files.
  void open(std::vector<std::string> paths);  // in the background
  void reopen(const LastPlace& place);
  void cancel();  // background work; what is finished stays
  LastPlace place() const;

  // --- Moving.
  void select(std::size_t file, std::size_t record);
  void next_record();
  void previous_record();
  void go_to(std::size_t node);
  void step(int count);  // along the current line
  void go_first();
  void go_last();
  void next_variation();
  void previous_variation();
  void next_mistake();
  void previous_mistake();
  // To the dearest mistake of the session that is known by now; again and again to the dearest of
  // those not visited yet. From any other place it begins anew.
  void go_to_dearest();
  // The user is busy where they are: no record moves to its dearest mistake by itself any more,
  // as one does that was opened and is judged then.
  void stay();

  // --- Looking.
  void cycle_seat_view();  // open, then the view of each seat
  void set_mistakes_only(bool is_on);
  void set_analysis(bool is_on);

  // --- Editing: kept beside the record, which is never changed, and stored after every edit.
  void play(const std::string& action);  // a variation at the current node; no effect if illegal
  void remove_variation();               // from the current node on
  void set_comment(const std::string& text);
  void set_mark(const std::string& glyph);
  void undo();
  void redo();

  // --- The engine answers: the best actions of all seats, until the one that left the line played
  // is to act again, as a variation. In the background.
  void answer();
  void set_answers_by_itself(bool is_on);  // after each action that the user plays

 private:
  class Impl;
  std::shared_ptr<Impl> impl_;  // late callbacks hold weak references to it
};

}  // namespace kibic::gui
