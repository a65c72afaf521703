#include "gui/app/state_file.h"

#include <nlohmann/json.hpp>

#include "gui/app/small_file.h"
#include "gui/wx/main_frame.h"
#include "gui/wx/table_panel.h"

namespace kibic::gui {
namespace {

nlohmann::ordered_json current_event(const View& view) {
  for (const EventRow& event : view.events) {
    if (!event.is_current) continue;
    return {{"node", event.node},
            {"depth", event.depth},
            {"text", event.text},
            {"mark_class", static_cast<int>(event.mark_class)}};
  }
  return nullptr;
}

nlohmann::ordered_json playable_cards(const MainFrame& frame) {
  nlohmann::ordered_json cards = nlohmann::ordered_json::array();
  for (const CardSpot& spot : frame.table().playable_spots()) {
    // Cards overlap; their left edges never do.
    const wxPoint point = frame.table().ClientToScreen(
        wxPoint(spot.rect.x + spot.rect.width / 8, spot.rect.y + spot.rect.height / 2));
    cards.push_back({{"card", spot.name}, {"x", point.x}, {"y", point.y}});
  }
  return cards;
}

}  // namespace

void StateFile::write(const View& view, const MainFrame& frame) {
  nlohmann::ordered_json state{{"title", view.title},
                               {"width", frame.GetSize().x},
                               {"height", frame.GetSize().y},
                               {"event", current_event(view)},
                               {"events", view.events.size()},
                               {"seat_view", view.seat_view},
                               {"mistakes_only", view.mistakes_only},
                               {"comment", view.comment},
                               {"can_undo", view.can_undo},
                               {"can_redo", view.can_redo},
                               {"is_analysing", view.is_analysing},
                               {"is_thinking", view.is_thinking},
                               {"progress", view.progress.text},
                               {"message", view.message},
                               {"practice", view.practice ? view.practice->status : ""},
                               {"is_running", view.practice && view.practice->is_running},
                               {"is_over", view.practice && view.practice->is_over},
                               {"playable", playable_cards(frame)},
                               {"view", to_text(view)}};
  constexpr auto replace = nlohmann::ordered_json::error_handler_t::replace;
  std::string content = state.dump(1, ' ', false, replace);
  if (content == written_) return;
  written_ = std::move(content);
  state["revision"] = ++revision_;
  write_small_file(path_, state.dump(1, ' ', false, replace) + "\n");
}

}  // namespace kibic::gui
