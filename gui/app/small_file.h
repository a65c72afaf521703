// Small text files that are read and written whole.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace kibic::gui {

// None if it cannot be read.
std::optional<std::string> read_small_file(const std::filesystem::path& path);

// Written beside it and renamed, so that a reader finds the old or the new content, never a part.
// Makes the folder. False if it cannot be written; the old content is then still there.
bool write_small_file(const std::filesystem::path& path, const std::string& content);

// Where the window keeps the user's last place: $XDG_CONFIG_HOME/kibic/window.json, or below
// ~/.config. Empty if there is no home.
std::filesystem::path last_place_path();

}  // namespace kibic::gui
