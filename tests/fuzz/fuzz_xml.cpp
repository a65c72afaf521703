// Any bytes as XML: as one tree and as a stream, in pieces whose size the first byte chooses.
#include <cstdint>
#include <cstdlib>

#include "importers/containers/memory_source.h"
#include "importers/containers/xml.h"
#include "importers/containers/xml_prefix.h"

using namespace kibic::importers;

namespace {

std::size_t elements_of(const XmlElement& element) {
  std::size_t count = 1;
  for (const XmlElement& child : element.children) count += elements_of(child);
  return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  const XmlLimits limits{.depth = 20, .elements = 200, .text_bytes = 2'000, .names = 50};
  xml_root_name(bytes);
  MemorySource source(bytes, data[0]);
  const XmlTree tree = read_xml_tree(source, limits);
  if (!tree.root && !tree.error) std::abort();
  if (tree.root && elements_of(*tree.root) > limits.elements) std::abort();

  MemorySource again(bytes, data[0]);
  const XmlHandler handler{.on_container = {},
                           .on_child = [&](XmlElement child, const std::vector<std::string>& in) {
                             if (in.empty() || elements_of(child) > limits.elements) std::abort();
                             return true;
                           }};
  read_xml(again, limits, {"a", "list"}, handler);
  return 0;
}
