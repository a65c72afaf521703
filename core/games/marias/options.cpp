#include "core/games/marias/options.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "core/base/text.h"

namespace kibic::marias {
namespace {

// Far above any tariff; small enough that no bill can overflow.
constexpr std::int64_t highest_price = 1'000'000;
constexpr int highest_limit = 1'000'000;
constexpr int highest_flek_count = 99;

constexpr std::array<std::string_view, 2> variant_names{"licitovany", "voleny"};
constexpr std::array<std::string_view, 2> opener_names{"second", "dealer"};
constexpr std::array<std::string_view, 2> two_sevens_order_names{"official", "sql"};
constexpr std::array<std::string_view, 3> king_first_names{"illegal", "forfeits", "announces"};
constexpr std::array<std::string_view, 3> failed_sto_names{"linear", "doubling", "steep"};
constexpr std::array<std::string_view, 3> marriage_names{"first", "highest", "each"};
constexpr std::array<std::string_view, 3> talon_points_names{"none", "defenders", "declarer"};

// One key of the rule book's table: how its value is read into the options and written.
struct Key {
  std::string_view name;
  const char* meaning;
  // No value if the text was taken; otherwise what it has to be.
  std::function<std::optional<Message>(Options&, std::string_view name, std::string_view text)>
      read;
  std::function<std::string(const Options&)> write;
};

std::optional<bool> parse_flag(std::string_view text) {
  if (text == "yes" || text == "true" || text == "1") return true;
  if (text == "no" || text == "false" || text == "0") return false;
  return std::nullopt;
}

std::string flag_text(bool value) {
  return value ? "yes" : "no";
}

Message flag_error(std::string_view name, std::string_view text) {
  return Message(KIBIC_TEXT("the rule {0} is yes or no, not “{1}”"), name, text);
}

Key flag(std::string_view name, bool Options::*member, const char* meaning) {
  return {name, meaning,
          [member](Options& options, std::string_view key,
                   std::string_view text) -> std::optional<Message> {
            const auto value = parse_flag(text);
            if (!value) return flag_error(key, text);
            options.*member = *value;
            return std::nullopt;
          },
          [member](const Options& options) { return flag_text(options.*member); }};
}

template <class Number>
Key number(std::string_view name, Number Options::*member, Number highest, const char* meaning) {
  return {name, meaning,
          [member, highest](Options& options, std::string_view key,
                            std::string_view text) -> std::optional<Message> {
            const auto value = to_integer(text);
            if (!value || *value < 0 || *value > highest) {
              return Message(KIBIC_TEXT("the rule {0} is a whole number from 0 to {2}, not “{1}”"),
                             key, text, highest);
            }
            options.*member = static_cast<Number>(*value);
            return std::nullopt;
          },
          [member](const Options& options) { return std::to_string(options.*member); }};
}

Key price(std::string_view name, std::int64_t Options::*member, const char* meaning) {
  return number(name, member, highest_price, meaning);
}

// REQUIRES: a name for each value of the enumeration, in its order; a static array.
template <class Choice>
Key choice(std::string_view name, Choice Options::*member, std::span<const std::string_view> names,
           const char* meaning) {
  return {name, meaning,
          [member, names](Options& options, std::string_view key,
                          std::string_view text) -> std::optional<Message> {
            const auto found = std::find(names.begin(), names.end(), text);
            if (found == names.end()) {
              return Message(KIBIC_TEXT("the rule {0} is one of {2}, not “{1}”"), key, text,
                             join({names.begin(), names.end()}, ", "));
            }
            options.*member = static_cast<Choice>(found - names.begin());
            return std::nullopt;
          },
          [member, names](const Options& options) {
            return std::string(names[static_cast<std::size_t>(options.*member)]);
          }};
}

// Option 9 is another name for two values of marriage_for_sto.
Key first_marriage_counts() {
  return {
      "first_marriage_counts",
      KIBIC_TEXT("The marriage shown first counts towards the sto, not the highest."),
      [](Options& options, std::string_view key, std::string_view text) -> std::optional<Message> {
        const auto value = parse_flag(text);
        if (!value) return flag_error(key, text);
        options.marriage_for_sto = *value ? MarriageForSto::first : MarriageForSto::highest;
        return std::nullopt;
      },
      [](const Options& options) {
        return flag_text(options.marriage_for_sto == MarriageForSto::first);
      }};
}

// The thesis's options 1 to 15 in its order.
std::vector<Key> thesis_keys() {
  return {
      flag("ten_below_jack_in_two_sevens", &Options::ten_below_jack_in_two_sevens,
           KIBIC_TEXT("In dvě sedmy the desítka ranks below the spodek.")),
      flag("tens_to_talon_in_two_sevens", &Options::tens_to_talon_in_two_sevens,
           KIBIC_TEXT("In dvě sedmy desítky and esa may be put into the talon.")),
      flag("sto_multiplies", &Options::sto_multiplies,
           KIBIC_TEXT("The price of a sto doubles with every ten points instead of adding up.")),
      flag("sedma_without_seven", &Options::sedma_without_seven,
           KIBIC_TEXT("Sedma may be announced without holding the trump seven.")),
      flag("fold_after_sedma", &Options::fold_after_sedma,
           KIBIC_TEXT("Who won the auction at a plain sedma may fold after seeing the talon.")),
      flag("sedma_against", &Options::sedma_against,
           KIBIC_TEXT("A defender may announce sedma proti.")),
      flag("sto_against", &Options::sto_against, KIBIC_TEXT("A defender may announce sto proti.")),
      flag("better_sto_above_stosedm", &Options::better_sto_above_stosedm,
           KIBIC_TEXT("Stovka lepší ranks above a plain stosedm in the auction.")),
      first_marriage_counts(),
      flag("forced_flek_trhak", &Options::forced_flek_trhak,
           KIBIC_TEXT("A defender with the trump král or svršek must flek the hra of a sedma.")),
      flag("shuffle_each_deal", &Options::shuffle_each_deal,
           KIBIC_TEXT("The cards are shuffled before every deal instead of being cut.")),
      flag("pass_paid_to_forhont", &Options::pass_paid_to_forhont,
           KIBIC_TEXT("The forhont gets the price of a pass when nobody bids.")),
      flag("unplayed_without_flek", &Options::unplayed_without_flek,
           KIBIC_TEXT("A sedma without any flek is not played and counts as won.")),
      flag("unplayed_with_one_flek", &Options::unplayed_with_one_flek,
           KIBIC_TEXT("A sedma with one flek on the hra alone is not played: the hra counts as "
                      "lost, the sedma as won.")),
      number("max_fleks", &Options::max_fleks, highest_flek_count,
             KIBIC_TEXT("The most fleks that one part of a game can have; 0 means no limit.")),
  };
}

std::vector<Key> money_keys() {
  return {
      price("price_hra", &Options::price_hra,
            KIBIC_TEXT("The price of a hra for one opponent without fleks; also of a silent seven, "
                       "and the unit of the limits.")),
      price("price_sedma", &Options::price_sedma,
            KIBIC_TEXT("The price of a sedma for one opponent without fleks.")),
      price("price_sto", &Options::price_sto,
            KIBIC_TEXT("The price of a sto for one opponent without fleks.")),
      price("price_betl", &Options::price_betl,
            KIBIC_TEXT("The price of a betl for one opponent without fleks.")),
      price("price_durch", &Options::price_durch,
            KIBIC_TEXT("The price of a durch for one opponent without fleks.")),
      price("price_two_sevens", &Options::price_two_sevens,
            KIBIC_TEXT("The price of dvě sedmy for one opponent without fleks.")),
      price("price_pass", &Options::price_pass,
            KIBIC_TEXT("What the forhont gets in all when nobody bids.")),
      number(
          "limit", &Options::limit, highest_limit,
          KIBIC_TEXT("The most an opponent pays or gets, in prices of a hra; 0 means no limit.")),
      number("limit_raised", &Options::limit_raised, highest_limit,
             KIBIC_TEXT("The limit when both defenders said a flek, if it is the higher one; 0 "
                        "means no limit.")),
  };
}

// Switches on which the sources disagree.
std::vector<Key> switch_keys() {
  return {
      choice("opener", &Options::opener, opener_names,
             KIBIC_TEXT("Who opens the auction against the forhont.")),
      choice("two_sevens_order", &Options::two_sevens_order, two_sevens_order_names,
             KIBIC_TEXT("Whether dvě sedmy a sto ranks below dvě sedmy lepší (official) or above "
                        "it (sql).")),
      choice("king_first", &Options::king_first, king_first_names,
             KIBIC_TEXT("What playing the král of a marriage before its svršek does: it is "
                        "illegal, forfeits the marriage or announces it.")),
      choice("failed_sto", &Options::failed_sto, failed_sto_names,
             KIBIC_TEXT("How the price of a failed sto grows with every ten points that are "
                        "missing; doubling when sto_multiplies is set.")),
      flag("opponents_marriages_in_failed_sto", &Options::opponents_marriages_in_failed_sto,
           KIBIC_TEXT("The marriages of the other side count against a failed sto.")),
      choice("marriage_for_sto", &Options::marriage_for_sto, marriage_names,
             KIBIC_TEXT("Which marriage counts towards the sto: the first shown, the highest, or "
                        "each.")),
      flag("silent_sto_multiplies", &Options::silent_sto_multiplies,
           KIBIC_TEXT("A silent sto doubles with every ten points; as sto_multiplies unless set.")),
      flag("stosedm_together", &Options::stosedm_together,
           KIBIC_TEXT("The sto and the sedma of a stosedm are won only together.")),
      choice("talon_points", &Options::talon_points, talon_points_names,
             KIBIC_TEXT("Whose are the points of esa and desítky in the talon.")),
      number("fleks_needed_for_hra", &Options::fleks_needed_for_hra, highest_flek_count,
             KIBIC_TEXT("In volený a plain hra with fewer fleks is not played.")),
  };
}

const std::vector<Key>& keys() {
  static const std::vector<Key> all = [] {
    std::vector<Key> list{choice("variant", &Options::variant, variant_names,
                                 KIBIC_TEXT("The variant whose defaults the other rules change."))};
    for (const auto& group : {thesis_keys(), money_keys(), switch_keys()}) {
      list.insert(list.end(), group.begin(), group.end());
    }
    return list;
  }();
  return all;
}

std::optional<Error> set(Options& options, const std::string& name, const std::string& value) {
  const auto key = std::find_if(keys().begin(), keys().end(),
                                [&name](const Key& candidate) { return candidate.name == name; });
  if (key == keys().end()) {
    return Error{"unknown-rule", Message(KIBIC_TEXT("mariáš has no rule “{0}”"), name)};
  }
  if (auto message = key->read(options, name, value)) return Error{"bad-rule-value", *message};
  return std::nullopt;
}

std::optional<Variant> parse_variant(std::string_view text) {
  const auto found = std::find(variant_names.begin(), variant_names.end(), text);
  if (found == variant_names.end()) return std::nullopt;
  return static_cast<Variant>(found - variant_names.begin());
}

// Mariasek's defaults (rule book 1.14). The thesis's options that volený has no use for are off.
Options voleny_defaults() {
  Options options;
  options.variant = Variant::voleny;
  options.fold_after_sedma = false;
  options.sedma_against = true;
  options.sto_against = true;
  options.unplayed_without_flek = false;  // a sedma needs no flek to be played, a plain hra one
  options.max_fleks = 0;
  options.price_hra = 1;
  options.price_sedma = 2;
  options.price_sto = 4;
  options.price_betl = 5;
  options.price_durch = 10;
  options.price_two_sevens = 8;  // not a game of volený; the pub tariff's price (1.10)
  options.limit_raised = options.limit;
  options.marriage_for_sto = MarriageForSto::highest;
  options.talon_points = TalonPoints::defenders;
  return options;
}

}  // namespace

Options Options::defaults(Variant variant) {
  return variant == Variant::voleny ? voleny_defaults() : Options();
}

Result<Options> Options::from(const std::string& variant, const RuleSet& rules) {
  const auto own_variant = rules.find("variant");
  const std::string& name = own_variant == rules.end() ? variant : own_variant->second;
  const auto parsed = parse_variant(name);
  if (!parsed) {
    return fail("unknown-variant", Message(KIBIC_TEXT("mariáš has no variant “{0}”"), name));
  }
  Options options = defaults(*parsed);
  // By name, so marriage_for_sto has the last word over first_marriage_counts.
  for (const auto& [key, value] : rules) {
    if (auto error = set(options, key, value)) return tl::unexpected(*error);
  }
  if (options.sto_multiplies) {
    if (!rules.contains("failed_sto")) options.failed_sto = FailedSto::doubling;
    if (!rules.contains("silent_sto_multiplies")) options.silent_sto_multiplies = true;
  }
  return options;
}

std::int64_t price_of(Part part, const Options& options) {
  switch (part) {
    case Part::hra:
    case Part::silent_seven:
      return options.price_hra;
    case Part::sedma:
    case Part::sedma_against:
      return options.price_sedma;
    case Part::sto:
    case Part::sto_against:
      return options.price_sto;
    case Part::betl:
      return options.price_betl;
    case Part::durch:
      return options.price_durch;
    case Part::two_sevens:
      return options.price_two_sevens;
  }
  return 0;
}

std::string unit_of(const Options& options) {
  return options.variant == Variant::licitovany ? "hal" : "units";
}

std::string_view name_of(Variant variant) {
  return variant_names[static_cast<std::size_t>(variant)];
}

std::vector<GameOption> option_list(Variant variant) {
  const Options options = Options::defaults(variant);
  std::vector<GameOption> list;
  for (const Key& key : keys()) {
    list.push_back({std::string(key.name), key.write(options), key.meaning});
  }
  return list;
}

}  // namespace kibic::marias
