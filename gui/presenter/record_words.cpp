#include "gui/presenter/record_words.h"

#include "core/base/message.h"
#include "core/games/catalogue.h"

namespace kibic::gui {

RecordWord record_word_of(const std::string& game) {
  const Game* found = find_game(game);
  return found == nullptr ? RecordWord::deal : found->record_word;
}

std::string count_text(RecordWord word, std::size_t count) {
  switch (word) {
    case RecordWord::deal:
      return count == 1 ? tr(KIBIC_TEXT("1 deal"))
                        : render(Message(KIBIC_TEXT("{0} deals"), count));
    case RecordWord::game:
      return count == 1 ? tr(KIBIC_TEXT("1 game"))
                        : render(Message(KIBIC_TEXT("{0} games"), count));
  }
  return {};
}

std::string title_text(RecordWord word, std::size_t number) {
  switch (word) {
    case RecordWord::deal:
      return number == 0 ? tr(KIBIC_TEXT("Deal")) : render(Message(KIBIC_TEXT("Deal {0}"), number));
    case RecordWord::game:
      return number == 0 ? tr(KIBIC_TEXT("Game")) : render(Message(KIBIC_TEXT("Game {0}"), number));
  }
  return {};
}

std::string title_text(RecordWord word, std::size_t number, const std::string& headline) {
  if (headline.empty()) return title_text(word, number);
  if (number == 0) return headline;
  return render(Message(KIBIC_TEXT("{0} · {1}"), title_text(word, number), headline));
}

std::string end_text(RecordWord word) {
  switch (word) {
    case RecordWord::deal:
      return tr(KIBIC_TEXT("End of the deal."));
    case RecordWord::game:
      return tr(KIBIC_TEXT("End of the game."));
  }
  return {};
}

}  // namespace kibic::gui
