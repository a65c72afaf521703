// The engine beside the line played: what it says where the user stands, and its answers.
#include <utility>

#include "core/base/message.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {

namespace {

// The line played is judged by the review; only what that cannot reach is left.
bool is_left_by_review(const OpenRecord& open, std::size_t node) {
  if (!open.board->tree().is_main(node)) return true;
  if (!open.judged) return open.is_given_up || open.is_live;
  return node == open.board->tree().end_of_main_line();
}

// Who left the line played; on it, who is to act.
int deviating_seat(const Board& board) {
  const PositionTree& tree = board.tree();
  Actor actor = board.state().actor();
  for (std::size_t node = board.current(); !tree.is_main(node); node = *tree.at(node).parent) {
    actor = tree.at(node).arrival->actor;
  }
  return actor.is_seat() ? actor.seat_number() : board.state().actor().seat_number();
}

}  // namespace

Beside Workbench::Impl::beside(const OpenRecord& open, std::size_t node) const {
  const PositionTree& tree = open.board->tree();
  Beside position{open.record, 0, {}, open.names};
  for (; !tree.is_main(node); node = *tree.at(node).parent) {
    position.events.insert(position.events.begin(), *tree.at(node).arrival);
  }
  position.main_events = node;
  return position;
}

// First the decision where the user stands, then the steps that led there.
std::optional<Workbench::Impl::Question> Workbench::Impl::next_question() const {
  if (!services_.judge_event || is_answering_ || !view_.selected) return std::nullopt;
  const OpenRecord& open = at(*view_.selected);
  const PositionTree& tree = open.board->tree();
  const std::size_t here = open.board->current();
  // While a game is played, nobody whispers unless asked.
  const bool is_playing = is_at_practice() && practice_->is_running;
  const bool is_hinted = is_at_practice() && practice_->hinted == here;
  const bool is_on = view_.is_analysing && !is_judging_paused_;
  if (!is_hinted && (is_playing || !is_on)) return std::nullopt;
  const BesideKey key = open.current_key();
  if (is_left_by_review(open, here) && tree.at(here).state.actor().is_seat() &&
      !open.beside.contains(key)) {
    return Question{open.id, key};
  }
  if (is_playing || !is_on) return std::nullopt;
  for (std::size_t node = here; !tree.is_main(node); node = *tree.at(node).parent) {
    const BesideKey step{*tree.at(node).parent, node};
    const bool is_decided = tree.at(node).arrival->actor.is_seat() && tree.at(node).is_users;
    if (is_decided && !open.beside.contains(step)) return Question{open.id, step};
  }
  return std::nullopt;
}

void Workbench::Impl::consult() {
  const auto question = next_question();
  if (question == asking_) return;
  stop_consulting();
  if (!question) return;
  asking_ = question;
  view_.is_thinking = true;
  const std::uint64_t generation = ++engine_generation_;
  const OpenRecord& open = at(*view_.selected);
  std::optional<ActionEvent> action;
  if (question->key.second) action = open.board->tree().at(*question->key.second).arrival;
  const auto post = poster();
  adviser_->add([services = services_, position = beside(open, question->key.first), action, post,
                 generation, question = *question](const std::stop_token& stop) {
    if (!wait(services.patience, stop)) return;
    const Trouble trouble = [&post](std::string text) {
      post([text = std::move(text)](Impl& impl) { impl.view_.message = text; });
    };
    auto decision = judge(services, position, action, stop, trouble);
    if (stop.stop_requested()) return;
    post([generation, question, decision = std::move(decision)](Impl& impl) {
      impl.consulted(generation, question, decision);
    });
  });
}

void Workbench::Impl::stop_consulting() {
  if (!asking_) return;
  adviser_->cancel();
  ++engine_generation_;
  asking_.reset();
  view_.is_thinking = false;
}

void Workbench::Impl::consulted(std::uint64_t generation, const Question& question,
                                std::shared_ptr<const JudgedDecision> decision) {
  if (generation != engine_generation_) return;
  asking_.reset();
  view_.is_thinking = false;
  OpenRecord& open = at(*view_.selected);
  open.beside[question.key] = std::move(decision);
  consult();
  show_record(open, look_, view_);
  changed();
}

// --- Answers.

void Workbench::Impl::play(const std::string& action) {
  const auto self = shared_from_this();  // the callback may end the workbench
  if (!view_.selected || !person_may_act()) return;
  if (is_at_practice()) {
    return edit([&](Board& changed_board) {
      act(changed_board, {changed_board.state().actor(), Action{action}, "", {}});
    });
  }
  const Board& board = *at(*view_.selected).board;
  const std::size_t before = board.current();
  edit([&](Board& changed_board) { changed_board.play(action); });
  if (owner_ == nullptr || !view_.answers_by_itself) return;
  const std::size_t here = board.current();
  const PositionTree& tree = board.tree();
  if (here != before && !tree.is_main(here) && tree.users_children(here).empty()) answer(false);
}

void Workbench::Impl::set_answers_by_itself(bool is_on) {
  view_.answers_by_itself = is_on;
  changed();
}

void Workbench::Impl::answer(bool is_one_at_least) {
  if (!services_.judge_event || !view_.selected || is_answering_) return;
  const OpenRecord& open = at(*view_.selected);
  const Board& board = *open.board;
  if (!board.state().actor().is_seat()) return;
  const AnswerWish wish{deviating_seat(board), is_one_at_least};
  if (!is_one_at_least && board.state().actor() == Actor::seat(wish.until_seat)) return;
  stop_consulting();
  is_answering_ = true;
  view_.message.clear();
  answering_progress_ = {tr(KIBIC_TEXT("The engine answers")), 0, 0};
  show_progress();
  const std::uint64_t generation = ++engine_generation_;
  const auto post = poster();
  adviser_->add([services = services_, position = beside(open, board.current()), wish, post,
                 generation, node = board.current()](const std::stop_token& stop) {
    const Trouble trouble = [&post](std::string text) {
      post([text = std::move(text)](Impl& impl) { impl.view_.message = text; });
    };
    auto answer = kibic::gui::answer(services, position, wish, stop, trouble);
    if (stop.stop_requested()) return;
    post([generation, node, answer = std::move(answer)](Impl& impl) {
      impl.answered(generation, node, answer);
    });
  });
  changed();
}

void Workbench::Impl::stop_answering() {
  if (!is_answering_) return;
  adviser_->cancel();
  ++engine_generation_;
  is_answering_ = false;
  answering_progress_ = {};
  show_progress();
}

void Workbench::Impl::answered(std::uint64_t generation, std::size_t node, const Answer& answer) {
  if (generation != engine_generation_) return;
  is_answering_ = false;
  answering_progress_ = {};
  show_progress();
  edit([&](Board& board) {
    board.play_line(node, answer.actions);
    OpenRecord& open = at(*view_.selected);
    const PositionTree& tree = board.tree();
    for (std::size_t i = 0; i < answer.actions.size(); ++i) {
      const auto next = tree.child_by(node, answer.actions[i]);
      if (!next) break;
      if (!tree.is_main(*next)) {
        open.beside.emplace(BesideKey{*tree.at(*next).parent, *next}, answer.decisions[i]);
      }
      node = *next;
    }
  });
}

// --- Its lines on the board.

void Workbench::Impl::lay_engine_lines(OpenRecord& open) {
  Board& board = *open.board;
  board.clear_engine_lines();
  if (open.judged && !look_.viewer) {  // they are played on the true cards, which a seat cannot see
    for (const JudgedDecision& decision : open.judged->decisions) {
      board.show_engine_line(decision.event, decision.engine_line);
    }
  }
  if (!open.path.empty() && board.follow(open.node, open.path)) open.path.clear();
}

}  // namespace kibic::gui
