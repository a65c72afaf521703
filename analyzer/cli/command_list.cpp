#include <fmt/format.h>

#include <algorithm>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/stores.h"
#include "core/base/message.h"
#include "core/base/text.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

ordered_json json_of(const StoredRecord& record) {
  ordered_json result = nullptr;
  if (!record.by_seat.empty()) result = {{"unit", record.unit}, {"by_seat", record.by_seat}};
  return {{"id", record.id},
          {"game", record.game},
          {"variant", record.variant},
          {"players", record.players},
          {"deal", std::max(1, record.deal)},
          {"date", record.date},
          {"source", record.source_path},
          {"result", std::move(result)},
          {"reviewed", record.has_review},
          {"errors", record.errors}};
}

// Pads by what a terminal shows: fmt would count bytes or code units of Czech names alike, but a
// name may be cut in the middle of neither.
std::string padded(std::string text, std::size_t width) {
  const std::size_t shown = display_width(text);
  if (shown < width) text.append(width - shown, ' ');
  return text;
}

std::string result_of(const StoredRecord& record) {
  std::string text;
  for (const std::int64_t amount : record.by_seat) text += fmt::format(" {:+}", amount);
  return text.empty() ? tr(KIBIC_TEXT("not finished")) : text.substr(1) + " " + record.unit;
}

void print_line(const StoredRecord& record, std::ostream& out) {
  const std::string review =
      !record.has_review ? std::string()
                         : render(Message(KIBIC_TEXT("reviewed, {0} flagged"), record.errors));
  out << record.id.substr(0, 12) << "  " << padded(record.variant, 11)
      << padded(join(record.players, ", "), 34) << fmt::format("{:>4}  ", std::max(1, record.deal))
      << padded(result_of(record), 26) << review << '\n';
}

}  // namespace

int run_list(const Options& options, Io& io) {
  const auto store = open_store(options, MissingStore::is_error);
  if (!store) {
    io.err << render(store.error().text) << '\n';
    return store.error().code == "no-database" ? exit_no_input : exit_io;
  }
  const auto records = (*store)->list();
  if (!records) {
    io.err << render(records.error().text) << '\n';
    return exit_io;
  }
  if (options.json) {
    ordered_json rows = ordered_json::array();
    for (const StoredRecord& record : *records) rows.push_back(json_of(record));
    const ordered_json document{{"format", "kibic.list/1"}, {"records", std::move(rows)}};
    io.out << document.dump(2) << '\n';
    return exit_ok;
  }
  if (records->empty()) {
    io.out << tr(KIBIC_TEXT("The database is empty; \"kibic import PATH\" fills it.")) << '\n';
  }
  for (const StoredRecord& record : *records) print_line(record, io.out);
  return exit_ok;
}

}  // namespace kibic::cli
