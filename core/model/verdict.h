// A judged decision. Values are the deciding seat's own money or points: larger is better for it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/model/action.h"

namespace kibic {

enum class Grade { best, good, inaccuracy, mistake, blunder, too_close, forced, not_judged };
enum class Mark { none, very_good, good, interesting, dubious, bad, very_bad };

std::string_view name_of(Grade grade);  // "best" … "too-close", "forced", "not-judged"
std::string_view glyph_of(Mark mark);   // "!!" "!" "!?" "?!" "?" "??", empty for none
bool is_error(Grade grade);             // inaccuracy, mistake or blunder

// One class of options that are the same thing (touching cards), with its value.
struct Candidate {
  Action action;
  double value = 0;
  std::array<double, 2> interval{};  // 95 %; equal ends when exact
  std::vector<Action> same_as;       // the other members of the class
  std::vector<Action> line;  // principal variation after it, on the true cards; may be empty

  bool operator==(const Candidate&) const = default;
};

// The heuristic engine's word.
struct SecondOpinion {
  Action action;
  std::string rule;  // "marias.lead.hold-last-trump"
  Message why;

  bool operator==(const SecondOpinion&) const = default;
};

struct Verdict {
  std::size_t event = 0;
  int seat = 0;
  std::string phase;
  Action played;            // empty: nothing yet; then there is no loss, grade or mark
  std::size_t options = 0;  // number of legal actions
  bool forced = false;
  std::vector<Candidate> candidates;  // best first; the first one's action is `best`
  std::string unit;
  std::optional<double> loss;                     // informed loss; none if not judged or forced
  std::optional<std::array<double, 2>> interval;  // 95 % of the loss
  // Loss of winning chance in points (0…100), in games where winning is what counts.
  std::optional<double> winning_chance_loss;
  double stake = 0;  // what the side wins by simply winning, see judgement
  Grade grade = Grade::not_judged;
  Mark mark = Mark::none;
  bool exact = false;                    // every world the seat could not exclude was looked at
  std::size_t worlds = 0;                // how many were
  std::optional<double> hindsight_loss;  // against the best action on the true cards
  std::optional<Action> hindsight_best;  // that action
  std::optional<SecondOpinion> heuristic;
  Message why;                   // for people; says the reason when not judged
  std::vector<Message> remarks;  // further sentences: a threat, an only move, what was missed
  // What kind of decision it was, for statistics over many: "stand with 16 against 10". Empty: no
  // kind that comes again.
  Message topic;

  bool operator==(const Verdict&) const = default;
};

}  // namespace kibic
