// What a card proves about the hand it came from. Source of the duties: rule book 1.9.
#include "analyzer/engines/marias/worlds/worlds.h"
#include "tests/analyzer/worlds/worlds_support.h"

using namespace kibic;
using namespace kibic::marias;
using kibic::test::add_trick;
using kibic::test::cards;
using kibic::test::view_of_seat_0;

namespace {

// Hidden cards that seat 1 cannot hold any more.
CardSet not_with_seat_1(const View& view) {
  CardSet excluded;
  const Knowledge knowledge = knowledge_of(view).value();
  for (const Exclusion& exclusion : knowledge.exclusions) {
    if (exclusion.place == HiddenPlace::left) excluded |= exclusion.cards;
  }
  return excluded;
}

View after_trick(std::string_view contract, int leader, std::string_view played) {
  View view = view_of_seat_0(contract, 2, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  add_trick(view, leader, played);
  return view;
}

}  // namespace

TEST_CASE("a card below the best one proves that nothing higher was there") {
  CHECK(not_with_seat_1(after_trick("hra h", 0, "Ja 9a 8a")) == cards("Aa Xa Ka Qa"));
}

TEST_CASE("the duty to beat holds against the partner's card too") {
  // Seats 0 and 1 defend; seat 0's Jl is the best card when seat 1 follows with 8l.
  CHECK(not_with_seat_1(after_trick("hra h", 2, "7l Jl 8l")) == cards("Al Xl Ql"));
}

TEST_CASE("in betl the desítka stands below the spodek") {
  CHECK(not_with_seat_1(after_trick("betl", 0, "Ja 9a 8a")) == cards("Aa Ka Qa"));
}

TEST_CASE("a trick that was trumped asks only to follow") {
  CHECK(not_with_seat_1(after_trick("hra h", 2, "7a Jh 8a")).empty());
}

TEST_CASE("a trump on another suit proves a void") {
  // Qh announced nothing either, so Kh is not beside it.
  CHECK(not_with_seat_1(after_trick("hra h", 0, "Jl Qh 8l")) == cards("Al Xl Ql 7l Kh"));
}

TEST_CASE("a card thrown away proves a void in the suit and in trumps") {
  CHECK(not_with_seat_1(after_trick("hra h", 2, "7l Jh 8a")) ==
        cards("Al Xl Ql Jl 8l Ah Xh Kh Qh"));
}

TEST_CASE("a trump below a trump proves that none was higher") {
  CHECK(not_with_seat_1(after_trick("hra a", 2, "7l Ja 8a")) ==
        cards("Al Xl Ql Jl 8l Aa Xa Ka Qa"));
}

TEST_CASE("an announced seven that is played early was the only card allowed") {
  View view = view_of_seat_0("sedma a", 1, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  add_trick(view, 0, "Ja 7a 8a");
  CHECK(not_with_seat_1(view) == cards("Aa Xa Ka Qa 9a"));
  view.contract = parse_contract("hra a").value();  // there it is a card like others
  CHECK(not_with_seat_1(view) == cards("Aa Xa Ka Qa"));
}

TEST_CASE("an announced helper seven played early was the only card allowed") {
  View view = view_of_seat_0("dvesedmy h a", 1, cards("9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  add_trick(view, 0, "Ja 7a 8a");
  CHECK(not_with_seat_1(view) == cards("Aa Xa Ka Qa 9a"));
}

TEST_CASE("a defender who must flek with a trhák and does not has none") {
  View view = view_of_seat_0("sedma a", 2, cards("Jh 9h 8h 7h Jb 9b 8b 7b Kl 9l"));
  auto options = std::make_shared<Options>(*view.options);
  options->forced_flek_trhak = true;
  view.options = options;
  view.doubling.calls = {{1, FlekPass{}}};
  CHECK(not_with_seat_1(view) == cards("Ka Qa 7a"));
  view.doubling.calls = {{0, Flek{Part::hra, 1}}, {1, FlekPass{}}};
  CHECK(not_with_seat_1(view) == cards("7a"));
}

TEST_CASE("who was taken over knows that his discard is not with the third player") {
  View view = view_of_seat_0("betl", 2, cards("Jh 9h 8h 7h Jb 9b 8b 7b Kl 9l"), Variant::voleny);
  view.responses = {{0, true}, {1, true}, {2, false}};
  view.own_discard = cards("7a 8a");
  CHECK(not_with_seat_1(view) == cards("7a 8a"));
}
