#include "analyzer/engines/marias/judge/preplay/belief.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/heuristic/strength.h"
#include "core/games/marias/ladder.h"

namespace kibic::marias {
namespace {

// No word rules a deal out, but a good hand for a betl is one in a thousand: what people would
// hardly ever say must weigh less than that.
constexpr double least_chance = 0.0005;

double chance(double lead, double steepness = 4.0) {
  return 1.0 / (1.0 + std::exp(-steepness * lead));
}
// Who names a contract is surer of it than who keeps silent is of the contrary.
double chance_of_naming(double worth) {
  return chance(worth, 7.0);
}

std::vector<Card> as_list(CardSet cards) {
  return {cards.begin(), cards.end()};
}

class Listener {
 public:
  Listener(const View& view, const World& world) : view_(view), world_(world) {}

  double plausibility() {
    hear_auction();
    hear_answers();
    if (view_.contract && view_.declarer != view_.seat) hear_contract();
    if (view_.contract) hear_fleks();
    return std::exp(log_);
  }

 private:
  // As it was when they spoke: with the cards played since.
  CardSet hand(int seat) const {
    CardSet cards = world_.hands[static_cast<std::size_t>(seat)];
    for (const Trick& trick : view_.tricks) {
      for (int place = 0; place < trick.size; ++place) {
        if (trick.seat_of(place) == seat)
          cards.insert(trick.cards[static_cast<std::size_t>(place)]);
      }
    }
    return cards;
  }
  Holding holding(int seat) const {
    const bool has_discarded = view_.contract && seat == view_.declarer;
    return {hand(seat), has_discarded ? world_.talon : CardSet()};
  }
  void hear(double likelihood) { log_ += std::log(std::clamp(likelihood, least_chance, 1.0)); }

  // What the contract should bring as a share of its price, about -1.7…1.
  double worth(int seat, const Contract& contract) const {
    double price = 0;
    for (const Part part : parts_of(contract.kind)) {
      price += static_cast<double>(price_of(part, *view_.options));
    }
    if (contract.trump == Suit::hearts) price *= 2;
    return price > 0 ? value_of(holding(seat), contract, *view_.options) / price : 0;
  }

  double best_worth_from(int seat, int rung) const;
  void hear_auction();
  void hear_answers();
  void hear_contract();
  void hear_trump_game();
  void hear_fleks();

  const View& view_;
  const World& world_;
  double log_ = 0;
};

// The best that the seat could announce at this rung of the ladder or above it; two sevens only
// with both in hand.
double Listener::best_worth_from(int seat, int rung) const {
  const auto rungs = ladder(*view_.options);
  double best = -2;
  const auto look_at = [&](const Contract& contract) {
    if (covers(contract, rungs[static_cast<std::size_t>(rung)], *view_.options)) {
      best = std::max(best, worth(seat, contract));
    }
  };
  look_at({ContractKind::betl, std::nullopt, std::nullopt});
  look_at({ContractKind::durch, std::nullopt, std::nullopt});
  for (const Suit trump : all_suits) {
    const bool has_seven = hand(seat).contains(Card(trump, Rank::seven));
    if (has_seven) look_at({ContractKind::sedma, trump, std::nullopt});
    if (marriages_of(hand(seat), trump) == 0) continue;
    look_at({ContractKind::sto, trump, std::nullopt});
    if (has_seven) look_at({ContractKind::stosedm, trump, std::nullopt});
  }
  return best;
}

// Without the talon a hand looks poorer than it is bid: the zero of chance() lies lower by that.
void Listener::hear_auction() {
  constexpr double talon = 0.3;
  std::array<int, 3> named{-1, -1, -1};
  std::array<int, 3> refused{-1, -1, -1};
  const auto last = static_cast<int>(ladder(*view_.options).size()) - 1;
  int rung = -1;
  for (const Call& call : view_.auction.calls) {
    const auto seat = static_cast<std::size_t>(call.seat);
    if (call.rung) {
      rung = rung_index(*call.rung, *view_.options);
      named[seat] = rung;
    } else {
      refused[seat] = std::min(std::max(rung, named[seat] + 1), last);
    }
  }
  for (int seat = 0; seat < 3; ++seat) {
    if (seat == view_.seat) continue;
    const int most = named[static_cast<std::size_t>(seat)];
    const int too_much = refused[static_cast<std::size_t>(seat)];
    if (most >= 0) hear(chance_of_naming(best_worth_from(seat, most) + talon));
    if (too_much >= 0) hear(1 - chance(best_worth_from(seat, std::max(too_much, 0)) - talon));
  }
}

// Volený: "dobrá" says that there is neither a betl nor a durch in the hand.
void Listener::hear_answers() {
  for (const auto& [seat, is_good] : view_.responses) {
    const bool says_something = is_good && seat != view_.seat && seat != (view_.dealer + 1) % 3;
    if (!says_something) continue;
    const double betl = worth(seat, {ContractKind::betl, std::nullopt, std::nullopt});
    const double durch = worth(seat, {ContractKind::durch, std::nullopt, std::nullopt});
    hear(1 - chance(std::max(betl, durch) - 0.2));
  }
}

void Listener::hear_contract() {
  const bool is_choosers_trump =
      view_.options->variant == Variant::voleny && has_trump(view_.contract->kind);
  if (is_choosers_trump) return hear_trump_game();
  hear(chance_of_naming(worth(view_.declarer, *view_.contract)));
}

// The chooser of volený has to play something: what counts is how his contract compares with the
// others that he could have announced, and how his trumps compare with his other suits.
void Listener::hear_trump_game() {
  const Suit trump = *view_.contract->trump;
  const CardSet cards = hand(view_.declarer);
  const bool has_seven = cards.contains(Card(trump, Rank::seven));
  double best = -std::numeric_limits<double>::infinity();
  const auto value = [&](ContractKind kind) {
    return value_of(holding(view_.declarer), {kind, trump, std::nullopt}, *view_.options);
  };
  for (const ContractKind kind : {ContractKind::hra, ContractKind::sedma, ContractKind::sto}) {
    const bool is_to_be_had = (kind != ContractKind::sedma || has_seven) &&
                              (kind != ContractKind::sto || marriages_of(cards, trump) > 0);
    if (is_to_be_had) best = std::max(best, value(kind));
  }
  const auto unit = static_cast<double>(view_.options->price_hra) * (trump == Suit::hearts ? 2 : 1);
  const double own = value(view_.contract->kind);
  if (unit > 0) hear(2 * chance(std::min(0.0, (own - best) / unit / 2)));
  double best_quality = 0;
  for (const Suit suit : all_suits) {
    best_quality = std::max(best_quality, trump_quality(cards, suit));
  }
  hear(2 * chance(std::min(0.0, (trump_quality(cards, trump) - best_quality) / 6)));
  hear(2 * chance(std::min(0.0, (cards.in(trump).size() - 4) / 4.0)));
}

// Whoever spoke about a part knew his own hand.
void Listener::hear_fleks() {
  for (const auto& [seat, call] : view_.doubling.calls) {
    if (seat == view_.seat) continue;
    View theirs;
    theirs.options = view_.options;
    theirs.seat = seat;
    theirs.declarer = view_.declarer;
    theirs.contract = view_.contract;
    theirs.hand = hand(seat);
    if (seat == view_.declarer) theirs.talon = world_.talon;
    if (const auto* flek = std::get_if<Flek>(&call)) {
      const double lead = belief_in(theirs, flek->part) - belief_asked_for(flek->count);
      hear(chance(2 * lead));
    } else if (const auto* pass = std::get_if<FlekPass>(&call)) {
      for (const Part part : parts_of(view_.contract->kind)) {
        if (pass->part && *pass->part != part) continue;
        const int next = view_.doubling.counts[static_cast<std::size_t>(part)] + 1;
        hear(1 - chance(2 * (belief_in(theirs, part) - belief_asked_for(next))));
      }
    }
  }
}

}  // namespace

double plausibility(const View& view, const World& world) {
  return Listener(view, world).plausibility();
}

PlausibleWorlds::PlausibleWorlds(const View& view, const Worlds& worlds, std::uint64_t seed,
                                 double power)
    : view_(view),
      worlds_(worlds),
      rng_(seed),
      power_(power),
      hidden_(as_list(worlds.knowledge().hidden)) {
  constexpr int tries = 200;
  constexpr int warming_up = 600;
  for (int i = 0; i < tries; ++i) {
    const World world = worlds.sample(rng_);
    const double found = weigh(world);
    if (found <= plausibility_) continue;
    now_ = world;
    plausibility_ = found;
  }
  for (int i = 0; i < warming_up; ++i) step();
}

double PlausibleWorlds::weigh(const World& world) const {
  const double found = plausibility(view_, world);
  return power_ == 1.0 ? found : std::pow(found, power_);
}

const World& PlausibleWorlds::next() {
  constexpr int steps = 32;
  for (int i = 0; i < steps; ++i) step();
  return now_;
}

void PlausibleWorlds::step() {
  const Card one = hidden_[rng_.below(hidden_.size())];
  const Card other = hidden_[rng_.below(hidden_.size())];
  World next = now_;
  for (CardSet* place : {&next.hands[0], &next.hands[1], &next.hands[2], &next.talon}) {
    const bool has_one = place->contains(one);
    const bool has_other = place->contains(other);
    if (has_one == has_other) continue;
    place->erase(has_one ? one : other);
    place->insert(has_one ? other : one);
  }
  const double luck = rng_.unit();
  if (next == now_ || !worlds_.contains(next)) return;
  const double found = weigh(next);
  if (found < luck * plausibility_) return;
  now_ = next;
  plausibility_ = found;
}

}  // namespace kibic::marias
