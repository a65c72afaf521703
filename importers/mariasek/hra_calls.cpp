#include "importers/mariasek/hra_calls.h"

#include <algorithm>
#include <utility>

#include "importers/mariasek/hra_doubling.h"

namespace kibic::importers::mariasek {

using marias::Card;
using marias::CardSet;
using marias::Contract;
using marias::ContractKind;
using marias::Part;
using marias::Phase;
using marias::Suit;

namespace {

// Three seats, each asked after each announcement, is the most there can be.
constexpr int max_steps = 20;

CardSet set_of(const std::vector<Card>& cards) {
  CardSet set;
  for (const Card card : cards) set.insert(card);
  return set;
}

Contract contract_in(const BiddingLine& line, Suit trump) {
  if (line.announced.contains(Announced::betl)) return {ContractKind::betl, {}, {}};
  if (line.announced.contains(Announced::durch)) return {ContractKind::durch, {}, {}};
  const bool has_seven = line.announced.contains(Announced::sedma);
  const bool has_sto = line.announced.contains(Announced::kilo);
  if (has_sto) return {has_seven ? ContractKind::stosedm : ContractKind::sto, trump, {}};
  return {has_seven ? ContractKind::sedma : ContractKind::hra, trump, {}};
}

// The suit is not stored with a betl or durch: the one with the most cards would have been chosen.
Suit likely_trump(CardSet twelve) {
  return *std::max_element(marias::all_suits.begin(), marias::all_suits.end(), [&](Suit a, Suit b) {
    return twelve.in(a).size() < twelve.in(b).size();
  });
}

const BiddingLine* find_line(const std::vector<BiddingLine>& lines, BiddingLine::Kind kind,
                             int seat) {
  const auto found = std::find_if(lines.begin(), lines.end(), [&](const BiddingLine& line) {
    return line.kind == kind && line.seat == seat;
  });
  return found == lines.end() ? nullptr : &*found;
}

Suit chosen_trump(const HraCalls& calls, CardSet twelve) {
  const BiddingLine* line = find_line(calls.lines, BiddingLine::Kind::trump, calls.chooser);
  if (line != nullptr) return *line->trump;
  if (calls.contract && calls.contract->trump) return *calls.contract->trump;
  return likely_trump(twelve);
}

class Announcing {
 public:
  Announcing(DealBuilder& builder, const HraFile& file, const HraCalls& calls)
      : builder_(builder), file_(file), calls_(calls) {}

  // Answers what was said to the last contract, for the doubling.
  std::vector<BiddingLine> run() {
    for (const BiddingLine& line : calls_.lines) follow(line);
    if (!calls_.contract) return spoken_;
    for (int step = 0; step < max_steps && add_missing(); ++step) {
    }
    return spoken_;
  }

 private:
  void choose_trump() {
    if (builder_.phase() == Phase::trump) {
      builder_.act(calls_.chooser, marias::ChooseTrump{calls_.chosen_trump}, file_.where);
    }
  }

  void follow(const BiddingLine& line) {
    const Place& where = file_.bidding_where;
    switch (line.kind) {
      case BiddingLine::Kind::deal:
        return;
      case BiddingLine::Kind::trump:
        return choose_trump();
      case BiddingLine::Kind::talon:
        choose_trump();
        builder_.act(line.seat, marias::Discard{set_of(line.cards), {}, {}}, where);
        return;
      case BiddingLine::Kind::good:
        answer(line.seat, true);
        return;
      case BiddingLine::Kind::bad:
        // The chooser's own "špatná" only leads over to his betl or durch.
        if (builder_.phase() == Phase::respond) answer(line.seat, false);
        return;
      case BiddingLine::Kind::declare:
        spoken_.clear();  // what was said to a betl that is taken over is void
        builder_.act(line.seat, marias::Declare{contract_in(line, calls_.chosen_trump), {}}, where);
        return;
      case BiddingLine::Kind::say:
        spoken_.push_back(line);
        return;
    }
  }

  void answer(int seat, bool is_good) {
    const bool is_asked = builder_.phase() == Phase::respond || builder_.phase() == Phase::declare;
    if (is_asked && builder_.is_turn_of(seat)) {
      builder_.act(seat, marias::Respond{is_good}, file_.bidding_where);
    }
  }

  // One step of the shortest way to the contract; false at its end.
  bool add_missing() {
    const marias::State& state = builder_.state();
    if (!state.to_act.is_seat()) return false;
    const int seat = state.to_act.seat_number();
    switch (state.phase) {
      case Phase::trump:
        return builder_.act(seat, marias::ChooseTrump{calls_.chosen_trump}, file_.where);
      case Phase::talon:
        return builder_.act(seat, marias::Discard{calls_.talon, {}, {}}, file_.where);
      case Phase::respond:
        return builder_.act(seat, marias::Respond{true}, file_.where);
      case Phase::declare: {
        const bool must_ask = calls_.contract->trump && state.responses.empty();
        if (must_ask) return builder_.act(seat, marias::Respond{true}, file_.where);
        return builder_.act(seat, marias::Declare{*calls_.contract, {}}, file_.where);
      }
      case Phase::deal:
      case Phase::bid:
      case Phase::flek:
      case Phase::play:
      case Phase::over:
        return false;
    }
    return false;
  }

  DealBuilder& builder_;
  const HraFile& file_;
  const HraCalls& calls_;
  std::vector<BiddingLine> spoken_;
};

bool are_fleks_as_stored(const marias::Doubling& doubling, const HraFile& file) {
  if (!file.has_fleks) return true;
  return std::all_of(marias::all_parts.begin(), marias::all_parts.end(), [&](Part part) {
    return doubling.counts[static_cast<std::size_t>(part)] == fleks_on(file, part);
  });
}

bool is_as_stored(const marias::State& state, const HraFile& file, const HraCalls& calls) {
  if (state.contract != calls.contract || state.declarer != calls.declarer) return false;
  const bool is_done = state.phase == Phase::play || state.phase == Phase::over ||
                       (state.phase == Phase::flek && state.doubling.is_open.none());
  if (!is_done || !are_fleks_as_stored(state.doubling, file)) return false;
  if (file.announced.empty()) return true;
  return state.doubling.sedma_against_seat.has_value() ==
             file.announced.contains(Announced::sedma_against) &&
         state.doubling.sto_against_seat.has_value() ==
             file.announced.contains(Announced::kilo_against);
}

// Takes each talon back to the hand it came from, the last one first. False: it was not there.
bool take_back(const std::vector<BiddingLine>& talons, std::array<CardSet, 3>& hands) {
  for (auto talon = talons.rbegin(); talon != talons.rend(); ++talon) {
    const CardSet cards = set_of(talon->cards);
    CardSet& hand = hands[static_cast<std::size_t>(talon->seat)];
    if (cards.size() != 2) return false;
    hand |= cards;
    const auto before = std::next(talon);
    if (before == talons.rend()) return true;
    const CardSet taken_up = set_of(before->cards);
    if (!hand.contains(taken_up)) return false;
    hand -= taken_up;
  }
  return false;
}

std::vector<Card> in_order(CardSet hand, const BiddingLine* line) {
  if (line != nullptr && line->cards.size() == static_cast<std::size_t>(hand.size()) &&
      set_of(line->cards) == hand) {
    return line->cards;
  }
  return sorted(hand);
}

}  // namespace

Part part_of(Announced announced) {
  switch (announced) {
    case Announced::hra:
      return Part::hra;
    case Announced::sedma:
      return Part::sedma;
    case Announced::kilo:
      return Part::sto;
    case Announced::sedma_against:
      return Part::sedma_against;
    case Announced::kilo_against:
      return Part::sto_against;
    case Announced::betl:
      return Part::betl;
    case Announced::durch:
      return Part::durch;
  }
  return Part::hra;
}

int fleks_on(const HraFile& file, Part part) {
  for (const HraFlek& flek : file.fleks) {
    if (part_of(flek.part) == part) return flek.count;
  }
  return 0;
}

std::optional<HraCalls> calls_of(const HraFile& file, const HraCards& cards,
                                 const Contract& contract, std::vector<BiddingLine> lines) {
  HraCalls calls;
  calls.contract = contract;
  calls.declarer = file.declarer.value_or(0);
  calls.chooser = calls.declarer;
  calls.talon = cards.talon;
  std::vector<BiddingLine> talons;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(talons),
               [](const auto& line) { return line.kind == BiddingLine::Kind::talon; });
  std::array<CardSet, 3> hands;
  for (std::size_t seat = 0; seat < 3; ++seat) hands[seat] = set_of(cards.hands[seat]);
  if (lines.empty()) {
    hands[static_cast<std::size_t>(calls.declarer)] |= cards.talon;
  } else {
    const bool fits = !talons.empty() && talons.back().seat == calls.declarer &&
                      set_of(talons.back().cards) == cards.talon;
    if (!fits || !take_back(talons, hands)) return std::nullopt;
    calls.chooser = talons.front().seat;
  }
  calls.lines = std::move(lines);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    calls.dealt[seat] = in_order(
        hands[seat], find_line(calls.lines, BiddingLine::Kind::deal, static_cast<int>(seat)));
  }
  calls.chosen_trump = chosen_trump(calls, hands[static_cast<std::size_t>(calls.chooser)]);
  return calls;
}

HraCalls undecided_calls(const HraCards& cards, std::vector<BiddingLine> lines) {
  HraCalls calls;
  calls.chooser = cards.chooser;
  calls.dealt = cards.hands;
  calls.lines = std::move(lines);
  calls.chosen_trump =
      chosen_trump(calls, set_of(cards.hands[static_cast<std::size_t>(cards.chooser)]));
  return calls;
}

bool add_calls(DealBuilder& builder, const HraFile& file, const HraCalls& calls) {
  const std::vector<BiddingLine> spoken = Announcing(builder, file, calls).run();
  if (builder.phase() == Phase::flek) {
    if (calls.lines.empty()) {
      add_shortest_doubling(builder, file);
    } else {
      add_spoken_doubling(builder, file, spoken, calls.contract.has_value());
    }
  }
  return !calls.contract || is_as_stored(builder.state(), file, calls);
}

}  // namespace kibic::importers::mariasek
