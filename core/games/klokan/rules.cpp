#include "core/games/klokan/rules.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/games/klokan/stone.h"

namespace kibic::klokan {
namespace {

// Half-moves that the other side of a stuck one makes before the game ends (A9, stuck=five).
constexpr int most_extra = 5;

// Stones of both sides on the rank where they are doubled.
Squares on_far_rank(const Board& board) {
  return (board.stones[0] & far_rank(Side::white)) | (board.stones[1] & far_rank(Side::black));
}

Side side_of(int seat) {
  return seat == 0 ? Side::white : Side::black;
}
int seat_of(Side side) {
  return side == Side::white ? 0 : 1;
}

// The position may not be made once more (A11, rep_forbid).
bool is_forbidden(const State& state, const Board& next) {
  const int limit = state.options->repetitions_forbid;
  return limit > 0 && occurrences(state, next) + 1 >= limit;
}

// REQUIRES: no captures are forced. Every first jump is a half-move, so few have to be tried.
bool has_free_jump(const State& state) {
  for (Squares rest = movable_stones(state.board); rest != 0; rest &= rest - 1) {
    const Stone stone(state.board, *state.options, first(rest));
    for (const Direction& direction : directions) {
      const auto jump = stone.jump({first(rest), first(rest), false, 0}, direction);
      if (jump && !is_forbidden(state, after(state.board, stone.ended(jump->move)))) return true;
    }
  }
  return false;
}

bool has_half_move(const State& state) {
  if (!can_move(state.board)) return false;
  if (state.options->repetitions_forbid == 0) return true;
  if (state.options->force == Force::none && has_free_jump(state)) return true;
  const auto moves = half_moves(state.board, *state.options);
  return std::any_of(moves.begin(), moves.end(), [&](const HalfMove& move) {
    return !is_forbidden(state, after(state.board, move));
  });
}

// Nobody can move on: the other side may have to go on alone for a while first (A9).
void stop_or_wait(State& state) {
  if (has_half_move(state)) {
    state.extra = 0;
    return;
  }
  State waiting = state;
  waiting.board.to_move = other(state.board.to_move);
  const bool waits = state.options->stuck == Stuck::five && state.extra < most_extra;
  if (!waits || !has_half_move(waiting)) {
    state.ending = Ending{EndKind::stuck, {}};
    return;
  }
  state.board.to_move = waiting.board.to_move;
  ++state.extra;
}

// The tests in their order (A12): stones, quiet counter, then repetition and stuck.
void end_if_over(State& state) {
  const Options& options = *state.options;
  if (state.board.own() == 0 || state.board.enemy() == 0) {
    state.ending = Ending{EndKind::stones, {}};
  } else if (options.quiet > 0 && state.quiet >= options.quiet) {
    state.ending = Ending{EndKind::quiet, {}};
  } else if (options.repetitions_end > 0 &&
             occurrences(state, state.board) >= options.repetitions_end) {
    state.ending = Ending{EndKind::repetition, {}};
  } else {
    stop_or_wait(state);
  }
}

std::optional<Violation> violation(std::string code, std::string found, Message text) {
  return Violation{std::move(code), "", std::move(found), std::move(text), false};
}

std::optional<Violation> check_captures(const State& state, const HalfMove& move,
                                        const Path& path) {
  const int needed = captures_needed(state.board, *state.options);
  if (count(move.captured) >= needed) return std::nullopt;
  return violation(
      "must-capture", plain_text(path),
      Message(KIBIC_TEXT("by the house rules {0} stones have to be captured here"), needed));
}

std::vector<std::string> help() {
  return {
      KIBIC_TEXT(
          "White and Black, sixteen stones each, take turns. A stone moves by jumping over a "
          "neighbouring stone of either colour, straight or slantwise, onto the empty square "
          "behind it; one half-move is as many jumps of one stone as you like. An enemy's "
          "stone that is jumped over is captured, an own one stays."),
      KIBIC_TEXT(
          "A stone that lands on the far rank is doubled: it moves as before and counts two. "
          "Who has lost all stones has lost. If the side to move cannot jump, or after forty "
          "half-moves without a capture or a doubling, the stones are counted and the higher "
          "count wins."),
      KIBIC_TEXT(
          "Click one of your stones, then the squares where it lands, jump by jump. A click on "
          "the stone where it stands ends the half-move; before the first jump it puts the "
          "stone back, as Esc does at any time. A stone can be dragged as well."),
      KIBIC_TEXT(
          "House rules are chosen with the game, such as dbl_ends=yes (a doubling ends the "
          "half-move) or force=max (the most stones have to be captured). A position to begin "
          "with is eight rows from rank 8 down and the side to move: 8/8/8/3b4/2b1b3/2wb4/8/7B "
          "w."),
  };
}

// The first position of klokan's own notation: board, side, and perhaps both counters.
Result<State> parse_start(std::string_view text, State state) {
  std::vector<std::string_view> words;
  for (const std::string_view word : split(trim(text), ' ')) {
    if (!word.empty()) words.push_back(word);
  }
  const bool is_start = !words.empty() && words.front() == "start";
  if (words.empty() || words.size() > 4 || (words.size() == 1 && !is_start)) {
    return fail("bad-position",
                Message(KIBIC_TEXT("a position is a board and the side to move, perhaps with the "
                                   "quiet counter and the number of the half-move, not “{0}”"),
                        text));
  }
  const auto board = parse_board(words[0], words.size() > 1 ? words[1] : std::string_view());
  if (!board) return tl::unexpected(board.error());
  state.board = *board;
  constexpr int most = 1'000'000;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto number = to_integer(words[i]);
    if (!number || *number < (i == 2 ? 0 : 1) || *number > most) {
      return fail("bad-counter",
                  Message(KIBIC_TEXT("“{0}” is no counter of half-moves"), words[i]));
    }
    (i == 2 ? state.quiet : state.number) = static_cast<int>(*number);
  }
  return state;
}

}  // namespace

bool State::operator==(const State& other) const {
  return *options == *other.options && board == other.board && quiet == other.quiet &&
         number == other.number && extra == other.extra && past == other.past &&
         arrived == other.arrived && ending == other.ending;
}

int occurrences(const State& state, const Board& board) {
  return static_cast<int>(std::count(state.past.begin(), state.past.end(), board));
}

std::string to_string(const State& state) {
  return to_string(state.board) + " " + std::to_string(state.quiet) + " " +
         std::to_string(state.number);
}

Game Rules::game() {
  Game game;
  game.id = "klokan";
  game.name = KIBIC_TEXT("Klokan");
  game.seats = 2;
  game.variants = {{"standard", KIBIC_TEXT("klokan (Kangaroo)"), "stones", option_list()}};
  game.help = help();
  game.record_word = RecordWord::game;
  game.start = start_game<Rules>;
  return game;
}

Result<State> Rules::start(const std::string& variant, const RuleSet& rules,
                           const std::optional<StartPosition>& start) {
  if (variant != "standard") {
    return fail("unknown-variant", Message(KIBIC_TEXT("klokan has no variant “{0}”"), variant));
  }
  auto options = Options::from(rules);
  if (!options) return tl::unexpected(options.error());
  State state;
  state.options = std::make_shared<const Options>(*options);
  state.board = start_board();
  if (start) {
    auto parsed = parse_start(start->text, std::move(state));
    if (!parsed) return parsed;
    state = *std::move(parsed);
  }
  // Nothing can be marked as doubled where the rules know no such thing; a plain stone cannot
  // stand on its far rank where they do (rule book 4).
  if (!options->marks_doubled()) {
    state.board.doubled = 0;
  } else {
    state.board.doubled |= on_far_rank(state.board);
  }
  if (options->is_positional()) state.arrived = on_far_rank(state.board);
  if (options->looks_back()) state.past.push_back(state.board);
  end_if_over(state);
  return state;
}

Actor Rules::actor(const State& state) {
  if (state.ending) return Actor::nobody();
  return Actor::seat(seat_of(state.board.to_move));
}

std::vector<NamedMove> legal_moves(const State& state) {
  if (state.ending) return {};
  auto moves = named_moves(state.board, *state.options);
  if (state.options->repetitions_forbid > 0) {
    std::erase_if(moves, [&](const NamedMove& named) {
      return is_forbidden(state, after(state.board, named.move));
    });
  }
  return moves;
}

std::vector<Action> Rules::legal_actions(const State& state) {
  std::vector<Action> actions;
  for (NamedMove& move : legal_moves(state)) actions.push_back({std::move(move.path)});
  return actions;
}

std::optional<Violation> Rules::check(const State& state, Actor actor, const Action& action) {
  const std::string found = action.resigns() ? "resign" : plain_text(action.path);
  if (state.ending) {
    return violation("game-over", found, Message(KIBIC_TEXT("the game is over")));
  }
  if (!actor.is_seat() || actor.seat_number() > 1) {
    return violation("not-a-player", found,
                     Message(KIBIC_TEXT("only White and Black act in klokan")));
  }
  if (action.resigns()) return std::nullopt;
  if (actor != Rules::actor(state)) {
    return violation("out-of-turn", found, Message(KIBIC_TEXT("it is the other side's turn")));
  }
  const Walk walked = walk(state.board, *state.options, action.path);
  if (walked.violation) return walked.violation;
  if (auto wrong = check_captures(state, *walked.move, action.path)) return wrong;
  if (is_forbidden(state, after(state.board, *walked.move))) {
    return violation("repetition", found,
                     Message(KIBIC_TEXT("the position has been too often; it may not come again")));
  }
  return std::nullopt;
}

HalfMove half_move_of(const State& state, const Action& action) {
  return *walk(state.board, *state.options, action.path).move;
}

State Rules::apply(const State& state, Actor actor, const Action& action) {
  State next = state;
  if (action.resigns()) {
    next.ending = Ending{EndKind::resigned, side_of(actor.seat_number())};
    return next;
  }
  const HalfMove move = half_move_of(state, action);
  next.board = after(state.board, move);
  const bool was_doubled = (state.arrived & bit(move.from)) != 0;
  const bool is_final = move.captured != 0 || move.doubles;
  const bool is_quiet = !is_progress(state.board, move, *state.options);
  next.quiet = is_final || (!is_quiet && !was_doubled) ? 0 : state.quiet + 1;
  if (state.options->is_positional()) {
    next.arrived &= ~(bit(move.from) | move.captured);
    if (was_doubled) next.arrived |= bit(move.to);
    next.arrived |= on_far_rank(next.board);
  }
  ++next.number;
  if (is_final) next.past.clear();
  if (state.options->looks_back()) next.past.push_back(next.board);
  end_if_over(next);
  return next;
}

int value_of(const State& state, Side side) {
  return value_of(state.board, side, state.options->is_positional());
}

std::optional<Settlement> Rules::settlement(const State& state) {
  if (!state.ending) return std::nullopt;
  const int white = value_of(state, Side::white);
  const int black = value_of(state, Side::black);
  std::int64_t won = white - black;
  if (state.ending->resigned) {
    // Who resigns has lost, whatever the count says (A10).
    const bool is_white = *state.ending->resigned == Side::white;
    won = is_white ? std::min<std::int64_t>(won, -1) : std::max<std::int64_t>(won, 1);
  }
  Settlement settlement;
  settlement.unit = "stones";
  settlement.by_seat = {won, -won};
  settlement.points = {white, black};
  settlement.parts = {{std::string(name_of(state.ending->kind)), won > 0, 0, won}};
  return settlement;
}

Observation Rules::observe(const State& state, int /*seat*/) {
  // Nothing is hidden in klokan.
  std::string text =
      to_string(state) + " " + std::to_string(state.extra) + " " + std::to_string(state.arrived);
  for (const Board& board : state.past) text += "\n" + to_string(board);
  return {std::move(text)};
}

std::string_view Rules::phase(const State& state) {
  return state.ending ? "" : "move";
}

std::string Rules::format(const State& state, const Action& action) {
  if (action.resigns()) return "resign";
  const Walk walked = walk(state.board, *state.options, action.path);
  if (!walked.move) return plain_text(action.path);
  return named(state.board, *state.options, *walked.move).text;
}

Result<Action> Rules::parse(const State& state, std::string_view text) {
  if (text == "resign") return Action{};
  if (auto path = parse_path(text)) return Action{*std::move(path)};
  if (const auto ends = parse_ends(text)) {
    std::vector<NamedMove> found;
    if (!state.ending) {
      found = moves_between(state.board, *state.options, ends->first, ends->second);
    }
    std::erase_if(found, [&](const NamedMove& move) {
      return is_forbidden(state, after(state.board, move.move));
    });
    if (found.size() == 1) return Action{std::move(found.front().path)};
    return fail(
        "ambiguous-half-move",
        Message(KIBIC_TEXT("{0} half-moves lead from {1} to {2}; write the squares between"),
                found.size(), to_string(ends->first), to_string(ends->second)));
  }
  return fail("bad-half-move",
              Message(KIBIC_TEXT("“{0}” is no half-move; it is written like e2-e4xe6"), text));
}

Message Rules::describe(const State& state, Actor actor, const Action& action,
                        const std::vector<std::string>& names) {
  const std::string name = name_of(side_of(actor.is_seat() ? actor.seat_number() : 0), names);
  if (action.resigns()) return Message(KIBIC_TEXT("{0} resigns."), name);
  const std::string text = format(state, action);
  const Walk walked = walk(state.board, *state.options, action.path);
  const int captured = walked.move ? count(walked.move->captured) : 0;
  if (captured > 0) {
    return Message(KIBIC_TEXT("{0}: {1} (captures {2})"), name, text, captured);
  }
  return Message(KIBIC_TEXT("{0}: {1}"), name, text);
}

std::string Rules::pretty(const State& state, const Action& action) {
  return format(state, action);
}

std::string name_of(Side side, const std::vector<std::string>& names) {
  const std::size_t place = index_of(side);
  if (place < names.size() && !names[place].empty()) return names[place];
  return side == Side::white ? tr(KIBIC_TEXT("White")) : tr(KIBIC_TEXT("Black"));
}

std::string_view name_of(EndKind kind) {
  switch (kind) {
    case EndKind::stones:
      return "stones";
    case EndKind::quiet:
      return "quiet";
    case EndKind::repetition:
      return "repetition";
    case EndKind::stuck:
      return "stuck";
    case EndKind::resigned:
      return "resign";
  }
  return "";
}

}  // namespace kibic::klokan
