// What is open: files with their records, each with its line of the library and, while it is
// studied, its board.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/model/record.h"
#include "core/ports/review_store.h"
#include "gui/presenter/board.h"
#include "gui/presenter/judged_record.h"
#include "gui/presenter/services.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

struct OpenRecord {
  std::string id;
  std::shared_ptr<const GameRecord> record;
  std::vector<std::string> names;  // by seat, never empty
  std::string unit;                // of the money
  bool is_finished = false;
  bool is_given_up = false;  // judging it failed
  std::size_t node = 0;      // where the user stood when the board was put away
  std::shared_ptr<const JudgedRecord> judged;
  // There while the record is selected, and afterwards only if it has edits: positions are large,
  // and playing a record again takes about a millisecond.
  std::unique_ptr<Board> board;
};

struct OpenFile {
  SourceInfo source;
  FileRow row;
  std::vector<OpenRecord> records;  // in the order of row.records
};

// Plays all records; those that cannot be started become findings. For a worker.
std::shared_ptr<OpenFile> opened(LoadedFile loaded);

// Adds what the review says to the line of the record.
void show_judged(const JudgedRecord& judged, RecordRow& row);

}  // namespace kibic::gui
