#include "gui/presenter/workbench.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/model/verdict.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

bool is_glyph(const std::string& text) {
  constexpr std::array marks{Mark::none,    Mark::very_good, Mark::good,    Mark::interesting,
                             Mark::dubious, Mark::bad,       Mark::very_bad};
  return std::any_of(marks.begin(), marks.end(), [&](Mark mark) { return glyph_of(mark) == text; });
}

}  // namespace

Workbench::Workbench(Services services, Executor executor)
    : impl_(std::make_shared<Impl>(*this, std::move(services), std::move(executor))) {}

Workbench::~Workbench() {
  impl_->shut_down();
}

const View& Workbench::view() const {
  return impl_->view();
}

void Workbench::open(std::vector<std::string> paths) {
  impl_->open(std::move(paths));
}
void Workbench::reopen(const LastPlace& place) {
  impl_->reopen(place);
}
void Workbench::cancel() {
  impl_->cancel();
}
LastPlace Workbench::place() const {
  return impl_->place();
}

void Workbench::select(std::size_t file, std::size_t record) {
  impl_->select(file, record);
}
void Workbench::next_record() {
  impl_->select_neighbour(1);
}
void Workbench::previous_record() {
  impl_->select_neighbour(-1);
}

void Workbench::go_to(std::size_t node) {
  impl_->move([node](Board& board) { board.go_to(node); });
}
void Workbench::step(int count) {
  impl_->move([count](Board& board) { board.step(count); });
}
void Workbench::go_first() {
  impl_->move([](Board& board) { board.go_to(0); });
}
void Workbench::go_last() {
  impl_->move([](Board& board) { board.go_last(); });
}
void Workbench::next_variation() {
  impl_->move([](Board& board) { board.next_variation(); });
}
void Workbench::previous_variation() {
  impl_->move([](Board& board) { board.previous_variation(); });
}
void Workbench::next_mistake() {
  impl_->go_to_mistake(1);
}
void Workbench::previous_mistake() {
  impl_->go_to_mistake(-1);
}
void Workbench::go_to_dearest() {
  impl_->go_to_dearest();
}
void Workbench::stay() {
  impl_->stay();
}

void Workbench::cycle_seat_view() {
  impl_->cycle_seat_view();
}

void Workbench::set_seat_view(std::optional<int> seat) {
  impl_->set_seat_view(seat);
}
void Workbench::set_mistakes_only(bool is_on) {
  impl_->set_mistakes_only(is_on);
}
void Workbench::set_analysis(bool is_on) {
  impl_->set_analysis(is_on);
}

void Workbench::play(const std::string& action) {
  impl_->play(action);
}
void Workbench::remove_variation() {
  impl_->edit([](Board& board) { board.remove_variation(); });
}
void Workbench::set_comment(const std::string& text) {
  impl_->edit([&](Board& board) {
    Note note = board.note(board.current());
    note.comment = trim(text).empty() ? std::string() : clean_utf8(text);
    board.set_note(std::move(note));
  });
}
void Workbench::set_mark(const std::string& glyph) {
  if (!is_glyph(glyph)) return;
  impl_->edit([&](Board& board) {
    Note note = board.note(board.current());
    note.mark = glyph;
    board.set_note(std::move(note));
  });
}
void Workbench::undo() {
  impl_->undo_or_redo(true);
}
void Workbench::redo() {
  impl_->undo_or_redo(false);
}

void Workbench::answer() {
  impl_->answer(true);
}
void Workbench::set_answers_by_itself(bool is_on) {
  impl_->set_answers_by_itself(is_on);
}

void Workbench::click(const std::string& id) {
  impl_->click(id);
}
void Workbench::drag(const std::string& from, const std::string& to) {
  impl_->drag(from, to);
}

std::vector<PracticeOffer> Workbench::practice_offers() const {
  return impl_->practice_offers();
}
std::vector<PracticeChoice> Workbench::controllers() const {
  return impl_->controllers();
}
std::optional<Error> Workbench::start_practice(const PracticeWish& wish) {
  return impl_->start_practice(wish);
}
void Workbench::go_on_from_here(const PracticeWish& wish) {
  impl_->go_on_from_here(wish);
}
void Workbench::review_practice() {
  impl_->review_practice();
}
void Workbench::set_controller(int seat, const Controller& controller) {
  impl_->set_controller(seat, controller);
}
void Workbench::swap_sides() {
  impl_->swap_sides();
}
void Workbench::set_running(bool is_running) {
  impl_->set_running(is_running);
}
void Workbench::toggle_running() {
  impl_->set_running(!impl_->is_running());
}
void Workbench::hint() {
  impl_->hint();
}
void Workbench::resign() {
  impl_->resign();
}
void Workbench::restart() {
  impl_->restart();
}
void Workbench::deal() {
  impl_->deal();
}
void Workbench::change_stake(int steps) {
  impl_->change_stake(steps);
}
void Workbench::set_replaying(bool is_on) {
  impl_->set_replaying(is_on);
}
void Workbench::tick() {
  impl_->tick();
}

std::vector<SaveFormat> Workbench::save_formats() const {
  return impl_->save_formats();
}
void Workbench::save_game(const std::string& path, const std::string& format) {
  impl_->save_game(path, format);
}
void Workbench::copy_game(std::function<void(const std::string& text)> done) {
  impl_->copy_game(std::move(done));
}
std::string Workbench::position_text() {
  return impl_->position_text();
}
void Workbench::paste(const std::string& text) {
  impl_->paste(text);
}

}  // namespace kibic::gui
