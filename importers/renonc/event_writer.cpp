#include "importers/renonc/event_writer.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/base/text.h"
#include "importers/renonc/dialect.h"

namespace kibic::importers::renonc {

using namespace marias;
using marias::Action;

namespace {

constexpr int seat_count = 3;

void write_card(XmlWriter& xml, Card card) {
  xml.open("Karta");
  xml.value("Barva", spelling_of(card.suit()));
  xml.value("Hodnota", spelling_of(card.rank()));
  xml.close();
}

template <class Cards>
void write_cards(XmlWriter& xml, std::string_view name, const Cards& cards) {
  if (cards.begin() == cards.end()) return xml.nil(name);
  xml.open(name);
  for (const Card card : cards) write_card(xml, card);
  xml.close();
}

template <class T>
void write_word(XmlWriter& xml, std::string_view name, const std::optional<T>& value) {
  if (!value) return xml.nil(name);
  xml.value(name, spelling_of(*value));
}

void write_number(XmlWriter& xml, std::string_view name, const std::optional<int>& value) {
  if (!value) return xml.nil(name);
  xml.value(name, *value);
}

std::string_view text_of(bool value) {
  return value ? "true" : "false";
}

void write_contract(XmlWriter& xml, ContractKind kind, bool is_against, std::optional<Suit> trump,
                    std::optional<Suit> helper) {
  xml.open("Hra");
  xml.value("Hra", spelling_of(kind));
  xml.value("Proti", text_of(is_against));
  write_word(xml, "Trumf", trump);
  write_word(xml, "Pomocna", helper);
  xml.close();
}

void write_amounts(XmlWriter& xml, std::string_view name,
                   const std::optional<std::array<std::int64_t, 3>>& amounts) {
  if (!amounts) return xml.nil(name);
  xml.open(name);
  for (const std::int64_t amount : *amounts) xml.value("Castka", amount);
  xml.close();
}

void write_parts(XmlWriter& xml, const std::optional<std::vector<SettlementPart>>& parts) {
  if (!parts) return xml.nil("Casti");
  if (parts->empty()) return xml.empty("Casti");
  xml.open("Casti");
  for (const SettlementPart& part : *parts) {
    xml.open("Cast");
    write_word(xml, "Hra", parse_part(part.name));
    xml.value("Vyhrano", text_of(part.is_won));
    xml.value("Fleky", part.doubles);
    xml.value("Castka", part.amount);
    xml.close();
  }
  xml.close();
}

}  // namespace

// Writes the children of each kind of event; answers false for what the dialect has no message for.
struct ActionVisitor {
  EventWriter& writer;
  Actor actor;
  const std::string& claim;
  XmlWriter& xml = writer.xml_;

  void open(std::string_view type) const {
    xml.open("Udalost", fmt::format("xsi:type=\"{}\"", type));
  }
  bool close() const {
    xml.close();
    return true;
  }
  void write_seat() const { xml.value("Hrac", actor.seat_number()); }
  void write_position() const {
    if (!writer.dealer_) return xml.nil("Pozice");
    const int offset = (actor.seat_number() - *writer.dealer_ + seat_count) % seat_count;
    constexpr std::array by_offset{Position::dealer, Position::forhont, Position::zadak};
    xml.value("Pozice", spelling_of(by_offset[static_cast<std::size_t>(offset)]));
  }
  bool write_call(Call call, std::optional<Rung> rung) const {
    if (!actor.is_seat()) return false;
    open("UdalostLicitoval");
    write_seat();
    write_position();
    xml.value("Akce", spelling_of(call));
    write_word(xml, "Hra", rung);
    return close();
  }

  bool operator()(const NewDeal& deal) const {
    writer.dealer_ = deal.dealer;
    writer.trump_.reset();
    writer.plays_ = 0;
    open("UdalostNovaHra");
    xml.value("Cislo", deal.number);
    xml.value("Rozdavajici", deal.dealer);
    write_amounts(xml, "Skore", deal.score);
    return close();
  }
  bool operator()(const Cut& cut) const {
    open("UdalostSejmuti");
    write_number(xml, "Sejmuto", cut.cards);
    return close();
  }
  // One message a hand and one for the talon.
  bool operator()(const Deal& deal) const {
    const auto hands = static_cast<std::size_t>(std::count_if(
        deal.hands.begin(), deal.hands.end(), [](const auto& h) { return !h.empty(); }));
    if (hands + (deal.talon.empty() ? 0 : 1) != 1) return false;
    if (!deal.talon.empty()) {
      open("UdalostTalonRozdan");
      write_cards(xml, "Karty", deal.talon);
      return close();
    }
    const auto hand = std::find_if(deal.hands.begin(), deal.hands.end(),
                                   [](const auto& h) { return !h.empty(); });
    open("UdalostRozdani");
    xml.value("Hrac", hand - deal.hands.begin());
    write_cards(xml, "Karty", *hand);
    return close();
  }
  bool operator()(const Bid& bid) const { return write_call(Call::bid, bid.rung); }
  bool operator()(const Hold& hold) const { return write_call(Call::hold, hold.rung); }
  bool operator()(const Pass&) const { return write_call(Call::pass, std::nullopt); }
  bool operator()(const AuctionResult& result) const {
    open("UdalostKonecLicitace");
    write_number(xml, "Hrac", result.declarer);
    write_word(xml, "Hra", result.rung);
    return close();
  }
  bool operator()(const ChooseTrump&) const { return false; }
  bool operator()(const Discard& discard) const {
    if (!actor.is_seat()) return false;
    open("UdalostZvolenyTalon");
    write_seat();
    write_cards(xml, "NovyTalon", discard.cards);
    write_cards(xml, "StaryTalon", discard.old_talon.value_or(CardSet()));
    if (const auto& contract = discard.contract) {
      write_contract(xml, contract->kind, false, contract->trump, contract->helper);
    } else {
      xml.nil("Hra");
    }
    return close();
  }
  bool operator()(const Declare& declare) const {
    if (!actor.is_seat() || spelling_of(declare.contract.kind).empty()) return false;
    open("UdalostHlasenaHra");
    write_seat();
    const Contract& contract = declare.contract;
    writer.trump_ = contract.trump;
    write_contract(xml, contract.kind, false, contract.trump, contract.helper);
    write_position();
    const auto& counts = declare.talon_counts;
    write_number(xml, "TrumfyVTalonu", counts ? std::optional((*counts)[0]) : std::nullopt);
    write_number(xml, "PomocneVTalonu", counts ? std::optional((*counts)[1]) : std::nullopt);
    xml.empty("MoznostiProti");
    return close();
  }
  bool operator()(const Respond&) const { return false; }
  bool operator()(const Fold&) const {
    if (!actor.is_seat()) return false;
    open("UdalostSlozenaHra");
    write_seat();
    return close();
  }
  bool operator()(const Against& against) const {
    if (!actor.is_seat()) return false;
    const bool is_sedma = against.part == Part::sedma_against;
    open("UdalostHlasenaProti");
    write_seat();
    write_contract(xml, is_sedma ? ContractKind::sedma : ContractKind::sto, true, writer.trump_,
                   std::nullopt);
    return close();
  }
  bool write_doubling(std::optional<Part> part, int count, bool is_pass) const {
    if (!actor.is_seat()) return false;
    open("UdalostFlek");
    write_seat();
    write_word(xml, "Cast", part);
    xml.value("Pocet", count);
    xml.value("Dobra", text_of(is_pass));
    return close();
  }
  bool operator()(const Flek& flek) const { return write_doubling(flek.part, flek.count, false); }
  bool operator()(const FlekPass& pass) const { return write_doubling(pass.part, 0, true); }
  bool operator()(const NotPlayedStatement& statement) const {
    if (spelling_of(statement.reason).empty()) return false;
    open("UdalostNehrajeSe");
    xml.value("Duvod", spelling_of(statement.reason));
    return close();
  }
  bool operator()(const Play& play) const {
    const auto marriage = to_integer(claim);
    if (!actor.is_seat() || (!claim.empty() && !marriage)) return false;
    open("UdalostZahranaKarta");
    write_seat();
    xml.value("Kolo", writer.plays_++ / seat_count + 1);
    write_card(xml, play.card);
    if (marriage) {
      xml.value("Hlaska", *marriage);
    } else {
      xml.nil("Hlaska");
    }
    return close();
  }
  bool operator()(const TrickStatement& trick) const {
    open("UdalostStych");
    xml.value("Kolo", trick.number);
    xml.value("Hrac", trick.winner);
    write_cards(xml, "Karty", trick.cards);
    return close();
  }
  bool operator()(const LayDown& lay_down) const {
    if (!actor.is_seat()) return false;
    open("UdalostLozena");
    write_seat();
    write_cards(xml, "Karty", lay_down.cards);
    return close();
  }
  bool operator()(const ResultStatement& result) const {
    open("UdalostVysledek");
    if (result.points) {
      xml.open("Body");
      xml.value("Hlasici", (*result.points)[0]);
      xml.value("Obrana", (*result.points)[1]);
      xml.close();
    } else {
      xml.nil("Body");
    }
    write_parts(xml, result.parts);
    write_amounts(xml, "Castky", result.amounts);
    write_amounts(xml, "Skore", result.score);
    return close();
  }
  bool operator()(const Reveal& reveal) const {
    open("UdalostKartyPoHre");
    for (const auto& hand : reveal.hands) {
      if (hand.empty()) {
        xml.empty("Karty");
      } else {
        write_cards(xml, "Karty", hand);
      }
    }
    write_cards(xml, "StaryTalon", reveal.talon);
    write_cards(xml, "NovyTalon", reveal.discard);
    return close();
  }
};

std::optional<Error> EventWriter::write(Actor actor, const Action& action,
                                        const std::string& claim) {
  if (std::visit(ActionVisitor{*this, actor, claim}, action)) return std::nullopt;
  return Error{"rms-action",
               Message(KIBIC_TEXT("A saved game of Renonc has no message for such an action."))};
}

}  // namespace kibic::importers::renonc
