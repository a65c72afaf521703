// Contracts of mariáš, the parts they are settled in, and the rungs of the licitovaný auction.
// Source: rule book 1.4, 1.7, 1.8.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/marias/card.h"

namespace kibic::marias {

enum class ContractKind : std::uint8_t {
  hra,
  sedma,
  sto,
  stosedm,
  betl,
  durch,
  two_sevens,
  two_sevens_sto
};
inline constexpr std::array all_contract_kinds{
    ContractKind::hra,        ContractKind::sedma,         ContractKind::sto,
    ContractKind::stosedm,    ContractKind::betl,          ContractKind::durch,
    ContractKind::two_sevens, ContractKind::two_sevens_sto};

// What is won, doubled and paid on its own. Silent seven is never announced and never doubled.
enum class Part : std::uint8_t {
  hra,
  sedma,
  sto,
  betl,
  durch,
  two_sevens,
  sedma_against,
  sto_against,
  silent_seven
};
inline constexpr std::size_t part_count = 9;
inline constexpr std::array all_parts{Part::hra,           Part::sedma,       Part::sto,
                                      Part::betl,          Part::durch,       Part::two_sevens,
                                      Part::sedma_against, Part::sto_against, Part::silent_seven};

struct Contract {
  ContractKind kind = ContractKind::hra;
  std::optional<Suit> trump;   // none in betl and durch
  std::optional<Suit> helper;  // pomocná, only in dvě sedmy

  bool operator==(const Contract&) const = default;
};

std::string_view name_of(
    ContractKind kind);  // hra sedma sto stosedm betl durch dvesedmy dvesedmysto
std::string_view name_of(
    Part part);  // hra sedma sto betl durch dvesedmy sedma-proti sto-proti ticha-sedma
std::optional<ContractKind> parse_contract_kind(std::string_view text);
std::optional<Part> parse_part(std::string_view text);

constexpr bool has_trump(ContractKind kind) {
  return kind != ContractKind::betl && kind != ContractKind::durch;
}
constexpr bool has_helper(ContractKind kind) {
  return kind == ContractKind::two_sevens || kind == ContractKind::two_sevens_sto;
}
// The trump seven was promised for the last trick.
constexpr bool has_seven(ContractKind kind) {
  return kind == ContractKind::sedma || kind == ContractKind::stosedm || has_helper(kind);
}
constexpr bool has_sto(ContractKind kind) {
  return kind == ContractKind::sto || kind == ContractKind::stosedm ||
         kind == ContractKind::two_sevens_sto;
}
constexpr bool has_hra(ContractKind kind) {
  return kind == ContractKind::hra || kind == ContractKind::sedma;
}

// The declarer's parts in the order in which they are settled and doubled.
std::vector<Part> parts_of(ContractKind kind);

// Trump and helper are there exactly when the kind has them, and differ.
bool is_well_formed(const Contract& contract);

// "sedma h", "dvesedmy h b", "betl -": kind, then a letter for each suit it needs, "-" for none.
std::string to_string(const Contract& contract);
// Reads what to_string writes; "betl" without "-" is taken too. No value if kind and suits do not
// fit (a betl with a trump, dvě sedmy with one suit twice).
std::optional<Contract> parse_contract(std::string_view text);

// A step of the auction: a contract, plain or "lepší" (hearts). Betl and durch are never lepší.
struct Rung {
  ContractKind kind = ContractKind::sedma;
  bool is_better = false;

  bool operator==(const Rung&) const = default;
};

std::string to_string(Rung rung);  // "sedma", "sedma-lepsi", "stosedm-lepsich"
// Either ending, "-lepsi" or "-lepsich", is taken. No value for "hra", which nobody bids.
std::optional<Rung> parse_rung(std::string_view text);

}  // namespace kibic::marias
