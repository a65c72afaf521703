#include "analyzer/report/html_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <kainjow/mustache.hpp>

#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"
#include "analyzer/report/arrows.h"
#include "analyzer/report/findings.h"
#include "analyzer/report/html_parts.h"
#include "analyzer/report/loss_chart.h"
#include "analyzer/report/piece_sheet.h"
#include "analyzer/report/scene_svg.h"
#include "analyzer/report/story.h"
#include "analyzer/report/templates.h"

namespace kibic {
namespace {

using kainjow::mustache::data;

using html::GamePieces;

constexpr std::size_t worst_shown = 3;
constexpr std::size_t values_shown = 6;

data truth(bool value) {
  return data(value ? data::type::bool_true : data::type::bool_false);
}

// An empty text would open its section; false does not.
data text_or_nothing(const std::string& text) {
  return text.empty() ? truth(false) : data(text);
}

// Every key in one object, since a key that is missing would be looked up further out.
template <class... Pairs>
data object(const Pairs&... pairs) {
  data result;
  (result.set(pairs.first, pairs.second), ...);
  return result;
}

std::pair<std::string, data> key(const std::string& name, const std::string& text) {
  return {name, data(text)};
}
std::pair<std::string, data> key(const std::string& name, const data& value) {
  return {name, value};
}

template <class Items, class Make>
data list_of(const Items& items, Make make) {
  data list(data::type::list);
  for (const auto& item : items) list.push_back(make(item));
  return list;
}

std::string seat_class(std::size_t seat) {
  return fmt::format("seat-{}", std::min<std::size_t>(seat, 3));
}

data line_mark(const std::string& glyph) {
  if (glyph.empty()) return truth(false);
  return object(key("glyph", glyph), key("mark_class", std::string(html::class_of(glyph))));
}

// --- What every record has.

data players_of(const Story& story) {
  data list(data::type::list);
  for (std::size_t seat = 0; seat < story.names.size(); ++seat) {
    list.push_back(
        object(key("name", story.names[seat]), key("role", story.roles[seat]),
               key("amount", seat < story.amounts.size() ? story.amounts[seat] : std::string()),
               key("seat_class", seat_class(seat))));
  }
  return list;
}

std::string subtitle_of(const ReportInput& input) {
  const std::string date = safe_text(input.record.date);
  const std::string file = safe_text(file_name(input.source.path));
  return date.empty() || file.empty() ? date + file : date + " · " + file;
}

std::string hand_markup(const GamePieces& pieces, const StoryHand& hand) {
  std::string cards = html::fan_markup(pieces, hand.cards);
  for (std::size_t i = 0; i < hand.unknown; ++i) cards += html::hidden_card_markup(pieces);
  return cards;
}

void set_head(data& page, const ReportInput& input, const Story& story) {
  page.set("deal_title", story.title);
  page.set("deal_subtitle", subtitle_of(input));
  page.set("players", players_of(story));
  page.set("facts",
           list_of(story.facts, [](const std::string& fact) { return object(key("fact", fact)); }));
}

void set_violations(data& page, const Story& story) {
  page.set("has_violations", truth(!story.violations.empty()));
  page.set("violations_title", tr(KIBIC_TEXT("Against the rules")));
  page.set("violations", list_of(story.violations, [](const StoryViolation& violation) {
             return object(key("text", violation.text), key("law", violation.law));
           }));
}

void set_cards(data& page, const GamePieces& pieces, const Story& story) {
  page.set("has_hands", truth(!story.hands.empty()));
  page.set("hands_title", tr(KIBIC_TEXT("Hands")));
  page.set("hands", list_of(story.hands, [&](const StoryHand& hand) {
             return object(key("owner", hand.owner), key("cards", hand_markup(pieces, hand)));
           }));
  page.set("has_bill", truth(!story.bill.empty()));
  page.set("bill_title", tr(KIBIC_TEXT("Bill")));
  page.set("bill_note", tr(KIBIC_TEXT("For each opponent, as the declarer sees it.")));
  page.set("bill", list_of(story.bill, [](const StoryBillLine& part) {
             return object(key("part", part.name), key("outcome", part.outcome),
                           key("doubles", part.doubles), key("part_amount", part.amount));
           }));
}

data lines_of(const ReportInput& input, const std::vector<StoryLine>& lines) {
  return list_of(lines, [&](const StoryLine& line) {
    return object(key("text", line.text), key("line_mark", line_mark(mark_at(input, line.event))));
  });
}

data cells_of(const ReportInput& input, const GamePieces& pieces, const Story& story,
              const StoryTrick& trick) {
  data cells(data::type::list);
  for (int seat = 0; seat < static_cast<int>(story.names.size()); ++seat) {
    std::string mark;
    for (const StoryPlay& play : trick.plays) {
      const Verdict* verdict = verdict_at(input, play.event);
      if (play.seat == seat && verdict != nullptr && verdict->seat == seat) {
        mark = glyph_of(verdict->mark);
      }
    }
    cells.push_back(object(key("cell", html::trick_cell_markup(pieces, trick, seat, mark))));
  }
  return cells;
}

void set_play(data& page, const GamePieces& pieces, const ReportInput& input, const Story& story) {
  page.set("has_opening", truth(!story.opening.empty()));
  page.set("opening_title", tr(KIBIC_TEXT("Before the play")));
  page.set("opening", lines_of(input, story.opening));
  page.set("has_moves", truth(!story.moves.empty()));
  page.set("moves_title", tr(KIBIC_TEXT("Moves")));
  page.set("moves", lines_of(input, story.moves));
  page.set("has_tricks", truth(!story.tricks.empty()));
  page.set("tricks_title", tr(KIBIC_TEXT("Tricks")));
  page.set("points_title", tr(KIBIC_TEXT("Points")));
  page.set("tricks_note",
           tr(KIBIC_TEXT("▸ leads; the winning card is framed; +20 and +40 are marriages.")));
  page.set("tricks", list_of(story.tricks, [&](const StoryTrick& trick) {
             return object(
                 key("number", std::to_string(trick.number)),
                 key("cells", cells_of(input, pieces, story, trick)),
                 key("trick_points", trick.points ? std::to_string(*trick.points) : std::string()));
           }));
}

// --- What a review adds.

std::string actions_text(const State& state, const Candidate& candidate) {
  std::string text = safe_text(state.pretty(candidate.action));
  for (const Action& action : candidate.same_as) text += " " + safe_text(state.pretty(action));
  return text;
}

bool is_played(const Candidate& candidate, const Action& played) {
  return candidate.action == played || std::find(candidate.same_as.begin(), candidate.same_as.end(),
                                                 played) != candidate.same_as.end();
}

// The candidates with a bar each: the worst one shown is the shortest.
data values_of(const ReportInput& input, const Verdict& verdict) {
  const State& state = input.replay.states[verdict.event];
  const double best = verdict.candidates.front().value;
  const double worst = verdict.candidates.back().value;
  data list(data::type::list);
  std::size_t shown = 0;
  for (const Candidate& candidate : verdict.candidates) {
    const bool was_played = is_played(candidate, verdict.played);
    if (++shown > values_shown && !was_played) continue;
    const double share = best > worst ? (candidate.value - worst) / (best - worst) : 1;
    const std::string row = shown == 1 ? "is-best" : was_played ? "is-played" : "other";
    list.push_back(object(key("action", actions_text(state, candidate)), key("row_class", row),
                          key("width", number_text(8 + 92 * share, 0)),
                          key("value", signed_amount_text(candidate.value, verdict.unit))));
  }
  return list;
}

std::string same_text(const Finding& finding) {
  if (finding.same_as_best.empty()) return {};
  std::string cards;
  for (const StoryCard& card : finding.same_as_best) {
    cards += (cards.empty() ? "" : " ") + card.text;
  }
  return render(Message(KIBIC_TEXT("As good as {0}: {1}."), finding.best.text, cards));
}

std::string interval_sentence(const Finding& finding) {
  if (finding.interval.empty()) return {};
  return render(Message(KIBIC_TEXT("95 % interval of the loss: {0}."), finding.interval));
}

data short_finding(const GamePieces& pieces, const Finding& finding, const std::string& deal_id) {
  const std::string mark(glyph_of(finding.verdict->mark));
  return object(key("event_id", fmt::format("{}-event-{}", deal_id, finding.verdict->event)),
                key("mark", mark), key("mark_class", std::string(html::class_of(mark))),
                key("place", finding.place), key("player", finding.player),
                key("price", finding.price),
                key("played", html::card_markup(pieces, finding.played)),
                key("best", html::card_markup(pieces, finding.best)));
}

data table_of(const GamePieces& pieces, const Story& story, const Finding& finding) {
  return list_of(finding.position.table, [&](const StoryPlay& play) {
    return object(key("owner", story.names[static_cast<std::size_t>(play.seat)]),
                  key("card", html::card_markup(pieces, play.card)));
  });
}

// The position as a picture, in games that are told by no hand of cards.
std::string picture_of(const ReportInput& input, const GamePieces& pieces, const Story& story,
                       const Finding& finding) {
  const State& state = input.replay.states[finding.verdict->event];
  auto scene = state.scene(finding.verdict->seat);
  if (!scene) return {};
  for (SceneZone& zone : scene->zones) {
    const auto seat = static_cast<std::size_t>(zone.seat.value_or(-1));
    if (seat < story.names.size()) zone.title = Message("{0}", story.names[seat]);
  }
  const auto arrows = arrows_of(state, *finding.verdict);
  return html::scene_markup(pieces, *scene, arrows) + html::arrow_key_markup(arrows);
}

data whole_finding(const ReportInput& input, const GamePieces& pieces, const Story& story,
                   const Finding& finding, const std::string& deal_id) {
  const StoryPosition& position = finding.position;
  data item = short_finding(pieces, finding, deal_id);
  const std::string picture =
      position.hand.empty() ? picture_of(input, pieces, story, finding) : std::string();
  item.set("picture", text_or_nothing(picture));
  item.set("has_position", truth(!position.hand.empty()));
  item.set("has_table", truth(!position.table.empty()));
  item.set("table_label", tr(KIBIC_TEXT("On the table")));
  item.set("table", table_of(pieces, story, finding));
  item.set("hand_label", render(Message(KIBIC_TEXT("Hand of {0}"), finding.player)));
  item.set("hand", html::fan_markup(pieces, position.hand, &finding));
  item.set("has_values", truth(finding.verdict->candidates.size() > 1));
  item.set("values", values_of(input, *finding.verdict));
  item.set("values_note",
           render(Message(KIBIC_TEXT("What each choice is worth to {0} on average over the deals "
                                     "that were possible."),
                          finding.player)));
  item.set("played_label", tr(KIBIC_TEXT("played")));
  item.set("better_label", tr(KIBIC_TEXT("better")));
  item.set("reason", text_or_nothing(finding.reason));
  item.set("reason_remarks", list_of(finding.remarks, [](const std::string& remark) {
             return object(key("remark", remark));
           }));
  item.set("price_note", text_or_nothing(finding.price_note));
  item.set("interval", text_or_nothing(interval_sentence(finding)));
  item.set("same", text_or_nothing(same_text(finding)));
  item.set("opinion", text_or_nothing(finding.opinion));
  item.set("engine_opinions", list_of(finding.engine_opinions, [](const std::string& sentence) {
             return object(key("sentence", sentence));
           }));
  item.set("has_line", truth(finding.line.size() > 1));
  item.set("line_label", tr(KIBIC_TEXT("It could have gone")));
  item.set("line", html::line_markup(pieces, finding.line, position.table.size()) +
                       (finding.is_line_cut ? "<span>…</span>" : ""));
  item.set("hindsight", text_or_nothing(finding.hindsight));
  return item;
}

data worst_of(const GamePieces& pieces, const Findings& findings, const std::string& deal_id) {
  data list(data::type::list);
  for (std::size_t i = 0; i < findings.by_price.size() && i < worst_shown; ++i) {
    list.push_back(short_finding(pieces, findings.flagged[findings.by_price[i]], deal_id));
  }
  return list;
}

data summary_of(const Story& story, const Findings& findings) {
  data list(data::type::list);
  for (std::size_t seat = 0; seat < findings.seats.size(); ++seat) {
    const SeatSummary& row = findings.seats[seat];
    if (row.decisions == 0) continue;
    list.push_back(object(key("name", story.names[seat]), key("accuracy", row.accuracy),
                          key("inaccuracies", std::to_string(row.inaccuracies)),
                          key("mistakes", std::to_string(row.mistakes)),
                          key("blunders", std::to_string(row.blunders)),
                          key("flagged_loss", row.flagged_loss), key("seat_loss", row.loss)));
  }
  return list;
}

void set_review(data& page, const GamePieces& pieces, const ReportInput& input, const Story& story,
                const Findings& findings, const std::string& deal_id) {
  page.set("review", truth(input.review != nullptr));
  if (input.review == nullptr) return;
  const bool has_flagged = !findings.flagged.empty();
  page.set("has_flagged", truth(has_flagged));
  page.set("worst_title", has_flagged           ? tr(KIBIC_TEXT("Where it cost most"))
                          : findings.has_judged ? tr(KIBIC_TEXT("No mistakes were found."))
                                                : tr(KIBIC_TEXT("No decision was judged.")));
  page.set("worst", worst_of(pieces, findings, deal_id));
  page.set("flagged_title", tr(KIBIC_TEXT("Flagged decisions")));
  page.set("flagged", list_of(findings.flagged, [&](const Finding& finding) {
             return whole_finding(input, pieces, story, finding, deal_id);
           }));
  page.set("has_unknowable", truth(!findings.unknowable.empty()));
  page.set("unknowable_title", tr(KIBIC_TEXT("What you could not know")));
  page.set(
      "unknowable", list_of(findings.unknowable, [](const Finding& finding) {
        return object(key("sentence",
                          render(Message(KIBIC_TEXT("{0}, {1}: {2}. {3}"), finding.place,
                                         finding.player, finding.played.text, finding.hindsight))));
      }));
  page.set("summary_title", tr(KIBIC_TEXT("Summary")));
  page.set("accuracy_title", tr(KIBIC_TEXT("accuracy")));
  page.set("flagged_loss_title", tr(KIBIC_TEXT("flagged")));
  page.set("loss_title", tr(KIBIC_TEXT("lost in all")));
  page.set("summary", summary_of(story, findings));
  page.set("remarks", list_of(findings.remarks, [](const std::string& remark) {
             return object(key("remark", remark));
           }));
  const std::string chart = loss_chart(input, story);
  page.set("has_chart", truth(!chart.empty()));
  page.set("chart_title", tr(KIBIC_TEXT("Losses along the play, in all")));
  page.set("chart", chart);
}

void set_legend(data& page, const GamePieces& pieces, const Story& story, bool has_marks) {
  page.set("legend_title", tr(KIBIC_TEXT("Signs")));
  page.set("suits", list_of(story.legend, [&](const StoryCard& sign) {
             const auto use = pieces.use(sign.name);
             return object(key("href", use ? use->href : std::string()), key("text", sign.text));
           }));
  std::vector<std::pair<std::string, std::string>> marks;
  if (has_marks) {
    marks = {{"?!", tr(KIBIC_TEXT("inaccuracy"))},
             {"?", tr(KIBIC_TEXT("mistake"))},
             {"??", tr(KIBIC_TEXT("blunder"))},
             {"!", tr(KIBIC_TEXT("the only good choice"))}};
  }
  page.set("marks", list_of(marks, [](const auto& mark) {
             return object(key("glyph", mark.first),
                           key("mark_class", std::string(html::class_of(mark.first))),
                           key("text", mark.second));
           }));
}

std::string footer_of(const ReportInput& input) {
  const std::string id = record_id(input.record);
  if (input.review == nullptr) return render(Message(KIBIC_TEXT("Kibic · record {0}"), id));
  return render(Message(KIBIC_TEXT("Kibic · record {0} · judged by {1}, level {2}, seed {3}"), id,
                        safe_text(input.review->engine_version),
                        safe_text(input.review->settings.level), input.review->settings.seed));
}

std::string session_footer(const ReportInput& input) {
  if (input.review == nullptr) return "Kibic";
  return render(Message(KIBIC_TEXT("Kibic · judged by {0}, level {1}, seed {2}"),
                        safe_text(input.review->engine_version),
                        safe_text(input.review->settings.level), input.review->settings.seed));
}

// --- The whole page.

// A deal with what is told about it.
struct Chapter {
  const ReportInput& input;
  Story story;
  Findings findings;
  std::string id;  // of its element
};

std::vector<Chapter> chapters_of(const std::vector<ReportInput>& inputs) {
  std::vector<Chapter> chapters;
  for (const ReportInput& input : inputs) {
    Story story = tell(input);
    Findings findings = input.review == nullptr ? Findings() : find(input, story);
    chapters.push_back(
        {input, std::move(story), std::move(findings), fmt::format("deal-{}", chapters.size())});
  }
  return chapters;
}

data deal_of(const Chapter& chapter, html::PieceSheet& sheet) {
  const GamePieces pieces{sheet, chapter.input.record.game};
  data deal;
  deal.set("deal_id", chapter.id);
  set_head(deal, chapter.input, chapter.story);
  set_violations(deal, chapter.story);
  set_cards(deal, pieces, chapter.story);
  set_play(deal, pieces, chapter.input, chapter.story);
  set_review(deal, pieces, chapter.input, chapter.story, chapter.findings, chapter.id);
  return deal;
}

std::string flagged_text(const Findings& findings) {
  if (findings.flagged.empty()) return {};
  return render(Message(KIBIC_TEXT("{0} flagged, the dearest −{1}"), findings.flagged.size(),
                        findings.flagged[findings.by_price.front()].price));
}

data index_row(const Chapter& chapter) {
  const Findings& findings = chapter.findings;
  const std::string worst =
      findings.by_price.empty()
          ? std::string()
          : std::string(glyph_of(findings.flagged[findings.by_price.front()].verdict->mark));
  std::string result;
  for (const std::string& amount : chapter.story.amounts) {
    result += (result.empty() ? "" : ", ") + amount;
  }
  return object(
      key("deal_id", chapter.id), key("deal_title", chapter.story.title),
      key("contract", chapter.story.facts.empty() ? std::string() : chapter.story.facts.front()),
      key("result", result), key("worst_mark", line_mark(worst)),
      key("flagged_count", flagged_text(findings)));
}

std::string page_title(const std::vector<Chapter>& chapters) {
  if (chapters.size() == 1) return chapters.front().story.title;
  std::string names;
  for (const std::string& name : chapters.front().story.names) {
    names += (names.empty() ? "" : ", ") + name;
  }
  return render(Message(KIBIC_TEXT("{0} deals: {1}"), chapters.size(), names));
}

// What the game says of several records together.
std::vector<std::string> session_sentences(const std::vector<ReportInput>& inputs) {
  const GameParts* parts = parts_for(inputs.front().record.game);
  if (inputs.size() < 2 || parts == nullptr || !parts->tell_session) return {};
  std::vector<ReportInput> same_game;
  for (const ReportInput& input : inputs) {
    if (input.record.game == parts->game) same_game.push_back(input);
  }
  return parts->tell_session(same_game);
}

}  // namespace

std::string html_report(const ReportInput& input) {
  return html_report(std::vector<ReportInput>{input});
}

std::string html_report(const std::vector<ReportInput>& inputs) {
  const std::vector<Chapter> chapters = chapters_of(inputs);
  const Chapter& first = chapters.front();
  html::PieceSheet sheet;
  data page;
  // Translators: the language of the catalogue, as HTML names it ("cs").
  page.set("lang", tr(KIBIC_TEXT("en")));
  page.set("title", page_title(chapters));
  page.set("subtitle", subtitle_of(first.input));
  page.set("style", std::string(templates::report_css()));
  page.set("is_session", truth(chapters.size() > 1));
  const std::vector<std::string> session = session_sentences(inputs);
  page.set("has_session_text", truth(!session.empty()));
  page.set("session_title", tr(KIBIC_TEXT("The session")));
  page.set("session_text", list_of(session, [](const std::string& sentence) {
             return object(key("sentence", sentence));
           }));
  page.set("deals_title", tr(KIBIC_TEXT("Deals")));
  page.set("index", list_of(chapters, index_row));
  page.set("deals",
           list_of(chapters, [&](const Chapter& chapter) { return deal_of(chapter, sheet); }));
  set_legend(page, {sheet, first.input.record.game}, first.story, first.input.review != nullptr);
  page.set("symbols", sheet.symbols());  // of all that has been used by now
  page.set("footer", chapters.size() == 1 ? footer_of(first.input) : session_footer(first.input));
  kainjow::mustache::mustache report{std::string(templates::report_html())};
  return report.render(page);
}

}  // namespace kibic
