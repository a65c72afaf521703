#include "importers/ochko/session.h"

#include <algorithm>
#include <memory>

namespace kibic::importers::ochko_log {

namespace rules = kibic::ochko;

bool is_date(std::string_view text) {
  constexpr std::string_view pattern = "dddd-dd-dd";
  if (text.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_digit = text[i] >= '0' && text[i] <= '9';
    if (pattern[i] == 'd' ? !is_digit : text[i] != '-') return false;
  }
  return true;
}

void Session::shuffle() {
  gone = {};
  gone_unseen = 0;
}

rules::State Session::before_deal() {
  const int left = rules::deck_size - gone.size() - gone_unseen;
  if (options.is_deck_fresh() || left < options.reshuffle_below) shuffle();
  rules::State state;
  state.options = std::make_shared<const rules::Options>(options);
  state.bank = bank;
  state.stake = stake;
  state.gone = gone;
  state.gone_unseen = gone_unseen;
  return state;
}

void Session::after_deal(const rules::State& end,
                         const std::optional<rules::ResultStatement>& stated) {
  gone = rules::known_cards(end);
  if (end.phase != rules::Phase::deal) {
    for (const auto& card : end.banker) gone_unseen += card ? 0 : 1;
  }
  if (options.is_deck_fresh()) shuffle();
  if (stated && stated->bank) {
    bank = *stated->bank;
  } else if (end.phase == rules::Phase::over) {
    // However long a log of mad stakes is, its bank stays one that can be written.
    constexpr rules::Hundredths most = rules::most_units * rules::one_unit;
    bank = std::clamp(bank + rules::outcome_of(end).paid, -most, most);
  }
}

}  // namespace kibic::importers::ochko_log
