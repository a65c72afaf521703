// The game at the practice table: whose turn it is, and what happens by itself.
#include <algorithm>
#include <exception>
#include <utility>

#include "core/base/message.h"
#include "core/base/rng.h"
#include "gui/presenter/background.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

std::vector<Action> actions_to(const PositionTree& tree, std::size_t node) {
  std::vector<Action> actions;
  for (; tree.at(node).parent; node = *tree.at(node).parent) {
    actions.push_back(tree.at(node).arrival->action);
  }
  std::reverse(actions.begin(), actions.end());
  return actions;
}

}  // namespace

bool Workbench::Impl::is_at_practice() const {
  return practice_ && view_.selected && at(*view_.selected).is_live;
}

bool Workbench::Impl::is_for_person(Actor actor) const {
  return actor.is_seat() && controller_of(practice_->wish, actor.seat_number()).is_person();
}

// Where the history is looked at, nothing happens by itself.
bool Workbench::Impl::may_go_on() const {
  const Board& board = *at(*view_.selected).board;
  const std::size_t here = board.current();
  return board.tree().users_children(here).empty() || practice_->branch == here;
}

bool Workbench::Impl::waits_for_deal() const {
  const Board& board = *at(*view_.selected).board;
  return board.current() == 0 && board.state().actor().is_chance() && !practice_->is_dealt;
}

// An engine that is at the table moves its own stones.
bool Workbench::Impl::person_may_act() const {
  if (!is_at_practice()) return true;
  const Actor actor = at(*view_.selected).board->state().actor();
  return !practice_->is_running || is_for_person(actor) || !may_go_on();
}

void Workbench::Impl::drive() {
  if (!is_at_practice()) return stop_player();
  OpenRecord& open = at(*view_.selected);
  Board& board = *open.board;
  while (board.state().actor().is_chance() && may_go_on() && !waits_for_deal()) {
    if (!draw(board)) break;
  }
  watch_person();
  if (board.state().actor().is_nobody()) keep_finished();
  const Actor actor = board.state().actor();
  const bool is_engines =
      practice_->is_running && may_go_on() && actor.is_seat() && !is_for_person(actor);
  if (!is_engines) return stop_player();
  if (playing_node_ == board.current()) return;
  stop_player();
  ask_player(actor.seat_number());
}

bool Workbench::Impl::draw(Board& board) {
  Rng rng(seed_after(*practice_, actions_to(board.tree(), board.current())));
  const State state = board.state();
  const bool is_agreed = board.current() == 0 && practice_->opening;
  const auto action = is_agreed ? practice_->opening : state.draw(rng);
  if (!action) {
    practice_->is_running = false;
    view_.message =
        tr(KIBIC_TEXT("Kibic cannot deal in this game. Open a saved deal and go on "
                      "from there: Game ▸ Go on from here."));
    return false;
  }
  if (const auto violation = state.check(Actor::chance(), *action, "")) {
    practice_->is_dealt = false;
    view_.message =
        render(Message(KIBIC_TEXT("There is no deal: {0}. Change the stake, or start a new game."),
                       render(violation->text)));
    return false;
  }
  return act(board, {Actor::chance(), *action, "", {}});
}

// What follows is played on, also where something was played before.
bool Workbench::Impl::act(Board& board, const ActionEvent& event) {
  const bool is_done = board.play_event(event);
  practice_->branch = board.current();
  return is_done;
}

// Who plays sees what a player sees; two at one screen see each other's cards only in their turns.
void Workbench::Impl::watch_person() {
  const Board& board = *at(*view_.selected).board;
  const int seats = static_cast<int>(at(*view_.selected).names.size());
  if (is_viewer_chosen_) return;
  look_.viewer = lone_person(practice_->wish, seats);
  const Actor actor = board.state().actor();
  if (!look_.viewer && is_for_person(actor)) look_.viewer = actor.seat_number();
  if (actor.is_nobody() && !lone_person(practice_->wish, seats)) look_.viewer.reset();
}

void Workbench::Impl::ask_player(int seat) {
  const OpenRecord& open = at(*view_.selected);
  const Board& board = *open.board;
  const Controller controller = controller_of(practice_->wish, seat);
  playing_node_ = board.current();
  const std::uint64_t generation = ++player_generation_;
  const std::uint64_t seed = seed_after(*practice_, actions_to(board.tree(), board.current()));
  player_->add([services = services_, state = board.state(), game = practice_->wish.game,
                controller, seat, seed, post = poster(), generation](const std::stop_token& stop) {
    std::optional<Action> action;
    std::string trouble;
    try {
      for (const auto& player : services.players(game)) {
        if (player->id() != controller.player) continue;
        action = player->choose(state, seat, controller.strength, seed, stop);
      }
    } catch (const std::exception& error) {
      trouble = failure_text(error.what());
    }
    if (!wait(services.pace, stop)) return;
    post([generation, action = std::move(action), trouble](Impl& impl) {
      impl.player_acted(generation, action, trouble);
    });
  });
}

void Workbench::Impl::stop_player() {
  if (!playing_node_) return;
  player_->cancel();
  ++player_generation_;
  playing_node_.reset();
}

void Workbench::Impl::player_acted(std::uint64_t generation, const std::optional<Action>& action,
                                   const std::string& trouble) {
  if (generation != player_generation_) return;
  playing_node_.reset();
  const State state = at(*view_.selected).board->state();
  if (!action || state.check(state.actor(), *action, "")) {
    practice_->is_running = false;
    view_.message = trouble.empty() ? tr(KIBIC_TEXT("The engine has no action here. Choose another "
                                                    "player for this seat, or act yourself."))
                                    : trouble;
    show_all();
    return changed();
  }
  edit([&](Board& board) { act(board, {state.actor(), *action, "", {}}); });
}

// --- What the people at the table ask for.

void Workbench::Impl::set_running(bool is_running) {
  if (!is_at_practice()) return;
  const auto self = shared_from_this();
  const bool was_running = std::exchange(practice_->is_running, is_running);
  const Board& board = *at(*view_.selected).board;
  if (is_running) practice_->branch = board.current();
  if (was_running && !is_running) reveal();
  refresh_practice();
}

// Who stops is shown what the game shows then.
void Workbench::Impl::reveal() {
  Board& board = *at(*view_.selected).board;
  if (!is_for_person(board.state().actor()) || !may_go_on()) return;
  Rng rng(seed_after(*practice_, actions_to(board.tree(), board.current())));
  const auto action = board.state().reveal(rng);
  if (action) edit([&](Board& edited) { act(edited, {Actor::chance(), *action, "", {}}); });
}

void Workbench::Impl::refresh_practice() {
  drive();
  consult();
  show_all();
  changed();
}

// To where a person is to act; with no person there, one step, and the engines stop.
void Workbench::Impl::undo_or_redo(bool is_undo) {
  if (is_undo && cancel_gesture()) return;  // what is half done goes first
  if (!is_at_practice()) {
    return edit([is_undo](Board& board) { is_undo ? board.undo() : board.redo(); });
  }
  bool has_person = false;
  for (std::size_t seat = 0; seat < at(*view_.selected).names.size(); ++seat) {
    has_person = has_person || is_for_person(Actor::seat(static_cast<int>(seat)));
  }
  if (!has_person) practice_->is_running = false;
  practice_->branch.reset();
  stop_player();
  edit([&](Board& board) {
    const auto can_go = [&] { return is_undo ? board.can_undo() : board.can_redo(); };
    while (can_go()) {
      is_undo ? board.undo() : board.redo();
      if (board.current() == 0 && board.state().actor().is_chance()) practice_->is_dealt = false;
      if (!has_person || is_for_person(board.state().actor())) break;
    }
  });
}

void Workbench::Impl::hint() {
  if (!is_at_practice()) return;
  practice_->hinted = at(*view_.selected).board->current();
  consult();
  show_all();
  changed();
}

// For the person to act, or the lone one.
std::optional<Actor> Workbench::Impl::resigning_seat() const {
  if (!is_at_practice()) return std::nullopt;
  const OpenRecord& open = at(*view_.selected);
  const Actor actor = open.board->state().actor();
  if (is_for_person(actor)) return actor;
  const auto lone = lone_person(practice_->wish, static_cast<int>(open.names.size()));
  return lone ? std::optional(Actor::seat(*lone)) : std::nullopt;
}

void Workbench::Impl::resign() {
  const auto seat = resigning_seat();
  if (!seat) return;
  edit([&](Board& board) { act(board, {*seat, Action{"resign"}, "", {}}); });
}

// --- Clicks.

void Workbench::Impl::click(const std::string& id) {
  if (!view_.selected || !person_may_act()) return;
  const State state = at(*view_.selected).board->state();
  const Gesture now = state.gesture(look_.clicked);
  if (!look_.clicked.empty() && id == look_.clicked.back()) {
    look_.clicked.clear();
    if (now.ending) return play(now.ending->text);
    return show_gesture();
  }
  const bool is_target = std::any_of(now.targets.begin(), now.targets.end(),
                                     [&](const GestureTarget& one) { return one.id == id; });
  if (!is_target) return;
  look_.clicked.push_back(id);
  const Gesture next = state.gesture(look_.clicked);
  if (!next.is_complete) return show_gesture();
  look_.clicked.clear();
  play(next.ending->text);
}

void Workbench::Impl::drag(const std::string& from, const std::string& to) {
  if (look_.clicked.empty()) click(from);
  if (!look_.clicked.empty() && look_.clicked.back() == from && to != from) click(to);
}

// Does what was clicked so far, where that is an action.
bool Workbench::Impl::end_gesture() {
  if (look_.clicked.empty() || !view_.can_end_gesture) return false;
  click(look_.clicked.back());
  return true;
}

bool Workbench::Impl::cancel_gesture() {
  if (look_.clicked.empty()) return false;
  look_.clicked.clear();
  show_gesture();
  return true;
}

void Workbench::Impl::show_gesture() {
  show_position(at(*view_.selected), look_, view_);
  changed();
}

}  // namespace kibic::gui
