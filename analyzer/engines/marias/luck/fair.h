// The fair account: what the cards of a seat cost on open cards, told apart into its informed
// losses, the price of not seeing the cards, and the luck of guesses. Source: judgement 6 B.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "analyzer/engines/marias/luck/account.h"
#include "core/model/verdict.h"

namespace kibic::marias {

// What a card may cost on open cards: the mean of best less played over the deals the seat cannot
// exclude, in its own money; exact where there are at most `worlds` of them, else over a sample
// that depends on the seed and what the seat sees. Its expectation is that of the informed loss and
// the price of hidden cards together, for any number of worlds. No value: cards are missing, or
// stopped. REQUIRES: phase play; the card is a legal one of the seat to act.
std::optional<double> expected_cost(const State& state, Card played, std::size_t worlds,
                                    Solver& solver, std::stop_token stop = {});

// Fills hidden_price and information_luck of each seat whose cards all have a verdict with a loss
// or no choice. Then own_losses = hidden_price + information_luck - sum of its informed losses.
void split_losses(const Replay& replay, const DealAccount& account,
                  const std::vector<Verdict>& verdicts, std::size_t worlds, Solver& solver,
                  LuckAccount& luck, std::stop_token stop = {});

}  // namespace kibic::marias
