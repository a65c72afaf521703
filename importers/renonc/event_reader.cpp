#include "importers/renonc/event_reader.h"

#include <strings.h>

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace kibic::importers::renonc {
namespace {

using namespace marias;
using marias::Action;  // not that of core/model
using enum Fields::Presence;
using FoundAction = std::optional<Action>;

constexpr int max_deal_number = 1'000'000;
constexpr int max_points = 1'000;  // card points and marriages of a side; 90 + 100 is the most
constexpr int max_flek_count = 99;
constexpr std::size_t longest_note = 500;

FoundAction read_new_deal(const Fields& fields, RawEvent&) {
  const auto number = fields.number("Cislo", 0, max_deal_number);
  const auto dealer = fields.seat("Rozdavajici", need);
  const auto score = fields.amounts("Skore");
  if (!dealer) return std::nullopt;
  return NewDeal{static_cast<int>(number.value_or(0)), *dealer, score};
}

FoundAction read_cut(const Fields& fields, RawEvent&) {
  const auto cards = fields.number("Sejmuto", 0, 32);
  if (!cards) return Cut{};
  return Cut{static_cast<int>(*cards)};
}

FoundAction read_hand(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  auto cards = fields.cards("Karty", need);
  Deal deal;
  deal.hands[0] = std::move(cards).value_or(std::vector<Card>());
  return deal;
}

FoundAction read_dealt_talon(const Fields& fields, RawEvent&) {
  Deal deal;
  deal.talon = fields.cards("Karty", need).value_or(std::vector<Card>());
  return deal;
}

// Who acts: `Pozice` says it in words, `Hrac` may be the addressee of the message instead.
void read_actor(const Fields& fields, RawEvent& event) {
  event.position = fields.word<renonc::Position>("Pozice");
  event.seat = fields.seat("Hrac", event.position ? may : need);
}

FoundAction read_call(const Fields& fields, RawEvent& event) {
  read_actor(fields, event);
  const auto call = fields.word<Call>("Akce", need);
  if (!call) return std::nullopt;
  if (*call == Call::pass) return Pass{};
  const auto rung = fields.word<Rung>("Hra", need);
  if (!rung) return std::nullopt;
  if (*call == Call::bid) return Bid{*rung};
  return Hold{*rung};
}

FoundAction read_auction_result(const Fields& fields, RawEvent&) {
  return AuctionResult{fields.seat("Hrac"), fields.word<Rung>("Hra")};
}

FoundAction read_discard(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  const auto cards = fields.card_set("NovyTalon", need);
  const auto old = fields.card_set("StaryTalon");
  const auto contract = fields.contract("Hra");
  return Discard{cards.value_or(CardSet()), old, contract};
}

FoundAction read_declaration(const Fields& fields, RawEvent& event) {
  read_actor(fields, event);
  const auto contract = fields.contract("Hra", need);
  const auto trumps = fields.number("TrumfyVTalonu", 0, 2);
  const auto helpers = fields.number("PomocneVTalonu", 0, 2);
  if (!contract) return std::nullopt;
  Declare declare{*contract, std::nullopt};
  if (trumps || helpers) {
    declare.talon_counts = {static_cast<int>(trumps.value_or(0)),
                            static_cast<int>(helpers.value_or(0))};
  }
  return declare;
}

FoundAction read_fold(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  return Fold{};
}

FoundAction read_against(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  const XmlElement* game = fields.find("Hra", need);
  if (game == nullptr) return std::nullopt;
  const auto kind = Fields(*game, event.faults).word<ContractKind>("Hra", need);
  if (!kind) return std::nullopt;
  if (*kind == ContractKind::sedma) return Against{Part::sedma_against};
  if (*kind == ContractKind::sto) return Against{Part::sto_against};
  fields.add_fault("unknown-word", game->where,
                   Message(KIBIC_TEXT("There is no {0} proti."), spelling_of(*kind)));
  return std::nullopt;
}

FoundAction read_flek(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  const auto part = fields.word<Part>("Cast");
  const auto count = fields.number("Pocet", 0, max_flek_count);
  const bool is_pass = fields.truth("Dobra").value_or(!part || count.value_or(0) == 0);
  if (is_pass) return FlekPass{part};
  if (!part || !count) {
    fields.find("Cast", need);
    fields.find("Pocet", need);
    return std::nullopt;
  }
  return Flek{*part, static_cast<int>(*count)};
}

FoundAction read_not_played(const Fields& fields, RawEvent&) {
  const auto reason = fields.word<NotPlayed>("Duvod", need);
  if (!reason) return std::nullopt;
  return NotPlayedStatement{*reason};
}

FoundAction read_play(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  if (const auto marriage = fields.number("Hlaska", 0, 100)) {
    event.claim = std::to_string(*marriage);
  }
  const XmlElement* child = fields.find("Karta", need);
  if (child == nullptr) return std::nullopt;
  const auto card = fields.card(*child);
  if (!card) return std::nullopt;
  return Play{*card};
}

FoundAction read_trick(const Fields& fields, RawEvent&) {
  const auto number = fields.number("Kolo", 1, 10, need);
  const auto winner = fields.seat("Hrac", need);
  auto cards = fields.cards("Karty", need);
  if (!number || !winner || !cards) return std::nullopt;
  return TrickStatement{static_cast<int>(*number), *winner, *std::move(cards)};
}

FoundAction read_lay_down(const Fields& fields, RawEvent& event) {
  event.seat = fields.seat("Hrac", need);
  return LayDown{fields.card_set("Karty", need).value_or(CardSet())};
}

std::optional<std::array<int, 2>> read_points(const Fields& fields, RawEvent& event) {
  const XmlElement* points = fields.find("Body");
  if (points == nullptr) return std::nullopt;
  const Fields sides(*points, event.faults);
  const auto declarer = sides.number("Hlasici", 0, max_points, need);
  const auto defenders = sides.number("Obrana", 0, max_points, need);
  if (!declarer || !defenders) return std::nullopt;
  return std::array{static_cast<int>(*declarer), static_cast<int>(*defenders)};
}

std::vector<SettlementPart> read_parts(const XmlElement& list, RawEvent& event) {
  std::vector<SettlementPart> parts;
  for (const XmlElement& child : list.children) {
    if (parts.size() == part_count) break;
    const Fields fields(child, event.faults);
    const auto part = fields.word<Part>("Hra", need);
    const auto amount = fields.number("Castka", -max_money, max_money);
    const auto fleks = fields.number("Fleky", 0, max_flek_count);
    if (!part) continue;
    parts.push_back({std::string(name_of(*part)), fields.truth("Vyhrano").value_or(false),
                     static_cast<int>(fleks.value_or(0)), amount.value_or(0)});
  }
  return parts;
}

FoundAction read_result(const Fields& fields, RawEvent& event) {
  ResultStatement result;
  result.amounts = fields.amounts("Castky");
  result.points = read_points(fields, event);
  if (const XmlElement* list = fields.find("Casti")) result.parts = read_parts(*list, event);
  result.score = fields.amounts("Skore");
  if (result.amounts || result.points || result.parts || result.score) return result;
  fields.find("Castky", need);
  return std::nullopt;
}

// Filled in by read_event, which has the element: hands stand in it three times under one name.
FoundAction read_reveal(const XmlElement& element, const Fields& fields) {
  Reveal reveal;
  std::size_t seat = 0;
  for (const XmlElement& child : element.children) {
    if (strcasecmp(child.name.c_str(), "Karty") != 0) continue;
    if (seat == reveal.hands.size()) break;
    reveal.hands[seat++] = fields.cards_of(child);
  }
  if (seat != reveal.hands.size()) {
    fields.add_fault(
        "missing-child", element.where,
        Message(KIBIC_TEXT("Cards after the deal must be three hands, but are {0}."), seat));
  }
  reveal.talon = fields.cards("StaryTalon").value_or(std::vector<Card>());
  reveal.discard = fields.cards("NovyTalon").value_or(std::vector<Card>());
  return reveal;
}

struct Kind {
  std::string_view name;
  FoundAction (*read)(const Fields&, RawEvent&);  // none: a message that changes no position
};

constexpr Kind kinds[] = {
    {"UdalostNovaHra", read_new_deal},
    {"UdalostSejmuti", read_cut},
    {"UdalostRozdani", read_hand},
    {"UdalostTalonRozdan", read_dealt_talon},
    {"UdalostLicitoval", read_call},
    {"UdalostKonecLicitace", read_auction_result},
    {"UdalostZvolenyTalon", read_discard},
    {"UdalostHlasenaHra", read_declaration},
    {"UdalostSlozenaHra", read_fold},
    {"UdalostHlasenaProti", read_against},
    {"UdalostFlek", read_flek},
    {"UdalostNehrajeSe", read_not_played},
    {"UdalostZahranaKarta", read_play},
    {"UdalostStych", read_trick},
    {"UdalostLozena", read_lay_down},
    {"UdalostVysledek", read_result},
    {"UdalostLicituj", nullptr},
    {"UdalostTalonAZahlas", nullptr},
    {"UdalostHlasProti", nullptr},
    {"UdalostFlekuj", nullptr},
    {"UdalostZahraj", nullptr},
    {"UdalostPokracovat", nullptr},
};
constexpr std::string_view reveal_name = "UdalostKartyPoHre";

bool is_same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && strncasecmp(a.data(), b.data(), a.size()) == 0;
}

bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && is_same(text.substr(0, start.size()), start);
}

// "UdalostFlek" of `<Udalost xsi:type="r:UdalostFlek">` or of `<UdalostFlek>`.
std::string_view type_of(const XmlElement& element) {
  if (!is_same(element.name, "Udalost")) return element.name;
  const std::string* type = element.attribute("type");
  if (type == nullptr) return element.name;
  return trim(std::string_view(*type).substr(type->rfind(':') + 1));
}

// Chat is the only text that is kept: other table messages may hold passwords and addresses.
std::string note_of(const XmlElement& element, std::string_view type) {
  std::string note = shown(type);
  const XmlElement* text = element.child("Text");
  if (!is_same(type, "NetUdalostChat") || text == nullptr) return note;
  std::string said = clean_utf8(text->text);
  if (said.size() > longest_note) said = clean_utf8(said.substr(0, longest_note));
  return note + " " + said;
}

}  // namespace

RawEvent read_event(const XmlElement& element) {
  RawEvent event;
  event.where = element.where;
  const std::string_view type = type_of(element);
  event.note = note_of(element, type);
  const Fields fields(element, event.faults);
  if (is_same(type, reveal_name)) {
    event.action = read_reveal(element, fields);
  } else {
    const auto* kind = std::find_if(std::begin(kinds), std::end(kinds),
                                    [&](const Kind& k) { return is_same(k.name, type); });
    if (kind == std::end(kinds)) {
      event.is_known = begins_with(type, "Odpoved") || begins_with(type, "NetUdalost") ||
                       begins_with(type, "NetOdpoved");
    } else if (kind->read != nullptr) {
      event.begins_deal = kind->read == read_new_deal;
      event.action = kind->read(fields, event);
    }
  }
  if (!event.faults.empty()) event.action.reset();
  return event;
}

std::vector<int> seats_in(const RawEvent& event) {
  std::vector<int> seats;
  if (event.seat) seats.push_back(*event.seat);
  if (!event.action) return seats;
  if (const auto* deal = std::get_if<NewDeal>(&*event.action)) seats.push_back(deal->dealer);
  if (const auto* trick = std::get_if<TrickStatement>(&*event.action)) {
    seats.push_back(trick->winner);
  }
  if (const auto* result = std::get_if<AuctionResult>(&*event.action)) {
    if (result->declarer) seats.push_back(*result->declarer);
  }
  return seats;
}

}  // namespace kibic::importers::renonc
