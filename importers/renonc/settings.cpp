#include "importers/renonc/settings.h"

#include <strings.h>

#include <array>
#include <map>

#include "core/games/marias/options.h"
#include "importers/renonc/fields.h"

namespace kibic::importers::renonc {
namespace {

constexpr int highest_price = 1'000'000;
constexpr int highest_flek_count = 99;

constexpr std::array settings{
    Setting{"CenaHra", "price_hra", false, highest_price},
    Setting{"CenaSedma", "price_sedma", false, highest_price},
    Setting{"CenaStovka", "price_sto", false, highest_price},
    Setting{"CenaBetl", "price_betl", false, highest_price},
    Setting{"CenaDurch", "price_durch", false, highest_price},
    Setting{"CenaDveSedmy", "price_two_sevens", false, highest_price},
    Setting{"CenaPass", "price_pass", false, highest_price},
    Setting{"DesitkaPodSpodkemVeDvouSedmach", "ten_below_jack_in_two_sevens", true},
    Setting{"DesitkyDoTalonuVeDvouSedmach", "tens_to_talon_in_two_sevens", true},
    Setting{"StovkaNasobit", "sto_multiplies", true},
    Setting{"SedmaBezSedmy", "sedma_without_seven", true},
    Setting{"SlozitPoSedme", "fold_after_sedma", true},
    Setting{"SedmaProti", "sedma_against", true},
    Setting{"StovkaProti", "sto_against", true},
    Setting{"StovkaLepsiVyssiNezStosedm", "better_sto_above_stosedm", true},
    Setting{"PrvniHlaskaDoStovky", "first_marriage_counts", true},
    Setting{"PovinnyFlekTrhak", "forced_flek_trhak", true},
    Setting{"MichatPoKazdeHre", "shuffle_each_deal", true},
    Setting{"PassForhontovi", "pass_paid_to_forhont", true},
    Setting{"SedmaBezFlekuSeNehraje", "unplayed_without_flek", true},
    Setting{"SedmaJedenFlekSeNehraje", "unplayed_with_one_flek", true},
    Setting{"MaxFleku", "max_fleks", false, highest_flek_count},
};

std::optional<std::string> value_of(const Fields& fields, const Setting& setting) {
  if (setting.is_flag) {
    const auto value = fields.truth(setting.element);
    if (!value) return std::nullopt;
    return *value ? "yes" : "no";
  }
  const auto value = fields.number(setting.element, 0, setting.highest);
  if (!value) return std::nullopt;
  return std::to_string(*value);
}

RuleSet rules_of(const XmlElement& element, std::vector<Fault>& faults) {
  RuleSet rules;
  for (const Setting& setting : settings) {
    std::vector<Fault> own;
    const auto value = value_of(Fields(element, own), setting);
    faults.insert(faults.end(), own.begin(), own.end());
    if (value && *value != default_of(setting)) rules.emplace(setting.key, *value);
  }
  return rules;
}

}  // namespace

std::span<const Setting> all_settings() {
  return settings;
}

const std::string& default_of(const Setting& setting) {
  static const auto defaults = [] {
    std::map<std::string, std::string, std::less<>> found;
    for (GameOption& option : option_list(marias::Variant::licitovany)) {
      found.emplace(std::move(option.key), std::move(option.default_value));
    }
    return found;
  }();
  static const std::string none;
  const auto found = defaults.find(setting.key);
  return found == defaults.end() ? none : found->second;
}

RuleSet read_settings(const XmlElement& element, Findings& findings) {
  std::vector<Fault> faults;
  RuleSet rules = rules_of(element, faults);
  for (Fault& fault : faults) {
    findings.warning(std::move(fault.code), fault.where, std::move(fault.text));
  }
  return rules;
}

std::set<std::string> stated_settings(const XmlElement& element) {
  std::set<std::string> keys;
  for (const Setting& setting : settings) {
    std::vector<Fault> unheard;
    if (value_of(Fields(element, unheard), setting)) keys.emplace(setting.key);
  }
  return keys;
}

Result<RuleSet> read_rules(ByteSource& source) {
  const XmlLimits limits{.elements = 1'000, .text_bytes = 1U << 16U};
  const XmlTree tree = read_xml_tree(source, limits);
  if (tree.error) return tl::unexpected<Error>(*tree.error);
  if (!tree.root || strcasecmp(tree.root->name.c_str(), "Nastaveni") != 0) {
    return fail("wrong-root",
                Message(KIBIC_TEXT("A file of rules must have the root Nastaveni, but has {0}."),
                        shown(tree.root ? tree.root->name : "")));
  }
  std::vector<Fault> faults;
  RuleSet rules = rules_of(*tree.root, faults);
  if (!faults.empty()) return fail(faults.front().code, faults.front().text);
  return rules;
}

}  // namespace kibic::importers::renonc
