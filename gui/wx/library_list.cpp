#include "gui/wx/library_list.h"

#include <wx/dc.h>

#include "gui/wx/mark_badge.h"
#include "gui/wx/words.h"

namespace kibic::gui {

LibraryList::LibraryList(wxWindow* parent) : RowList(parent) {
  on_click = [this](std::size_t row) { click(row); };
}

void LibraryList::show(const View& view) {
  if (files_ == view.files && selected_ == view.selected) return;
  files_ = view.files;
  selected_ = view.selected;
  lay_out();
}

void LibraryList::lay_out() {
  rows_.clear();
  int current = wxNOT_FOUND;
  for (std::size_t f = 0; f < files_.size(); ++f) {
    rows_.push_back({Kind::file, f, 0});
    if (closed_.contains(files_[f].path)) continue;
    for (std::size_t i = 0; i < files_[f].findings.size(); ++i) {
      rows_.push_back({Kind::finding, f, i});
    }
    for (std::size_t i = 0; i < files_[f].records.size(); ++i) {
      if (selected_ == std::array{f, i}) current = static_cast<int>(rows_.size());
      rows_.push_back({Kind::record, f, i});
    }
  }
  rows_changed(rows_.size(), current);
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
      return text(record.title) + "\n" + text(record.detail);
    }
  }
  return {};
}

wxCoord LibraryList::OnMeasureItem(size_t row) const {
  const int lines = rows_[row].kind == Kind::record ? 2 : 1;
  return lines * line_height() + FromDIP(lines == 2 ? 8 : 10);
}

void LibraryList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
  const FileRow& file = files_[rows_[row].file];
  wxRect inner = rect;
  inner.Deflate(FromDIP(8), 0);
  dc.SetFont(GetFont());
  switch (rows_[row].kind) {
    case Kind::file:
      draw_file(dc, inner, row, file);
      return;
    case Kind::finding:
      inner.x += FromDIP(14);
      inner.width -= FromDIP(14);
      dc.SetTextForeground(IsSelected(row) ? theme().selection_ink : theme().warning);
      draw_text(dc, text("⚠ " + file.findings[rows_[row].index]), inner);
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

void LibraryList::draw_record(wxDC& dc, wxRect rect, std::size_t row,
                              const RecordRow& record) const {
  rect.x += FromDIP(14);
  rect.width -= FromDIP(14);
  const wxSize badge = badge_size(*this);
  draw_badge(
      dc, {rect.GetRight() + 1 - badge.x, rect.y + (rect.height - badge.y) / 2, badge.x, badge.y},
      record.worst_mark, record.worst_class);
  if (!record.worst_mark.empty()) rect.width -= badge.x + FromDIP(6);
  rect.Deflate(0, FromDIP(4));
  rect.height /= 2;
  dc.SetTextForeground(ink(row));
  draw_text(dc, text(record.title), rect);
  rect.y += rect.height;
  dc.SetTextForeground(faint(row));
  dc.SetFont(small());
  draw_text(dc, text(record.detail), rect);
}

}  // namespace kibic::gui
