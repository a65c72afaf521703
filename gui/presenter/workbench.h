// The window without a window: what is open, where one stands in it, what the engines say. All
// calls come from one thread, the window's; work runs on others and comes back through the
// executor.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/practice.h"
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
  std::optional<SavedTable> table;  // where one was at the practice table

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
  // Empty: open. No effect for a seat that the game does not have.
  void set_seat_view(std::optional<int> seat);
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

  // --- At the table: actions click by click (core/model/gesture.h).
  void click(const std::string& id);
  void drag(const std::string& from, const std::string& to);  // of a piece

  // --- The practice table: a game between people and engines. Its record is the first one that is
  // played to an end; all else that was tried lies beside it. A finished game, and one that is
  // left, is stored. undo() and redo() go to where a person is to act.
  std::vector<PracticeOffer> practice_offers() const;
  std::vector<PracticeChoice> controllers() const;  // of the game at the table
  // An Error says which part of the wish cannot be; then nothing changes.
  std::optional<Error> start_practice(const PracticeWish& wish);
  // The position shown is played on; game, rules and start of the wish do not matter.
  void go_on_from_here(const PracticeWish& wish);
  void review_practice();  // ends practising: the game becomes a record and is judged
  void set_controller(int seat, const Controller& controller);
  void swap_sides();
  void set_running(bool is_running);  // engines act by themselves, from where one stands
  void toggle_running();
  void hint();     // the best action here
  void resign();   // where the game knows it
  void restart();  // the same wish, other cards
  // The cards, or the next deal; in the middle the first button of the table.
  void deal();
  void change_stake(int steps);
  // Plays what follows, one step a tick, to the end of the line.
  void set_replaying(bool is_on);
  void tick();

  // --- Games as text.
  // Of the game shown; those that can hold it first.
  std::vector<SaveFormat> save_formats() const;
  void save_game(const std::string& path, const std::string& format);  // in the background
  void copy_game(std::function<void(const std::string& text)> done);   // called later
  // The position shown as the commands take it; empty, with a message: it cannot be written.
  std::string position_text();
  void paste(const std::string& text);  // opened as a file would be; a position begins a game

 private:
  class Impl;
  std::shared_ptr<Impl> impl_;  // late callbacks hold weak references to it
};

}  // namespace kibic::gui
