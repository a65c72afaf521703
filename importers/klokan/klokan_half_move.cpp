#include "importers/klokan/klokan_half_move.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "core/base/text.h"

namespace kibic::importers::klokan {
namespace {

namespace rules = kibic::klokan;

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// Dashes and crosses as word processors make them, capital letters, a comma behind.
std::string plain(const std::string& word) {
  std::string text = word;
  for (const char* dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"}) {
    replace_all(text, dash, "-");
  }
  for (const char* cross : {"\u00d7", "\u2715", "\u2716"}) replace_all(text, cross, "x");
  replace_all(text, "\u2026", "..");
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  while (!text.empty() && (text.back() == ',' || text.back() == '.')) text.pop_back();
  return text;
}

// "resign" by the side to move, "w-resign" and "b-resign" by that side.
std::optional<Actor> resigning(const rules::State& state, std::string_view text) {
  if (text == "resign" || text == "resigns") return rules::Rules::actor(state);
  if (text == "w-resign") return Actor::seat(0);
  if (text == "b-resign") return Actor::seat(1);
  return std::nullopt;
}

// Too many half-moves for from..to to be worth looking for.
constexpr std::size_t too_many = 20'000;

// The stone comes to a square again without having captured or been doubled meanwhile.
bool has_circle(const std::string& spelled) {
  std::set<std::string> seen{spelled.substr(0, 2)};
  for (std::size_t i = 2; i < spelled.size();) {
    const bool captures = spelled[i] == 'x';
    const std::string square = spelled.substr(i + 1, 2);
    i += 3;
    const bool doubles = i < spelled.size() && spelled[i] == '=';
    if (doubles) ++i;
    if (captures || doubles) seen.clear();
    if (!seen.insert(square).second) return true;
  }
  return false;
}

// What the writer meant by separators and marks, against what the board says. `is_longer`: there is
// a shorter path.
void tell_slips(const std::string& typed, const std::string& spelled, bool is_longer,
                const Place& where, Findings& findings) {
  if (is_longer && has_circle(spelled)) {
    findings.note("circle-cut", where,
                  Message(KIBIC_TEXT("{0} goes in a circle, which is left out."), typed));
  }
  const auto without = [](std::string text, char c) {
    std::erase(text, c);
    return text;
  };
  std::string meant = typed;
  replace_all(meant, ":", "x");
  if (without(meant, '=') != without(spelled, '=')) {
    findings.warning("wrong-separator", where,
                     Message(KIBIC_TEXT("{0} is read as {1}: the board says what is captured."),
                             typed, spelled));
  } else if (meant.find('=') != std::string::npos && meant != spelled) {
    findings.warning(
        "wrong-doubling", where,
        Message(KIBIC_TEXT("{0} is read as {1}: the board says what is doubled."), typed, spelled));
  }
}

Result<rules::Action> read(const rules::State& state, const std::string& text, Work& work) {
  const bool looks_for_ends = rules::parse_ends(text).has_value();
  if (looks_for_ends || state.options->force != rules::Force::none) {
    const auto many = rules::count_half_moves(state.board, *state.options);
    work.add(many);
    if (looks_for_ends && many > too_many) {
      return fail("ambiguous-half-move",
                  Message(KIBIC_TEXT("there are {0} half-moves; write the squares between"), many));
    }
  }
  auto action = rules::Rules::parse(state, text);
  if (!action && !looks_for_ends) {
    return fail("unreadable-half-move", action.error().text);
  }
  return action;
}

}  // namespace

Result<PlayedHalfMove> play_half_move(const rules::State& state, const std::string& word,
                                      const Place& where, Findings& findings, Work& work) {
  work.allow_half_move();
  const std::string text = plain(word);
  const auto resigned = resigning(state, text);
  const auto action = resigned ? Result<rules::Action>(rules::Action{}) : read(state, text, work);
  if (!action) return tl::unexpected(action.error());
  const Actor actor = resigned ? *resigned : rules::Rules::actor(state);
  if (const auto violation = rules::Rules::check(state, actor, *action)) {
    return fail(violation->code, violation->text);
  }
  std::string canonical = "resign";
  if (!action->resigns()) {
    const rules::HalfMove move = rules::half_move_of(state, *action);
    std::size_t places = 0;
    rules::NamedMove named = rules::named(state.board, *state.options, move, &places);
    work.add(places);
    if (rules::parse_path(text)) {
      const std::string spelled = rules::spelled(state.board, *state.options, action->path);
      tell_slips(text, spelled, action->path.size() > named.path.size(), where, findings);
    }
    canonical = std::move(named.text);
  }
  return PlayedHalfMove{{actor, {std::move(canonical)}, "", where},
                        rules::Rules::apply(state, actor, *action)};
}

}  // namespace kibic::importers::klokan
