// Saved games for the tests of importers/renonc.
#pragma once

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/model/record.h"
#include "importers/containers/gzip_source.h"
#include "importers/containers/memory_source.h"
#include "importers/renonc/rms_importer.h"

namespace kibic::importers::renonc::testing {

inline std::string file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  INFO("missing file " << path);
  REQUIRE(file.is_open());
  return {std::istreambuf_iterator<char>(file), {}};
}

inline std::string sample(int session) {
  std::string path = KIBIC_SHARED_SAMPLES "/renonc/session-";
  path += std::to_string(session);
  path += ".rms";
  return file_bytes(path);
}

inline std::string unpacked(const std::string& bytes) {
  MemorySource inner(bytes);
  GzipSource source(inner);
  std::string text;
  std::string buffer(1U << 16U, '\0');
  for (auto count = source.read(buffer.data(), buffer.size()); count && *count > 0;
       count = source.read(buffer.data(), buffer.size())) {
    text.append(buffer, 0, *count);
  }
  return text;
}

inline ImportResult import(const std::string& bytes, std::size_t chunk = std::string::npos) {
  MemorySource inner(bytes, chunk);
  GzipSource source(inner);
  return RmsImporter().read(source);
}

// The same record without the places of its events, which a rewritten file has elsewhere.
inline GameRecord without_places(GameRecord record) {
  for (Event& event : record.events) std::visit([](auto& e) { e.where = {}; }, event);
  return record;
}

inline std::vector<std::string> texts_of(const GameRecord& record) {
  std::vector<std::string> texts;
  for (const ActionEvent& event : action_events(record)) {
    texts.push_back(to_string(event.actor) + " " + event.action.text +
                    (event.claim.empty() ? "" : " [" + event.claim + "]"));
  }
  return texts;
}

inline std::vector<std::string> codes_of(const ImportResult& result) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : result.diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

// `<Karta>` of "Xh".
inline std::string card_xml(const std::string& card) {
  const std::string ranks[] = {"7Sedma",  "8Osma",   "9Devitka", "XDesitka",
                               "JSpodek", "QSvrsek", "KKral",    "AEso"};
  const std::string suits[] = {"hCervena", "lZelena", "bKule", "aZaludy"};
  std::string rank = "?";
  std::string suit = "?";
  for (const auto& name : ranks) rank = name[0] == card[0] ? name.substr(1) : rank;
  for (const auto& name : suits) suit = name[0] == card[1] ? name.substr(1) : suit;
  return "<Karta><Barva>" + suit + "</Barva><Hodnota>" + rank + "</Hodnota></Karta>";
}

// `<Karty>` of "Xh 7b", or a list of another name.
inline std::string cards_xml(const std::string& cards, const std::string& name = "Karty") {
  std::string xml = "<" + name + ">";
  for (std::size_t i = 0; i + 1 < cards.size(); i += 3) xml += card_xml(cards.substr(i, 2));
  return xml + "</" + name + ">";
}

inline std::string event_xml(const std::string& type, const std::string& children) {
  return "<Udalost xsi:type=\"Udalost" + type + "\">" + children + "</Udalost>";
}

// A deal of one card a hand is enough for what the importer does.
inline std::string small_deal_xml(const std::string& more = "", int base = 0) {
  const auto seat = [&](int number) {
    return "<Hrac>" + std::to_string(number + base) + "</Hrac>";
  };
  return event_xml("NovaHra",
                   "<Cislo>4</Cislo><Rozdavajici>" + std::to_string(2 + base) + "</Rozdavajici>") +
         event_xml("Rozdani", seat(0) + cards_xml("Ah 7b")) +
         event_xml("Rozdani", seat(1) + cards_xml("Xh 8b")) +
         event_xml("Rozdani", seat(2) + cards_xml("Kh 9b")) + more;
}

inline std::string session_xml(const std::string& events, const std::string& head = "") {
  return "<?xml version=\"1.0\"?><UlozenaHra "
         "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">" +
         head + "<Udalosti>" + events + "</Udalosti></UlozenaHra>";
}

}  // namespace kibic::importers::renonc::testing
