#include "analyzer/engines/ochko/exact/terms.h"

#include "core/games/ochko/outcome.h"

namespace kibic::ochko {
namespace {

// In stakes, as the rules settle it.
double paid(const HandValue& player, const HandValue& banker, const Options& options) {
  return static_cast<double>(compare(player, banker, options, 1).paid) / one_unit;
}

int open_cards(Show show) {
  switch (show) {
    case Show::none:
      return 0;
    case Show::up:
      return 1;
    case Show::both:
      return 2;
  }
  return 1;
}

}  // namespace

Terms terms_of(const Options& options) {
  constexpr HandValue plain{20, false};
  constexpr HandValue less{19, false};
  constexpr HandValue pocketjack{21, true};
  Terms terms;
  terms.pay = paid(plain, less, options);
  terms.tie_pay = paid(plain, plain, options);
  terms.pocketjack_pay = paid(pocketjack, plain, options);
  terms.pocketjack_tie_pay = paid(pocketjack, pocketjack, options);
  terms.ten_makes_pocketjack = options.pj_ten;
  terms.is_ace_flexible = options.ace == Ace::flexible;
  terms.two_aces = options.two_aces;
  terms.banker_peeks = options.peek;
  terms.pocketjack_ends = options.pj_auto;
  terms.stands_on_21 = options.auto_stand_21;
  terms.open_cards = open_cards(options.show);
  return terms;
}

}  // namespace kibic::ochko
