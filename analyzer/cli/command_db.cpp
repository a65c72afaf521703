#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/stores.h"
#include "core/base/message.h"
#include "db/sqlite_review_store.h"

namespace kibic::cli {
namespace {

int report_error(const Error& error, Io& io) {
  io.err << render(error.text) << '\n';
  return exit_io;
}

int backup(const db::SqliteReviewStore& store, const std::string& file, Io& io) {
  if (const auto done = store.backup(file); !done) return report_error(done.error(), io);
  io.out << render(Message(KIBIC_TEXT("The database was copied to {0}."), file)) << '\n';
  return exit_ok;
}

int check(const db::SqliteReviewStore& store, Io& io) {
  const auto faults = store.check();
  if (!faults) return report_error(faults.error(), io);
  for (const Message& fault : *faults) io.out << render(fault) << '\n';
  if (!faults->empty()) return exit_findings;
  io.out << tr(KIBIC_TEXT("The database is sound.")) << '\n';
  return exit_ok;
}

}  // namespace

int run_db(const Options& options, Io& io) {
  const auto store = open_store(options, MissingStore::is_error);
  if (!store) return report_error(store.error(), io);
  if (options.db_action == "backup") return backup(**store, options.db_file, io);
  if (options.db_action == "check") return check(**store, io);
  if (const auto done = (*store)->vacuum(); !done) return report_error(done.error(), io);
  io.out << tr(KIBIC_TEXT("The database was tidied up.")) << '\n';
  return exit_ok;
}

}  // namespace kibic::cli
