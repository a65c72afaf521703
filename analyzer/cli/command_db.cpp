#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/stores.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "db/sqlite_review_store.h"

namespace kibic::cli {
namespace {

int report_error(const Error& error, Io& io) {
  io.err << render(error.text) << '\n';
  return exit_io;
}

// What was done, as a sentence or as a document.
void say(const Options& options, Io& io, const std::string& text, bool is_sound = true) {
  if (!options.json) {
    io.out << text << '\n';
    return;
  }
  const nlohmann::ordered_json document{
      {"format", "kibic.db/1"}, {"action", options.db_action}, {"ok", is_sound}, {"text", text}};
  io.out << document.dump(2) << '\n';
}

int backup(const db::SqliteReviewStore& store, const Options& options, Io& io) {
  if (const auto done = store.backup(options.db_file); !done) return report_error(done.error(), io);
  say(options, io, render(Message(KIBIC_TEXT("The database was copied to {0}."), options.db_file)));
  return exit_ok;
}

int check(const db::SqliteReviewStore& store, const Options& options, Io& io) {
  const auto faults = store.check();
  if (!faults) return report_error(faults.error(), io);
  std::vector<std::string> texts;
  for (const Message& fault : *faults) texts.push_back(render(fault));
  if (texts.empty()) texts.push_back(tr(KIBIC_TEXT("The database is sound.")));
  say(options, io, join(texts, "\n"), faults->empty());
  return faults->empty() ? exit_ok : exit_findings;
}

}  // namespace

int run_db(const Options& options, Io& io) {
  const auto store = open_store(options, MissingStore::is_error);
  if (!store) return report_error(store.error(), io);
  if (options.db_action == "backup") return backup(**store, options, io);
  if (options.db_action == "check") return check(**store, options, io);
  if (const auto done = (*store)->vacuum(); !done) return report_error(done.error(), io);
  say(options, io, tr(KIBIC_TEXT("The database was tidied up.")));
  return exit_ok;
}

}  // namespace kibic::cli
