#include "analyzer/engines/marias/luck/fair.h"

#include <algorithm>
#include <utility>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

std::optional<Card> card_of(const State& state, const kibic::Action& action) {
  const auto parsed = Rules::parse(state, action.text);
  const auto* play = parsed ? std::get_if<Play>(&*parsed) : nullptr;
  return play == nullptr ? std::nullopt : std::optional(play->card);
}

// Best less played in one world, in what each opponent pays the declarer.
std::int64_t regret_of(const std::vector<MoveValue>& moves, Card played, bool is_declarer) {
  std::int64_t best = is_declarer ? moves.front().value : -moves.front().value;
  std::int64_t own = best;
  for (const MoveValue& move : moves) {
    const std::int64_t value = is_declarer ? move.value : -move.value;
    best = std::max(best, value);
    if (move.card == played) own = value;
  }
  return best - own;
}

const Verdict* verdict_on_event(const std::vector<Verdict>& verdicts, std::size_t event) {
  const auto found = std::ranges::find(verdicts, event, &Verdict::event);
  return found == verdicts.end() ? nullptr : &*found;
}

struct Split {
  double price = 0;
  double luck = 0;
};

// No value: nobody judged the card.
std::optional<Split> split_of(const Replay& replay, const AccountStep& step, int declarer,
                              const std::vector<Verdict>& verdicts, std::size_t worlds,
                              Solver& solver, std::stop_token stop) {
  const auto hindsight = static_cast<double>(cost_of(step, declarer));
  const Verdict* verdict = verdict_on_event(verdicts, step.event);
  // One class of cards: no choice, and whatever it cost is none of the seat's.
  if (verdict != nullptr && verdict->forced) return Split{0, -hindsight};
  if (step.is_claim) return hindsight == 0 ? std::optional(Split{}) : std::nullopt;
  if (verdict == nullptr || !verdict->loss) return std::nullopt;
  const State& state = *replay.states[step.event].as<Rules>();
  const auto card = card_of(state, replay.events[step.event].action);
  if (!card) return std::nullopt;
  const auto expected = expected_cost(state, *card, worlds, solver, std::move(stop));
  if (!expected) return std::nullopt;
  // H = L + P + U, and the expectation of H is L + P.
  return Split{*verdict->loss - *expected, *expected - hindsight};
}

}  // namespace

std::optional<double> expected_cost(const State& state, Card played, std::size_t worlds,
                                    Solver& solver, std::stop_token stop) {
  const int seat = state.to_act.seat_number();
  const View seen = view(state, seat);
  auto knowledge = knowledge_of(seen, cards_gone_before(state));
  if (!knowledge) return std::nullopt;
  const Worlds deals(*std::move(knowledge));
  const bool is_exact = deals.count() <= worlds;
  const std::size_t count = is_exact ? static_cast<std::size_t>(deals.count()) : worlds;
  Rng rng(hash64(to_string(seen)));
  const bool is_declarer = seat == state.declarer;
  Problem problem = problem_of(state);
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    problem.position.hands = (is_exact ? deals.at(i) : deals.sample(rng)).hands;
    const auto moves = solver.moves(problem);
    if (!solver.is_exact()) return std::nullopt;
    sum += regret_of(moves, played, is_declarer);
  }
  return (is_declarer ? 2.0 : 1.0) * static_cast<double>(sum) / static_cast<double>(count);
}

void split_losses(const Replay& replay, const DealAccount& account,
                  const std::vector<Verdict>& verdicts, std::size_t worlds, Solver& solver,
                  LuckAccount& luck, std::stop_token stop) {
  for (std::size_t seat = 0; seat < luck.by_seat.size(); ++seat) {
    Split sum;
    bool is_whole = true;
    for (const AccountStep& step : account.steps) {
      if (step.seat != static_cast<int>(seat)) continue;
      const auto split = split_of(replay, step, account.declarer, verdicts, worlds, solver, stop);
      if (!split) {
        is_whole = false;
        break;
      }
      sum.price += split->price;
      sum.luck += split->luck;
    }
    if (!is_whole) continue;
    luck.by_seat[seat].hidden_price = sum.price;
    luck.by_seat[seat].information_luck = sum.luck;
  }
}

}  // namespace kibic::marias
