#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string_view>

#include "analyzer/cli/commands.h"
#include "core/base/message.h"
#include "importers/all_importers.h"

namespace kibic::cli {
namespace {

struct OutputFormat {
  std::string_view name;
  const char* description;
};

constexpr std::array<OutputFormat, 6> outputs{{
    {"html", KIBIC_TEXT("A report to show around: one file with drawn cards")},
    {"text", KIBIC_TEXT("The review in words")},
    {"json", KIBIC_TEXT("The review as a document for programs (kibic.review/1)")},
    {"dot", KIBIC_TEXT("The tree of alternatives for Graphviz")},
    {"hra", KIBIC_TEXT("One deal of volený mariáš as a save file of Mariasek")},
    {"rms", KIBIC_TEXT("A session of licitovaný mariáš as a saved game of Renonc")},
}};

void print_json(std::ostream& out) {
  using nlohmann::ordered_json;
  ordered_json inputs = ordered_json::array();
  for (const Importer* importer : importers::all_importers()) {
    inputs.push_back({{"kind", importer->kind()},
                      {"extension", importer->extension()},
                      {"description", tr(std::string(importer->description()).c_str())}});
  }
  ordered_json formats = ordered_json::array();
  for (const OutputFormat& format : outputs) {
    formats.push_back({{"format", format.name}, {"description", tr(format.description)}});
  }
  const ordered_json document{{"format", "kibic.formats/1"},
                              {"inputs", std::move(inputs)},
                              {"outputs", std::move(formats)}};
  out << document.dump(2) << '\n';
}

}  // namespace

int run_formats(const Options& options, Io& io) {
  if (options.json) {
    print_json(io.out);
    return exit_ok;
  }
  io.out << tr(KIBIC_TEXT("Kibic reads, each also packed by gzip and told apart by content:"))
         << '\n';
  for (const Importer* importer : importers::all_importers()) {
    io.out << fmt::format("  {:14} .{:5} {}\n", importer->kind(), importer->extension(),
                          tr(std::string(importer->description()).c_str()));
  }
  io.out << tr(KIBIC_TEXT("Kibic writes (kibic export --format):")) << '\n';
  for (const OutputFormat& format : outputs) {
    io.out << fmt::format("  {:21} {}\n", format.name, tr(format.description));
  }
  return exit_ok;
}

}  // namespace kibic::cli
