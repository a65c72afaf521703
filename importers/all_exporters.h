// Every format of other programs that Kibic writes.
#pragma once

#include <span>
#include <string_view>

#include "core/ports/exporter.h"

namespace kibic::importers {

// In the order in which they are listed to people. They live as long as the program.
std::span<const Exporter* const> all_exporters();

// By the name of the format; nullptr: there is none.
const Exporter* find_exporter(std::string_view name);
// The first that writes records of the game; nullptr: there is none.
const Exporter* exporter_for(std::string_view game);

}  // namespace kibic::importers
