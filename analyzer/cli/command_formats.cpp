#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/cli/commands.h"
#include "core/base/message.h"
#include "importers/all_exporters.h"
#include "importers/all_importers.h"

namespace kibic::cli {
namespace {

struct OutputFormat {
  std::string_view name;
  std::string_view description;
};

// Reports first, then the formats of other programs.
std::vector<OutputFormat> outputs() {
  std::vector<OutputFormat> all{
      {"html", KIBIC_TEXT("A report to show around: one file with drawn cards")},
      {"text", KIBIC_TEXT("The review in words")},
      {"json", KIBIC_TEXT("The review as a document for programs (kibic.review/1)")},
      {"dot", KIBIC_TEXT("The tree of alternatives for Graphviz")}};
  for (const Exporter* exporter : importers::all_exporters()) {
    all.push_back({exporter->name(), exporter->description()});
  }
  return all;
}

std::string translated(std::string_view sentence) {
  return tr(std::string(sentence).c_str());
}

void print_json(std::ostream& out) {
  using nlohmann::ordered_json;
  ordered_json inputs = ordered_json::array();
  for (const Importer* importer : importers::all_importers()) {
    inputs.push_back({{"kind", importer->kind()},
                      {"extension", importer->extension()},
                      {"description", translated(importer->description())}});
  }
  ordered_json formats = ordered_json::array();
  for (const OutputFormat& format : outputs()) {
    formats.push_back({{"format", format.name}, {"description", translated(format.description)}});
  }
  const ordered_json document{{"format", "kibic.formats/1"},
                              {"inputs", std::move(inputs)},
                              {"outputs", std::move(formats)}};
  out << document.dump(2) << '\n';
}

}  // namespace

std::vector<std::string> output_format_names() {
  std::vector<std::string> names;
  for (const OutputFormat& format : outputs()) names.emplace_back(format.name);
  return names;
}

int run_formats(const Options& options, Io& io) {
  if (options.json) {
    print_json(io.out);
    return exit_ok;
  }
  io.out << tr(KIBIC_TEXT("Kibic reads, each also packed by gzip and told apart by content:"))
         << '\n';
  for (const Importer* importer : importers::all_importers()) {
    io.out << fmt::format("  {:14} .{:5} {}\n", importer->kind(), importer->extension(),
                          translated(importer->description()));
  }
  io.out << tr(KIBIC_TEXT("Kibic writes (kibic export --format):")) << '\n';
  for (const OutputFormat& format : outputs()) {
    io.out << fmt::format("  {:21} {}\n", format.name, translated(format.description));
  }
  return exit_ok;
}

}  // namespace kibic::cli
