#include "importers/mariasek/hra_record.h"

#include <algorithm>
#include <utility>

#include "core/games/marias/position.h"
#include "core/games/marias/rules.h"
#include "importers/mariasek/deal_builder.h"
#include "importers/mariasek/hra_calls.h"
#include "importers/mariasek/hra_cards.h"
#include "importers/mariasek/hra_comment.h"
#include "importers/mariasek/hra_contract.h"
#include "importers/mariasek/hra_plays.h"
#include "importers/mariasek/hra_rules.h"

namespace kibic::importers::mariasek {

using marias::CardSet;
using marias::Contract;

namespace {

std::vector<BiddingLine> lines_of(const HraFile& file, Findings& findings) {
  if (!file.bidding) return {};
  if (auto lines = parse_bidding(*file.bidding)) return *std::move(lines);
  findings.note("comment-not-understood", file.bidding_where,
                Message(KIBIC_TEXT("The bidding comment has a call that is not known; the calls "
                                   "are rebuilt without it.")));
  return {};
}

std::array<CardSet, 3> hands_of(const HraCards& cards) {
  std::array<CardSet, 3> hands;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const marias::Card card : cards.hands[seat]) hands[seat].insert(card);
  }
  return hands;
}

class RecordMaker {
 public:
  RecordMaker(const HraFile& file, const HraCards& cards, Findings& findings)
      : file_(file), cards_(cards), findings_(findings) {}

  std::optional<GameRecord> make() {
    if (cards_.kind == HraCards::Kind::undecided) return undecided();
    if (!file_.declarer) {
      findings_.error("declarer-missing", file_.where,
                      Message(KIBIC_TEXT("The file does not say who declares (Voli).")));
      return std::nullopt;
    }
    if (is_talon_premature()) return with_talon_returned();
    const auto contract = contract_of(file_, findings_);
    if (!contract) return without_contract();
    return is_whole_deal() ? deal(*contract) : position(*contract);
  }

 private:
  GameRecord empty_record() const {
    GameRecord record;
    record.game = "marias";
    record.variant = "voleny";
    record.players = {file_.names.begin(), file_.names.end()};
    for (const std::string& comment : file_.comments) {
      record.events.emplace_back(TableNote{comment, file_.where});
    }
    return record;
  }

  bool is_settled() const {
    return file_.account &&
           std::all_of(file_.account->amounts.begin(), file_.account->amounts.end(),
                       [](const auto& amount) { return amount.has_value(); });
  }

  std::optional<RuleSet> rules_in_comment() const {
    return file_.bidding ? stated_rules(*file_.bidding) : std::nullopt;
  }

  // Before 2016-12 a file without tricks does not say whether anybody doubled, so what it gives is
  // the position and not the deal.
  bool is_whole_deal() const {
    if (cards_.kind != HraCards::Kind::deal) return false;
    return !cards_.tricks.empty() || file_.has_fleks || is_settled();
  }

  // REQUIRES: rules that the law knows, as inferred_rules and stated_rules give them.
  DealBuilder begin(GameRecord& record, const std::array<std::vector<marias::Card>, 3>& hands) {
    DealBuilder builder(record, *marias::Rules::start(record.variant, record.rules, std::nullopt));
    builder.act(Actor::chance(), marias::Deal{hands, {}}, file_.where);
    return builder;
  }

  // Some undecided deals of 2015 have the talon laid aside already, but no trump that could be
  // trusted: old versions wrote the first suit when none was chosen.
  bool is_talon_premature() const {
    return cards_.kind == HraCards::Kind::deal && file_.round == 0 && file_.announced.empty() &&
           cards_.tricks.empty() && !is_settled();
  }

  GameRecord undecided();
  GameRecord with_talon_returned();
  std::optional<GameRecord> without_contract();
  GameRecord deal(const Contract& contract);
  std::optional<GameRecord> with_calls(const Contract& contract, std::vector<BiddingLine> lines,
                                       bool is_last_try);
  GameRecord position(const Contract& contract);
  void add_result(GameRecord& record, const Contract& contract);
  void say_what_is_rebuilt(const std::vector<BiddingLine>& lines);

  const HraFile& file_;
  const HraCards& cards_;
  Findings& findings_;
};

// Trumf of an undecided deal is a left-over of old versions and says nothing.
GameRecord RecordMaker::undecided() {
  if (file_.declarer && *file_.declarer != cards_.chooser) {
    findings_.warning("chooser-differs", file_.where,
                      Message(KIBIC_TEXT("{0} is to choose, but {1} holds the twelve cards and is "
                                         "taken for the chooser."),
                              seat_name(*file_.declarer), seat_name(cards_.chooser)));
  }
  GameRecord record = empty_record();
  if (const auto stated = rules_in_comment()) record.rules = *stated;
  DealBuilder builder = begin(record, cards_.hands);
  std::vector<BiddingLine> lines = lines_of(file_, findings_);
  if (!lines.empty()) add_calls(builder, file_, undecided_calls(cards_, std::move(lines)));
  return record;
}

// The deal is all that is left, as long as the talon shows who chose.
std::optional<GameRecord> RecordMaker::without_contract() {
  if (cards_.kind != HraCards::Kind::deal) return std::nullopt;
  return with_talon_returned();
}

GameRecord RecordMaker::with_talon_returned() {
  findings_.note("talon-returned", file_.where,
                 Message(KIBIC_TEXT("Nothing is declared, so the two cards of the talon are given "
                                    "back to {0}."),
                         seat_name(*file_.declarer)));
  GameRecord record = empty_record();
  auto hands = hands_of(cards_);
  hands[static_cast<std::size_t>(*file_.declarer)] |= cards_.talon;
  begin(record, {sorted(hands[0]), sorted(hands[1]), sorted(hands[2])});
  return record;
}

// No value if the comment leads elsewhere than the rest of the file. The last try is kept anyway.
std::optional<GameRecord> RecordMaker::with_calls(const Contract& contract,
                                                  std::vector<BiddingLine> lines,
                                                  bool is_last_try) {
  const auto calls = calls_of(file_, cards_, contract, std::move(lines));
  if (!calls) return std::nullopt;
  const bool is_played = !cards_.tricks.empty() || !is_settled();
  GameRecord record = empty_record();
  const auto stated = rules_in_comment();
  record.rules = stated ? *stated : inferred_rules(file_, cards_, contract, is_played);
  DealBuilder builder = begin(record, calls->dealt);
  if (!add_calls(builder, file_, *calls)) {
    if (!is_last_try) return std::nullopt;
    findings_.warning("calls-not-possible", file_.where,
                      Message(KIBIC_TEXT("What the file says was declared and doubled cannot be "
                                         "reached by legal calls.")));
  }
  if (!is_played) {
    const auto reason = builder.state().not_played.value_or(marias::NotPlayed::no_flek);
    builder.act(Actor::chance(), marias::NotPlayedStatement{reason}, file_.account->where);
  }
  return record;
}

void RecordMaker::say_what_is_rebuilt(const std::vector<BiddingLine>& lines) {
  if (!lines.empty()) return;
  findings_.note("calls-rebuilt", file_.where,
                 Message(KIBIC_TEXT("The file keeps no order of calls; the shortest that fits is "
                                    "assumed.")));
}

GameRecord RecordMaker::deal(const Contract& contract) {
  std::vector<BiddingLine> lines = lines_of(file_, findings_);
  std::optional<GameRecord> record;
  if (!lines.empty()) record = with_calls(contract, lines, false);
  if (!record) {
    if (!lines.empty()) {
      findings_.warning("comment-contradicts", file_.bidding_where,
                        Message(KIBIC_TEXT("The bidding comment does not lead to what the file "
                                           "stores; the calls are rebuilt without it.")));
    }
    lines.clear();
    record = with_calls(contract, {}, true);  // without lines there is nothing to contradict
  }
  say_what_is_rebuilt(lines);
  if (cards_.is_talon_deduced) {
    findings_.note("talon-deduced", file_.where,
                   Message(KIBIC_TEXT("The file has no talon; it must be {0}."),
                           marias::to_string(cards_.talon)));
  }
  add_plays(*record, cards_.tricks, {contract, *file_.declarer, *file_.declarer, hands_of(cards_)},
            findings_);
  add_result(*record, contract);
  return *std::move(record);
}

GameRecord RecordMaker::position(const Contract& contract) {
  marias::Position position;
  position.contract = contract;
  position.declarer = *file_.declarer;
  position.hands = hands_of(cards_);
  position.trick.leader = file_.leader.value_or(*file_.declarer);
  if (!cards_.tricks.empty()) {
    position.trick.leader = cards_.tricks.front().leader.value_or(position.trick.leader);
  }
  GameRecord record = empty_record();
  record.start = StartPosition{marias::to_string(position)};
  if (cards_.first_trick > 1) {
    findings_.note("past-unknown", file_.where,
                   Message(KIBIC_TEXT("The file begins with trick {0}; what was won before is not "
                                      "known, so the deal cannot be settled."),
                           cards_.first_trick));
  }
  add_plays(record, cards_.tricks,
            {contract, *file_.declarer, position.trick.leader, position.hands}, findings_);
  return record;
}

// Both defenders show the points of their side. A betl, a durch and a deal that was not played have
// none; files write zeros there.
void RecordMaker::add_result(GameRecord& record, const Contract& contract) {
  if (!is_settled()) return;
  marias::ResultStatement result;
  result.amounts.emplace();
  for (std::size_t seat = 0; seat < 3; ++seat) {
    (*result.amounts)[seat] = *file_.account->amounts[seat];
  }
  const auto declarer = static_cast<std::size_t>(*file_.declarer);
  const auto& points = file_.account->points;
  const auto& left = points[(declarer + 1) % 3];
  const auto& right = points[(declarer + 2) % 3];
  if (left != right) {
    findings_.warning("points-differ", file_.account->where,
                      Message(KIBIC_TEXT("The defenders play for one side but show different "
                                         "points.")));
  }
  const bool has_points = marias::has_trump(contract.kind) && !cards_.tricks.empty();
  constexpr std::int64_t most = 1000;  // all cards and marriages are worth 190
  const auto is_sane = [](const auto& p) { return p && *p >= -most && *p <= most; };
  if (has_points && is_sane(points[declarer]) && is_sane(left)) {
    result.points = {static_cast<int>(*points[declarer]), static_cast<int>(*left)};
  }
  const marias::State none;
  record.events.emplace_back(ActionEvent{
      Actor::chance(), {marias::Rules::format(none, result)}, "", file_.account->where});
}

}  // namespace

std::optional<GameRecord> record_of(const HraFile& file, Findings& findings) {
  const auto cards = rebuild_cards(file, findings);
  if (!cards) return std::nullopt;
  return RecordMaker(file, *cards, findings).make();
}

}  // namespace kibic::importers::mariasek
