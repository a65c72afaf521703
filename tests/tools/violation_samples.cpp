#include "tests/tools/violation_samples.h"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>

#include "core/base/text.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "tests/tools/sample_sessions.h"

namespace kibic::tools {
namespace {

bool has_code(const State& state, const ActionEvent& event, const std::string& code) {
  const auto violation = state.check(event.actor, event.action, event.claim);
  return violation && violation->code == code;
}

// The first card of the hand that breaks the rule.
std::optional<ActionEvent> wrong_card(const State& state, ActionEvent event,
                                      const std::string& code) {
  const auto& deal = *state.as<marias::Rules>();
  if (deal.phase != marias::Phase::play || !event.actor.is_seat()) return std::nullopt;
  for (const marias::Card card : deal.hands[static_cast<std::size_t>(event.actor.seat_number())]) {
    event.action.text = to_string(card);
    event.claim.clear();
    if (has_code(state, event, code)) return event;
  }
  return std::nullopt;
}

// The first two cards that may not be put away for the contract of the record.
std::optional<ActionEvent> wrong_discard(const State& state, ActionEvent event,
                                         const std::string& code) {
  const auto& deal = *state.as<marias::Rules>();
  const std::size_t contract = event.action.text.find(" as ");
  if (deal.phase != marias::Phase::talon || contract == std::string::npos) return std::nullopt;
  const std::string tail = event.action.text.substr(contract);
  const auto hand = deal.hands[static_cast<std::size_t>(event.actor.seat_number())];
  for (const marias::Card first : hand) {
    for (const marias::Card second : hand) {
      if (!(first < second)) continue;
      event.action.text = fmt::format("discard {} {}{}", to_string(first), to_string(second), tail);
      if (has_code(state, event, code)) return event;
    }
  }
  return std::nullopt;
}

// The declarer says re before the defenders are through.
std::optional<ActionEvent> early_flek(const State& state) {
  const auto& deal = *state.as<marias::Rules>();
  if (deal.phase != marias::Phase::flek) return std::nullopt;
  for (const marias::Part part : marias::parts_of(deal.contract->kind)) {
    const int count = deal.doubling.counts[marias::index_of(part)];
    if (count == 0) continue;
    ActionEvent event{Actor::seat(deal.declarer),
                      {fmt::format("flek {} {}", marias::name_of(part), count + 1)},
                      "",
                      {}};
    if (has_code(state, event, "out-of-turn")) return event;
  }
  return std::nullopt;
}

// The declarer is paid one price of a hra too much.
std::optional<ActionEvent> wrong_result(const State& state, ActionEvent event) {
  if (!event.action.text.starts_with("result ")) return std::nullopt;
  auto amounts = state.settlement()->by_seat;
  amounts[static_cast<std::size_t>(state.as<marias::Rules>()->declarer)] += 20;
  event.action.text = fmt::format("result {}", fmt::join(amounts, " "));
  return event;
}

// The violation in place of the event, or before it.
struct Fault {
  ActionEvent event;
  bool is_added = false;
};

std::optional<Fault> fault_at(const State& state, const ActionEvent& event,
                              const std::string& code) {
  std::optional<ActionEvent> wrong;
  if (code == "out-of-turn") {
    wrong = early_flek(state);
    return wrong ? std::optional(Fault{*wrong, true}) : std::nullopt;
  }
  if (code == "settlement-amounts") {
    wrong = wrong_result(state, event);
  } else if (code.ends_with("-in-talon")) {
    wrong = wrong_discard(state, event, code);
  } else {
    wrong = wrong_card(state, event, code);
  }
  return wrong ? std::optional(Fault{*wrong, false}) : std::nullopt;
}

class Spoiler {
 public:
  Spoiler(const GameRecord& record, std::string code)
      : state_(marias::Rules::game().start(record.variant, record.rules, record.start).value()),
        code_(std::move(code)),
        record_(record) {}

  // No value: the deal has no place for this violation.
  std::optional<GameRecord> spoilt() {
    const std::vector<ActionEvent> events = action_events(record_);
    record_.events.clear();
    for (const ActionEvent& event : events) {
      if (!is_done_) spoil(event);
      if (is_replaced_ && !was_replaced_) {
        was_replaced_ = true;
        continue;
      }
      if (!is_done_ || goes_on_with(event)) add(event);
    }
    if (!is_done_) return std::nullopt;
    while (state_.actor().is_seat()) {
      add({state_.actor(), state_.legal_actions().front(), "", {}});
    }
    return record_;
  }

 private:
  // Statements of the table would be wrong now. The contract stays what it was.
  bool goes_on_with(const ActionEvent& event) const {
    if (event.actor.is_chance()) return false;
    const auto violation = state_.check(event.actor, event.action, event.claim);
    return !violation || (state_.phase() == "declare" && violation->is_playable);
  }

  void spoil(const ActionEvent& event) {
    const auto fault = fault_at(state_, event, code_);
    if (!fault) return;
    add(fault->event);
    is_done_ = true;
    is_replaced_ = !fault->is_added;
  }

  void add(const ActionEvent& event) {
    record_.events.emplace_back(event);
    state_ = state_.apply(event.actor, event.action);
  }

  State state_;
  std::string code_;
  GameRecord record_;
  bool is_done_ = false;
  bool is_replaced_ = false;
  bool was_replaced_ = false;
};

// Without the score, which belongs to the session that the deal was taken from.
void number(GameRecord& record, int deal) {
  record.deal = deal;
  auto& opening = std::get<ActionEvent>(record.events.front()).action.text;  // "new 4 dealer 1 …"
  opening = fmt::format("new {} dealer {}", deal, words(opening)[3]);
}

}  // namespace

std::vector<std::string> violation_codes() {
  return {"must-follow-suit", "must-beat",   "sharp-card-in-talon", "seven-in-talon",
          "seven-too-early",  "out-of-turn", "settlement-amounts"};
}

std::vector<GameRecord> violation_session() {
  std::vector<GameRecord> session;
  const std::vector<GameRecord> deals = licitovany_session();
  for (const std::string& code : violation_codes()) {
    std::optional<GameRecord> spoilt;
    for (const GameRecord& deal : deals) {
      spoilt = Spoiler(deal, code).spoilt();
      if (spoilt) break;
    }
    if (!spoilt) throw std::logic_error("no deal has a place for " + code);
    number(*spoilt, static_cast<int>(session.size()) + 1);
    session.push_back(*std::move(spoilt));
  }
  return session;
}

}  // namespace kibic::tools
