#include "analyzer/engines/klokan/bench/strengths_bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "analyzer/engines/klokan/bench/selfplay.h"
#include "analyzer/engines/klokan/bench/timing.h"
#include "analyzer/engines/klokan/play/players.h"
#include "analyzer/engines/klokan/search/search.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

constexpr std::size_t first_sample = 4;  // half-moves; before that little has happened
constexpr double stones_in_all = 2.0 * most_stones;

double result_of(int count) {
  return count > 0 ? 1.0 : count < 0 ? 0.0 : 0.5;
}

// Games between equal club players: they look ahead and err, so all kinds of positions come up.
std::optional<std::vector<PlayedGame>> club_games(const BenchSettings& settings, int games) {
  std::vector<PlayedGame> played;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = settings.seed + 5000 + static_cast<std::uint64_t>(i);
    played.push_back(play_game("club", "club", seed, settings.stop));
    if (settings.stop.stop_requested()) return std::nullopt;
  }
  return played;
}

// Every so many half-moves of a game, another place in each.
std::vector<std::size_t> samples_of(const PlayedGame& game, std::size_t number, std::size_t every) {
  std::vector<std::size_t> places;
  for (std::size_t i = first_sample + number % every; i + 1 < game.states.size(); i += every) {
    places.push_back(i);
  }
  return places;
}

// --- The winning chance

// Values as the judge finds them, but for the depth.
std::optional<std::vector<Sample>> valued(const std::vector<PlayedGame>& games,
                                          const std::stop_token& stop) {
  constexpr std::size_t every = 8;
  const SearchLimits limits{6, 400'000, 0, 1};
  Search search(selective_settings());
  std::vector<Sample> samples;
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const std::size_t place : samples_of(games[i], i, every)) {
      const State& state = games[i].states[place];
      const Board& board = state.board;
      const Values values = search.values(state, half_moves(board, *state.options), limits, stop);
      if (stop.stop_requested()) return std::nullopt;
      if (values.is_solved) continue;
      int best = values.moves.front().value;
      for (const MoveValue& move : values.moves) best = std::max(best, move.value);
      const double sign = board.to_move == Side::white ? 1.0 : -1.0;
      samples.push_back({sign * best / stone_score,
                         1 - count(board.stones[0] | board.stones[1]) / stones_in_all,
                         result_of(games[i].count)});
    }
  }
  return samples;
}

// For who is ahead, by what the fit promises: how often it came so.
std::string reliability(const std::vector<Sample>& samples, Slopes slopes) {
  constexpr std::array bounds{0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
  std::string text;
  for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
    double promised = 0;
    double kept = 0;
    int times = 0;
    for (const Sample& sample : samples) {
      const double chance = chance_of(slopes, sample);
      const double ahead = std::max(chance, 1 - chance);
      if (ahead < bounds[i] || ahead >= bounds[i + 1] + (i + 2 == bounds.size() ? 1 : 0)) continue;
      promised += ahead;
      kept += chance >= 0.5 ? sample.result : 1 - sample.result;
      ++times;
    }
    if (times == 0) continue;
    text += fmt::format("; {:.0f} % promised, {:.0f} % kept ({})", 100 * promised / times,
                        100 * kept / times, times);
  }
  return text;
}

// One slope for each quarter of the stones, beside the straight line through all.
std::string slopes_by_phase(const std::vector<Sample>& samples) {
  constexpr int phases = 4;
  std::string text;
  for (int phase = 0; phase < phases; ++phase) {
    std::vector<Sample> some;
    for (Sample sample : samples) {
      if (std::min(phases - 1, static_cast<int>(sample.gone * phases)) != phase) continue;
      sample.gone = 0;
      some.push_back(sample);
    }
    if (!some.empty()) text += fmt::format(" {:.3f} ({})", fit(some).full, some.size());
  }
  return text;
}

std::optional<BenchResult> fit_chances(const std::vector<PlayedGame>& games,
                                       const BenchSettings& settings) {
  const auto samples = valued(games, settings.stop);
  if (!samples) return std::nullopt;
  double won = 0;
  int decided = 0;
  for (const PlayedGame& game : games) {
    won += std::abs(game.count);
    decided += game.count != 0 ? 1 : 0;
  }
  const Slopes slopes = fit(*samples);
  const double mean = won / std::max(1, decided);
  BenchResult result;
  result.name = "fit";
  result.text = fmt::format(
      "fit of {} positions of {} games: slope {:.3f} + {:.3f} * share gone; {} decided games are "
      "won by {:.2f} stones\n    by quarters of the stones gone:{}\n    {}",
      samples->size(), games.size(), slopes.full, slopes.gone, decided, mean,
      slopes_by_phase(*samples), reliability(*samples, slopes).substr(2));
  result.figures = {
      {"/slope_full", slopes.full}, {"/slope_gone", slopes.gone}, {"/mean_win", mean}};
  return result;
}

// --- Errors

struct Errors {
  double lost = 0;  // stones
  int half_moves = 0;
  int errors = 0;  // half a stone or more
};

// What each player takes in the position, by its place in the list; nothing if asked to stop.
std::vector<std::size_t> choices(const State& state, const std::vector<NamedMove>& named,
                                 const BenchSettings& settings) {
  const SearchPlayer player;
  const auto whole = kibic::State::of<Rules>(state);
  std::vector<std::size_t> places;
  for (const SearchStrength& strength : search_strengths()) {
    const auto choice = player.choose(whole, whole.actor().seat_number(), strength.name.id,
                                      settings.seed, settings.stop);
    if (!choice || settings.stop.stop_requested()) return {};
    const auto chosen = std::find_if(named.begin(), named.end(), [&](const NamedMove& move) {
      return move.text == choice->text;
    });
    places.push_back(static_cast<std::size_t>(chosen - named.begin()));
  }
  return places;
}

// Half-moves by their values as a judge at level normal finds them; only the best one and those at
// the places need to be exact.
std::vector<MoveValue> reference(Search& search, const State& state,
                                 const std::vector<NamedMove>& named,
                                 const std::vector<std::size_t>& places,
                                 const std::stop_token& stop) {
  std::vector<HalfMove> moves;
  for (const NamedMove& one : named) moves.push_back(one.move);
  return search.values(state, moves, {8, 4'000'000, 0, 1, places}, stop).moves;
}

// All players choose in the same positions, and each position is valued once, for all of them.
std::optional<std::vector<Errors>> errors(const std::vector<PlayedGame>& games,
                                          const BenchSettings& settings, std::size_t positions) {
  constexpr std::size_t every = 19;
  Search search(selective_settings());
  std::vector<Errors> found(search_strengths().size());
  std::size_t looked_at = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const std::size_t place : samples_of(games[i], i, every)) {
      const State& state = games[i].states[place];
      const std::vector<NamedMove> named = legal_moves(state);
      if (named.size() < 2) continue;
      if (looked_at++ == positions) return found;
      const std::vector<std::size_t> chosen = choices(state, named, settings);
      if (chosen.empty()) return std::nullopt;
      const auto values = reference(search, state, named, chosen, settings.stop);
      if (settings.stop.stop_requested()) return std::nullopt;
      const auto best = std::max_element(
          values.begin(), values.end(),
          [](const MoveValue& a, const MoveValue& b) { return a.value < b.value; });
      for (std::size_t k = 0; k < found.size(); ++k) {
        const int loss = best->value - values[chosen[k]].value;
        found[k].lost += static_cast<double>(loss) / stone_score;
        found[k].errors += loss >= stone_score / 2 ? 1 : 0;
        ++found[k].half_moves;
      }
    }
  }
  return found;
}

BenchResult error_rate(const SearchStrength& strength, const Errors& errors) {
  BenchResult result;
  result.name = fmt::format("errors of {}", strength.name.id);
  const double number = std::max(1, errors.half_moves);
  const double share = errors.errors / number;
  result.text = fmt::format(
      "{}: {:.2f} stones lost by a half-move, {:.1f} ± {:.1f} % lose half a stone or more ({} "
      "positions, depth 8)",
      result.name, errors.lost / number, 100 * share, 196 * std::sqrt(share * (1 - share) / number),
      errors.half_moves);
  result.figures = {{"/mean_loss", errors.lost / number}, {"/error_share", share}};
  return result;
}

// --- Who beats whom

std::optional<BenchResult> compare(const SearchStrength& weaker, const SearchStrength& stronger,
                                   const BenchSettings& settings, int games) {
  double score = 0;
  int stones = 0;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(i);
    const bool is_white = i % 2 == 0;
    const PlayedGame game = is_white
                                ? play_game(stronger.name.id, weaker.name.id, seed, settings.stop)
                                : play_game(weaker.name.id, stronger.name.id, seed, settings.stop);
    if (settings.stop.stop_requested()) return std::nullopt;
    const int own = is_white ? game.count : -game.count;
    score += result_of(own);
    stones += own;
  }
  BenchResult result;
  result.name = fmt::format("{} against {}", stronger.name.id, weaker.name.id);
  const double share = score / games;
  const double mean = static_cast<double>(stones) / games;
  result.text = fmt::format("{}: {:.0f} % of {} games, {:+.1f} stones a game", result.name,
                            100 * share, games, mean);
  result.figures = {{"/score", share}, {"/stones", mean}};
  return result;
}

}  // namespace

// What was finished before a stop is answered.
std::vector<BenchResult> run_strengths(const BenchSettings& settings) {
  const int size = settings.size > 0 ? settings.size : 20;
  const double before = cpu_seconds();
  std::vector<BenchResult> results;
  const auto add = [&](std::optional<BenchResult> result) {
    if (!result) return;
    result->text += fmt::format("  [{:.0f} s]", cpu_seconds() - before);
    results.push_back(*std::move(result));
  };
  const auto games = club_games(settings, 8 * size);
  if (!games) return results;
  add(fit_chances(*games, settings));
  const auto all = search_strengths();
  if (const auto found = errors(*games, settings, static_cast<std::size_t>(12 * size))) {
    for (std::size_t i = 0; i < all.size(); ++i) add(error_rate(all[i], (*found)[i]));
  }
  for (std::size_t i = 1; i < all.size() && !settings.stop.stop_requested(); ++i) {
    add(compare(all[i - 1], all[i], settings, size));
  }
  return results;
}

}  // namespace kibic::klokan
