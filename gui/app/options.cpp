#include "gui/app/options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <string_view>

#include "core/base/message.h"

namespace kibic::gui {
namespace {

// "1280x800"; each side 320…16384.
std::optional<Size> parse_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view digits) {
    int value = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    return error == std::errc() && stop == end && value >= 320 && value <= 16384
               ? std::optional(value)
               : std::nullopt;
  };
  const auto width = number(text.substr(0, cross));
  const auto height = number(text.substr(cross + 1));
  if (!width || !height) return std::nullopt;
  return Size{*width, *height};
}

}  // namespace

std::optional<AppOptions> parse_options(int argc, char** argv, int& status) {
  AppOptions options;
  std::string tour;
  std::vector<std::string> sizes;
  CLI::App app(tr(KIBIC_TEXT("Replays card games, judges every decision and explains it.")),
               "kibic-gui");
  app.add_option("FILE", options.files, tr(KIBIC_TEXT("files or folders to open")));
  app.add_option(
      "--tour", tour,
      tr(KIBIC_TEXT("save pictures of every view of the files in this folder, and end")));
  app.add_option("--tour-deals", options.tour_deals,
                 tr(KIBIC_TEXT("how many deals of each file the tour visits; 0: all")))
      ->capture_default_str();
  app.add_option("--size", sizes,
                 tr(KIBIC_TEXT("size of the window, such as 1280x800; a tour may have several")))
      ->allow_extra_args(false)
      ->check([](const std::string& text) {
        return parse_size(text)
                   ? std::string()
                   : tr(KIBIC_TEXT("A size is written as WIDTHxHEIGHT, 320 to 16384."));
      });
  app.add_option("--db", options.database,
                 tr(KIBIC_TEXT("database in which your comments and variations are kept; as that "
                               "of kibic")));
  app.add_option("--level", options.level,
                 tr(KIBIC_TEXT("how long to think about each decision: quick, normal or deep")))
      ->check(CLI::IsMember({"quick", "normal", "deep"}));
  app.add_flag("--dark", options.is_dark, tr(KIBIC_TEXT("dark colours whatever the desktop has")));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    status = app.exit(error) == 0 ? 0 : 2;
    return std::nullopt;
  }
  if (!tour.empty()) options.tour = tour;
  for (const std::string& size : sizes) options.sizes.push_back(parse_size(size).value());
  if (options.tour && options.sizes.empty()) options.sizes.emplace_back();
  return options;
}

}  // namespace kibic::gui
