#include "core/games/marias/view.h"

#include <fmt/format.h>

#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

CardSet as_set(const std::vector<Card>& cards, std::size_t count) {
  CardSet set;
  for (std::size_t i = 0; i < cards.size() && i < count; ++i) set.insert(cards[i]);
  return set;
}

bool is_choosing(const State& state, int seat) {
  return state.phase == Phase::trump && seat == state.chooser;
}

// The chosen suit is the chooser's secret until the contract is announced (rule book, case 29).
std::optional<Suit> chosen_trump_for(const State& state, int seat) {
  const bool is_public = state.contract && has_trump(state.contract->kind);
  return is_public || seat == state.chooser ? state.chosen_trump : std::nullopt;
}

class Lines {
 public:
  template <class... Args>
  void add(std::string_view name, std::string_view format, const Args&... args) {
    text_ += name;
    text_ += ' ';
    fmt::vformat_to(std::back_inserter(text_), format, fmt::make_format_args(args...));
    text_ += '\n';
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

void add_auction(Lines& lines, const Auction& auction) {
  for (const Call& call : auction.calls) {
    const std::string rung = call.rung ? to_string(*call.rung) : "";
    lines.add("call", "{} {} {}", call.seat, static_cast<int>(call.kind), rung);
  }
}

void add_doubling(Lines& lines, const View& view) {
  for (const auto& [seat, call] : view.doubling.calls) {
    const Action action = std::visit([](const auto& typed) { return Action(typed); }, call);
    lines.add("said", "{} {}", seat, Rules::format(State(), action));
  }
  for (const auto& [seat, call] : view.doubling.early) {
    const Action action = std::visit([](const auto& typed) { return Action(typed); }, call);
    lines.add("early", "{} {}", seat, Rules::format(State(), action));
  }
  for (const Part part : all_parts) {
    const int count = view.doubling.counts[index_of(part)];
    if (count > 0) lines.add("fleks", "{} {}", name_of(part), count);
  }
  lines.add("open", "{}", view.doubling.is_open.to_string());
}

void add_play(Lines& lines, const View& view) {
  for (const Trick& trick : view.tricks) {
    std::string cards;
    for (int place = 0; place < trick.size; ++place) {
      cards += " " + to_string(trick.cards[static_cast<std::size_t>(place)]);
    }
    lines.add("trick", "{}:{}", trick.leader, cards);
  }
  for (const Marriage& marriage : view.marriages) {
    lines.add("marriage", "{} {} {}", marriage.seat, letter_of(marriage.suit), marriage.value);
  }
  lines.add("points", "{} {}", view.points[0] + view.won_before[0],
            view.points[1] + view.won_before[1]);
}

}  // namespace

View view(const State& state, int seat) {
  View view;
  view.options = state.options;
  view.seat = seat;
  view.phase = state.phase;
  view.to_act = state.to_act;
  view.dealer = state.dealer;
  const std::size_t seen = is_choosing(state, seat) ? 7 : 12;
  view.own_dealt = as_set(state.dealt[index(seat)], seen);
  view.hand = is_choosing(state, seat) ? view.own_dealt : state.hands[index(seat)];
  view.own_discard = state.discarded_by[index(seat)];
  if (state.discarder == seat && !state.talon.empty()) view.talon = state.talon;
  if (!state.picked_up[index(seat)].empty()) view.seen_talon = state.picked_up[index(seat)];
  view.auction = state.auction;
  view.responses = state.responses;
  view.declarer = state.declarer;
  view.contract = state.contract;
  view.chosen_trump = chosen_trump_for(state, seat);
  view.talon_counts = state.talon_counts;
  view.doubling = state.doubling;
  view.tricks = state.tricks;
  view.marriages = state.marriages;
  view.points = state.points;
  view.won_before = state.won_before;
  view.first_trick = state.first_trick;
  view.not_played = state.not_played;
  view.lay_down_by = state.lay_down_by;
  view.laid_down = state.laid_down;
  return view;
}

std::string to_string(const View& view) {
  Lines lines;
  lines.add("seat", "{} phase {} to-act {} dealer {}", view.seat, static_cast<int>(view.phase),
            kibic::to_string(view.to_act), view.dealer);
  lines.add("hand", "{}", to_string(view.hand));
  lines.add("dealt", "{}", to_string(view.own_dealt));
  if (view.talon) lines.add("talon", "{}", to_string(*view.talon));
  if (view.seen_talon) lines.add("picked-up", "{}", to_string(*view.seen_talon));
  if (!view.own_discard.empty()) lines.add("put-away", "{}", to_string(view.own_discard));
  add_auction(lines, view.auction);
  for (const auto& [seat, is_good] : view.responses) {
    lines.add("answer", "{} {}", seat, is_good ? "good" : "bad");
  }
  if (view.chosen_trump) lines.add("trump", "{}", letter_of(*view.chosen_trump));
  if (view.contract) {
    lines.add("contract", "{} by {} from {}", to_string(*view.contract), view.declarer,
              view.first_trick);
    add_doubling(lines, view);
  }
  if (view.talon_counts) {
    lines.add("talon-counts", "{} {}", (*view.talon_counts)[0], (*view.talon_counts)[1]);
  }
  add_play(lines, view);
  if (view.not_played) lines.add("not-played", "{}", name_of(*view.not_played));
  if (view.lay_down_by) {
    lines.add("laid-down", "{} {}", *view.lay_down_by, to_string(view.laid_down));
  }
  return std::move(lines).text();
}

}  // namespace kibic::marias
