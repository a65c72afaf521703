// Source of each expectation: XML 1.0 and the contract in importers/containers/xml.h.
#include <catch2/catch.hpp>

#include "importers/containers/charset.h"
#include "importers/containers/memory_source.h"
#include "importers/containers/xml.h"

using namespace kibic;
using namespace kibic::importers;

namespace {

XmlTree tree_of(const std::string& text, std::size_t chunk = std::string::npos,
                const XmlLimits& limits = {}) {
  MemorySource source(text, chunk);
  return read_xml_tree(source, limits);
}

std::string code_of(const XmlTree& tree) {
  return tree.error ? tree.error->code : std::string();
}

// The tree as one line: name, attributes, text, children in braces, comments with their place.
std::string shape(const XmlElement& element) {
  std::string text = element.name;
  for (const auto& [name, value] : element.attributes) text += " " + name + "=" + value;
  if (!element.text.empty()) text += " '" + element.text + "'";
  for (const XmlComment& comment : element.comments) {
    text += " !" + std::to_string(comment.after_children) + comment.text;
  }
  if (element.children.empty()) return text;
  text += " {";
  for (const XmlElement& child : element.children) text += shape(child) + ";";
  return text + "}";
}

// A source that gives its bytes and then fails.
class FailingSource : public ByteSource {
 public:
  explicit FailingSource(std::string bytes) : good_(std::move(bytes), 7) {}
  Result<std::size_t> read(char* buffer, std::size_t size) override {
    auto count = good_.read(buffer, size);
    if (*count == 0) return fail("cable-cut", Message("The cable was cut."));
    return count;
  }

 private:
  MemorySource good_;
};

}  // namespace

TEST_CASE("elements, attributes, text and comments make a tree of local names") {
  const auto tree = tree_of(
      "<?xml version=\"1.0\"?><!--before--><k:a xmlns:k='u' k:x='1' y='2'> one <b/> two<!--c--><b>"
      "t&amp;t</b></k:a>");
  REQUIRE(tree.root);
  CHECK_FALSE(tree.error);
  CHECK(shape(*tree.root) == "a x=1 y=2 'one  two' !1c {b;b 't&t';}");
}

TEST_CASE("names are found without regard to ASCII case") {
  const auto tree = tree_of("<a Xsi='1'><Hrac/></a>");
  REQUIRE(tree.root);
  CHECK(tree.root->child("hRAC") == &tree.root->children[0]);
  CHECK(*tree.root->attribute("XSI") == "1");
  CHECK(tree.root->child("Hra") == nullptr);
  CHECK(tree.root->attribute("") == nullptr);
}

TEST_CASE("an element knows byte, line and column of its start tag") {
  const auto tree = tree_of("<a>\n  <b/></a>");
  REQUIRE(tree.root);
  const Place& where = tree.root->children.at(0).where;
  CHECK(where.byte == 6U);
  CHECK(where.line == 2U);
  CHECK(where.column == 3U);
}

TEST_CASE("pieces of any size make the same tree") {
  const std::string text =
      "<a x='\xC5\x99'>\xC4\x8D\xC3\xA1st <b>v&#345;e</b><!-- po --><c><![CDATA[<raw>]]></c></a>";
  const std::string whole = shape(*tree_of(text).root);
  for (std::size_t chunk = 1; chunk <= text.size(); ++chunk) {
    CAPTURE(chunk);
    CHECK(shape(*tree_of(text, chunk).root) == whole);
  }
}

TEST_CASE("other encodings are read by their declaration") {
  const auto [encoding, bytes] = GENERATE(table<std::string, std::string>({
      {"utf-8", "\xC5\x98\xC5\xA1"},
      {"windows-1250", "\xD8\x9A"},
      {"iso-8859-2", "\xD8\xB9"},
      {"ISO8859-2", "\xD8\xB9"},
      {"cp852", "\xFC\xE7"},
  }));
  CAPTURE(encoding);
  const auto tree =
      tree_of("<?xml version='1.0' encoding='" + encoding + "'?><a>" + bytes + "</a>");
  CHECK(code_of(tree) == "");
  REQUIRE(tree.root);
  CHECK(tree.root->text == "Řš");
}

TEST_CASE("UTF-16 and a byte order mark are understood") {
  std::string wide = "\xFF\xFE";
  for (const char c : std::string("<a>x</a>")) wide += {c, '\0'};
  CHECK(tree_of(wide).root->text == "x");
  CHECK(tree_of("\xEF\xBB\xBF<a>x</a>").root->text == "x");
}

TEST_CASE("unknown, shifting and path-like encodings are refused") {
  for (const std::string name :
       {"klingon", "utf-7", "big5", "iso-2022-jp", "x//TRANSLIT", "../x"}) {
    CAPTURE(name);
    CHECK_FALSE(single_byte_table(name));
  }
  CHECK(code_of(tree_of("<?xml version='1.0' encoding='klingon'?><a/>")) == "xml-encoding");
}

TEST_CASE("a DOCTYPE is refused before any entity of it is read") {
  const auto tree =
      tree_of("<!DOCTYPE a [<!ENTITY x 'xxxxxxxxxx'><!ENTITY y '&x;&x;&x;'>]><a>&y;</a>");
  CHECK(code_of(tree) == "xml-doctype");
  CHECK_FALSE(tree.root);
  CHECK(code_of(tree_of("<!DOCTYPE a SYSTEM 'file:///etc/hostname'><a/>")) == "xml-doctype");
}

TEST_CASE("documents that are not well formed say where, and keep what came before") {
  const auto tree = tree_of("<a><b>1</b><c>2</d></a>");
  CHECK(code_of(tree) == "xml-malformed");
  CHECK(tree.where.byte == 17U);  // the name in the wrong end tag
  REQUIRE(tree.root);
  CHECK(shape(*tree.root) == "a {b '1';c '2';}");
  CHECK(code_of(tree_of("")) == "xml-malformed");
  CHECK(code_of(tree_of("<a/><b/>")) == "xml-malformed");
  CHECK(code_of(tree_of("<a>\xFF</a>")) == "xml-malformed");
  CHECK(code_of(tree_of("<a>&nope;</a>")) == "xml-malformed");
}

TEST_CASE("a source that fails gives its own error and what came before") {
  FailingSource source("<a><b>1</b><c");
  const auto tree = read_xml_tree(source, {});
  CHECK(code_of(tree) == "cable-cut");
  REQUIRE(tree.root);
  CHECK(shape(*tree.root) == "a {b '1';}");
}

TEST_CASE("nesting, elements, text and names have limits") {
  const XmlLimits limits{.depth = 5, .elements = 20, .text_bytes = 100, .names = 10};
  const auto repeat = [](const std::string& part, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += part;
    return all;
  };
  CHECK(code_of(tree_of(repeat("<a>", 6) + repeat("</a>", 6), 1000, limits)) == "xml-too-deep");
  CHECK(code_of(tree_of(repeat("<a>", 5) + repeat("</a>", 5), 1000, limits)) == "");
  CHECK(code_of(tree_of("<a>" + repeat("<b/>", 20) + "</a>", 1000, limits)) ==
        "xml-too-many-elements");
  CHECK(code_of(tree_of("<a>" + repeat("x", 101) + "</a>", 1000, limits)) == "xml-too-much-text");
  CHECK(code_of(tree_of("<a b='" + repeat("x", 101) + "'/>", 1000, limits)) == "xml-too-much-text");
  CHECK(code_of(tree_of("<a><!--" + repeat("x", 101) + "--></a>", 1000, limits)) ==
        "xml-too-much-text");
  std::string names = "<a>";
  for (char c = 'a'; c <= 'k'; ++c) names += std::string("<") + c + "/>";
  CHECK(code_of(tree_of(names + "</a>", 1000, limits)) == "xml-too-many-names");
}

TEST_CASE("a token without end is given up after the limit of text, not after the whole input") {
  MemorySource source("<a b='" + std::string(32U << 20U, 'x'));
  const auto tree = read_xml_tree(source, {});
  CHECK(code_of(tree) == "xml-too-much-text");
  CHECK(source.bytes_given() < 16U << 20U);
}

TEST_CASE("children of listed containers are streamed with the containers around them") {
  MemorySource source(
      "<R v='1'><h>x</h><List><e>1</e><List><e>2</e></List></List><t><List/></t></R>");
  std::vector<std::string> seen;
  const XmlHandler handler{
      .on_container =
          [&](const XmlElement& start) {
            seen.push_back("start " + shape(start));
            return true;
          },
      .on_child =
          [&](XmlElement child, const std::vector<std::string>& parents) {
            seen.push_back(parents.back() + std::to_string(parents.size()) + " " + shape(child));
            return true;
          }};
  CHECK_FALSE(read_xml(source, {}, {"list"}, handler).error);
  CHECK(seen == std::vector<std::string>{"start R v=1", "R1 h 'x'", "start List", "List2 e '1'",
                                         "start List", "List3 e '2'", "R1 t {List;}"});
}

TEST_CASE("limits count anew for each streamed child, and a listener can stop the reading") {
  std::string text = "<R>";
  for (int i = 0; i < 1000; ++i) text += "<e><f/><f/></e>";
  MemorySource source(text + "</R>");
  int count = 0;
  const XmlHandler handler{
      .on_container = {},
      .on_child = [&](XmlElement, const std::vector<std::string>&) { return ++count < 900; }};
  const auto outcome = read_xml(source, {.elements = 3}, {}, handler);
  CHECK_FALSE(outcome.error);
  CHECK(count == 900);
}
