// Fleks and hry proti. A defender counts what is in his hand against the declarer; the declarer
// raises back as long as his chance is well above even (the seed thesis 3.6.3).
#include <algorithm>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/heuristic/strength.h"

namespace kibic::marias {
namespace {

int sharp_in(CardSet hand) {
  return (hand & CardSet::sharp()).size();
}

bool has_trhak(CardSet hand, Suit trump) {
  return hand.contains(Card(trump, Rank::kral)) || hand.contains(Card(trump, Rank::svrsek));
}

int esa_in(CardSet hand) {
  return static_cast<int>(
      std::ranges::count_if(hand, [](Card card) { return card.rank() == Rank::eso; }));
}

int sevens_in(CardSet hand) {
  return static_cast<int>(
      std::ranges::count_if(hand, [](Card card) { return card.rank() == Rank::seven; }));
}

// A defender's belief that the part fails, 0…1, from his own hand.
double doubt(const View& view, Part part) {
  const CardSet hand = view.hand;
  const auto trump = view.contract->trump;
  const int trumps = trump ? hand.in(*trump).size() : 0;
  switch (part) {
    case Part::hra: {
      const int marriages = trump ? marriages_of(hand, *trump) : 0;
      return 0.14 * sharp_in(hand) + 0.06 * trumps + 0.008 * marriages;
    }
    case Part::sedma:
      return 0.16 * trumps + 0.05 * sharp_in(hand);
    // The fourth ten points with the defence break a sto; without král and svršek of trumps the
    // declarer has to find twenty more (problem 076).
    case Part::sto:
      return 0.15 * sharp_in(hand) + (trump && has_trhak(hand, *trump) ? 0.3 : 0.0);
    case Part::betl:
      return 0.18 * sevens_in(hand);
    case Part::durch:
      return 0.35 * esa_in(hand);
    case Part::two_sevens:
      return 0.2 * trumps;
    case Part::sedma_against:
    case Part::sto_against:
    case Part::silent_seven:
      return 0.0;
  }
  return 0.0;
}

bool wants(const View& view, const Flek& flek) {
  return belief_in(view, flek.part) >= belief_asked_for(flek.count);
}

bool wants(const View& view, const Against& against) {
  if (against.part != Part::sedma_against || !view.contract->trump) return false;
  return view.hand.in(*view.contract->trump).size() >= 4 && sharp_in(view.hand) >= 2;
}

}  // namespace

double belief_in(const View& view, Part part) {
  const bool is_declarer = view.seat == view.declarer;
  if (part == Part::sedma_against || part == Part::sto_against) {
    return is_declarer && view.contract->trump ? 0.12 * view.hand.in(*view.contract->trump).size()
                                               : 0.5;
  }
  if (!is_declarer) return doubt(view, part);
  const Holding holding{view.hand, view.talon.value_or(CardSet{})};
  return chance_of_part(holding, *view.contract, part);
}

double belief_asked_for(int fleks) {
  return 0.6 + 0.1 * static_cast<double>(fleks - 1);
}

Action decide_doubling(const View& view, const std::vector<Action>& legal) {
  for (const Action& action : legal) {
    const auto* against = std::get_if<Against>(&action);
    if (against != nullptr && wants(view, *against)) return action;
  }
  for (const Action& action : legal) {
    const auto* flek = std::get_if<Flek>(&action);
    if (flek != nullptr && wants(view, *flek)) return action;
  }
  for (const Action& action : legal) {
    const auto* pass = std::get_if<FlekPass>(&action);
    if (pass != nullptr && !pass->part) return action;
  }
  return legal.front();
}

}  // namespace kibic::marias
