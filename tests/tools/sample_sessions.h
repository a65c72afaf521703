// The demo sessions under samples/marias, made anew: which deals they are, and the files they give.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/record.h"

namespace kibic::tools {

struct SampleFile {
  std::string path;  // below samples/marias
  std::string bytes;
};

// Seven deals of volený and seven of licitovaný, chosen for mistakes that can be explained.
std::vector<GameRecord> voleny_session();
std::vector<GameRecord> licitovany_session();

// All files in the order of their paths; an Error if a record cannot be written.
Result<std::vector<SampleFile>> sample_files();

}  // namespace kibic::tools
