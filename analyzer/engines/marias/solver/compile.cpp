#include "analyzer/engines/marias/solver/compile.h"

#include <algorithm>
#include <span>
#include <utility>

#include "analyzer/engines/marias/solver/marriages.h"
#include "core/games/marias/trick.h"

namespace kibic::marias::open_hand {
namespace {

// Marks are 24 bits of a table entry; far fewer are ever in use at a time.
constexpr std::size_t max_marks = 1U << 14U;

constexpr Bits sharp_cards = 0xC0C0'C0C0;
constexpr Bits sharp_cards_natural = 0x8888'8888;

const Options& options_of(const Problem& problem) {
  return *problem.options;
}

Layout layout_of(const Position& position, const Coding& coding) {
  Layout layout;
  for (int seat = 0; seat < 3; ++seat) {
    layout.hands[index(coding.seat_of(seat))] = coding.bits_of(position.hands[index(seat)]);
  }
  layout.leader = coding.seat_of(position.trick.leader);
  layout.placed = position.trick.size;
  for (int place = 0; place < position.trick.size; ++place) {
    layout.table[index(place)] = coding.bit_of(position.trick.cards[index(place)]);
  }
  return layout;
}

// The seat that has the card or has just played it; none when it is gone.
std::optional<int> owner_of(const Layout& layout, Bits card) {
  for (int seat = 0; seat < 3; ++seat) {
    if ((layout.hands[index(seat)] & card) != 0) return seat;
  }
  for (int place = 0; place < layout.placed; ++place) {
    if (bit(layout.table[index(place)]) == card) return (layout.leader + place) % 3;
  }
  return std::nullopt;
}

SevenOutlook outlook(std::optional<int> owner, SevenFate so_far) {
  if (!owner) return {SevenOutlook::Owner::none, so_far};
  return {*owner == 0 ? SevenOutlook::Owner::declarer : SevenOutlook::Owner::defender,
          SevenFate::absent};
}

// Sevens announced by the side that holds them.
void keep_sevens(const Problem& problem, const Layout& layout, Law& law) {
  const ContractKind kind = problem.position.contract.kind;
  const Bits declarers = layout.hands[0];
  if (has_seven(kind)) law.kept_to_tenth = declarers & trump_seven_bit;
  if (has_helper(kind)) law.kept_to_ninth = declarers & helper_seven_bit;
  if (problem.so_far.is_sedma_against) {
    law.kept_to_tenth |= (layout.hands[1] | layout.hands[2]) & trump_seven_bit;
  }
  law.special = law.kept_to_tenth | law.kept_to_ninth;
}

// Whether the bill looks at the sevens. A plain hra of licitovaný, which only a bare position
// poses, knows no silent seven.
bool counts_sevens(const Problem& problem) {
  return problem.position.contract.kind != ContractKind::hra ||
         options_of(problem).variant == Variant::voleny || problem.so_far.is_sedma_against;
}

void append(std::vector<std::uint8_t>& bytes, std::uint32_t value) {
  for (unsigned shift = 0; shift < 32; shift += 8) {
    bytes.push_back(static_cast<std::uint8_t>(value >> shift));
  }
}

std::vector<std::uint8_t> bytes_of(Goal goal, const Law& law) {
  std::vector<std::uint8_t> bytes{static_cast<std::uint8_t>(goal), law.is_natural};
  for (const Bits bits :
       {law.trumps, law.sharp, law.kept_to_tenth, law.kept_to_ninth, law.special}) {
    append(bytes, bits);
  }
  return bytes;
}

// Points of a side's marriages.
int marriage_points(const Problem& problem, const MarriagePlan& plan, bool of_declarer) {
  int points = 0;
  for (const auto* marriages : {&plan.shown, &plan.certain, &plan.pending}) {
    for (const Marriage& marriage : *marriages) {
      if ((marriage.seat == problem.position.declarer) == of_declarer) points += marriage.value;
    }
  }
  return points;
}

std::array<int, 2> so_far_points(const Problem& problem) {
  return {problem.so_far.declarer_points, problem.so_far.defender_points};
}

// Tens still to come, the last trick included.
int tens_left(const Layout& layout, Bits sharp) {
  Bits cards = layout.hands[0] | layout.hands[1] | layout.hands[2];
  for (int place = 0; place < layout.placed; ++place) cards |= bit(layout.table[index(place)]);
  return count(cards & sharp) + 1;
}

}  // namespace

Coding::Coding(const Problem& problem)
    : declarer_(problem.position.declarer),
      is_natural_(order_of(problem.position.contract, options_of(problem)).is_natural) {
  const Contract& contract = problem.position.contract;
  int next = (contract.trump ? 1 : 0) + (contract.helper ? 1 : 0);
  for (const Suit suit : all_suits) {
    int& byte = byte_[static_cast<std::size_t>(suit)];
    byte = suit == contract.trump ? 0 : suit == contract.helper ? 1 : next++;
  }
}

int Coding::bit_of(Card card) const {
  return 8 * byte_[static_cast<std::size_t>(card.suit())] + strength(card.rank(), is_natural_);
}

Bits Coding::bits_of(CardSet cards) const {
  Bits result = 0;
  for (const Card card : cards) result |= bit(bit_of(card));
  return result;
}

bool Compiler::has_new_marks() {
  return std::exchange(has_new_marks_, false);
}

std::uint32_t Compiler::mark_of(const std::vector<std::uint8_t>& bytes) {
  return marks_.try_emplace(bytes, static_cast<std::uint32_t>(marks_.size() + 1)).first->second;
}

namespace {

// The sides' points settle into a base and tens to be shared out. In an ordinary deal the base is
// zero, so that all positions of the deal have the same payoff.
struct Shares {
  std::array<int, 2> base{};
  int had = 0;  // tens of the declarer on top of the base
  int total = 0;
};

Shares shares_of(const std::array<int, 2>& before, int left) {
  const int total = before[0] / 10 + before[1] / 10 + left;
  const bool is_ordinary = before[0] >= 0 && before[1] >= 0 && before[0] % 10 == 0 &&
                           before[1] % 10 == 0 && total <= max_tens;
  if (is_ordinary) return {{0, 0}, before[0] / 10, total};
  return {before, 0, left};
}

// Whether more tens are never worse, whatever becomes of the sevens.
bool is_monotone(const Cells& cells, int tens) {
  return std::ranges::all_of(cells.rank, [tens](const auto& row) {
    return std::is_sorted(row.begin(), row.begin() + tens + 1);
  });
}

void collect(const Amounts& amounts, const PayoffBook::Question& question,
             std::vector<std::int64_t>& values) {
  for (const SevenFate trump : question.trump_seven.fates()) {
    for (const SevenFate helper : question.helper_seven.fates()) {
      const auto& row = amounts.by_end[end_of(trump, helper)];
      values.insert(values.end(), row.begin(), row.begin() + amounts.tens + 1);
    }
  }
}

void make_distinct(std::vector<std::int64_t>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

// All plans that play can lead to, the root first, and how they are connected.
struct PlanTree {
  std::vector<MarriagePlan> plans;
  std::vector<std::array<int, 4>> after_over;
  std::vector<std::array<int, 4>> after_king;

  explicit PlanTree(const Problem& problem) : plans{plan_of(problem)} {
    const bool forfeits = options_of(problem).king_first == KingFirst::forfeits;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      after_over.emplace_back();
      after_king.emplace_back();
      const std::vector<Marriage> pending = plans[i].pending;
      for (const Marriage& marriage : pending) {
        const auto suit = static_cast<std::size_t>(marriage.suit);
        after_over[i][suit] = place(with_shown(problem, plans[i], marriage.suit));
        if (!forfeits) continue;
        after_king[i][suit] = place(with_forfeited(problem, plans[i], marriage.suit));
      }
    }
  }

 private:
  int place(MarriagePlan plan) {
    const auto found = std::find(plans.begin(), plans.end(), plan);
    if (found != plans.end()) return static_cast<int>(found - plans.begin());
    plans.push_back(std::move(plan));
    return static_cast<int>(plans.size() - 1);
  }
};

PayoffBook::Question question_of(const Problem& problem, const Layout& layout,
                                 const Shares& shares) {
  PayoffBook::Question question{problem.so_far, shares.total, {}, {}};
  question.outcome.contract = problem.position.contract;
  question.outcome.declarer = problem.position.declarer;
  question.outcome.declarer_points = shares.base[0];
  question.outcome.defender_points = shares.base[1];
  if (counts_sevens(problem)) {
    question.trump_seven = outlook(owner_of(layout, trump_seven_bit), problem.so_far.trump_seven);
  }
  if (has_helper(problem.position.contract.kind)) {
    question.helper_seven =
        outlook(owner_of(layout, helper_seven_bit), problem.so_far.helper_seven);
  }
  return question;
}

// Betl and durch: nothing but won or lost. Where both cost the same there is nothing to play for.
void compile_all_or_nothing(const Problem& problem, CompiledProblem& result) {
  const bool is_betl = problem.position.contract.kind == ContractKind::betl;
  result.task.goal = is_betl ? Goal::betl : Goal::durch;
  const Outcome& so_far = problem.so_far;
  const bool is_lost =
      is_betl ? so_far.declarer_tricks > 0 : so_far.declarer_tricks < so_far.tricks;
  std::array<std::int64_t, 2> values{-1, 1};  // lost, won
  if (problem.objective == Objective::money) {
    Outcome outcome = so_far;
    outcome.contract = problem.position.contract;
    outcome.declarer = problem.position.declarer;
    outcome.tricks = 10;
    for (const bool is_won : {false, true}) {
      outcome.declarer_tricks = is_betl == is_won ? 0 : is_won ? 10 : is_betl ? 1 : 9;
      values[is_won ? 1 : 0] =
          -settle(options_of(problem), outcome).by_seat[index((outcome.declarer + 1) % 3)];
    }
  }
  result.values.assign(values.begin(), is_lost ? values.begin() + 1 : values.end());
  if (values[0] == values[1]) result.values.resize(1);
}

// Whether amounts differ with a seven's fate or with tens: what no bill looks at, the search need
// not either.
struct Matters {
  bool trump_seven = false;
  bool helper_seven = false;
  bool tens = false;

  void look(const Amounts& amounts, const PayoffBook::Question& question) {
    const auto trumps = question.trump_seven.fates();
    const auto helpers = question.helper_seven.fates();
    const auto row = [&](SevenFate trump, SevenFate helper) {
      return std::span(amounts.by_end[end_of(trump, helper)]).first(index(amounts.tens) + 1);
    };
    for (const SevenFate trump : trumps) {
      for (const SevenFate helper : helpers) {
        const auto here = row(trump, helper);
        trump_seven |= !std::ranges::equal(here, row(trumps[0], helper));
        helper_seven |= !std::ranges::equal(here, row(trump, helpers[0]));
        tens |= here.front() != here.back() ||
                !std::ranges::equal(here.first(here.size() - 1), here.last(here.size() - 1));
      }
    }
  }
};

void leave_out_what_does_not_matter(const Matters& matters, CompiledProblem& result) {
  Law& law = result.task.law;
  if (matters.trump_seven) law.special |= trump_seven_bit;
  if (matters.helper_seven) law.special |= helper_seven_bit;
  if (!matters.tens) {
    law.sharp = 0;
    result.task.tens = 0;
    result.progress.tens = 0;
  }
  result.task.law_without_sevens = law;
  result.task.law_without_sevens.special = 0;
  result.task.law_without_sevens.kept_to_tenth = 0;
  result.task.law_without_sevens.kept_to_ninth = 0;
}

std::vector<std::uint8_t> bytes_of(const Law& law, const Cells& cells, int tens) {
  std::vector<std::uint8_t> bytes = bytes_of(Goal::money, law);
  for (const auto& row : cells.rank) {
    for (int column = 0; column <= tens; ++column) {
      const std::uint16_t rank = row[index(column)];
      bytes.push_back(static_cast<std::uint8_t>(rank));
      bytes.push_back(static_cast<std::uint8_t>(rank >> 8U));
    }
  }
  return bytes;
}

// Fills in the pairs still open and where each of them leads, by byte of the layout.
void add_choices(const Problem& problem, const Coding& coding, const PlanTree& tree, std::size_t i,
                 Plane& plane) {
  const bool forfeits = options_of(problem).king_first == KingFirst::forfeits;
  for (const Marriage& marriage : tree.plans[i].pending) {
    const Bits king = bit(coding.bit_of(Card(marriage.suit, Rank::kral)));
    const Bits over = bit(coding.bit_of(Card(marriage.suit, Rank::svrsek)));
    const std::size_t byte = index(lowest(king) / 8);
    plane.pending |= king | over;
    if (!forfeits) plane.waiting_kings |= king;
    plane.after_over[byte] = tree.after_over[i][static_cast<std::size_t>(marriage.suit)];
    plane.after_king[byte] = tree.after_king[i][static_cast<std::size_t>(marriage.suit)];
  }
}

}  // namespace

CompiledProblem Compiler::compile(const Problem& problem) {
  if (marks_.size() >= max_marks) {
    marks_.clear();
    has_new_marks_ = true;
  }
  const Coding coding(problem);
  CompiledProblem result{coding, layout_of(problem.position, coding), {}, {}, {}};
  Task& task = result.task;
  const ContractKind kind = problem.position.contract.kind;
  task.law.is_natural = coding.is_natural();
  if (!has_trump(kind)) {
    compile_all_or_nothing(problem, result);
    task.context = mark_of(bytes_of(task.goal, task.law));
    return result;
  }
  task.law.trumps = 0xFF;
  task.law.sharp = coding.is_natural() ? sharp_cards_natural : sharp_cards;
  keep_sevens(problem, result.layout, task.law);
  if (problem.objective == Objective::points) {
    const MarriagePlan plan = plan_of(problem);
    const auto before = so_far_points(problem);
    const int left = tens_left(result.layout, task.law.sharp);
    const std::int64_t least = before[0] - before[1] + marriage_points(problem, plan, true) -
                               marriage_points(problem, plan, false) - 10 * left;
    for (int tens = 0; tens <= left; ++tens) result.values.push_back(least + 20 * tens);
    task.context_of_tens = mark_of(bytes_of(Goal::tens, task.law));
  } else {
    add_planes(problem, result);
  }
  return result;
}

void Compiler::add_planes(const Problem& problem, CompiledProblem& result) {
  Task& task = result.task;
  task.goal = Goal::money;
  const Shares shares = shares_of(so_far_points(problem), tens_left(result.layout, task.law.sharp));
  PayoffBook::Question question = question_of(problem, result.layout, shares);
  task.tens = shares.total;
  task.trump_seven_owner = owner_of(result.layout, trump_seven_bit).value_or(0);
  task.helper_seven_owner = owner_of(result.layout, helper_seven_bit).value_or(0);
  task.trump_seven_so_far = question.trump_seven.so_far;
  task.has_trump_seven = question.trump_seven.owner != SevenOutlook::Owner::none;
  task.has_helper_seven = question.helper_seven.owner != SevenOutlook::Owner::none;
  task.end_without_sevens = end_of(question.trump_seven.so_far, question.helper_seven.so_far);
  for (const SevenFate trump : question.trump_seven.fates()) {
    for (const SevenFate helper : question.helper_seven.fates()) {
      task.place_of_end[end_of(trump, helper)] = static_cast<std::uint8_t>(task.ends_count);
      task.ends[task.ends_count++] = static_cast<std::uint8_t>(end_of(trump, helper));
    }
  }
  result.progress = {shares.had, question.helper_seven.so_far, 0};

  const PlanTree tree(problem);
  std::vector<Amounts> amounts(tree.plans.size());
  for (std::size_t i = 0; i < tree.plans.size(); ++i) {
    if (!tree.plans[i].pending.empty()) continue;
    question.outcome.marriages = tree.plans[i].all();
    amounts[i] = book_.amounts(problem.options, question);
    collect(amounts[i], question, result.values);
  }
  make_distinct(result.values);
  Matters matters;
  for (std::size_t i = 0; i < tree.plans.size(); ++i) {
    if (tree.plans[i].pending.empty()) matters.look(amounts[i], question);
  }
  leave_out_what_does_not_matter(matters, result);
  task.context_of_tens = mark_of(bytes_of(Goal::tens, task.law_without_sevens));
  for (std::size_t i = 0; i < tree.plans.size(); ++i) {
    Plane plane;
    plane.is_resolved = tree.plans[i].pending.empty();
    if (plane.is_resolved) {
      amounts[i].tens = task.tens;
      plane.cells =
          cells_of(amounts[i], question.trump_seven, question.helper_seven, result.values);
      plane.is_monotone = is_monotone(plane.cells, task.tens);
      plane.context = mark_of(bytes_of(task.law, plane.cells, task.tens));
    } else {
      add_choices(problem, result.coding, tree, i, plane);
    }
    task.planes.push_back(plane);
  }
  mark_open_planes(task);
}

// What an open plane comes to depends on all planes after it.
void Compiler::mark_open_planes(Task& task) {
  std::vector<std::uint8_t> bytes{0xFF};
  for (const Plane& plane : task.planes) {
    append(bytes, plane.context);
    append(bytes, plane.pending);
    append(bytes, plane.waiting_kings);
    for (std::size_t byte = 0; byte < 4; ++byte) {
      append(bytes, static_cast<std::uint32_t>(plane.after_over[byte]));
      append(bytes, static_cast<std::uint32_t>(plane.after_king[byte]));
    }
  }
  for (std::size_t i = 0; i < task.planes.size(); ++i) {
    if (task.planes[i].is_resolved) continue;
    std::vector<std::uint8_t> own = bytes;
    append(own, static_cast<std::uint32_t>(i));
    task.planes[i].context = mark_of(own);
  }
}

std::int64_t Compiler::final_value(const Problem& problem) const {
  Outcome outcome = problem.so_far;
  outcome.contract = problem.position.contract;
  outcome.declarer = problem.position.declarer;
  if (!counts_sevens(problem)) outcome.trump_seven = SevenFate::absent;
  if (problem.objective == Objective::money) {
    return -settle(options_of(problem), outcome).by_seat[index((outcome.declarer + 1) % 3)];
  }
  const ContractKind kind = problem.position.contract.kind;
  if (kind == ContractKind::betl) return outcome.declarer_tricks == 0 ? 1 : -1;
  if (kind == ContractKind::durch) return outcome.declarer_tricks == outcome.tricks ? 1 : -1;
  const MarriagePlan plan{outcome.marriages, {}, {}};
  return outcome.declarer_points - outcome.defender_points + marriage_points(problem, plan, true) -
         marriage_points(problem, plan, false);
}

}  // namespace kibic::marias::open_hand
