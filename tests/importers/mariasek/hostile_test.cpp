// Any bytes: cut, flipped, repeated. Nothing crashes, and every rejected file says why.
#include <catch2/catch.hpp>

#include "core/base/rng.h"
#include "tests/importers/mariasek/hra_support.h"

namespace kibic::test {
namespace {

const std::vector<std::string> names{
    "generated_2024-01_b8355e8/012_end.hra", "generated_2024-01_b8355e8/051_temp.hra",
    "generated_2023-02_839fc93/185_end.hra", "generated_2024-01_b8355e8/004_def.hra",
    "repo_history/2015-01-24_Mariasek_TesterGUI_SavedGames__konec_5704a53.hra"};

// What holds for any input; the records are replayed, too.
void check_sane(const ImportResult& result) {
  CHECK(result.session.records.size() + result.rejected == 1);
  const bool has_error =
      std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                  [](const Diagnostic& one) { return one.severity == Severity::error; });
  if (result.rejected > 0) CHECK(has_error);
  for (const GameRecord& record : result.session.records) {
    INFO(record.start.value_or(StartPosition{}).text);
    CHECK(replay(record, marias::Rules::game()).has_value());
  }
}

}  // namespace

TEST_CASE("a file cut anywhere gives its good part or a reason") {
  for (const std::string& name : names) {
    const std::string text = sample(name);
    for (std::size_t size = 0; size < text.size(); size += 13) {
      INFO(name << " cut at " << size);
      const ImportResult result = read_hra(text.substr(0, size));
      check_sane(result);
      CHECK(has_code(result, "xml-malformed"));
    }
  }
}

TEST_CASE("flipped bytes never do harm", "[shared]") {
  for (const std::string& name : names) {
    const std::string text = sample(name);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      INFO(name << ", seed " << seed);
      Rng rng(seed);
      std::string flipped = text;
      for (int i = 0; i < 3; ++i) {
        flipped[rng.below(flipped.size())] ^= static_cast<char>(1U << rng.below(7));
      }
      check_sane(read_hra(flipped));
    }
  }
}

TEST_CASE("words of the format in any place never do harm", "[shared]") {
  const std::vector<std::string> words{"Hrac1", "Hrac2", "Hrac3", "Eso",   "Desitka", "Kule",
                                       "Hra",   "Betl",  "0",     "11",    "-1",      "Zaludy",
                                       "Stych", "Karta", "",      "Durch", "10"};
  for (const std::string& name : names) {
    const std::string text = sample(name);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      INFO(name << ", seed " << seed);
      Rng rng(seed);
      std::string changed = text;
      for (int i = 0; i < 2; ++i) {
        const std::size_t open = changed.find('"', rng.below(changed.size()));
        if (open == std::string::npos) continue;
        const std::size_t close = changed.find('"', open + 1);
        if (close == std::string::npos) continue;
        changed.replace(open + 1, close - open - 1, words[rng.below(words.size())]);
      }
      check_sane(read_hra(changed));
    }
  }
}

TEST_CASE("a million cards, tricks or findings are refused in small memory") {
  std::string cards = "<Hra Kolo=\"1\"><Hrac1>";
  for (int i = 0; i < 50'000; ++i) cards += "<Karta/>";
  const ImportResult result = read_hra(cards + "</Hrac1></Hra>");
  check_sane(result);
  CHECK(has_code(result, "xml-too-many-elements"));
  CHECK(result.diagnostics.size() < 1000);
  std::string deep = "<Hra><Stychy>";
  for (int i = 0; i < 10'000; ++i) deep += "<Stych Kolo=\"1\">";
  check_sane(read_hra(deep));
}

}  // namespace kibic::test
