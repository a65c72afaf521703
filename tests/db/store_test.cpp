#include "db/sqlite_review_store.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <thread>

#include "tests/db/generated.h"
#include "tests/support/temp_folder.h"

using namespace kibic;
using db::SqliteReviewStore;
using test::generated_annotations;
using test::generated_record;
using test::generated_review;

namespace {

const SourceInfo source{"/home/jana/žolík/hra.hra", "mariasek-hra", "ab12", 1234};

std::unique_ptr<SqliteReviewStore> opened(const std::string& path) {
  auto store = SqliteReviewStore::open(path);
  if (!store) FAIL(render(store.error().text));
  return std::move(*store);
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("every record is read back as it was stored") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    const GameRecord record = generated_record(seed);
    REQUIRE(store->add_record(record, source).value());
    CHECK(store->record(record_id(record)).value() == record);
  }
}

TEST_CASE("every review is read back as it was stored") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    const GameRecord record = generated_record(seed);
    REQUIRE(store->add_record(record, source).value());
    const Review review = generated_review(record_id(record), seed);
    REQUIRE(store->put_review(review));
    CHECK(store->review(review.id).value() == review);
  }
}

TEST_CASE("everything that was added is read back as it was stored") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  const std::string id = record_id(record);
  REQUIRE(store->add_record(record, source).value());
  std::size_t nested = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    CAPTURE(seed);
    const Annotations added = generated_annotations(seed);
    REQUIRE(store->put_annotations(id, added));
    CHECK(store->annotations(id).value() == added);
    for (const auto& [event, annotation] : added.by_event) {
      for (const Variation& variation : annotation.variations) {
        for (const VariationStep& step : variation) nested += step.added.variations.size();
      }
    }
  }
  CHECK(nested > 100);
  CHECK(store->check().value().empty());
  REQUIRE(store->put_annotations(id, {}));
  CHECK(store->annotations(id).value() == Annotations());
}

TEST_CASE("two stores of one file merge what each has changed") {
  const test::TempFolder folder;
  const auto one = opened(folder.file("kibic.db"));
  const auto other = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  const std::string id = record_id(record);
  REQUIRE(one->add_record(record, source).value());
  Annotations mine;
  mine.by_event[3].note.comment = "mine";
  Annotations theirs;
  theirs.by_event[3].note.mark = "!";
  theirs.by_event[4].note.comment = "theirs";
  REQUIRE(one->merge_annotations(id, {}, mine));
  const auto stored = other->merge_annotations(id, {}, theirs);
  REQUIRE(stored);
  CHECK(stored->both_changed.empty());
  CHECK(stored->all.by_event.at(3).note == Note{"mine", "!", {}});
  CHECK(stored->all.by_event.at(4).note.comment == "theirs");
  CHECK(one->annotations(id).value() == stored->all);
  CHECK(one->merge_annotations("00", {}, mine).error().code == "no-such-record");
}

TEST_CASE("annotations that cannot be stored leave the old ones") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  const std::string id = record_id(record);
  REQUIRE(store->add_record(record, source).value());
  Annotations good;
  good.by_event[3].note.comment = "good";
  REQUIRE(store->put_annotations(id, good));
  Annotations bad;
  bad.by_event[0].variations.emplace_back();
  CHECK(store->put_annotations(id, bad).error().code == "database-failed");
  bad.by_event[0].variations = {};
  Annotation deep;
  for (int i = 0; i < max_variation_depth + 1; ++i) {
    VariationStep step;
    step.added = std::move(deep);
    deep = Annotation();
    deep.variations.push_back({std::move(step)});
  }
  bad.by_event[0] = std::move(deep);
  CHECK(store->put_annotations(id, bad).error().code == "database-failed");
  CHECK(store->annotations(id).value() == good);
}

TEST_CASE("a second review replaces the first") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  REQUIRE(store->add_record(record, source).value());
  REQUIRE(store->put_review(generated_review(record_id(record), 5)));
  const Review second = generated_review(record_id(record), 6);
  REQUIRE(store->put_review(second));
  CHECK(store->review(second.id).value() == second);
  CHECK(store->check().value().empty());
}

TEST_CASE("the same record twice is stored once") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  CHECK(store->add_record(record, source).value());
  CHECK_FALSE(store->add_record(record, {"elsewhere", "kgn", "cd", 5}).value());
  REQUIRE(store->list().value().size() == 1);
  CHECK(store->list().value()[0].source_path == source.path);
}

TEST_CASE("a listing tells result, players and errors, in the order of import") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  GameRecord record = generated_record(2);
  record.players = {"Jana", "Petr", "Jana"};
  Settlement result;
  result.unit = "hal";
  result.by_seat = {400, -200, -200};
  REQUIRE(store->add_record(record, source, result).value());
  REQUIRE(store->add_record(generated_record(1), source).value());
  Review review;
  review.id = record_id(record);
  for (const Grade grade : {Grade::inaccuracy, Grade::good, Grade::mistake, Grade::blunder}) {
    review.verdicts.emplace_back().grade = grade;
  }
  REQUIRE(store->put_review(review));

  const auto rows = store->list().value();
  REQUIRE(rows.size() == 2);
  CHECK(rows[0].players == std::vector<std::string>{"Jana", "Petr", "Jana"});
  CHECK(rows[0].unit == "hal");
  CHECK(rows[0].by_seat == std::vector<std::int64_t>{400, -200, -200});
  CHECK(rows[0].has_review);
  CHECK(rows[0].errors == 3);
  CHECK(rows[1].by_seat.empty());
  CHECK_FALSE(rows[1].has_review);
}

TEST_CASE("ids are found by their first digits") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const std::string id = record_id(generated_record(1));
  REQUIRE(store->add_record(generated_record(1), source).value());
  REQUIRE(store->add_record(generated_record(2), source).value());
  CHECK(store->find_ids(id.substr(0, 8)).value() == std::vector<std::string>{id});
  CHECK(store->find_ids("").value().size() == 2);
  CHECK(store->find_ids(id + "0").value().empty());
  CHECK(store->find_ids("%").value().empty());
}

TEST_CASE("what is not stored is no value, and its review an error") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  CHECK_FALSE(store->record("00").value());
  CHECK_FALSE(store->review("00").value());
  CHECK(store->put_review(generated_review("00", 1)).error().code == "no-such-record");
  CHECK(store->annotations("00").value().is_empty());
  CHECK(store->put_annotations("00", {}).error().code == "no-such-record");
}

TEST_CASE("a review that cannot be stored leaves the old one") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(1);
  REQUIRE(store->add_record(record, source).value());
  const Review good = generated_review(record_id(record), 3);
  REQUIRE(store->put_review(good));
  Review bad = good;
  bad.loss_by_seat = {std::numeric_limits<double>::quiet_NaN()};
  CHECK(store->put_review(bad).error().code == "database-failed");
  CHECK(store->review(good.id).value() == good);
}

TEST_CASE("a backup is a whole database and never replaces a file") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  REQUIRE(store->add_record(generated_record(1), source).value());
  REQUIRE(store->backup(folder.file("copy.db")));
  CHECK(opened(folder.file("copy.db"))->list().value().size() == 1);
  std::ofstream(folder.file("precious.txt")) << "keep me";
  CHECK(store->backup(folder.file("precious.txt")).error().code == "cannot-make-file");
  CHECK(bytes_of(folder.file("precious.txt")) == "keep me");
  CHECK(store->backup(folder.file("kibic.db")).error().code == "cannot-make-file");
}

TEST_CASE("the check finds rows that refer to nothing") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  REQUIRE(store->add_record(generated_record(1), source).value());
  CHECK(store->check().value().empty());
  {
    SQLite::Database other(folder.file("kibic.db"), SQLite::OPEN_READWRITE);
    other.exec("PRAGMA foreign_keys = OFF; DELETE FROM sources");
  }
  const auto findings = store->check().value();
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].args == std::vector<std::string>{"records", "sources"});
}

TEST_CASE("vacuum keeps everything and shrinks the file") {
  const test::TempFolder folder;
  const auto store = opened(folder.file("kibic.db"));
  const GameRecord record = generated_record(7);
  REQUIRE(store->add_record(record, source).value());
  {
    SQLite::Database other(folder.file("kibic.db"), SQLite::OPEN_READWRITE);
    other.exec(
        "CREATE TABLE bulk (x TEXT); INSERT INTO bulk VALUES (hex(zeroblob(2000000)));"
        "DROP TABLE bulk");
  }
  REQUIRE(store->vacuum());
  CHECK(bytes_of(folder.file("kibic.db")).size() < 1'000'000);
  CHECK(store->record(record_id(record)).value() == record);
}

TEST_CASE("four threads with a store each import into one file") {
  const test::TempFolder folder;
  std::vector<std::size_t> added(4);
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 0; t < added.size(); ++t) {
      threads.emplace_back([&, t] {
        auto store = SqliteReviewStore::open(folder.file("kibic.db"));
        for (std::uint64_t seed = 1; store && seed <= 15; ++seed) {
          const auto is_new = (*store)->add_record(generated_record(seed), source);
          if (is_new && *is_new) ++added[t];
        }
      });
    }
  }
  CHECK(added[0] + added[1] + added[2] + added[3] == 15);
  CHECK(opened(folder.file("kibic.db"))->list().value().size() == 15);
}
