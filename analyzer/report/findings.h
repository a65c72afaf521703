// What a review comes to: the flagged decisions with everything a report says about each, the
// summary of each seat, and what nobody could have known.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/report/report_input.h"
#include "analyzer/report/story.h"

namespace kibic {

// An action with its actor, for variations.
struct FindingStep {
  int seat = -1;  // -1: chance
  StoryCard action;
};

// One judged decision in words. Texts are safe to print.
struct Finding {
  const Verdict* verdict = nullptr;
  std::string place;   // "Trick 5", "Auction"
  std::string player;  // name
  StoryCard played;
  StoryCard best;
  std::vector<StoryCard> same_as_best;
  std::string price;     // "3.2 units"
  std::string interval;  // "2.9 to 3.4"; empty when the value is exact
  // Where the values of the two differ by more or less than the price: why. Else empty.
  std::string price_note;
  std::string reason;
  std::vector<std::string> remarks;  // further sentences of the judge
  std::string opinion;               // of the rules of thumb, a sentence; empty without
  StoryCard opinion_action;
  std::vector<std::string> engine_opinions;  // of engines from outside, a sentence each
  std::string hindsight;                     // a sentence; empty when nothing is to be said
  std::vector<FindingStep>
      line;  // what follows the better action, to the end of a trick soon after
  bool is_line_cut = false;
  StoryPosition position;
};

struct SeatSummary {
  std::size_t decisions = 0;
  std::size_t judged = 0;  // decisions with a loss
  std::size_t inaccuracies = 0;
  std::size_t mistakes = 0;
  std::size_t blunders = 0;
  std::string accuracy;      // "92 %", "–" without judged decisions
  std::string flagged_loss;  // amount, of what has a mark for an error
  std::string loss;          // amount, of everything
};

struct Findings {
  std::vector<Finding> flagged;       // in order of events: inaccuracies, mistakes, blunders
  std::vector<std::size_t> by_price;  // indices of flagged, worst first
  std::vector<Finding> unknowable;  // right decisions that cost most as the cards lay, worst first
  std::vector<SeatSummary> seats;
  bool has_judged = false;           // at least one decision has a loss
  std::vector<std::string> remarks;  // too close to call, not judged: sentences
};

// How many tricks after the one under way a variation is told.
inline constexpr std::size_t line_tricks = 2;
// How many decisions Findings::unknowable holds at most.
inline constexpr std::size_t max_unknowable = 3;

// REQUIRES: input.review is there; the story is that of the input.
Findings find(const ReportInput& input, const Story& story);

// Every judged decision in words, in order of events. Where there are no candidates (forced, not
// judged), `best` and what follows from it are empty. REQUIRES: as find().
std::vector<Finding> tell_all(const ReportInput& input, const Story& story);

// The mark of the verdict on that event; empty if there is none.
std::string mark_at(const ReportInput& input, std::size_t event);
const Verdict* verdict_at(const ReportInput& input, std::size_t event);

}  // namespace kibic
