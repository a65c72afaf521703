#include "importers/klokan/klokan_writer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "importers/klokan/klokan_headers.h"

namespace kibic::importers::klokan {
namespace {

constexpr std::size_t longest_line = 80;

std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

// Words that are wrapped between each other, never within.
class Lines {
 public:
  void add(const std::string& word) {
    const bool opens = !text_.empty() && text_.back() == '(';
    const bool is_new_line = text_.empty() || text_.back() == '\n';
    if (!is_new_line && !opens && word != ")") {
      const bool fits = text_.size() - line_start_ + 1 + word.size() <= longest_line;
      text_ += fits ? ' ' : '\n';
      if (!fits) line_start_ = text_.size();
    }
    text_ += word;
    const std::size_t last_end = text_.rfind('\n');
    if (last_end != std::string::npos) line_start_ = std::max(line_start_, last_end + 1);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::size_t line_start_ = 0;
};

// A half-move and what hangs from it.
struct Step {
  const ActionEvent* event = nullptr;
  const Annotation* added = nullptr;  // may be none
};

std::vector<Step> steps_of(const Variation& variation) {
  std::vector<Step> steps;
  for (const VariationStep& step : variation) {
    steps.push_back({&step.event, step.added.is_empty() ? nullptr : &step.added});
  }
  return steps;
}

std::string command_text(const NoteCommand& command) {
  std::string words = clean_utf8(command.words);
  std::replace_if(
      words.begin(), words.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return "[%" + command.name + (words.empty() ? "" : " " + escaped(words, "\\[]{}")) + "]";
}

bool can_be_command(const NoteCommand& command) {
  return !command.name.empty() && command.name.size() <= 60 &&
         std::all_of(command.name.begin(), command.name.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '_';
         });
}

// "$10", where a mark has no glyph.
bool is_number_of_mark(const std::string& text) {
  return text.size() > 1 && text.size() <= 4 && text[0] == '$' &&
         std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string mark_text(const std::string& mark) {
  constexpr std::array<std::string_view, 6> glyphs{"!", "?", "!!", "??", "!?", "?!"};
  const auto* const found = std::find(glyphs.begin(), glyphs.end(), mark);
  if (found == glyphs.end()) return command_text({"mark", mark});
  return "$" + std::to_string(found - glyphs.begin() + 1);
}

class GameWriter {
 public:
  Result<std::string> write(const GameRecord& record, const Annotations& annotations) {
    auto first = rules::Rules::start(record.variant, record.rules, record.start);
    if (!first) return tl::unexpected(first.error());
    const auto events = action_events(record);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const auto added = annotations.by_event.find(i);
      const bool has_some = added != annotations.by_event.end() && !added->second.is_empty();
      steps.push_back({&events[i], has_some ? &added->second : nullptr});
    }
    const auto at_end = annotations.by_event.find(events.size());
    is_end_annotated_ = at_end != annotations.by_event.end() && !at_end->second.is_empty();
    rules::State state = *first;
    write_line(state, steps, 0);
    if (is_end_annotated_) {
      lines_.add("--");
      write_added(state, at_end->second, 0);
    }
    if (!error_ && !annotations.by_event.empty() &&
        annotations.by_event.rbegin()->first > events.size()) {
      error_ = Error{"klokan-annotation",
                     Message(KIBIC_TEXT("Something is said about an event that the record has "
                                        "not."))};
    }
    if (error_) return tl::unexpected(*error_);
    std::string text = headers(record, *first, state);
    const std::string moves = lines_.take();
    return text + (moves.empty() ? "" : "\n" + moves + "\n");
  }

 private:
  static std::string headers(const GameRecord& record, const rules::State& first,
                             const rules::State& last) {
    const auto player = [&](std::size_t seat) {
      return seat < record.players.size() ? record.players[seat] : std::string();
    };
    std::vector<std::string> lines{
        header_line("Format", "klokan 1"), header_line("Rules", rules_text(*first.options)),
        header_line("White", player(0)), header_line("Black", player(1))};
    if (!record.date.empty()) lines.push_back(header_line("Date", date_text(record.date)));
    if (record.start) {
      const auto start = start_of(record.start->text, *first.options);
      lines.push_back(header_line("Start", start->text));
    }
    lines.push_back(header_line("Result", to_string(result_of(last))));
    for (const Event& event : record.events) {
      const auto* note = std::get_if<TableNote>(&event);
      // Headers that meant nothing to the reader were kept as they stood.
      if (note != nullptr && note->text.starts_with("[") && note->text.ends_with("\"]")) {
        lines.push_back(note->text);
      }
    }
    return join(lines, "\n") + "\n";
  }

  // Plays the steps on from `state`.
  void write_line(rules::State& state, const std::vector<Step>& steps, int depth) {
    if (depth > max_variation_depth) {
      error_ = Error{"klokan-too-deep",
                     Message(KIBIC_TEXT("Variations lie in each other more than {0} deep."),
                             max_variation_depth)};
    }
    bool needs_number = true;
    for (const Step& step : steps) {
      if (error_) return;
      const rules::State before = state;
      const auto text = play(state, *step.event);
      if (!text) return;
      const bool is_resignation = step.event->action.text == "resign";
      // The header tells of it, unless something is said about it or what might come then.
      const bool is_mute = step.added == nullptr && !is_end_annotated_;
      if (is_resignation && depth == 0 && is_mute) return;
      const bool is_white = before.board.to_move == rules::Side::white;
      std::string number;
      if (!is_resignation && (is_white || needs_number)) {
        number = std::to_string((before.number + 1) / 2) + (is_white ? ". " : "... ");
      }
      lines_.add(number + *text);
      if (step.added != nullptr) write_added(before, *step.added, depth);
      needs_number = step.added != nullptr;
    }
  }

  // The half-move as it is written; an Error is kept.
  std::optional<std::string> play(rules::State& state, const ActionEvent& event) {
    const auto action = rules::Rules::parse(state, event.action.text);
    if (!action) {
      error_ = action.error();
      return std::nullopt;
    }
    if (const auto violation = rules::Rules::check(state, event.actor, *action)) {
      error_ =
          Error{violation->code, Message(KIBIC_TEXT("Half-move {0}, {1}, cannot be written: {2}."),
                                         state.number, event.action.text, render(violation->text))};
      return std::nullopt;
    }
    std::string text = rules::Rules::format(state, *action);
    if (action->resigns() && event.actor != rules::Rules::actor(state)) {
      text = event.actor == Actor::seat(0) ? "w-resign" : "b-resign";
    }
    state = rules::Rules::apply(state, event.actor, *action);
    return text;
  }

  void write_added(const rules::State& before, const Annotation& added, int depth) {
    const Note& note = added.note;
    if (!note.mark.empty()) lines_.add(mark_text(note.mark));
    for (const NoteCommand& command : note.commands) {
      if (command.name == "nag" && is_number_of_mark(command.words)) {
        lines_.add(command.words);
      } else if (can_be_command(command)) {
        lines_.add(command_text(command));
      } else {
        error_ = Error{"klokan-command",
                       Message(KIBIC_TEXT("A command cannot be called “{0}”."), command.name)};
      }
    }
    const std::string comment(trim(clean_utf8(note.comment)));
    if (!comment.empty()) lines_.add("{" + escaped(comment, "\\{}[") + "}");
    for (const Variation& variation : added.variations) {
      if (error_) return;
      rules::State state = before;
      lines_.add("(");
      write_line(state, steps_of(variation), depth + 1);
      lines_.add(")");
    }
  }

  Lines lines_;
  bool is_end_annotated_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<std::string> write_klokan(std::span<const GameRecord> records,
                                 const std::map<std::size_t, Annotations>& annotations) {
  std::string text;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (records[i].game != "klokan") {
      return fail(
          "klokan-game",
          Message(KIBIC_TEXT("A .klokan file holds games of klokan, not {0}."), records[i].game));
    }
    const auto added = annotations.find(i);
    auto game =
        GameWriter().write(records[i], added == annotations.end() ? Annotations() : added->second);
    if (!game) return tl::unexpected(game.error());
    if (!text.empty()) text += "\n";
    text += *game;
  }
  return text;
}

}  // namespace kibic::importers::klokan
