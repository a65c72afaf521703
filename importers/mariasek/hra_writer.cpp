#include "importers/mariasek/hra_writer.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/trick.h"
#include "core/model/replay.h"
#include "importers/mariasek/hra_calls.h"
#include "importers/mariasek/hra_cards.h"
#include "importers/mariasek/hra_comment.h"
#include "importers/mariasek/hra_contract.h"
#include "importers/mariasek/hra_rules.h"
#include "importers/mariasek/hra_xml.h"

namespace kibic::importers::mariasek {

using marias::Card;
using marias::CardSet;
using marias::Part;
using marias::Phase;

namespace {

// Of the newest files of the program, whose layout this is.
constexpr std::string_view format_version = "1.0";

using Calls = std::vector<std::pair<int, marias::Action>>;

std::vector<HraCard> listed(const std::vector<Card>& cards) {
  std::vector<HraCard> list;
  for (const Card card : cards) list.push_back({card, {}});
  return list;
}

Said::On object_of(Part part) {
  switch (part) {
    case Part::sedma:
      return Said::On::seven;
    case Part::sedma_against:
      return Said::On::seven_against;
    case Part::sto_against:
      return Said::On::hundred_against;
    case Part::hra:
    case Part::sto:
    case Part::betl:
    case Part::durch:
    case Part::two_sevens:
    case Part::silent_seven:
      return Said::On::game;
  }
  return Said::On::game;
}

std::optional<Said> said_by(const marias::Action& action) {
  if (const auto* flek = std::get_if<marias::Flek>(&action)) {
    return Said{Said::Kind::raise, object_of(flek->part)};
  }
  if (const auto* against = std::get_if<marias::Against>(&action)) {
    return Said{Said::Kind::announce, object_of(against->part)};
  }
  if (const auto* pass = std::get_if<marias::FlekPass>(&action)) {
    return Said{Said::Kind::pass, pass->part ? object_of(*pass->part) : Said::On::everything};
  }
  return std::nullopt;
}

// The call as a line of the comment; no value for what is no call.
std::optional<BiddingLine> line_of(int seat, const marias::Action& action) {
  BiddingLine line;
  line.seat = seat;
  if (const auto* trump = std::get_if<marias::ChooseTrump>(&action)) {
    line.kind = BiddingLine::Kind::trump;
    line.trump = trump->suit;
  } else if (const auto* discard = std::get_if<marias::Discard>(&action)) {
    line.kind = BiddingLine::Kind::talon;
    line.cards = sorted(discard->cards);
  } else if (const auto* answer = std::get_if<marias::Respond>(&action)) {
    line.kind = answer->is_good ? BiddingLine::Kind::good : BiddingLine::Kind::bad;
  } else if (const auto* declare = std::get_if<marias::Declare>(&action)) {
    line.kind = BiddingLine::Kind::declare;
    line.trump = declare->contract.trump;
    line.announced = announced_of(declare->contract.kind);
  } else if (const auto said = said_by(action)) {
    line.said = {*said};
  } else {
    return std::nullopt;
  }
  return line;
}

// Gathers from the replay what the file will say.
class Writer {
 public:
  Writer(const GameRecord& record, const Replay& replay)
      : record_(record), replay_(replay), last_(*replay.final_state().as<marias::Rules>()) {}

  HraFile file() {
    gather();
    file_.version = format_version;
    for (std::size_t seat = 0; seat < 3 && seat < record_.players.size(); ++seat) {
      file_.names[seat] = record_.players[seat];
    }
    if (record_.start) {
      write_position();
    } else if (is_decided()) {
      write_decided();
    } else {
      write_undecided();
    }
    return std::move(file_);
  }

 private:
  void gather();
  void take_note(const TableNote& note);
  void take_play(int seat, Card card);
  bool is_decided() const { return last_.phase == Phase::play || last_.phase == Phase::over; }
  std::array<CardSet, 3> left_in_hands(std::array<CardSet, 3> hands) const;
  void write_head();
  void write_position();
  void write_undecided();
  void write_decided();
  void write_fleks();
  void write_account();
  void write_bidding(bool names_trump);
  std::vector<std::string> deal_lines() const;
  std::string rules_line() const;

  const GameRecord& record_;
  const Replay& replay_;
  const marias::State& last_;
  HraFile file_;
  std::vector<BiddingLine> lines_;
  std::array<CardSet, 3> before_play_;  // hands when the first card is led
  bool has_played_ = false;
  std::optional<marias::ResultStatement> result_;
};

void Writer::take_note(const TableNote& note) {
  if (file_.tricks.empty()) {
    file_.comments.push_back(note.text);
  } else {
    file_.tricks.back().plays.back().comments.push_back(note.text);
  }
}

void Writer::take_play(int seat, Card card) {
  if (file_.tricks.empty() || file_.tricks.back().is_complete()) {
    HraTrick trick;
    trick.number = last_.first_trick + static_cast<int>(file_.tricks.size());
    trick.leader = seat;
    file_.tricks.push_back(trick);
  }
  file_.tricks.back().plays.push_back({seat, card, std::nullopt, {}, {}});
}

void Writer::gather() {
  std::size_t index = 0;
  before_play_ = last_.hands;
  for (const Event& event : record_.events) {
    if (const auto* note = std::get_if<TableNote>(&event)) {
      take_note(*note);
      continue;
    }
    if (index == replay_.events.size()) return;
    const marias::State& before = *replay_.states[index].as<marias::Rules>();
    const ActionEvent& done = replay_.events[index++];
    const auto action = marias::Rules::parse(before, done.action.text);
    if (!action) return;
    if (const auto* result = std::get_if<marias::ResultStatement>(&*action)) result_ = *result;
    if (!done.actor.is_seat()) continue;
    const int seat = done.actor.seat_number();
    if (const auto* play = std::get_if<marias::Play>(&*action)) {
      if (before.phase == Phase::over && !before.not_played) continue;  // changes nothing
      if (!has_played_) before_play_ = before.hands;
      has_played_ = true;
      take_play(seat, play->card);
    } else if (auto line = line_of(seat, *action)) {
      lines_.push_back(*std::move(line));
    }
  }
}

// The cards of a trick under way stay in the hands, as the program has it.
std::array<CardSet, 3> Writer::left_in_hands(std::array<CardSet, 3> hands) const {
  for (const HraTrick& trick : file_.tricks) {
    if (!trick.is_complete()) continue;
    for (const HraPlay& play : trick.plays) {
      hands[static_cast<std::size_t>(play.seat)].erase(play.card);
    }
  }
  return hands;
}

// Contract, whose it is, and the next trick.
void Writer::write_head() {
  const auto complete = std::count_if(file_.tricks.begin(), file_.tricks.end(),
                                      [](const HraTrick& trick) { return trick.is_complete(); });
  file_.round = last_.first_trick + complete;
  file_.declarer = last_.declarer;
  file_.announced = announced_of(last_.contract->kind);
  if (last_.doubling.sedma_against_seat) file_.announced.insert(Announced::sedma_against);
  if (last_.doubling.sto_against_seat) file_.announced.insert(Announced::kilo_against);
  file_.trump = last_.contract->trump;
  const bool has_next = last_.phase == Phase::play && !last_.tricks.empty();
  file_.leader = has_next ? last_.tricks.back().leader : last_.declarer;
}

void Writer::write_position() {
  write_head();
  const auto hands = left_in_hands(before_play_);
  for (std::size_t seat = 0; seat < 3; ++seat) file_.hands[seat] = listed(sorted(hands[seat]));
}

void Writer::write_undecided() {
  file_.round = 0;
  file_.leader = last_.chooser;
  file_.declarer = last_.chooser;
  for (std::size_t seat = 0; seat < 3; ++seat) file_.hands[seat] = listed(last_.dealt[seat]);
  file_.has_talon = true;
  file_.has_fleks = true;
  write_bidding(true);
}

void Writer::write_decided() {
  write_head();
  const auto hands = left_in_hands(before_play_);
  for (std::size_t seat = 0; seat < 3; ++seat) file_.hands[seat] = listed(sorted(hands[seat]));
  file_.has_talon = true;
  file_.talon = listed(sorted(last_.talon));
  write_fleks();
  if (last_.phase == Phase::over) write_account();
  write_bidding(!last_.contract->trump);
}

// The declarer is named with a doubled part or a proti only.
void Writer::write_fleks() {
  file_.has_fleks = true;
  for (const Announced announced : all_announced) {
    const Part part = part_of(announced);
    HraFlek flek{announced, last_.doubling.counts[static_cast<std::size_t>(part)], {}, {}};
    const bool is_against =
        announced == Announced::sedma_against || announced == Announced::kilo_against;
    const bool is_listed = is_against ? file_.announced.contains(announced) : flek.count > 0;
    if (!is_listed) continue;
    for (int seat = 0; seat < 3; ++seat) {
      const bool has_spoken = std::any_of(
          last_.doubling.calls.begin(), last_.doubling.calls.end(), [&](const auto& call) {
            const auto* raised = std::get_if<marias::Flek>(&call.second);
            const auto* announced_part = std::get_if<marias::Against>(&call.second);
            const bool is_it = (raised != nullptr && raised->part == part) ||
                               (announced_part != nullptr && announced_part->part == part);
            return call.first == seat && is_it;
          });
      if (has_spoken) flek.seats.push_back(seat);
    }
    file_.fleks.push_back(flek);
  }
}

// What the record says of the result, and what it does not say as the rules have it.
void Writer::write_account() {
  const auto bill = marias::Rules::settlement(last_);
  if (!bill) return;
  HraAccount account;
  for (int seat = 0; seat < 3; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    const std::size_t side = seat == last_.declarer ? 0 : 1;
    const bool is_said = result_ && result_->amounts;
    account.amounts[place] = is_said ? (*result_->amounts)[place] : bill->by_seat[place];
    if (bill->points.size() == 2) account.points[place] = bill->points[side];
    if (result_ && result_->points) account.points[place] = (*result_->points)[side];
  }
  file_.account = account;
}

std::vector<std::string> Writer::deal_lines() const {
  std::vector<std::string> texts;
  for (int seat = 0; seat < 3; ++seat) {
    const auto& dealt = last_.dealt[static_cast<std::size_t>(seat)];
    CardSet set;
    for (const Card card : dealt) set.insert(card);
    if (dealt == sorted(set)) continue;
    BiddingLine line;
    line.seat = seat;
    line.kind = BiddingLine::Kind::deal;
    line.cards = dealt;
    texts.push_back(to_string(line));
  }
  return texts;
}

// Only if reading the file would not infer the same.
std::string Writer::rules_line() const {
  RuleSet inferred;
  if (is_decided()) {
    HraCards cards;
    cards.kind = HraCards::Kind::deal;
    cards.talon = last_.talon;
    for (std::size_t seat = 0; seat < 3; ++seat) cards.hands[seat] = sorted(before_play_[seat]);
    const bool is_played = has_played_ || !file_.account;
    inferred = inferred_rules(file_, cards, *last_.contract, is_played);
  }
  return inferred == record_.rules ? "" : rules_text(record_.rules);
}

void Writer::write_bidding(bool names_trump) {
  std::vector<std::string> texts;
  if (is_decided()) texts = deal_lines();
  for (const BiddingLine& line : lines_) {
    if (line.kind != BiddingLine::Kind::trump || names_trump) texts.push_back(to_string(line));
  }
  if (std::string rules = rules_line(); !rules.empty()) texts.push_back(std::move(rules));
  if (!texts.empty()) file_.bidding = join(texts, "\n");
}

}  // namespace

Result<HraFile> hra_file_of(const GameRecord& record) {
  if (record.game != "marias" || record.variant != "voleny") {
    return fail("not-voleny", Message(KIBIC_TEXT("A .hra file holds volený mariáš only, not {0} "
                                                 "{1}."),
                                      record.game, record.variant));
  }
  const auto replayed = replay(record, marias::Rules::game());
  if (!replayed) return tl::unexpected(replayed.error());
  const auto* last = replayed->final_state().as<marias::Rules>();
  if (last->phase == Phase::deal) {
    return fail("not-dealt", Message(KIBIC_TEXT("The record has no deal to write.")));
  }
  return Writer(record, *replayed).file();
}

Result<std::string> write_hra(const GameRecord& record) {
  return hra_file_of(record).map([](const HraFile& file) { return to_xml(file); });
}

}  // namespace kibic::importers::mariasek
