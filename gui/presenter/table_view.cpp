#include "gui/presenter/table_view.h"

#include <algorithm>
#include <utility>

#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "gui/presenter/short_names.h"

namespace kibic::gui {
namespace {

std::string plain(const Message& message) {
  return safe_text(render(message));
}

std::string signed_text(std::int64_t amount, const std::string& unit) {
  return signed_amount_text(static_cast<double>(amount), unit);
}

std::string lower(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

// A score goes up and down from nothing; what the game has a word of its own for is an amount.
std::string score_text(std::int64_t score, const TableFacts& facts) {
  const std::string name = plain(facts.score_name);
  if (name.empty()) {
    return render(Message(KIBIC_TEXT("score {0}"), signed_text(score, facts.unit)));
  }
  return render(
      Message(KIBIC_TEXT("{0} {1}"), name, amount_text(static_cast<double>(score), facts.unit)));
}

// `settled` is what the game has brought so far, in the unit of the table.
void tell(const SeatFacts& facts, const TableFacts& table, std::int64_t settled, SeatLine& line) {
  line.role = plain(facts.role);
  // Who has no other name.
  if (lower(line.role) == lower(line.name)) line.role.clear();
  if (facts.score_before) line.score = score_text(*facts.score_before + settled, table);
  for (const Message& deed : facts.deeds) line.deeds.push_back(plain(deed));
}

void show_seats(const OpenRecord& open, const State& state, const TableFacts& facts, View& view) {
  const auto settlement = state.settlement();
  // Who sits where is known from the start, but may stand in a later event.
  const TableFacts last = open.board->replay().final_state().facts(std::nullopt, open.names);
  view.seats.assign(open.names.size(), SeatLine());
  for (std::size_t seat = 0; seat < view.seats.size(); ++seat) {
    SeatLine& line = view.seats[seat];
    line.name = open.names[seat];
    line.is_to_act = state.actor() == Actor::seat(static_cast<int>(seat));
    std::int64_t settled = 0;
    if (settlement && seat < settlement->by_seat.size()) {
      line.result = signed_text(settlement->by_seat[seat], settlement->unit);
      if (settlement->unit == facts.unit) settled = settlement->by_seat[seat];
    }
    if (seat < facts.seats.size()) tell(facts.seats[seat], facts, settled, line);
    if (seat < last.seats.size()) line.position = plain(last.seats[seat].position);
  }
}

TallyLine tally_line(const TallyRow& row) {
  TallyLine line;
  line.name = plain(row.name);
  line.is_sum = row.is_sum;
  for (const std::int64_t number : row.by_side) line.by_side.push_back(std::to_string(number));
  return line;
}

PartLine part_line(const PartFacts& part, const std::string& unit) {
  PartLine line;
  line.name = plain(part.name);
  line.standing = plain(part.standing);
  if (part.amount) line.amount = signed_text(*part.amount, unit);
  if (!part.is_won) return line;
  line.how = *part.is_won ? Standing::won : Standing::lost;
  const std::string how = *part.is_won ? tr(KIBIC_TEXT("won")) : tr(KIBIC_TEXT("lost"));
  line.standing =
      line.standing.empty() ? how : render(Message(KIBIC_TEXT("{0}, {1}"), how, line.standing));
  return line;
}

void show_standing(const TableFacts& facts, View& view) {
  view.sides.clear();
  view.tally.clear();
  view.parts.clear();
  for (const Message& side : facts.sides) view.sides.push_back(plain(side));
  for (const TallyRow& row : facts.tally) view.tally.push_back(tally_line(row));
  for (const PartFacts& part : facts.parts) view.parts.push_back(part_line(part, facts.unit));
}

// A scene knows seats by number only.
void name_seats(const std::vector<std::string>& names, View& view) {
  if (!view.scene) return;
  for (SceneZone& zone : view.scene->zones) {
    const auto seat = static_cast<std::size_t>(zone.seat.value_or(-1));
    if (seat < names.size()) zone.title = Message("{0}", names[seat]);
  }
}

// Cards of a hand that were clicked are on their way.
void dim_picked(View& view) {
  if (!view.scene) return;
  for (SceneZone& zone : view.scene->zones) {
    for (ScenePiece& piece : zone.pieces) {
      const auto found = std::find(view.picked.begin(), view.picked.end(), piece.name);
      if (zone.seat && found != view.picked.end()) piece.is_dimmed = true;
    }
  }
}

}  // namespace

void show_table(const OpenRecord& open, const RecordLook& look, View& view) {
  const State& state = open.board->state();
  // Whole names stand at the seats.
  const TableFacts facts = state.facts(look.viewer, short_names(open.names));
  view.contract = plain(facts.contract);
  view.game = state.game();
  view.scene = state.scene(look.viewer);
  const GameParts* parts = parts_for(view.game);
  view.numbers = parts != nullptr && parts->numbers ? parts->numbers(state, look.viewer)
                                                    : std::vector<SceneTable>();
  name_seats(open.names, view);
  view.playable.clear();
  view.picked = look.clicked;
  dim_picked(view);
  view.can_end_gesture = false;
  // What another seat may do would tell its cards.
  const bool is_seen = !look.viewer || state.actor() == Actor::seat(*look.viewer);
  if (state.actor().is_seat() && is_seen) {
    const Gesture gesture = state.gesture(look.clicked);
    for (const GestureTarget& target : gesture.targets) view.playable.push_back(target.id);
    // The last one again does what was clicked so far, or forgets it.
    if (!look.clicked.empty()) view.playable.push_back(look.clicked.back());
    view.can_end_gesture = gesture.ending.has_value();
  }
  show_seats(open, state, facts, view);
  show_standing(facts, view);
}

}  // namespace kibic::gui
