#include "gui/presenter/short_names.h"

#include <set>

namespace kibic::gui {

std::vector<std::string> short_names(const std::vector<std::string>& names) {
  constexpr std::size_t long_name = 12;  // bytes; the library shows three names a line
  std::vector<std::string> all;
  for (const std::string& name : names) {
    const std::string first = name.substr(0, name.find(' '));
    all.push_back(name.size() > long_name && !first.empty() ? first : name);
  }
  return std::set<std::string>(all.begin(), all.end()).size() == all.size() ? all : names;
}

}  // namespace kibic::gui
