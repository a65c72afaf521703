#include "gui/app/tour.h"

#include <fmt/format.h>
#include <wx/app.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>

#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/menu.h>
#include <wx/statusbr.h>
#include <wx/utils.h>

#include <algorithm>
#include <iostream>
#include <system_error>
#include <utility>

#include "core/base/message.h"

namespace kibic::gui {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr int most_mistakes = 3;
// A file whose analysis takes longer is shown as far as it got.
constexpr std::chrono::minutes longest_wait{30};

std::string plain_name(const std::string& file) {
  std::string name = fs::path(file).filename().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0 && c < 0x80; },
      '-');
  return name;
}

}  // namespace

Tour::Tour(Parts parts, std::vector<std::string> files, fs::path folder, Clock::time_point start)
    : parts_(parts), files_(std::move(files)), folder_(std::move(folder)), start_(start) {}

int Tour::run() {
  wxGUIEventLoop loop;
  const wxEventLoopActivator activate(&loop);
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error || !fs::is_empty(folder_, error)) {
    std::cerr << render(Message(KIBIC_TEXT("The folder {0} is not empty or cannot be made; name a "
                                           "new one."),
                                folder_.string()))
              << '\n';
    return 2;
  }
  log_.open(folder_ / "tour.log");
  settle();
  log_ << fmt::format("start to usable window: {:.0f} ms\n",
                      Milliseconds(Clock::now() - start_).count());
  save_picture("empty");
  for (const std::string& file : files_) visit_file(file);
  log_ << fmt::format("slowest event handler: {:.1f} ms ({})\n", parts_.times.slowest().count(),
                      parts_.times.slowest_source());
  log_.close();
  parts_.frame.Destroy();
  settle();
  return is_failed_ || !log_ ? 4 : 0;
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

void Tour::redraw(const std::string& name, const std::function<void()>& change) {
  parts_.times.take_painting();
  const auto begin = Clock::now();
  change();
  const Milliseconds changing = Clock::now() - begin;
  settle();
  Milliseconds whole = changing;
  std::string parts = fmt::format("view {:.1f}", changing.count());
  for (const auto& [who, painting] : parts_.times.take_painting()) {
    whole += painting;
    parts += fmt::format(", {} {:.1f}", who, painting.count());
  }
  log_ << fmt::format("{}{}: {:.1f} ms ({})\n", prefix_, name, whole.count(), parts);
}

void Tour::wait_until_idle() {
  const auto until = Clock::now() + longest_wait;
  settle();
  while (!parts_.workbench.view().progress.text.empty() && Clock::now() < until) {
    settle();
  }
}

bool Tour::save_picture(const std::string& name) {
  parts_.frame.Update();
  // A copy of the screen would not do: the toolkit caches it.
  const wxRect whole = parts_.frame.GetScreenRect();
  wxBitmap bitmap;
  bitmap.CreateScaled(whole.width, whole.height, wxBITMAP_SCREEN_DEPTH,
                      parts_.frame.GetContentScaleFactor());
  wxMemoryDC memory(bitmap);
  wxWindow* const parts[] = {&parts_.frame, parts_.frame.GetMenuBar(), parts_.frame.GetStatusBar()};
  for (wxWindow* part : parts) {
    wxPoint at = part->ClientToScreen(wxPoint()) - whole.GetPosition();
    if (part == parts_.frame.GetMenuBar()) at = wxPoint();
    wxClientDC window(part);
    const wxSize size = part->GetClientSize();
    memory.Blit(at.x, at.y, size.x, size.y, &window, 0, 0);
  }
  memory.SelectObject(wxNullBitmap);
  const fs::path path = folder_ / fmt::format("{:02}-{}{}.png", ++pictures_, prefix_, name);
  const bool is_saved =
      bitmap.ConvertToImage().SaveFile(wxString::FromUTF8(path.string()), wxBITMAP_TYPE_PNG);
  is_failed_ = is_failed_ || !is_saved;
  return is_saved;
}

void Tour::visit_file(const std::string& file) {
  prefix_ = plain_name(file) + "-";
  redraw("open", [&] { parts_.workbench.open({file}); });
  wait_until_idle();
  const View& view = parts_.workbench.view();
  if (!view.selected) {
    save_picture("no-record");
    return;
  }
  save_picture("opened");
  visit_positions();
  visit_views();
}

void Tour::visit_positions() {
  Workbench& bench = parts_.workbench;
  const auto show = [&](const std::string& name, const std::function<void()>& change) {
    redraw(name, change);
    save_picture(name);
  };
  show("start", [&] { bench.go_first(); });
  // After the auction and the declaration, then in the middle of a trick.
  const auto count = static_cast<int>(bench.view().events.size());
  show("declared", [&] { bench.step(std::min(8, count)); });
  show("play", [&] { bench.step(std::max(1, count / 2)); });
  for (int i = 0; i < 12; ++i) redraw(fmt::format("step-{}", i + 1), [&] { bench.step(1); });
  bench.go_first();
  for (int i = 1; i <= most_mistakes; ++i) {
    show(fmt::format("mistake-{}", i), [&] { bench.next_mistake(); });
  }
  show("end", [&] { bench.go_last(); });
}

void Tour::visit_views() {
  Workbench& bench = parts_.workbench;
  const auto show = [&](const std::string& name, const std::function<void()>& change) {
    redraw(name, change);
    save_picture(name);
  };
  bench.go_first();
  bench.next_mistake();
  for (std::size_t seat = 1; seat <= bench.view().seats.size(); ++seat) {
    show(fmt::format("seat-{}", seat), [&] { bench.cycle_seat_view(); });
  }
  bench.cycle_seat_view();
  show("mistakes-only", [&] { bench.set_mistakes_only(true); });
  bench.set_mistakes_only(false);
  if (bench.view().playable.empty()) return;
  const std::string card = bench.view().playable.back();
  show("variation", [&] { bench.play(card); });
  bench.undo();
}

}  // namespace kibic::gui
