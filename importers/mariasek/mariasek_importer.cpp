#include "importers/mariasek/mariasek_importer.h"

#include <optional>
#include <utility>

#include "core/base/text.h"
#include "importers/containers/xml.h"
#include "importers/containers/xml_prefix.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_file.h"
#include "importers/mariasek/hra_record.h"

namespace kibic::importers::mariasek {
namespace {

// A file of the program has about 150 elements and 10 KB; comments of its engine may be longer.
constexpr XmlLimits limits{.depth = 32, .elements = 10'000, .text_bytes = 1 << 20U, .names = 200};

bool is_hra(const XmlElement& root) {
  return folded(root.name) == "hra";
}

std::string software_of(const HraFile& file) {
  return file.version.empty() ? "Mariasek" : "Mariasek " + file.version;
}

}  // namespace

std::string_view MariasekImporter::description() const {
  return KIBIC_TEXT("Saved game of Mariasek (volený mariáš)");
}

int MariasekImporter::probe(std::string_view prefix) const {
  return folded(xml_root_name(prefix)) == "hra" ? 95 : 0;
}

ImportResult MariasekImporter::read(ByteSource& source) const {
  Findings findings;
  ImportResult result;
  const XmlTree tree = read_xml_tree(source, limits);
  if (tree.error) findings.error(tree.error->code, tree.where, tree.error->text);
  std::optional<GameRecord> record;
  if (tree.root && is_hra(*tree.root)) {
    const HraFile file = read_hra(*tree.root, findings);
    result.session.software = software_of(file);
    record = record_of(file, findings);
  } else if (tree.root) {
    findings.error(
        "not-hra", tree.root->where,
        Message(KIBIC_TEXT("The document is a {0}, not a Hra."), clean_utf8(tree.root->name)));
  }
  if (record) {
    result.session.records.push_back(*std::move(record));
  } else {
    result.rejected = 1;
  }
  result.diagnostics = findings.take();
  return result;
}

}  // namespace kibic::importers::mariasek
