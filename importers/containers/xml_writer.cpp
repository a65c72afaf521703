#include "importers/containers/xml_writer.h"

#include "core/base/text.h"

namespace kibic::importers {

namespace {

// XML cannot hold the two noncharacters U+FFFE and U+FFFF.
std::string without_noncharacters(std::string text) {
  for (const std::string_view character : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {
    for (std::size_t at = text.find(character); at != std::string::npos;
         at = text.find(character, at)) {
      text.replace(at, character.size(), "\xEF\xBF\xBD");
    }
  }
  return text;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string escaped = escaped_markup(without_noncharacters(clean_utf8(text)));
  // A reader takes a bare carriage return for a line end.
  for (std::size_t at = escaped.find('\r'); at != std::string::npos; at = escaped.find('\r', at)) {
    escaped.replace(at, 1, "&#13;");
  }
  return escaped;
}

void XmlWriter::line(std::string_view content) {
  text_.append(2 * open_.size(), ' ');
  text_ += content;
  text_ += '\n';
}

void XmlWriter::open(std::string_view name, std::string_view attributes) {
  const std::string_view space = attributes.empty() ? "" : " ";
  line(fmt::format("<{}{}{}>", name, space, attributes));
  open_.emplace_back(name);
}

void XmlWriter::close() {
  const std::string name = std::move(open_.back());
  open_.pop_back();
  line(fmt::format("</{}>", name));
}

}  // namespace kibic::importers
