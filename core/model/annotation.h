// What a user, or an imported file, adds to a record: comments, marks and variations. Kept apart
// from events and verdicts, so that neither a new import nor a new analysis touches them.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/model/record.h"

namespace kibic {

// A command that a file attaches to an event beside its comment: `[%clk 0:12]` has the name "clk"
// and the words "0:12". Kibic keeps those that it does not know.
struct NoteCommand {
  std::string name;
  std::string words;  // as they stand after the name; may be empty

  bool operator==(const NoteCommand&) const = default;
};

// What is said about one event.
struct Note {
  std::string comment;
  std::string mark;  // a glyph: "!", "?!"…; empty: none
  std::vector<NoteCommand> commands;

  bool is_empty() const { return comment.empty() && mark.empty() && commands.empty(); }
  bool operator==(const Note&) const = default;
};

struct VariationStep;
// What might have happened instead, step by step. Never empty.
using Variation = std::vector<VariationStep>;

// What hangs from one event of a record or one step of a variation.
struct Annotation {
  Note note;
  // Each replaces that event or step with all that follows it. In the order of the file or user.
  std::vector<Variation> variations;

  bool is_empty() const { return note.is_empty() && variations.empty(); }
  bool operator==(const Annotation&) const;
};

struct VariationStep {
  ActionEvent event;
  Annotation added;

  bool operator==(const VariationStep&) const;
};

// How deep variations may lie in variations; one on the line played is at depth 1. No real file
// comes near it, and it keeps damaged ones from exhausting the stack.
inline constexpr int max_variation_depth = 200;

// All that was added to one record.
struct Annotations {
  // By canonical event; the number of events is the end of the record. A variation at event i
  // replaces event i, one at the end goes on from there.
  std::map<std::size_t, Annotation> by_event;

  bool is_empty() const;  // also with empty entries
  bool operator==(const Annotations&) const = default;
};

}  // namespace kibic
