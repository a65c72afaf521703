#include "analyzer/report/story.h"

#include <algorithm>

#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"
#include "analyzer/report/violations.h"

namespace kibic {
namespace {

std::vector<std::string> seat_names(const ReportInput& input) {
  std::size_t seats = input.record.players.size();
  for (const ActionEvent& event : input.replay.events) {
    if (!event.actor.is_seat()) continue;
    seats = std::max(seats, static_cast<std::size_t>(event.actor.seat_number()) + 1);
  }
  std::vector<std::string> names(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (seat < input.record.players.size()) names[seat] = safe_text(input.record.players[seat]);
    if (names[seat].empty()) names[seat] = render(Message(KIBIC_TEXT("seat {0}"), seat + 1));
  }
  return names;
}

std::string title_of(const GameRecord& record) {
  const std::string game = safe_text(record.game);
  const std::string variant = safe_text(record.variant);
  if (record.deal > 0) {
    return render(Message(KIBIC_TEXT("{0} {1}, deal {2}"), game, variant, record.deal));
  }
  return render(Message(KIBIC_TEXT("{0} {1}"), game, variant));
}

void tell_amounts(const ReportInput& input, Story& story) {
  const auto settlement = input.replay.final_state().settlement();
  if (!settlement) return;
  for (const std::int64_t amount : settlement->by_seat) {
    story.amounts.push_back(signed_amount_text(static_cast<double>(amount), settlement->unit));
  }
}

// Any game: one line an event.
void tell_moves(const ReportInput& input, Story& story) {
  for (std::size_t event = 0; event < input.replay.events.size(); ++event) {
    const ActionEvent& played = input.replay.events[event];
    const std::string text = safe_text(input.replay.states[event].pretty(played.action));
    if (played.actor.is_seat()) {
      const auto seat = static_cast<std::size_t>(played.actor.seat_number());
      story.moves.push_back(
          {event, render(Message(KIBIC_TEXT("{0}: {1}"), story.names[seat], text))});
    } else {
      story.moves.push_back({event, text});
    }
  }
}

// A seat that acts twice, or before one that has acted, begins a row of its own.
bool needs_row(const Story& story, int number, std::size_t seat) {
  if (story.full_moves.empty() || story.full_moves.back().number != number) return true;
  const auto& cells = story.full_moves.back().by_seat;
  return std::any_of(cells.begin() + static_cast<std::ptrdiff_t>(seat), cells.end(),
                     [](const auto& cell) { return cell.has_value(); });
}

void tell_full_moves(const ReportInput& input, const GameParts& parts, Story& story) {
  for (std::size_t event = 0; event < input.replay.events.size(); ++event) {
    const ActionEvent& played = input.replay.events[event];
    if (!played.actor.is_seat()) continue;
    const State& before = input.replay.states[event];
    const auto seat = static_cast<std::size_t>(played.actor.seat_number());
    const int number = parts.full_move(before);
    if (needs_row(story, number, seat)) {
      story.full_moves.push_back({number, {}});
      story.full_moves.back().by_seat.resize(story.names.size());
    }
    story.full_moves.back().by_seat[seat] =
        StoryLine{event, safe_text(before.pretty(played.action))};
  }
}

void tell_violations(const ReportInput& input, Story& story) {
  for (const ToldViolation& told : violations(input.record.game, input.replay, story.names)) {
    const std::size_t event = told.divergence->event;
    std::string text = render(Message(KIBIC_TEXT("Event {0}: {1}."), event, told.text));
    if (told.ends_record) text += " " + tr(KIBIC_TEXT("The record cannot be followed further."));
    story.violations.push_back({event, std::move(text), told.law});
  }
}

}  // namespace

Story tell(const ReportInput& input) {
  Story story;
  story.names = seat_names(input);
  story.roles.resize(story.names.size());
  story.title = title_of(input.record);
  tell_amounts(input, story);
  tell_violations(input, story);
  const GameParts* parts = parts_for(input.record.game);
  if (parts != nullptr && parts->tell) {
    parts->tell(input, story);
  } else {
    tell_moves(input, story);
  }
  if (parts != nullptr && parts->full_move) tell_full_moves(input, *parts, story);
  return story;
}

StoryPosition position_before(const ReportInput& input, std::size_t event, int seat) {
  const GameParts* parts = parts_for(input.record.game);
  if (parts == nullptr || !parts->position) return {};
  return parts->position(input.replay.states[event], seat);
}

}  // namespace kibic
