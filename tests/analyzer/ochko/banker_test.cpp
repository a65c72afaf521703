// The banker's ends. Numbers: rule book ochko 3.3, to the digits it prints.
#include <catch2/catch.hpp>

#include <array>

#include "analyzer/engines/ochko/exact/banker.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

// 17…21, bust, PocketJack.
std::array<double, 7> ends(const BankerChances& chances) {
  std::array<double, 7> all{};
  std::copy(chances.totals.begin(), chances.totals.end(), all.begin());
  all[5] = chances.bust;
  all[6] = chances.pocketjack;
  return all;
}

}  // namespace

TEST_CASE("the banker ends where the rule book says, by open card") {
  const std::vector<std::array<double, 7>> book{
      {0.0966586635, 0.1046938776, 0.1031372549, 0.1049619848, 0.0249619848, 0.2518607443,
       0.3137254902},
      {0.1318740242, 0.1239596230, 0.1235476304, 0.1149503123, 0.1112760963, 0.3943923138, 0},
      {0.1234973912, 0.1229280915, 0.1152100957, 0.1144459367, 0.1063161055, 0.4176023795, 0},
      {0.1232131241, 0.1060001298, 0.1132500176, 0.1072785428, 0.1058912382, 0.4443669475, 0},
      {0.1075406546, 0.1152057074, 0.1083924388, 0.0961747554, 0.0978303658, 0.4748560780, 0},
      {0.1393912409, 0.1038467979, 0.1046464436, 0.0981131310, 0.0951296017, 0.4588727849, 0},
      {0.3634452165, 0.1359245740, 0.0746725340, 0.0763678961, 0.0703320720, 0.2792577075, 0},
      {0.1235287973, 0.3600715116, 0.1266511385, 0.0654918120, 0.0671098209, 0.2571469197, 0},
      {0.1128789610, 0.1011513134, 0.3544733959, 0.1194554171, 0.0583002884, 0.2537406242, 0},
      {0.1061874963, 0.1106412778, 0.1125430598, 0.3266180231, 0.0343251059, 0.2312536646,
       0.0784313725}};
  const Terms terms = default_terms();
  for (Kind open = ace_kind; open <= ten_kind; ++open) {
    CAPTURE(open);
    Shoe rest = Shoe::full(terms);
    rest.take(open);
    const auto found = ends(BankerTree(Holding({open}, terms), terms).chances(rest));
    for (std::size_t i = 0; i < found.size(); ++i) {
      CAPTURE(i);
      CHECK(found[i] == to_digits(10, book[static_cast<std::size_t>(open)][i]));
    }
  }
  const std::array<double, 7> unknown{0.1343675430, 0.1320266721, 0.1287810145, 0.1695162985,
                                      0.0672652305, 0.3197777814, 0.0482654600};
  const auto found = ends(BankerTree(Holding(), terms).chances(Shoe::full(terms)));
  for (std::size_t i = 0; i < found.size(); ++i) {
    CAPTURE(i);
    CHECK(found[i] == to_digits(10, unknown[i]));
  }
}

// The Wizard of Odds' blackjack appendix 2B, as the rule book quotes it.
TEST_CASE("with flexible aces the banker ends where the published blackjack table says") {
  Options options;
  options.ace = Ace::flexible;
  options.two_aces = TwoAces::twelve;
  const Terms terms = terms_of(options);
  Shoe rest = Shoe::full(terms);
  rest.take(ace_kind);
  const auto ace = ends(BankerTree(Holding({ace_kind}, terms), terms).chances(rest));
  const std::array<double, 7> book{0.126128,  0.131003, 0.129486,  0.131553,
                                   0.0515646, 0.116540, 0.31372549};
  for (std::size_t i = 0; i < book.size(); ++i) CHECK(ace[i] == Approx(book[i]).margin(1.1e-6));
}

TEST_CASE("merged ways give what plain recursion gives, used up ranks and short shoes included") {
  const auto options =
      GENERATE(RuleSet{}, RuleSet{{"ace", "flexible"}},
               RuleSet{{"two_aces", "golden"}, {"pj_ten", "no"}}, RuleSet{{"two_aces", "12"}});
  const Terms terms = terms_of(Options::from(options).value());
  Shoe shoe = Shoe::full(terms);
  for (const Kind gone : {1, 1, 1, 1, 0, 0, 3, 5, 5, 6, 9, 9, 9, 9}) shoe.take(gone);
  for (const Holding& start : {Holding({2, 3}, terms), Holding({0, 0}, terms),
                               Holding({0, 9}, terms), Holding({4, 2, 0}, terms)}) {
    Shoe rest = shoe;
    for (Kind dealt = 0; dealt < kind_count; ++dealt) rest.add(dealt, -start.count(dealt));
    const auto merged = ends(BankerTree(start, terms).chances(rest));
    const auto plain = ends(banker_chances(start, rest, terms));
    for (std::size_t i = 0; i < merged.size(); ++i) {
      CHECK(merged[i] == Approx(plain[i]).epsilon(1e-12).margin(1e-15));
    }
  }
}

TEST_CASE("hands are worth what the rules say, in every order of cards") {
  const auto options = GENERATE(
      RuleSet{}, RuleSet{{"ace", "flexible"}}, RuleSet{{"ace", "flexible"}, {"two_aces", "bust"}},
      RuleSet{{"two_aces", "golden"}}, RuleSet{{"two_aces", "12"}}, RuleSet{{"pj_ten", "no"}});
  const Options house = Options::from(options).value();
  const Terms terms = terms_of(house);
  Cards cards;
  // All hands of up to five cards of seven ranks, aces in every place.
  const std::function<void()> grow = [&] {
    if (cards.size() >= 2) {
      const HandValue law = value_of(cards, house);
      const Holding holding(cards, terms);
      CAPTURE(to_string(cards));
      REQUIRE(holding.total(terms) == law.total);
      REQUIRE(holding.is_pocketjack(terms) == law.is_pocket_jack);
      REQUIRE(holding.is_bust(terms) == law.is_bust());
    }
    if (cards.size() == 5) return;
    for (const Rank rank : {Rank::ace, Rank::two, Rank::five, Rank::nine, Rank::ten, Rank::king}) {
      cards.emplace_back(static_cast<Suit>(cards.size() % suit_count), rank);
      grow();
      cards.pop_back();
    }
  };
  grow();
}

}  // namespace kibic::ochko
