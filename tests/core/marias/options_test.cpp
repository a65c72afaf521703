// House rules. Source: rule book 1.13 (keys and licitovaný defaults), 1.14 (volený defaults).
#include "core/games/marias/options.h"

#include <catch2/catch.hpp>

#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

std::string default_of(Variant variant, const std::string& key) {
  for (const GameOption& option : option_list(variant)) {
    if (option.key == key) return option.default_value;
  }
  return "(no such key)";
}

}  // namespace

TEST_CASE("each variant has its defaults") {
  struct Row {
    const char* key;
    const char* licitovany;  // official, 1.13
    const char* voleny;      // Mariasek's, 1.14
  };
  const auto row = GENERATE(values<Row>({
      {"variant", "licitovany", "voleny"},
      {"ten_below_jack_in_two_sevens", "no", "no"},
      {"tens_to_talon_in_two_sevens", "no", "no"},
      {"sto_multiplies", "no", "no"},
      {"sedma_without_seven", "no", "no"},
      {"fold_after_sedma", "yes", "no"},
      {"sedma_against", "no", "yes"},
      {"sto_against", "no", "yes"},
      {"better_sto_above_stosedm", "yes", "yes"},
      {"first_marriage_counts", "yes", "no"},
      {"forced_flek_trhak", "no", "no"},
      {"shuffle_each_deal", "no", "no"},
      {"pass_paid_to_forhont", "no", "no"},
      {"unplayed_without_flek", "yes", "no"},
      {"unplayed_with_one_flek", "yes", "yes"},
      {"max_fleks", "4", "0"},
      {"price_hra", "20", "1"},
      {"price_sedma", "40", "2"},
      {"price_sto", "80", "4"},
      {"price_betl", "300", "5"},
      {"price_durch", "600", "10"},
      {"price_two_sevens", "800", "8"},
      {"price_pass", "0", "0"},
      {"limit", "500", "500"},
      {"limit_raised", "750", "500"},
      {"opener", "second", "second"},
      {"two_sevens_order", "official", "official"},
      {"king_first", "illegal", "illegal"},
      {"failed_sto", "linear", "linear"},
      {"opponents_marriages_in_failed_sto", "yes", "yes"},
      {"marriage_for_sto", "first", "highest"},
      {"silent_sto_multiplies", "no", "no"},
      {"stosedm_together", "no", "no"},
      {"talon_points", "none", "defenders"},
      {"fleks_needed_for_hra", "1", "1"},
  }));
  CAPTURE(row.key);
  CHECK(default_of(Variant::licitovany, row.key) == row.licitovany);
  CHECK(default_of(Variant::voleny, row.key) == row.voleny);
}

TEST_CASE("the listed options, given back, are the defaults") {
  const Variant variant = GENERATE(Variant::licitovany, Variant::voleny);
  RuleSet rules;
  for (const GameOption& option : option_list(variant)) {
    rules[option.key] = option.default_value;
    CHECK_FALSE(option.meaning.empty());
  }
  CHECK(rules.size() == 35);
  // By name alone: the key "variant" says which.
  const auto options = Options::from("licitovany", rules);
  REQUIRE(options);
  CHECK(*options == Options::defaults(variant));
}

TEST_CASE("every listed option changes the rules it names") {
  const Options defaults = Options::defaults(Variant::licitovany);
  for (const GameOption& option : option_list(Variant::licitovany)) {
    CAPTURE(option.key);
    int changed = 0;
    for (const auto* value :
         {"yes", "no", "7", "voleny", "dealer", "sql", "forfeits", "steep", "each", "declarer"}) {
      const auto options = Options::from("licitovany", {{option.key, value}});
      if (options && *options != defaults) ++changed;
    }
    CHECK(changed == 1);
  }
}

TEST_CASE("yes and no have three spellings each") {
  const auto* yes = GENERATE("yes", "true", "1");
  const auto* no = GENERATE("no", "false", "0");
  CHECK(Options::from("licitovany", {{"sto_against", yes}})->sto_against);
  CHECK_FALSE(Options::from("licitovany", {{"fold_after_sedma", no}})->fold_after_sedma);
}

TEST_CASE("first_marriage_counts is another name for marriage_for_sto") {
  CHECK(given::options("voleny", "first_marriage_counts=true").marriage_for_sto ==
        MarriageForSto::first);
  CHECK(given::options("licitovany", "first_marriage_counts=false").marriage_for_sto ==
        MarriageForSto::highest);
  CHECK(given::options("licitovany", "first_marriage_counts=no,marriage_for_sto=each")
            .marriage_for_sto == MarriageForSto::each);
}

TEST_CASE("a sto that multiplies takes the silent and the failed one along unless told") {
  const Options all = given::options("licitovany", "sto_multiplies=yes");
  CHECK(all.silent_sto_multiplies);
  CHECK(all.failed_sto == FailedSto::doubling);
  const Options apart =
      given::options("licitovany", "sto_multiplies=yes,silent_sto_multiplies=no,failed_sto=linear");
  CHECK_FALSE(apart.silent_sto_multiplies);
  CHECK(apart.failed_sto == FailedSto::linear);
  CHECK(given::options("licitovany", "silent_sto_multiplies=yes").silent_sto_multiplies);
}

TEST_CASE("the rule variant goes before the variant of the record") {
  const Options options = given::options("licitovany", "variant=voleny,price_betl=15");
  CHECK(options.variant == Variant::voleny);
  CHECK(options.price_durch == 10);
  CHECK(options.price_betl == 15);
}

TEST_CASE("a rule that cannot be is refused by name") {
  struct Row {
    const char* key;
    const char* value;
    const char* code;
    const char* words;
  };
  const auto row = GENERATE(values<Row>({
      {"jokers", "yes", "unknown-rule", "jokers"},
      {"", "", "unknown-rule", "“”"},
      {"variant", "ctyrka", "unknown-variant", "ctyrka"},
      {"sto_multiplies", "maybe", "bad-rule-value", "yes or no"},
      {"first_marriage_counts", "Yes", "bad-rule-value", "yes or no"},
      {"max_fleks", "-1", "bad-rule-value", "0 to 99"},
      {"max_fleks", "100", "bad-rule-value", "0 to 99"},
      {"price_hra", "0.20", "bad-rule-value", "whole number"},
      {"price_hra", "99999999999999999999", "bad-rule-value", "whole number"},
      {"limit", "", "bad-rule-value", "limit"},
      {"opener", "forhont", "bad-rule-value", "second, dealer"},
      {"king_first", "legal", "bad-rule-value", "illegal, forfeits, announces"},
  }));
  CAPTURE(row.key, row.value);
  const auto options = Options::from("licitovany", {{row.key, row.value}});
  REQUIRE_FALSE(options);
  CHECK(options.error().code == row.code);
  CHECK_THAT(render(options.error().text), Catch::Contains(row.words));
}

TEST_CASE("mariáš has two variants") {
  CHECK(name_of(Variant::licitovany) == "licitovany");
  CHECK(name_of(Variant::voleny) == "voleny");
  CHECK(Options::from("", {}).error().code == "unknown-variant");
}
