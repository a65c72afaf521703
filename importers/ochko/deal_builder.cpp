#include "importers/ochko/deal_builder.h"

#include <algorithm>
#include <utility>

#include "core/games/ochko/notation.h"
#include "importers/ochko/session.h"

namespace kibic::importers::ochko_log {
namespace {

namespace rules = kibic::ochko;
using rules::Phase;
using rules::Rules;

class Builder {
 public:
  Builder(const DealLine& line, rules::State first, Findings& findings)
      : line_(line), state_(std::move(first)), findings_(findings) {}

  void build() {
    deal();
    if (state_.phase == Phase::open || is_ended_by_peek()) open(line_.where);
    imply_hits();
    for (const Found<Mark>& mark : line_.marks) follow(mark);
    // Stands without a mark where the house stands for the player.
    if (state_.phase == Phase::open) open(line_.where);
    // After the end it is shown for information.
    if (state_.phase == Phase::over) open(line_.where);
    for (const auto& card : line_.draws) add(Actor::chance(), rules::Draw{card.value}, card.where);
    if (line_.result) add(Actor::chance(), line_.result->value, line_.result->where);
  }

  std::vector<Event> take_events() { return std::move(events_); }
  const rules::State& state() const { return state_; }

 private:
  // Goes on as far as the rules let it; what they refuse is for the replay to tell.
  void add(Actor actor, const rules::Action& action, const Place& where) {
    events_.push_back(ActionEvent{actor, {Rules::format(state_, action)}, "", where});
    const auto wrong = Rules::check(state_, actor, action);
    if (!wrong || wrong->is_playable) state_ = Rules::apply(state_, actor, action);
  }

  std::optional<rules::Card> banker(std::size_t place) const {
    if (!line_.banker[place]) return std::nullopt;
    return line_.banker[place]->value;
  }

  bool is_banker_known() const { return line_.banker[0] && line_.banker[1]; }

  void deal() {
    rules::Deal deal{{line_.player[0].value, line_.player[1].value}, {banker(0), banker(1)}};
    const rules::Show show = state_.options->show;
    // Covered cards that will be opened are not known before.
    if (show == rules::Show::up) deal.banker[1] = std::nullopt;
    if (show == rules::Show::none && is_banker_known()) deal.banker = {};
    add(Actor::chance(), deal, line_.where);
  }

  bool is_ended_by_peek() const {
    return state_.options->peek && line_.marks.empty() && line_.player.size() == 2 &&
           state_.phase == Phase::player && is_banker_known() &&
           rules::is_pocket_jack(banker(0)->rank(), banker(1)->rank(), *state_.options);
  }

  // Opens what is covered, if the log knows it.
  void open(const Place& where) {
    const bool is_dealt = state_.phase != Phase::deal;
    if (!is_dealt || rules::covered_count(state_) == 0 || !is_banker_known()) return;
    rules::Open open;
    for (const int place : {0, 1}) {
      const auto index = static_cast<std::size_t>(place);
      const bool is_open = state_.banker[index] && rules::is_visible(state_, place);
      if (!is_open) open.cards.push_back(*banker(index));
    }
    add(Actor::chance(), open, where);
  }

  // Hit cards without as many hits: the hits came first.
  void imply_hits() {
    const auto hits = static_cast<std::size_t>(
        std::count_if(line_.marks.begin(), line_.marks.end(),
                      [](const Found<Mark>& mark) { return mark.value == Mark::hit; }));
    const std::size_t cards = line_.player.size() - 2;
    if (hits >= cards) return;
    findings_.warning("hits-missing", line_.player.back().where,
                      Message(KIBIC_TEXT("The player has {0} further cards but hit {1} times; the "
                                         "missing hits are added in front."),
                              cards, hits));
    for (std::size_t i = hits; i < cards; ++i) hit(line_.player[2 + given_].where);
  }

  void hit(const Place& where) {
    add(Actor::seat(rules::player_seat), rules::Hit{}, where);
    if (2 + given_ >= line_.player.size()) {
      findings_.warning("hit-without-card", where,
                        Message(KIBIC_TEXT("The player hits, but there is no card for it.")));
      return;
    }
    const auto& card = line_.player[2 + given_++];
    add(Actor::chance(), rules::GiveCard{card.value}, card.where);
  }

  void follow(const Found<Mark>& mark) {
    switch (mark.value) {
      case Mark::hit:
        return hit(mark.where);
      case Mark::stand:
        return stand(mark.where);
      case Mark::stop:
        return stop(mark.where);
    }
  }

  // Stands that the house made for the player are no events; nor is one on a PocketJack that has
  // ended the deal.
  void stand(const Place& where) {
    const bool is_bust = rules::value_of(state_.player, *state_.options).is_bust();
    const bool is_made = state_.phase == Phase::open || state_.phase == Phase::draw ||
                         (state_.phase == Phase::over && !is_bust);
    if (!is_made) add(Actor::seat(rules::player_seat), rules::Stand{}, where);
    if (state_.phase == Phase::open) open(where);
  }

  // The banker shows his card in mid-deal (A12).
  void stop(const Place& where) {
    if (!is_banker_known()) {
      findings_.warning("stop-shows-nothing", where,
                        Message(KIBIC_TEXT("At a stop the banker shows his closed card; the log "
                                           "does not know it.")));
      return;
    }
    if (state_.phase == Phase::player) open(where);
  }

  const DealLine& line_;
  rules::State state_;
  Findings& findings_;
  std::vector<Event> events_;
  std::size_t given_ = 0;  // hit cards so far
};

}  // namespace

GameRecord build_deal(const DealLine& line, Session& session, Findings& findings) {
  if (line.stake) session.stake = *line.stake;
  const rules::State first = session.before_deal();
  Builder builder(line, first, findings);
  builder.build();
  GameRecord record;
  record.game = "ochko";
  record.variant = "standard";
  record.rules = rules::changed(session.options);
  record.players = session.players;
  record.start = StartPosition{rules::start_text(first)};
  record.date = session.date;
  record.events = builder.take_events();
  session.after_deal(builder.state(),
                     line.result ? std::optional(line.result->value) : std::nullopt);
  return record;
}

}  // namespace kibic::importers::ochko_log
