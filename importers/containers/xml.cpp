#include "importers/containers/xml.h"

#include <expat.h>
#include <strings.h>

#include <algorithm>
#include <new>
#include <set>
#include <utility>

#include "core/base/text.h"
#include "importers/containers/charset.h"

namespace kibic::importers {
namespace {

constexpr std::size_t chunk_size = 1U << 16U;

bool is_same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && strncasecmp(a.data(), b.data(), a.size()) == 0;
}

std::string_view local_name(std::string_view name) {
  return name.substr(name.rfind(':') + 1);
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

bool is_namespace(std::string_view attribute) {
  return attribute == "xmlns" || attribute.starts_with("xmlns:");
}

void trim_in_place(std::string& text) {
  text.erase(text.find_last_not_of(" \t\r\n") + 1);
}

// One reading: expat's events in, complete elements out.
class Reader {
 public:
  Reader(ByteSource& source, const XmlLimits& limits, const std::vector<std::string>& containers,
         const XmlHandler& handler, bool is_root_streamed)
      : source_(source),
        limits_(limits),
        containers_(containers),
        handler_(handler),
        is_root_streamed_(is_root_streamed),
        parser_(XML_ParserCreate(nullptr)) {
    if (parser_ == nullptr) throw std::bad_alloc();
    listen();
  }
  ~Reader() { XML_ParserFree(parser_); }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  XmlOutcome run();

  // What was open when the reading ended, closed.
  std::optional<XmlElement> unfinished() {
    while (open_.size() > 1) close_top();
    if (open_.empty()) return std::nullopt;
    trim_in_place(open_.front().text);
    return std::move(open_.front());
  }

 private:
  static Reader& of(void* user) { return *static_cast<Reader*>(user); }

  void listen();
  std::optional<std::size_t> feed(std::size_t wanted);
  void start(std::string_view name, const char** attributes);
  void end();
  void characters(std::string_view text);
  void comment(std::string_view text);
  void start_container(XmlElement element);
  void close_top();
  XmlElement element_of(std::string_view name, const char** attributes);

  Place place() const;
  void stop() {
    is_stopped_ = true;
    XML_StopParser(parser_, XML_FALSE);
  }
  void stop_with(std::string code, Message text);
  void fail_as_expat_says();
  bool take_text(std::size_t bytes);
  bool take_name(std::string_view name);
  bool is_container(std::string_view name) const {
    return std::any_of(containers_.begin(), containers_.end(),
                       [&](const std::string& known) { return is_same(known, name); });
  }

  ByteSource& source_;
  const XmlLimits& limits_;
  const std::vector<std::string>& containers_;
  const XmlHandler& handler_;
  bool is_root_streamed_;
  XML_Parser parser_;
  XmlOutcome outcome_;
  std::vector<std::string> parents_;  // containers that are open
  std::vector<XmlElement> open_;      // elements below them that are open
  std::set<std::string, std::less<>> names_;
  std::size_t elements_ = 0;  // in this child
  std::size_t text_ = 0;
  bool has_moved_ = false;  // expat told something since it was last fed
  bool is_stopped_ = false;
};

void Reader::listen() {
  XML_SetUserData(parser_, this);
  XML_SetElementHandler(
      parser_,
      [](void* user, const char* name, const char** attributes) {
        of(user).start(name, attributes);
      },
      [](void* user, const char*) { of(user).end(); });
  XML_SetCharacterDataHandler(parser_, [](void* user, const char* text, int length) {
    of(user).characters({text, static_cast<std::size_t>(length)});
  });
  XML_SetCommentHandler(parser_, [](void* user, const char* text) { of(user).comment(text); });
  XML_SetProcessingInstructionHandler(
      parser_, [](void* user, const char*, const char*) { of(user).has_moved_ = true; });
  XML_SetStartDoctypeDeclHandler(
      parser_, [](void* user, const char*, const char*, const char*, int) {
        of(user).stop_with(
            "xml-doctype",
            Message(KIBIC_TEXT("The document declares a DOCTYPE, which is not accepted.")));
      });
  XML_SetUnknownEncodingHandler(
      parser_,
      [](void*, const char* name, XML_Encoding* encoding) -> int {
        const auto table = single_byte_table(name);
        if (!table) return XML_STATUS_ERROR;
        std::copy(table->begin(), table->end(), encoding->map);
        encoding->data = nullptr;
        encoding->convert = nullptr;
        encoding->release = nullptr;
        return XML_STATUS_OK;
      },
      nullptr);
}

Place Reader::place() const {
  Place where;
  where.byte = static_cast<std::uint64_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(parser_), 0));
  where.line = XML_GetCurrentLineNumber(parser_);
  where.column = XML_GetCurrentColumnNumber(parser_) + 1;
  return where;
}

void Reader::stop_with(std::string code, Message text) {
  if (is_stopped_) return;
  outcome_.error = Error{std::move(code), std::move(text)};
  outcome_.where = place();
  stop();
}

bool Reader::take_text(std::size_t bytes) {
  text_ += bytes;
  if (text_ <= limits_.text_bytes) return true;
  stop_with("xml-too-much-text",
            Message(KIBIC_TEXT("One part of the document holds more than {0} bytes of text."),
                    limits_.text_bytes));
  return false;
}

// expat remembers every name it has seen, so their number must be bounded.
bool Reader::take_name(std::string_view name) {
  if (names_.find(name) != names_.end()) return true;
  if (names_.size() < limits_.names && take_text(name.size())) {
    names_.emplace(name);
    return true;
  }
  stop_with("xml-too-many-names",
            Message(KIBIC_TEXT("The document has more than {0} different names of elements and "
                               "attributes."),
                    limits_.names));
  return false;
}

XmlElement Reader::element_of(std::string_view name, const char** attributes) {
  XmlElement element;
  element.where = place();
  if (!take_name(name)) return element;
  element.name = local_name(name);
  for (; *attributes != nullptr; attributes += 2) {
    const std::string_view attribute = attributes[0];
    const std::string_view value = attributes[1];
    if (!take_name(attribute) || !take_text(value.size())) break;
    if (is_namespace(attribute)) continue;
    element.attributes.push_back({std::string(local_name(attribute)), std::string(value)});
  }
  return element;
}

void Reader::start(std::string_view name, const char** attributes) {
  has_moved_ = true;
  if (is_stopped_) return;
  if (parents_.size() + open_.size() >= limits_.depth) {
    return stop_with("xml-too-deep",
                     Message(KIBIC_TEXT("Elements are nested more than {0} deep."), limits_.depth));
  }
  if (open_.empty()) {
    elements_ = 0;
    text_ = 0;
  }
  if (++elements_ > limits_.elements) {
    return stop_with("xml-too-many-elements",
                     Message(KIBIC_TEXT("One part of the document has more than {0} elements."),
                             limits_.elements));
  }
  XmlElement element = element_of(name, attributes);
  if (is_stopped_) return;
  const bool is_root = parents_.empty() && open_.empty();
  if (is_root ? is_root_streamed_ : open_.empty() && is_container(element.name)) {
    start_container(std::move(element));
  } else {
    open_.push_back(std::move(element));
  }
}

void Reader::start_container(XmlElement element) {
  parents_.push_back(element.name);
  if (handler_.on_container && !handler_.on_container(element)) stop();
}

void Reader::close_top() {
  XmlElement element = std::move(open_.back());
  open_.pop_back();
  trim_in_place(element.text);
  open_.back().children.push_back(std::move(element));
}

void Reader::end() {
  has_moved_ = true;
  if (is_stopped_) return;
  if (open_.size() > 1) return close_top();
  if (open_.empty()) {
    parents_.pop_back();
    return;
  }
  if (parents_.empty()) return trim_in_place(open_.front().text);  // the root of a tree stays
  XmlElement child = std::move(open_.back());
  open_.pop_back();
  trim_in_place(child.text);
  if (handler_.on_child && !handler_.on_child(std::move(child), parents_)) stop();
}

void Reader::characters(std::string_view text) {
  has_moved_ = true;
  if (is_stopped_ || open_.empty()) return;
  std::string& own = open_.back().text;
  if (own.empty()) {
    if (is_blank(text)) return;
    text.remove_prefix(text.find_first_not_of(" \t\r\n"));
  }
  if (take_text(text.size())) own += text;
}

void Reader::comment(std::string_view text) {
  has_moved_ = true;
  if (is_stopped_ || open_.empty() || !take_text(text.size())) return;
  XmlElement& top = open_.back();
  top.comments.push_back({std::string(text), top.children.size()});
}

void Reader::fail_as_expat_says() {
  if (is_stopped_) return;
  const XML_Error code = XML_GetErrorCode(parser_);
  if (code == XML_ERROR_UNKNOWN_ENCODING || code == XML_ERROR_INCORRECT_ENCODING) {
    return stop_with("xml-encoding", Message(KIBIC_TEXT("The document declares an encoding that "
                                                        "is not known or not its own.")));
  }
  stop_with("xml-malformed",
            Message(KIBIC_TEXT("The XML is not well formed: {0}."), XML_ErrorString(code)));
}

// Gives expat about `wanted` bytes; answers how many, 0 at the end, nothing when reading is over.
std::optional<std::size_t> Reader::feed(std::size_t wanted) {
  auto* buffer = static_cast<char*>(XML_GetBuffer(parser_, static_cast<int>(wanted)));
  if (buffer == nullptr) throw std::bad_alloc();
  std::size_t filled = 0;
  bool is_last = false;
  std::optional<Error> source_error;
  while (filled < wanted && !is_last) {
    const auto count = source_.read(buffer + filled, wanted - filled);
    if (!count) source_error = count.error();
    is_last = !count || *count == 0;
    filled += count.value_or(0);
  }
  outcome_.bytes += filled;
  // After a fault of the source the document is not at its end, so expat is not told that it is.
  const bool is_end = is_last && !source_error;
  if (XML_ParseBuffer(parser_, static_cast<int>(filled), is_end ? 1 : 0) != XML_STATUS_OK) {
    fail_as_expat_says();
  }
  if (source_error && !is_stopped_) {
    outcome_.where = place();
    outcome_.error = std::move(source_error);
    is_stopped_ = true;
  }
  if (is_stopped_ || is_last) return std::nullopt;
  return filled;
}

XmlOutcome Reader::run() {
  std::size_t wanted = chunk_size;
  std::size_t untold = 0;  // bytes since expat last told something: one long token
  while (true) {
    has_moved_ = false;
    const auto count = feed(wanted);
    if (!count) return outcome_;
    untold = has_moved_ ? 0 : untold + *count;
    if (untold > limits_.text_bytes) {
      stop_with("xml-too-much-text",
                Message(KIBIC_TEXT("One part of the document holds more than {0} bytes of text."),
                        limits_.text_bytes));
      return outcome_;
    }
    // expat scans an unfinished token anew each time, so it gets twice as much of a long one.
    wanted = has_moved_ ? chunk_size : std::min<std::size_t>(2 * wanted, 8U << 20U);
  }
}

}  // namespace

const XmlElement* XmlElement::child(std::string_view name_) const {
  const auto found = std::find_if(children.begin(), children.end(),
                                  [&](const XmlElement& e) { return is_same(e.name, name_); });
  return found == children.end() ? nullptr : &*found;
}

const std::string* XmlElement::attribute(std::string_view name_) const {
  const auto found = std::find_if(attributes.begin(), attributes.end(),
                                  [&](const XmlAttribute& a) { return is_same(a.name, name_); });
  return found == attributes.end() ? nullptr : &found->value;
}

XmlOutcome read_xml(ByteSource& source, const XmlLimits& limits,
                    const std::vector<std::string>& containers, const XmlHandler& handler) {
  return Reader(source, limits, containers, handler, true).run();
}

XmlTree read_xml_tree(ByteSource& source, const XmlLimits& limits) {
  const std::vector<std::string> no_containers;
  const XmlHandler nobody;
  Reader reader(source, limits, no_containers, nobody, false);
  XmlOutcome outcome = reader.run();
  return {reader.unfinished(), std::move(outcome.error), outcome.where};
}

}  // namespace kibic::importers
