#include "gui/wx/candidate_list.h"

#include <wx/dc.h>

#include <algorithm>

#include "gui/wx/words.h"

namespace kibic::gui {

CandidateList::CandidateList(wxWindow* parent) : RowList(parent) {
  on_double_click = [this](std::size_t row) {
    if (on_action && row < rows_.size()) on_action(rows_[row].first_card);
  };
}

void CandidateList::show(const View& view) {
  set_empty_text(!view.selected          ? wxString()
                 : view.is_thinking      ? words(KIBIC_TEXT("Thinking…"))
                 : view.mistakes.empty() ? words(KIBIC_TEXT("Not judged yet"))
                                         : words(KIBIC_TEXT("No choice is judged here")));
  if (rows_ == view.candidates) return;
  rows_ = view.candidates;
  rows_changed(rows_.size(), wxNOT_FOUND);
  if (!rows_.empty()) ScrollToRow(0);
}

wxString CandidateList::choosers(const CandidateRow& candidate) const {
  wxString who;
  const auto add = [&who](const wxString& word) { who += (who.empty() ? "" : " · ") + word; };
  if (candidate.is_best) add(words(KIBIC_TEXT("★ best")));
  if (candidate.is_played) add(words(KIBIC_TEXT("▶ played")));
  if (candidate.is_rule_player) add(words(KIBIC_TEXT("§ rules of thumb")));
  return who;
}

wxString CandidateList::full_text(std::size_t row) const {
  if (row >= rows_.size()) return {};
  const CandidateRow& candidate = rows_[row];
  wxString full = text(candidate.action) + "  " + text(candidate.value);
  if (!candidate.interval.empty()) full += "  " + text(candidate.interval);
  const wxString who = choosers(candidate);
  if (!who.empty()) full += "\n" + who;
  return full + "\n" + words(KIBIC_TEXT("Double click plays it as a variation."));
}

wxCoord CandidateList::OnMeasureItem(size_t) const {
  return 2 * line_height() + FromDIP(10);
}

void CandidateList::draw_bar(wxDC& dc, const wxRect& rect, std::size_t row) const {
  const CandidateRow& candidate = rows_[row];
  const double share = std::clamp(candidate.share, 0.0, 1.0);
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(theme().line));
  dc.DrawRoundedRectangle(rect, rect.height / 2.0);
  wxRect filled = rect;
  filled.width = std::max(rect.height, static_cast<int>(share * rect.width));
  dc.SetBrush(wxBrush(candidate.is_best ? theme().bar_best : theme().bar));
  dc.DrawRoundedRectangle(filled, rect.height / 2.0);
}

void CandidateList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
  const CandidateRow& candidate = rows_[row];
  wxRect inner = rect;
  inner.Deflate(FromDIP(8), FromDIP(4));
  inner.width -= scroll_bar_room();
  wxRect line(inner.x, inner.y, inner.width, line_height());

  dc.SetFont(bold());
  dc.SetTextForeground(ink(row));
  const int value_width = std::min(dc.GetTextExtent(text(candidate.value)).x, inner.width / 2);
  draw_text(dc, text(candidate.value),
            {inner.GetRight() + 1 - value_width, line.y, value_width, line.height}, wxALIGN_RIGHT);
  dc.SetFont(candidate.is_played ? bold() : GetFont());
  line.width -= value_width + FromDIP(8);
  const wxString who = choosers(candidate);
  const int action_width = std::min(dc.GetTextExtent(text(candidate.action)).x, line.width);
  draw_text(dc, text(candidate.action), line);
  dc.SetFont(small());
  dc.SetTextForeground(faint(row));
  line.x += action_width + FromDIP(8);
  line.width -= action_width + FromDIP(8);
  draw_text(dc, who, line);

  wxRect below(inner.x, inner.y + line_height() + FromDIP(2), inner.width, line_height());
  const int interval_width = dc.GetTextExtent(text(candidate.interval)).x;
  draw_text(dc, text(candidate.interval), below, wxALIGN_RIGHT);
  const int bar_height = FromDIP(7);
  const int bar_width = below.width - std::max(interval_width, FromDIP(90)) - FromDIP(12);
  draw_bar(dc, {below.x, below.y + (below.height - bar_height) / 2, bar_width, bar_height}, row);
}

}  // namespace kibic::gui
