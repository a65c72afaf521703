// The program `kibic-gui`: language, options, then the window.
#include <libintl.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <chrono>
#include <clocale>

#include "gui/app/app.h"

int main(int argc, char** argv) {
  const auto start = std::chrono::steady_clock::now();
  std::setlocale(LC_ALL, "");
  std::setlocale(LC_NUMERIC, "C");
  bindtextdomain("kibic", KIBIC_LOCALE_DIR);
  bind_textdomain_codeset("kibic", "UTF-8");
  int status = 0;
  const auto options = kibic::gui::parse_options(argc, argv, status);
  if (!options) return status;
  // The only way to choose colours that the toolkit follows in all its controls.
  if (options->is_dark) setenv("GTK_THEME", "Adwaita:dark", 1);
  wxApp::SetInstance(new kibic::gui::App(*options, start));
  int toolkit_argc = 1;  // the rest of the arguments are ours
  return wxEntry(toolkit_argc, argv);
}
