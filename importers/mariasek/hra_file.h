// A .hra document as typed values, each with its place: what the file says, before anybody asks
// whether it can be true. Covers the layouts of all versions (2015 to 2024).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/games/marias/card.h"
#include "importers/containers/xml.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_words.h"

namespace kibic::importers::mariasek {

struct HraCard {
  marias::Card card;
  Place where;
};

// A card of a trick, under the name of the seat that played it.
struct HraPlay {
  int seat = 0;
  marias::Card card;
  std::optional<bool> shows_marriage;  // Hlas, in files of 2015
  std::vector<std::string> comments;   // behind it: why the program played it
  Place where;
};

struct HraTrick {
  int number = 0;              // 1 … 10
  std::optional<int> leader;   // Zacina
  std::vector<HraPlay> plays;  // in the order of the file; at most one a seat
  Place where;

  bool is_complete() const { return plays.size() == 3; }
};

struct HraFlek {
  Announced part = Announced::hra;
  int count = 0;           // fleks; 0 with a hra proti that nobody doubled
  std::vector<int> seats;  // who called or doubled it; empty before 2023-05
  Place where;
};

// Zuctovani. Both defenders show the points of their side.
struct HraAccount {
  std::array<std::optional<std::int64_t>, 3> points;   // Body
  std::array<std::optional<std::int64_t>, 3> amounts;  // Zisk, in base bets
  Place where;
};

struct HraFile {
  Place where;
  std::optional<std::int64_t> round;  // Kolo
  std::optional<int> leader;          // Zacina: leads trick `round`
  std::optional<int> declarer;        // Voli; undecided: the chooser
  AnnouncedSet announced;             // Typ; empty: not chosen, or a file of 2015
  std::optional<marias::Suit> trump;  // Trumf
  std::string version;                // Verze
  std::array<std::string, 3> names;   // Jmeno, in files of 2015
  std::vector<HraCard> talon;
  bool has_talon = false;                     // the element, perhaps empty
  std::array<std::vector<HraCard>, 3> hands;  // still held
  std::vector<HraFlek> fleks;
  bool has_fleks = false;        // the element: since 2016-12 "no fleks" is known and not unsaid
  std::vector<HraTrick> tricks;  // in the order of their numbers
  std::optional<HraAccount> account;
  std::optional<std::string>
      bidding;  // the comment with the calls, since 2016-09 in saves of debugging
  Place bidding_where;
  std::vector<std::string> comments;  // Komentar and comments of people
};

// Reads the element Hra. What is wrong in it is told to the findings and left out.
HraFile read_hra(const XmlElement& root, Findings& findings);

}  // namespace kibic::importers::mariasek
