// How violations of the rule book reach people: `check` and `review`, as text, JSON and HTML. The
// sample is described in samples/marias/README.md.
#include <catch2/catch.hpp>

#include "tests/cli/cli.h"

using kibic::test::cli;

namespace {

const std::string sample = KIBIC_SOURCE_DIR "/samples/marias/violations/session.rms";

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("check names each violation with its place and penalty, and finishes with 1") {
  const auto run = cli({"check", "--quiet", sample});
  CHECK(run.status == 1);
  for (const char* part :
       {"deal 1, event 17, line", "Kb does not follow suit; allowed: Qh Jh 8h",
        "nepřiznání barvy (malý herní renonc), Marie", "nepřebití (malý herní renonc)",
        "ostrá karta v talonu (velký herní renonc), Tomáš", "Paušál 2: 1000 hal.",
        "hlášená sedma v talonu (velký herní renonc)", "předčasně zahraná hlášená sedma",
        "nesprávné pořadí fleků (technický renonc), Tomáš", "nesprávné vyúčtování",
        "settled at -300 -300 600, the record says -300 -300 620", "[rule book 1.9, 1.12]"}) {
    INFO(part);
    CHECK(contains(run.out, part));
  }
  CHECK(contains(run.out, "deals checked: 7, of them finished: 7"));
}

TEST_CASE("check --json has name, kind, penalty and source beside each divergence") {
  const auto document = cli({"check", "--json", sample}).json();
  REQUIRE(document["records"].size() == 7);
  const auto& talon = document["records"][2]["divergences"][0];
  CHECK(talon["code"] == "sharp-card-in-talon");
  CHECK(talon["event"] == 10);
  CHECK(talon["where"]["line"].get<int>() > 1);
  const auto& breach = talon["breach"];
  CHECK(breach["name"] == "ostrá karta v talonu");
  CHECK(breach["kind"] == "major");
  CHECK(breach["kind_name"] == "velký herní renonc");
  CHECK(breach["seat"] == 1);
  CHECK(breach["fee"] == 1000);
  CHECK(breach["forfeit"]["unit"] == "hal");
  CHECK(breach["forfeit"]["by_seat"] == std::vector<int>{60, -120, 60});
  CHECK(breach["source"] == "rule book 1.6, 1.12");
  const auto& bill = document["records"][6]["divergences"][0];
  CHECK(bill["breach"]["fee"].is_null());
  CHECK(bill["expected"] == "-300 -300 600");
  CHECK(bill["found"] == "-300 -300 620");
}

TEST_CASE("review tells what is against the rules and judges the rest of the deal") {
  const auto run =
      cli({"review", "--quiet", "--level", "quick", "--worlds", "2", "--deal", "5", sample});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "Against the rules"));
  CHECK(contains(run.out, "Event 23: the announced seven 7a has to be kept back"));
  CHECK(contains(run.out, "předčasně zahraná hlášená sedma (malý herní renonc), Tomáš"));
  CHECK(contains(run.out, "10. "));  // the last trick is told
  const auto json =
      cli({"review", "--json", "--level", "quick", "--worlds", "2", "--deal", "5", sample}).json();
  const auto& record = json["records"][0];
  CHECK(record["divergences"][0]["breach"]["kind"] == "minor");
  std::size_t judged_after = 0;
  for (const auto& verdict : record["decisions"]) {
    if (verdict["event"].get<int>() > 23 && !verdict["loss"].is_null()) ++judged_after;
  }
  CHECK(judged_after > 5);
  const auto html = cli({"export", "--quiet", "--level", "quick", "--worlds", "2", "--deal", "5",
                         "--format", "html", "-o", "-", sample});
  CHECK(contains(html.out, "<h2>Against the rules</h2>"));
  CHECK(contains(html.out, "předčasně zahraná hlášená sedma"));
}
