#include "analyzer/engines/marias/heuristic/selfplay.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

Rng stream(std::uint64_t seed, int deal, std::string_view purpose) {
  return Rng(hash64(fmt::format("marias {} {} {}", purpose, seed, deal)));
}

class DealPlayer {
 public:
  DealPlayer(std::uint64_t seed, const std::array<Player, 3>& players, const Table& table,
             State first)
      : players_(players),
        table_(table),
        state_(std::move(first)),
        cards_(stream(seed, table.number, "cards")),
        choices_(stream(seed, table.number, "choices")) {}

  // What each seat got.
  std::array<std::int64_t, 3> play() {
    deal();
    if (state_.phase == Phase::bid) auction();
    while (state_.to_act.is_seat() && state_.phase != Phase::play) act(choice());
    if (state_.not_played && state_.not_played != NotPlayed::all_passed) {
      say(NotPlayedStatement{*state_.not_played});
    }
    while (state_.phase == Phase::play) play_card();
    return settle();
  }
  std::vector<Event> take_events() { return std::move(events_); }

 private:
  bool is_licitovany() const { return state_.options->variant == Variant::licitovany; }

  void record(Actor actor, const Action& action, std::string claim = "") {
    events_.emplace_back(ActionEvent{actor, {Rules::format(state_, action)}, std::move(claim), {}});
    state_ = Rules::apply(state_, actor, action);
  }
  void say(const Action& action) { record(Actor::chance(), action); }

  void deal();
  void auction();
  Action choice();
  void act(Action action);
  void play_card();
  std::array<std::int64_t, 3> settle();

  const std::array<Player, 3>& players_;
  const Table& table_;
  State state_;
  Rng cards_;
  Rng choices_;
  std::vector<Event> events_;
};

std::vector<Card> shuffled_pack(Rng& rng) {
  std::vector<Card> pack;
  for (const Card card : CardSet::all()) pack.push_back(card);
  rng.shuffle(std::span<Card>(pack));
  return pack;
}

// Packets of licitovaný: 5-5-5, two to the talon, 5-5-5; of volený: 7-5-5, then 5-5-5 (rule book
// 1.3, 1.14). The forhont gets the first one.
Deal dealt(const std::vector<Card>& pack, int forhont, bool is_licitovany) {
  Deal deal;
  auto next = pack.begin();
  const auto give = [&](std::vector<Card>& to, int count) {
    to.insert(to.end(), next, next + count);
    next += count;
  };
  for (int round = 0; round < 2; ++round) {
    for (int place = 0; place < 3; ++place) {
      const bool is_first = !is_licitovany && round == 0 && place == 0;
      give(deal.hands[at((forhont + place) % 3)], is_first ? 7 : 5);
    }
    if (round == 0 && is_licitovany) give(deal.talon, 2);
  }
  return deal;
}

void DealPlayer::deal() {
  const int forhont = (table_.dealer + 1) % 3;
  const Deal whole = dealt(shuffled_pack(cards_), forhont, is_licitovany());
  if (!is_licitovany()) return say(whole);
  say(NewDeal{table_.number, table_.dealer, table_.score});
  std::optional<int> cut;
  if (!state_.options->shuffle_each_deal) cut = 2 + static_cast<int>(cards_.below(29));
  say(Cut{cut});
  for (std::size_t seat = 0; seat < 3; ++seat) {
    Deal hand;
    hand.hands[seat] = whole.hands[seat];
    say(hand);
  }
  say(Deal{{}, whole.talon});
}

void DealPlayer::auction() {
  while (state_.phase == Phase::bid) act(choice());
  AuctionResult result;
  if (state_.not_played != NotPlayed::all_passed) {
    result = {state_.auction.holder, state_.auction.rung};
  }
  say(result);
}

Action DealPlayer::choice() {
  const auto legal = Rules::legal_actions(state_);
  assert(!legal.empty());
  return decide(view(state_, state_.to_act.seat_number()), legal, choices_);
}

// A saved game tells with the discard what was picked up and what will be announced.
void DealPlayer::act(Action action) {
  if (auto* discard = std::get_if<Discard>(&action); discard != nullptr && is_licitovany()) {
    discard->old_talon = state_.picked_up[at(state_.to_act.seat_number())];
    const State after = Rules::apply(state_, state_.to_act, action);
    const auto legal = Rules::legal_actions(after);
    const Action next = decide(view(after, after.to_act.seat_number()), legal, choices_);
    if (const auto* declare = std::get_if<Declare>(&next)) discard->contract = declare->contract;
  }
  record(state_.to_act, action);
}

void DealPlayer::play_card() {
  const Actor actor = state_.to_act;
  const auto legal = Rules::legal_actions(state_);
  const bool blunders = choices_.unit() < players_[at(actor.seat_number())].blunder_rate;
  const Action action = blunders ? legal[choices_.below(legal.size())]
                                 : decide(view(state_, actor.seat_number()), legal, choices_);
  const State after = Rules::apply(state_, actor, action);
  const bool shows = after.marriages.size() > state_.marriages.size();
  const std::string claim = shows ? std::to_string(after.marriages.back().value) : "0";
  const std::size_t number = state_.tricks.size();
  record(actor, action, claim);
  if (!is_licitovany()) return;
  const Trick& trick = state_.tricks[number - 1];
  if (!trick.is_full()) return;
  say(TrickStatement{static_cast<int>(number),
                     winner_of(trick, order_of(*state_.contract, *state_.options)),
                     {trick.cards.begin(), trick.cards.end()}});
}

std::array<std::int64_t, 3> DealPlayer::settle() {
  const auto bill = Rules::settlement(state_);
  assert(bill.has_value());
  ResultStatement result;
  const std::array<std::int64_t, 3> amounts{bill->by_seat[0], bill->by_seat[1], bill->by_seat[2]};
  result.amounts = amounts;
  const bool is_played_for_points =
      state_.contract && has_trump(state_.contract->kind) && !state_.not_played;
  if (bill->points.size() == 2 && (is_licitovany() || is_played_for_points)) {
    result.points = {static_cast<int>(bill->points[0]), static_cast<int>(bill->points[1])};
  }
  if (!is_licitovany()) {
    say(result);
    return amounts;
  }
  result.parts = bill->parts;
  result.score = table_.score;
  for (std::size_t seat = 0; seat < 3; ++seat) (*result.score)[seat] += amounts[seat];
  say(result);
  Reveal reveal{state_.dealt, state_.dealt_talon, {}};
  for (const Card card : state_.discard.value_or(CardSet())) reveal.discard.push_back(card);
  say(reveal);
  return amounts;
}

State first_state(const std::string& variant, const RuleSet& rules) {
  auto state = Rules::start(variant, rules, std::nullopt);
  assert(state.has_value());
  return *std::move(state);
}

struct Played {
  GameRecord record;
  std::array<std::int64_t, 3> amounts{};  // by seat
};

Played play(std::uint64_t seed, const std::string& variant, const RuleSet& rules,
            const std::array<Player, 3>& players, const Table& table) {
  Played played;
  GameRecord& record = played.record;
  record.game = Rules::id();
  record.variant = variant;
  record.rules = rules;
  record.deal = table.number;
  for (const Player& player : players) record.players.push_back(player.name);
  DealPlayer deal(seed, players, table, first_state(variant, rules));
  played.amounts = deal.play();
  record.events = deal.take_events();
  return played;
}

}  // namespace

GameRecord play_deal(std::uint64_t seed, const std::string& variant, const RuleSet& rules,
                     const std::array<Player, 3>& players, const Table& table) {
  return play(seed, variant, rules, players, table).record;
}

std::vector<GameRecord> play_session(const std::vector<std::uint64_t>& seeds,
                                     const std::string& variant, const RuleSet& rules,
                                     const std::array<Player, 3>& players) {
  std::vector<GameRecord> records;
  Table table{.number = 0, .dealer = 2};
  for (const std::uint64_t seed : seeds) {
    ++table.number;
    table.dealer = (table.dealer + 1) % 3;
    Played played = play(seed, variant, rules, players, table);
    records.push_back(std::move(played.record));
    for (std::size_t seat = 0; seat < 3; ++seat) table.score[seat] += played.amounts[seat];
  }
  return records;
}

std::vector<GameRecord> play_session(std::uint64_t seed, int count, const std::string& variant,
                                     const RuleSet& rules, const std::array<Player, 3>& players) {
  return play_session(std::vector<std::uint64_t>(static_cast<std::size_t>(count), seed), variant,
                      rules, players);
}

std::array<Player, 3> usual_table() {
  return {Player::club("Jana"), Player::club("Petr"), Player::beginner("Karel")};
}

}  // namespace kibic::marias
