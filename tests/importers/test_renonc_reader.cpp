// What the reader of saved games must stand: renonc-protocol.md, end of section 2, 3.1 and 3.2.
#include <catch2/catch.hpp>

#include "importers/renonc/dialect.h"
#include "importers/renonc/settings.h"
#include "tests/importers/renonc_files.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::renonc;
using namespace kibic::importers::renonc::testing;

namespace {

using Texts = std::vector<std::string>;

const Texts small_deal{"@ new 4 dealer 2", "@ deal 0: Ah 7b", "@ deal 1: Xh 8b", "@ deal 2: Kh 9b"};

Texts with(Texts texts, const Texts& more) {
  texts.insert(texts.end(), more.begin(), more.end());
  return texts;
}

GameRecord only_record(const ImportResult& result) {
  REQUIRE(result.session.records.size() == 1);
  return result.session.records[0];
}

// The texts of a session with one deal of these events after the cards.
Texts texts_after_deal(const std::string& events) {
  const auto texts = texts_of(only_record(import(session_xml(small_deal_xml(events)))));
  REQUIRE(texts.size() >= small_deal.size());
  return {texts.begin() + 4, texts.end()};
}

std::string result_xml() {
  return event_xml("Vysledek",
                   "<Castky><Castka>1</Castka><Castka>-2</Castka><Castka>1</Castka></Castky>");
}

std::size_t notes_in(const GameRecord& record) {
  return record.events.size() - action_events(record).size();
}

std::string hrac(int seat) {
  return "<Hrac>" + std::to_string(seat) + "</Hrac>";
}

}  // namespace

TEST_CASE("each kind of event becomes an action of the game") {
  const auto [xml, text] = GENERATE(table<std::string, std::string>({
      {event_xml("Sejmuti", "<Sejmuto>13</Sejmuto>"), "@ cut 13"},
      {event_xml("Sejmuti", "<Sejmuto xsi:nil='true'/>"), "@ shuffle"},
      {event_xml("Sejmuti", ""), "@ shuffle"},
      {event_xml("TalonRozdan", cards_xml("Xb 8a")), "@ deal talon: Xb 8a"},
      {event_xml("Licitoval", hrac(1) + "<Akce>Licituje</Akce><Hra>Sedma</Hra>"), "1 bid sedma"},
      {event_xml("Licitoval", hrac(0) + "<Akce>mam</Akce><Hra>SEDMA</Hra>"), "0 hold sedma"},
      {event_xml("Licitoval", "<Pozice>Forhont</Pozice><Akce>Pas</Akce>"), "0 pass"},
      {event_xml("KonecLicitace", hrac(2) + "<Hra>SedmaLepsi</Hra>"), "@ auction 2 sedma-lepsi"},
      {event_xml("KonecLicitace", "<Hrac xsi:nil='1'/>"), "@ auction -"},
      {event_xml("SlozenaHra", hrac(2)), "2 fold"},
      {event_xml("HlasenaProti", hrac(1) + "<Hra><Hra>Sedma</Hra><Proti>true</Proti></Hra>"),
       "1 against sedma"},
      {event_xml("Flek", hrac(1) + "<Cast>Hra</Cast><Pocet>1</Pocet><Dobra>false</Dobra>"),
       "1 flek hra 1"},
      {event_xml("Flek", hrac(1) + "<Cast>Hra</Cast><Pocet>0</Pocet><Dobra>true</Dobra>"),
       "1 flek-pass hra"},
      {event_xml("Flek", hrac(1) + "<Cast xsi:nil='true'/><Pocet>0</Pocet><Dobra>1</Dobra>"),
       "1 flek-pass"},
      {event_xml("NehrajeSe", "<Duvod>BezFleku</Duvod>"), "@ not-played no-flek"},
      {event_xml("ZahranaKarta",
                 hrac(0) + "<Kolo>1</Kolo>" + card_xml("Qh") + "<Hlaska>40</Hlaska>"),
       "0 Qh [40]"},
      {event_xml("ZahranaKarta", hrac(0) + card_xml("Qh")), "0 Qh"},
      {event_xml("Stych", "<Kolo>3</Kolo>" + hrac(1) + cards_xml("7l 9l 8h")),
       "@ trick 3 winner 1: 7l 9l 8h"},
      {event_xml("Lozena", hrac(1) + cards_xml("Qh Kh")), "1 lay-down Kh Qh"},
      {event_xml("HlasenaHra", hrac(1) + "<Hra><Hra>Stovka</Hra><Trumf>Cervena</Trumf></Hra>"
                                         "<TrumfyVTalonu>0</TrumfyVTalonu>"),
       "1 declare sto h talon 0 0"},
      {event_xml("ZvolenyTalon", hrac(1) + cards_xml("Jl 8a", "NovyTalon") +
                                     cards_xml("8a Xb", "StaryTalon") +
                                     "<Hra><Hra>Betl</Hra></Hra>"),
       "1 discard Jl 8a was Xb 8a as betl -"},
  }));
  CAPTURE(xml);
  CHECK(texts_after_deal(xml) == Texts{text});
}

TEST_CASE("events named by their type, other roots and no namespaces are read alike") {
  const std::string deal = small_deal_xml(event_xml("SlozenaHra", hrac(2)));
  const auto expected = with(small_deal, {"2 fold"});
  std::string named = deal;
  for (std::size_t at = 0; (at = named.find("<Udalost xsi:type=\"", at)) != std::string::npos;) {
    const std::size_t end = named.find("\">", at);
    const std::string name = named.substr(at + 19, end - at - 19);
    named.replace(at, end + 1 - at, "<" + name + ">");
    named.replace(named.find("</Udalost>", at), 10, "</" + name + ">");
  }
  const std::string xsi = " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'";
  for (const std::string& xml :
       {session_xml(deal), session_xml(named),
        "<ArrayOfUdalost" + xsi + ">" + deal + "</ArrayOfUdalost>",
        "<ArrayOfUdalost>" + named + "</ArrayOfUdalost>",
        "<r:ULOZENAHRA xmlns:r='urn:x'" + xsi + "><r:Udalosti>" + deal +
            "</r:Udalosti></r:ULOZENAHRA>",
        "<UlozenaHra" + xsi + " xmlns='urn:other'>" + named + "</UlozenaHra>"}) {
    CAPTURE(xml);
    CHECK(texts_of(only_record(import(xml))) == expected);
  }
}

TEST_CASE("seats count from 0 or from 1, by the range seen in the file") {
  const auto from_one = texts_of(only_record(import(session_xml(small_deal_xml("", 1)))));
  CHECK(from_one == small_deal);
  // The first deal alone does not tell: only seats 1 and 2 stand in it.
  const std::string early = event_xml("NovaHra", "<Rozdavajici>1</Rozdavajici>") +
                            event_xml("Rozdani", hrac(2) + cards_xml("Ah"));
  const auto result = import(session_xml(early + small_deal_xml("", 1)));
  REQUIRE(result.session.records.size() == 2);
  CHECK(texts_of(result.session.records[0]) == Texts{"@ new 0 dealer 0", "@ deal 1: Ah"});
  const auto never_told = import(session_xml(early));
  CHECK(texts_of(only_record(never_told)) == Texts{"@ new 0 dealer 1", "@ deal 2: Ah"});
}

TEST_CASE("a seat outside of the range seen is a note and a warning") {
  const auto result = import(session_xml(small_deal_xml(event_xml("SlozenaHra", hrac(3)))));
  CHECK(texts_of(only_record(result)) == small_deal);
  CHECK(codes_of(result) == Texts{"seat-out-of-range", "incomplete-deal"});
}

TEST_CASE("copies sent to each player are folded into one event") {
  const auto times = [](const std::string& part, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += part;
    return all;
  };
  const std::string flek = event_xml("Flek", hrac(1) + "<Dobra>true</Dobra>");
  const std::string flek2 = event_xml("Flek", hrac(2) + "<Dobra>true</Dobra>");
  CHECK(texts_after_deal(times(flek, 3) + times(flek2, 3)) == Texts{"1 flek-pass", "2 flek-pass"});
  CHECK(texts_after_deal(times(flek, 4)) == Texts{"1 flek-pass", "1 flek-pass"});
  const std::string start = event_xml("NovaHra", "<Cislo>4</Cislo><Rozdavajici>2</Rozdavajici>");
  CHECK(texts_of(only_record(import(session_xml(times(start, 2) + small_deal_xml())))) ==
        small_deal);
}

TEST_CASE("copies differ in the addressee and what he may announce; the position names the actor") {
  const auto declared = [](int addressee, const std::string& options) {
    return event_xml("HlasenaHra", hrac(addressee) +
                                       "<Hra><Hra>Sedma</Hra><Trumf>Cervena</Trumf></Hra>"
                                       "<Pozice>Zadak</Pozice><TrumfyVTalonu>1</TrumfyVTalonu>"
                                       "<MoznostiProti>" +
                                       options + "</MoznostiProti>");
  };
  const std::string game = "<HraM><Hra>Sedma</Hra><Proti>true</Proti></HraM>";
  // The dealer is seat 2, so the zadák is seat 1.
  CHECK(texts_after_deal(declared(0, game) + declared(1, "") + declared(2, game)) ==
        Texts{"1 declare sedma h talon 1 0"});
}

TEST_CASE("questions, answers, chat and unknown events are notes that do not count") {
  const std::string events =
      event_xml("Licituj", hrac(1)) + "<OdpovedLicituj><Akce>Pas</Akce></OdpovedLicituj>" +
      "<NetUdalostChat>" + hrac(1) + "<Text>ahoj &lt;b&gt;</Text></NetUdalostChat>" +
      "<NetUdalostPrihlaseni><Heslo>0123abcd</Heslo></NetUdalostPrihlaseni>" +
      event_xml("Neznama", "<Cokoli/>") + event_xml("SlozenaHra", hrac(1)) + result_xml();
  const auto result = import(session_xml(small_deal_xml(events)));
  const GameRecord record = only_record(result);
  CHECK(texts_of(record).size() == small_deal.size() + 2);
  CHECK(notes_in(record) == 5);
  CHECK(codes_of(result) == Texts{"unknown-event"});
  Texts notes;
  for (const Event& event : record.events) {
    if (const auto* note = std::get_if<TableNote>(&event)) notes.push_back(note->text);
  }
  CHECK(notes == Texts{"UdalostLicituj", "OdpovedLicituj", "NetUdalostChat ahoj <b>",
                       "NetUdalostPrihlaseni", "UdalostNeznama"});
}

TEST_CASE("a fault in an event is told with its place, and the event stays as a note") {
  const auto [xml, code] = GENERATE(table<std::string, std::string>({
      {event_xml("SlozenaHra", ""), "missing-child"},
      {event_xml("SlozenaHra", "<Hrac>x</Hrac>"), "bad-number"},
      {event_xml("SlozenaHra", "<Hrac>7</Hrac>"), "number-out-of-range"},
      {event_xml("SlozenaHra", "<Hrac>99999999999999999999999</Hrac>"), "bad-number"},
      {event_xml("Licitoval", hrac(1) + "<Akce>Kouka</Akce>"), "unknown-word"},
      {event_xml("Licitoval", hrac(1) + "<Akce>Licituje</Akce>"), "missing-child"},
      {event_xml("TalonRozdan", cards_xml("Xb Xb")), "card-twice"},
      {event_xml("TalonRozdan", "<Karty/>"), "missing-child"},
      {event_xml("TalonRozdan", "<Karty><Karta><Barva>Kule</Barva></Karta></Karty>"),
       "missing-child"},
      {event_xml("ZahranaKarta", hrac(1) + card_xml("?h")), "unknown-word"},
      {event_xml("Stych", "<Kolo>11</Kolo>" + hrac(1) + cards_xml("7l 9l 8h")),
       "number-out-of-range"},
      {event_xml("HlasenaHra", hrac(1) + "<Hra><Hra>Betl</Hra><Trumf>Kule</Trumf></Hra>"),
       "bad-contract"},
      {event_xml("HlasenaHra", hrac(1) + "<Hra><Hra>DveSedmy</Hra><Trumf>Kule</Trumf>"
                                         "<Pomocna>Kule</Pomocna></Hra>"),
       "bad-contract"},
      {event_xml("HlasenaProti", hrac(1) + "<Hra><Hra>Betl</Hra></Hra>"), "unknown-word"},
      {event_xml("Flek", hrac(1) + "<Dobra>false</Dobra>"), "missing-child"},
      {event_xml("Flek", hrac(1) + "<Dobra>ano</Dobra>"), "unknown-word"},
      {event_xml("Vysledek", "<Castky><Castka>1</Castka></Castky>"), "missing-child"},
      {event_xml("Vysledek", ""), "missing-child"},
      {event_xml("KartyPoHre", cards_xml("Ah")), "missing-child"},
  }));
  CAPTURE(xml);
  const auto result = import(session_xml(small_deal_xml(xml) + result_xml()));
  const GameRecord record = only_record(result);
  CHECK(texts_of(record).size() == small_deal.size() + 1);
  CHECK(notes_in(record) == 1);
  REQUIRE_FALSE(result.diagnostics.empty());
  const Diagnostic& first = result.diagnostics[0];
  CHECK(first.code == code);
  CHECK(first.severity == Severity::warning);
  CHECK(first.where.line == 1U);
  CHECK(first.where.byte.has_value());
  CHECK(first.where.event == 4U);
}

TEST_CASE("a deal without any hand is rejected, the others are kept") {
  const std::string empty = event_xml("NovaHra", "<Rozdavajici>0</Rozdavajici>") + result_xml();
  const auto result = import(session_xml(small_deal_xml(result_xml()) + empty + empty));
  CHECK(result.session.records.size() == 1);
  CHECK(result.rejected == 2);
  CHECK(codes_of(result) == Texts{"no-hand", "no-hand"});
  CHECK(result.diagnostics[0].severity == Severity::error);
}

TEST_CASE("files without deals, of another root or of another kind say so") {
  CHECK(codes_of(import(session_xml(""))) == Texts{"no-deals"});
  CHECK(codes_of(import("<Hra/>")) == Texts{"wrong-root"});
  CHECK(codes_of(import("")) == Texts{"xml-malformed"});
  CHECK(codes_of(import("<!DOCTYPE a [<!ENTITY e 'x'>]><UlozenaHra/>")) == Texts{"xml-doctype"});
}

TEST_CASE("names and settings of a session stand in each of its records") {
  const auto result = import(session_xml(
      small_deal_xml() + small_deal_xml(),
      "<Hraci><Jmeno> Řehoř </Jmeno><Jmeno>a&amp;b</Jmeno></Hraci><Nastaveni>"
      "<CenaHra>10</CenaHra><CenaSedma>40</CenaSedma><sedmaproti>true</sedmaproti>"
      "<SlozitPoSedme>0</SlozitPoSedme><MaxFleku xsi:nil='true'/><CenaBetl>-1</CenaBetl>"
      "<Neznamy>5</Neznamy></Nastaveni>"));
  REQUIRE(result.session.records.size() == 2);
  for (const GameRecord& record : result.session.records) {
    CHECK(record.players == Texts{"Řehoř", "a&b", ""});
    CHECK(record.rules ==
          RuleSet{{"fold_after_sedma", "no"}, {"price_hra", "10"}, {"sedma_against", "yes"}});
  }
  // The official price of a sedma is 40: stated, though no other than by default.
  const std::set<std::string> stated{"fold_after_sedma", "price_hra", "price_sedma",
                                     "sedma_against"};
  CHECK(result.stated_rules ==
        std::map<std::size_t, std::set<std::string>>{{0, stated}, {1, stated}});
  CHECK(codes_of(result).front() == "number-out-of-range");
}

TEST_CASE("saved games in another encoding are read by its declaration") {
  std::string xml = session_xml(small_deal_xml(),
                                "<Hraci><Jmeno>\xD8"
                                "eho\xF8</Jmeno></Hraci>");
  xml.replace(0, xml.find("?>"), "<?xml version='1.0' encoding='windows-1250'");
  CHECK(only_record(import(xml)).players[0] == "Řehoř");
}

TEST_CASE("rules alone in a file are a rule set, or an error that names what is wrong") {
  const auto rules = [](const std::string& xml) {
    MemorySource source(xml);
    return read_rules(source);
  };
  CHECK(rules("<Nastaveni><MaxFleku>0</MaxFleku></Nastaveni>").value() ==
        RuleSet{{"max_fleks", "0"}});
  CHECK(rules("<Nastaveni/>").value().empty());
  CHECK(rules("<Nastaveni><MaxFleku>moc</MaxFleku></Nastaveni>").error().code == "bad-number");
  CHECK(rules("<Pravidla/>").error().code == "wrong-root");
  CHECK(rules("<Nastaveni>").error().code == "xml-malformed");
}

TEST_CASE("the format is known by its root alone") {
  const RmsImporter importer;
  CHECK(importer.probe("<?xml version='1.0'?>\n<!-- x --><UlozenaHra>") == 100);
  CHECK(importer.probe("\xEF\xBB\xBF<x:arrayofudalost a='b'>") == 100);
  CHECK(importer.probe("<!DOCTYPE a [<!ENTITY b 'c'>]><UlozenaHra>") == 100);
  CHECK(importer.probe("<Hra Verze='1'>") == 0);
  CHECK(importer.probe("<UlozenaHr") == 0);
  CHECK(importer.probe("PK\x03\x04 <UlozenaHra>") == 0);
  CHECK(importer.probe("") == 0);
}
