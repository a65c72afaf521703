// The bytes of a file or of the standard input, as they are.
#pragma once

#include <memory>
#include <string>

#include "core/ports/importer.h"

namespace kibic::importers {

class FileSource : public ByteSource {
 public:
  // Opens the file; "-" is the standard input. An Error ("cannot-open") says why not.
  static Result<std::unique_ptr<FileSource>> open(const std::string& path);

  ~FileSource() override;
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;

  Result<std::size_t> read(char* buffer, std::size_t size) override;

 private:
  FileSource(int descriptor, std::string path);

  int descriptor_;
  std::string path_;  // for messages
};

}  // namespace kibic::importers
