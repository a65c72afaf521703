// One line of an ochko log as it stands: words with their columns, and the parts of a deal.
// Source: rule book ochko 2; see ../README.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/games/ochko/state.h"
#include "importers/findings.h"

namespace kibic::importers::ochko_log {

struct Word {
  std::string_view text;
  Place where;
};

// The words of a line; `/ | : =` are words of their own, commas are blanks. Views into `line`.
std::vector<Word> words_of(std::string_view line, const Place& start);

// Without what follows `#` or `;`, which `comment` gets.
std::string_view without_comment(std::string_view line, std::string_view& comment);

template <class T>
struct Found {
  T value;
  Place where;
};

// What the player and the table did, in the order of the log.
enum class Mark : std::uint8_t { hit, stand, stop };

struct DealLine {
  Place where;
  std::optional<std::int64_t> number;
  std::optional<std::int64_t> stake;
  std::vector<Found<kibic::ochko::Card>> player;  // at least two
  // Cards that nobody has seen are none.
  std::array<std::optional<Found<kibic::ochko::Card>>, 2> banker;
  std::vector<Found<kibic::ochko::Card>> draws;
  std::vector<Found<Mark>> marks;
  std::optional<Found<kibic::ochko::ResultStatement>> result;
};

// Numbers, or cards in front: what a deal begins with.
bool looks_like_deal(const std::vector<Word>& words);

// As much of the deal as can be read; what cannot be read ends it with a warning. None, and an
// error: there are not two cards of the player.
std::optional<DealLine> parse_deal(const std::vector<Word>& words, Findings& findings);

// "win", "lost", "tie"…: the words that logs use. Any case.
std::optional<kibic::ochko::ResultKind> parse_kind(std::string_view word);

}  // namespace kibic::importers::ochko_log
