#include "analyzer/engines/ochko/numbers/odds_table.h"

#include <fmt/format.h>

#include <array>
#include <string>

#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

// Cards that the player has not seen, by points: index 0 is the ace, 9 all that count ten. Those
// that left the shoe unseen are as likely to come as they were before.
std::array<int, 10> unseen_by_points(const State& state) {
  std::array<int, 10> unseen;
  unseen.fill(suit_count);
  unseen.back() = 4 * suit_count;
  const auto take = [&unseen](Card card) {
    --unseen[static_cast<std::size_t>(low_value(card.rank()) - 1)];
  };
  for (const Card card : cards_of(state.gone)) take(card);
  for (const Card card : state.player) take(card);
  for (const Card card : visible_banker_cards(state)) take(card);
  return unseen;
}

std::string percent(double share) {
  return fmt::format("{:.1f} %", 100 * share);
}

// The total of the player's hand with one more card.
int total_with(const State& state, Rank rank) {
  Cards cards = state.player;
  cards.emplace_back(Suit::clubs, rank);  // suits count for nothing
  return value_of(cards, *state.options).total;
}

}  // namespace

std::vector<SceneTable> odds_tables(const kibic::State& state, std::optional<int> /*viewer*/) {
  const State* typed = state.as<Rules>();
  if (typed == nullptr || typed->phase != Phase::player) return {};
  const std::array<int, 10> unseen = unseen_by_points(*typed);
  int all = 0;
  for (const int count : unseen) all += count;
  if (all <= 0) return {};
  SceneTable table;
  table.title = Message(KIBIC_TEXT("The next card"));
  table.heads = {Message(KIBIC_TEXT("card")), Message(KIBIC_TEXT("chance")),
                 Message(KIBIC_TEXT("total"))};
  int busts = 0;
  for (std::size_t points = 0; points < unseen.size(); ++points) {
    const Rank rank = static_cast<Rank>(points);
    const int total = total_with(*typed, rank);
    if (total > best_total) busts += unseen[points];
    const std::string name = points == 0 ? "A" : points == 9 ? "10–K" : std::to_string(points + 1);
    table.rows.push_back({{name, percent(static_cast<double>(unseen[points]) / all),
                           total > best_total ? tr(KIBIC_TEXT("bust")) : std::to_string(total)},
                          total == best_total});
  }
  table.rows.push_back(
      {{tr(KIBIC_TEXT("bust")), percent(static_cast<double>(busts) / all), ""}, true});
  return {table};
}

}  // namespace kibic::ochko
