#include "analyzer/engines/klokan/judge/words.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/engines/klokan/search/ordering.h"

namespace kibic::klokan {
namespace {

constexpr int noted_occurrence = 3;  // A11

// Amounts to two places, without zeros at the end.
std::string amount(double value) {
  std::string text = fmt::format("{:.2f}", value);
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text == "-0" ? "0" : text;
}
std::string signed_amount(double value) {
  const std::string text = amount(value);
  return text.starts_with('-') || text == "0" ? text : "+" + text;
}

Message explain_error(const Findings& f) {
  if (f.is_solved) {
    return Message(KIBIC_TEXT("{0} costs {1} stones for certain: played out, {2} ends at {3}, {0} "
                              "at {4}."),
                   f.played, amount(f.loss), f.best, signed_amount(f.best_value),
                   signed_amount(f.played_value));
  }
  return Message(
      KIBIC_TEXT("{0} costs about {1} stones: looking {5} half-moves ahead, {2} is worth "
                 "{3} and {0} {4}."),
      f.played, amount(f.loss), f.best, signed_amount(f.best_value), signed_amount(f.played_value),
      f.depth);
}

Message explain_best(const Findings& f) {
  if (f.is_dead) {
    return f.is_solved ? Message(KIBIC_TEXT("Every half-move leads to the same count, {0}."),
                                 signed_amount(f.best_value))
                       : Message(KIBIC_TEXT("Every half-move is worth the same, {0}, as far as {1} "
                                            "half-moves show."),
                                 signed_amount(f.best_value), f.depth);
  }
  if (f.is_only) {
    return Message(KIBIC_TEXT("{0} was the only good half-move: any other costs {1} stones or "
                              "more."),
                   f.played, amount(f.next_best_loss));
  }
  if (f.is_solved) {
    return Message(KIBIC_TEXT("No half-move does better: played out, it ends at {0}."),
                   signed_amount(f.best_value));
  }
  return Message(KIBIC_TEXT("No half-move is better, looking {0} half-moves ahead."), f.depth);
}

Message explain_good(const Findings& f) {
  if (f.is_decided && f.loss > 0) {
    return Message(KIBIC_TEXT("It costs no win and no draw; {0} would have brought {1} stones "
                              "more."),
                   f.best, amount(f.loss));
  }
  return Message(KIBIC_TEXT("{0} was good enough: {1} is worth only {2} stones more."), f.played,
                 f.best, amount(f.loss));
}

// --- Remarks.

// What the other side would do if it were to move now.
void add_threat(const Surroundings& s, std::vector<Message>& list) {
  Board passed = s.state.board;
  passed.to_move = other(passed.to_move);
  const auto all = half_moves(passed, *s.state.options);
  const auto best = std::max_element(all.begin(), all.end(), [&](const auto& a, const auto& b) {
    return gain_of(passed, a) < gain_of(passed, b);
  });
  if (best == all.end() || best->captured == 0) return;
  list.push_back(Message(KIBIC_TEXT("If you passed, {0} would capture {1}."),
                         named(passed, *s.state.options, *best).text, count(best->captured)));
}

void add_answer(const Surroundings& s, std::vector<Message>& list) {
  if (s.answers.empty() || s.answers.front().move.captured == 0) return;
  list.push_back(Message(KIBIC_TEXT("The best answer to {0} is {1}, which captures {2}."),
                         s.played.text, s.answers.front().text,
                         count(s.answers.front().move.captured)));
}

bool goes_on_from(const Path& path, const Path& longer) {
  return path.size() < longer.size() && std::equal(path.begin(), path.end(), longer.begin());
}

void add_missed(const Surroundings& s, std::vector<Message>& list) {
  const int more = count(s.best.move.captured) - count(s.played.move.captured);
  if (more > 0 && goes_on_from(s.played.path, s.best.path)) {
    list.push_back(
        Message(KIBIC_TEXT("The stone could go on: {0} captures {1} more."), s.best.text, more));
  } else if (more > 0) {
    list.push_back(Message(KIBIC_TEXT("{0} captures {1} more."), s.best.text, more));
  }
  if (s.best.move.doubles && !s.played.move.doubles) {
    list.push_back(Message(KIBIC_TEXT("{0} doubles the stone."), s.best.text));
  }
}

// Only where the rules keep the boards that have been.
void add_repetition(const Surroundings& s, std::vector<Message>& list) {
  if (!s.state.options->looks_back()) return;
  const int times = occurrences(s.state, after(s.state.board, s.played.move)) + 1;
  if (times < noted_occurrence) return;
  list.push_back(
      Message(KIBIC_TEXT("The position after {0} has now been {1} times."), s.played.text, times));
}

void add_ending(const Surroundings& s, std::vector<Message>& list) {
  const State end = after_line(s.state, s.played, s.answers);
  if (!end.ending) return;
  const std::string own = std::to_string(value_of(end, s.state.board.to_move));
  const std::string enemy = std::to_string(value_of(end, other(s.state.board.to_move)));
  const bool is_white = end.board.to_move == Side::white;
  switch (end.ending->kind) {
    case EndKind::stuck:
      list.push_back(is_white
                         ? Message(KIBIC_TEXT("With best play White runs out of jumps, {0} : {1}."),
                                   own, enemy)
                         : Message(KIBIC_TEXT("With best play Black runs out of jumps, {0} : {1}."),
                                   own, enemy));
      return;
    case EndKind::quiet:
      list.push_back(Message(KIBIC_TEXT("With best play the quiet counter ends the game, {0} : "
                                        "{1}."),
                             own, enemy));
      return;
    case EndKind::stones:
    case EndKind::repetition:
    case EndKind::resigned:
      return;
  }
}

}  // namespace

Message explain(const Findings& f) {
  if (is_error(f.grade)) return explain_error(f);
  return f.grade == Grade::good ? explain_good(f) : explain_best(f);
}

Message explain_open(const Findings& f) {
  if (f.is_dead) return explain_best(f);
  if (f.is_solved) {
    return Message(KIBIC_TEXT("{0} is best: played out, it ends at {1}."), f.best,
                   signed_amount(f.best_value));
  }
  return Message(KIBIC_TEXT("{0} is worth most, {1}, looking {2} half-moves ahead."), f.best,
                 signed_amount(f.best_value), f.depth);
}

State after_line(const State& state, const NamedMove& move, const std::vector<NamedMove>& line) {
  State now = Rules::apply(state, Rules::actor(state), Action{move.path});
  for (const NamedMove& next : line) {
    if (now.ending) break;
    now = Rules::apply(now, Rules::actor(now), Action{next.path});
  }
  return now;
}

std::vector<Message> remarks(const Surroundings& s) {
  std::vector<Message> list;
  if (s.is_error) {
    add_threat(s, list);
    add_answer(s, list);
    add_missed(s, list);
  }
  add_repetition(s, list);
  add_ending(s, list);
  return list;
}

}  // namespace kibic::klokan
