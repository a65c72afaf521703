#include "gui/wx/score_board.h"

#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>
#include <numeric>

#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// In heights of a line.
constexpr int least_width = 7;
constexpr int most_width = 18;

// Paints line after line, from the top down.
class BoardPainter {
 public:
  BoardPainter(wxDC& dc, const wxWindow& window, const Theme& theme, const wxRect& inner)
      : dc_(dc),
        theme_(theme),
        inner_(inner),
        line_(window.GetCharHeight()),
        gap_(window.FromDIP(6)),
        plain_(scaled_font(window, 0.92)),
        strong_(scaled_font(window, 0.92, true)),
        y_(inner.y) {}

  void paint(const Score& score) {
    measure(score);
    if (!score.tally.empty()) {
      paint_heads(score);
      for (const TallyLine& line : score.tally) paint_tally(line);
    }
    if (!score.tally.empty() && !score.parts.empty()) paint_rule();
    for (const PartLine& part : score.parts) paint_part(part);
  }

 private:
  // The names of the rows are short and get what they need; the columns share the rest fairly, and
  // what they leave goes between.
  void measure(const Score& score) {
    dc_.SetFont(strong_);
    for (const TallyLine& line : score.tally) {
      names_width_ = std::max(names_width_, dc_.GetTextExtent(text(line.name)).x);
    }
    std::vector<int> widths;
    for (const std::string& side : score.sides) widths.push_back(width_of_column(score, side));
    const int needed = std::accumulate(widths.begin(), widths.end(), 0);
    names_width_ = std::min(names_width_ + gap_, std::max(inner_.width / 2, inner_.width - needed));
    const int room = inner_.width - names_width_;
    const int fair = fair_width(widths, room);
    int used = 0;
    for (int& width : widths) {
      width = std::min(width, fair);
      used += width;
    }
    const int more = std::max(0, room - used) / std::max(1, static_cast<int>(widths.size()));
    for (const int width : widths) columns_.push_back(width + more);
  }
  int width_of_column(const Score& score, const std::string& side) const {
    int width = dc_.GetTextExtent(text(side)).x;
    for (const TallyLine& line : score.tally) {
      for (const std::string& number : line.by_side) {
        width = std::max(width, dc_.GetTextExtent(text(number)).x);
      }
    }
    return width + gap_;
  }
  // One string a column, to the right.
  void draw_columns(const std::vector<std::string>& strings) {
    int right = inner_.x + names_width_;
    for (std::size_t i = 0; i < strings.size() && i < columns_.size(); ++i) {
      right += columns_[i];
      draw_right(text(strings[i]), right, columns_[i] - gap_ / 2);
    }
  }
  void draw_left(const wxString& string, int x, int width) {
    dc_.DrawText(fitted(dc_, string, width), x, y_);
  }
  void draw_right(const wxString& string, int right, int width) {
    const wxString shown = fitted(dc_, string, width);
    dc_.DrawText(shown, right - dc_.GetTextExtent(shown).x, y_);
  }

  void paint_heads(const Score& score) {
    dc_.SetFont(plain_);
    dc_.SetTextForeground(theme_.felt_text);
    draw_columns(score.sides);
    y_ += line_;
  }

  void paint_tally(const TallyLine& line) {
    dc_.SetFont(line.is_sum ? strong_ : plain_);
    dc_.SetTextForeground(line.is_sum ? theme_.felt_text : theme_.felt_faint);
    if (line.is_sum) {
      dc_.SetPen(wxPen(theme_.felt_faint, 1));
      dc_.DrawLine(inner_.x, y_, inner_.GetRight(), y_);
    }
    draw_left(text(line.name), inner_.x, names_width_);
    draw_columns(line.by_side);
    y_ += line_;
  }

  void paint_rule() {
    y_ += gap_;
    dc_.SetPen(wxPen(theme_.spot, 1));
    dc_.DrawLine(inner_.x, y_, inner_.GetRight(), y_);
    y_ += gap_ / 2;
  }

  const wxColour& colour_of(Standing how) const {
    switch (how) {
      case Standing::open:
        return theme_.felt_faint;
      case Standing::won:
        return theme_.felt_won;
      case Standing::lost:
        return theme_.felt_lost;
    }
    return theme_.felt_text;
  }

  // Name on the left, amount on the right, how it stands before it or, without amount, in its
  // place.
  void paint_part(const PartLine& part) {
    dc_.SetFont(strong_);
    dc_.SetTextForeground(theme_.felt_text);
    const int amount_width = part.amount.empty() ? 0 : dc_.GetTextExtent(text(part.amount)).x;
    const wxString name = fitted(dc_, text(part.name),
                                 std::max(inner_.width / 2, inner_.width - amount_width - gap_));
    dc_.DrawText(name, inner_.x, y_);
    int right = inner_.GetRight();
    dc_.SetTextForeground(colour_of(part.how));
    if (!part.amount.empty()) {
      const wxString amount = text(part.amount);
      draw_right(amount, right, inner_.width / 2);
      right -= dc_.GetTextExtent(amount).x + gap_;
    }
    const int used = inner_.x + dc_.GetTextExtent(name).x + gap_;
    dc_.SetFont(plain_);
    // How it stands is said by the colour too: better its first words than letters of it.
    wxString standing = part.standing.empty() ? words(KIBIC_TEXT("open")) : text(part.standing);
    const int room = right - used;
    if (dc_.GetTextExtent(standing).x > room) standing = standing.BeforeFirst(',');
    if (dc_.GetTextExtent(standing).x <= room) draw_right(standing, right, room);
    y_ += line_;
  }

  wxDC& dc_;
  const Theme& theme_;
  wxRect inner_;
  int line_;
  int gap_;
  wxFont plain_;
  wxFont strong_;
  int names_width_ = 0;
  std::vector<int> columns_;  // widths
  int y_;
};

int rows_of(const Score& score) {
  const std::size_t heads = score.tally.empty() ? 0 : 1;
  return static_cast<int>(heads + score.tally.size() + score.parts.size());
}

}  // namespace

wxRect paint_score_board(wxDC& dc, const wxWindow& window, const Theme& theme, const Score& score,
                         const wxRect& space) {
  const int gap = window.FromDIP(6);
  const int rule = score.tally.empty() || score.parts.empty() ? 0 : gap + gap / 2;
  const int line = window.GetCharHeight();
  const int height = rows_of(score) * line + rule + 2 * gap;
  const int width = std::min(space.width, most_width * line);
  if (score.is_empty() || height > space.height || width < least_width * line) return {};
  const wxRect board(space.x, space.y, width, height);
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(theme.felt_edge));
  dc.DrawRoundedRectangle(board, window.FromDIP(8));
  wxRect inner = board;
  inner.Deflate(gap + gap / 2, gap);
  BoardPainter(dc, window, theme, inner).paint(score);
  return board;
}

wxString board_tip(const Score& score) {
  wxString tip;
  const auto add = [&tip](const wxString& line) { tip += (tip.empty() ? "" : "\n") + line; };
  for (const TallyLine& line : score.tally) {
    wxString row = text(line.name) + ":";
    for (std::size_t side = 0; side < line.by_side.size() && side < score.sides.size(); ++side) {
      row += (side > 0 ? ", " : " ") + text(score.sides[side]) + " " + text(line.by_side[side]);
    }
    add(row);
  }
  for (const PartLine& part : score.parts) {
    wxString row = text(part.name);
    if (!part.standing.empty()) row += ": " + text(part.standing);
    if (!part.amount.empty()) row += " " + text(part.amount);
    add(row);
  }
  return tip;
}

}  // namespace kibic::gui
