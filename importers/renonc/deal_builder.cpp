#include "importers/renonc/deal_builder.h"

#include <algorithm>
#include <utility>

#include "core/games/marias/rules.h"

namespace kibic::importers::renonc {
namespace {

using namespace marias;
using marias::Action;  // not that of core/model

constexpr int seat_count = 3;
constexpr int max_copies = 3;  // one for each player

// Whether the event is one of a seat, not of chance or the table.
bool is_of_seat(const Action& action) {
  return std::holds_alternative<Bid>(action) || std::holds_alternative<Hold>(action) ||
         std::holds_alternative<Pass>(action) || std::holds_alternative<Discard>(action) ||
         std::holds_alternative<Declare>(action) || std::holds_alternative<Fold>(action) ||
         std::holds_alternative<Against>(action) || std::holds_alternative<Flek>(action) ||
         std::holds_alternative<FlekPass>(action) || std::holds_alternative<Play>(action) ||
         std::holds_alternative<LayDown>(action);
}

int offset_of(Position position) {
  switch (position) {
    case Position::forhont:
      return 1;
    case Position::zadak:
      return 2;
    case Position::dealer:
      return 0;
  }
  return 0;
}

class Builder {
 public:
  Builder(int seat_base, const marias::State& notation, Findings& findings)
      : base_(seat_base), notation_(notation), findings_(findings) {}

  void add(RawEvent event);

  bool has_hand() const { return has_hand_; }
  GameRecord take() { return std::move(record_); }

 private:
  std::optional<int> seat_of(int raw) const {
    const int seat = raw - base_;
    if (seat < 0 || seat >= seat_count) return std::nullopt;
    return seat;
  }
  bool resolve_actor(RawEvent& event);
  bool move_inner_seats(RawEvent& event);
  bool is_copy(const ActionEvent& event);
  void tell(const RawEvent& event);
  void add_note(RawEvent event);

  int base_;
  const marias::State& notation_;
  Findings& findings_;
  GameRecord record_;
  std::uint64_t actions_ = 0;
  std::optional<int> dealer_;
  std::optional<ActionEvent> last_;
  int copies_ = 0;  // of the last one that were seen
  bool has_hand_ = false;
};

// The actor's seat from 0: by his position when both it and the dealer are known, since the number
// may be that of the addressee. False if it is no seat of the table.
bool Builder::resolve_actor(RawEvent& event) {
  if (event.position && dealer_) {
    event.seat = (*dealer_ + offset_of(*event.position)) % seat_count;
    return true;
  }
  if (!event.seat) return !is_of_seat(*event.action);
  event.seat = seat_of(*event.seat);
  return event.seat.has_value();
}

// Puts the seats inside of the action from the file's count to ours. False if one does not exist.
bool Builder::move_inner_seats(RawEvent& event) {
  Action& action = *event.action;
  std::optional<int> moved = 0;
  if (auto* deal = std::get_if<Deal>(&action); deal != nullptr && event.seat) {
    if (*event.seat != 0) {
      std::swap(deal->hands[0], deal->hands[static_cast<std::size_t>(*event.seat)]);
    }
    has_hand_ = true;
  } else if (auto* start = std::get_if<NewDeal>(&action)) {
    moved = seat_of(start->dealer);
    start->dealer = moved.value_or(0);
    dealer_ = moved;
    if (record_.deal == 0) record_.deal = start->number;
  } else if (auto* trick = std::get_if<TrickStatement>(&action)) {
    moved = seat_of(trick->winner);
    trick->winner = moved.value_or(0);
  } else if (auto* result = std::get_if<AuctionResult>(&action); result && result->declarer) {
    moved = seat_of(*result->declarer);
    result->declarer = moved.value_or(0);
  }
  return moved.has_value();
}

void Builder::tell(const RawEvent& event) {
  for (const Fault& fault : event.faults) {
    Place where = fault.where;
    where.event = actions_;
    findings_.warning(fault.code, where, fault.text);
  }
  if (event.is_known) return;
  Place where = event.where;
  where.event = actions_;
  findings_.note("unknown-event", where,
                 Message(KIBIC_TEXT("Events of the type \"{0}\" are not known; it is kept as a "
                                    "note."),
                         event.note));
}

void Builder::add_note(RawEvent event) {
  tell(event);
  record_.events.emplace_back(TableNote{std::move(event.note), event.where});
}

bool Builder::is_copy(const ActionEvent& event) {
  const bool is_same = last_ && last_->actor == event.actor && last_->action == event.action &&
                       last_->claim == event.claim;
  if (is_same && copies_ < max_copies) {
    ++copies_;
    return true;
  }
  last_ = event;
  copies_ = 1;
  return false;
}

void Builder::add(RawEvent event) {
  if (!event.action) return add_note(std::move(event));
  if (!resolve_actor(event) || !move_inner_seats(event)) {
    event.faults.push_back(
        {"seat-out-of-range", event.where,
         Message(KIBIC_TEXT("The event names a seat that does not exist; seats of this file count "
                            "from {0} to {1}."),
                 base_, base_ + seat_count - 1)});
    return add_note(std::move(event));
  }
  const Actor actor =
      is_of_seat(*event.action) && event.seat ? Actor::seat(*event.seat) : Actor::chance();
  ActionEvent made{
      actor, {Rules::format(notation_, *event.action)}, std::move(event.claim), event.where};
  if (is_copy(made)) return;
  record_.events.emplace_back(std::move(made));
  ++actions_;
}

}  // namespace

std::optional<GameRecord> build_record(RawDeal deal, int seat_base, const marias::State& notation,
                                       Findings& findings) {
  Builder builder(seat_base, notation, findings);
  for (RawEvent& event : deal.events) builder.add(std::move(event));
  if (deal.dropped > 0) {
    findings.warning("too-many-events", deal.where,
                     Message(KIBIC_TEXT("A deal has more than {0} events; {1} of them were not "
                                        "read."),
                             max_events_of_deal, deal.dropped));
  }
  if (!builder.has_hand()) return std::nullopt;
  GameRecord record = builder.take();
  record.game = "marias";
  record.variant = "licitovany";
  return record;
}

}  // namespace kibic::importers::renonc
