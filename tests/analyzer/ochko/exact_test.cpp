// Values of whole deals and decisions. Every number is the rule book's, to the digits it prints.
#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <fstream>

#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

RuleSet rules(std::string_view text) {
  RuleSet set;
  for (const std::string_view word : words(text)) {
    const auto parts = split(word, '=');
    set[std::string(parts[0])] = std::string(parts[1]);
  }
  return set;
}

ExactSolver solver(std::string_view text) {
  return ExactSolver(terms_of(Options::from(rules(text)).value()));
}

ExactSolver below(int limit, const Terms& terms) {
  return ExactSolver(terms, Shoe::full(terms), [limit, terms](const Holding& player, auto&) {
    return player.total(terms) < limit;
  });
}

}  // namespace

TEST_CASE("a whole deal is worth what the rule book computed, under every rule it lists") {
  struct Row {
    const char* rules;
    double value;
    double win;  // ties that win among them
    double loss;
  };
  const auto row =
      GENERATE(Row{"", 0.035213180349, 0.517606590175, 0.482393409825},
               Row{"tie=push", -0.037155795691, 0.446250046326, 0.483405842017},
               Row{"tie=banker", -0.104744998461, 0.447627500769, 0.552372499231},
               Row{"pj_ten=no", 0.035798432893, 0.517899216446, 0.482100783554},
               Row{"ace=flexible", 0.043039849000, 0.521519924500, 0.478480075500},
               Row{"show=none", 0.015775989485, 0.507887994743, 0.492112005257},
               Row{"show=both", 0.133288648201, 0.566644324100, 0.433355675900},
               // A7: with even pay the look changes no value.
               Row{"peek=yes", 0.035213180349, 0.517606590175, 0.482393409825},
               Row{"peek=yes tie=push", -0.037155795691, 0.446250046326, 0.483405842017},
               Row{"peek=yes show=none", 0.015775989485, 0.507887994743, 0.492112005257});
  CAPTURE(row.rules);
  ExactSolver exact = solver(row.rules);
  const Odds deal = exact.deal();
  const double tie_pay = exact.terms().tie_pay;
  CHECK(deal.value(exact.terms()) == to_digits(12, row.value));
  CHECK(deal.all_wins() + (tie_pay > 0 ? deal.all_ties() : 0) == to_digits(12, row.win));
  CHECK(deal.loss + (tie_pay < 0 ? deal.all_ties() : 0) == to_digits(12, row.loss));
  CHECK(deal.sum() == Approx(1).epsilon(1e-13));
}

TEST_CASE("the value by open card is the rule book's") {
  const std::array player{-0.2024233742, 0.1378771873, 0.1696582582, 0.2062163329,  0.2510407285,
                          0.2368804213,  0.1448746640, 0.0665338559, -0.0198310096, -0.1332639299};
  const std::array push{-0.2593070415, 0.0851337297, 0.1191012483,  0.1582527766,  0.2055763671,
                        0.1900836812,  0.0536293532, -0.0272419440, -0.1121028755, -0.2240376598};
  ExactSolver wins = solver("");
  ExactSolver pushes = solver("tie=push");
  for (Kind open = ace_kind; open <= ten_kind; ++open) {
    const auto place = static_cast<std::size_t>(open);
    CAPTURE(open);
    CHECK(wins.deal_against(OpenCards(open)).value(wins.terms()) == to_digits(10, player[place]));
    CHECK(pushes.deal_against(OpenCards(open)).value(pushes.terms()) == to_digits(10, push[place]));
  }
}

TEST_CASE("simple strategies are worth what the rule book computed") {
  struct Row {
    int limit;
    double player, push, win, tie, loss;
  };
  const auto row = GENERATE(
      Row{12, 0.006754671692, -0.051204805289, 0.445417858865, 0.057959476981, 0.496622664154},
      Row{13, 0.013166246652, -0.049860794074, 0.443556082600, 0.063027040726, 0.493416876674},
      Row{14, 0.014806280138, -0.053836787838, 0.438760072093, 0.068643067976, 0.492596859931},
      Row{15, 0.010671315106, -0.063499015959, 0.431165326487, 0.074170331066, 0.494664342447},
      Row{16, -0.000001455277, -0.079996228652, 0.420004498987, 0.079994773375, 0.500000727639},
      Row{17, -0.016977159305, -0.102267143585, 0.406221436067, 0.085289984281, 0.508488579652},
      Row{18, -0.080738028431, -0.152780422158, 0.387588592057, 0.072042393727, 0.540369014215},
      Row{19, -0.194331557386, -0.251873482603, 0.345292296090, 0.057541925217, 0.597165778693},
      Row{20, -0.367857519920, -0.408945780551, 0.274982979409, 0.041088260631, 0.683928759960});
  CAPTURE(row.limit);
  const Odds odds = below(row.limit, push_terms()).deal();
  CHECK(odds.value(push_terms()) == to_digits(12, row.push));
  CHECK(odds.value(default_terms()) == to_digits(12, row.player));
  CHECK(odds.all_wins() == to_digits(12, row.win));
  CHECK(odds.all_ties() == to_digits(12, row.tie));
  CHECK(odds.loss == to_digits(12, row.loss));
}

TEST_CASE("both actions are worth the pairs of the rule book, hands of a used up rank included") {
  struct Row {
    const char* cards;
    const char* open;
    double stand, hit, stand_push, hit_push;
  };
  const auto row =
      GENERATE(Row{"2+10", "2", -0.2249415569, -0.2180250711, -0.2249415569, -0.2640640725},
               Row{"3+10", "A", -0.4989459243, -0.4888373388, -0.4989459243, -0.5249874140},
               Row{"7+7", "10", -0.5130277458, -0.5317064622, -0.5130277458, -0.5865816694},
               Row{"6+10", "10", -0.5466606254, -0.5416749318, -0.5466606254, -0.5891358347},
               Row{"8+8", "9", -0.4721348736, -0.4772859589, -0.4721348736, -0.5308853577},
               Row{"A+5", "7", -0.4383591942, -0.4573926051, -0.4383591942, -0.4833435132},
               Row{"7+9", "7", -0.4700147880, -0.4158964788, -0.4700147880, -0.4447128782},
               Row{"A+5", "8", -0.4866908193, -0.4589369486, -0.4866908193, -0.5081038653},
               Row{"A+2", "A", -0.5390369839, -0.5114778875, -0.5390369839, -0.5478480075},
               Row{"10+10", "10", 0.7620192943, -1.0, 0.4613456298, -1.0},
               Row{"4+4+4", "3", -0.1073967650, -0.1289926927, -0.1073967650, -0.1752064274},
               Row{"4+5+7", "10", -0.5377496052, -0.5612688894, -0.5377496052, -0.6106434639},
               Row{"4+4+4+4", "10", -0.5701324933, -0.6262340972, -0.5701324933, -0.6565523388},
               Row{"2+2+2+2", "10", -0.5668208449, -0.2712191427, -0.5668208449, -0.3524998502},
               Row{"2+2+6+6", "10", -0.5784261738, -0.5113354697, -0.5784261738, -0.5672688853});
  CAPTURE(row.cards, row.open);
  const auto check = [&](const Terms& terms, double stand, double hit) {
    ExactSolver exact(terms);
    const Choice choice = exact.choice(hand(row.cards, terms), OpenCards(kind(row.open)));
    CHECK(choice.stand.value(terms) == to_digits(10, stand));
    CHECK(choice.hit.value(terms) == to_digits(10, hit));
    CHECK(choice.hits == (hit > stand));
  };
  check(default_terms(), row.stand, row.hit);
  check(push_terms(), row.stand_push, row.hit_push);
}

TEST_CASE("every two-card hand has the rule book's best action and value") {
  std::ifstream file(KIBIC_SOURCE_DIR "/tests/analyzer/ochko/two_card_hands.txt");
  REQUIRE(file);
  ExactSolver wins = solver("");
  ExactSolver pushes = solver("tie=push");
  int hands = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const auto cells = words(line);
    REQUIRE(cells.size() == 22);
    ++hands;
    const Holding player = hand(cells[0], wins.terms());
    CHECK(player.total(wins.terms()) == to_integer(cells[1]));
    for (Kind open = ace_kind; open <= ten_kind; ++open) {
      const std::string_view actions = cells[2 + 2 * static_cast<std::size_t>(open)];
      const std::string value(cells[3 + 2 * static_cast<std::size_t>(open)]);
      CAPTURE(line, open);
      const Choice choice = wins.choice(player, OpenCards(open));
      CHECK((choice.hits ? 'H' : 'S') == actions.front());
      CHECK((pushes.choice(player, OpenCards(open)).hits ? 'H' : 'S') == actions.back());
      CHECK(choice.chosen().value(wins.terms()) == to_digits(5, std::stod(value)));
    }
  }
  CHECK(hands == 53);  // 55 pairs of ten kinds but A+A and A+10
}

TEST_CASE("the decisions that can come up are as many as the rule book counted") {
  // Tens and court cards apart, A+10 being an ordinary 21 adds one hand against each open card.
  ExactSolver exact = solver("pj_ten=no");
  std::size_t decisions = 0;
  int most_cards = 0;
  for (const auto& [open, chance] : exact.all_open_cards()) {
    for (const Reached& reached : exact.decisions(open)) {
      ++decisions;
      most_cards = std::max(most_cards, reached.player.cards());
      const double best = reached.choice.chosen().value(exact.terms());
      REQUIRE(std::abs(best) <= 1 + 1e-12);
      REQUIRE(reached.choice.hit.sum() == Approx(1).epsilon(1e-12));
    }
  }
  CHECK(decisions == 21'633 + 11);
  CHECK(most_cards == 11);
}

TEST_CASE("PocketJacks and two aces are as likely as counted") {
  ExactSolver exact = solver("");
  // 4 aces × 16 tens in two orders; 4 × 3 ordered pairs of aces; of 52 × 51.
  const Odds deal = exact.deal();
  CHECK(deal.pocketjack_win + deal.pocketjack_tie == Approx(128.0 / 2652).epsilon(1e-12));
  const Odds aces = exact.dealt(hand("A+A", exact.terms()), OpenCards(kind("6")));
  CHECK(aces.loss == 1);
}

TEST_CASE("pay ratios change only what is paid") {
  ExactSolver even = solver("tie=push");
  ExactSolver better = solver("tie=push pj_pay=1.5");
  const Odds deal = even.deal();
  CHECK(better.deal().value(better.terms()) ==
        Approx(deal.value(even.terms()) + 0.5 * deal.pocketjack_win).epsilon(1e-12));
}

TEST_CASE("a look of the banker changes the player's next card, and no decision") {
  ExactSolver plain = solver("");
  ExactSolver peeks = solver("peek=yes");
  const OpenCards ace(ace_kind);
  const Holding player = hand("2+10", plain.terms());
  // Of 49 unseen cards 15 are tens, and the closed one is none of them.
  CHECK(plain.next_card(player, ace)[ten_kind] == Approx(15.0 / 49));
  CHECK(peeks.next_card(player, ace)[ten_kind] == Approx(15.0 / 48));
  for (const Reached& reached : plain.decisions(ace)) {
    CHECK(peeks.choice(reached.player, ace).hits == reached.choice.hits);
  }
}

TEST_CASE("what was asked before changes no bit of an answer") {
  const Terms terms = default_terms();
  ExactSolver fresh(terms);
  ExactSolver warm(terms);
  warm.deal();
  for (const char* cards : {"2+2", "A+5", "3+3+3"}) {
    const Choice first = fresh.choice(hand(cards, terms), OpenCards(kind("4")));
    const Choice later = warm.choice(hand(cards, terms), OpenCards(kind("4")));
    CHECK(first.stand == later.stand);
    CHECK(first.hit == later.hit);
  }
}

}  // namespace kibic::ochko
