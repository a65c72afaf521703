// Moving, looking and editing; files and judging are in workbench_work.cpp.
#include "gui/presenter/workbench_impl.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/games/catalogue.h"

namespace kibic::gui {

Workbench::Impl::Impl(Workbench& owner, Services services, Executor executor)
    : owner_(&owner), services_(std::move(services)), executor_(std::move(executor)) {
  view_.is_analysing = true;
  show_all();
}

void Workbench::Impl::shut_down() {
  owner_ = nullptr;
  player_.reset();
  keep_unfinished();
  adviser_.reset();
  reader_.reset();
  judge_.reset();
  keeper_->finish();  // the last edit is to be stored
  keeper_.reset();
  save_unsaved();
}

void Workbench::Impl::changed() {
  if (owner_ == nullptr) return;
  show_practice();
  const auto call = owner_->on_changed;  // a copy: the call may destroy its owner
  if (call) call();
}

LastPlace Workbench::Impl::place() const {
  LastPlace place;
  place.paths = paths_;
  place.seat_view = look_.viewer ? std::to_string(*look_.viewer) : "open";
  place.mistakes_only = look_.mistakes_only;
  if (!view_.selected) return place;
  if (is_at_practice()) place.table = saved_table();
  const OpenRecord& open = at(*view_.selected);
  place.record = open.id;
  place.event = open.board->tree().main_ancestor(open.board->current());
  for (const Action& action : open.path.empty() ? open.board->path() : open.path) {
    place.path.push_back(action.text);
  }
  return place;
}

// --- Records.

void Workbench::Impl::put_away() {
  if (!view_.selected) return;
  OpenRecord& open = at(*view_.selected);
  open.path.clear();
  const Board& board = *open.board;
  if (board.has_edits() || board.can_undo() || board.can_redo() || open.is_unsaved) return;
  open.node = board.tree().main_ancestor(board.current());
  if (open.node != board.current()) open.path = board.path();
  open.forget_board();
}

void Workbench::Impl::take_up(const Spot& spot) {
  OpenRecord& open = at(spot);
  if (!open.board) {
    open.board = std::make_unique<Board>(replay(*open.record).value());  // it was played before
    open.board->go_to(open.node);
  }
  go_to_first_place(open);
  const int seats = static_cast<int>(open.names.size());
  if (look_.viewer && *look_.viewer >= seats) look_.viewer.reset();
  view_.selected = spot;
  lay_engine_lines(open);
  load_annotations(open);
}

void Workbench::Impl::select(std::size_t file, std::size_t record) {
  if (file >= files_.size() || record >= files_[file].records.size()) return;
  wanted_.reset();
  resume_judging();
  const Spot spot{file, record};
  if (view_.selected == spot) return;
  leave_practice();
  put_away();
  take_up(spot);
  drive();
  consult();
  show_walk();
  show_all();
  judge_next();
  changed();
}

// The game waits until one is back.
void Workbench::Impl::leave_practice() {
  is_replaying_ = false;
  look_.clicked.clear();
  if (!is_at_practice()) return;
  practice_->is_running = false;
  stop_player();
  if (!is_viewer_chosen_) look_.viewer.reset();
}

void Workbench::Impl::select_neighbour(int direction) {
  if (!view_.selected) return;
  auto [file, record] = *view_.selected;
  if (direction > 0 ? record + 1 < files_[file].records.size() : record > 0) {
    return select(file, direction > 0 ? record + 1 : record - 1);
  }
  while (direction > 0 ? file + 1 < files_.size() : file > 0) {
    file = direction > 0 ? file + 1 : file - 1;
    const std::size_t count = files_[file].records.size();
    if (count > 0) return select(file, direction > 0 ? 0 : count - 1);
  }
}

// --- Places in a record.

void Workbench::Impl::move(const std::function<void(Board&)>& change) {
  if (!view_.selected) return;
  OpenRecord& open = at(*view_.selected);
  const std::size_t before = open.board->current();
  const std::size_t revision = open.board->revision();
  change(*open.board);
  open.path.clear();
  open.is_placed = true;
  if (open.board->current() == before) return;
  look_.clicked.clear();
  if (practice_) practice_->branch.reset();
  stop_answering();
  drive();
  consult();
  show_walk();
  if (open.board->revision() == revision) {
    show_position(open, look_, view_);
  } else {
    show_record(open, look_, view_);
  }
  changed();
}

void Workbench::Impl::edit(const std::function<void(Board&)>& change) {
  if (!view_.selected) return;
  OpenRecord& open = at(*view_.selected);
  const std::size_t before = open.board->revision();
  change(*open.board);
  open.path.clear();
  open.is_placed = true;
  look_.clicked.clear();
  stop_answering();
  show_walk();
  if (open.board->revision() != before) save_annotations(*view_.selected);
  drive();
  consult();
  show_record(open, look_, view_);
  changed();
}

void Workbench::Impl::go_to_mistake(int direction) {
  if (!view_.selected) return;
  const OpenRecord& open = at(*view_.selected);
  if (!open.judged) return;
  const std::size_t here = open.board->tree().main_ancestor(open.board->current());
  const bool is_beside = here != open.board->current();
  std::optional<std::size_t> target;
  for (const JudgedDecision& decision : open.judged->decisions) {
    if (!decision.is_flagged || !is_told(decision, look_)) continue;
    const bool is_before = decision.event < here || (is_beside && decision.event == here);
    if (direction < 0 && is_before) target = decision.event;
    if (direction > 0 && decision.event > here && !target) target = decision.event;
  }
  if (target) move([&](Board& board) { board.go_to(*target); });
}

// --- Looks.

void Workbench::Impl::cycle_seat_view() {
  if (!view_.selected) return;
  const int next = look_.viewer ? *look_.viewer + 1 : 0;
  const bool is_seat = next < static_cast<int>(at(*view_.selected).names.size());
  set_seat_view(is_seat ? std::optional(next) : std::nullopt);
}

void Workbench::Impl::set_seat_view(std::optional<int> seat) {
  if (!view_.selected) return;
  OpenRecord& open = at(*view_.selected);
  if (seat && (*seat < 0 || *seat >= static_cast<int>(open.names.size()))) return;
  is_viewer_chosen_ = true;
  look_.viewer = seat;
  lay_engine_lines(open);
  consult();
  show_record(open, look_, view_);
  changed();
}

void Workbench::Impl::set_mistakes_only(bool is_on) {
  if (look_.mistakes_only == is_on) return;
  look_.mistakes_only = is_on;
  show_all();
  changed();
}

// --- Replaying.

void Workbench::Impl::set_replaying(bool is_on) {
  if (is_on && !view_.selected) return;
  is_replaying_ = is_on;
  changed();
}

void Workbench::Impl::tick() {
  if (!is_replaying_ || !view_.selected) return;
  const Board& board = *at(*view_.selected).board;
  if (!board.tree().shown_children(board.current()).empty()) {
    move([](Board& moved) { moved.step(1); });
  }
  if (owner_ == nullptr || !view_.selected) return;
  const Board& here = *at(*view_.selected).board;
  if (here.tree().shown_children(here.current()).empty()) set_replaying(false);
}

// --- Showing.

void Workbench::Impl::show_all() {
  view_.mistakes_only = look_.mistakes_only;
  if (view_.selected) {
    show_record(at(*view_.selected), look_, view_);
    const std::size_t file = (*view_.selected)[0];
    view_.session = session_curve(files_[file], file, view_.selected);
  } else {
    show_no_record(view_);
  }
  show_title();
}

void Workbench::Impl::show_title() {
  view_.hint.clear();
  if (view_.selected) {
    const FileRow& file = view_.files[(*view_.selected)[0]];
    view_.title = render(Message(KIBIC_TEXT("{0} – {1} – Kibic"),
                                 file.records[(*view_.selected)[1]].title, file.title));
    return;
  }
  view_.title = tr(KIBIC_TEXT("Kibic"));
  view_.hint = files_.empty()
                   ? tr(KIBIC_TEXT("Open a saved game: File ▸ Open, or drop a file or a folder "
                                   "here."))
                   : tr(KIBIC_TEXT("No deal could be read; the library says why. Open another "
                                   "file: File ▸ Open, or drop a file or a folder here."));
}

void Workbench::Impl::show_progress() {
  view_.progress = judging_progress_;
  if (!answering_progress_.text.empty()) view_.progress = answering_progress_;
  if (!reading_progress_.text.empty()) view_.progress = reading_progress_;
}

}  // namespace kibic::gui
