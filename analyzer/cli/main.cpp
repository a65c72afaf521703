// The program `kibic`: sets up language and signals, then hands over to the command line.
#include <libintl.h>
#include <unistd.h>

#include <atomic>
#include <clocale>
#include <csignal>
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "analyzer/cli/app.h"
#include "core/base/message.h"

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void on_interrupt(int) {
  // A second Ctrl+C means it: the default action ends the program at once.
  std::signal(SIGINT, SIG_DFL);
  interrupted.store(true);
}

}  // namespace

int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "");
  // Numbers are written with a point in every language.
  std::setlocale(LC_NUMERIC, "C");
  bindtextdomain("kibic", KIBIC_LOCALE_DIR);
  bind_textdomain_codeset("kibic", "UTF-8");
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
  std::signal(SIGPIPE, SIG_IGN);
  std::ios::sync_with_stdio(false);

  std::stop_source stop;
  // A signal handler may not touch a stop_source; this thread carries the news.
  std::jthread watcher([&stop](const std::stop_token& ended) {
    while (!ended.stop_requested()) {
      if (interrupted.load()) stop.request_stop();
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  });
  kibic::cli::Io io{std::cin,
                    std::cout,
                    std::cerr,
                    stop.get_token(),
                    isatty(STDOUT_FILENO) != 0,
                    isatty(STDERR_FILENO) != 0};
  const int status = kibic::cli::run(std::vector<std::string>(argv + 1, argv + argc), io);
  std::cout.flush();
  if (std::cout.good()) return status;
  std::cerr << kibic::tr(KIBIC_TEXT("kibic: the output could not be written.")) << '\n';
  return kibic::cli::exit_io;
}
