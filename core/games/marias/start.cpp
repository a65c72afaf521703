// The first position of a record: an empty table, or a position in the middle of the play.
#include "core/base/text.h"
#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

tl::unexpected<Error> unreadable(std::string_view word) {
  return fail("unreadable-start",
              Message(KIBIC_TEXT("“{0}” says nothing about the start of a deal"), word));
}

std::optional<int> to_seat(std::string_view text) {
  const auto seat = to_integer(text);
  if (!seat || *seat < 0 || *seat > 2) return std::nullopt;
  return static_cast<int>(*seat);
}

// "hra:1,sedma:2" or "sedma:0": each part at most once, with a number from 0 to 99.
std::optional<std::vector<std::pair<Part, int>>> to_part_numbers(std::string_view text) {
  std::vector<std::pair<Part, int>> numbers;
  for (const std::string_view item : split(text, ',')) {
    const auto sides = split(item, ':');
    if (sides.size() != 2) return std::nullopt;
    const auto part = parse_part(sides[0]);
    const auto number = to_integer(sides[1]);
    if (!part || !number || *number < 0 || *number > 99) return std::nullopt;
    numbers.emplace_back(*part, static_cast<int>(*number));
  }
  return numbers;
}

bool read_fleks(State& state, std::string_view text) {
  const auto numbers = to_part_numbers(text);
  if (!numbers) return false;
  for (const auto& [part, count] : *numbers) state.doubling.counts[index_of(part)] = count;
  return true;
}

bool read_against(State& state, std::string_view text) {
  const auto numbers = to_part_numbers(text);
  if (!numbers) return false;
  for (const auto& [part, seat] : *numbers) {
    if (seat > 2) return false;
    if (part == Part::sedma || part == Part::sedma_against) {
      state.doubling.sedma_against_seat = seat;
    } else if (part == Part::sto || part == Part::sto_against) {
      state.doubling.sto_against_seat = seat;
    } else {
      return false;
    }
  }
  return true;
}

bool read_doubled(State& state, std::string_view text) {
  for (const std::string_view item : split(text, ',')) {
    const auto seat = to_seat(item);
    if (!seat) return false;
    state.doubling.has_doubled[index(*seat)] = true;
  }
  return true;
}

bool read_talon(State& state, std::string_view text) {
  for (const std::string_view item : split(text, ',')) {
    const auto card = parse_card(item);
    if (!card || state.talon.contains(*card)) return false;
    state.talon.insert(*card);
  }
  state.discard = state.talon;
  return state.talon.size() == 2;
}

bool read_setting(State& state, std::string_view key, std::string_view value) {
  if (key == "fleks") return read_fleks(state, value);
  if (key == "against") return read_against(state, value);
  if (key == "doubled") return read_doubled(state, value);
  if (key == "talon") return read_talon(state, value);
  if (key == "dealer") {
    const auto seat = to_seat(value);
    state.dealer = seat.value_or(0);
    return seat.has_value();
  }
  return false;
}

// Reads the words "key=value" in front of the position and takes them off the text.
Result<std::string_view> read_settings(State& state, std::string_view text) {
  text = trim(text);
  while (true) {
    const std::string_view word = text.substr(0, text.find(' '));
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return text;
    if (!read_setting(state, word.substr(0, equals), word.substr(equals + 1))) {
      return unreadable(clean_utf8(word.substr(0, 80)));
    }
    text = trim(text.substr(word.size()));
  }
}

std::optional<Error> place_talon(State& state) {
  CardSet held;
  for (const CardSet hand : state.hands) held |= hand;
  if ((held & state.talon).empty()) return std::nullopt;
  return Error{"card-twice", Message(KIBIC_TEXT("{0} lies in the talon and in a hand"),
                                     to_string(held & state.talon))};
}

void take_position(State& state, const Position& position) {
  state.contract = position.contract;
  state.declarer = position.declarer;
  state.chooser = position.declarer;
  state.chosen_trump = position.contract.trump;
  state.discarder = position.declarer;
  state.won_before = position.won;
  state.hands = position.hands;
  state.phase = Phase::play;
  state.tricks = {position.trick};
  state.to_act = Actor::seat(position.trick.next_seat());
  const int cards = position.hands[index(position.trick.next_seat())].size();
  state.first_trick = 11 - cards;
  state.discarded_by[index(state.declarer)] = state.talon;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const Card card : state.hands[seat]) state.dealt[seat].push_back(card);
  }
  for (int place = 0; place < position.trick.size; ++place) {
    const auto seat = index(position.trick.seat_of(place));
    state.dealt[seat].push_back(position.trick.cards[static_cast<std::size_t>(place)]);
  }
}

}  // namespace

namespace {

std::vector<std::string> help() {
  return {
      KIBIC_TEXT(
          "Three players, 32 cards. One plays against the other two, who help each other. In "
          "licitovaný the dearest bid plays and takes the talon; in volený the forhont "
          "chooses the trumps from his first seven cards."),
      KIBIC_TEXT("Suit must be followed, with a higher card if there is one; who cannot follow has "
                 "to trump. Each eso and desítka is worth 10, the last trick 10, a hláška (svršek "
                 "and král of one suit) 20, in trumps 40: play its svršek first."),
      KIBIC_TEXT(
          "Hra: more points than the others. Sedma: the last trick with the trump seven. Sto: "
          "a hundred points with one hláška. Betl: not a single trick. Durch: all tricks. A "
          "flek doubles what is paid."),
      KIBIC_TEXT(
          "A click plays a card that stands out of the hand; two clicks lay two cards into "
          "the talon. All else, such as a bid, the trumps or a flek, is in the list of the "
          "practice table: a double click or Enter does it. After a deal Enter deals the next "
          "one: the next seat deals, and the score goes on."),
  };
}

}  // namespace

Result<State> Rules::start(const std::string& variant, const RuleSet& rules,
                           const std::optional<StartPosition>& start) {
  auto options = Options::from(variant, rules);
  if (!options) return tl::unexpected(options.error());
  State state;
  state.options = std::make_shared<const Options>(*std::move(options));
  if (!start) return state;
  const auto text = read_settings(state, start->text);
  if (!text) return tl::unexpected(text.error());
  const auto position = parse_position(*text);
  if (!position) return tl::unexpected(position.error());
  take_position(state, *position);
  if (const auto error = place_talon(state)) return tl::unexpected(*error);
  return state;
}

Game Rules::game() {
  const auto variant = [](Variant id, std::string name, std::string unit) {
    return GameVariant{std::string(name_of(id)), std::move(name), std::move(unit), option_list(id)};
  };
  return {"marias",
          "mariáš",
          3,
          {variant(Variant::licitovany, "licitovaný mariáš", "hal"),
           variant(Variant::voleny, "volený mariáš", "units")},
          help(),
          start_game<Rules>};
}

}  // namespace kibic::marias
