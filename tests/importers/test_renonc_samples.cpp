// The sample sessions, made by an independent generator from renonc-protocol.md and marias.md.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>

#include "core/games/catalogue.h"
#include "importers/containers/xml.h"
#include "importers/renonc/renonc_writer.h"
#include "tests/importers/renonc_files.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::renonc;
using namespace kibic::importers::renonc::testing;
using nlohmann::json;

namespace {

std::string cards_of(const json& list) {
  std::string text;
  for (const auto& card : list) text += (text.empty() ? "" : " ") + card.get<std::string>();
  return text;
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

std::size_t count_starting(const std::vector<std::string>& texts, const std::string& start) {
  return static_cast<std::size_t>(
      std::count_if(texts.begin(), texts.end(),
                    [&](const std::string& text) { return text.starts_with(start); }));
}

std::string numbers(const json& list) {
  std::string text;
  for (const auto& number : list) text += " " + std::to_string(number.get<long>());
  return text;
}

void check_deal(const std::vector<std::string>& texts, const json& truth) {
  CHECK(texts.size() == truth["events"].get<std::size_t>());
  CHECK(texts[0] == "@ new " + truth["deal"].dump() + " dealer " + truth["dealer"].dump() +
                        " score" + numbers(truth["score_before"]));
  CHECK(texts[1] == (truth["cut"].is_null() ? "@ shuffle" : "@ cut " + truth["cut"].dump()));
  for (std::size_t seat = 0; seat < 3; ++seat) {
    CHECK(texts[2 + seat] ==
          "@ deal " + std::to_string(seat) + ": " + cards_of(truth["hands"][seat]));
  }
  CHECK(texts[5] == "@ deal talon: " + cards_of(truth["talon"]));
  CHECK(texts.back().starts_with("@ reveal 0: " + cards_of(truth["hands"][0])));
}

void check_auction(const std::vector<std::string>& texts, const json& truth) {
  // As the comment of Bid in core/games/marias/action.h writes them.
  const std::map<std::string, std::string> rungs{
      {"Sedma", "sedma"},     {"SedmaLepsi", "sedma-lepsi"},         {"Stovka", "sto"},
      {"Stosedm", "stosedm"}, {"StosedmLepsich", "stosedm-lepsich"}, {"Betl", "betl"},
      {"Durch", "durch"}};
  for (std::size_t i = 0; i < truth["auction"].size(); ++i) {
    const json& call = truth["auction"][i];
    const std::string what = call[1];
    const std::string seat = call[0].dump();
    if (what == "Pas") {
      CHECK(texts[6 + i] == seat + " pass");
    } else {
      CHECK(texts[6 + i] == seat + (what == "Mam" ? " hold " : " bid ") + rungs.at(call[2]));
    }
  }
}

void check_play(const std::vector<std::string>& texts, const json& truth) {
  for (const json& play : truth["plays"]) {
    const std::string card = play[2];
    CHECK(has(texts, play[1].dump() + " " + card + " [" + play[3].dump() + "]"));
  }
  std::size_t fleks = 0;
  for (const json& turn : truth["flek_turns"]) fleks += turn["raised"].size();
  std::size_t found = 0;
  for (const std::string& text : texts) found += text.find(" flek ") == 1 ? 1 : 0;
  CHECK(found == fleks);
  CHECK(count_starting(texts, "@ trick ") == truth["tricks"].size());
  CHECK(count_starting(texts, "@ result" + numbers(truth["result"])) == 1);
}

// The tree as text. Cards of sets are in any order in a file, so they are sorted.
std::string shape(const XmlElement& element) {
  std::string text = element.name + "=" + element.text;
  for (const auto& [name, value] : element.attributes) text += " " + name + "=" + value;
  std::vector<std::string> children;
  for (const XmlElement& child : element.children) children.push_back(shape(child));
  if (element.name == "NovyTalon" || element.name == "StaryTalon" || element.name == "Set") {
    std::sort(children.begin(), children.end());
  }
  for (const std::string& child : children) text += "\n" + child;
  return text + "\n/" + element.name;
}

XmlElement tree_of(const std::string& xml) {
  MemorySource source(xml);
  XmlTree tree = read_xml_tree(source, {});
  REQUIRE(tree.root);
  REQUIRE_FALSE(tree.error);
  XmlElement root = *std::move(tree.root);
  for (XmlElement& list : root.children) {
    for (XmlElement& event : list.children) {
      // A laid-down hand is a set of cards, too.
      const std::string* type = event.attribute("type");
      if (type != nullptr && *type == "UdalostLozena") event.children.back().name = "Set";
    }
  }
  return root;
}

}  // namespace

TEST_CASE("session 9001 is read as its truth file says", "[shared]") {
  const json truth = json::parse(
      file_bytes(std::string(KIBIC_SHARED_SAMPLES) + "/renonc/session-9001.truth.json"));
  const ImportResult result = import(sample(9001));
  CHECK(codes_of(result).empty());
  CHECK(result.session.software == "Renonc 1.0");
  REQUIRE(result.session.records.size() == truth["deals"].size());
  for (std::size_t i = 0; i < truth["deals"].size(); ++i) {
    CAPTURE(i);
    const GameRecord& record = result.session.records[i];
    CHECK(record.players == truth["players"].get<std::vector<std::string>>());
    CHECK(record.rules.empty());
    CHECK(record.deal == truth["deals"][i]["deal"].get<int>());
    const auto texts = texts_of(record);
    check_deal(texts, truth["deals"][i]);
    check_auction(texts, truth["deals"][i]);
    check_play(texts, truth["deals"][i]);
  }
}

TEST_CASE("every deal of the sample sessions replays to its end without a divergence", "[shared]") {
  const int session = GENERATE(9001, 9002, 9003);
  CAPTURE(session);
  const ImportResult result = import(sample(session));
  CHECK(codes_of(result).empty());
  CHECK(result.session.records.size() == 8);
  for (const GameRecord& record : result.session.records) {
    CAPTURE(record.deal);
    const auto replayed = replay(record);
    REQUIRE(replayed);
    CHECK(replayed->is_whole());
    CHECK(replayed->is_finished());
    for (const Divergence& divergence : replayed->divergences) {
      FAIL_CHECK("event " << divergence.event << ": " << divergence.violation.code << ", "
                          << divergence.violation.expected << ", " << divergence.violation.found);
    }
    // What the importer wrote is the notation of the game, to the letter.
    CHECK(replayed->events == action_events(record));
  }
}

TEST_CASE("a sample session that is written again is the same session", "[shared]") {
  const int session = GENERATE(9001, 9002, 9003);
  CAPTURE(session);
  const std::string bytes = sample(session);
  const ImportResult first = import(bytes);
  const auto written = write_rms(first.session.records);
  REQUIRE(written);
  const ImportResult second = import(*written);
  CHECK(codes_of(second).empty());
  REQUIRE(second.session.records.size() == first.session.records.size());
  for (std::size_t i = 0; i < first.session.records.size(); ++i) {
    CHECK(without_places(second.session.records[i]) == without_places(first.session.records[i]));
  }
  CHECK(shape(tree_of(unpacked(*written))) == shape(tree_of(unpacked(bytes))));
}
