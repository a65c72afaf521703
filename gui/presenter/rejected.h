// What could not be read, of the files opened last, as one sentence with a next step; and as the
// report of all findings.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "gui/presenter/view.h"

namespace kibic::gui {

class RejectedFiles {
 public:
  // Counts the file if it has an error; false if it has none.
  bool add(const FileRow& file);
  // Empty if all was read.
  std::string text() const;

 private:
  std::size_t unread_ = 0;   // nothing of them
  std::size_t partial_ = 0;  // not all of them
  std::string title_;        // of the first
  std::string reason_;
};

// Each file that has findings, with them: a file a paragraph. If none has any, all files.
std::string findings_report(const std::vector<FileRow>& files);

// "3 of 12 files could not be read or have remarks."
std::string findings_headline(const std::vector<FileRow>& files);

}  // namespace kibic::gui
