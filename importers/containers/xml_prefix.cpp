#include "importers/containers/xml_prefix.h"

#include <algorithm>
#include <iterator>

#include "core/base/text.h"

namespace kibic::importers {
namespace {

// Drops all up to and including `end`; everything if it does not come.
void skip_past(std::string_view& text, std::string_view end) {
  const std::size_t found = text.find(end);
  text.remove_prefix(found == std::string_view::npos ? text.size() : found + end.size());
}

void skip_doctype(std::string_view& text) {
  const bool has_subset = text.find('[') < text.find('>');
  skip_past(text, has_subset ? "]" : ">");
  if (has_subset) skip_past(text, ">");
}

}  // namespace

std::string xml_root_name(std::string_view prefix) {
  // ASCII in UTF-16 is ASCII with zeros between; byte order marks hold no ASCII.
  std::string ascii;
  std::copy_if(prefix.begin(), prefix.end(), std::back_inserter(ascii),
               [](char c) { return c != '\0'; });
  std::string_view text = ascii;
  for (const std::string_view mark : {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"}) {
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
  }
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.starts_with("<!--")) {
      skip_past(text, "-->");
    } else if (text.starts_with("<?")) {
      skip_past(text, "?>");
    } else if (text.starts_with("<!DOCTYPE")) {
      skip_doctype(text);
    } else {
      break;
    }
  }
  if (!text.starts_with('<')) return {};
  const std::string_view name = text.substr(1, text.find_first_of(" \t\r\n/>", 1) - 1);
  if (name.size() + 1 >= text.size()) return {};  // the name itself may be cut
  return std::string(name.substr(name.rfind(':') + 1));
}

}  // namespace kibic::importers
