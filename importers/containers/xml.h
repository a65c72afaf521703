// XML as a stream of small trees: the root's attributes and its children one at a time, so that a
// file of any size needs only the memory of its largest child. On top of expat; documents with a
// DOCTYPE are refused, so no entity can be declared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/ports/importer.h"

namespace kibic::importers {

struct XmlAttribute {
  std::string name;  // local name, without prefix
  std::string value;
};

struct XmlComment {
  std::string text;
  std::size_t after_children = 0;  // how many children of the same element stand before it
};

struct XmlElement {
  std::string name;                      // local name, without prefix or namespace
  std::vector<XmlAttribute> attributes;  // all but declarations of namespaces
  std::string text;                      // its own character data, all of it, trimmed
  std::vector<XmlElement> children;
  std::vector<XmlComment> comments;
  Place where;  // of its start tag: byte, line, column

  // First child or attribute of that name (ASCII case does not matter), or nullptr.
  const XmlElement* child(std::string_view name_) const;
  const std::string* attribute(std::string_view name_) const;
};

struct XmlLimits {
  std::size_t depth = 64;             // of nesting
  std::size_t elements = 100'000;     // in one streamed child
  std::size_t text_bytes = 4 << 20U;  // in one streamed child: text, attributes and comments
  std::size_t names = 10'000;         // different names in the document
};

// Who listens. Any of them may be empty. Answering false ends the reading without an error.
struct XmlHandler {
  // Start tag of an element whose children are streamed: the root, or one that was asked for. Its
  // text and its comments are not given.
  std::function<bool(const XmlElement& start)> on_container;
  // A complete child. `parents` are the containers around it, the root first.
  std::function<bool(XmlElement child, const std::vector<std::string>& parents)> on_child;
};

// Why the reading ended, and where. The codes are "xml-malformed", "xml-doctype", "xml-too-deep",
// "xml-too-many-elements", "xml-too-many-names", "xml-too-much-text", "xml-encoding", or that of
// the source that could not be read on.
struct XmlOutcome {
  std::optional<Error> error;
  Place where;              // of the error
  std::uint64_t bytes = 0;  // taken from the source
};

// Reads the document. `containers` names the elements (local names, ASCII case does not matter)
// whose children are streamed one by one: the root always is, and any element directly below a
// streamed one whose name is listed. Children that were complete before an error have been given.
XmlOutcome read_xml(ByteSource& source, const XmlLimits& limits,
                    const std::vector<std::string>& containers, const XmlHandler& handler);

// A small document as one tree (for formats whose files are small), or where and why not.
struct XmlTree {
  std::optional<XmlElement> root;  // what could be read, also when there is an error
  std::optional<Error> error;
  Place where;
};
XmlTree read_xml_tree(ByteSource& source, const XmlLimits& limits);

}  // namespace kibic::importers
