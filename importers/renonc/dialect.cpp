#include "importers/renonc/dialect.h"

#include <strings.h>

#include <algorithm>
#include <iterator>

namespace kibic::importers::renonc {
namespace {

using marias::ContractKind;
using marias::NotPlayed;
using marias::Part;
using marias::Rank;
using marias::Rung;
using marias::Suit;

template <class T>
struct Word {
  std::string_view text;
  T value;
};

// The first word of a value is the one that is written.
template <class T>
struct Words;

template <>
struct Words<Suit> {
  static constexpr Word<Suit> table[] = {
      {"Cervena", Suit::hearts}, {"Zelena", Suit::leaves},  {"Kule", Suit::bells},
      {"Zaludy", Suit::acorns},  {"Cervene", Suit::hearts}, {"Srdce", Suit::hearts},
      {"Zelene", Suit::leaves},  {"Listy", Suit::leaves},   {"Zalud", Suit::acorns}};
};

template <>
struct Words<Rank> {
  static constexpr Word<Rank> table[] = {{"Sedma", Rank::seven},   {"Osma", Rank::eight},
                                         {"Devitka", Rank::nine},  {"Desitka", Rank::desitka},
                                         {"Spodek", Rank::spodek}, {"Svrsek", Rank::svrsek},
                                         {"Kral", Rank::kral},     {"Eso", Rank::eso}};
};

template <>
struct Words<ContractKind> {
  static constexpr Word<ContractKind> table[] = {{"Sedma", ContractKind::sedma},
                                                 {"Stovka", ContractKind::sto},
                                                 {"Stosedm", ContractKind::stosedm},
                                                 {"Betl", ContractKind::betl},
                                                 {"Durch", ContractKind::durch},
                                                 {"DveSedmy", ContractKind::two_sevens},
                                                 {"DveSedmyASto", ContractKind::two_sevens_sto},
                                                 {"Sto", ContractKind::sto},
                                                 {"DveSedmySto", ContractKind::two_sevens_sto}};
};

template <>
struct Words<Rung> {
  static constexpr Word<Rung> table[] = {
      {"Sedma", {ContractKind::sedma, false}},
      {"SedmaLepsi", {ContractKind::sedma, true}},
      {"Stovka", {ContractKind::sto, false}},
      {"StovkaLepsi", {ContractKind::sto, true}},
      {"Stosedm", {ContractKind::stosedm, false}},
      {"StosedmLepsich", {ContractKind::stosedm, true}},
      {"Betl", {ContractKind::betl, false}},
      {"Durch", {ContractKind::durch, false}},
      {"DveSedmy", {ContractKind::two_sevens, false}},
      {"DveSedmyLepsi", {ContractKind::two_sevens, true}},
      {"DveSedmyASto", {ContractKind::two_sevens_sto, false}},
      {"DveSedmyLepsiASto", {ContractKind::two_sevens_sto, true}},
      {"StosedmLepsi", {ContractKind::stosedm, true}}};
};

template <>
struct Words<Part> {
  static constexpr Word<Part> table[] = {{"Hra", Part::hra},
                                         {"Sedma", Part::sedma},
                                         {"Stovka", Part::sto},
                                         {"Betl", Part::betl},
                                         {"Durch", Part::durch},
                                         {"DveSedmy", Part::two_sevens},
                                         {"SedmaProti", Part::sedma_against},
                                         {"StovkaProti", Part::sto_against},
                                         {"TichaSedma", Part::silent_seven},
                                         {"Sto", Part::sto},
                                         {"StoProti", Part::sto_against}};
};

template <>
struct Words<NotPlayed> {
  static constexpr Word<NotPlayed> table[] = {{"BezFleku", NotPlayed::no_flek},
                                              {"JedenFlek", NotPlayed::one_flek},
                                              {"Omyl", NotPlayed::fold},
                                              {"PomocneUkazany", NotPlayed::helpers_shown}};
};

template <>
struct Words<Position> {
  static constexpr Word<Position> table[] = {{"Forhont", Position::forhont},
                                             {"Zadak", Position::zadak},
                                             {"Rozdavajici", Position::dealer}};
};

template <>
struct Words<Call> {
  static constexpr Word<Call> table[] = {
      {"Licituje", Call::bid}, {"Mam", Call::hold}, {"Pas", Call::pass}};
};

}  // namespace

template <class T>
std::optional<T> meaning_of(std::string_view word) {
  const auto& table = Words<T>::table;
  const auto found = std::find_if(std::begin(table), std::end(table), [&](const Word<T>& known) {
    return known.text.size() == word.size() &&
           strncasecmp(known.text.data(), word.data(), word.size()) == 0;
  });
  if (found == std::end(table)) return std::nullopt;
  return found->value;
}

template <class T>
std::string_view spelling_of(const T& value) {
  const auto& table = Words<T>::table;
  const auto found = std::find_if(std::begin(table), std::end(table),
                                  [&](const Word<T>& known) { return known.value == value; });
  return found == std::end(table) ? std::string_view() : found->text;
}

template std::optional<Suit> meaning_of(std::string_view);
template std::optional<Rank> meaning_of(std::string_view);
template std::optional<ContractKind> meaning_of(std::string_view);
template std::optional<Rung> meaning_of(std::string_view);
template std::optional<Part> meaning_of(std::string_view);
template std::optional<NotPlayed> meaning_of(std::string_view);
template std::optional<Position> meaning_of(std::string_view);
template std::optional<Call> meaning_of(std::string_view);

template std::string_view spelling_of(const Suit&);
template std::string_view spelling_of(const Rank&);
template std::string_view spelling_of(const ContractKind&);
template std::string_view spelling_of(const Rung&);
template std::string_view spelling_of(const Part&);
template std::string_view spelling_of(const NotPlayed&);
template std::string_view spelling_of(const Position&);
template std::string_view spelling_of(const Call&);

}  // namespace kibic::importers::renonc
