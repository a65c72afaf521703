// Decks that are not shuffled for each deal. Source: rule book ochko 1 A6, 3.6, T10.
#include "tests/core/ochko/given.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;
using namespace kibic::ochko;

namespace {

// All cards of the deck but the given ones and `left` more, as they stand in a start position.
std::string shoe_without(std::string_view needed, int left) {
  CardSet kept;
  for (const Card card : given::cards(needed)) kept.insert(card);
  for (int code = 0; kept.size() < left; ++code) kept.insert(Card::from_code(code));
  std::string text = "bank=500 stake=5 gone=";
  const Cards gone = cards_of(kept.rest());
  for (std::size_t i = 0; i < gone.size(); ++i) text += (i > 0 ? "," : "") + to_string(gone[i]);
  return text;
}

}  // namespace

TEST_CASE("a shoe below its mark has to be shuffled before the deal") {
  const char* deal = "deal Tc 8d | 9s ??; stand; open 8h; result win";
  const std::string full = shoe_without("Tc 8d 9s 8h", 16);
  CHECK(given::codes(given::play(deal, "deck=below-16", full)).empty());
  const std::string low = shoe_without("Tc 8d 9s 8h", 15);
  CHECK(given::codes(given::play(deal, "deck=below-16", low)) == "shuffle-missed");
  CHECK(given::codes(given::play(deal, "deck=below-20", full)) == "shuffle-missed");
}

TEST_CASE("cards that are gone cannot come again, and a shoe can run out") {
  CHECK(given::codes(given::play("deal Tc 8d | 9s ??", "deck=below-16",
                                 "bank=500 stake=5 gone=Tc")) == "card-twice");
  const std::string five = shoe_without("Tc 2d 9s 3h 4h", 5);
  CHECK(given::codes(given::play("deal Tc 2d | 9s ??; hit; card 3h; hit; card 4h", "deck=below-16",
                                 five)) == "shuffle-missed shoe-is-empty");
  const std::string three = shoe_without("Tc 2d 9s", 3);
  CHECK(given::codes(given::play("deal Tc 2d | 9s ??", "deck=below-16", three)) == "shoe-is-empty");
}

TEST_CASE("cards that nobody has seen are missing from the shoe as well") {
  const Replay played =
      given::play("deal Tc 8d | 9s ??", "deck=below-16", "bank=500 stake=5 gone=2c,3c unseen=2");
  CHECK(cards_left(given::end_of(played)) == 52 - 4 - 4);
}

TEST_CASE("sixteen cards are enough for any deal") {
  // 3.6: the player's cards and the banker's together are at most 37 points before the last card,
  // and the fifteen cheapest cards make 36.
  std::vector<int> points;
  for (int code = 0; code < deck_size; ++code) {
    points.push_back(low_value(Card::from_code(code).rank()));
  }
  std::sort(points.begin(), points.end());
  int sum = 0;
  for (std::size_t i = 0; i < 15; ++i) sum += points[i];
  CHECK(sum == 4 * 1 + 4 * 2 + 4 * 3 + 3 * 4);
  CHECK(sum <= 37);
  CHECK(sum + points[15] > 37);
}

TEST_CASE("a generated session never runs out of cards nor breaks a rule") {
  for (const char* rules : {"deck=below-16", "deck=below-16,show=none", "deck=below-40"}) {
    for (const GameRecord& record :
         test::random_ochko_session(11, 100, given::rules(rules), {.hit_percent = 70})) {
      INFO(rules << " deal " << record.deal);
      const auto played = replay(record, Rules::game());
      REQUIRE(played);
      CHECK(given::codes(*played).empty());
      CHECK(played->is_finished());
    }
  }
}
