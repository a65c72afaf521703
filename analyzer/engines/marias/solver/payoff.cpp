#include "analyzer/engines/marias/solver/payoff.h"

namespace kibic::marias::open_hand {
namespace {

// A deal has a handful of different bills; the book is emptied when hostile input makes it grow.
constexpr std::size_t max_known = 4096;

int side_of(int seat, int declarer) {
  return seat == declarer ? 0 : 1;
}

// All that the amount depends on: seats matter only by side, marriages by side and value.
std::vector<std::int64_t> fingerprint(const PayoffBook::Question& question) {
  const Outcome& outcome = question.outcome;
  const Contract contract = outcome.contract.value_or(Contract{});
  std::vector<std::int64_t> result{static_cast<int>(contract.kind),
                                   contract.trump ? static_cast<int>(*contract.trump) : -1,
                                   outcome.is_sedma_against,
                                   outcome.is_sto_against,
                                   outcome.both_defenders_doubled,
                                   outcome.declarer_points,
                                   outcome.defender_points,
                                   question.total_tens,
                                   static_cast<int>(question.trump_seven.owner),
                                   static_cast<int>(question.trump_seven.so_far),
                                   static_cast<int>(question.helper_seven.owner),
                                   static_cast<int>(question.helper_seven.so_far)};
  result.insert(result.end(), outcome.fleks.begin(), outcome.fleks.end());
  for (const Marriage& marriage : outcome.marriages) {
    result.push_back(side_of(marriage.seat, outcome.declarer) * 1000 + marriage.value);
  }
  return result;
}

Amounts ask(const Options& options, const PayoffBook::Question& question) {
  Amounts result;
  result.tens = question.total_tens;
  Outcome outcome = question.outcome;
  const std::size_t opponent = index((outcome.declarer + 1) % 3);
  for (const SevenFate trump : question.trump_seven.fates()) {
    for (const SevenFate helper : question.helper_seven.fates()) {
      outcome.trump_seven = trump;
      outcome.helper_seven = helper;
      for (int tens = 0; tens <= question.total_tens; ++tens) {
        outcome.declarer_points = question.outcome.declarer_points + 10 * tens;
        outcome.defender_points =
            question.outcome.defender_points + 10 * (question.total_tens - tens);
        result.by_end[end_of(trump, helper)][index(tens)] =
            -settle(options, outcome).by_seat[opponent];
      }
    }
  }
  return result;
}

}  // namespace

std::vector<SevenFate> SevenOutlook::fates() const {
  switch (owner) {
    case Owner::none:
      return {so_far};
    case Owner::declarer:
      return {SevenFate::absent, SevenFate::declarer_won, SevenFate::declarer_beaten};
    case Owner::defender:
      return {SevenFate::absent, SevenFate::defender_won, SevenFate::defender_beaten};
  }
  return {};
}

const Amounts& PayoffBook::amounts(const std::shared_ptr<const Options>& options,
                                   const Question& question) {
  if (options != options_ && (!options_ || *options != *options_)) known_.clear();
  options_ = options;
  if (known_.size() >= max_known) known_.clear();
  const auto [entry, is_new] = known_.try_emplace(fingerprint(question));
  if (is_new) entry->second = ask(*options, question);
  return entry->second;
}

namespace {

// Ranks by tens alone, for one choice of sevens in play; then all ranges of tens from them.
struct Reach {
  std::array<std::uint16_t, max_tens + 1> least;
  std::array<std::uint16_t, max_tens + 1> most{};
  Reach() { least.fill(0xFFFF); }

  void add(std::size_t tens, std::uint16_t rank) {
    least[tens] = std::min(least[tens], rank);
    most[tens] = std::max(most[tens], rank);
  }
  void spread(Cells::Range& all_least, Cells::Range& all_most) const {
    for (std::size_t low = 0; low <= max_tens; ++low) {
      std::uint16_t running_least = 0xFFFF;
      std::uint16_t running_most = 0;
      for (std::size_t high = low; high <= max_tens; ++high) {
        all_least[low][high] = running_least = std::min(running_least, least[high]);
        all_most[low][high] = running_most = std::max(running_most, most[high]);
      }
    }
  }
};

}  // namespace

Cells cells_of(const Amounts& amounts, const SevenOutlook& trump_seven,
               const SevenOutlook& helper_seven, const std::vector<std::int64_t>& values) {
  Cells cells;
  std::array<Reach, 4> reach;
  for (const SevenFate trump : trump_seven.fates()) {
    for (const SevenFate helper : helper_seven.fates()) {
      const std::size_t end = end_of(trump, helper);
      for (std::size_t tens = 0; tens <= index(amounts.tens); ++tens) {
        const auto place =
            std::lower_bound(values.begin(), values.end(), amounts.by_end[end][tens]);
        const auto rank = static_cast<std::uint16_t>(place - values.begin());
        cells.rank[end][tens] = rank;
        // A seven no longer in play keeps the fate it had.
        for (std::size_t alive = 0; alive < 4; ++alive) {
          if ((alive & 1U) == 0 && trump != trump_seven.so_far) continue;
          if ((alive & 2U) == 0 && helper != helper_seven.so_far) continue;
          reach[alive].add(tens, rank);
        }
      }
    }
  }
  for (std::size_t alive = 0; alive < 4; ++alive) {
    reach[alive].spread(cells.least[alive], cells.most[alive]);
  }
  return cells;
}

}  // namespace kibic::marias::open_hand
