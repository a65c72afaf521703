#include "analyzer/cli/progress.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "core/base/message.h"

namespace kibic::cli {

Progress::Progress(const Options& options, Io& io, std::string stage)
    : io_(io), stage_(std::move(stage)) {
  if (options.progress == "json") {
    style_ = Style::json;
  } else if (options.progress == "auto" && io.err_is_terminal && !options.quiet) {
    style_ = Style::line;
  }
}

Progress::~Progress() {
  // The line is rubbed out, so that what is printed next stands alone.
  if (is_line_open_) io_.err << "\r\x1b[K" << std::flush;
}

void Progress::show(std::size_t done, std::size_t total) {
  if (style_ == Style::none) return;
  const std::lock_guard lock(mutex_);
  const Clock::time_point now = Clock::now();
  if (now - last_ < std::chrono::milliseconds(100) && done != total) return;
  last_ = now;
  const double elapsed_s = std::chrono::duration<double>(now - start_).count();
  const double rate = elapsed_s > 0 ? static_cast<double>(done) / elapsed_s : 0;
  if (style_ == Style::json) {
    nlohmann::ordered_json line{
        {"stage", stage_}, {"done", done}, {"total", nullptr}, {"rate", rate}, {"eta_s", nullptr}};
    if (total > 0) line["total"] = total;
    if (total > 0 && rate > 0) line["eta_s"] = static_cast<double>(total - done) / rate;
    io_.err << line.dump() << '\n' << std::flush;
    return;
  }
  is_line_open_ = true;
  io_.err << "\r\x1b[K"
          << (total > 0 ? render(Message(KIBIC_TEXT("{0}: {1} of {2}"), stage_, done, total))
                        : render(Message(KIBIC_TEXT("{0}: {1}"), stage_, done)))
          << std::flush;
}

}  // namespace kibic::cli
