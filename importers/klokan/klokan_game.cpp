#include "importers/klokan/klokan_game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"

namespace kibic::importers::klokan {
namespace {

constexpr std::size_t longest_name = 120;
// A game under the default rules has at most 2,560 half-moves: 63 captures and doublings, and 39
// quiet half-moves before each and 40 behind the last.
constexpr std::size_t most_half_moves = 4'000;

// Marks by their numbers (rule book 4, as in notations of chess).
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> marks{
    {{"$1", "!"}, {"$2", "?"}, {"$3", "!!"}, {"$4", "??"}, {"$5", "!?"}, {"$6", "?!"}}};

bool is_result_word(const std::string& text) {
  return text == "*" || text == "1-0" || text == "0-1" || text == "1/2-1/2";
}

void join_notes(Note& note, Note&& added) {
  if (!note.comment.empty() && !added.comment.empty()) note.comment += ' ';
  note.comment += added.comment;
  if (note.mark.empty()) note.mark = std::move(added.mark);
  note.commands.insert(note.commands.end(), std::make_move_iterator(added.commands.begin()),
                       std::make_move_iterator(added.commands.end()));
}

// A mark with a number that has no glyph, or a second one, is kept as a command.
Note note_of_mark(const std::string& text, bool has_mark) {
  Note note;
  const auto known = std::find_if(marks.begin(), marks.end(),
                                  [&](const auto& mark) { return mark.first == text; });
  const std::string glyph = known == marks.end() ? text : std::string(known->second);
  const bool is_glyph = std::any_of(marks.begin(), marks.end(),
                                    [&](const auto& mark) { return mark.second == glyph; });
  if (is_glyph && !has_mark) {
    note.mark = glyph;
  } else {
    note.commands.push_back({"nag", text});
  }
  return note;
}

// [%mark x] is how the writer puts a mark that has no number.
Note note_of_comment(const Token& token) {
  Note note{token.text, {}, {}};
  for (const NoteCommand& command : token.commands) {
    if (command.name == "mark" && note.mark.empty() && !command.words.empty()) {
      note.mark = command.words;
    } else {
      note.commands.push_back(command);
    }
  }
  return note;
}

}  // namespace

GameReader::GameReader(Findings& findings, Work& work) : findings_(findings), work_(work) {
  game_.record.game = "klokan";
  game_.record.variant = "standard";
  game_.record.players.resize(2);
}

bool GameReader::ends_before(const Token& token) const {
  if (token.kind == Token::Kind::header) {
    return has_begun_ || (is_known_header(token.name) && seen_.count(token.name) > 0);
  }
  const bool goes_on = token.kind == Token::Kind::word || token.kind == Token::Kind::open;
  return has_result_word_ && goes_on && lines_.size() <= 1;
}

void GameReader::read(const Token& token) {
  if (token.kind == Token::Kind::header) {
    header(token);
    return;
  }
  if (!has_begun_) begin();
  if (is_rejected_) return;
  switch (token.kind) {
    case Token::Kind::header:
      break;
    case Token::Kind::word:
      word(token);
      break;
    case Token::Kind::comment:
      comment(token);
      break;
    case Token::Kind::mark:
      mark(token);
      break;
    case Token::Kind::open:
      open(token);
      break;
    case Token::Kind::close:
      close(token);
      break;
  }
}

void GameReader::header(const Token& token) {
  has_headers_ = true;
  seen_.insert(token.name);
  if (token.name == "White" || token.name == "Black") {
    game_.record.players[token.name == "White" ? 0 : 1] = shortened(token.text, longest_name);
  } else if (token.name == "Rules") {
    rules_text_ = token.text;
    rules_where_ = token.where;
  } else if (token.name == "Start") {
    start_ = token;
  } else if (token.name == "Result") {
    result_ = token;
  } else if (token.name == "Format") {
    if (token.text == "klokan 1") return;
    findings_.warning(
        "unknown-version", token.where,
        Message(KIBIC_TEXT("The format is “{0}”; it is read as “klokan 1”."), token.text));
  } else if (const auto date = parse_date(token.text); token.name == "Date" && date) {
    game_.record.date = *date;
  } else {
    game_.record.events.emplace_back(TableNote{header_line(token.name, token.text), token.where});
  }
}

// The headers are read: the first position can be set up.
void GameReader::begin() {
  has_begun_ = true;
  const rules::Options options = parse_rules(rules_text_, rules_where_, findings_);
  game_.record.rules = rules::rules_of(options);
  game_.stated_rules = stated_rules(rules_text_);
  if (start_) {
    const auto start = start_of(start_->text, options);
    if (!start) {
      findings_.error(start.error().code, start_->where, start.error().text);
      is_rejected_ = true;
      return;
    }
    if (start->is_changed) {
      findings_.warning(
          options.marks_doubled() ? "plain-on-far-rank" : "doubled-without-doubling", start_->where,
          options.marks_doubled()
              ? Message(KIBIC_TEXT("Stones that have reached their far rank are doubled: {0}."),
                        start->text)
              : Message(KIBIC_TEXT("By these rules no stone is doubled: {0}."), start->text));
    }
    const auto standard = start_of("start", options);
    if (start->text != standard->text) game_.record.start = StartPosition{start->text};
  }
  auto first = rules::Rules::start("standard", game_.record.rules, game_.record.start);
  lines_.push_back({*first, *first, {}, {}, false, false, false});
}

void GameReader::word(const Token& token) {
  if (skipped_ > 0) return;
  if (is_result_word(token.text)) {
    if (!is_main()) return;
    has_result_word_ = true;
    if (!result_) result_ = token;
  } else if (token.text == "--") {
    at_end(token);
  } else if (!lines_.back().is_cut) {
    half_move(token);
  }
}

void GameReader::half_move(const Token& token) {
  Line& line = lines_.back();
  const std::size_t length = is_main() ? events_ : line.steps.size();
  if (line.is_at_end || length >= most_half_moves) {
    findings_.warning("too-many-half-moves", token.where,
                      Message(KIBIC_TEXT("The line ends before {0}."), token.text));
    line.is_cut = true;
    return;
  }
  auto played = play_half_move(line.now, token.text, token.where, findings_, work_);
  if (!played) {
    illegal(token, played.error());
    return;
  }
  ++half_moves_;
  line.before = std::move(line.now);
  line.now = std::move(played->after);
  line.has_step = true;
  if (is_main()) {
    game_.record.events.emplace_back(std::move(played->event));
    ++events_;
  } else {
    line.steps.push_back({std::move(played->event), {}});
  }
  keep_pending(line);
}

void GameReader::illegal(const Token& token, const Error& error) {
  Line& line = lines_.back();
  if (error.code == "unreadable-half-move") {
    findings_.warning(error.code, token.where,
                      Message(KIBIC_TEXT("“{0}” is no half-move and is left out."), token.text));
    return;
  }
  line.is_cut = true;
  Place where = token.where;
  if (!is_main()) {
    findings_.warning(
        "illegal-variation", where,
        Message(KIBIC_TEXT("The variation ends before {0}: {1}."), token.text, render(error.text)));
    return;
  }
  where.event = events_;
  findings_.error(error.code, where,
                  Message(KIBIC_TEXT("Half-move {0}, {1}, is illegal: {2}. The game is kept up to "
                                     "there."),
                          line.now.number, token.text, render(error.text)));
}

// `--` stands for the end of the line played: variations behind it go on from there.
void GameReader::at_end(const Token& token) {
  Line& line = lines_.back();
  if (!is_main()) {
    findings_.warning("unreadable-half-move", token.where,
                      Message(KIBIC_TEXT("“{0}” is no half-move and is left out."), token.text));
    return;
  }
  if (line.is_cut || line.is_at_end) return;
  line.before = line.now;
  line.is_at_end = true;
}

Annotation& GameReader::annotation_of(Line& line) {
  if (&line != &lines_.front()) return line.steps.back().added;
  return game_.annotations.by_event[line.is_at_end ? events_ : events_ - 1];
}

Note& GameReader::note_of(Line& line) {
  return line.has_step || line.is_at_end ? annotation_of(line).note : line.pending;
}

void GameReader::keep_pending(Line& line) {
  if (line.pending.is_empty()) return;
  join_notes(annotation_of(line).note, std::exchange(line.pending, {}));
}

void GameReader::comment(const Token& token) {
  if (skipped_ > 0 || lines_.back().is_cut) return;
  Note note = note_of_comment(token);
  if (note.is_empty()) return;
  Note& known = note_of(lines_.back());
  if (known.comment.size() + note.comment.size() >= longest_comment && !known.comment.empty()) {
    findings_.warning("comment-too-long", token.where,
                      Message(KIBIC_TEXT("Comments of one half-move have {0} bytes at most; this "
                                         "one is left out."),
                              longest_comment));
    note.comment.clear();
  }
  join_notes(known, std::move(note));
}

void GameReader::mark(const Token& token) {
  if (skipped_ > 0 || lines_.back().is_cut) return;
  Note& note = note_of(lines_.back());
  join_notes(note, note_of_mark(token.text, !note.mark.empty()));
}

void GameReader::open(const Token& token) {
  const Line& line = lines_.back();
  const bool is_too_deep = lines_.size() > static_cast<std::size_t>(max_variation_depth);
  const bool has_place = (line.has_step || line.is_at_end) && !line.is_cut;
  if (skipped_ > 0 || is_too_deep || !has_place) {
    ++skipped_;
    if (skipped_ > 1 || line.is_cut) return;
    findings_.warning(
        is_too_deep ? "variation-too-deep" : "variation-without-half-move", token.where,
        is_too_deep
            ? Message(KIBIC_TEXT("Variations lie in each other more than {0} deep; this one "
                                 "is left out."),
                      max_variation_depth)
            : Message(KIBIC_TEXT("A variation replaces the half-move before it; here is "
                                 "none.")));
    return;
  }
  const rules::State first = line.before;
  lines_.push_back({first, first, {}, {}, false, false, false});
}

void GameReader::close(const Token& token) {
  if (skipped_ > 0) {
    --skipped_;
  } else if (is_main()) {
    findings_.warning("stray-parenthesis", token.where,
                      Message(KIBIC_TEXT("This parenthesis closes nothing.")));
  } else {
    if (lines_.back().steps.empty()) {
      findings_.warning("empty-variation", token.where,
                        Message(KIBIC_TEXT("A variation without a legal half-move is left out.")));
    }
    close_line();
  }
}

void GameReader::close_line() {
  Variation steps = std::move(lines_.back().steps);
  lines_.pop_back();
  if (!steps.empty()) annotation_of(lines_.back()).variations.push_back(std::move(steps));
}

void GameReader::compare(const SavedResult& saved, const SavedResult& played, const Place& where) {
  const bool says_more = saved.reason == "abort" || saved.winner == '*';
  const bool is_same_winner = saved.winner == played.winner;
  const bool is_same_count = !saved.count || !played.count || saved.count == played.count;
  const bool is_same_reason = saved.reason.empty() || saved.reason == played.reason;
  const bool is_open = played.winner == '*';
  if (is_open && says_more) return;
  if (is_same_winner && is_same_count && is_same_reason) return;
  findings_.error("wrong-result", where,
                  Message(KIBIC_TEXT("The result is given as “{0}”; on the board it is “{1}”."),
                          to_string(saved), to_string(played)));
}

// The result that the file gives: a resignation is an event, anything else has to be as on the
// board.
void GameReader::settle() {
  if (!result_) return;
  const auto saved = parse_result(result_->text);
  if (!saved) {
    findings_.warning("bad-result", result_->where,
                      Message(KIBIC_TEXT("“{0}” is no result; one is written like “W 16:5 stuck”."),
                              result_->text));
    return;
  }
  Line& line = lines_.front();
  if (line.is_cut) return;
  const bool has_loser = saved->winner == 'W' || saved->winner == 'B';
  if (saved->reason == "resign" && has_loser && !line.now.ending) {
    const Actor loser = Actor::seat(saved->winner == 'W' ? 1 : 0);
    line.before = line.now;
    line.now = rules::Rules::apply(line.now, loser, {});
    line.has_step = true;
    game_.record.events.emplace_back(ActionEvent{loser, {"resign"}, "", result_->where});
    ++events_;
  }
  compare(*saved, result_of(line.now), result_->where);
}

std::optional<ReadGame> GameReader::finish() {
  if (is_empty()) return std::nullopt;
  if (!has_begun_) begin();
  if (is_rejected_) return std::nullopt;
  if (lines_.size() > 1 || skipped_ > 0) {
    findings_.warning("variation-not-closed", {},
                      Message(KIBIC_TEXT("The game ends within a variation.")));
  }
  while (lines_.size() > 1) close_line();
  Line& line = lines_.front();
  if (!line.pending.is_empty()) {  // nobody has moved
    line.is_at_end = true;
    keep_pending(line);
  }
  settle();
  std::erase_if(game_.annotations.by_event,
                [](const auto& entry) { return entry.second.is_empty(); });
  return std::move(game_);
}

}  // namespace kibic::importers::klokan
