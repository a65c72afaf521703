#include "core/games/klokan/options.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/base/text.h"

namespace kibic::klokan {
namespace {

using Values = std::vector<std::string>;

// How one option is called, what it may be, and how it is set and told as the place among its
// values or as a number.
struct Key {
  std::string name;
  std::string default_value;
  Values values;  // empty: a number
  int most = 0;   // of a number
  const char* meaning;
  std::function<void(Options&, int)> set;
  std::function<int(const Options&)> get;
};

const Values no_yes{"no", "yes"};
const Values off_on{"off", "on"};

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      {"doubling", "on", off_on, 0, KIBIC_TEXT("stones on the far rank are doubled"),
       [](Options& options, int value) { options.doubling = value == 1; },
       [](const Options& options) { return static_cast<int>(options.doubling); }},
      {"dbl_ends", "no", no_yes, 0, KIBIC_TEXT("doubling ends the half-move"),
       [](Options& options, int value) { options.doubling_ends = value == 1; },
       [](const Options& options) { return static_cast<int>(options.doubling_ends); }},
      {"dbl_when",
       "landing",
       {"landing", "end"},
       0,
       KIBIC_TEXT("a stone is doubled when it lands on the far rank, or only when the half-move "
                  "ends there"),
       [](Options& options, int value) { options.doubled_when = static_cast<DoubledWhen>(value); },
       [](const Options& options) { return static_cast<int>(options.doubled_when); }},
      {"dbl_kind",
       "permanent",
       {"permanent", "positional"},
       0,
       KIBIC_TEXT("a doubled stone stays one, or counts two only while it stands on the far rank"),
       [](Options& options, int value) { options.doubled_kind = static_cast<DoubledKind>(value); },
       [](const Options& options) { return static_cast<int>(options.doubled_kind); }},
      {"quiet",
       "40",
       {},
       10'000,
       KIBIC_TEXT("half-moves without capture or doubling that end the game; 0: never"),
       [](Options& options, int value) { options.quiet = value; },
       [](const Options& options) { return static_cast<int>(options.quiet); }},
      {"null",
       "illegal",
       {"illegal", "allowed"},
       0,
       KIBIC_TEXT("half-moves that change nothing"),
       [](Options& options, int value) { options.null_allowed = value == 1; },
       [](const Options& options) { return static_cast<int>(options.null_allowed); }},
      {"revisit",
       "position",
       {"position", "never"},
       0,
       KIBIC_TEXT("what may not come twice in a half-move: the same position, or any square"),
       [](Options& options, int value) { options.revisit = static_cast<Revisit>(value); },
       [](const Options& options) { return static_cast<int>(options.revisit); }},
      {"stuck",
       "count",
       {"count", "five"},
       0,
       KIBIC_TEXT("a side that cannot move ends the game, or only after five more half-moves of "
                  "the other"),
       [](Options& options, int value) { options.stuck = static_cast<Stuck>(value); },
       [](const Options& options) { return static_cast<int>(options.stuck); }},
      {"rep",
       "0",
       {},
       100,
       KIBIC_TEXT("occurrence of a position at which the game ends; 0: never"),
       [](Options& options, int value) { options.repetitions_end = value; },
       [](const Options& options) { return static_cast<int>(options.repetitions_end); }},
      {"rep_forbid",
       "0",
       {},
       100,
       KIBIC_TEXT("occurrence of a position that may not be made; 0: all may"),
       [](Options& options, int value) { options.repetitions_forbid = value; },
       [](const Options& options) { return static_cast<int>(options.repetitions_forbid); }},
      {"force",
       "none",
       {"none", "any", "max"},
       0,
       KIBIC_TEXT("whether captures have to be taken: not at all, any, or the most stones"),
       [](Options& options, int value) { options.force = static_cast<Force>(value); },
       [](const Options& options) { return static_cast<int>(options.force); }}};
  return table;
}

std::optional<int> place_of(const Values& values, const std::string& value) {
  if (values == no_yes || values == off_on) {
    constexpr std::array<std::string_view, 4> yes{"yes", "true", "on", "1"};
    constexpr std::array<std::string_view, 4> no{"no", "false", "off", "0"};
    if (std::find(yes.begin(), yes.end(), value) != yes.end()) return 1;
    if (std::find(no.begin(), no.end(), value) != no.end()) return 0;
    return std::nullopt;
  }
  const auto found = std::find(values.begin(), values.end(), value);
  if (found == values.end()) return std::nullopt;
  return static_cast<int>(found - values.begin());
}

std::optional<int> number_for(const Key& key, const std::string& value) {
  if (!key.values.empty()) return place_of(key.values, value);
  const auto number = to_integer(value);
  if (!number || *number < 0 || *number > key.most || *number == 1) return std::nullopt;
  return static_cast<int>(*number);
}

}  // namespace

Result<Options> Options::from(const RuleSet& rules) {
  Options options;
  for (const auto& [name, value] : rules) {
    const auto key = std::find_if(keys().begin(), keys().end(),
                                  [&wanted = name](const Key& one) { return one.name == wanted; });
    if (key == keys().end()) {
      return fail("unknown-rule", Message(KIBIC_TEXT("klokan has no rule option “{0}”"), name));
    }
    const auto number = number_for(*key, value);
    if (!number) {
      const std::string allowed =
          key->values.empty() ? "0, 2…" + std::to_string(key->most) : join(key->values, ", ");
      return fail("bad-rule-value", Message(KIBIC_TEXT("“{0}” cannot be “{1}”; it can be: {2}"),
                                            name, value, allowed));
    }
    key->set(options, *number);
  }
  return options;
}

std::vector<GameOption> option_list() {
  std::vector<GameOption> list;
  for (const Key& key : keys()) list.push_back({key.name, key.default_value, key.meaning});
  return list;
}

RuleSet rules_of(const Options& options) {
  RuleSet rules;
  for (const Key& key : keys()) {
    const int value = key.get(options);
    if (value == key.get(Options{})) continue;
    rules[key.name] =
        key.values.empty() ? std::to_string(value) : key.values[static_cast<std::size_t>(value)];
  }
  return rules;
}

}  // namespace kibic::klokan
