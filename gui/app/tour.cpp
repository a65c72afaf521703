#include "gui/app/tour.h"

#include <fmt/format.h>
#include <wx/app.h>
#include <wx/dialog.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/utils.h>

#include <algorithm>
#include <cctype>
#include <iostream>
#include <optional>
#include <system_error>
#include <utility>

#include "core/base/message.h"
#include "gui/app/picture.h"
#include "gui/app/small_file.h"
#include "gui/wx/table_panel.h"

namespace kibic::gui {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// A file whose analysis takes longer is shown as far as it got.
constexpr std::chrono::minutes longest_wait{30};
constexpr int timed_steps = 24;
constexpr int most_paintings = 50;  // of a table until all its pictures are drawn

std::string plain_name(const std::string& file) {
  std::string name = fs::path(file).filename().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0 && c < 0x80; },
      '-');
  return name;
}

std::size_t pieces_in(const View& view, const std::string& zone) {
  if (!view.scene) return 0;
  for (const SceneZone& one : view.scene->zones) {
    if (one.id == zone) return one.pieces.size();
  }
  return 0;
}

std::optional<std::size_t> current_node(const View& view) {
  for (const EventRow& row : view.events) {
    if (row.is_current) return row.node;
  }
  return std::nullopt;
}

}  // namespace

Tour::Tour(Parts parts, TourPlan plan, Clock::time_point start)
    : parts_(parts), plan_(std::move(plan)), start_(start) {}

int Tour::run() {
  wxGUIEventLoop loop;
  const wxEventLoopActivator activate(&loop);
  std::error_code error;
  fs::create_directories(plan_.folder, error);
  if (error || !fs::is_empty(plan_.folder, error)) {
    std::cerr << render(Message(KIBIC_TEXT("The folder {0} is not empty or cannot be made; name a "
                                           "new one."),
                                plan_.folder.string()))
              << '\n';
    return 2;
  }
  log_.open(plan_.folder / "tour.log");
  settle();
  say(fmt::format("start to usable window: {:.0f} ms\n",
                  Milliseconds(Clock::now() - start_).count()));
  save_picture("empty");
  visit_sheets();
  for (const Size& size : plan_.sizes) visit_size(size);
  visit_broken_files();
  say(redraws_.summary());
  const HandlerTime& slowest = parts_.times.slowest();
  say(fmt::format("slowest event handler: {:.1f} ms (processor {:.1f} ms, {})\n",
                  slowest.whole.count(), slowest.processor.count(), slowest.source));
  say(fmt::format("tables painted in parts that differ from the whole painted anew: {}\n",
                  stale_paintings_));
  log_.close();
  parts_.frame.Destroy();
  settle();
  return is_failed_ || !log_ ? 4 : 0;
}

void Tour::say(const std::string& line) {
  log_ << line;
  std::cout << line;
}

void Tour::settle() {
  wxEventLoopBase& loop = *wxEventLoopBase::GetActive();
  // Redraws wait for the next frame, so an empty queue alone does not mean that all is done.
  const auto until = Clock::now() + std::chrono::milliseconds(60);
  while (Clock::now() < until || loop.Pending()) {
    while (loop.Pending()) loop.Dispatch();
    wxTheApp->ProcessPendingEvents();
    loop.ProcessIdle();
    wxMilliSleep(1);
  }
}

void Tour::redraw(const std::string& kind, const std::string& name, const Change& change) {
  settle();
  parts_.times.take_painting();
  Redraw redraw;
  const std::size_t rows = parts_.frame.painted_rows();
  const auto begin = Clock::now();
  const Milliseconds processor = processor_time();
  change();
  const Milliseconds changing = Clock::now() - begin;
  parts_.frame.Update();  // at once, not with the next frame
  redraw.whole = Clock::now() - begin;
  redraw.processor = processor_time() - processor;
  std::string parts = fmt::format("view {:.1f}", changing.count());
  for (const auto& [who, painting] : parts_.times.take_painting()) {
    parts += fmt::format(", {} {:.1f}", who, painting.count());
  }
  settle();
  // What was left for the next frame after all.
  for (const auto& [who, painting] : parts_.times.take_painting()) {
    redraw.whole += painting;
    redraw.processor += painting;
    parts += fmt::format(", later {} {:.1f}", who, painting.count());
  }
  redraw.rows = parts_.frame.painted_rows() - rows;
  redraws_.add(kind, redraw);
  log_ << fmt::format("{}{}: {:.1f} ms, processor {:.1f} ms, {} rows ({})\n", prefix_, name,
                      redraw.whole.count(), redraw.processor.count(), redraw.rows, parts);
  check_painting(name);
}

// The table paints only what changes; painted anew, all looks the same.
void Tour::check_painting(const std::string& name) {
  TablePanel& table = parts_.frame.table();
  for (int i = 0; i < most_paintings && !table.is_complete(); ++i) settle();
  const std::string shown = to_text(parts_.workbench.view());
  const wxImage in_parts = picture_of(table).ConvertToImage();
  table.Refresh();
  settle();
  const wxImage anew = picture_of(table).ConvertToImage();
  if (to_text(parts_.workbench.view()) != shown) return;  // a result has come meanwhile
  const std::size_t size =
      3 * static_cast<std::size_t>(anew.GetWidth()) * static_cast<std::size_t>(anew.GetHeight());
  if (in_parts.GetSize() == anew.GetSize() &&
      std::equal(anew.GetData(), anew.GetData() + size, in_parts.GetData())) {
    return;
  }
  ++stale_paintings_;
  log_ << fmt::format("{}{}: the table painted in parts differs from the whole painted anew\n",
                      prefix_, name);
  save(wxBitmap(in_parts), name + "-in-parts");
  save(wxBitmap(anew), name + "-anew");
}

void Tour::show(const std::string& kind, const std::string& name, const Change& change) {
  redraw(kind, name, change);
  save_picture(name);
}

void Tour::wait_until_idle() {
  const auto until = Clock::now() + longest_wait;
  settle();
  while (!parts_.workbench.view().progress.text.empty() && Clock::now() < until) {
    settle();
  }
}

void Tour::save(const wxBitmap& bitmap, const std::string& name) {
  const fs::path path = plan_.folder / fmt::format("{:03}-{}{}.png", ++pictures_, prefix_, name);
  wxImage image = bitmap.ConvertToImage();
  image.SetOption(wxIMAGE_OPTION_PNG_COMPRESSION_LEVEL, 1);  // there are many
  const bool is_saved = image.SaveFile(wxString::FromUTF8(path.string()), wxBITMAP_TYPE_PNG);
  is_failed_ = is_failed_ || !is_saved;
}

void Tour::save_picture(const std::string& name) {
  save(picture_of(parts_.frame), name);
}

bool Tour::step_until(const std::function<bool(const View&)>& is_so) {
  const Workbench& bench = parts_.workbench;
  while (!is_so(bench.view())) {
    const auto before = current_node(bench.view());
    parts_.workbench.step(1);
    if (current_node(bench.view()) == before) return false;
  }
  return true;
}

// --- What is visited.

void Tour::visit_sheets() {
  for (const auto& [name, sheet] : parts_.frame.sheets()) {
    sheet->Show();
    settle();
    save(picture_of(*sheet), name);
    sheet->Destroy();
    settle();
  }
}

// Files that cannot be read, made from nothing but their faults.
void Tour::visit_broken_files() {
  const fs::path folder = plan_.folder / "broken-files";
  write_small_file(folder / "empty.hra", "");
  write_small_file(folder / "binary.hra", std::string("\x7f"
                                                      "ELF\0\1\2\3",
                                                      8));
  write_small_file(folder / "cut.rms", "<?xml version=\"1.0\"?><hra><kolo cislo=\"1\">");
  write_small_file(folder / "letter.txt", "Milý Jeníku, v sobotu hrajeme u nás.\n");
  prefix_.clear();
  parts_.workbench.open({folder.string()});
  wait_until_idle();
  save_picture("broken-files");
  visit_sheets();
  std::error_code error;
  fs::remove_all(folder, error);
}

void Tour::visit_size(const Size& size) {
  parts_.frame.SetSize(size.width, size.height);
  for (const std::string& file : plan_.files) {
    prefix_ = plan_.sizes.size() > 1 ? fmt::format("{}x{}-", size.width, size.height) : "";
    prefix_ += plain_name(file) + "-";
    visit_file(file);
  }
}

void Tour::visit_file(const std::string& file) {
  Workbench& bench = parts_.workbench;
  const std::size_t files = bench.view().files.size();
  bench.set_analysis(false);
  redraw("open", "open", [&] { bench.open({file}); });
  wait_until_idle();
  // A file that an earlier round opened is selected; a new one has to be.
  const auto& rows = bench.view().files;
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const FileRow& row) { return row.path == file; });
  const auto place = static_cast<std::size_t>(found - rows.begin());
  if (found == rows.end() || found->records.empty()) {
    save_picture("no-record");
    bench.set_analysis(true);
    return;
  }
  bench.select(place, 0);
  settle();
  if (files != rows.size()) save_picture("engine-off");
  bench.set_analysis(true);
  wait_until_idle();
  const std::size_t count = rows[place].records.size();
  const std::size_t deals = plan_.deals == 0 ? count : std::min(plan_.deals, count);
  const std::string prefix = prefix_;
  for (std::size_t deal = 0; deal < deals; ++deal) {
    prefix_ = deals > 1 ? fmt::format("{}{}-", prefix, deal + 1) : prefix;
    redraw("deal", "deal", [&] { bench.select(place, deal); });
    wait_until_idle();
    save_picture("opened");
    visit_deal();
  }
  prefix_ = prefix;
  show("dearest", "dearest-mistake", [&] { parts_.frame.run(Command::dearest_mistake); });
}

void Tour::visit_deal() {
  visit_positions();
  visit_mistakes();
  visit_seats();
  visit_edits();
}

void Tour::visit_positions() {
  Workbench& bench = parts_.workbench;
  show("jump", "start", [&] { bench.go_first(); });
  bench.step(2);
  show("jump", "auction", [&] { bench.step(1); });
  show("jump", "talon",
       [&] { step_until([](const View& view) { return pieces_in(view, "talon") > 0; }); });
  const auto has_trick = [](const View& view) { return pieces_in(view, "trick") > 0; };
  show("jump", "declared", [&] {
    step_until(has_trick);
    bench.step(-1);
  });
  bench.go_first();
  bench.step(static_cast<int>(bench.view().events.size()) / 2);
  show("jump", "middle-of-trick",
       [&] { step_until([](const View& view) { return pieces_in(view, "trick") == 2; }); });
  bench.go_first();
  if (!step_until(has_trick)) bench.go_first();
  for (int i = 1; i <= timed_steps; ++i) {
    redraw("step", fmt::format("step-{}", i), [&] { bench.step(1); });
  }
  show("jump", "end", [&] { bench.go_last(); });
}

void Tour::visit_mistakes() {
  Workbench& bench = parts_.workbench;
  bench.go_first();
  for (int i = 1;; ++i) {
    const auto before = current_node(bench.view());
    redraw("mistake", fmt::format("mistake-{}", i), [&] { bench.next_mistake(); });
    if (current_node(bench.view()) == before) return;
    save_picture(fmt::format("mistake-{}", i));
  }
}

void Tour::visit_seats() {
  Workbench& bench = parts_.workbench;
  bench.go_first();
  bench.next_mistake();
  for (std::size_t seat = 1; seat <= bench.view().seats.size(); ++seat) {
    show("seat view", fmt::format("seat-{}", seat), [&] { bench.cycle_seat_view(); });
  }
  bench.cycle_seat_view();
  show("filter", "mistakes-only", [&] { bench.set_mistakes_only(true); });
  redraw("filter", "all-events", [&] { bench.set_mistakes_only(false); });
}

void Tour::visit_edits() {
  Workbench& bench = parts_.workbench;
  redraw("edit", "comment",
         [&] { bench.set_comment("Eso jsem čekal u Zdeňka; líp bylo vynést kule."); });
  parts_.frame.run(Command::comment);
  settle();
  save_picture("comment");
  bench.undo();
  if (bench.view().playable.empty()) return;
  const std::string card = bench.view().playable.back();
  show("edit", "variation", [&] { bench.play(card); });
  redraw("edit", "undo", [&] { bench.undo(); });
}

}  // namespace kibic::gui
