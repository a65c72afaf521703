#include "analyzer/engines/marias/reference/ablation.h"

#include "analyzer/engines/marias/solver/compile.h"
#include "analyzer/engines/marias/solver/rank.h"
#include "analyzer/engines/marias/solver/search_body.h"

namespace kibic::marias {

using open_hand::Features;

class AblatedSolver::Impl {
 public:
  virtual ~Impl() = default;
  virtual std::optional<std::int64_t> value(const Problem& problem, std::uint64_t node_limit) = 0;
  virtual std::uint64_t nodes() const = 0;
};

namespace {

template <Features F>
class With final : public AblatedSolver::Impl {
 public:
  std::optional<std::int64_t> value(const Problem& problem, std::uint64_t node_limit) override {
    const open_hand::CompiledProblem root = compiler_.compile(problem);
    if (compiler_.has_new_marks()) search_.forget();
    search_.allow(node_limit);
    search_.start(root.task);
    const int rank = open_hand::rank_of(search_, root, std::nullopt, open_hand::first_guess(root));
    if (search_.is_stopped()) return std::nullopt;
    return root.values[open_hand::index(rank)];
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

 private:
  open_hand::SearchWith<F> search_{Solver::default_entries};
  open_hand::Compiler compiler_;
};

std::unique_ptr<AblatedSolver::Impl> make(LeftOut left_out) {
  switch (left_out) {
    case LeftOut::nothing:
      return std::make_unique<With<Features{}>>();
    case LeftOut::table:
      return std::make_unique<With<Features{.table = false}>>();
    case LeftOut::equal_cards:
      return std::make_unique<With<Features{.equal_cards = false}>>();
    case LeftOut::canonical_key:
      return std::make_unique<With<Features{.canonical_key = false}>>();
    case LeftOut::bounds:
      return std::make_unique<With<Features{.bounds = false}>>();
    case LeftOut::ordering:
      return std::make_unique<With<Features{.ordering = false}>>();
    case LeftOut::history:
      return std::make_unique<With<Features{.history = false}>>();
    case LeftOut::dominance:
      return std::make_unique<With<Features{.dominance = false}>>();
    case LeftOut::seven_race:
      return std::make_unique<With<Features{.seven_race = false}>>();
  }
  return nullptr;
}

}  // namespace

std::string_view name_of(LeftOut left_out) {
  switch (left_out) {
    case LeftOut::nothing:
      return "nothing";
    case LeftOut::table:
      return "table";
    case LeftOut::equal_cards:
      return "equal cards";
    case LeftOut::canonical_key:
      return "canonical key";
    case LeftOut::bounds:
      return "bounds";
    case LeftOut::ordering:
      return "ordering";
    case LeftOut::history:
      return "history";
    case LeftOut::dominance:
      return "dominance";
    case LeftOut::seven_race:
      return "seven race";
  }
  return "";
}

AblatedSolver::AblatedSolver(LeftOut left_out) : impl_(make(left_out)) {}
AblatedSolver::~AblatedSolver() = default;
AblatedSolver::AblatedSolver(AblatedSolver&&) noexcept = default;
AblatedSolver& AblatedSolver::operator=(AblatedSolver&&) noexcept = default;

std::optional<std::int64_t> AblatedSolver::value(const Problem& problem, std::uint64_t node_limit) {
  return impl_->value(problem, node_limit);
}
std::uint64_t AblatedSolver::nodes() const {
  return impl_->nodes();
}

}  // namespace kibic::marias
