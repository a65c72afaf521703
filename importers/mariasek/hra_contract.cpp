#include "importers/mariasek/hra_contract.h"

namespace kibic::importers::mariasek {

using marias::Contract;
using marias::ContractKind;

namespace {

std::optional<ContractKind> kind_of(AnnouncedSet announced) {
  const bool has_sedma = announced.contains(Announced::sedma);
  if (announced.contains(Announced::betl) || announced.contains(Announced::durch)) {
    if (announced == announced_of(ContractKind::betl)) return ContractKind::betl;
    if (announced == announced_of(ContractKind::durch)) return ContractKind::durch;
    return std::nullopt;
  }
  if (announced.contains(Announced::kilo)) {
    return has_sedma ? ContractKind::stosedm : ContractKind::sto;
  }
  if (has_sedma) return ContractKind::sedma;
  const bool is_hra = announced.empty() || announced.contains(Announced::hra);
  return is_hra ? std::optional(ContractKind::hra) : std::nullopt;
}

}  // namespace

std::optional<Contract> contract_of(const HraFile& file, Findings& findings) {
  const auto kind = kind_of(file.announced);
  if (!kind) {
    findings.error(
        "contract-contradiction", file.where,
        Message(KIBIC_TEXT("\"{0}\" cannot be declared together."), to_string(file.announced)));
    return std::nullopt;
  }
  if (!marias::has_trump(*kind)) {
    if (file.trump) {
      findings.warning(
          "trump-ignored", file.where,
          Message(KIBIC_TEXT("A {0} has no trumps; Trumf is ignored."), marias::name_of(*kind)));
    }
    return Contract{*kind, std::nullopt, std::nullopt};
  }
  if (!file.trump) {
    findings.error(
        "trump-missing", file.where,
        Message(KIBIC_TEXT("A {0} needs trumps, but Trumf is missing."), marias::name_of(*kind)));
    return std::nullopt;
  }
  if (file.announced.empty()) {
    findings.note(
        "contract-assumed", file.where,
        Message(KIBIC_TEXT("The file does not say what was declared; a hra is assumed.")));
  }
  return Contract{*kind, file.trump, std::nullopt};
}

AnnouncedSet announced_of(ContractKind kind) {
  switch (kind) {
    case ContractKind::hra:
      return {Announced::hra};
    case ContractKind::sedma:
      return {Announced::hra, Announced::sedma};
    case ContractKind::sto:
      return {Announced::kilo};
    case ContractKind::stosedm:
      return {Announced::sedma, Announced::kilo};
    case ContractKind::betl:
      return {Announced::betl};
    case ContractKind::durch:
      return {Announced::durch};
    case ContractKind::two_sevens:
    case ContractKind::two_sevens_sto:
      break;  // not a game of volený
  }
  return {};
}

}  // namespace kibic::importers::mariasek
