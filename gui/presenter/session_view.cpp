#include "gui/presenter/session_view.h"

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "gui/presenter/library.h"
#include "gui/presenter/short_names.h"

namespace kibic::gui {
namespace {

// The seats that have a line: those whose score every record tells.
std::vector<std::size_t> seats_of(const std::vector<const OpenRecord*>& records) {
  const SessionScore& first = *records.front()->score;
  std::vector<std::size_t> seats;
  for (std::size_t seat = 0; seat < first.before.size(); ++seat) {
    const bool is_asked = !first.main_seat || *first.main_seat == static_cast<int>(seat);
    const bool is_told = std::all_of(records.begin(), records.end(), [&](const OpenRecord* one) {
      return seat < one->score->before.size() && one->score->before[seat] &&
             seat < one->score->won.size();
    });
    if (is_asked && is_told) seats.push_back(seat);
  }
  return seats;
}

double after(const SessionScore& score, std::size_t seat) {
  return static_cast<double>(*score.before[seat]) + static_cast<double>(score.won[seat]);
}

std::string amount(const SessionScore& score, double value) {
  return score.name.empty() ? signed_amount_text(value, score.unit)
                            : amount_text(value, score.unit);
}

std::string hint_of(const std::string& title, const OpenRecord& open,
                    const std::vector<std::size_t>& seats) {
  std::string hint = title;
  for (const std::size_t seat : seats) {
    hint += "\n" + render(Message(KIBIC_TEXT("{0}: {1}"), open.names[seat],
                                  amount(*open.score, after(*open.score, seat))));
  }
  return hint;
}

// A lone line says how it stands; several have room for names only.
std::vector<std::string> names_of(const OpenRecord& last, const std::vector<std::size_t>& seats) {
  std::vector<std::string> names;
  for (const std::size_t seat : seats) {
    if (seats.size() > 1) {
      names.push_back(short_names(last.names)[seat]);
      continue;
    }
    const std::string now = amount(*last.score, after(*last.score, seat));
    names.push_back(
        last.score->name.empty()
            ? render(Message(KIBIC_TEXT("{0}: {1}"), last.names[seat], now))
            : render(Message(KIBIC_TEXT("{0}: {1} {2}"), last.names[seat], last.score->name, now)));
  }
  return names;
}

}  // namespace

std::optional<SessionScore> session_score(const State& first, const State& end) {
  const auto bill = end.settlement();
  if (!bill) return std::nullopt;
  const TableFacts facts = end.facts(std::nullopt, {});
  SessionScore score;
  score.name = render(facts.score_name);
  score.unit = bill->unit;
  score.main_seat = first.facts(std::nullopt, {}).main_seat;
  score.won = bill->by_seat;
  for (const SeatFacts& seat : facts.seats) score.before.push_back(seat.score_before);
  const auto has_score = [](const auto& before) { return before.has_value(); };
  if (std::none_of(score.before.begin(), score.before.end(), has_score)) return std::nullopt;
  return score;
}

SessionCurve session_curve(const OpenFile& file, std::size_t place,
                           const std::optional<std::array<std::size_t, 2>>& selected) {
  std::vector<const OpenRecord*> records;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < file.records.size(); ++i) {
    const OpenRecord& open = file.records[i];
    const bool fits =
        open.score && (records.empty() || open.record->game == records.front()->record->game);
    if (!fits) continue;
    records.push_back(&open);
    places.push_back(i);
  }
  SessionCurve curve;
  if (records.size() < 2) return curve;
  const std::vector<std::size_t> seats = seats_of(records);
  if (seats.empty()) return curve;
  const SessionScore& first = *records.front()->score;
  curve.unit = first.unit;
  curve.names = names_of(*records.back(), seats);
  for (std::size_t i = 0; i < records.size(); ++i) {
    SessionPoint point;
    point.spot = {place, places[i]};
    for (const std::size_t seat : seats) {
      point.values.push_back(after(*records[i]->score, seat) -
                             static_cast<double>(*first.before[seat]));
    }
    point.hint = hint_of(
        file.row.records.size() > places[i] ? file.row.records[places[i]].title : std::string(),
        *records[i], seats);
    point.is_current = selected == point.spot;
    curve.points.push_back(std::move(point));
  }
  return curve;
}

}  // namespace kibic::gui
