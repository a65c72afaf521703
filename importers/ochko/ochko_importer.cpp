#include "importers/ochko/ochko_importer.h"

#include "core/base/text.h"
#include "importers/ochko/log_reader.h"

namespace kibic::importers::ochko_log {
namespace {

// A line of cards "8C 6D / KS ??": what is left of a log that was copied without its head.
bool is_deal(const std::vector<Word>& words) {
  if (!looks_like_deal(words)) return false;
  Findings unheard;
  const auto deal = parse_deal(words, unheard);
  return deal && deal->banker[0].has_value();
}

}  // namespace

std::string_view OchkoImporter::description() const {
  return KIBIC_TEXT("Log of ochko deals against the banker");
}

int OchkoImporter::probe(std::string_view prefix) const {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (prefix.starts_with(byte_order_mark)) prefix.remove_prefix(byte_order_mark.size());
  constexpr std::size_t most_lines = 20;
  std::size_t seen = 0;
  for (const std::string_view line : split(prefix, '\n')) {
    std::string_view comment;
    const auto words = words_of(without_comment(line, comment), {});
    if (words.empty()) continue;
    const std::string_view key = words.front().text;
    if (key == "ochko" && words.size() == 2 && to_integer(words[1].text)) return 95;
    if (is_deal(words)) return 60;
    const bool is_statement = key == "rules" || key == "bank" || key == "stake";
    if (!is_statement || ++seen > most_lines) return 0;
  }
  return 0;
}

ImportResult OchkoImporter::read(ByteSource& source) const {
  return LogReader().read(source);
}

}  // namespace kibic::importers::ochko_log
