#include "analyzer/report/html_parts.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace kibic::html {

std::string card_markup(const GamePieces& pieces, const StoryCard& card,
                        std::string_view extra_class) {
  const std::string space = extra_class.empty() ? "" : " ";
  const auto use = pieces.use(card.name);
  if (!use) {
    return fmt::format("<span class=\"chip{}{}\">{}</span>", space, extra_class,
                       escaped_markup(card.text));
  }
  return fmt::format(
      "<svg class=\"card{}{}\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">"
      "<use href=\"{}\"/></svg>",
      space, extra_class, use->width, use->height, escaped_markup(card.text), use->href);
}

std::string hidden_card_markup(const GamePieces& pieces) {
  return card_markup(pieces, {"??", "?"});
}

std::string_view class_of(std::string_view mark) {
  if (mark == "??") return "very-bad";
  if (mark == "?") return "bad";
  if (mark == "?!") return "dubious";
  return mark == "!" || mark == "!!" ? "good" : "plain";
}

std::string mark_markup(std::string_view mark) {
  if (mark.empty()) return {};
  return fmt::format("<span class=\"mark {}\">{}</span>", class_of(mark), escaped_markup(mark));
}

std::string fan_markup(const GamePieces& pieces, const std::vector<StoryCard>& cards,
                       const Finding* finding) {
  std::string markup;
  for (const StoryCard& card : cards) {
    std::string_view extra;
    if (finding != nullptr && card == finding->played) extra = "is-played";
    if (finding != nullptr && card == finding->best) extra = "is-better";
    markup += card_markup(pieces, card, extra);
  }
  return markup;
}

std::string trick_cell_markup(const GamePieces& pieces, const StoryTrick& trick, int seat,
                              std::string_view mark) {
  for (const StoryPlay& play : trick.plays) {
    if (play.seat != seat) continue;
    const bool is_leader = trick.leader == seat;
    const bool is_winner = trick.winner == seat;
    std::string tags = mark_markup(mark);
    if (!play.note.empty()) {
      tags += fmt::format("<span class=\"note\">{}</span>", escaped_markup(play.note));
    }
    return fmt::format(
        "<div class=\"play{}\"><span class=\"lead\">{}</span>{}<span "
        "class=\"tags\">{}</span></div>",
        is_winner ? " winner" : "", is_leader ? "▸" : "", card_markup(pieces, play.card), tags);
  }
  return {};
}

std::string line_markup(const GamePieces& pieces, const std::vector<FindingStep>& line,
                        std::size_t on_table) {
  std::string markup;
  std::size_t place = on_table;
  for (const FindingStep& step : line) {
    if (place > 0 && place % 3 == 0) markup += "<span class=\"gap\"></span>";
    markup += card_markup(pieces, step.action);
    ++place;
  }
  return markup;
}

}  // namespace kibic::html
