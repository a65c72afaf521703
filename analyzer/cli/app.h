// The command line as a function: words in, exit status out.
#pragma once

#include <string>
#include <vector>

#include "analyzer/cli/options.h"

namespace kibic::cli {

// Runs one command. `arguments` are the words after the program's name.
int run(const std::vector<std::string>& arguments, Io& io);

}  // namespace kibic::cli
