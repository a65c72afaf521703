#include "analyzer/engines/klokan/search/track.h"

#include <algorithm>

#include "analyzer/engines/klokan/search/zobrist.h"

namespace kibic::klokan {
namespace {

// Half-moves that the other side of a stuck one makes before the game ends (A9, stuck=five).
constexpr int most_extra = 5;
constexpr std::size_t usual_depth = 64;

}  // namespace

Track::Track(const State& state)
    : options_(*state.options),
      has_twins_(!options_.looks_back() && mirrored(state.board) == state.board) {
  places_.reserve(usual_depth);
  Place place{state.board, key_of(state.board), key_of(state.board),
              state.quiet, state.extra,         state.ending.has_value()};
  for (const Board& board : state.past) {
    past_.push_back(key_of(board));
    place.past_key += mixed(past_.back());
  }
  places_.push_back(place);
}

int Track::occurrences(std::uint64_t key, std::size_t from) const {
  return static_cast<int>(
      std::count(past_.begin() + static_cast<std::ptrdiff_t>(from), past_.end(), key));
}

bool Track::is_forbidden(std::uint64_t next, std::size_t from) const {
  const int limit = options_.repetitions_forbid;
  return limit > 0 && occurrences(next, from) + 1 >= limit;
}

bool Track::may_go(const HalfMove& move) const {
  if (options_.repetitions_forbid == 0) return true;
  return !is_forbidden(key_after(here().key, here().board, move), here().past_from);
}

bool Track::has_half_move(const Place& place) const {
  if (!can_move(place.board)) return false;
  if (options_.repetitions_forbid == 0) return true;
  const auto all = half_moves(place.board, options_);
  return std::any_of(all.begin(), all.end(), [&](const HalfMove& move) {
    return !is_forbidden(key_after(place.key, place.board, move), place.past_from);
  });
}

void Track::settle(Place& place) const {
  if (place.board.own() == 0 || place.board.enemy() == 0 ||
      (options_.quiet > 0 && place.quiet >= options_.quiet) ||
      (options_.repetitions_end > 0 &&
       occurrences(place.key, place.past_from) >= options_.repetitions_end)) {
    place.is_over = true;
    return;
  }
  if (has_half_move(place)) {
    place.extra = 0;
    return;
  }
  Place waiting = place;
  waiting.board.to_move = other(place.board.to_move);
  waiting.key ^= zobrist_keys.black_to_move;
  waiting.mirrored ^= zobrist_keys.black_to_move;
  const bool waits = options_.stuck == Stuck::five && place.extra < most_extra;
  if (!waits || !has_half_move(waiting)) {
    place.is_over = true;
    return;
  }
  place = waiting;
  ++place.extra;
}

void Track::go(const HalfMove& move) {
  const Place& from = here();
  Place next = from;
  next.key = key_after(from.key, from.board, move);
  if (has_twins_) next.mirrored = key_after(from.mirrored, from.board, move, 7);
  next.board = after(from.board, move);
  next.quiet = is_progress(from.board, move, options_) ? 0 : from.quiet + 1;
  if (options_.looks_back()) {
    // Stones do not come back, nor do doubled ones become plain.
    if (move.captured != 0 || move.doubles) {
      next.past_from = past_.size();
      next.past_key = 0;
    }
    past_.push_back(next.key);
    next.past_key += mixed(next.key);
  }
  settle(next);
  places_.push_back(next);
}

bool Track::pass() {
  Place next = here();
  next.board.to_move = other(next.board.to_move);
  if (!can_move(next.board)) return false;
  next.key ^= zobrist_keys.black_to_move;
  next.mirrored ^= zobrist_keys.black_to_move;
  ++next.quiet;
  places_.push_back(next);
  return true;
}

void Track::back() {
  places_.pop_back();
  if (options_.looks_back()) past_.pop_back();
}

void Track::list_moves(std::vector<HalfMove>& moves) const {
  list_half_moves(here().board, options_, moves);
  drop_forbidden(moves);
}

void Track::list_gains(int least, std::vector<HalfMove>& moves) const {
  klokan::list_gains(here().board, options_, least, moves);
  drop_forbidden(moves);
}

void Track::drop_forbidden(std::vector<HalfMove>& moves) const {
  if (options_.repetitions_forbid > 0) {
    std::erase_if(moves, [&](const HalfMove& move) { return !may_go(move); });
  }
}

int Track::count() const {
  const Board& board = here().board;
  const bool is_positional = options_.is_positional();
  return value_of(board, board.to_move, is_positional) -
         value_of(board, other(board.to_move), is_positional);
}

std::uint64_t Track::key(int depth) const {
  const Place& place = here();
  std::uint64_t key = is_mirrored() ? place.mirrored : place.key;
  if (options_.quiet > 0 && place.quiet + depth >= options_.quiet) {
    key ^= mixed(static_cast<std::uint64_t>(place.quiet) + 1000);
  }
  if (place.extra > 0) key ^= mixed(static_cast<std::uint64_t>(place.extra) + 100'000);
  return options_.looks_back() ? key ^ mixed(place.past_key) : key;
}

}  // namespace kibic::klokan
