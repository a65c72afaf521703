// Finding records in a long library by typing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/presenter/view.h"

namespace kibic::gui {

// Small letters without accents, so that "zdenek" finds Zdeněk.
std::string folded(std::string_view utf8);

class LibraryFilter {
 public:
  // The words that must all be found, in any order; without any, all is shown.
  explicit LibraryFilter(std::string_view typed);

  bool is_empty() const { return words_.empty(); }
  // In the names of the file, or the title and details of the record.
  bool admits(const FileRow& file) const;
  bool admits(const FileRow& file, const RecordRow& record) const;

 private:
  bool is_in(const std::string& text) const;

  std::vector<std::string> words_;  // folded
};

}  // namespace kibic::gui
