#include "gui/presenter/rejected.h"

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/base/text.h"

namespace kibic::gui {

bool RejectedFiles::add(const FileRow& file) {
  if (!file.has_error) return false;
  if (unread_ + partial_ == 0) {
    title_ = file.title;
    reason_ = file.findings.empty() ? std::string() : file.findings.front();
  }
  ++(file.records.empty() ? unread_ : partial_);
  return true;
}

std::string RejectedFiles::text() const {
  if (unread_ + partial_ == 0) return {};
  if (partial_ == 0 && unread_ == 1) {
    return render(Message(KIBIC_TEXT("Nothing could be read from {0}: {1} Choose another file with "
                                     "File ▸ Open."),
                          title_, reason_));
  }
  if (unread_ == 0 && partial_ == 1) {
    return render(Message(KIBIC_TEXT("Not all of {0} could be read: {1} The library lists what was "
                                     "left out."),
                          title_, reason_));
  }
  if (partial_ == 0) {
    return render(
        Message(KIBIC_TEXT("{0} files could not be read. The details say why."), unread_));
  }
  if (unread_ == 0) {
    return render(Message(KIBIC_TEXT("{0} files could be read only in part. The details say why."),
                          partial_));
  }
  return render(Message(KIBIC_TEXT("Files that could not be read: {0}; read only in part: {1}. The "
                                   "details say why."),
                        unread_, partial_));
}

std::string findings_report(const std::vector<FileRow>& files) {
  // Where all is well, what was read is all there is to say.
  const bool has_findings = std::any_of(files.begin(), files.end(),
                                        [](const FileRow& file) { return !file.findings.empty(); });
  std::vector<std::string> paragraphs;
  for (const FileRow& file : files) {
    if (has_findings && file.findings.empty()) continue;
    std::string paragraph =
        render(Message(KIBIC_TEXT("{0} ({1})"), safe_text(file.path), file.detail));
    for (const std::string& finding : file.findings) paragraph += "\n    " + finding;
    paragraphs.push_back(std::move(paragraph));
  }
  return join(paragraphs, "\n\n");
}

std::string findings_headline(const std::vector<FileRow>& files) {
  const auto with_findings = std::count_if(
      files.begin(), files.end(), [](const FileRow& file) { return !file.findings.empty(); });
  if (files.empty()) return tr(KIBIC_TEXT("No file is open."));
  if (with_findings == 0) return tr(KIBIC_TEXT("All files were read without a remark."));
  return render(Message(KIBIC_TEXT("Files with remarks: {0} of {1}"),
                        static_cast<std::size_t>(with_findings), files.size()));
}

}  // namespace kibic::gui
