#include "analyzer/report/text_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "analyzer/report/findings.h"
#include "analyzer/report/story.h"
#include "analyzer/report/text_page.h"

namespace kibic {
namespace {

constexpr std::size_t max_name = 26;    // columns; longer names are cut
constexpr std::size_t max_column = 18;  // of a seat in the table of tricks
constexpr std::size_t max_move = 30;    // of a seat in the table of full moves
constexpr std::size_t worst_shown = 3;  // in the list of where the hand was lost

std::string cards_text(const std::vector<StoryCard>& cards) {
  std::string text;
  for (const StoryCard& card : cards) text += (text.empty() ? "" : " ") + card.text;
  return text;
}

std::size_t name_columns(const Story& story) {
  std::size_t columns = 6;
  for (const std::string& name : story.names) {
    columns = std::max(columns, std::min(max_name, columns_of(name)));
  }
  for (const StoryHand& hand : story.hands) {
    columns = std::max(columns, std::min(max_name, columns_of(hand.owner)));
  }
  return columns;
}

// Prints the parts of a report in order.
class Writer {
 public:
  Writer(const ReportInput& input, const TextStyle& style)
      : input_(input), story_(tell(input)), page_(style.has_colours), names_(name_columns(story_)) {
    if (input.review != nullptr) findings_ = find(input, story_);
  }

  std::string write() {
    head();
    bill();
    against_the_rules();
    worst();
    hands();
    lines(tr(KIBIC_TEXT("Before the play")), story_.opening);
    tricks();
    moves();
    flagged();
    unknowable();
    summary();
    return page_.text();
  }

 private:
  void head();
  void bill();
  void against_the_rules();
  void worst();
  void hands();
  void lines(const std::string& heading, const std::vector<StoryLine>& lines);
  void moves();
  std::size_t move_columns() const;
  std::string move_cell(const std::optional<StoryLine>& cell, std::size_t columns) const;
  void prices(const StoryFullMove& row);
  void tricks();
  std::string trick_cell(const StoryTrick& trick, std::size_t seat, std::size_t columns) const;
  void flagged();
  std::string headline(const Finding& finding) const;
  void position(const StoryPosition& position);
  void variation(const Finding& finding);
  void details(const Finding& finding);
  void unknowable();
  void summary();

  std::string name(std::size_t seat) const { return fitted(story_.names[seat], names_); }
  std::string mark(const std::string& glyph) const { return page_.inked(glyph, ink_of(glyph)); }

  const ReportInput& input_;
  Story story_;
  Findings findings_;
  TextPage page_;
  std::size_t names_;
};

void Writer::head() {
  std::string title = story_.title;
  if (!input_.record.date.empty()) title += " · " + safe_text(input_.record.date);
  page_.line(page_.inked(title, Ink::strong));
  if (!input_.source.path.empty()) {
    page_.line(page_.inked(safe_text(input_.source.path), Ink::faint));
  }
  page_.line();
  for (std::size_t seat = 0; seat < story_.names.size(); ++seat) {
    const std::string amount = seat < story_.amounts.size() ? story_.amounts[seat] : "";
    page_.line(fmt::format("  {}  {}  {}", name(seat), fitted(story_.roles[seat], 9),
                           right_aligned(amount, 12)));
  }
  if (!story_.facts.empty()) page_.line();
  for (const std::string& fact : story_.facts) page_.paragraph(fact, 0);
}

void Writer::bill() {
  if (story_.bill.empty()) return;
  page_.heading(tr(KIBIC_TEXT("Bill (for each opponent, as the declarer sees it)")));
  for (const StoryBillLine& part : story_.bill) {
    page_.line(fmt::format("  {}  {}  {}  {}", fitted(part.name, 14), fitted(part.outcome, 6),
                           fitted(part.doubles, 5), right_aligned(part.amount, 12)));
  }
}

void Writer::against_the_rules() {
  if (story_.violations.empty()) return;
  page_.heading(tr(KIBIC_TEXT("Against the rules")));
  for (const StoryViolation& violation : story_.violations) {
    page_.paragraph(violation.text, 2);
    if (!violation.law.empty()) page_.paragraph(violation.law, 4);
  }
}

void Writer::worst() {
  if (input_.review == nullptr) return;
  if (findings_.flagged.empty()) {
    page_.heading(findings_.has_judged ? tr(KIBIC_TEXT("No mistakes were found."))
                                       : tr(KIBIC_TEXT("No decision was judged.")));
    return;
  }
  page_.heading(tr(KIBIC_TEXT("Where it cost most")));
  std::size_t rank = 0;
  for (const std::size_t index : findings_.by_price) {
    if (++rank > worst_shown) break;
    const Finding& finding = findings_.flagged[index];
    page_.paragraph(
        render(Message(KIBIC_TEXT("{0}. {1}: {2} chose {3} {4}. {5} was better by {6}."), rank,
                       finding.place, finding.player, finding.played.text,
                       glyph_of(finding.verdict->mark), finding.best.text, finding.price)),
        2);
  }
}

void Writer::hands() {
  if (story_.hands.empty()) return;
  page_.heading(tr(KIBIC_TEXT("Hands")));
  for (const StoryHand& hand : story_.hands) {
    std::string cards = cards_text(hand.cards);
    for (std::size_t i = 0; i < hand.unknown; ++i) cards += cards.empty() ? "?" : " ?";
    page_.line(fmt::format("  {}  {}", fitted(hand.owner, names_), cards));
  }
}

void Writer::lines(const std::string& heading, const std::vector<StoryLine>& lines) {
  if (lines.empty()) return;
  page_.heading(heading);
  for (const StoryLine& line : lines) {
    const std::string glyph = mark_at(input_, line.event);
    page_.line(fmt::format("  {}{}{}", line.text, glyph.empty() ? "" : " ", mark(glyph)));
  }
}

// As wide as most cells; a longer one pushes what is right of it.
std::size_t Writer::move_columns() const {
  std::size_t columns = std::min(names_, max_column);
  for (const StoryFullMove& row : story_.full_moves) {
    for (const auto& cell : row.by_seat) {
      if (cell) columns = std::max(columns, columns_of(cell->text) + 3);
    }
  }
  return std::min(columns, max_move);
}

std::string Writer::move_cell(const std::optional<StoryLine>& cell, std::size_t columns) const {
  if (!cell) return fitted("…", columns);
  const std::string glyph = mark_at(input_, cell->event);
  const std::size_t used = columns_of(cell->text) + (glyph.empty() ? 0 : 1 + columns_of(glyph));
  const std::string fill(used < columns ? columns - used : 0, ' ');
  return cell->text + (glyph.empty() ? "" : " " + mark(glyph)) + fill;
}

// What the flagged ones of a full move cost, below it.
void Writer::prices(const StoryFullMove& row) {
  for (const Finding& finding : findings_.flagged) {
    const bool is_here = std::any_of(row.by_seat.begin(), row.by_seat.end(), [&](const auto& cell) {
      return cell && cell->event == finding.verdict->event;
    });
    if (!is_here) continue;
    page_.paragraph(
        render(Message(KIBIC_TEXT("{0} {1} costs {2}. Better: {3}."), finding.played.text,
                       glyph_of(finding.verdict->mark), finding.price, finding.best.text)),
        8);
  }
}

void Writer::moves() {
  if (story_.full_moves.empty()) return lines(tr(KIBIC_TEXT("Moves")), story_.moves);
  page_.heading(tr(KIBIC_TEXT("Moves")));
  const std::size_t columns = move_columns();
  std::string head = "       ";
  for (const std::string& player : story_.names) head += fitted(player, columns) + "  ";
  head.erase(head.find_last_not_of(' ') + 1);
  page_.line(page_.inked(head, Ink::faint));
  for (const StoryFullMove& row : story_.full_moves) {
    std::string line = fmt::format("  {:>3}. ", row.number);
    const auto last =
        std::find_if(row.by_seat.rbegin(), row.by_seat.rend(), [](const auto& c) { return !!c; });
    for (auto cell = row.by_seat.begin(); cell != last.base(); ++cell) {
      line += move_cell(*cell, columns) + "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    page_.line(line);
    prices(row);
  }
}

// "›♥10 ??+40": who leads, card, mark, marriage; the winning card is followed by "*".
std::string Writer::trick_cell(const StoryTrick& trick, std::size_t seat,
                               std::size_t columns) const {
  for (const StoryPlay& play : trick.plays) {
    if (play.seat != static_cast<int>(seat)) continue;
    const std::string glyph = mark_at(input_, play.event);
    std::string text = (trick.leader == play.seat ? "›" : " ") + play.card.text;
    if (trick.winner == play.seat) text += "*";
    const std::string note = play.note.empty() ? "" : " " + play.note;
    const std::string plain = text + (glyph.empty() ? "" : " " + glyph) + note;
    const std::size_t used = columns_of(plain);
    const std::string fill(used < columns ? columns - used : 0, ' ');
    return text + (glyph.empty() ? "" : " " + mark(glyph)) + note + fill;
  }
  return std::string(columns, ' ');
}

void Writer::tricks() {
  if (story_.tricks.empty()) return;
  page_.heading(tr(KIBIC_TEXT("Tricks (› leads, * wins)")));
  const std::size_t columns = std::clamp<std::size_t>(names_, 12, max_column);
  std::string head = "      ";
  for (const std::string& player : story_.names) head += " " + fitted(player, columns) + " ";
  head.erase(head.find_last_not_of(' ') + 1);
  page_.line(page_.inked(head, Ink::faint));
  for (const StoryTrick& trick : story_.tricks) {
    std::string line = fmt::format("  {:>2}. ", trick.number);
    for (std::size_t seat = 0; seat < story_.names.size(); ++seat) {
      line += trick_cell(trick, seat, columns) + "  ";
    }
    if (trick.points) line += right_aligned(std::to_string(*trick.points), 3);
    page_.line(line);
  }
}

// "Trick 5, Karel: ♦7 ?? costs 1.7 units (95 %: 1.5 to 1.9)."
std::string Writer::headline(const Finding& finding) const {
  const std::string glyph(glyph_of(finding.verdict->mark));
  std::string price =
      finding.interval.empty()
          ? render(Message(KIBIC_TEXT("costs {0}"), finding.price))
          : render(Message(KIBIC_TEXT("costs {0} (95 %: {1})"), finding.price, finding.interval));
  if (finding.verdict->stake > 0) {  // some games have no stakes
    price += render(Message(KIBIC_TEXT("; a plain win is worth {0}"),
                            amount_text(finding.verdict->stake, finding.verdict->unit)));
  }
  const std::string what =
      fmt::format("{}, {}: {}", finding.place, finding.player, finding.played.text);
  return fmt::format("  {} {} {}", page_.inked(what, Ink::strong), mark(glyph), price);
}

void Writer::position(const StoryPosition& position) {
  if (!position.hand.empty()) {
    page_.line("    " + render(Message(KIBIC_TEXT("Hand: {0}"), cards_text(position.hand))));
  }
  std::string table;
  for (const StoryPlay& play : position.table) {
    table += (table.empty() ? "" : ", ") + story_.names[static_cast<std::size_t>(play.seat)] + " " +
             play.card.text;
  }
  if (table.empty()) return;
  page_.line("    " + render(Message(KIBIC_TEXT("On the table: {0}"), table)));
}

// Tricks are kept apart by bars.
void Writer::variation(const Finding& finding) {
  if (finding.line.size() < 2) return;
  std::string line;
  std::size_t place = finding.position.table.size();
  for (const FindingStep& step : finding.line) {
    if (!line.empty()) line += place % 3 == 0 && !finding.position.hand.empty() ? " | " : " ";
    line += step.action.text;
    ++place;
  }
  if (finding.is_line_cut) line += " …";
  page_.paragraph(render(Message(KIBIC_TEXT("It could have gone: {0}"), line)), 4);
}

void Writer::details(const Finding& finding) {
  page_.line();
  page_.line(headline(finding));
  position(finding.position);
  page_.paragraph(finding.same_as_best.empty()
                      ? render(Message(KIBIC_TEXT("Better: {0}."), finding.best.text))
                      : render(Message(KIBIC_TEXT("Better: {0} (or {1})."), finding.best.text,
                                       cards_text(finding.same_as_best))),
                  4);
  page_.paragraph(finding.reason, 4);
  for (const std::string& remark : finding.remarks) page_.paragraph(remark, 4);
  if (!finding.price_note.empty()) page_.paragraph(finding.price_note, 4);
  if (!finding.opinion.empty()) page_.paragraph(finding.opinion, 4);
  for (const std::string& opinion : finding.engine_opinions) page_.paragraph(opinion, 4);
  variation(finding);
  page_.paragraph(finding.hindsight, 4);
}

void Writer::flagged() {
  if (findings_.flagged.empty()) return;
  page_.heading(tr(KIBIC_TEXT("Flagged decisions")));
  for (const Finding& finding : findings_.flagged) details(finding);
}

void Writer::unknowable() {
  if (findings_.unknowable.empty()) return;
  page_.heading(tr(KIBIC_TEXT("What you could not know")));
  for (const Finding& finding : findings_.unknowable) {
    page_.paragraph(render(Message(KIBIC_TEXT("{0}, {1}: {2}. {3}"), finding.place, finding.player,
                                   finding.played.text, finding.hindsight)),
                    2);
  }
}

void Writer::summary() {
  if (input_.review == nullptr) return;
  page_.heading(tr(KIBIC_TEXT("Summary")));
  page_.line(
      page_.inked(fmt::format("  {}  {}  {}  {}  {}  {}  {}", std::string(names_, ' '),
                              right_aligned(tr(KIBIC_TEXT("accuracy")), 9), right_aligned("?!", 3),
                              right_aligned("?", 3), right_aligned("??", 3),
                              right_aligned(tr(KIBIC_TEXT("flagged")), 12),
                              right_aligned(tr(KIBIC_TEXT("lost in all")), 12)),
                  Ink::faint));
  for (std::size_t seat = 0; seat < findings_.seats.size(); ++seat) {
    const SeatSummary& row = findings_.seats[seat];
    if (row.decisions == 0) continue;  // a banker who has no choice
    page_.line(fmt::format("  {}  {}  {:>3}  {:>3}  {:>3}  {}  {}", name(seat),
                           right_aligned(row.accuracy, 9), row.inaccuracies, row.mistakes,
                           row.blunders, right_aligned(row.flagged_loss, 12),
                           right_aligned(row.loss, 12)));
  }
  for (const std::string& remark : findings_.remarks) page_.paragraph(remark, 2);
}

}  // namespace

std::string text_report(const ReportInput& input, const TextStyle& style) {
  return Writer(input, style).write();
}

}  // namespace kibic
