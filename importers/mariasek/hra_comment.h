// The bidding comment of a .hra file, the only place where the order of calls is kept. Mariasek
// writes one line a call among lines of statistics, which are skipped:
//   Player 2 talon: Devítka žaludy Spodek zelený
//   Player 2: Dobrá (0/0)           the chooser asks "barva?", or a defender answers
//   Player 2: Sedma červený
//   Player 3: Flek na hru           all that a seat says in one turn of doubling
// Our writer adds lines for what a file cannot keep otherwise, which Mariasek does not mind:
//   Player 2 karty: …               the hand in the order dealt
//   Player 2 trumf: kule            the trump chosen before a betl or durch
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/marias/card.h"
#include "importers/mariasek/hra_words.h"

namespace kibic::importers::mariasek {

// One thing said in doubling. "Game" is the main part (hra, kilo, betl, durch), "seven" the sedma
// or else the sedma proti, "hundred" the kilo proti or else the kilo, whichever is open to the
// speaker.
struct Said {
  enum class Kind { pass, raise, announce };
  enum class On { everything, game, seven, seven_against, hundred, hundred_against };
  Kind kind = Kind::pass;
  On on = On::everything;
  bool operator==(const Said&) const = default;
};

struct BiddingLine {
  enum class Kind { deal, trump, talon, good, bad, declare, say };
  int seat = 0;
  Kind kind = Kind::say;
  std::vector<marias::Card> cards;    // deal, talon
  std::optional<marias::Suit> trump;  // trump, declare
  AnnouncedSet announced;             // declare
  std::vector<Said> said;             // say
  bool operator==(const BiddingLine&) const = default;
};

// No value if a call is not understood: then none of the comment is to be trusted.
std::optional<std::vector<BiddingLine>> parse_bidding(std::string_view comment);
std::string to_string(const BiddingLine& line);

}  // namespace kibic::importers::mariasek
