// What the window shows of the practice table.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/games/catalogue.h"
#include "gui/presenter/record_words.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

// As many as people would read.
constexpr std::size_t most_actions = 300;

bool is_on_table(const std::optional<Scene>& scene, const std::string& id) {
  if (!scene) return false;
  for (const SceneButton& button : scene->buttons) {
    if (button.id == id) return true;
  }
  for (const SceneZone& zone : scene->zones) {
    const auto is_it = [&](const ScenePiece& piece) { return piece.name == id; };
    if (zone.seat && std::any_of(zone.pieces.begin(), zone.pieces.end(), is_it)) return true;
  }
  return false;
}

std::string headline(const State& state, const std::vector<std::string>& names) {
  return safe_text(render(state.facts(std::nullopt, names).headline));
}

// What the game calls the seat from the start; empty: nothing.
std::string role_of(const State& first, std::size_t seat) {
  const TableFacts facts = first.facts(std::nullopt, {});
  return seat < facts.seats.size() ? render(facts.seats[seat].role) : std::string();
}

// "2:05"
std::string minutes_text(std::chrono::milliseconds time) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::string share_text(const PracticeWish& wish, const Contestant& player) {
  if (wish.minutes > 0) {
    return render(Message(KIBIC_TEXT("{0} of {1} min, {2}"), minutes_text(player.used),
                          wish.minutes,
                          count_text(RecordWord::deal, static_cast<std::size_t>(player.deals))));
  }
  return wish.deals == 0
             ? count_text(RecordWord::deal, static_cast<std::size_t>(player.deals))
             : render(Message(KIBIC_TEXT("{0} of {1} deals"), player.deals, wish.deals));
}

}  // namespace

std::string Workbench::Impl::practice_status() const {
  const OpenRecord& open = at(*view_.selected);
  const State& state = open.board->state();
  const Actor actor = state.actor();
  if (actor.is_nobody()) {
    const auto bill = state.settlement();
    const std::string result = bill ? result_text(*bill, open.names) : std::string();
    const std::string title = headline(state, open.names);
    if (title.empty()) return render(Message(KIBIC_TEXT("The game is over: {0}"), result));
    return render(Message(KIBIC_TEXT("{0}: {1}."), title, result));
  }
  if (waits_for_deal()) {
    return practice_->contest.empty()
               ? tr(KIBIC_TEXT("Enter deals the cards; + and - change the stake."))
               : render(Message(KIBIC_TEXT("{0}: Enter deals, + and - change the stake."),
                                open.names.front()));
  }
  if (!may_go_on()) {
    return tr(KIBIC_TEXT("An earlier position: act here, or Ctrl+Space goes on from it."));
  }
  if (!actor.is_seat()) return tr(KIBIC_TEXT("The table is to act."));
  const std::string& name = open.names[static_cast<std::size_t>(actor.seat_number())];
  if (is_for_person(actor) && view_.can_end_gesture) {
    return render(Message(KIBIC_TEXT("A click on {0} or Enter ends it; Esc takes it back."),
                          look_.clicked.back()));
  }
  if (is_for_person(actor)) return render(Message(KIBIC_TEXT("{0} is to act."), name));
  if (playing_node_) return render(Message(KIBIC_TEXT("{0} is thinking…"), name));
  return render(Message(KIBIC_TEXT("Stopped: {0} goes on with Ctrl+Space."), name));
}

void Workbench::Impl::show_practice() {
  view_.is_replaying = is_replaying_;
  if (!is_at_practice()) {
    view_.practice.reset();
    return;
  }
  const OpenRecord& open = at(*view_.selected);
  const State& state = open.board->state();
  const Actor actor = state.actor();
  PracticeView shown;
  shown.status = practice_status();
  shown.is_running = practice_->is_running;
  shown.is_over = actor.is_nobody();
  const auto choices = controllers_of(services_.players, practice_->wish.game);
  for (const PracticeChoice& choice : choices) shown.controllers.push_back(choice.text);
  const Game* game = find_game(practice_->wish.game);
  const auto deciding = static_cast<std::size_t>(game == nullptr ? 0 : game->players);
  for (std::size_t seat = 0; seat < open.names.size(); ++seat) {
    if (deciding > 0 && seat >= deciding) break;
    const int number = static_cast<int>(seat);
    const Controller controller = controller_of(practice_->wish, number);
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const PracticeChoice& one) {
      return one.controller == controller;
    });
    const auto place = found == choices.end() ? 0 : found - choices.begin();
    shown.seats.push_back({open.names[seat],
                           seat_label(practice_->wish, number, static_cast<int>(open.names.size()),
                                      role_of(open.board->tree().at(0).state, seat)),
                           static_cast<std::size_t>(place), actor == Actor::seat(number)});
  }
  // Numbers of a position tell what is best there.
  const bool is_told = !practice_->is_running || practice_->hinted == open.board->current();
  if (!is_told) view_.numbers.clear();
  const bool may_act = person_may_act() && actor.is_seat();
  if (!may_act) view_.playable.clear();
  if (may_act) shown.actions = listed_actions();
  shown.can_take_back = open.board->can_undo();
  shown.can_hint = actor.is_seat() && services_.judge_event;
  const auto seat = resigning_seat();
  shown.can_resign = seat && !state.check(*seat, Action{"resign"}, "");
  const bool has_stakes = open.board->tree().at(0).state.change_stake(0).has_value();
  const bool goes_on = has_stakes || state.next_opening();
  shown.can_deal = waits_for_deal() || (shown.is_over && goes_on && next_table());
  if (shown.is_over && shown.can_deal) shown.status += " " + tr(KIBIC_TEXT("Enter deals again."));
  shown.can_play_again = shown.is_over && !goes_on;
  shown.can_change_stake = has_stakes && shown.can_deal;
  show_contest(shown);
  view_.practice = std::move(shown);
}

// What has no place on the table; the words are made once a position.
std::vector<ActionRow> Workbench::Impl::listed_actions() {
  const OpenRecord& open = at(*view_.selected);
  const State& state = open.board->state();
  const std::pair<std::string, std::size_t> key{open.id, open.board->current()};
  if (listed_key_ == key) return listed_;
  listed_key_ = key;
  listed_.clear();
  const bool is_board = view_.scene && !view_.scene->squares.empty();
  if (is_board) return listed_;  // all is done there, and there may be very many actions
  for (const Action& action : state.legal_actions()) {
    if (listed_.size() == most_actions) break;
    if (is_on_table(view_.scene, action.text)) continue;
    listed_.push_back({action.text, safe_text(state.pretty(action))});
  }
  return listed_;
}

void Workbench::Impl::show_contest(PracticeView& shown) const {
  for (std::size_t i = 0; i < practice_->contest.size(); ++i) {
    const Contestant& player = practice_->contest[i];
    shown.contest.push_back(
        {player.name, share_text(practice_->wish, player),
         signed_amount_text(static_cast<double>(player.won), at(*view_.selected).unit),
         i == practice_->next_contestant});
  }
  if (shown.contest.empty() || !shown.is_over || shown.can_deal) return;
  const auto best =
      std::max_element(practice_->contest.begin(), practice_->contest.end(),
                       [](const Contestant& a, const Contestant& b) { return a.won < b.won; });
  const auto count = std::count_if(practice_->contest.begin(), practice_->contest.end(),
                                   [&](const Contestant& one) { return one.won == best->won; });
  shown.status +=
      " " + (count > 1 ? tr(KIBIC_TEXT("The contest is over: nobody is ahead."))
                       : render(Message(KIBIC_TEXT("The contest is over: {0} wins."), best->name)));
}

}  // namespace kibic::gui
