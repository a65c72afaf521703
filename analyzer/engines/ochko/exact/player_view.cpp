#include "analyzer/engines/ochko/exact/player_view.h"

namespace kibic::ochko {

PlayerView player_view(const State& state) {
  PlayerView view;
  view.terms = terms_of(*state.options);
  view.shoe = Shoe::of(state.gone.rest(), view.terms);
  view.player = Holding(state.player, view.terms);
  std::vector<Kind> open;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    const auto& card = state.banker[place];
    if (card && is_visible(state, static_cast<int>(place))) {
      open.push_back(kind_of(card->rank(), view.terms));
    }
  }
  if (open.size() == 1) view.open = OpenCards(open[0]);
  if (open.size() == 2) view.open = OpenCards(open[0], open[1]);
  return view;
}

}  // namespace kibic::ochko
