#include "core/games/ochko/outcome.h"

namespace kibic::ochko {
namespace {

Outcome lost(ResultKind kind, std::int64_t stake) {
  return {.kind = kind, .paid = -stake * one_unit};
}

Outcome won(bool has_pocket_jack, const Options& options, std::int64_t stake) {
  return {.kind = ResultKind::win,
          .is_pocket_jack = has_pocket_jack,
          .paid = stake * (has_pocket_jack ? options.pj_pay : options.pay)};
}

// R10, and for two PocketJacks A4.
Outcome tied(bool have_pocket_jacks, const Options& options, std::int64_t stake) {
  Outcome outcome;
  switch (options.tie) {
    case Tie::player:
      outcome = won(have_pocket_jacks, options, stake);
      break;
    case Tie::push:
      outcome = {.kind = ResultKind::push};
      break;
    case Tie::banker:
      outcome = lost(ResultKind::loss, stake);
      break;
  }
  outcome.is_tie = true;
  outcome.is_pocket_jack = have_pocket_jacks;
  return outcome;
}

}  // namespace

Outcome bust(std::int64_t stake) {
  return lost(ResultKind::bust, stake);
}

Outcome compare(const HandValue& player, const HandValue& banker, const Options& options,
                std::int64_t stake) {
  if (player.is_pocket_jack && banker.is_pocket_jack) return tied(true, options, stake);
  if (player.is_pocket_jack) return won(true, options, stake);
  if (banker.is_pocket_jack) {
    Outcome outcome = lost(ResultKind::loss, stake);
    outcome.is_pocket_jack = true;
    return outcome;
  }
  if (banker.is_bust() || player.total > banker.total) return won(false, options, stake);
  if (player.total < banker.total) return lost(ResultKind::loss, stake);
  return tied(false, options, stake);
}

Outcome outcome_of(const State& state) {
  const HandValue player = value_of(state.player, *state.options);
  if (player.is_bust()) return bust(state.stake);
  // A PocketJack that nothing can beat does not wait for the closed card.
  return compare(player, value_of(banker_cards(state), *state.options), *state.options,
                 state.stake);
}

std::string_view unit_of(const State& state) {
  return state.options->pays_whole() && is_whole(state.bank) ? "units" : "cents";
}

std::int64_t in_unit(Hundredths amount, const State& state) {
  return unit_of(state) == "units" ? amount / one_unit : amount;
}

}  // namespace kibic::ochko
