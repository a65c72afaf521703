// Pieces of markup for the HTML report. Everything that comes from outside is escaped here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/findings.h"
#include "analyzer/report/piece_sheet.h"
#include "analyzer/report/story.h"

namespace kibic::html {

// A drawn card, or the text in a box for actions that are no card.
std::string card_markup(const GamePieces& pieces, const StoryCard& card,
                        std::string_view extra_class = "");
std::string hidden_card_markup(const GamePieces& pieces);

// "dubious", "bad", "very-bad", "good"; "plain" for no mark.
std::string_view class_of(std::string_view mark);
std::string mark_markup(std::string_view mark);

// A hand as a fan; the cards played and better are framed.
std::string fan_markup(const GamePieces& pieces, const std::vector<StoryCard>& cards,
                       const Finding* finding = nullptr);

// What one seat did in a trick: the card, who leads and wins, mark and marriage.
std::string trick_cell_markup(const GamePieces& pieces, const StoryTrick& trick, int seat,
                              std::string_view mark);

// A variation as small cards, a gap after each trick of three.
std::string line_markup(const GamePieces& pieces, const std::vector<FindingStep>& line,
                        std::size_t on_table);

}  // namespace kibic::html
