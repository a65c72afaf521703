// The marks a user may give, in the order of their keys.
#pragma once

#include <array>
#include <string>

#include "gui/wx/words.h"

namespace kibic::gui {

struct MarkName {
  const char* glyph;
  const char* meaning;
  char key;
};

inline constexpr std::array<MarkName, 7> all_marks{{
    {"", KIBIC_TEXT("no mark"), '0'},
    {"!", KIBIC_TEXT("good"), '1'},
    {"?", KIBIC_TEXT("bad"), '2'},
    {"!!", KIBIC_TEXT("very good"), '3'},
    {"??", KIBIC_TEXT("very bad"), '4'},
    {"!?", KIBIC_TEXT("interesting"), '5'},
    {"?!", KIBIC_TEXT("dubious"), '6'},
}};

// "?! dubious".
inline wxString label_of(const MarkName& mark) {
  return *mark.glyph == '\0' ? words(mark.meaning) : text(mark.glyph) + "  " + words(mark.meaning);
}

// 0, no mark, for a glyph that is none of them.
inline int index_of_mark(const std::string& glyph) {
  for (std::size_t i = 0; i < all_marks.size(); ++i) {
    if (glyph == all_marks[i].glyph) return static_cast<int>(i);
  }
  return 0;
}

}  // namespace kibic::gui
