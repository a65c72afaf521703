#include "gui/presenter/library.h"

#include <algorithm>
#include <utility>

#include "analyzer/report/amounts.h"
#include "analyzer/report/story.h"
#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "gui/presenter/record_words.h"
#include "gui/presenter/short_names.h"

namespace kibic::gui {
namespace {

std::string unit_of(const GameRecord& record, const Replay& replay) {
  if (const auto settlement = replay.final_state().settlement()) return settlement->unit;
  const Game* game = find_game(record.game);
  if (game == nullptr) return {};
  for (const GameVariant& variant : game->variants) {
    if (variant.id == record.variant) return variant.unit;
  }
  return {};
}

std::string headline_of(const State& end, const std::vector<std::string>& names) {
  return safe_text(render(end.facts(std::nullopt, names).headline));
}

// A deal whose number is not on record is counted within its file, if there are several; 0: alone.
std::size_t number_of(const GameRecord& record, std::size_t place, bool is_alone) {
  if (record.deal > 0) return static_cast<std::size_t>(record.deal);
  return is_alone ? 0 : place + 1;
}

// The title for a narrow place.
std::string label_of(RecordWord word, std::size_t number, const std::string& headline) {
  if (number == 0 || headline.empty()) return title_text(word, number, headline);
  return render(Message(KIBIC_TEXT("{0} · {1}"), number, headline));
}

std::string detail_of(const Replay& replay, const std::vector<std::string>& names) {
  if (!replay.is_whole()) {
    return safe_text(
        render(Message(KIBIC_TEXT("stops at event {0}: {1}"), replay.divergences.back().event,
                       render(replay.divergences.back().violation.text))));
  }
  const auto settlement = replay.final_state().settlement();
  return settlement ? result_text(*settlement, names) : tr(KIBIC_TEXT("not finished"));
}

}  // namespace

void show_end(const std::string& game, std::size_t number, const State& end,
              const std::vector<std::string>& names, RecordRow& row) {
  const RecordWord word = record_word_of(game);
  row.title = title_text(word, number, headline_of(end, names));
  row.label = label_of(word, number, headline_of(end, short_names(names)));
  const auto bill = end.settlement();
  row.detail = bill ? result_text(*bill, names) : tr(KIBIC_TEXT("not finished"));
  row.result = bill ? result_text(*bill, short_names(names)) : row.detail;
}

namespace {

void add_record(OpenFile& file, GameRecord record, Annotations imported, const Replay& replay,
                bool is_alone) {
  OpenRecord open;
  open.imported = std::move(imported);
  open.id = record_id(record);
  open.names = tell(ReportInput{record, replay, nullptr, {}}).names;
  open.unit = unit_of(record, replay);
  open.is_finished = replay.is_whole() && replay.is_finished();
  if (open.is_finished) open.score = session_score(replay.states.front(), replay.final_state());
  RecordRow row;
  show_end(record.game, number_of(record, file.records.size(), is_alone), replay.final_state(),
           open.names, row);
  row.detail = detail_of(replay, open.names);
  row.result = detail_of(replay, short_names(open.names));
  open.record = std::make_shared<const GameRecord>(std::move(record));
  file.row.records.push_back(std::move(row));
  file.records.push_back(std::move(open));
}

std::string finding_text(const Diagnostic& diagnostic) {
  const std::string text = safe_text(render(diagnostic.text));
  const std::string where = to_string(diagnostic.where);
  return where.empty() ? text : render(Message(KIBIC_TEXT("{0}: {1}"), where, text));
}

void add_findings(std::vector<Diagnostic> diagnostics, FileRow& row) {
  std::stable_sort(
      diagnostics.begin(), diagnostics.end(),
      [](const Diagnostic& a, const Diagnostic& b) { return a.severity > b.severity; });
  for (const Diagnostic& diagnostic : diagnostics) {
    row.findings.push_back(finding_text(diagnostic));
    row.has_error |= diagnostic.severity == Severity::error;
  }
}

// Files that hold games of several kinds count them as deals.
std::string file_detail(const OpenFile& file, std::size_t rejected) {
  const auto is_game = [](const OpenRecord& open) {
    return record_word_of(open.record->game) == RecordWord::game;
  };
  const bool are_games =
      !file.records.empty() && std::all_of(file.records.begin(), file.records.end(), is_game);
  const std::string read =
      count_text(are_games ? RecordWord::game : RecordWord::deal, file.records.size());
  if (rejected == 0) return read;
  return render(Message(KIBIC_TEXT("{0}, {1} rejected"), read, rejected));
}

}  // namespace

std::string result_text(const Settlement& settlement, const std::vector<std::string>& names) {
  std::vector<std::string> amounts;
  const std::size_t seats = std::min(settlement.by_seat.size(), names.size());
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto amount = static_cast<double>(settlement.by_seat[seat]);
    // The unit is said once: the line is short.
    const std::string text = seat + 1 == seats ? signed_amount_text(amount, settlement.unit)
                                               : (amount > 0 ? "+" : "") + number_text(amount, 2);
    amounts.push_back(render(Message(KIBIC_TEXT("{0} {1}"), names[seat], text)));
  }
  return join(amounts, ", ");
}

void OpenRecord::forget_board() {
  board.reset();
  beside.clear();
  keeping = Keeping::unknown;
}

const JudgedDecision* OpenRecord::decision_beside(const BesideKey& key) const {
  const auto found = beside.find(key);
  return found == beside.end() ? nullptr : found->second.get();
}

BesideKey OpenRecord::current_key() const {
  const auto children = board->tree().shown_children(board->current());
  return {board->current(), children.empty() ? std::nullopt : std::optional(children.front())};
}

const JudgedDecision* OpenRecord::current_decision() const {
  const std::size_t here = board->current();
  if (judged && board->tree().is_main(here)) {
    if (const JudgedDecision* decision = judged->at(here)) return decision;
  }
  if (const JudgedDecision* decision = decision_beside(current_key())) return decision;
  // What could be played is the same, whatever then was.
  return decision_beside({here, std::nullopt});
}

std::shared_ptr<OpenFile> opened(LoadedFile loaded) {
  auto file = std::make_shared<OpenFile>();
  file->source = std::move(loaded.source);
  file->row.path = file->source.path;
  file->row.title = safe_text(file_name(file->source.path));
  const bool is_alone = loaded.records.size() == 1;
  for (std::size_t i = 0; i < loaded.records.size(); ++i) {
    GameRecord& record = loaded.records[i];
    const auto played = replay(record);
    if (played) {
      add_record(*file, std::move(record), std::move(loaded.annotations[i]), *played, is_alone);
    } else {
      ++loaded.ledger.rejected;
      loaded.diagnostics.push_back({Severity::error, played.error().code, {}, played.error().text});
    }
  }
  add_findings(std::move(loaded.diagnostics), file->row);
  file->row.detail = file_detail(*file, loaded.ledger.rejected);
  return file;
}

void show_judged(const JudgedRecord& judged, RecordRow& row) {
  row.is_reviewed = true;
  row.flagged = 0;
  row.worst_mark.clear();
  row.worst_class = MarkClass::none;
  row.worst_price.clear();
  double dearest = 0;
  for (const JudgedDecision& decision : judged.decisions) {
    if (!decision.is_flagged) continue;
    ++row.flagged;
    if (decision.loss > dearest) {
      dearest = decision.loss;
      row.worst_price = decision.price;
    }
    if (class_of(decision.mark) <= row.worst_class) continue;
    row.worst_class = class_of(decision.mark);
    row.worst_mark = decision.mark;
  }
}

}  // namespace kibic::gui
