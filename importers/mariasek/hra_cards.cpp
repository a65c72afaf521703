#include "importers/mariasek/hra_cards.h"

#include <algorithm>

namespace kibic::importers::mariasek {

using marias::Card;
using marias::CardSet;

namespace {

// Collects each card once, in the order in which files are to be trusted: hands, talon, tricks.
class Collector {
 public:
  Collector(const HraFile& file, Findings& findings) : file_(file), findings_(findings) {}

  std::optional<HraCards> rebuild();

 private:
  bool take(const HraCard& card, std::vector<Card>& to);
  void take_held();
  void take_tricks();
  void take_unfinished(const HraTrick& trick);
  bool take_complete(const HraTrick& trick);
  void find_missing();
  std::size_t wanted(std::size_t seat) const { return file_has_twelve(seat) ? 12 : 10; }
  // Nothing was discarded yet: someone holds more than ten cards and nobody has played.
  bool file_has_twelve(std::size_t seat) const {
    return file_.tricks.empty() && file_.hands[seat].size() > 10;
  }
  bool is_undecided() const {
    return file_has_twelve(0) || file_has_twelve(1) || file_has_twelve(2);
  }
  bool has_sizes(std::size_t size) const {
    return std::all_of(hands_.begin(), hands_.end(),
                       [&](const auto& hand) { return hand.size() == size; });
  }
  std::optional<HraCards> undecided();
  std::optional<HraCards> whole_deal();
  std::optional<HraCards> position();
  std::optional<HraCards> refuse();

  const HraFile& file_;
  Findings& findings_;
  CardSet seen_;
  std::array<std::vector<Card>, 3> hands_;  // still held
  std::vector<Card> talon_;
  std::vector<HraTrick> tricks_;            // complete, all cards seen here for the first time
  std::array<std::vector<Card>, 3> loose_;  // cards of tricks that cannot be followed
  bool is_broken_ = false;                  // a trick before the last cannot be followed
  bool is_talon_deduced_ = false;
};

bool Collector::take(const HraCard& card, std::vector<Card>& to) {
  if (seen_.contains(card.card)) {
    findings_.error("card-twice", card.where,
                    Message(KIBIC_TEXT("The card {0} is in the file a second time; it is left "
                                       "out here."),
                            marias::to_string(card.card)));
    return false;
  }
  seen_.insert(card.card);
  to.push_back(card.card);
  return true;
}

void Collector::take_held() {
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const HraCard& card : file_.hands[seat]) take(card, hands_[seat]);
  }
  for (const HraCard& card : file_.talon) take(card, talon_);
}

bool Collector::take_complete(const HraTrick& trick) {
  std::array<std::vector<Card>, 3> cards;
  bool is_good = true;
  for (const HraPlay& play : trick.plays) {
    is_good &= take({play.card, play.where}, cards[static_cast<std::size_t>(play.seat)]);
  }
  if (is_good && !is_broken_) return true;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    loose_[seat].insert(loose_[seat].end(), cards[seat].begin(), cards[seat].end());
  }
  return false;
}

// The program leaves the cards of a trick under way in the hands as well; a card that is not there
// was held all the same.
void Collector::take_unfinished(const HraTrick& trick) {
  for (const HraPlay& play : trick.plays) {
    const auto seat = static_cast<std::size_t>(play.seat);
    const auto& hand = hands_[seat];
    if (std::find(hand.begin(), hand.end(), play.card) != hand.end()) continue;
    take({play.card, play.where}, loose_[seat]);
  }
}

void Collector::take_tricks() {
  for (const HraTrick& trick : file_.tricks) {
    if (trick.is_complete() && take_complete(trick)) {
      tricks_.push_back(trick);
      continue;
    }
    const bool is_last = trick.number == file_.tricks.back().number;
    if (!trick.is_complete()) {
      take_unfinished(trick);
      if (is_last) {
        findings_.note("trick-unfinished", trick.where,
                       Message(KIBIC_TEXT("Trick {0} is not finished; its cards are taken as still "
                                          "held."),
                               trick.number));
        continue;
      }
    }
    if (!is_broken_) {
      findings_.warning("tricks-left-out", trick.where,
                        Message(KIBIC_TEXT("Trick {0} cannot be followed; it and what comes after "
                                           "it are left out."),
                                trick.number));
    }
    is_broken_ = true;
  }
}

// Cards lacking in one place only must be the ones not seen anywhere: the talon of files of 2015,
// or a card that could not be read.
void Collector::find_missing() {
  std::array<std::size_t, 4> lacking{};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const std::size_t held = hands_[seat].size() + loose_[seat].size() + tricks_.size();
    lacking[seat] = wanted(seat) - std::min(held, wanted(seat));
  }
  lacking[3] = is_undecided() ? 0 : 2 - std::min<std::size_t>(talon_.size(), 2);
  const CardSet unseen = CardSet::all() - seen_;
  const auto places = std::count_if(lacking.begin(), lacking.end(), [](auto n) { return n > 0; });
  if (places != 1) return;
  const auto place = static_cast<std::size_t>(
      std::find_if(lacking.begin(), lacking.end(), [](auto n) { return n > 0; }) - lacking.begin());
  if (lacking[place] != static_cast<std::size_t>(unseen.size())) return;
  auto& to = place == 3 ? talon_ : hands_[place];
  for (const Card card : unseen) to.push_back(card);
  seen_ = CardSet::all();
  is_talon_deduced_ = place == 3;
  if (place != 3) {
    findings_.warning("cards-deduced", file_.where,
                      Message(KIBIC_TEXT("{0} lacks {1}, which nobody else has."),
                              seat_name(static_cast<int>(place)), marias::to_string(unseen)));
  }
}

std::optional<HraCards> Collector::undecided() {
  HraCards cards;
  cards.kind = HraCards::Kind::undecided;
  int choosers = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (hands_[seat].size() != wanted(seat)) return refuse();
    if (wanted(seat) == 12) {
      cards.chooser = static_cast<int>(seat);
      ++choosers;
    }
  }
  if (choosers != 1 || !talon_.empty()) return refuse();
  cards.hands = hands_;
  return cards;
}

std::optional<HraCards> Collector::whole_deal() {
  HraCards cards;
  cards.kind = HraCards::Kind::deal;
  cards.is_talon_deduced = is_talon_deduced_;
  for (const Card card : talon_) cards.talon.insert(card);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    CardSet all;
    for (const Card card : hands_[seat]) all.insert(card);
    for (const Card card : loose_[seat]) all.insert(card);
    for (const HraTrick& trick : tricks_) {
      for (const HraPlay& play : trick.plays) {
        if (static_cast<std::size_t>(play.seat) == seat) all.insert(play.card);
      }
    }
    cards.hands[seat] = sorted(all);
  }
  cards.tricks = tricks_;
  return cards;
}

// The log begins later than the deal, or there is none.
std::optional<HraCards> Collector::position() {
  const std::size_t held = hands_[0].size();
  const bool has_loose = !loose_[0].empty() || !loose_[1].empty() || !loose_[2].empty();
  if (!has_sizes(held) || has_loose || held + tricks_.size() == 0) return refuse();
  HraCards cards;
  cards.hands = hands_;
  int expected = 10 - static_cast<int>(held);  // number of the last trick played
  while (!tricks_.empty() && tricks_.back().number == expected) {
    for (const HraPlay& play : tricks_.back().plays) {
      cards.hands[static_cast<std::size_t>(play.seat)].push_back(play.card);
    }
    cards.tricks.insert(cards.tricks.begin(), tricks_.back());
    tricks_.pop_back();
    --expected;
  }
  if (!tricks_.empty()) {
    findings_.warning("tricks-left-out", tricks_.back().where,
                      Message(KIBIC_TEXT("The tricks up to {0} do not join the rest and are left "
                                         "out."),
                              tricks_.back().number));
  }
  if (cards.hands[0].empty()) return refuse();
  cards.first_trick = 11 - static_cast<int>(cards.hands[0].size());
  for (const Card card : talon_) cards.talon.insert(card);
  return cards;
}

std::optional<HraCards> Collector::refuse() {
  findings_.error(
      "cards-do-not-add-up", file_.where,
      Message(KIBIC_TEXT("The cards do not add up to a deal: {0}, {1} and {2} in the "
                         "hands, {3} in the talon, {4} tricks."),
              hands_[0].size(), hands_[1].size(), hands_[2].size(), talon_.size(), tricks_.size()));
  return std::nullopt;
}

std::optional<HraCards> Collector::rebuild() {
  take_held();
  take_tricks();
  find_missing();
  if (is_undecided()) return undecided();
  bool is_whole = talon_.size() == 2 && seen_ == CardSet::all();
  for (std::size_t seat = 0; seat < 3; ++seat) {
    is_whole &= hands_[seat].size() + loose_[seat].size() + tricks_.size() == 10;
  }
  for (std::size_t i = 0; i < tricks_.size(); ++i) {
    is_whole &= tricks_[i].number == static_cast<int>(i) + 1;
  }
  return is_whole ? whole_deal() : position();
}

}  // namespace

std::vector<Card> sorted(CardSet cards) {
  std::vector<Card> list;
  for (const marias::Suit suit : marias::all_suits) {
    const CardSet in_suit = cards.in(suit);
    std::vector<Card> part(in_suit.begin(), in_suit.end());
    list.insert(list.end(), part.rbegin(), part.rend());
  }
  return list;
}

std::optional<HraCards> rebuild_cards(const HraFile& file, Findings& findings) {
  return Collector(file, findings).rebuild();
}

}  // namespace kibic::importers::mariasek
