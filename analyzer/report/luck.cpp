#include "analyzer/report/luck.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/base/text.h"

namespace kibic {
namespace {

// Less than this is rounding.
constexpr double nothing = 1e-9;

const SeatLuck& account_of(const Review& review, int seat) {
  return review.luck->by_seat[static_cast<std::size_t>(seat)];
}

bool starts_with_deal(const std::string& from) {
  return from == "deal";
}

bool are_guesses_known(const LuckAccount& luck) {
  return std::ranges::all_of(
      luck.by_seat, [](const SeatLuck& seat) { return seat.information_luck.has_value(); });
}

// "Player: +5 units is +0.18 expected before the deal, …".
std::string sentence_from_deal(const std::string& name, const SeatLuck& luck,
                               const std::string& unit) {
  const auto amount = [&](double value) { return signed_amount_text(value, unit); };
  return render(Message(
      KIBIC_TEXT("{0}: {1} is {2} expected before the deal, {3} by the deal, {4} by later cards, "
                 "{5} by own decisions and {6} by those of others."),
      name, amount(luck.sum()), amount(luck.value_before), amount(luck.deal), amount(luck.draws),
      amount(luck.own_losses), amount(luck.others_losses)));
}

// Collects the terms that are something.
class Terms {
 public:
  explicit Terms(const std::string& unit) : unit_(unit) {}

  void add(const char* sentence, double value) {
    if (std::abs(value) > nothing) add_always(sentence, value);
  }
  void add_always(const char* sentence, double value) {
    texts_.push_back(render(Message(sentence, signed_amount_text(value, unit_))));
  }
  std::string text() const { return join(texts_, ", "); }

 private:
  const std::string& unit_;
  std::vector<std::string> texts_;
};

// "Player: -2 units is +2 units for the deal under its contract, -1 unit by own errors, …".
std::string sentence_from_contract(const std::string& name, const SeatLuck& luck,
                                   const std::string& unit) {
  Terms terms(unit);
  terms.add_always(KIBIC_TEXT("{0} for the deal as it was announced"), luck.value_before);
  terms.add(KIBIC_TEXT("{0} by the deal"), luck.deal);
  terms.add(KIBIC_TEXT("{0} by later cards and claims"), luck.draws);
  if (luck.hidden_price && luck.information_luck) {
    terms.add(KIBIC_TEXT("{0} by own errors"),
              luck.own_losses - *luck.hidden_price - *luck.information_luck);
    terms.add(KIBIC_TEXT("{0} as the price of hidden cards"), *luck.hidden_price);
    terms.add(KIBIC_TEXT("{0} by what the others turned out to hold"), *luck.information_luck);
  } else {
    terms.add(KIBIC_TEXT("{0} by own choices, as the cards lay"), luck.own_losses);
  }
  terms.add(KIBIC_TEXT("{0} by the choices of others"), luck.others_losses);
  terms.add(KIBIC_TEXT("{0} left over"), luck.residual);
  return render(Message(KIBIC_TEXT("{0}: {1} is {2}."), name, signed_amount_text(luck.sum(), unit),
                        terms.text()));
}

std::string sentence_of(Quadrant quadrant) {
  switch (quadrant) {
    case Quadrant::none:
      return {};
    case Quadrant::right_lucky:
      return tr(KIBIC_TEXT("Right and lucky."));
    case Quadrant::right_unlucky:
      return tr(KIBIC_TEXT("Right but unlucky: do the same next time."));
    case Quadrant::wrong_lucky:
      return tr(KIBIC_TEXT("Wrong but lucky: you got away with it."));
    case Quadrant::wrong_punished:
      return tr(KIBIC_TEXT("Wrong and punished: learn from it."));
  }
  return {};
}

}  // namespace

std::string_view name_of(Quadrant quadrant) {
  switch (quadrant) {
    case Quadrant::none:
      return {};
    case Quadrant::right_lucky:
      return "right-lucky";
    case Quadrant::right_unlucky:
      return "right-unlucky";
    case Quadrant::wrong_lucky:
      return "wrong-lucky";
    case Quadrant::wrong_punished:
      return "wrong-punished";
  }
  return {};
}

double luck_of(const Review& review, const Replay& replay, int seat) {
  const SeatLuck& own = account_of(review, seat);
  double luck = own.deal + own.draws;
  for (int other = 0; other < static_cast<int>(review.luck->by_seat.size()); ++other) {
    const double guesses = account_of(review, other).information_luck.value_or(0);
    if (guesses == 0) continue;
    luck += other == seat ? guesses
                          : replay.final_state().value_seen_by(guesses, other, seat).value_or(0);
  }
  return luck;
}

double luck_adjusted(const Review& review, const Replay& replay, int seat) {
  const SeatLuck& own = account_of(review, seat);
  const double start = starts_with_deal(review.luck->from) ? 0 : own.value_before;
  return own.sum() - luck_of(review, replay, seat) - start;
}

Quadrant quadrant_of(const Review& review, const Replay& replay, int seat) {
  if (!starts_with_deal(review.luck->from) && !are_guesses_known(*review.luck)) {
    return Quadrant::none;
  }
  const double chance = luck_of(review, replay, seat);
  if (std::abs(chance) <= nothing) return Quadrant::none;
  const bool is_wrong = std::ranges::any_of(review.verdicts, [&](const Verdict& verdict) {
    return verdict.seat == seat && is_error(verdict.grade);
  });
  if (is_wrong) return chance > 0 ? Quadrant::wrong_lucky : Quadrant::wrong_punished;
  return chance > 0 ? Quadrant::right_lucky : Quadrant::right_unlucky;
}

std::string luck_text(const std::string& name, const Review& review, const Replay& replay, int seat,
                      const std::string& unit) {
  const SeatLuck& luck = account_of(review, seat);
  const std::string& from = review.luck->from;
  std::string text = starts_with_deal(from) ? sentence_from_deal(name, luck, unit)
                                            : sentence_from_contract(name, luck, unit);
  text += " " + render(Message(KIBIC_TEXT("Without luck: {0}."),
                               signed_amount_text(luck_adjusted(review, replay, seat), unit)));
  const std::string quadrant = sentence_of(quadrant_of(review, replay, seat));
  return quadrant.empty() ? text : text + " " + quadrant;
}

}  // namespace kibic
