// Exact counts, each with its arithmetic. The tables by tricks left are those of the measured notes
// on engines, section 2.5.
#include "analyzer/engines/marias/worlds/worlds.h"
#include "tests/analyzer/worlds/worlds_support.h"

using namespace kibic;
using namespace kibic::marias;
using kibic::test::add_trick;
using kibic::test::card;
using kibic::test::cards;
using kibic::test::take;
using kibic::test::view_of_seat_0;

namespace {

// A betl, which promises nothing of hands and talon, with `tricks` left and nothing known of how
// the other cards went.
Worlds betl_worlds(int declarer, int tricks) {
  CardSet deck = CardSet::all();
  View view = view_of_seat_0("betl", declarer, take(deck, tricks));
  if (declarer == 0) view.talon = take(deck, 2);
  view.first_trick = 11 - tricks;
  const CardSet gone = take(deck, 3 * (10 - tricks));
  return Worlds(knowledge_of(view, gone).value());
}

constexpr const char* ten_cards = "Jh 9h 8h 7h Jb 9b 8b 7b Kl 9l";

std::uint64_t count(const View& view) {
  return Worlds(knowledge_of(view).value()).count();
}

}  // namespace

TEST_CASE("the declarer, who knows the talon, has C(2n, n) worlds with n tricks left") {
  const auto [tricks, worlds] = GENERATE(table<int, std::uint64_t>(
      {{10, 184'756}, {9, 48'620}, {8, 12'870}, {7, 3'432}, {6, 924}, {5, 252}, {4, 70}, {1, 2}}));
  CHECK(betl_worlds(0, tricks).count() == worlds);
}

TEST_CASE("a defender has C(2n + 2, 2) · C(2n, n) worlds with n tricks left") {
  const auto [tricks, worlds] = GENERATE(table<int, std::uint64_t>({{10, 42'678'636},
                                                                    {9, 9'237'800},
                                                                    {8, 1'969'110},
                                                                    {7, 411'840},
                                                                    {6, 84'084},
                                                                    {5, 16'632},
                                                                    {4, 3'150}}));
  CHECK(betl_worlds(1, tricks).count() == worlds);
}

TEST_CASE("no eso and no desítka lies in the talon of a trump contract") {
  // All eight are hidden: the talon is 2 of the other 14, the hands share the remaining 20.
  // C(14, 2) · C(20, 10) = 91 · 184,756
  CHECK(count(view_of_seat_0("sto h", 1, cards(ten_cards))) == 91U * 184'756U);
}

TEST_CASE("a plain sedma puts the trump seven into the declarer's hand") {
  // The seven of acorns is the declarer's, the talon 2 of 13, the declarer gets 9 of the other 19.
  // C(13, 2) · C(19, 9) = 78 · 92,378
  CHECK(count(view_of_seat_0("sedma a", 1, cards(ten_cards))) == 78U * 92'378U);
}

TEST_CASE("a stosedm may be a bluff in licitovaný, not in volený") {
  // The seven is never in the talon: C(13, 2) = 78. A bluffer's seven lies with either: C(20, 10).
  CHECK(count(view_of_seat_0("stosedm a", 1, cards(ten_cards))) == 78U * 184'756U);
  CHECK(count(view_of_seat_0("stosedm a", 1, cards(ten_cards), Variant::voleny)) == 78U * 92'378U);
}

TEST_CASE("told counts cut the talon into trumps and other cards") {
  View view = view_of_seat_0("sto a", 1, cards(ten_cards));
  view.talon_counts = {1, 0};
  // Hidden and neither eso nor desítka: 6 acorns, and 8 others (Kh Qh Kb Qb Ql Jl 8l 7l).
  // 6 · 8 talons, C(20, 10) hands.
  CHECK(count(view) == 48U * 184'756U);
}

TEST_CASE("an announced marriage ties the král to the hand") {
  View view = view_of_seat_0("sto h", 1, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  view.own_dealt = cards(ten_cards);
  view.marriages = {{1, Suit::acorns, 20}};
  add_trick(view, 1, "Qa Ja Jh");
  // Hidden: 20 cards, among them 8 sharp ones and Ka, which is seat 1's. Talon 2 of the other 11,
  // seat 1 another 8 of the other 17: C(11, 2) · C(17, 8). Seat 2 followed low: it has no card
  // above Qa, and Ka is not with it anyway; so Xa and Aa are seat 1's too: C(11, 2) · C(15, 6).
  CHECK(count(view) == 55U * 5'005U);
}

TEST_CASE("a svršek that announced nothing had no král beside it") {
  View view = view_of_seat_0("sto h", 1, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  view.own_dealt = cards(ten_cards);
  add_trick(view, 1, "Qa Aa Jh");
  // Hidden: 20 cards, 7 of them sharp. Ka is not seat 1's: with seat 2 (talon 2 of 12, seat 1 nine
  // of 17) or in the talon with one of 12 (seat 1 nine of 18).
  // C(12, 2) · C(17, 9) + 12 · C(18, 9) = 66 · 24,310 + 12 · 48,620
  CHECK(count(view) == 66U * 24'310U + 12U * 48'620U);
}

TEST_CASE("a král played without its marriage denies the svršek where it had to come first") {
  View view = view_of_seat_0("sto h", 1, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  view.own_dealt = cards(ten_cards);
  add_trick(view, 1, "Ka Aa Jh");
  CHECK(count(view) == 66U * 24'310U + 12U * 48'620U);  // as above, with svršek and král exchanged

  auto forfeits = std::make_shared<Options>(*view.options);
  forfeits->king_first = KingFirst::forfeits;
  view.options = forfeits;
  // Qa may lie anywhere: C(13, 2) · C(18, 9)
  CHECK(count(view) == 78U * 48'620U);
}

TEST_CASE("cards that do not add up give no knowledge") {
  const View view = view_of_seat_0("sto h", 1, cards("9h 8h"));
  CHECK_FALSE(knowledge_of(view).has_value());
}
