// How well a seat decided, as one number.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/judge/preset.h"
#include "core/model/verdict.h"

namespace kibic {

// 100 · 0.75^L as KaTrain counts it, L being the mean loss in units of a mistake. Decisions weigh
// by their difficulty (what a club player would lose there on average), so that routine ones do not
// lift the number. Forced and unjudged decisions do not count; no value without any that does.
std::vector<std::optional<double>> accuracy_by_seat(const std::vector<Verdict>& verdicts,
                                                    std::size_t seats, const Preset& preset);

// Sum of the informed losses.
std::vector<double> loss_by_seat(const std::vector<Verdict>& verdicts, std::size_t seats);

// What a club player loses here on average, as a share of the stake.
double difficulty(const Verdict& verdict);

}  // namespace kibic
