// Where a result came from: an account whose terms add up to it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kibic {

// One seat's account in its own money or points: result = value_before + deal + draws + own_losses
// + others_losses + residual, each term signed. Source: judgement 6.
struct SeatLuck {
  double value_before = 0;   // expected before anything was dealt or decided
  double deal = 0;           // what the deal was worth beyond that
  double draws = 0;          // chance events during play
  double own_losses = 0;     // ≤ 0: what own decisions cost
  double others_losses = 0;  // what the others' decisions cost them and brought this seat
  double residual = 0;       // what the terms leave over; 0 where values are exact
  // Parts of own_losses, signed alike: the price of not seeing the cards, and the luck of guesses.
  std::optional<double> hidden_price;
  std::optional<double> information_luck;

  double sum() const { return value_before + deal + draws + own_losses + others_losses + residual; }
  bool operator==(const SeatLuck&) const = default;
};

struct LuckAccount {
  std::string from;  // what value_before is the value of: "deal", "declaration"
  std::vector<SeatLuck> by_seat;

  bool operator==(const LuckAccount&) const = default;
};

}  // namespace kibic
