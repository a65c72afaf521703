#include "analyzer/engines/marias/luck_story.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "analyzer/engines/marias/luck/account.h"
#include "analyzer/report/amounts.h"
#include "analyzer/report/luck.h"
#include "core/base/message.h"
#include "core/games/marias/rules.h"
#include "core/model/settlement.h"

namespace kibic::marias {
namespace {

// What a player's deals come to.
struct PlayerSum {
  std::string name;
  int deals = 0;
  double result = 0;
  double dealt = 0;  // value of the deals as announced, and what claims brought
  double adjusted = 0;
  double errors = 0;
  double price = 0;
  double guesses = 0;
  double partner = 0;
  double gifts = 0;
  bool is_split = true;            // in every deal
  std::array<int, 4> quadrants{};  // from right_lucky on
};

std::string name_of_seat(const ReportInput& input, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  const auto& players = input.record.players;
  if (index < players.size() && !players[index].empty()) return safe_text(players[index]);
  return render(Message(KIBIC_TEXT("seat {0}"), seat + 1));
}

PlayerSum& sum_of(std::vector<PlayerSum>& sums, const std::string& name) {
  const auto found = std::ranges::find(sums, name, &PlayerSum::name);
  if (found != sums.end()) return *found;
  sums.push_back({.name = name});
  return sums.back();
}

// What the partner lost for the seat: the same money as for himself. The declarer has none.
double partner_losses(const LuckAccount& luck, int seat, int declarer) {
  if (seat == declarer) return 0;
  return luck.by_seat[static_cast<std::size_t>(3 - seat - declarer)].own_losses;
}

void add(const ReportInput& input, int declarer, std::vector<PlayerSum>& sums) {
  const LuckAccount& luck = *input.review->luck;
  for (int seat = 0; seat < 3; ++seat) {
    const SeatLuck& terms = luck.by_seat[static_cast<std::size_t>(seat)];
    PlayerSum& sum = sum_of(sums, name_of_seat(input, seat));
    ++sum.deals;
    sum.result += terms.sum();
    sum.dealt += terms.value_before + terms.deal + terms.draws;
    sum.adjusted += luck_adjusted(*input.review, input.replay, seat);
    const double partner = partner_losses(luck, seat, declarer);
    sum.partner += partner;
    sum.gifts += terms.others_losses - partner;
    sum.is_split = sum.is_split && terms.hidden_price && terms.information_luck;
    sum.price += terms.hidden_price.value_or(0);
    sum.guesses += terms.information_luck.value_or(0);
    sum.errors +=
        terms.own_losses - terms.hidden_price.value_or(0) - terms.information_luck.value_or(0);
    const Quadrant quadrant = quadrant_of(*input.review, input.replay, seat);
    if (quadrant != Quadrant::none) ++sum.quadrants[static_cast<std::size_t>(quadrant) - 1];
  }
}

std::string sentence_of(const PlayerSum& sum, const std::string& unit) {
  const auto amount = [&](double value) { return signed_amount_text(value, unit); };
  std::string text = render(Message(
      KIBIC_TEXT("{0}, {1} deals: {2} in all is {3} for the deals as they were announced, {4} by "
                 "the partner's errors, {5} by gifts of opponents and {6} by own choices."),
      sum.name, sum.deals, amount(sum.result), amount(sum.dealt), amount(sum.partner),
      amount(sum.gifts), amount(sum.errors + sum.price + sum.guesses)));
  if (sum.is_split) {
    text += " " + render(Message(KIBIC_TEXT("Of the latter {0} by own errors, {1} as the price of "
                                            "hidden cards, {2} by what the others turned out to "
                                            "hold."),
                                 amount(sum.errors), amount(sum.price), amount(sum.guesses)));
  }
  text += " " + render(Message(KIBIC_TEXT("Without luck: {0}. Deals right and lucky: {1}, right "
                                          "but unlucky: {2}, wrong but lucky: {3}, wrong and "
                                          "punished: {4}."),
                               amount(sum.adjusted), sum.quadrants[0], sum.quadrants[1],
                               sum.quadrants[2], sum.quadrants[3]));
  return text;
}

std::string unit_of(const ReportInput& input) {
  const auto bill = input.replay.final_state().settlement();
  return bill ? bill->unit : std::string();
}

}  // namespace

std::vector<std::string> tell_session(std::span<const ReportInput> inputs) {
  std::vector<PlayerSum> sums;
  std::string unit;
  int without = 0;
  for (const ReportInput& input : inputs) {
    const auto* last = input.replay.final_state().as<Rules>();
    if (input.review == nullptr || last == nullptr) continue;
    if (!input.review->luck) {
      ++without;
      continue;
    }
    unit = unit_of(input);
    add(input, last->declarer, sums);
  }
  std::vector<std::string> sentences;
  for (const PlayerSum& sum : sums) sentences.push_back(sentence_of(sum, unit));
  if (without > 0 && !sums.empty()) {
    sentences.push_back(
        render(Message(KIBIC_TEXT("Deals without a luck account, left out: {0}."), without)));
  }
  return sentences;
}

std::vector<std::string> luck_notes(const ReportInput& input,
                                    const std::vector<std::string>& names) {
  const auto* last = input.replay.final_state().as<Rules>();
  if (input.review == nullptr || input.review->settings.seat || last == nullptr) return {};
  if (!input.review->luck) {
    const Message why = obstacle_to_account(input.replay);
    if (why.id.empty()) return {};
    return {render(Message(KIBIC_TEXT("No luck account: {0}"), render(why)))};
  }
  const std::string unit = unit_of(input);
  std::vector<std::string> notes;
  for (int seat = 0; seat < 3; ++seat) {
    const SeatLuck& terms = input.review->luck->by_seat[static_cast<std::size_t>(seat)];
    const double partner = partner_losses(*input.review->luck, seat, last->declarer);
    // Without a partner's errors all that others did was a gift.
    if (partner == 0 || seat == last->declarer) continue;
    notes.push_back(render(Message(
        KIBIC_TEXT("The choices of others, {0}: {1} by those of the partner, {2} by gifts of the "
                   "declarer."),
        names[static_cast<std::size_t>(seat)], signed_amount_text(partner, unit),
        signed_amount_text(terms.others_losses - partner, unit))));
  }
  return notes;
}

}  // namespace kibic::marias
