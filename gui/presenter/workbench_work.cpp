// Files and judging: what the workbench does in the background.
#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/base/text.h"
#include "gui/presenter/background.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

// Some programs save one deal a file; a folder of such files is then the session. As many of them
// on either side of the selected one are judged without being asked for.
constexpr std::size_t nearby_files = 16;

std::string folder_of(const std::string& path) {
  const auto slash = path.find_last_of("/\\");
  return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

}  // namespace

std::function<void(std::function<void(Workbench::Impl&)>)> Workbench::Impl::poster() {
  return [weak = weak_from_this(), executor = executor_](std::function<void(Impl&)> call) {
    executor([weak, call = std::move(call)] {
      const auto impl = weak.lock();
      if (impl && impl->owner_ != nullptr) call(*impl);
    });
  };
}

// --- Reading.

void Workbench::Impl::open(std::vector<std::string> paths) {
  if (paths.empty()) return;
  view_.message.clear();
  rejected_ = {};
  resume_judging();
  for (const std::string& path : paths) {
    if (std::find(paths_.begin(), paths_.end(), path) == paths_.end()) paths_.push_back(path);
  }
  start_reading(std::move(paths));
  changed();
}

void Workbench::Impl::reopen(const LastPlace& place) {
  look_.mistakes_only = place.mistakes_only;
  const auto seat = to_integer(place.seat_view);
  if (seat && *seat >= 0 && *seat < 16) look_.viewer = static_cast<int>(*seat);
  if (!place.record.empty()) wanted_ = place;
  show_all();
  if (place.table) resume(*place.table);
  open(place.paths);
}

void Workbench::Impl::start_reading(std::vector<std::string> paths) {
  ++readings_;
  reading_progress_ = {tr(KIBIC_TEXT("Looking for saved games")), 0, 0};
  show_progress();
  const auto post = poster();
  ReadingCalls calls;
  calls.file = [post, inbox = inbox_](std::shared_ptr<OpenFile> file) {
    const std::lock_guard lock(inbox->mutex);
    inbox->files.push_back(std::move(file));
    // One call empties the box, so a busy window is not flooded.
    if (inbox->files.size() == 1) post([](Impl& impl) { impl.receive_files(); });
  };
  const std::uint64_t generation = reading_generation_;
  calls.progress = [post, generation](Progress progress) {
    post([generation, progress = std::move(progress)](Impl& impl) {
      if (generation != impl.reading_generation_) return;
      impl.reading_progress_ = progress;
      impl.show_progress();
      impl.changed();
    });
  };
  calls.trouble = [post](std::string text) {
    post([text = std::move(text)](Impl& impl) {
      impl.view_.message = text;
      impl.changed();
    });
  };
  reader_->add([services = services_, paths = std::move(paths), calls = std::move(calls), post,
                generation](const std::stop_token& stop) {
    read_paths(services, paths, stop, calls);
    post([generation](Impl& impl) { impl.reading_ended(generation); });
  });
}

void Workbench::Impl::receive_files() {
  std::vector<std::shared_ptr<OpenFile>> files;
  {
    const std::lock_guard lock(inbox_->mutex);
    files.swap(inbox_->files);
  }
  for (const auto& file : files) receive(std::move(*file));
  select_by_itself();
  show_title();
  consult();
  judge_next();
  changed();
  select_pasted();
}

void Workbench::Impl::receive(OpenFile file) {
  if (rejected_.add(file.row)) view_.message = rejected_.text();
  const auto [known, is_new] = file_by_path_.emplace(file.source.path, files_.size());
  if (is_new) {
    view_.files.push_back(std::move(file.row));
    files_.push_back(std::move(file));
    return;
  }
  const std::string& before = files_[known->second].source.sha256;
  if (before.empty() || before != file.source.sha256) replace(known->second, std::move(file));
}

// The file has changed since it was opened; what was done with its records is kept.
void Workbench::Impl::replace(std::size_t place, OpenFile file) {
  const bool is_selected = view_.selected && (*view_.selected)[0] == place;
  const std::string selected_id = is_selected ? at(*view_.selected).id : std::string();
  if (is_selected) view_.selected.reset();
  for (std::size_t i = 0; i < file.records.size(); ++i) {
    OpenRecord& fresh = file.records[i];
    for (OpenRecord& old : files_[place].records) {
      if (old.id != fresh.id) continue;
      fresh.node = old.node;
      fresh.is_placed = old.is_placed;
      fresh.path = std::move(old.path);
      fresh.judged = std::move(old.judged);
      fresh.verdicts = std::move(old.verdicts);
      fresh.beside = std::move(old.beside);
      fresh.keeping = old.keeping;
      fresh.is_unsaved = old.is_unsaved;
      fresh.board = std::move(old.board);
      if (fresh.judged) show_judged(*fresh.judged, file.row.records[i]);
      break;
    }
  }
  view_.files[place] = std::move(file.row);
  files_[place] = std::move(file);
  for (std::size_t i = 0; is_selected && i < files_[place].records.size(); ++i) {
    if (files_[place].records[i].id == selected_id && !view_.selected) take_up({place, i});
  }
  show_all();
}

bool Workbench::Impl::select_wanted() {
  for (std::size_t file = 0; file < files_.size(); ++file) {
    for (std::size_t record = 0; record < files_[file].records.size(); ++record) {
      if (at({file, record}).id != wanted_->record) continue;
      OpenRecord& open = at({file, record});
      open.node = wanted_->event;
      open.is_placed = true;
      for (const std::string& action : wanted_->path) open.path.push_back({action});
      wanted_.reset();
      take_up({file, record});
      return true;
    }
  }
  return false;
}

// The first finished deal of the first file that has any, unless the user or the last place says
// which.
void Workbench::Impl::select_by_itself() {
  if (view_.selected) return;
  if (wanted_ && readings_ > 0) {
    if (select_wanted()) show_all();
    return;
  }
  for (std::size_t file = 0; file < files_.size(); ++file) {
    const auto& records = files_[file].records;
    if (records.empty()) continue;
    const auto finished = std::find_if(records.begin(), records.end(),
                                       [](const OpenRecord& one) { return one.is_finished; });
    const auto place = finished == records.end() ? 0 : finished - records.begin();
    take_up({file, static_cast<std::size_t>(place)});
    return show_all();
  }
}

void Workbench::Impl::reading_ended(std::uint64_t generation) {
  if (generation != reading_generation_) return;
  if (--readings_ > 0) return;
  reading_progress_ = {};
  select_by_itself();
  wanted_.reset();
  show_title();
  show_progress();
  judge_next();
  changed();
}

// An action that is being built, and an answer of the engine, are cancelled alone: they are what
// the user waits for.
void Workbench::Impl::cancel() {
  if (cancel_gesture()) return;
  if (is_replaying_) return set_replaying(false);
  if (playing_node_) return set_running(false);
  if (is_answering_) {
    stop_answering();
    consult();
    return changed();
  }
  reader_->cancel();
  ++reading_generation_;
  readings_ = 0;
  reading_progress_ = {};
  const bool is_due = view_.is_analysing && next_to_judge();
  stop_judging();
  if (is_due) {
    is_judging_paused_ = true;
    view_.is_analysing = false;
  }
  consult();
  select_by_itself();
  wanted_.reset();
  show_progress();
  if (is_due) view_.walk = tr(KIBIC_TEXT("The analysis is stopped; Space goes on with it."));
  changed();
}

// --- Judging.

std::vector<Workbench::Impl::Spot> Workbench::Impl::session_of_selected() const {
  std::vector<Spot> session;
  const std::size_t selected = (*view_.selected)[0];
  const auto add_file = [&](std::size_t file) {
    for (std::size_t i = 0; i < files_[file].records.size(); ++i) session.push_back({file, i});
  };
  if (files_[selected].records.size() > 1) {
    add_file(selected);
    return session;
  }
  const std::string folder = folder_of(files_[selected].source.path);
  const std::size_t first = selected > nearby_files ? selected - nearby_files : 0;
  const std::size_t end = std::min(files_.size(), selected + nearby_files + 1);
  for (std::size_t file = first; file < end; ++file) {
    const bool is_near = folder_of(files_[file].source.path) == folder;
    if (is_near && files_[file].records.size() == 1) add_file(file);
  }
  return session;
}

bool Workbench::Impl::needs_judging(const Spot& spot) const {
  return !at(spot).judged && !at(spot).is_given_up && !at(spot).is_live;
}

std::optional<Workbench::Impl::Spot> Workbench::Impl::next_to_judge() const {
  if (!view_.selected) return std::nullopt;
  if (needs_judging(*view_.selected)) return view_.selected;
  for (const Spot& spot : session_of_selected()) {
    if (needs_judging(spot)) return spot;
  }
  return std::nullopt;
}

// After it was cancelled, when the user asks for something new.
void Workbench::Impl::resume_judging() {
  if (std::exchange(is_judging_paused_, false)) view_.is_analysing = true;
}

void Workbench::Impl::judge_next() {
  if (!view_.is_analysing || is_judging_paused_) return;
  const auto next = next_to_judge();
  if (!next) return;
  if (!judging_id_.empty()) {
    // Only the selected record may push another one aside.
    if (next != view_.selected || at(*next).id == judging_id_) return;
    stop_judging();
  }
  start_judging(*next);
}

void Workbench::Impl::start_judging(const Spot& spot) {
  const std::uint64_t generation = ++judging_generation_;
  judging_id_ = at(spot).id;
  const std::string title = view_.files[spot[0]].records[spot[1]].title;
  judging_progress_ = {render(Message(KIBIC_TEXT("Judging {0}"), title)), 0, 0};
  show_progress();
  const auto post = poster();
  JudgingCalls calls;
  calls.progress = [post, generation, title](std::size_t done, std::size_t total) {
    post([=](Impl& impl) {
      if (generation != impl.judging_generation_) return;
      impl.judging_progress_ = {
          render(Message(KIBIC_TEXT("Judging {0}: {1} of {2}"), title, done, total)), done, total};
      impl.show_progress();
      impl.changed();
    });
  };
  calls.trouble = [post](std::string text) {
    post([text = std::move(text)](Impl& impl) {
      impl.view_.message = text;
      impl.changed();
    });
  };
  if (!at(spot).verdicts) at(spot).verdicts = std::make_shared<VerdictBox>();
  judge_->add([services = services_, record = at(spot).record, box = at(spot).verdicts,
               calls = std::move(calls), post, generation,
               id = judging_id_](const std::stop_token& stop) {
    auto judged = judge(services, *record, *box, stop, calls);
    post([generation, id, judged = std::move(judged)](Impl& impl) {
      impl.judging_ended(generation, id, judged);
    });
  });
}

void Workbench::Impl::stop_judging() {
  judge_->cancel();
  ++judging_generation_;
  judging_id_.clear();
  judging_progress_ = {};
  show_progress();
}

void Workbench::Impl::judging_ended(std::uint64_t generation, const std::string& id,
                                    std::shared_ptr<const JudgedRecord> judged) {
  const bool is_current = generation == judging_generation_;
  if (!is_current && !judged) return;  // it was stopped
  for (std::size_t file = 0; file < files_.size(); ++file) {
    for (std::size_t record = 0; record < files_[file].records.size(); ++record) {
      OpenRecord& open = at({file, record});
      if (open.id != id) continue;
      open.judged = judged;
      open.is_given_up = !judged;
      if (judged) open.verdicts.reset();
      if (open.board) lay_engine_lines(open);
      if (judged) show_judged(*judged, view_.files[file].records[record]);
    }
  }
  mark_dearest();
  if (view_.selected && at(*view_.selected).id == id) {
    go_to_first_place(at(*view_.selected));
    show_all();
  }
  consult();
  show_walk();
  if (is_current) {
    judging_id_.clear();
    judging_progress_ = {};
    show_progress();
    judge_next();
  }
  changed();
}

void Workbench::Impl::set_analysis(bool is_on) {
  is_judging_paused_ = false;
  view_.is_analysing = is_on;
  if (!is_on) stop_judging();
  if (!is_on) stop_answering();
  consult();
  for (OpenFile& file : files_) {
    for (OpenRecord& open : file.records) open.is_given_up = false;  // the user wants another try
  }
  judge_next();
  changed();
}

}  // namespace kibic::gui
