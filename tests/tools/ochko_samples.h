// The sample sessions of ochko under samples/ochko.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace kibic::tools {

struct OchkoSample {
  std::string name;  // of the file
  std::string bytes;
};

Result<std::vector<OchkoSample>> ochko_samples();

}  // namespace kibic::tools
