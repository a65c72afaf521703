// Going to what cost most, over all records of the session.
#include <algorithm>

#include "gui/presenter/dearest.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {

void Workbench::Impl::go_to_dearest() {
  if (!view_.selected) return;
  const auto mistakes = dearest_mistakes(files_, session_of_selected());
  if (mistakes.empty()) return;
  const Board& board = *at(*view_.selected).board;
  // From a mistake to the next dear one; from anywhere else to the dearest.
  const auto here = std::find_if(mistakes.begin(), mistakes.end(), [&](const DearMistake& one) {
    return one.spot == *view_.selected && one.event == board.current();
  });
  const bool is_last = here == mistakes.end() || here + 1 == mistakes.end();
  const DearMistake& target = is_last ? mistakes.front() : *(here + 1);
  wanted_.reset();
  if (target.spot != *view_.selected) {
    put_away();
    take_up(target.spot);
  }
  at(target.spot).board->go_to(target.event);
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

}  // namespace kibic::gui
