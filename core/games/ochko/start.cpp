// The first position of a record: bank, stake and what has gone from the shoe.
#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

std::vector<std::string> help() {
  return {
      KIBIC_TEXT(
          "You play against a banker who has no choice: he draws to 17 and stops. Nearer to 21 "
          "wins, more than 21 loses at once. Cards count as their numbers, jack, queen and "
          "king 10, an ace 11 as one of your first three cards and 1 after them. An ace with a "
          "ten-valued card as first two cards is a PocketJack and beats any other 21."),
      KIBIC_TEXT(
          "Enter deals, and takes a card afterwards, as H does; S lets the banker play. There are "
          "buttons for both. Before a deal + and - change the stake. Ctrl+Space stops the game in "
          "the middle: the banker shows his closed card, and the same key goes on. After the "
          "result Enter deals again with the bank that is left; where it is below the stake, lower "
          "the stake or start a new game."),
      KIBIC_TEXT(
          "House rules are chosen with the game, such as tie=push (equal totals pay nothing), "
          "pay=3:2, show=none (the banker's first card is covered as well) or deck=below-16 "
          "(one deck goes on from deal to deal). Bank and stake to begin with are written "
          "bank=500 stake=5."),
      KIBIC_TEXT(
          "A contest: write several names, and they play in turn, each with an own bank, until "
          "all have had as many deals or as many minutes. The table compares what they have won."),
  };
}

tl::unexpected<Error> bad_position(std::string_view word) {
  constexpr std::size_t longest = 60;
  return fail("bad-position",
              Message(KIBIC_TEXT("“{0}” is no part of a position; it is written like bank=500 "
                                 "stake=5 gone=8c,6d unseen=1"),
                      word.substr(0, longest)));
}

// Adds cards "8c,6d"; false if one is no card or is there twice.
bool add_gone(State& state, std::string_view list) {
  for (const std::string_view word : split(list, ',')) {
    const auto card = parse_card(word);
    if (!card || state.gone.contains(*card)) return false;
    state.gone.insert(*card);
  }
  return true;
}

bool set_part(State& state, std::string_view key, std::string_view value) {
  if (key == "bank") {
    const auto bank = parse_hundredths(value);
    if (bank) state.bank = *bank;
    return bank.has_value();
  }
  if (key == "gone") return add_gone(state, value);
  const auto number = to_integer(value);
  if (!number) return false;
  if (key == "stake" && *number >= -most_units && *number <= most_units) {
    state.stake = *number;
    return true;
  }
  if (key == "unseen" && *number >= 0 && *number <= deck_size) {
    state.gone_unseen = static_cast<int>(*number);
    return true;
  }
  return false;
}

Result<State> parse_start(std::string_view text, State state) {
  std::vector<std::string_view> seen;
  for (const std::string_view word : words(text)) {
    const auto equals = word.find('=');
    const std::string_view key = word.substr(0, equals);
    if (equals == std::string_view::npos ||
        std::find(seen.begin(), seen.end(), key) != seen.end() ||
        !set_part(state, key, word.substr(equals + 1))) {
      return bad_position(word);
    }
    seen.push_back(key);
  }
  const int gone = state.gone.size() + state.gone_unseen;
  if (gone > deck_size) {
    return fail("bad-position", Message(KIBIC_TEXT("{0} cards cannot be gone from a deck of {1}"),
                                        gone, deck_size));
  }
  if (gone > 0 && state.options->is_deck_fresh()) {
    return fail("bad-position", Message(KIBIC_TEXT("no card can be gone where each deal has a "
                                                   "fresh deck (deck=fresh)")));
  }
  return state;
}

}  // namespace

Game Rules::game() {
  Game game;
  game.id = "ochko";
  game.name = KIBIC_TEXT("Ochko");
  game.seats = 2;
  game.players = 1;  // the banker has no choice (R8)
  game.help = help();
  game.variants = {
      {"standard", KIBIC_TEXT("ochko (twenty-one against a banker)"), "units", option_list()}};
  game.start = start_game<Rules>;
  return game;
}

Result<State> Rules::start(const std::string& variant, const RuleSet& rules,
                           const std::optional<StartPosition>& start) {
  if (variant != "standard") {
    return fail("unknown-variant", Message(KIBIC_TEXT("ochko has no variant “{0}”"), variant));
  }
  auto options = Options::from(rules);
  if (!options) return tl::unexpected(options.error());
  State state;
  state.options = std::make_shared<const Options>(*options);
  if (!start) return state;
  return parse_start(start->text, std::move(state));
}

}  // namespace kibic::ochko
