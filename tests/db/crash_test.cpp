// A process that is killed while it imports loses at most the record in hand.
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>

#include "db/sqlite_review_store.h"
#include "tests/db/generated.h"
#include "tests/support/temp_folder.h"

using namespace kibic;
using db::SqliteReviewStore;
using test::generated_record;

namespace {

const SourceInfo source{"session.rms", "renonc-rms", "ab12", 1234};

// Child: stores records for ever, and says so byte by byte after each.
[[noreturn]] void import_until_killed(const std::string& path, int pipe_end) {
  auto store = SqliteReviewStore::open(path);
  for (std::uint64_t seed = 1; store; ++seed) {
    if (!(*store)->add_record(generated_record(seed), source)) break;
    if (::write(pipe_end, "x", 1) != 1) break;
  }
  ::_exit(1);
}

// Kills a child after it said that `count` records are stored; the records it spoke of in all.
std::size_t kill_after(std::size_t count, const std::string& path) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) import_until_killed(path, ends[1]);
  ::close(ends[1]);
  std::size_t said = 0;
  char byte = 0;
  while (said < count && ::read(ends[0], &byte, 1) == 1) ++said;
  ::kill(child, SIGKILL);
  while (::read(ends[0], &byte, 1) == 1) ++said;
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK(WIFSIGNALED(status));
  return said;
}

}  // namespace

TEST_CASE("a killed import loses at most the record in hand") {
  const std::size_t count = GENERATE(1U, 7U, 40U);
  const test::TempFolder folder;
  const std::size_t said = kill_after(count, folder.file("kibic.db"));
  REQUIRE(said >= count);
  const auto store = SqliteReviewStore::open(folder.file("kibic.db")).value();
  CHECK(store->check().value().empty());
  const std::size_t stored = store->list().value().size();
  CHECK(stored >= said);
  CHECK(stored <= said + 1);
  for (std::uint64_t seed = 1; seed <= stored; ++seed) {
    const GameRecord record = generated_record(seed);
    CHECK(store->record(record_id(record)).value() == record);
  }
}

TEST_CASE("a log cut at any place gives whole records only") {
  const test::TempFolder folder;
  const auto store = SqliteReviewStore::open(folder.file("kibic.db")).value();
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    REQUIRE(store->add_record(generated_record(seed), source));
  }
  const auto log_size = std::filesystem::file_size(folder.file("kibic.db-wal"));
  std::size_t last = 0;
  for (std::uintmax_t size = 0; size <= log_size; size += 1371) {
    CAPTURE(size);
    const std::string cut = folder.file("cut" + std::to_string(size) + ".db");
    std::filesystem::copy_file(folder.file("kibic.db"), cut);
    std::filesystem::copy_file(folder.file("kibic.db-wal"), cut + "-wal");
    std::filesystem::resize_file(cut + "-wal", size);
    const auto copy = SqliteReviewStore::open(cut).value();
    CHECK(copy->check().value().empty());
    const auto rows = copy->list().value();
    CHECK(rows.size() >= last);
    last = rows.size();
    for (std::uint64_t seed = 1; seed <= rows.size(); ++seed) {
      const GameRecord record = generated_record(seed);
      CHECK(copy->record(record_id(record)).value() == record);
    }
  }
  CHECK(last >= 3);
}
