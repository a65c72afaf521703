// Sitting down at the practice table: new games, seats, stakes, and what becomes of a game.
#include <algorithm>
#include <utility>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/games/catalogue.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

SourceInfo practice_source() {
  SourceInfo source;
  source.path = "practice";
  source.kind = "practice";
  return source;
}

// Who has no name is called by what the game calls the seat, if it has a word for it.
std::vector<std::string> with_roles(std::vector<std::string> names, const State& first) {
  const TableFacts facts = first.facts(std::nullopt, names);
  for (std::size_t seat = 0; seat < names.size() && seat < facts.seats.size(); ++seat) {
    if (names[seat].empty()) names[seat] = render(facts.seats[seat].role);
  }
  return names;
}

std::vector<ActionEvent> events_to(const PositionTree& tree, std::size_t node) {
  std::vector<ActionEvent> events;
  for (; tree.at(node).parent; node = *tree.at(node).parent) {
    events.push_back(*tree.at(node).arrival);
  }
  std::reverse(events.begin(), events.end());
  return events;
}

// As far as the rules take them.
void play_all(Board& board, const std::vector<ActionEvent>& events) {
  for (const ActionEvent& event : events) {
    if (!board.play_event(event)) break;
  }
}

}  // namespace

std::vector<PracticeOffer> Workbench::Impl::practice_offers() const {
  std::vector<PracticeOffer> offers;
  for (const Game& game : all_games()) {
    if (game.variants.empty()) continue;
    const auto first = game.start(game.variants.front().id, {}, std::nullopt);
    if (!first) continue;
    const TableFacts facts = first->facts(std::nullopt, {});
    const auto deciding = static_cast<std::size_t>(game.players == 0 ? game.seats : game.players);
    PracticeOffer offer{
        &game, controllers_of(services_.players, game.id), {}, first->change_stake(0).has_value()};
    for (std::size_t seat = 0; seat < deciding; ++seat) {
      offer.roles.push_back(seat < facts.seats.size() ? render(facts.seats[seat].role)
                                                      : std::string());
    }
    offers.push_back(std::move(offer));
  }
  return offers;
}

std::vector<PracticeChoice> Workbench::Impl::controllers() const {
  if (!practice_) return {};
  return controllers_of(services_.players, practice_->wish.game);
}

std::optional<Error> Workbench::Impl::start_practice(const PracticeWish& wish) {
  const auto self = shared_from_this();
  PracticeTable table;
  table.wish = wish;
  table.first_start = wish.start;
  if (wish.contestants.size() > 1) {
    for (const std::string& name : wish.contestants) table.contest.push_back({name, {}, 0, 0, {}});
    table.wish.names = {wish.contestants.front()};
  }
  if (const auto error = begin_game(std::move(table))) return error;
  refresh_practice();
  return std::nullopt;
}

std::optional<Error> Workbench::Impl::begin_game(PracticeTable table) {
  const Game* game = find_game(table.wish.game);
  if (game == nullptr) {
    return Error{"unknown-game", Message(KIBIC_TEXT("there is no game {0}"), table.wish.game)};
  }
  GameRecord record =
      practice_record(table, seat_names(table.wish, game->seats, services_.players));
  const auto first = game->start(record.variant, record.rules, record.start);
  if (!first) return first.error();
  record.players = with_roles(std::move(record.players), *first);
  table.is_dealt = !first->change_stake(0).has_value();
  stop_player();
  put_away();
  shelve();
  look_.clicked.clear();
  view_.message.clear();
  view_.walk.clear();
  practice_ = std::move(table);
  listed_key_ = {};
  is_viewer_chosen_ = false;
  take_up(add_live(std::move(record)));
  return std::nullopt;
}

Workbench::Impl::Spot Workbench::Impl::add_live(GameRecord record) {
  if (services_.today) record.date = services_.today();
  if (!practice_file_) {
    practice_file_ = files_.size();
    OpenFile file;
    file.source = practice_source();
    file.row.title = tr(KIBIC_TEXT("Practice table"));
    view_.files.push_back(file.row);
    files_.push_back(std::move(file));
  }
  LoadedFile loaded;
  loaded.source = practice_source();
  loaded.records = {std::move(record)};
  auto made = opened(std::move(loaded));
  OpenRecord& open = made->records.front();
  open.is_live = true;
  open.keeping = Keeping::known;
  open.is_placed = true;
  files_[*practice_file_].records.push_back(std::move(open));
  view_.files[*practice_file_].records.push_back(std::move(made->row.records.front()));
  count_practice();
  return {*practice_file_, files_[*practice_file_].records.size() - 1};
}

void Workbench::Impl::count_practice() {
  const std::size_t count = files_[*practice_file_].records.size();
  view_.files[*practice_file_].detail =
      count == 1 ? tr(KIBIC_TEXT("1 game")) : render(Message(KIBIC_TEXT("{0} games"), count));
}

// The game at the table as a record; none: nothing has been played.
std::optional<LoadedFile> Workbench::Impl::played_game(const OpenRecord& open,
                                                       std::size_t node) const {
  if (!open.board) return std::nullopt;
  RecordedLine line = open.board->recorded_line(node);
  if (line.events.empty()) return std::nullopt;
  GameRecord record = *open.record;
  record.players = open.names;
  for (ActionEvent& event : line.events) record.events.emplace_back(std::move(event));
  LoadedFile loaded;
  loaded.source = practice_source();
  loaded.records = {std::move(record)};
  if (!line.annotations.is_empty()) loaded.annotations[0] = std::move(line.annotations);
  return loaded;
}

// The game at the table becomes a record like any other.
void Workbench::Impl::shelve() {
  if (!practice_) return;
  keep_unfinished();
  practice_.reset();
  auto& records = files_[*practice_file_].records;
  auto& rows = view_.files[*practice_file_].records;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (!records[i].is_live) continue;
    const bool is_shown = view_.selected == Spot{*practice_file_, i};
    if (is_shown) view_.selected.reset();
    const std::size_t node = records[i].board ? records[i].board->current() : 0;
    auto loaded = played_game(records[i], node);
    if (loaded) {
      auto made = opened(*std::move(loaded));
      records[i] = std::move(made->records.front());
      rows[i] = std::move(made->row.records.front());
      if (is_shown) take_up({*practice_file_, i});
    } else {
      records.erase(records.begin() + static_cast<std::ptrdiff_t>(i));
      rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
    }
    break;
  }
  count_practice();
}

void Workbench::Impl::review_practice() {
  if (!is_at_practice()) return;
  const auto self = shared_from_this();
  stop_player();
  shelve();
  look_.viewer.reset();
  consult();
  show_all();
  judge_next();
  changed();
}

// --- Keeping.

void Workbench::Impl::keep_game(const OpenRecord& open, std::size_t node) {
  if (!services_.save_annotations) return;
  auto loaded = played_game(open, node);
  if (!loaded) return;
  auto record = std::make_shared<const GameRecord>(std::move(loaded->records.front()));
  const auto played = replay(*record);
  if (!played) return;
  store(record_id(*record), {record,
                             practice_source(),
                             played->final_state().settlement(),
                             std::move(loaded->annotations[0]),
                             {}});
}

// Once for each end that was played to.
void Workbench::Impl::keep_finished() {
  OpenRecord& open = at(*view_.selected);
  const std::size_t node = open.board->current();
  if (!practice_->kept.insert(node).second) return;
  keep_game(open, node);
  show_end(open.record->game, static_cast<std::size_t>(practice_->deal), open.board->state(),
           open.names, view_.files[*practice_file_].records.back());
  at(*view_.selected).score = session_score(open.board->tree().at(0).state, open.board->state());
  view_.session = session_curve(files_[*practice_file_], *practice_file_, view_.selected);
  if (!practice_->contest.empty() && practice_->kept.size() == 1) count_contestant();
}

// The first end that is played to counts.
void Workbench::Impl::count_contestant() {
  const State& end = at(*view_.selected).board->state();
  Contestant& player = practice_->contest[practice_->next_contestant];
  ++player.deals;
  if (services_.clock && practice_->dealt_at) {
    player.used += services_.clock() - *practice_->dealt_at;
  }
  const auto bill = end.settlement();
  if (bill && !bill->by_seat.empty()) player.won += bill->by_seat.front();
  player.next = end.next_deal();
}

// A game that was left in the middle is not lost.
void Workbench::Impl::keep_unfinished() {
  if (!practice_ || !practice_->kept.empty()) return;
  for (const OpenRecord& open : files_[*practice_file_].records) {
    if (open.is_live && open.board) keep_game(open, open.board->current());
  }
}

// --- Seats.

void Workbench::Impl::set_controller(int seat, const Controller& controller) {
  if (!is_at_practice() || seat < 0) return;
  const auto self = shared_from_this();
  practice_->wish.seats.resize(at(*view_.selected).names.size());
  if (static_cast<std::size_t>(seat) >= practice_->wish.seats.size()) return;
  practice_->wish.seats[static_cast<std::size_t>(seat)] = controller;
  rename_seats();
}

// Everybody moves to the next seat.
void Workbench::Impl::swap_sides() {
  if (!is_at_practice()) return;
  const auto self = shared_from_this();
  PracticeWish& wish = practice_->wish;
  const std::size_t seats = at(*view_.selected).names.size();
  wish.seats.resize(seats);
  wish.names.resize(seats);
  std::rotate(wish.seats.begin(), wish.seats.end() - 1, wish.seats.end());
  std::rotate(wish.names.begin(), wish.names.end() - 1, wish.names.end());
  rename_seats();
}

void Workbench::Impl::rename_seats() {
  OpenRecord& open = at(*view_.selected);
  const int seats = static_cast<int>(open.names.size());
  const auto names = with_roles(seat_names(practice_->wish, seats, services_.players),
                                open.board->tree().at(0).state);
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    open.names[seat] =
        names[seat].empty() ? render(Message(KIBIC_TEXT("seat {0}"), seat + 1)) : names[seat];
  }
  stop_player();
  refresh_practice();
}

// --- Deals and stakes.

void Workbench::Impl::restart() {
  if (!practice_) return;
  const auto self = shared_from_this();
  PracticeTable table = *practice_;
  table.kept.clear();
  table.hinted.reset();
  table.branch.reset();
  table.is_running = true;
  ++table.deal;  // other cards
  begin_game(std::move(table));
  refresh_practice();
}

// By time, each plays on until the own time is over; by deals, all play in turn.
std::optional<std::size_t> Workbench::Impl::next_contestant() const {
  const std::vector<Contestant>& all = practice_->contest;
  const std::size_t now = practice_->next_contestant;
  if (practice_->wish.minutes > 0) {
    if (all[now].used < std::chrono::minutes(practice_->wish.minutes)) return now;
    return now + 1 < all.size() ? std::optional(now + 1) : std::nullopt;
  }
  const std::size_t next = (now + 1) % all.size();
  const bool has_played = practice_->wish.deals > 0 && all[next].deals >= practice_->wish.deals;
  return has_played ? std::nullopt : std::optional(next);
}

std::optional<PracticeTable> Workbench::Impl::next_table() const {
  PracticeTable table = *practice_;
  const State& end = at(*view_.selected).board->state();
  const auto next = end.next_deal();
  table.wish.start = next ? next->text : std::string();
  table.opening = end.next_opening();
  table.dealt_at.reset();
  table.kept.clear();
  table.hinted.reset();
  table.branch.reset();
  table.is_running = true;
  ++table.deal;
  if (table.contest.empty()) return table;
  const auto contestant = next_contestant();
  if (!contestant) return std::nullopt;
  table.next_contestant = *contestant;
  const Contestant& player = table.contest[table.next_contestant];
  table.wish.names = {player.name};
  table.wish.start = player.next ? player.next->text : practice_->first_start;
  return table;
}

void Workbench::Impl::deal() {
  if (!is_at_practice()) return;
  const auto self = shared_from_this();
  if (waits_for_deal()) {
    deal_now();
    return refresh_practice();
  }
  if (end_gesture()) return;
  if (!at(*view_.selected).board->state().actor().is_nobody()) return press_usual();
  auto table = next_table();
  if (!table) return;
  const auto error = begin_game(*std::move(table));
  if (error) view_.message = render(error->text);
  if (!error) deal_now();
  refresh_practice();
}

void Workbench::Impl::deal_now() {
  practice_->is_dealt = true;
  if (services_.clock) practice_->dealt_at = services_.clock();
}

// The first button of the table, if it may be pressed.
void Workbench::Impl::press_usual() {
  if (!view_.scene || view_.scene->buttons.empty()) return;
  const std::string id = view_.scene->buttons.front().id;
  const auto& may = view_.playable;
  if (std::find(may.begin(), may.end(), id) != may.end()) click(id);
}

void Workbench::Impl::change_stake(int steps) {
  if (!is_at_practice()) return;
  const auto self = shared_from_this();
  if (at(*view_.selected).board->state().actor().is_nobody()) {
    auto table = next_table();
    if (!table || begin_game(*std::move(table))) return;
  }
  const auto start = at(*view_.selected).board->state().change_stake(steps);
  if (!start) return refresh_practice();
  PracticeTable table = *practice_;
  table.wish.start = start->text;
  begin_game(std::move(table));
  refresh_practice();
}

// --- From a record to the table.

// A person where one is to act, the best engine at the other seats.
PracticeWish Workbench::Impl::usual_wish(const std::string& game, Actor actor) const {
  PracticeWish wish;
  const auto choices = controllers_of(services_.players, game);
  const Game* found = find_game(game);
  const int person = actor.is_seat() ? actor.seat_number() : 0;
  for (int seat = 0; found != nullptr && seat < found->seats; ++seat) {
    wish.seats.push_back(choices[seat == person ? 0 : usual_engine(choices)].controller);
  }
  return wish;
}

void Workbench::Impl::go_on_from_here(const PracticeWish& wish) {
  if (!view_.selected) return;
  const auto self = shared_from_this();
  const OpenRecord& open = at(*view_.selected);
  const std::vector<ActionEvent> events = events_to(open.board->tree(), open.board->current());
  PracticeTable table;
  table.wish = wish;
  if (wish.game != open.record->game) {
    table.wish = usual_wish(open.record->game, open.board->state().actor());
  }
  table.wish.game = open.record->game;
  table.wish.variant = open.record->variant;
  table.wish.rules = open.record->rules;
  table.wish.start = open.record->start ? open.record->start->text : std::string();
  if (const auto error = begin_game(std::move(table))) {
    view_.message = render(error->text);
    return changed();
  }
  practice_->is_dealt = true;
  play_all(*at(*view_.selected).board, events);
  refresh_practice();
}

// --- From one start of the program to the next.

SavedTable Workbench::Impl::saved_table() const {
  const Board& board = *at(*view_.selected).board;
  return {practice_->wish,
          practice_->deal,
          practice_->first_start,
          practice_->contest,
          practice_->next_contestant,
          events_to(board.tree(), board.current())};
}

// Engines wait until they are told to go on, or a person has acted.
void Workbench::Impl::resume(const SavedTable& saved) {
  PracticeTable table;
  table.wish = saved.wish;
  table.deal = saved.deal;
  table.first_start = saved.first_start;
  table.contest = saved.contest;
  table.next_contestant = saved.next_contestant;
  const bool is_contest = !table.contest.empty();
  if (is_contest && table.next_contestant >= table.contest.size()) return;
  if (begin_game(std::move(table))) return;  // written by another version, or by hand
  practice_->is_dealt = practice_->is_dealt || !saved.events.empty();
  Board& board = *at(*view_.selected).board;
  play_all(board, saved.events);
  practice_->is_running = is_for_person(board.state().actor());
  // The deal has been counted.
  if (board.state().actor().is_nobody()) practice_->kept.insert(board.current());
  if (services_.clock) practice_->dealt_at = services_.clock();
  practice_->branch = board.current();
  refresh_practice();
}

}  // namespace kibic::gui
