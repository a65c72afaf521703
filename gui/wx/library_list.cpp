#include "gui/wx/library_list.h"

#include <wx/dc.h>

#include <algorithm>

#include "gui/wx/fitted.h"
#include "gui/wx/mark_badge.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// The report of findings has the rest.
constexpr std::size_t most_findings = 3;

// Of what belongs to a file, below it.
int record_indent(const wxWindow& window) {
  return window.FromDIP(10);
}

}  // namespace

LibraryList::LibraryList(wxWindow* parent) : RowList(parent) {
  on_click = [this](std::size_t row) { click(row); };
}

void LibraryList::show(const View& view) {
  set_empty_text(
      words(view.files.empty() ? KIBIC_TEXT("No file is open") : KIBIC_TEXT("Nothing is found")));
  if (files_ == view.files && selected_ == view.selected) return;
  files_ = view.files;
  selected_ = view.selected;
  lay_out();
}

void LibraryList::set_filter(const std::string& typed) {
  filter_ = LibraryFilter(typed);
  lay_out();
}

void LibraryList::lay_out() {
  rows_.clear();
  int current = wxNOT_FOUND;
  for (std::size_t file = 0; file < files_.size(); ++file) lay_out_file(file, current);
  rows_changed(rows_.size(), current);
}

void LibraryList::lay_out_file(std::size_t file, int& current) {
  const FileRow& row = files_[file];
  std::vector<std::size_t> records;
  for (std::size_t i = 0; i < row.records.size(); ++i) {
    if (filter_.admits(row, row.records[i])) records.push_back(i);
  }
  if (records.empty() && !filter_.admits(row)) return;
  rows_.push_back({Kind::file, file, 0});
  if (closed_.contains(row.path)) return;
  for (std::size_t i = 0; i < std::min(row.findings.size(), most_findings); ++i) {
    rows_.push_back({Kind::finding, file, i});
  }
  for (const std::size_t record : records) {
    if (selected_ == std::array{file, record}) current = static_cast<int>(rows_.size());
    rows_.push_back({Kind::record, file, record});
  }
}

void LibraryList::click(std::size_t row) {
  if (row >= rows_.size()) return;
  const Row at = rows_[row];
  if (at.kind == Kind::record) {
    if (on_record) on_record(at.file, at.index);
    return;
  }
  const std::string& path = files_[at.file].path;
  if (closed_.erase(path) == 0 && at.kind == Kind::file) closed_.insert(path);
  lay_out();
}

wxString LibraryList::full_text(std::size_t row) const {
  if (row >= rows_.size()) return {};
  const FileRow& file = files_[rows_[row].file];
  switch (rows_[row].kind) {
    case Kind::file:
      return text(file.path);
    case Kind::finding:
      return text(file.findings[rows_[row].index]);
    case Kind::record: {
      const RecordRow& record = file.records[rows_[row].index];
      wxString full = text(record.title) + "\n" + text(record.detail);
      if (record.is_dearest) {
        full += "\n" + words(KIBIC_TEXT("Here is the dearest mistake of the session (key W)."));
      }
      return full;
    }
  }
  return {};
}

bool LibraryList::is_long_finding(std::size_t row) const {
  if (rows_[row].kind != Kind::finding) return false;
  const int room = GetClientSize().x - 2 * FromDIP(8) - scroll_bar_room() - record_indent(*this);
  const std::string& finding = files_[rows_[row].file].findings[rows_[row].index];
  return GetTextExtent(text("⚠ " + finding)).x > room;
}

wxCoord LibraryList::OnMeasureItem(size_t row) const {
  const int lines = rows_[row].kind == Kind::record || is_long_finding(row) ? 2 : 1;
  return lines * line_height() + FromDIP(lines == 2 ? 8 : 10);
}

void LibraryList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
  const FileRow& file = files_[rows_[row].file];
  wxRect inner = rect;
  inner.Deflate(FromDIP(8), 0);
  inner.width -= scroll_bar_room();
  dc.SetFont(GetFont());
  switch (rows_[row].kind) {
    case Kind::file:
      draw_file(dc, inner, row, file);
      return;
    case Kind::finding:
      inner.x += record_indent(*this);
      inner.width -= record_indent(*this);
      dc.SetTextForeground(IsSelected(row) ? theme().selection_ink : theme().warning);
      draw_finding(dc, inner, text("⚠ " + file.findings[rows_[row].index]));
      return;
    case Kind::record:
      draw_record(dc, inner, row, file.records[rows_[row].index]);
      return;
  }
}

void LibraryList::draw_file(wxDC& dc, wxRect rect, std::size_t row, const FileRow& file) const {
  dc.SetTextForeground(faint(row));
  const int detail_width = std::min(dc.GetTextExtent(text(file.detail)).x, rect.width / 2);
  wxRect detail = rect;
  detail.x = rect.GetRight() + 1 - detail_width;
  detail.width = detail_width;
  draw_text(dc, text(file.detail), detail, wxALIGN_RIGHT);

  dc.SetFont(bold());
  dc.SetTextForeground(ink(row));
  rect.width -= detail_width + FromDIP(8);
  draw_text(dc, text((closed_.contains(file.path) ? "▸ " : "▾ ") + file.title), rect);
}

// Where it is comes first and says little: what is wrong needs a second line.
void LibraryList::draw_finding(wxDC& dc, wxRect rect, const wxString& finding) const {
  if (dc.GetTextExtent(finding).x <= rect.width) {
    draw_text(dc, finding, rect);
    return;
  }
  wxString first;
  wxString rest = finding;
  while (!rest.empty()) {
    const wxString longer = (first.empty() ? "" : first + " ") + rest.BeforeFirst(' ');
    if (dc.GetTextExtent(longer).x > rect.width) break;
    first = longer;
    rest = rest.AfterFirst(' ');
  }
  rect.Deflate(0, FromDIP(4));
  rect.height /= 2;
  draw_text(dc, first, rect);
  rect.y += rect.height;
  draw_text(dc, rest, rect);
}

// The title with the worst mark and the dearest price at its right, the results below.
void LibraryList::draw_record(wxDC& dc, wxRect rect, std::size_t row,
                              const RecordRow& record) const {
  rect.x += record_indent(*this);
  rect.width -= record_indent(*this);
  rect.Deflate(0, FromDIP(4));
  rect.height /= 2;
  wxRect title = rect;
  if (!record.worst_mark.empty()) {
    const wxSize badge = badge_size(*this);
    dc.SetFont(record.is_dearest ? bold() : small());
    dc.SetTextForeground(record.is_dearest ? ink(row) : faint(row));
    const int price = std::min(dc.GetTextExtent(text(record.worst_price)).x, rect.width / 2);
    draw_text(dc, text(record.worst_price),
              {rect.GetRight() + 1 - price, rect.y, price, rect.height}, wxALIGN_RIGHT);
    title.width -= price + (price > 0 ? FromDIP(5) : 0) + badge.x;
    draw_badge(dc, {title.GetRight() + 1, rect.y + (rect.height - badge.y) / 2, badge.x, badge.y},
               record.worst_mark, record.worst_class);
    title.width -= FromDIP(6);
  }
  dc.SetFont(GetFont());
  dc.SetTextForeground(ink(row));
  draw_text(dc, text(record.label), title);
  rect.y += rect.height;
  dc.SetTextForeground(faint(row));
  dc.SetFont(small());
  draw_text(dc, whole_parts(dc, text(record.result), rect.width), rect);
}

}  // namespace kibic::gui
