#include "importers/mariasek/hra_plays.h"

#include <algorithm>
#include <string>

#include "core/games/marias/options.h"
#include "core/games/marias/trick.h"

namespace kibic::importers::mariasek {

using marias::Card;
using marias::ContractKind;
using marias::Rank;

namespace {

// REQUIRES: the trick is complete.
const HraPlay& play_of(const HraTrick& trick, int seat) {
  return *std::find_if(trick.plays.begin(), trick.plays.end(),
                       [seat](const HraPlay& play) { return play.seat == seat; });
}

// A marriage is shown by its svršek while the král is still in the hand. Files of 2015 say it
// themselves (Hlas); later ones leave it to the reader.
std::string claim_of(const HraPlay& play, marias::CardSet hand, const marias::Contract& contract) {
  const bool is_svrsek = play.card.rank() == Rank::svrsek && contract.trump;
  const bool is_held = hand.contains(Card(play.card.suit(), Rank::kral));
  if (!is_svrsek || !play.shows_marriage.value_or(is_held)) return "0";
  return play.card.suit() == *contract.trump ? "40" : "20";
}

// Betl ends with the declarer's first trick, durch with the first that he loses.
bool is_decided(const HraPlaying& playing, int winner) {
  const bool is_declarers = winner == playing.declarer;
  if (playing.contract.kind == ContractKind::betl) return is_declarers;
  return playing.contract.kind == ContractKind::durch && !is_declarers;
}

void add_play(GameRecord& record, const HraPlay& play, HraPlaying& playing) {
  marias::CardSet& hand = playing.hands[static_cast<std::size_t>(play.seat)];
  record.events.emplace_back(ActionEvent{Actor::seat(play.seat),
                                         {marias::to_string(play.card)},
                                         claim_of(play, hand, playing.contract),
                                         play.where});
  for (const std::string& comment : play.comments) {
    record.events.emplace_back(TableNote{comment, play.where});
  }
  hand.erase(play.card);
}

void warn_of_leader(const HraTrick& trick, int expected, Findings& findings) {
  findings.warning("wrong-leader", trick.where,
                   Message(KIBIC_TEXT("Trick {0} is led by {1}, although {2} should lead it."),
                           trick.number, seat_name(*trick.leader), seat_name(expected)));
}

}  // namespace

void add_plays(GameRecord& record, const std::vector<HraTrick>& tricks, const HraPlaying& playing,
               Findings& findings) {
  HraPlaying now = playing;
  const marias::CardOrder order =
      marias::order_of(now.contract, marias::Options::defaults(marias::Variant::voleny));
  for (const HraTrick& stored : tricks) {
    const int leader = stored.leader.value_or(now.leader);
    if (leader != now.leader) warn_of_leader(stored, now.leader, findings);
    marias::Trick trick;
    trick.leader = leader;
    for (int place = 0; place < 3; ++place) {
      const HraPlay& play = play_of(stored, trick.seat_of(place));
      add_play(record, play, now);
      trick.add(play.card);
    }
    now.leader = marias::winner_of(trick, order);
    const bool is_last = stored.number == tricks.back().number;
    if (is_decided(now, now.leader) && !is_last) {
      findings.warning("tricks-after-the-end", stored.where,
                       Message(KIBIC_TEXT("The deal was decided in trick {0}; what is played after "
                                          "it is left out."),
                               stored.number));
      return;
    }
  }
}

}  // namespace kibic::importers::mariasek
