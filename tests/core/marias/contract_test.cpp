// Contracts, their parts and the ladder of the auction. Source: rule book 1.4, 1.6, 1.7.
#include "core/games/marias/contract.h"

#include <catch2/catch.hpp>

#include "core/games/marias/ladder.h"
#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

std::vector<std::string> names(const std::vector<Part>& parts) {
  std::vector<std::string> texts;
  for (const Part part : parts) texts.emplace_back(name_of(part));
  return texts;
}

std::string ladder_text(const Options& options) {
  std::vector<std::string> texts;
  for (const Rung rung : ladder(options)) texts.push_back(to_string(rung));
  return join(texts, " ");
}

Rung rung(std::string_view text) {
  const auto parsed = parse_rung(text);
  REQUIRE(parsed);
  return *parsed;
}

}  // namespace

TEST_CASE("names of contracts and parts are read back") {
  for (const ContractKind kind : all_contract_kinds) {
    CHECK(parse_contract_kind(name_of(kind)) == kind);
  }
  for (const Part part : all_parts) CHECK(parse_part(name_of(part)) == part);
  CHECK_FALSE(parse_contract_kind("flek"));
  CHECK_FALSE(parse_part("stosedm"));
}

TEST_CASE("each contract is settled in its parts (1.7)") {
  struct Row {
    ContractKind kind;
    std::vector<std::string> parts;
  };
  const auto row = GENERATE(values<Row>({
      {ContractKind::hra, {"hra"}},
      {ContractKind::sedma, {"hra", "sedma"}},
      {ContractKind::sto, {"sto"}},
      {ContractKind::stosedm, {"sto", "sedma"}},
      {ContractKind::betl, {"betl"}},
      {ContractKind::durch, {"durch"}},
      {ContractKind::two_sevens, {"dvesedmy"}},
      {ContractKind::two_sevens_sto, {"dvesedmy", "sto"}},
  }));
  CHECK(names(parts_of(row.kind)) == row.parts);
}

TEST_CASE("what a contract has follows from its parts") {
  for (const ContractKind kind : all_contract_kinds) {
    CAPTURE(name_of(kind));
    const auto parts = parts_of(kind);
    const auto has = [&parts](Part part) {
      return std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    CHECK(has_hra(kind) == has(Part::hra));
    CHECK(has_sto(kind) == has(Part::sto));
    CHECK(has_seven(kind) == (has(Part::sedma) || has(Part::two_sevens)));
    CHECK(has_helper(kind) == has(Part::two_sevens));
    CHECK(has_trump(kind) == !(has(Part::betl) || has(Part::durch)));
  }
}

TEST_CASE("every contract is read back from its notation") {
  int count = 0;
  const auto check = [&count](const Contract& contract) {
    CAPTURE(to_string(contract));
    CHECK(parse_contract(to_string(contract)) == contract);
    ++count;
  };
  for (const ContractKind kind : all_contract_kinds) {
    if (!has_trump(kind)) check({kind, {}, {}});
    for (const Suit trump : all_suits) {
      if (has_trump(kind) && !has_helper(kind)) check({kind, trump, {}});
      for (const Suit helper : all_suits) {
        if (has_helper(kind) && helper != trump) check({kind, trump, helper});
      }
    }
  }
  CHECK(count == 2 + 4 * 4 + 2 * 4 * 3);
}

TEST_CASE("a contract whose suits do not fit is refused") {
  const auto* text = GENERATE("", "sedma", "sedma -", "sedma x", "sedma h b", "betl h", "durch - -",
                              "dvesedmy h", "dvesedmy h h", "dvesedmy h b a", "sto H", "kilo h");
  CAPTURE(text);
  CHECK_FALSE(parse_contract(text));
}

TEST_CASE("betl may be written without its dash") {
  CHECK(parse_contract("betl") == given::contract("betl -"));
}

TEST_CASE("the ladder stands as the options ask (1.4)") {
  struct Row {
    const char* rules;
    const char* rungs;
  };
  const auto row = GENERATE(values<Row>({
      {"",
       "sedma sedma-lepsi sto stosedm sto-lepsi stosedm-lepsich betl durch dvesedmy dvesedmysto "
       "dvesedmy-lepsi dvesedmysto-lepsi"},
      {"better_sto_above_stosedm=no",
       "sedma sedma-lepsi sto sto-lepsi stosedm stosedm-lepsich betl durch dvesedmy dvesedmysto "
       "dvesedmy-lepsi dvesedmysto-lepsi"},
      {"better_sto_above_stosedm=no,two_sevens_order=sql",
       "sedma sedma-lepsi sto sto-lepsi stosedm stosedm-lepsich betl durch dvesedmy "
       "dvesedmy-lepsi dvesedmysto dvesedmysto-lepsi"},
  }));
  const Options options = given::options("licitovany", row.rules);
  CHECK(ladder_text(options) == row.rungs);
  const auto rungs = ladder(options);
  for (std::size_t i = 0; i < rungs.size(); ++i) {
    CHECK(rung_index(rungs[i], options) == static_cast<int>(i));
    CHECK(parse_rung(to_string(rungs[i])) == rungs[i]);
  }
}

TEST_CASE("what nobody can bid is no rung") {
  const auto* text = GENERATE("", "hra", "hra-lepsi", "betl-lepsi", "durch-lepsi", "sedma-",
                              "lepsi", "-lepsi", "sedma-lepsi-lepsi", "sedma lepsi");
  CAPTURE(text);
  CHECK_FALSE(parse_rung(text));
}

TEST_CASE("either Czech ending of lepsi is understood") {
  CHECK(rung("stosedm-lepsi") == rung("stosedm-lepsich"));
  CHECK(rung("sedma-lepsich") == rung("sedma-lepsi"));
}

TEST_CASE("an announced contract must stand at or above the rung won (1.6)") {
  struct Row {
    const char* source;
    const char* contract;
    const char* won;
    bool is_enough;
  };
  const auto row = GENERATE(values<Row>({
      {"the rung itself", "sedma b", "sedma", true},
      {"case 21: hearts fulfil a plain rung", "sedma h", "sedma", true},
      {"case 21: bells never fulfil a rung lepší", "sedma b", "sedma-lepsi", false},
      {"case 36: below the rung won", "sedma h", "sto", false},
      {"higher", "stosedm a", "sedma-lepsi", true},
      {"official: stosedm is below stovka lepší", "stosedm a", "sto-lepsi", false},
      {"official: stovka lepší is above stosedm", "sto h", "stosedm", true},
      {"betl is above every stosedm", "betl -", "stosedm-lepsich", true},
      {"durch is above betl", "durch -", "betl", true},
      {"betl is below durch", "betl -", "durch", false},
      {"official: hearts without sto are above sto", "dvesedmy h b", "dvesedmysto", true},
      {"plain two sevens with sto are not", "dvesedmysto b h", "dvesedmy-lepsi", false},
      {"no hra in licitovaný", "hra h", "sedma", false},
  }));
  CAPTURE(row.source, row.contract, row.won);
  CHECK(covers(given::contract(row.contract), rung(row.won), Options()) == row.is_enough);
}

TEST_CASE("the options move what fulfils a rung") {
  const Options sql =
      given::options("licitovany", "better_sto_above_stosedm=no,two_sevens_order=sql");
  CHECK(covers(given::contract("stosedm a"), rung("sto-lepsi"), sql));
  CHECK_FALSE(covers(given::contract("sto h"), rung("stosedm"), sql));
  CHECK(covers(given::contract("dvesedmysto b h"), rung("dvesedmy-lepsi"), sql));
  CHECK_FALSE(covers(given::contract("dvesedmy h b"), rung("dvesedmysto"), sql));
}
