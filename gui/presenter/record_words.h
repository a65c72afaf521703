// What records of a game are called: deals, or games.
#pragma once

#include <cstddef>
#include <string>

#include "core/model/game.h"

namespace kibic::gui {

// Of the game with that ID; deals if there is none.
RecordWord record_word_of(const std::string& game);

std::string count_text(RecordWord word, std::size_t count);   // "3 deals"
std::string title_text(RecordWord word, std::size_t number);  // "Deal 3"; 0: "Deal"
std::string title_text(RecordWord word, std::size_t number, const std::string& headline);
std::string end_text(RecordWord word);  // a sentence

}  // namespace kibic::gui
