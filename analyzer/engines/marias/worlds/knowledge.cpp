#include "analyzer/engines/marias/worlds/knowledge.h"

#include <algorithm>

#include "core/games/marias/rules.h"
#include "core/games/marias/trick.h"

namespace kibic::marias {
namespace {

// Collects exclusions for one view, in the order in which the seat learned them.
class Reasoner {
 public:
  Reasoner(const View& view, Knowledge& knowledge) : view_(view), knowledge_(knowledge) {}

  void run_before_play() {
    exclude_given_away();
    exclude_sharp_question();
  }

  void run() {
    exclude_given_away();
    if (view_.contract->trump) {
      exclude_talon_bans();
      exclude_promised_sevens();
      if (view_.options->forced_flek_trhak) exclude_silent_trhak();
    }
    for (std::size_t i = 0; i < view_.tricks.size(); ++i) exclude_by_trick(i);
    if (view_.lay_down_by) holds(*view_.lay_down_by, view_.laid_down & knowledge_.hidden);
  }

 private:
  const Contract& contract() const { return *view_.contract; }

  void exclude(HiddenPlace place, CardSet cards) {
    cards = cards & knowledge_.hidden;
    if (!cards.empty()) knowledge_.exclusions.push_back({place, cards});
  }
  // The seat did not hold the cards at that time, so it does not hold them now.
  void lacks(int seat, CardSet cards) {
    if (seat != view_.seat) exclude(knowledge_.place_of(seat), cards);
  }
  void holds(int seat, CardSet cards) {
    if (seat == view_.seat) return;
    for (const HiddenPlace place : all_places) {
      if (place != knowledge_.place_of(seat)) exclude(place, cards);
    }
  }

  // Volený: who discards and is then taken over knows that the one who took the talon up has those
  // cards in his hand or put them back. After a second take-over they may be anywhere.
  void exclude_given_away() {
    if (view_.options->variant != Variant::voleny) return;
    std::optional<int> taker;
    for (const auto& [seat, is_good] : view_.responses) {
      if (is_good) continue;
      if (taker && *taker != seat) return;
      taker = seat;
    }
    if (!taker || *taker == view_.seat) return;
    for (const HiddenPlace place : {HiddenPlace::left, HiddenPlace::right}) {
      const int seat = knowledge_.seat_at(place);
      if (seat != *taker) lacks(seat, view_.own_discard);
    }
  }

  // Volený: who asks "barva?" means a game with trumps, so no sharp card of his lies in the talon.
  void exclude_sharp_question() {
    const bool is_question = view_.phase == Phase::respond && !view_.contract;
    const bool is_first = std::ranges::all_of(
        view_.responses, [](const std::pair<int, bool>& answer) { return answer.second; });
    if (is_question && is_first) exclude(HiddenPlace::talon, CardSet::sharp());
  }

  // Rule book 1.6: no eso, no desítka and no announced seven may be discarded.
  void exclude_talon_bans() {
    const bool are_tens_free =
        has_helper(contract().kind) && view_.options->tens_to_talon_in_two_sevens;
    if (!are_tens_free) exclude(HiddenPlace::talon, CardSet::sharp());
    if (has_seven(contract().kind)) {
      exclude(HiddenPlace::talon, {Card(*contract().trump, Rank::seven)});
    }
    if (has_helper(contract().kind)) {
      exclude(HiddenPlace::talon, {Card(*contract().helper, Rank::seven)});
    }
  }

  // Rule book 1.6, 1.8 and 1.14: plain sedma needs the seven, in volený stosedm too, and so does
  // sedma proti, unless option 4 lifts that. What stands above sedma in licitovaný may be a bluff.
  void exclude_promised_sevens() {
    if (view_.options->sedma_without_seven) return;
    const CardSet seven{Card(*contract().trump, Rank::seven)};
    const bool is_voleny = view_.options->variant == Variant::voleny;
    if (contract().kind == ContractKind::sedma ||
        (is_voleny && contract().kind == ContractKind::stosedm)) {
      holds(view_.declarer, seven);
    }
    if (view_.doubling.sedma_against_seat) holds(*view_.doubling.sedma_against_seat, seven);
  }

  // Option 10: in a sedma contract a defender with the trump král or svršek must flek "hra" when it
  // is his to flek; who spoke without doing so has neither.
  void exclude_silent_trhak() {
    if (contract().kind != ContractKind::sedma) return;
    const CardSet trhak{Card(*contract().trump, Rank::kral), Card(*contract().trump, Rank::svrsek)};
    std::array<bool, 3> has_passed{};
    for (const auto& [seat, call] : view_.doubling.calls) {
      if (const auto* flek = std::get_if<Flek>(&call); flek != nullptr && flek->part == Part::hra) {
        break;
      }
      const auto* pass = std::get_if<FlekPass>(&call);
      if (pass == nullptr || (pass->part && *pass->part != Part::hra)) continue;
      if (seat != view_.declarer && !has_passed[static_cast<std::size_t>(seat)]) {
        has_passed[static_cast<std::size_t>(seat)] = true;
        lacks(seat, trhak);
      }
    }
  }

  // Whatever card would have made the one played illegal was not in that hand. The law asks of each
  // pair of cards which of the two may be played, so pairs prove all that a hand proves.
  void exclude_by_trick(std::size_t index) {
    const Trick& trick = view_.tricks[index];
    const CardOrder order = order_of(contract(), *view_.options);
    Trick before;
    before.leader = trick.leader;
    for (int place = 0; place < trick.size; ++place) {
      const int seat = trick.seat_of(place);
      const Card played = trick.cards[static_cast<std::size_t>(place)];
      if (seat != view_.seat) {
        lacks(seat, contradicted_by(played, seat, before, order, index));
        reason_on_marriage(seat, played);
      }
      before.add(played);
    }
  }

  CardSet contradicted_by(Card played, int seat, const Trick& before, const CardOrder& order,
                          std::size_t trick_index) const {
    KeptSevens kept = kept_sevens(public_law(trick_index), seat);
    // The helper seven is free in a hand of two cards, which a pair is but the hand was not.
    const int hand_size = 11 - view_.first_trick - static_cast<int>(trick_index);
    if (kept.helper_seven == played && hand_size > 2)
      kept = {.trump_seven = played, .helper_seven = {}};
    const bool is_king_illegal = is_king_first_illegal(contract(), *view_.options);
    CardSet impossible;
    for (const Card other : knowledge_.hidden) {
      const CardSet pair{played, other};
      const CardSet legal = legal_cards(pair, before, order, kept, is_king_illegal);
      if (!legal.contains(played)) impossible.insert(other);
    }
    return impossible;
  }

  // As much of a state as the law on kept sevens reads, all of it public.
  State public_law(std::size_t trick_index) const {
    State state;
    state.options = view_.options;
    state.phase = Phase::play;
    state.declarer = view_.declarer;
    state.contract = view_.contract;
    state.doubling = view_.doubling;
    state.first_trick = view_.first_trick;
    const auto end = view_.tricks.begin() + static_cast<std::ptrdiff_t>(trick_index) + 1;
    state.tricks.assign(view_.tricks.begin(), end);
    return state;
  }

  // Announcing is automatic: a svršek (or král, where that announces too) that announced nothing
  // was alone, and one that did was not (rule book 1.9).
  void reason_on_marriage(int seat, Card played) {
    if (!contract().trump) return;
    const bool is_svrsek = played.rank() == Rank::svrsek;
    const bool is_kral = played.rank() == Rank::kral;
    if (!is_svrsek && !is_kral) return;
    const CardSet other{Card(played.suit(), is_svrsek ? Rank::kral : Rank::svrsek)};
    const bool is_shown =
        std::any_of(view_.marriages.begin(), view_.marriages.end(),
                    [&](const Marriage& m) { return m.seat == seat && m.suit == played.suit(); });
    if (is_shown) {
      holds(seat, other);
    } else if (is_svrsek || view_.options->king_first == KingFirst::announces) {
      lacks(seat, other);
    }
  }

  const View& view_;
  Knowledge& knowledge_;
};

// Cards each seat still holds: ten, less the tricks before the record and those in it.
std::array<int, 3> hand_sizes(const View& view) {
  std::array<int, 3> sizes{};
  sizes.fill(11 - view.first_trick);
  for (const Trick& trick : view.tricks) {
    for (int place = 0; place < trick.size; ++place) {
      --sizes[static_cast<std::size_t>(trick.seat_of(place))];
    }
  }
  return sizes;
}

CardSet cards_of(const std::vector<Trick>& tricks) {
  CardSet played;
  for (const Trick& trick : tricks) {
    for (int place = 0; place < trick.size; ++place) {
      played.insert(trick.cards[static_cast<std::size_t>(place)]);
    }
  }
  return played;
}

}  // namespace

std::optional<Knowledge> knowledge_of(const View& view, CardSet gone) {
  const std::array<int, 3> sizes = hand_sizes(view);
  Knowledge knowledge;
  knowledge.seat = view.seat;
  knowledge.own = view.hand;
  if (view.talon && view.talon->size() == 2) knowledge.talon = view.talon;
  knowledge.hidden = CardSet::all() - view.hand - cards_of(view.tricks) - gone -
                     knowledge.talon.value_or(CardSet());
  knowledge.contract = view.contract;
  const auto size_of = [&](HiddenPlace place) {
    return sizes[static_cast<std::size_t>(knowledge.seat_at(place))];
  };
  const int talon =
      knowledge.hidden.size() - size_of(HiddenPlace::left) - size_of(HiddenPlace::right);
  knowledge.sizes = {size_of(HiddenPlace::left), size_of(HiddenPlace::right), talon};
  const bool is_whole =
      view.contract && view.hand.size() == sizes[static_cast<std::size_t>(view.seat)];
  if (!is_whole || std::ranges::min(knowledge.sizes) < 0) return std::nullopt;
  if (view.talon_counts && talon == 2) {
    const auto [trumps, helpers] = *view.talon_counts;
    if (trumps >= 0 && helpers >= 0 && trumps + helpers <= talon) {
      knowledge.talon_counts = view.talon_counts;
    }
  }
  Reasoner(view, knowledge).run();
  return knowledge;
}

std::optional<Knowledge> knowledge_before_play(const View& view) {
  constexpr int hand_size = 10;
  Knowledge knowledge;
  knowledge.seat = view.seat;
  knowledge.own = view.hand;
  if (view.talon && view.talon->size() == 2) knowledge.talon = view.talon;
  knowledge.hidden = CardSet::all() - view.hand - knowledge.talon.value_or(CardSet());
  const int talon = knowledge.hidden.size() - 2 * hand_size;
  knowledge.sizes = {hand_size, hand_size, talon};
  if (talon < 0 || view.hand.size() < 7 || view.first_trick > 1) return std::nullopt;
  Reasoner(view, knowledge).run_before_play();
  return knowledge;
}

CardSet cards_gone_before(const State& state) {
  if (state.first_trick <= 1) return {};
  CardSet left = state.talon | cards_of(state.tricks);
  for (const CardSet hand : state.hands) left |= hand;
  return CardSet::all() - left;
}

}  // namespace kibic::marias
