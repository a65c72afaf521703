#include "db/review_rows.h"

#include <SQLiteCpp/Exception.h>

#include <string_view>

#include "db/rows.h"

namespace kibic::db {
namespace {

constexpr std::array all_grades{Grade::best,    Grade::good,      Grade::inaccuracy,
                                Grade::mistake, Grade::blunder,   Grade::too_close,
                                Grade::forced,  Grade::not_judged};
constexpr std::array all_marks{Mark::none,    Mark::very_good, Mark::good,    Mark::interesting,
                               Mark::dubious, Mark::bad,       Mark::very_bad};

Grade grade_from(std::string_view text) {
  for (const Grade grade : all_grades) {
    if (name_of(grade) == text) return grade;
  }
  throw SQLite::Exception("unknown grade " + std::string(text));
}

Mark mark_from(std::string_view text) {
  for (const Mark mark : all_marks) {
    if (glyph_of(mark) == text) return mark;
  }
  throw SQLite::Exception("unknown mark " + std::string(text));
}

void insert_head(SQLite::Database& database, std::int64_t record, const Review& review) {
  const ReviewSettings& settings = review.settings;
  RowWriter(database, "INSERT INTO reviews VALUES (?,?,?,?,?,?,?)")
      .put(record, review.engine_version, stored(settings.seed), settings.level,
           stored(settings.worlds), stored(settings.seat),
           review.luck ? std::optional(review.luck->from) : std::nullopt);
  RowWriter accuracies(database, "INSERT INTO review_accuracy VALUES (?,?,?)");
  std::int64_t seat = 0;
  for (const auto& accuracy : review.accuracy) accuracies.put(record, seat++, accuracy);
  RowWriter losses(database, "INSERT INTO review_losses VALUES (?,?,?)");
  seat = 0;
  for (const double loss : review.loss_by_seat) losses.put(record, seat++, loss);
}

void insert_luck(SQLite::Database& database, std::int64_t record, const Review& review) {
  if (!review.luck) return;
  RowWriter rows(database, "INSERT INTO review_luck VALUES (?,?,?,?,?,?,?,?,?,?)");
  std::int64_t number = 0;
  for (const SeatLuck& seat : review.luck->by_seat) {
    rows.put(record, number++, seat.value_before, seat.deal, seat.draws, seat.own_losses,
             seat.others_losses, seat.residual, seat.hidden_price, seat.information_luck);
  }
}

void put_verdict(RowWriter& rows, std::int64_t record, std::int64_t position,
                 const Verdict& verdict) {
  std::optional<double> low;
  std::optional<double> high;
  if (verdict.interval) {
    low = (*verdict.interval)[0];
    high = (*verdict.interval)[1];
  }
  std::optional<std::string> hindsight;
  if (verdict.hindsight_best) hindsight = verdict.hindsight_best->text;
  std::optional<std::string> action;
  std::optional<std::string> rule;
  std::optional<std::string> why;
  if (verdict.heuristic) {
    action = verdict.heuristic->action.text;
    rule = verdict.heuristic->rule;
    why = stored(verdict.heuristic->why);
  }
  rows.put(record, position, stored(verdict.event), std::int64_t{verdict.seat}, verdict.phase,
           verdict.played.text, stored(verdict.options), std::int64_t{verdict.forced ? 1 : 0},
           verdict.unit, verdict.loss, low, high, verdict.stake,
           std::string(name_of(verdict.grade)), std::string(glyph_of(verdict.mark)),
           std::int64_t{verdict.exact ? 1 : 0}, stored(verdict.worlds), verdict.hindsight_loss,
           hindsight, action, rule, why, stored(verdict.why), verdict.winning_chance_loss,
           stored(verdict.remarks), stored(verdict.topic));
}

void insert_verdicts(SQLite::Database& database, std::int64_t record, const Review& review) {
  RowWriter verdicts(database,
                     "INSERT INTO verdicts VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
                     "?,?,?)");
  RowWriter candidates(database, "INSERT INTO candidates VALUES (?,?,?,?,?,?,?,?,?)");
  std::int64_t position = 0;
  for (const Verdict& verdict : review.verdicts) {
    put_verdict(verdicts, record, position, verdict);
    std::int64_t place = 0;
    for (const Candidate& candidate : verdict.candidates) {
      candidates.put(record, position, place++, candidate.action.text, candidate.value,
                     candidate.interval[0], candidate.interval[1], stored(candidate.same_as),
                     stored(candidate.line));
    }
    ++position;
  }
}

Verdict verdict_from(SQLite::Statement& row) {
  Verdict verdict;
  verdict.event = static_cast<std::size_t>(row.getColumn(0).getInt64());
  verdict.seat = row.getColumn(1).getInt();
  verdict.phase = row.getColumn(2).getString();
  verdict.played.text = row.getColumn(3).getString();
  verdict.options = static_cast<std::size_t>(row.getColumn(4).getInt64());
  verdict.forced = row.getColumn(5).getInt() != 0;
  verdict.unit = row.getColumn(6).getString();
  verdict.loss = double_at(row, 7);
  if (const auto low = double_at(row, 8)) verdict.interval = {*low, row.getColumn(9).getDouble()};
  verdict.stake = row.getColumn(10).getDouble();
  verdict.grade = grade_from(row.getColumn(11).getString());
  verdict.mark = mark_from(row.getColumn(12).getString());
  verdict.exact = row.getColumn(13).getInt() != 0;
  verdict.worlds = static_cast<std::size_t>(row.getColumn(14).getInt64());
  verdict.hindsight_loss = double_at(row, 15);
  if (const auto best = text_at(row, 16)) verdict.hindsight_best = Action{*best};
  if (const auto action = text_at(row, 17)) {
    verdict.heuristic = SecondOpinion{
        {*action}, row.getColumn(18).getString(), message_from(row.getColumn(19).getString())};
  }
  verdict.why = message_from(row.getColumn(20).getString());
  verdict.winning_chance_loss = double_at(row, 21);
  verdict.remarks = messages_from(row.getColumn(22).getString());
  verdict.topic = message_from(row.getColumn(23).getString());
  return verdict;
}

void load_candidates(const SQLite::Database& database, std::int64_t record, Review& review) {
  SQLite::Statement row(database,
                        "SELECT verdict, action, value, value_low, value_high, same_as, line "
                        "FROM candidates WHERE review = ? ORDER BY verdict, position");
  row.bind(1, record);
  while (row.executeStep()) {
    const auto verdict = static_cast<std::size_t>(row.getColumn(0).getInt64());
    review.verdicts.at(verdict).candidates.push_back(
        {.action = {row.getColumn(1).getString()},
         .value = row.getColumn(2).getDouble(),
         .interval = {row.getColumn(3).getDouble(), row.getColumn(4).getDouble()},
         .same_as = actions_from(row.getColumn(5).getString()),
         .line = actions_from(row.getColumn(6).getString())});
  }
}

void load_verdicts(const SQLite::Database& database, std::int64_t record, Review& review) {
  SQLite::Statement row(
      database,
      "SELECT event, seat, phase, played, options, forced, unit, loss, loss_low, loss_high, stake, "
      "grade, mark, exact, worlds, hindsight_loss, hindsight_best, opinion_action, opinion_rule, "
      "opinion_why, why, winning_chance_loss, remarks, topic FROM verdicts WHERE review = ? ORDER "
      "BY position");
  row.bind(1, record);
  while (row.executeStep()) review.verdicts.push_back(verdict_from(row));
}

void load_seats(const SQLite::Database& database, std::int64_t record, Review& review) {
  SQLite::Statement accuracy(database,
                             "SELECT accuracy FROM review_accuracy WHERE review=? ORDER BY seat");
  accuracy.bind(1, record);
  while (accuracy.executeStep()) review.accuracy.push_back(double_at(accuracy, 0));
  SQLite::Statement loss(database, "SELECT loss FROM review_losses WHERE review=? ORDER BY seat");
  loss.bind(1, record);
  while (loss.executeStep()) review.loss_by_seat.push_back(loss.getColumn(0).getDouble());
}

void load_luck(const SQLite::Database& database, std::int64_t record, Review& review) {
  SQLite::Statement row(database,
                        "SELECT value_before, deal, draws, own_losses, others_losses, residual, "
                        "hidden_price, information_luck FROM review_luck WHERE review = ? "
                        "ORDER BY seat");
  row.bind(1, record);
  while (row.executeStep()) {
    review.luck->by_seat.push_back({.value_before = row.getColumn(0).getDouble(),
                                    .deal = row.getColumn(1).getDouble(),
                                    .draws = row.getColumn(2).getDouble(),
                                    .own_losses = row.getColumn(3).getDouble(),
                                    .others_losses = row.getColumn(4).getDouble(),
                                    .residual = row.getColumn(5).getDouble(),
                                    .hidden_price = double_at(row, 6),
                                    .information_luck = double_at(row, 7)});
  }
}

}  // namespace

void replace_review(SQLite::Database& database, std::int64_t record, const Review& review) {
  RowWriter(database, "DELETE FROM reviews WHERE record = ?").put(record);
  insert_head(database, record, review);
  insert_verdicts(database, record, review);
  insert_luck(database, record, review);
}

std::optional<Review> load_review(const SQLite::Database& database, std::int64_t record,
                                  const std::string& id) {
  SQLite::Statement row(
      database,
      "SELECT engine_version, seed, level, worlds, only_seat, luck_from FROM reviews "
      "WHERE record = ?");
  row.bind(1, record);
  if (!row.executeStep()) return std::nullopt;
  Review review;
  review.id = id;
  review.engine_version = row.getColumn(0).getString();
  review.settings.seed = static_cast<std::uint64_t>(row.getColumn(1).getInt64());
  review.settings.level = row.getColumn(2).getString();
  review.settings.worlds = static_cast<std::size_t>(row.getColumn(3).getInt64());
  review.settings.seat = int_at(row, 4);
  load_seats(database, record, review);
  load_verdicts(database, record, review);
  load_candidates(database, record, review);
  if (auto from = text_at(row, 5)) {
    review.luck = LuckAccount{*std::move(from), {}};
    load_luck(database, record, review);
  }
  return review;
}

}  // namespace kibic::db
