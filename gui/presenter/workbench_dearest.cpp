// Going to what cost most, over all records of the session.
#include <algorithm>

#include "core/base/message.h"
#include "gui/presenter/dearest.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

bool is_same_place(const DearMistake& a, const DearMistake& b) {
  return a.spot == b.spot && a.event == b.event;
}

bool is_in(const std::vector<DearMistake>& all, const DearMistake& one) {
  return std::any_of(all.begin(), all.end(),
                     [&](const DearMistake& other) { return is_same_place(one, other); });
}

}  // namespace

void Workbench::Impl::go_to_dearest() {
  if (!view_.selected) return;
  const auto mistakes = dearest_mistakes(files_, session_of_selected());
  if (mistakes.empty()) return;
  const DearMistake here{*view_.selected, at(*view_.selected).board->current(), 0};
  if (walked_.empty() || !is_same_place(walked_.back(), here)) {
    walked_.clear();
    // Who stands at the dearest already wants the next.
    if (is_same_place(mistakes.front(), here)) walked_.push_back(here);
  }
  // One that was judged meanwhile may be dearer than those visited, and comes next.
  auto target = std::find_if(mistakes.begin(), mistakes.end(),
                             [&](const DearMistake& one) { return !is_in(walked_, one); });
  if (target == mistakes.end()) {
    walked_.clear();
    target = mistakes.begin();
  }
  walked_.push_back(*target);
  wanted_.reset();
  at(target->spot).is_placed = true;
  if (target->spot != *view_.selected) {
    put_away();
    take_up(target->spot);
  }
  at(target->spot).board->go_to(target->event);
  at(target->spot).path.clear();
  stop_answering();
  consult();
  show_walk();
  show_all();
  judge_next();
  changed();
}

void Workbench::Impl::mark_dearest() {
  if (!view_.selected) return;
  const auto session = session_of_selected();
  for (const Spot& spot : session) view_.files[spot[0]].records[spot[1]].is_dearest = false;
  const auto mistakes = dearest_mistakes(files_, session);
  if (mistakes.empty()) return;
  const Spot& dearest = mistakes.front().spot;
  view_.files[dearest[0]].records[dearest[1]].is_dearest = true;
}

void Workbench::Impl::show_walk() {
  view_.walk.clear();
  if (walked_.empty() || !view_.selected) return;
  const DearMistake here{*view_.selected, at(*view_.selected).board->current(), 0};
  if (!is_same_place(walked_.back(), here)) return;
  const auto session = session_of_selected();
  const auto mistakes = dearest_mistakes(files_, session);
  const auto place = std::find_if(mistakes.begin(), mistakes.end(),
                                  [&](const DearMistake& one) { return is_same_place(one, here); });
  if (place == mistakes.end()) return;
  const auto judged = static_cast<std::size_t>(std::count_if(
      session.begin(), session.end(), [this](const Spot& spot) { return !needs_judging(spot); }));
  const auto rank = static_cast<std::size_t>(place - mistakes.begin()) + 1;
  view_.walk =
      judged == session.size()
          ? render(Message(KIBIC_TEXT("By price, mistake {0} of {1}; W goes on"), rank,
                           mistakes.size()))
          : render(Message(KIBIC_TEXT("By price, mistake {0} of {1} so far ({2} of {3} deals are "
                                      "judged); W goes on"),
                           rank, mistakes.size(), judged, session.size()));
}

void Workbench::Impl::stay() {
  if (view_.selected) at(*view_.selected).is_placed = true;
}

std::size_t Workbench::Impl::first_place(const OpenRecord& open) const {
  const JudgedDecision* dearest = nullptr;
  for (std::size_t i = 0; open.judged && i < open.judged->decisions.size(); ++i) {
    const JudgedDecision& one = open.judged->decisions[i];
    if (!one.is_flagged || !is_told(one, look_)) continue;
    if (dearest == nullptr || one.loss > dearest->loss) dearest = &one;
  }
  if (dearest != nullptr) return dearest->event;
  const Replay& replay = open.board->replay();
  for (std::size_t event = 0; event < replay.events.size(); ++event) {
    if (replay.states[event].phase() == "play" && replay.events[event].actor.is_seat()) {
      return event;
    }
  }
  return open.board->tree().end_of_main_line();
}

void Workbench::Impl::go_to_first_place(OpenRecord& open) {
  if (!open.is_placed && open.path.empty()) open.board->go_to(first_place(open));
}

}  // namespace kibic::gui
