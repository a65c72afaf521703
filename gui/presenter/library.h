// What is open: files with their records, each with its line of the library and, while it is
// studied, its board.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/annotation.h"
#include "core/model/record.h"
#include "core/model/settlement.h"
#include "core/ports/review_store.h"
#include "gui/presenter/board.h"
#include "gui/presenter/judged_record.h"
#include "gui/presenter/services.h"
#include "gui/presenter/session_view.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

// Verdicts that are done, for a judging that is stopped to be gone on with. Used by several
// threads.
class VerdictBox {
 public:
  void add(const Verdict& verdict) {
    const std::lock_guard lock(mutex_);
    verdicts_.push_back(verdict);
  }
  std::vector<Verdict> all() const {
    const std::lock_guard lock(mutex_);
    return verdicts_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<Verdict> verdicts_;
};

// Whether the board has what the store keeps.
enum class Keeping { unknown, asked, known };

// A decision beside the line played: where, and the node that the action taken there leads to; no
// node: nothing was played.
using BesideKey = std::pair<std::size_t, std::optional<std::size_t>>;

struct OpenRecord {
  std::string id;
  std::shared_ptr<const GameRecord> record;
  std::vector<std::string> names;  // by seat, never empty
  std::string unit;                // of the money
  bool is_finished = false;
  std::optional<SessionScore> score;
  bool is_given_up = false;  // judging it failed
  bool is_live = false;      // the game at the practice table: nothing of it is on record yet
  std::size_t node = 0;      // where the user stood when the board was put away
  bool is_placed = false;    // the user chose that place, or is busy there
  // From that node to where the user is to stand as soon as there are such nodes.
  std::vector<Action> path;
  std::shared_ptr<const JudgedRecord> judged;
  std::shared_ptr<VerdictBox> verdicts;  // of a judging under way or stopped
  // Verdicts beside the line played; a null pointer: there is nothing to decide.
  std::map<BesideKey, std::shared_ptr<const JudgedDecision>> beside;
  Annotations imported;  // what the file adds
  Keeping keeping = Keeping::unknown;
  bool is_unsaved = false;  // edited before it was known what is kept
  // What the store had of them when it was last asked or told, as far as the board shows it.
  Annotations stored;
  // There while the record is selected, and afterwards only if it has edits: positions are large,
  // and playing a record again takes about a millisecond.
  std::unique_ptr<Board> board;

  // The store, or the next board, has what was on it.
  void forget_board();
  // The decision at a node whose action leads to the other; nullptr: not judged.
  const JudgedDecision* decision_beside(const BesideKey& key) const;
  // At the current node: on the line played that of the review, else of what is tried out there.
  const JudgedDecision* current_decision() const;
  // What current_decision() is about where it is not of the review.
  BesideKey current_key() const;
};

struct OpenFile {
  SourceInfo source;
  FileRow row;
  std::vector<OpenRecord> records;  // in the order of row.records
};

// Plays all records; those that cannot be started become findings. For a worker.
std::shared_ptr<OpenFile> opened(LoadedFile loaded);

// "Ada +3 stones, Bob −3 stones"; the unit is said once.
std::string result_text(const Settlement& settlement, const std::vector<std::string>& names);

// Where a record of the game, of that number in its session, has come to; 0: it has none.
void show_end(const std::string& game, std::size_t number, const State& end,
              const std::vector<std::string>& names, RecordRow& row);

// Adds what the review says to the line of the record.
void show_judged(const JudgedRecord& judged, RecordRow& row);

}  // namespace kibic::gui
