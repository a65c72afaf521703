// The inside of the workbench. Lives on the thread of the window; only the functions that say so
// run elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "gui/presenter/dearest.h"
#include "gui/presenter/engine_work.h"
#include "gui/presenter/library.h"
#include "gui/presenter/practice.h"
#include "gui/presenter/record_view.h"
#include "gui/presenter/rejected.h"
#include "gui/presenter/workbench.h"
#include "gui/presenter/worker.h"

namespace kibic::gui {

class Workbench::Impl : public std::enable_shared_from_this<Workbench::Impl> {
 public:
  Impl(Workbench& owner, Services services, Executor executor);
  // Ends all work and cuts the tie to the owner; callbacks that come later do nothing.
  void shut_down();

  const View& view() const { return view_; }

  void open(std::vector<std::string> paths);
  void reopen(const LastPlace& place);
  void cancel();
  LastPlace place() const;

  void select(std::size_t file, std::size_t record);
  void select_neighbour(int direction);
  void go_to_mistake(int direction);
  void go_to_dearest();
  void stay();
  // A change of the place only, and a change of what there is to see. No effect without a record.
  void move(const std::function<void(Board&)>& change);
  void edit(const std::function<void(Board&)>& change);
  void play(const std::string& action);
  // The engine's answer at the current node; with at least one action when asked for by the user.
  void answer(bool is_one_at_least);
  void set_answers_by_itself(bool is_on);

  // --- The practice table; in workbench_practice.cpp and workbench_table.cpp.
  std::vector<PracticeOffer> practice_offers() const;
  std::vector<PracticeChoice> controllers() const;
  std::optional<Error> start_practice(const PracticeWish& wish);
  void go_on_from_here(const PracticeWish& wish);
  void review_practice();
  void set_controller(int seat, const Controller& controller);
  void swap_sides();
  void set_running(bool is_running);
  bool is_running() const { return practice_ && practice_->is_running; }
  void undo_or_redo(bool is_undo);
  void hint();
  void resign();
  void restart();
  void deal();
  void change_stake(int steps);
  void click(const std::string& id);
  void drag(const std::string& from, const std::string& to);
  bool cancel_gesture();  // false: there was none
  bool end_gesture();     // false: there was none that can end
  void set_replaying(bool is_on);
  void tick();

  // --- Games as text; in workbench_text.cpp.
  std::vector<SaveFormat> save_formats() const;
  void save_game(const std::string& path, const std::string& format);
  void copy_game(std::function<void(const std::string&)> done);
  std::string position_text();
  void paste(const std::string& text);

  void cycle_seat_view();
  void set_seat_view(std::optional<int> seat);
  void set_mistakes_only(bool is_on);
  void set_analysis(bool is_on);

 private:
  using Spot = std::array<std::size_t, 2>;  // file, record

  // Sends a call to this object to the thread of the window. The result may be used on any thread.
  std::function<void(std::function<void(Impl&)>)> poster();
  void changed();
  OpenRecord& at(const Spot& spot) { return files_[spot[0]].records[spot[1]]; }
  const OpenRecord& at(const Spot& spot) const { return files_[spot[0]].records[spot[1]]; }

  // --- Reading.
  struct Inbox {  // files on their way from the worker
    std::mutex mutex;
    std::vector<std::shared_ptr<OpenFile>> files;
  };
  void start_reading(std::vector<std::string> paths);
  void receive_files();
  void receive(OpenFile file);
  void replace(std::size_t place, OpenFile file);
  void reading_ended(std::uint64_t generation);
  void select_by_itself();
  bool select_wanted();

  // --- Judging.
  std::vector<Spot> session_of_selected() const;
  std::optional<Spot> next_to_judge() const;
  bool needs_judging(const Spot& spot) const;
  void judge_next();
  void resume_judging();
  void start_judging(const Spot& spot);
  void stop_judging();
  void mark_dearest();
  // Where a record is opened that the user has not been in: at its dearest mistake, or, as long as
  // that is not known, at the first card.
  std::size_t first_place(const OpenRecord& open) const;
  void go_to_first_place(OpenRecord& open);
  void show_walk();
  void judging_ended(std::uint64_t generation, const std::string& id,
                     std::shared_ptr<const JudgedRecord> judged);

  // --- Keeping.
  struct Outbox {  // edits on their way to the store, by ID; the newest counts
    std::mutex mutex;
    std::map<std::string, KeptRecord> records;
    std::map<std::string, Annotations> bases;  // of records whose last edits could not be stored
  };
  void annotations_saved(const KeptRecord& kept, const MergedAnnotations& stored);
  void load_annotations(OpenRecord& open);
  void annotations_loaded(const std::string& id, const Result<Annotations>& loaded);
  void lay_out_annotations(OpenRecord& open, const Annotations& kept);
  void save_annotations(const Spot& spot);
  void save_unsaved();
  KeptRecord kept_record(const Spot& spot) const;
  void forget_copies(const Spot& spot);
  void tell_unkept(const Error& error, bool is_saving);

  // --- The engine beside the line played; in workbench_engine.cpp.
  struct Question {
    std::string id;  // of the record
    BesideKey key;
    bool operator==(const Question&) const = default;
  };
  std::optional<Question> next_question() const;
  Beside beside(const OpenRecord& open, std::size_t node) const;
  // Asks what is worth knowing where the user stands, and stops what is not any more.
  void consult();
  void stop_consulting();
  void consulted(std::uint64_t generation, const Question& question,
                 std::shared_ptr<const JudgedDecision> decision);
  void answered(std::uint64_t generation, std::size_t node, const Answer& answer);
  void stop_answering();
  void lay_engine_lines(OpenRecord& open);

  void store(const std::string& key, KeptRecord kept);

  // --- The practice table.
  bool is_at_practice() const;
  bool is_for_person(Actor actor) const;
  bool may_go_on() const;
  bool waits_for_deal() const;
  bool person_may_act() const;
  // Everything that happens by itself where the user stands.
  void drive();
  bool draw(Board& board);
  bool act(Board& board, const ActionEvent& event);
  void watch_person();
  void ask_player(int seat);
  void stop_player();
  void player_acted(std::uint64_t generation, const std::optional<Action>& action,
                    const std::string& trouble);
  void reveal();
  void refresh_practice();
  std::optional<Actor> resigning_seat() const;
  void show_gesture();
  std::optional<Error> begin_game(PracticeTable table);
  Spot add_live(GameRecord record);
  void count_practice();
  std::optional<LoadedFile> played_game(const OpenRecord& open, std::size_t node) const;
  void shelve();
  void keep_game(const OpenRecord& open, std::size_t node);
  void keep_finished();
  void keep_unfinished();
  void count_contestant();
  std::optional<std::size_t> next_contestant() const;  // none: the contest is over
  void rename_seats();
  std::optional<PracticeTable> next_table() const;  // none: the contest is over
  PracticeWish usual_wish(const std::string& game, Actor actor) const;
  SavedTable saved_table() const;
  void resume(const SavedTable& saved);
  void deal_now();
  void press_usual();
  void leave_practice();
  void show_practice();
  std::string practice_status() const;
  std::vector<ActionRow> listed_actions();
  void show_contest(PracticeView& shown) const;

  // --- Games as text.
  using TextCall = std::function<void(Impl&, const std::string& text)>;
  LoadedFile shown_game() const;
  void write_game(const std::string& format, TextCall done);
  void select_pasted();
  bool start_from(const std::string& position);  // false: it is none

  // --- Showing.
  void put_away();
  void take_up(const Spot& spot);
  void show_all();
  void show_title();
  void show_progress();

  Workbench* owner_;
  Services services_;
  Executor executor_;
  View view_;
  std::vector<OpenFile> files_;  // their rows are in the view
  std::unordered_map<std::string, std::size_t> file_by_path_;
  RecordLook look_;

  RejectedFiles rejected_;           // of the paths opened last
  std::vector<std::string> paths_;   // opened, in order
  std::optional<LastPlace> wanted_;  // to be reopened, until it is found
  std::shared_ptr<Inbox> inbox_ = std::make_shared<Inbox>();
  std::uint64_t reading_generation_ = 0;  // changes when reading is cancelled
  std::size_t readings_ = 0;              // jobs under way
  Progress reading_progress_;

  std::vector<DearMistake> walked_;  // since the dearest one; the last is where one stands

  bool is_judging_paused_ = false;        // cancelled until the user asks for more
  std::string judging_id_;                // of the record being judged; empty: none
  std::uint64_t judging_generation_ = 0;  // changes with every job
  Progress judging_progress_;

  std::optional<Question> asking_;
  bool is_answering_ = false;
  std::uint64_t engine_generation_ = 0;  // changes with every question and answer
  Progress answering_progress_;
  std::shared_ptr<Outbox> outbox_ = std::make_shared<Outbox>();

  std::optional<PracticeTable> practice_;
  std::optional<std::size_t> practice_file_;  // where games of the practice table are listed
  std::optional<std::size_t> playing_node_;   // where an engine is asked to act
  std::uint64_t player_generation_ = 0;       // changes with every action asked for
  bool is_viewer_chosen_ = false;             // by the user, not by whose turn it is
  bool is_replaying_ = false;
  std::pair<std::string, std::size_t> listed_key_;  // position that the actions are of
  std::vector<ActionRow> listed_;
  int pasted_ = 0;
  bool wants_pasted_ = false;

  std::unique_ptr<Worker> player_ = std::make_unique<Worker>();
  std::unique_ptr<Worker> keeper_ = std::make_unique<Worker>();
  std::unique_ptr<Worker> adviser_ = std::make_unique<Worker>();
  std::unique_ptr<Worker> reader_ = std::make_unique<Worker>();
  std::unique_ptr<Worker> judge_ = std::make_unique<Worker>();
};

}  // namespace kibic::gui
