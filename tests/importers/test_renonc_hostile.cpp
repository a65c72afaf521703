// Bytes that are not what they seem must neither crash nor cost memory, and what was read before
// them is kept.
#include <catch2/catch.hpp>

#include "core/base/rng.h"
#include "importers/containers/gzip_writer.h"
#include "importers/findings.h"
#include "tests/importers/renonc_files.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::renonc;
using namespace kibic::importers::renonc::testing;

namespace {

std::string repeated(const std::string& part, std::size_t count) {
  std::string all;
  all.reserve(part.size() * count);
  for (std::size_t i = 0; i < count; ++i) all += part;
  return all;
}

std::string small_session() {
  return session_xml(small_deal_xml(event_xml("SlozenaHra", "<Hrac>2</Hrac>")) + small_deal_xml());
}

std::size_t events_in(const ImportResult& result) {
  std::size_t count = 0;
  for (const GameRecord& record : result.session.records) count += record.events.size();
  return count;
}

bool has_code(const ImportResult& result, const std::string& code) {
  const auto codes = codes_of(result);
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

// Whether `part` is what was read of `whole` before the bytes ended: all records but the last are
// the same, and the last one's events begin like its.
void check_is_beginning(const ImportResult& part, const ImportResult& whole) {
  REQUIRE(part.session.records.size() <= whole.session.records.size());
  for (std::size_t i = 0; i < part.session.records.size(); ++i) {
    const auto some = texts_of(part.session.records[i]);
    const auto all = texts_of(whole.session.records[i]);
    REQUIRE(some.size() <= all.size());
    if (i + 1 < part.session.records.size()) CHECK(some.size() == all.size());
    CHECK(std::equal(some.begin(), some.end(), all.begin()));
  }
}

class FailingSource : public ByteSource {
 public:
  explicit FailingSource(std::string bytes) : good_(std::move(bytes), 100) {}
  Result<std::size_t> read(char* buffer, std::size_t size) override {
    auto count = good_.read(buffer, size);
    if (*count == 0) return fail("cable-cut", Message("The cable was cut."));
    return count;
  }

 private:
  MemorySource good_;
};

}  // namespace

TEST_CASE("a sample cut at every 97th byte keeps what came before and says that it is cut",
          "[shared]") {
  const std::string bytes = sample(9001);
  const ImportResult whole = import(bytes);
  for (std::size_t length = 2; length < bytes.size(); length += 97) {
    CAPTURE(length);
    const ImportResult part = import(bytes.substr(0, length));
    CHECK(has_code(part, "gzip-cut-off"));
    check_is_beginning(part, whole);
  }
}

TEST_CASE("small XML cut at every 61st byte keeps what came before and says that it is cut") {
  const std::string xml = small_session();
  const ImportResult whole = import(xml);
  for (std::size_t length = 0; length < xml.size(); length += 61) {
    CAPTURE(length);
    const ImportResult part = import(xml.substr(0, length));
    CHECK(has_code(part, "xml-malformed"));
    check_is_beginning(part, whole);
  }
}

TEST_CASE("flipped bytes give records or diagnostics, and every rejected deal has an error",
          "[shared]") {
  const std::string packed = sample(9002);
  const std::string plain = small_session();
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    CAPTURE(seed);
    Rng random(seed);
    std::string bytes = seed % 3 == 0 ? packed : plain;
    for (std::uint64_t i = 0; i <= random.below(4); ++i) {
      char& byte = bytes[random.below(bytes.size())];
      byte = static_cast<char>(byte ^ static_cast<char>(1U << random.below(8)));
    }
    const ImportResult result = import(bytes);
    const auto errors =
        std::count_if(result.diagnostics.begin(), result.diagnostics.end(),
                      [](const Diagnostic& d) { return d.severity == Severity::error; });
    CHECK(static_cast<std::uint64_t>(errors) >= result.rejected);
    CHECK((!result.session.records.empty() || errors > 0));
  }
}

TEST_CASE("pieces of any size give the same records") {
  const std::string xml = small_session();
  const ImportResult whole = import(xml);
  for (std::size_t chunk = 1; chunk <= xml.size(); chunk = chunk * 2 + 1) {
    CAPTURE(chunk);
    CHECK(import(xml, chunk).session == whole.session);
    CHECK(import(gzip(xml), chunk).session == whole.session);
  }
}

TEST_CASE("a source that fails is told, and what came before is kept") {
  const std::string xml = small_session();
  FailingSource source(xml.substr(0, xml.size() - 30));
  const ImportResult result = RmsImporter().read(source);
  CHECK(has_code(result, "cable-cut"));
  CHECK(result.session.records.size() == 2);
}

TEST_CASE("deep nesting ends the reading at its limit") {
  const std::string deep = repeated("<a>", 100'000);
  MemorySource source(session_xml(small_deal_xml() + deep));
  const ImportResult result = RmsImporter().read(source);
  CHECK(has_code(result, "xml-too-deep"));
  CHECK(result.session.records.size() == 1);
  CHECK(source.bytes_given() < 200'000);
}

TEST_CASE("a million empty elements are not kept, neither as events nor inside of one") {
  const std::string many = repeated("<a/>", 1'000'000);
  const ImportResult events = import(session_xml(small_deal_xml() + many));
  CHECK(has_code(events, "too-much"));
  CHECK(events_in(events) <= 2'000);
  CHECK(events.diagnostics.size() <= 2 * Findings::room + 1);
  const ImportResult inside = import(session_xml(small_deal_xml() + "<Udalost>" + many));
  CHECK(has_code(inside, "xml-too-many-elements"));
  CHECK(inside.session.records.size() == 1);
}

TEST_CASE("a million deals or events are not kept") {
  const std::string deal = event_xml("NovaHra", "<Rozdavajici>0</Rozdavajici>") +
                           event_xml("Rozdani", "<Hrac>0</Hrac>" + cards_xml("Ah"));
  const ImportResult deals = import(session_xml(repeated(deal, 100'000)));
  CHECK(has_code(deals, "too-much"));
  CHECK(deals.session.records.size() <= 10'000);
  const ImportResult events =
      import(session_xml(small_deal_xml() + repeated(event_xml("Sejmuti", ""), 600'000)));
  CHECK(has_code(events, "too-much"));
  CHECK(has_code(events, "too-many-events"));
  CHECK(events_in(events) <= 2'000);
}

TEST_CASE("a gzip bomb is given up after little output") {
  const std::string bomb = gzip(session_xml(small_deal_xml() + std::string(64U << 20U, ' ')));
  MemorySource inner(bomb);
  GzipSource source(inner);
  const ImportResult result = RmsImporter().read(source);
  CHECK(has_code(result, "gzip-bomb"));
  CHECK(result.session.records.size() == 1);
  CHECK(inner.bytes_given() <= 1U << 17U);
}

TEST_CASE("entities of a DOCTYPE are not even read") {
  std::string lol = "<?xml version='1.0'?><!DOCTYPE l [<!ENTITY l0 'lol'>";
  for (int i = 1; i < 10; ++i) {
    lol += "<!ENTITY l" + std::to_string(i) + " '" +
           repeated("&l" + std::to_string(i - 1) + ";", 10) + "'>";
  }
  const ImportResult result = import(lol + "]><UlozenaHra><Verze>&l9;</Verze></UlozenaHra>");
  CHECK(codes_of(result) == std::vector<std::string>{"xml-doctype"});
}

TEST_CASE("names of players are cut to what can be shown, whole characters only") {
  const std::string name = repeated("ř", 100'000);
  const ImportResult result =
      import(session_xml(small_deal_xml(), "<Hraci><Jmeno>" + name + "</Jmeno></Hraci>"));
  REQUIRE(result.session.records.size() == 1);
  CHECK(result.session.records[0].players[0] == repeated("ř", 60));
}

TEST_CASE("the same card four times is one warning each and no hand") {
  const std::string twice = event_xml("NovaHra", "<Rozdavajici>0</Rozdavajici>") +
                            event_xml("Rozdani", "<Hrac>0</Hrac>" + cards_xml("Ah Ah Ah Ah"));
  const ImportResult result = import(session_xml(twice));
  CHECK(result.session.records.empty());
  CHECK(result.rejected == 1);
  CHECK(codes_of(result) ==
        std::vector<std::string>{"card-twice", "card-twice", "card-twice", "no-hand"});
}
