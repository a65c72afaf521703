// The files that are open and their records, with the worst mark of each.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "gui/wx/row_list.h"

namespace kibic::gui {

class LibraryList : public RowList {
 public:
  explicit LibraryList(wxWindow* parent);

  std::function<void(std::size_t file, std::size_t record)> on_record;

  void show(const View& view);

 protected:
  wxString full_text(std::size_t row) const override;
  wxCoord OnMeasureItem(size_t row) const override;
  void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;

 private:
  enum class Kind { file, finding, record };
  struct Row {
    Kind kind = Kind::file;
    std::size_t file = 0;
    std::size_t index = 0;  // of the finding or record
  };

  void lay_out();
  void click(std::size_t row);
  void draw_file(wxDC& dc, wxRect rect, std::size_t row, const FileRow& file) const;
  void draw_record(wxDC& dc, wxRect rect, std::size_t row, const RecordRow& record) const;

  std::vector<FileRow> files_;
  std::optional<std::array<std::size_t, 2>> selected_;
  std::set<std::string> closed_;  // paths of files whose records are folded away
  std::vector<Row> rows_;
};

}  // namespace kibic::gui
