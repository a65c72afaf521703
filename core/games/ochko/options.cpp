#include "core/games/ochko/options.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/base/text.h"
#include "core/games/ochko/card.h"

namespace kibic::ochko {
namespace {

using Values = std::vector<std::string>;

// How one option is called, and how its value is set and told. `set` answers whether the text is a
// value of it.
struct Key {
  std::string name;
  std::string allowed;
  const char* meaning;
  std::function<bool(Options&, std::string_view)> set;
  std::function<std::string(const Options&)> told;
};

std::optional<bool> parse_bool(std::string_view text) {
  constexpr std::array<std::string_view, 4> yes{"yes", "true", "on", "1"};
  constexpr std::array<std::string_view, 4> no{"no", "false", "off", "0"};
  if (std::find(yes.begin(), yes.end(), text) != yes.end()) return true;
  if (std::find(no.begin(), no.end(), text) != no.end()) return false;
  return std::nullopt;
}

Key switch_key(std::string name, bool Options::*member, const char* meaning) {
  return {std::move(name), "yes, no", meaning,
          [member](Options& options, std::string_view text) {
            const auto value = parse_bool(text);
            if (value) options.*member = *value;
            return value.has_value();
          },
          [member](const Options& options) { return std::string(options.*member ? "yes" : "no"); }};
}

// `values` in the order of the enumeration.
template <class Choice>
Key choice_key(std::string name, Choice Options::*member, Values values, const char* meaning) {
  std::string allowed = join(values, ", ");
  return {std::move(name), std::move(allowed), meaning,
          [member, values](Options& options, std::string_view text) {
            const auto found = std::find(values.begin(), values.end(), text);
            if (found == values.end()) return false;
            options.*member = static_cast<Choice>(found - values.begin());
            return true;
          },
          [member, values](const Options& options) {
            return values[static_cast<std::size_t>(options.*member)];
          }};
}

// A ratio "1.5" or "3:2". No value unless it is positive, at most 100 and exact in hundredths.
std::optional<Hundredths> parse_ratio(std::string_view text) {
  const auto colon = text.find(':');
  std::optional<Hundredths> ratio;
  if (colon == std::string_view::npos) {
    ratio = parse_hundredths(text);
  } else {
    constexpr std::int64_t most = 10'000;
    const auto paid = to_integer(text.substr(0, colon));
    const auto stake = to_integer(text.substr(colon + 1));
    if (!paid || !stake || *paid < 1 || *paid > most || *stake < 1 || *stake > most) {
      return std::nullopt;
    }
    if (*paid * one_unit % *stake == 0) ratio = *paid * one_unit / *stake;
  }
  if (!ratio || *ratio <= 0 || *ratio > 100 * one_unit) return std::nullopt;
  return ratio;
}

Key ratio_key(std::string name, Hundredths Options::*member, const char* meaning) {
  return {std::move(name), "0.01…100, 3:2", meaning,
          [member](Options& options, std::string_view text) {
            const auto ratio = parse_ratio(text);
            if (ratio) options.*member = *ratio;
            return ratio.has_value();
          },
          [member](const Options& options) { return to_string_hundredths(options.*member); }};
}

// "fresh", or "below-20" with or without the dash, or "20". N is at least what one deal may need.
bool set_deck(Options& options, std::string_view text) {
  if (text == "fresh") {
    options.reshuffle_below = 0;
    return true;
  }
  if (text.starts_with("below")) text.remove_prefix(5);
  if (text.starts_with('-') || text.starts_with(' ')) text.remove_prefix(1);
  const auto below = to_integer(text);
  if (!below || *below < most_cards_in_deal || *below > deck_size) return false;
  options.reshuffle_below = static_cast<int>(*below);
  return true;
}

std::string told_deck(const Options& options) {
  return options.is_deck_fresh() ? "fresh" : "below-" + std::to_string(options.reshuffle_below);
}

bool set_amount(std::int64_t& amount, std::string_view text) {
  const auto number = to_integer(text);
  if (!number || *number < 1 || *number > most_units) return false;
  amount = *number;
  return true;
}

Key limit_key() {
  return {"stake_limit", "bank, 1, 2…", KIBIC_TEXT("the largest stake; bank: what is in the bank"),
          [](Options& options, std::string_view text) {
            if (text != "bank") return set_amount(options.stake_limit, text);
            options.stake_limit = 0;
            return true;
          },
          [](const Options& options) {
            return options.stake_limit == 0 ? std::string("bank")
                                            : std::to_string(options.stake_limit);
          }};
}

Key step_key() {
  return {
      "stake_step", "1, 2…", KIBIC_TEXT("how much a stake is raised or lowered at once"),
      [](Options& options, std::string_view text) { return set_amount(options.stake_step, text); },
      [](const Options& options) { return std::to_string(options.stake_step); }};
}

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      choice_key("tie", &Options::tie, {"player", "push", "banker"},
                 KIBIC_TEXT("who wins with equal totals; push: nobody")),
      switch_key("pj_ten", &Options::pj_ten,
                 KIBIC_TEXT("an ace and a ten are a PocketJack like an ace and a court card")),
      choice_key("ace", &Options::ace, {"positional", "flexible"},
                 KIBIC_TEXT("an ace counts 11 as one of the first three cards and 1 later, or 11 "
                            "unless that is too much")),
      choice_key("two_aces", &Options::two_aces, {"bust", "golden", "12"},
                 KIBIC_TEXT("two aces as first cards: 22 and lost, a PocketJack, or 12")),
      {"deck", "fresh, below-16…below-52",
       KIBIC_TEXT("a fresh deck for each deal, or one that is shuffled when fewer cards are left"),
       set_deck, told_deck},
      switch_key("peek", &Options::peek,
                 KIBIC_TEXT("a PocketJack of the banker ends the deal before the player acts")),
      switch_key("pj_auto", &Options::pj_auto,
                 KIBIC_TEXT("a PocketJack of the player ends the deal at once")),
      switch_key("auto_stand_21", &Options::auto_stand_21,
                 KIBIC_TEXT("the player stands by himself with 21")),
      choice_key("show", &Options::show, {"none", "up", "both"},
                 KIBIC_TEXT("how many of the banker's first cards lie open: none, one or both")),
      step_key(),
      limit_key(),
      ratio_key("pay", &Options::pay, KIBIC_TEXT("what a won deal pays for a stake of 1")),
      ratio_key("pj_pay", &Options::pj_pay,
                KIBIC_TEXT("what a deal won with a PocketJack pays; as pay, unless set"))};
  return table;
}

// The rule book writes A6 as "reshuffle = below N", its log as "deck=fresh".
std::string_view canonical_name(std::string_view name) {
  return name == "reshuffle" ? "deck" : name;
}

Result<void> set(Options& options, const std::string& name, const std::string& value) {
  const auto key = std::find_if(keys().begin(), keys().end(),
                                [&](const Key& one) { return one.name == canonical_name(name); });
  if (key == keys().end()) {
    return fail("unknown-rule", Message(KIBIC_TEXT("ochko has no rule option “{0}”"), name));
  }
  if (key->set(options, value)) return {};
  return fail("bad-rule-value", Message(KIBIC_TEXT("“{0}” cannot be “{1}”; it can be: {2}"), name,
                                        value, key->allowed));
}

// What follows from other options unless it is said (A2, A12b).
void derive(Options& options, bool has_two_aces, bool has_pj_pay) {
  if (!has_two_aces && options.ace == Ace::flexible) options.two_aces = TwoAces::twelve;
  if (!has_pj_pay) options.pj_pay = options.pay;
}

}  // namespace

Result<Options> Options::from(const RuleSet& rules) {
  Options options;
  for (const auto& [name, value] : rules) {
    if (const auto done = set(options, name, value); !done) return tl::unexpected(done.error());
  }
  if (rules.contains("deck") && rules.contains("reshuffle")) {
    Options first;
    set_deck(first, rules.at("deck"));
    if (first.reshuffle_below != options.reshuffle_below) {
      return fail("bad-rule-value",
                  Message(KIBIC_TEXT("“deck” and “reshuffle” say different things")));
    }
  }
  derive(options, rules.contains("two_aces"), rules.contains("pj_pay"));
  return options;
}

RuleSet changed(const Options& options) {
  // What an option is without being said depends on others; so the derived ones come last.
  Options derived;
  RuleSet rules;
  for (const Key& key : keys()) {
    if (key.name == "two_aces" || key.name == "pj_pay") continue;
    const std::string value = key.told(options);
    if (value == key.told(Options{})) continue;
    rules[key.name] = value;
    key.set(derived, value);
  }
  derive(derived, false, false);
  for (const Key& key : keys()) {
    const std::string value = key.told(options);
    if (value != key.told(derived)) rules[key.name] = value;
  }
  return rules;
}

std::string to_string(const Options& options) {
  std::string text;
  for (const Key& key : keys()) {
    text.append(text.empty() ? "" : " ").append(key.name).append("=").append(key.told(options));
  }
  return text;
}

std::vector<GameOption> option_list() {
  std::vector<GameOption> list;
  for (const Key& key : keys()) list.push_back({key.name, key.told(Options{}), key.meaning});
  return list;
}

}  // namespace kibic::ochko
