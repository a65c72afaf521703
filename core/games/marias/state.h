// The full truth of a deal of mariáš, hidden cards included, from the first event to the bill.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/games/marias/action.h"
#include "core/games/marias/bill.h"
#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"
#include "core/games/marias/trick.h"

namespace kibic::marias {

enum class Phase : std::uint8_t {
  deal,     // cards are being dealt
  trump,    // volený: the chooser lays his trump card aside
  bid,      // licitovaný: auction
  talon,    // the declarer (or who took over) discards, or folds
  declare,  // he announces the contract
  respond,  // volený: dobrá or špatná
  flek,     // doubling and hry proti
  play,
  over
};

struct Call {  // one call of the auction
  int seat = 0;
  enum class Kind : std::uint8_t { bid, hold, pass } kind = Kind::pass;
  std::optional<Rung> rung;  // none with a pass
  bool operator==(const Call&) const = default;
};

struct Auction {
  std::vector<Call> calls;
  std::array<bool, 3> is_out{};
  std::optional<Rung> rung;   // highest named
  std::optional<int> holder;  // who named or held it last
  bool operator==(const Auction&) const = default;
};

// A set of parts, by number.
using PartSet = std::bitset<part_count>;
constexpr std::size_t index_of(Part part) {
  return static_cast<std::size_t>(part);
}

using DoublingCall = std::variant<Against, Flek, FlekPass>;

// The ladder of fleks: what is on each part, and whose word it is (rule book 1.8). The sides speak
// in rounds; in each round a side may raise what the other one raised in the round before.
struct Doubling {
  FlekCounts counts{};
  PartSet is_open;                    // what the seat to act may raise or pass on now
  std::array<bool, 3> has_doubled{};  // said at least one flek in the deal
  std::array<bool, 3> has_spoken{};   // is through with its first comment
  std::optional<int> sedma_against_seat;
  std::optional<int> sto_against_seat;
  std::vector<std::pair<int, DoublingCall>> calls;  // everything said, in order

  bool is_declarers_round = false;
  PartSet round_parts;             // parts that the speaking side may raise in this round
  PartSet raised;                  // raised or announced by it in this round
  std::array<PartSet, 3> settled;  // raised or passed in this round, by seat
  std::array<bool, 3> is_done{};   // through with this round, by seat
  // Said before the other side was through (wrong order of fleks); each counts when its seat has
  // the word. In the order said; at most 64.
  std::vector<std::pair<int, DoublingCall>> early;

  bool operator==(const Doubling&) const = default;
};

struct State {
  // Shared by all states of a record, never changed. Never null.
  std::shared_ptr<const Options> options;
  Phase phase = Phase::deal;
  Actor to_act = Actor::chance();

  bool has_begun = false;  // a NewDeal was on record, so the dealer is known
  int deal_number = 0;
  int dealer = 0;  // forhont sits to the dealer's left: (dealer + 1) % 3
  std::array<std::int64_t, 3> score_before{};
  bool is_score_known = false;

  std::array<std::vector<Card>, 3> dealt;  // in the order dealt; volený: chooser has 12
  std::vector<Card> dealt_talon;           // licitovaný
  std::array<CardSet, 3> hands;            // held now
  CardSet talon;                           // face down in the middle now
  std::optional<CardSet> discard;          // the last discard, once made
  std::optional<int> discarder;            // who made it
  std::array<CardSet, 3> discarded_by;     // what each seat put away last, taken up since or not
  std::array<CardSet, 3> picked_up;        // what each seat took up from the talon
  std::optional<Suit> chosen_trump;        // volený
  int chooser = 0;                         // volený: forhont

  Auction auction;
  int declarer = 0;  // valid from phase talon on
  std::optional<Contract> contract;
  std::optional<Contract> planned;                 // named by the record together with the discard
  std::optional<std::array<int, 2>> talon_counts;  // trumps and helpers in the talon, as told
  std::vector<std::pair<int, bool>> responses;  // volený: seat, dobrá? (the chooser's: "barva?")
  int answers_due = 0;                          // volený: how many seats still have to answer
  bool is_durch_needed = false;  // volený: a betl was taken over, only durch beats it
  Doubling doubling;
  std::optional<NotPlayed> not_played;

  std::vector<Trick> tricks;  // complete ones and the one under way (empty before its lead)
  std::vector<Marriage> marriages;
  std::array<int, 2> points{};      // card points: declarer, defenders; last trick included
  std::array<int, 2> tricks_won{};  // declarer, defenders; those before first_trick not counted
  std::array<int, 2> won_before{};  // of a record that begins in the middle: points with marriages
  int first_trick = 1;              // number of tricks.front(); > 1 if it begins in the middle
  // Ložená hra: the claimant. Points, marriages, sevens and tricks_won are then those of the deal
  // played out; hands and tricks stay as they were.
  std::optional<int> lay_down_by;
  CardSet laid_down;
  SevenFate trump_seven = SevenFate::absent;
  SevenFate helper_seven = SevenFate::absent;

  bool operator==(const State& other) const;  // by content, options too

  int forhont() const { return (dealer + 1) % 3; }
  bool is_defender(int seat) const { return seat != declarer; }
};

}  // namespace kibic::marias
