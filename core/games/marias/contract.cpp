#include "core/games/marias/contract.h"

#include "core/base/text.h"

namespace kibic::marias {
namespace {

constexpr std::array<std::string_view, all_contract_kinds.size()> kind_names{
    "hra", "sedma", "sto", "stosedm", "betl", "durch", "dvesedmy", "dvesedmysto"};
constexpr std::array<std::string_view, part_count> part_names{
    "hra", "sedma", "sto", "betl", "durch", "dvesedmy", "sedma-proti", "sto-proti", "ticha-sedma"};

// Czech declines the adjective: sedma lepší, but stosedm lepších.
constexpr std::string_view better_suffix = "-lepsi";
constexpr std::string_view better_plural_suffix = "-lepsich";

template <class Value, class Values>
std::optional<Value> find_named(const Values& values, std::string_view text) {
  for (const Value value : values) {
    if (name_of(value) == text) return value;
  }
  return std::nullopt;
}

bool cut_suffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

}  // namespace

std::string_view name_of(ContractKind kind) {
  return kind_names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Part part) {
  return part_names[static_cast<std::size_t>(part)];
}

std::optional<ContractKind> parse_contract_kind(std::string_view text) {
  return find_named<ContractKind>(all_contract_kinds, text);
}

std::optional<Part> parse_part(std::string_view text) {
  return find_named<Part>(all_parts, text);
}

std::vector<Part> parts_of(ContractKind kind) {
  switch (kind) {
    case ContractKind::hra:
      return {Part::hra};
    case ContractKind::sedma:
      return {Part::hra, Part::sedma};
    case ContractKind::sto:
      return {Part::sto};
    case ContractKind::stosedm:
      return {Part::sto, Part::sedma};
    case ContractKind::betl:
      return {Part::betl};
    case ContractKind::durch:
      return {Part::durch};
    case ContractKind::two_sevens:
      return {Part::two_sevens};
    case ContractKind::two_sevens_sto:
      return {Part::two_sevens, Part::sto};
  }
  return {};
}

bool is_well_formed(const Contract& contract) {
  return contract.trump.has_value() == has_trump(contract.kind) &&
         contract.helper.has_value() == has_helper(contract.kind) &&
         (!contract.helper || contract.helper != contract.trump);
}

std::string to_string(const Contract& contract) {
  std::string text(name_of(contract.kind));
  if (!contract.trump) return text + " -";
  text += ' ';
  text += letter_of(*contract.trump);
  if (!contract.helper) return text;
  text += ' ';
  text += letter_of(*contract.helper);
  return text;
}

std::optional<Contract> parse_contract(std::string_view text) {
  const auto parts = words(text);
  if (parts.empty() || parts.size() > 3) return std::nullopt;
  const auto kind = parse_contract_kind(parts[0]);
  if (!kind) return std::nullopt;
  Contract contract{*kind, std::nullopt, std::nullopt};
  const bool has_dash = parts.size() == 2 && parts[1] == "-" && !has_trump(*kind);
  if (parts.size() > 1 && !has_dash) {
    contract.trump = parse_suit(parts[1]);
    if (!contract.trump) return std::nullopt;
  }
  if (parts.size() > 2) {
    contract.helper = parse_suit(parts[2]);
    if (!contract.helper) return std::nullopt;
  }
  if (!is_well_formed(contract)) return std::nullopt;
  return contract;
}

std::string to_string(Rung rung) {
  std::string text(name_of(rung.kind));
  if (rung.is_better) {
    text += rung.kind == ContractKind::stosedm ? better_plural_suffix : better_suffix;
  }
  return text;
}

std::optional<Rung> parse_rung(std::string_view text) {
  const bool is_better = cut_suffix(text, better_suffix) || cut_suffix(text, better_plural_suffix);
  const auto kind = parse_contract_kind(text);
  if (!kind || kind == ContractKind::hra || (is_better && !has_trump(*kind))) return std::nullopt;
  return Rung{*kind, is_better};
}

}  // namespace kibic::marias
