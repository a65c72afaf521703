#include "core/games/marias/bill.h"

#include <algorithm>

namespace kibic::marias {
namespace {

constexpr int sto_points = 100;
constexpr int step = 10;  // every ten points count once
// No amount grows beyond this, however many fleks there are: sums of it cannot overflow, and it is
// exact as a number of JSON.
constexpr std::int64_t amount_cap = 1'000'000'000'000'000;

// REQUIRES: value ≥ 0.
std::int64_t doubled(std::int64_t value, int times) {
  for (; times > 0 && value > 0 && value < amount_cap; --times) value *= 2;
  return std::min(value, amount_cap);
}

std::int64_t times_capped(std::int64_t value, int factor) {
  return std::min(value, amount_cap / std::max(factor, 1)) * factor;
}

// The marriages of one side: all of them, and what counts towards a sto.
struct MarriagePoints {
  int all = 0;
  int counted = 0;
};

int counted_with(MarriageForSto rule, int counted, int value) {
  switch (rule) {
    case MarriageForSto::first:
      return counted == 0 ? value : counted;
    case MarriageForSto::highest:
      return std::max(counted, value);
    case MarriageForSto::each:
      return counted + value;
  }
  return counted;
}

MarriagePoints marriage_points(const Options& options, const Outcome& outcome, bool of_declarer) {
  MarriagePoints points;
  for (const Marriage& marriage : outcome.marriages) {
    if ((marriage.seat == outcome.declarer) != of_declarer) continue;
    points.all += marriage.value;
    points.counted = counted_with(options.marriage_for_sto, points.counted, marriage.value);
  }
  return points;
}

// One side's points in a contract where points are counted.
struct Side {
  int cards = 0;
  MarriagePoints marriages;

  int total() const { return cards + marriages.all; }
  int for_sto() const { return cards + marriages.counted; }
};

// Works out the parts of one deal.
class Bill {
 public:
  Bill(const Options& options, const Outcome& outcome)
      : options_(options),
        outcome_(outcome),
        kind_(outcome.contract->kind),
        hearts_(outcome.contract->trump == Suit::hearts ? 1 : 0),
        declarer_{outcome.declarer_points, marriage_points(options, outcome, true)},
        defenders_{outcome.defender_points, marriage_points(options, outcome, false)} {}

  std::vector<SettlementPart> played() const {
    std::vector<SettlementPart> parts;
    for (const Part part : parts_of(kind_)) {
      // A sto proti takes the place of the hra. Rule book 1.8.
      if (part != Part::hra || !outcome_.is_sto_against) parts.push_back(declarers_part(part));
    }
    if (outcome_.is_sedma_against) parts.push_back(sedma_against());
    if (outcome_.is_sto_against) parts.push_back(sto_against());
    if (const auto silent = silent_seven()) parts.push_back(*silent);
    return parts;
  }

  std::vector<SettlementPart> not_played(NotPlayed reason) const {
    std::vector<SettlementPart> parts;
    for (const Part part : parts_of(kind_)) {
      parts.push_back(decided(part, is_won_unplayed(part, reason)));
    }
    return parts;
  }

  std::vector<SettlementPart> forfeited(bool by_declarer) const {
    std::vector<SettlementPart> parts;
    for (const Part part : parts_of(kind_)) {
      if (part != Part::hra || !outcome_.is_sto_against) {
        parts.push_back(decided(part, !by_declarer));
      }
    }
    if (outcome_.is_sedma_against) parts.push_back(lost_against(Part::sedma_against, by_declarer));
    if (outcome_.is_sto_against) parts.push_back(lost_against(Part::sto_against, by_declarer));
    return parts;
  }

  // Card points and all marriages of both sides, where they are counted.
  std::vector<std::int64_t> points() const {
    if (!has_trump(kind_) || outcome_.not_played) return {0, 0};
    return {declarer_.total(), defenders_.total()};
  }

 private:
  int fleks(Part part) const { return outcome_.fleks[static_cast<std::size_t>(part)]; }

  // A part at `value` before fleks and hearts, gained or lost by the declarer.
  SettlementPart priced(Part part, bool is_won, bool is_gain, std::int64_t value) const {
    const std::int64_t amount = doubled(value, fleks(part) + hearts_);
    return {std::string(name_of(part)), is_won, fleks(part), is_gain ? amount : -amount};
  }
  // A part of the declarer at its plain price.
  SettlementPart decided(Part part, bool is_won) const {
    return priced(part, is_won, is_won, price_of(part, options_));
  }

  // A hra proti when the declarer, or else the defenders, lost the deal by a renonc.
  SettlementPart lost_against(Part part, bool by_declarer) const {
    const bool is_sedma = part == Part::sedma_against;
    return priced(part, by_declarer, !by_declarer,
                  is_sedma ? options_.price_sedma : options_.price_sto);
  }

  SettlementPart declarers_part(Part part) const {
    switch (part) {
      case Part::hra:
        return hra();
      case Part::sto:
        return sto();
      case Part::sedma:
        return decided(part, is_sedma_won());
      case Part::betl:
        return decided(part, outcome_.declarer_tricks == 0);
      case Part::durch:
        return decided(part, outcome_.declarer_tricks == outcome_.tricks);
      case Part::two_sevens:
        return decided(part, outcome_.trump_seven == SevenFate::declarer_won &&
                                 outcome_.helper_seven == SevenFate::declarer_won);
      case Part::sedma_against:
      case Part::sto_against:
      case Part::silent_seven:
        break;  // no part of a contract
    }
    return {};
  }

  // A tie, possible only with sharp cards in the talon, is lost. The silent hundred of the side
  // that wins raises it. Rule book 1.1, 1.10.
  SettlementPart hra() const {
    const bool is_won = declarer_.total() > defenders_.total();
    const int total = is_won ? declarer_.total() : defenders_.total();
    const std::int64_t value =
        total < sto_points ? options_.price_hra
                           : grown(2 * options_.price_hra, total, options_.silent_sto_multiplies);
    return priced(Part::hra, is_won, is_won, value);
  }

  // The base price at 100 points, more for every ten points above.
  static std::int64_t grown(std::int64_t base, int total, bool is_doubling) {
    const int steps = (total - sto_points) / step;
    return is_doubling ? doubled(base, steps) : times_capped(base, steps + 1);
  }

  // A sto that missed by `missing` points, the marriages that count against it included.
  std::int64_t failed_sto_value(int missing) const {
    const int steps = missing / step;
    switch (options_.failed_sto) {
      case FailedSto::linear:
        return times_capped(options_.price_sto, steps);
      case FailedSto::doubling:
        return doubled(options_.price_sto, steps - 1);
      case FailedSto::steep:
        return doubled(options_.price_sto, steps + 1);
    }
    return 0;
  }

  bool is_sto_made(const Side& side) const { return side.for_sto() >= sto_points; }
  bool is_seven_won(bool by_declarer) const {
    return outcome_.trump_seven ==
           (by_declarer ? SevenFate::declarer_won : SevenFate::defender_won);
  }

  // What the sto of a side is worth to whom gets it. A sto that was made, but fell with its seven,
  // is lost by the narrowest margin. Rule book 1.14 and case 14.
  std::int64_t sto_value(const Side& own, const Side& other, bool is_won) const {
    if (is_won) return grown(options_.price_sto, own.total(), options_.sto_multiplies);
    if (is_sto_made(own)) return failed_sto_value(step);
    const int against = options_.opponents_marriages_in_failed_sto ? other.marriages.all : 0;
    return failed_sto_value(sto_points - own.for_sto() + against);
  }

  // Both parts of a stosedm, or of a sto and sedma proti, are won only together where so agreed.
  bool is_declarers_package() const {
    return options_.stosedm_together && kind_ == ContractKind::stosedm;
  }
  bool is_defenders_package() const {
    return options_.stosedm_together && outcome_.is_sedma_against && outcome_.is_sto_against;
  }
  bool is_sto_won() const {
    return is_sto_made(declarer_) && (!is_declarers_package() || is_seven_won(true));
  }
  bool is_sedma_won() const {
    return is_seven_won(true) && (!is_declarers_package() || is_sto_made(declarer_));
  }

  SettlementPart sto() const {
    const bool is_won = is_sto_won();
    return priced(Part::sto, is_won, is_won, sto_value(declarer_, defenders_, is_won));
  }
  SettlementPart sto_against() const {
    const bool is_won = is_sto_made(defenders_) && (!is_defenders_package() || is_seven_won(false));
    return priced(Part::sto_against, is_won, !is_won, sto_value(defenders_, declarer_, is_won));
  }
  SettlementPart sedma_against() const {
    const bool is_won = is_seven_won(false) && (!is_defenders_package() || is_sto_made(defenders_));
    return priced(Part::sedma_against, is_won, !is_won, options_.price_sedma);
  }

  // In a sto, and in a plain hra (which only volený has), a trump seven in trick 10 that its side
  // did not announce: it gains if it wins the trick and loses if it is beaten. Rule book 1.7.
  std::optional<SettlementPart> silent_seven() const {
    if (kind_ != ContractKind::sto && kind_ != ContractKind::hra) return std::nullopt;
    const SevenFate fate = outcome_.trump_seven;
    const bool is_defenders = fate == SevenFate::defender_won || fate == SevenFate::defender_beaten;
    if (fate == SevenFate::absent || (is_defenders && outcome_.is_sedma_against)) {
      return std::nullopt;
    }
    const bool is_gain = fate == SevenFate::declarer_won || fate == SevenFate::defender_beaten;
    return decided(Part::silent_seven, is_gain);
  }

  bool is_won_unplayed(Part part, NotPlayed reason) const {
    switch (reason) {
      case NotPlayed::no_flek:
        return true;
      case NotPlayed::one_flek:
        return part != Part::hra;
      case NotPlayed::good:
        // The side that raised last has it; the defence raises first.
        return fleks(part) % 2 == 0;
      case NotPlayed::fold:
      case NotPlayed::helpers_shown:
      case NotPlayed::all_passed:
        return false;
    }
    return false;
  }

  const Options& options_;
  const Outcome& outcome_;
  ContractKind kind_;
  int hearts_;  // doublings by hearts: 0 or 1
  Side declarer_;
  Side defenders_;
};

// Omyl costs a doubled hra and a doubled sedma, never at the price of hearts: only a plain sedma
// can be folded. Rule book 1.6.
std::vector<SettlementPart> folded(const Options& options) {
  return {{std::string(name_of(Part::hra)), false, 1, -doubled(options.price_hra, 1)},
          {std::string(name_of(Part::sedma)), false, 1, -doubled(options.price_sedma, 1)}};
}

// The sum that each defender pays (or gets, if negative) within the limit.
std::int64_t within_limit(const Options& options, const Outcome& outcome, std::int64_t sum) {
  std::int64_t limit = options.limit;
  if (outcome.both_defenders_doubled && limit != 0) {
    limit = options.limit_raised == 0 ? 0 : std::max(options.limit, options.limit_raised);
  }
  limit *= options.price_hra;
  return limit == 0 ? sum : std::clamp(sum, -limit, limit);
}

// The forhont is credited with the price of a pass; the other two pay half each, the one to his
// left the smaller half of an odd price. Rule book 1.13, option 12.
std::vector<std::int64_t> all_passed(const Options& options, int forhont) {
  std::vector<std::int64_t> by_seat(3, 0);
  if (!options.pass_paid_to_forhont) return by_seat;
  const auto seat = [forhont](int steps) {
    return static_cast<std::size_t>((forhont + steps) % 3);
  };
  by_seat[seat(0)] = options.price_pass;
  by_seat[seat(1)] = -(options.price_pass / 2);
  by_seat[seat(2)] = -(options.price_pass - options.price_pass / 2);
  return by_seat;
}

// Who pays whom when the parts come to what they are.
void share_out(const Options& options, const Outcome& outcome, Settlement& settlement) {
  std::int64_t sum = 0;
  for (const SettlementPart& part : settlement.parts) sum += part.amount;
  sum = within_limit(options, outcome, sum);
  settlement.by_seat.assign(3, -sum);
  settlement.by_seat[static_cast<std::size_t>(outcome.declarer)] = 2 * sum;
}

}  // namespace

Settlement settle(const Options& options, const Outcome& outcome) {
  Settlement settlement;
  settlement.unit = unit_of(options);
  settlement.points = {0, 0};
  const bool is_fold = outcome.not_played == NotPlayed::fold;
  if (!is_fold && (!outcome.contract || outcome.not_played == NotPlayed::all_passed)) {
    settlement.by_seat = all_passed(options, outcome.forhont);
    return settlement;
  }
  if (is_fold) {
    settlement.parts = folded(options);
  } else {
    const Bill bill(options, outcome);
    settlement.parts = outcome.not_played ? bill.not_played(*outcome.not_played) : bill.played();
    settlement.points = bill.points();
  }
  share_out(options, outcome, settlement);
  return settlement;
}

Settlement settle_forfeited(const Options& options, const Outcome& outcome, bool by_declarer) {
  Settlement settlement;
  settlement.unit = unit_of(options);
  settlement.points = {0, 0};
  settlement.parts = Bill(options, outcome).forfeited(by_declarer);
  share_out(options, outcome, settlement);
  return settlement;
}

}  // namespace kibic::marias
