// The files that are open and their records, with the worst mark of each.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "gui/presenter/library_filter.h"
#include "gui/wx/row_list.h"

namespace kibic::gui {

class LibraryList : public RowList {
 public:
  explicit LibraryList(wxWindow* parent);

  std::function<void(std::size_t file, std::size_t record)> on_record;

  void show(const View& view);
  // Shows only the records that have these words; all if there are none.
  void set_filter(const std::string& typed);

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
  void lay_out_file(std::size_t file, int& current);
  void click(std::size_t row);
  void draw_file(wxDC& dc, wxRect rect, std::size_t row, const FileRow& file) const;
  void draw_record(wxDC& dc, wxRect rect, std::size_t row, const RecordRow& record) const;
  void draw_finding(wxDC& dc, wxRect rect, const wxString& finding) const;
  bool is_long_finding(std::size_t row) const;

  std::vector<FileRow> files_;
  std::optional<std::array<std::size_t, 2>> selected_;
  std::set<std::string> closed_;  // paths of files whose records are folded away
  LibraryFilter filter_{""};
  std::vector<Row> rows_;
};

}  // namespace kibic::gui
