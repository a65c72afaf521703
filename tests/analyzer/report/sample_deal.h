// A deal of volený in which the declarer trumps too low, with a review made by hand.
#pragma once

#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"

namespace kibic::test {

inline const std::vector<std::string>& sample_lines() {
  static const std::vector<std::string> lines{
      "@ new 2 dealer 1",
      "@ deal 0: Qb 8b Kh Kl Kb 9a Ja 9h Qa Xh | 1: Ql Ab Qh 7l 7a Xl Al Ah Jl 8h | "
      "2: 9b Xa Jh 9l 7b 8a Jb Aa Xb Ka 8l 7h",
      "2 trump b",
      "2 discard 7h 8l",
      "2 good",
      "0 good",
      "1 good",
      "2 declare hra b",
      "0 flek hra 1",
      "1 flek-pass",
      "2 flek-pass",
      "2 Aa",
      "0 9a",
      "1 7a",
      "2 8a",
      "0 Ja",
      "1 Ab",
      "1 Ah",
      "2 Jh",
      "0 Xh",
      "1 Al",
      "2 9l",
      "0 Kl",
      "1 7l",
      "2 7b",
      "0 Qb",
      "0 Qa",
      "1 Jl",
      "2 Xa",
      "2 Xb",
      "0 8b",
      "1 8h",
      "2 Jb",
      "0 Kb",
      "1 Xl",
      "0 Kh",
      "1 Qh",
      "2 9b",
      "2 Ka",
      "0 9h",
      "1 Ql",
      "@ result 2 2 -4 points 40 90"};
  return lines;
}

inline GameRecord sample_record(const std::string& first_name = "Jana") {
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.players = {first_name, "Přemysl Kovářovic-Žďárský", "Karel"};
  record.deal = 2;
  record.date = "2026-11-30";
  for (const std::string& line : sample_lines()) {
    const char who = line.front();
    const Actor actor = who == '@' ? Actor::chance() : Actor::seat(who - '0');
    record.events.push_back(ActionEvent{actor, {line.substr(2)}, "", {}});
  }
  return record;
}

inline Replay sample_replay(const GameRecord& record) {
  return replay(record).value();
}

inline std::size_t event_of(const std::string& line) {
  for (std::size_t event = 0; event < sample_lines().size(); ++event) {
    if (sample_lines()[event] == line) return event;
  }
  return sample_lines().size();
}

inline Candidate candidate(const std::string& action, double value, const std::string& line = "") {
  Candidate result;
  result.action = {action};
  result.value = value;
  result.interval = {value - 0.25, value + 0.25};
  for (const auto word : words(line)) result.line.push_back({std::string(word)});
  return result;
}

inline Verdict sample_verdict(const std::string& line, Grade grade, Mark mark) {
  Verdict verdict;
  verdict.event = event_of(line);
  verdict.seat = line.front() - '0';
  verdict.phase = "play";
  verdict.played = {line.substr(2)};
  verdict.unit = "units";
  verdict.stake = 2;
  verdict.grade = grade;
  verdict.mark = mark;
  verdict.worlds = 64;
  verdict.loss = 0;
  return verdict;
}

// The blunder of trick 5.
inline Verdict sample_blunder() {
  Verdict verdict = sample_verdict("2 7b", Grade::blunder, Mark::very_bad);
  verdict.options = 4;
  verdict.candidates = {candidate("9b", -1.25, "Qb 9h Qh Jb Xb 8b 8h"), candidate("Xb", -2.75),
                        candidate("7b", -3)};
  verdict.candidates[0].same_as = {{"Jb"}};
  verdict.loss = 1.75;
  verdict.interval = {1.5, 2};
  verdict.hindsight_loss = 2;
  verdict.hindsight_best = Action{"9b"};
  verdict.heuristic = SecondOpinion{
      {"9b"}, "marias.follow.trump-high", Message("Trump high enough: {0} is still out.", "♦Q")};
  verdict.why = Message("♦7 is overtrumped in {0} of the possible deals.", "85 %");
  return verdict;
}

// A small error that luck covered.
inline Verdict sample_inaccuracy() {
  Verdict verdict = sample_verdict("2 8a", Grade::inaccuracy, Mark::dubious);
  verdict.options = 9;
  verdict.candidates = {candidate("9l", 0.5), candidate("8a", 0.375)};
  verdict.loss = 0.125;
  verdict.interval = {0.125, 0.125};
  verdict.hindsight_loss = 0;
  verdict.hindsight_best = Action{"8a"};
  return verdict;
}

inline Review sample_review(const GameRecord& record) {
  Verdict unlucky = sample_verdict("1 Al", Grade::best, Mark::none);
  unlucky.candidates = {candidate("Al", 1), candidate("8h", 0.5)};
  unlucky.hindsight_loss = 2;
  unlucky.hindsight_best = Action{"8h"};
  Verdict close = sample_verdict("0 Qa", Grade::too_close, Mark::none);
  close.candidates = {candidate("Kl", 1), candidate("Qa", 0.9375)};
  close.loss = 0.0625;
  close.interval = {-0.0625, 0.1875};
  Verdict forced = sample_verdict("1 Ql", Grade::forced, Mark::none);
  forced.forced = true;
  forced.loss.reset();
  Verdict open = sample_verdict("2 declare hra b", Grade::not_judged, Mark::none);
  open.phase = "declare";
  open.loss.reset();
  open.why = Message("Only card play is judged.");
  Review review;
  review.id = record_id(record);
  review.engine_version = "hand 1";
  review.settings.worlds = 64;
  review.verdicts = {open, sample_inaccuracy(), unlucky, sample_blunder(), close, forced};
  review.accuracy = {100.0, 99.5, 61.25};
  review.loss_by_seat = {0.0625, 0, 1.875};
  return review;
}

inline SourceInfo sample_source() {
  return {"games/evening.hra", "mariasek-hra", "ab12", 1234};
}

}  // namespace kibic::test
