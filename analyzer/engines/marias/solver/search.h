// The search: can the declarer's side still get at least so much? Alpha-beta of one bit, with a
// table over canonical positions. Everything is counted from the declarer; the defenders are one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/engines/marias/solver/canonical.h"
#include "analyzer/engines/marias/solver/foresight.h"
#include "analyzer/engines/marias/solver/layout.h"
#include "analyzer/engines/marias/solver/payoff.h"
#include "analyzer/engines/marias/solver/table.h"

namespace kibic::marias::open_hand {

enum class Goal : std::uint8_t {
  tens,   // so many tens still to come
  money,  // a rank of the payoff cells, which depends on tens and on the fates of the sevens
  race,   // within money: nothing but the fates of the sevens
  betl,
  durch
};

// Absent, won and beaten for each of two sevens.
inline constexpr std::size_t max_ends = 9;

// What the ends are worth for one set of marriages shown. More than one only where a side has
// promised sto, the first marriage counts for it, and it can still choose which that will be.
struct Plane {
  bool is_resolved = true;
  // Resolved: the ends. Tens alone decide once no seven is left, if more of them are never worse.
  Cells cells;
  bool is_monotone = true;
  int tens_needed = 0;  // then, for the rank asked for
  // By place among Task::ends, for the rank asked for: tens in all that bring it there.
  std::array<std::int8_t, max_ends> needed_at_end{};
  // Not resolved: pairs whose order matters, and the plane after the svršek or král of a suit.
  Bits pending = 0;
  Bits waiting_kings = 0;  // of them: never played before the svršek
  std::array<int, 4> after_over{};
  std::array<int, 4> after_king{};

  std::uint32_t context = 0;  // marks entries of the table; positive
};

// All that stays the same from the root of a search down.
struct Task {
  Goal goal = Goal::tens;
  Law law;
  std::uint32_t context = 0;  // goals betl and durch
  // Goal tens; and goal money where no seven is left.
  Law law_without_sevens;
  std::uint32_t context_of_tens = 0;
  // Goal money.
  std::vector<Plane> planes;
  int tens = 0;               // in all, of both sides
  int trump_seven_owner = 0;  // seats, of no account when the seven is gone
  int helper_seven_owner = 0;
  SevenFate trump_seven_so_far = SevenFate::absent;
  bool has_trump_seven = false;  // still in play, and the bill may look at it
  bool has_helper_seven = false;
  std::size_t end_without_sevens = 0;
  std::array<std::uint8_t, max_ends> ends{};  // that can come
  std::size_t ends_count = 0;
  std::array<std::uint8_t, end_count> place_of_end{};
};

// How far the declarer has got. Goal tens: tens he still needs; money: tens he has; race: one bit
// for each of Task::ends, set where it brings the rank asked for.
struct Progress {
  int tens = 0;
  SevenFate helper_seven = SevenFate::absent;
  int plane = 0;
};

// What makes the search fast; none of it changes a value. Kibic itself has everything switched on:
// tests and benchmarks leave one out to see that values stay and what it is worth.
struct Features {
  bool table = true;
  bool equal_cards = true;
  bool canonical_key = true;  // or cards as they are
  bool bounds = true;
  bool ordering = true;  // history included
  bool history = true;
  bool dominance = true;
  bool seven_race = true;  // tens no longer tell positions apart once only sevens decide

  bool operator==(const Features&) const = default;
};

template <Features F>
class SearchWith {
 public:
  explicit SearchWith(std::size_t entries) : table_(entries) {}

  void start(const Task& task);
  // Goal money: does best play end at this rank or better? Goal tens: does the declarer get the
  // tens of `progress`? False as well once the node limit was hit, see is_stopped.
  bool reaches(const Layout& layout, Progress progress, int rank);
  // The same after a legal card.
  bool reaches_with(const Layout& layout, int card, Progress progress, int rank);

  // Cards of the seat to play that come to the same as its next lower card.
  Bits equal_to_lower(const Layout& layout, Progress progress) const;

  void forget() { table_.clear(); }
  std::uint64_t nodes() const { return nodes_; }
  void allow(std::uint64_t nodes) {
    node_limit_ = nodes_ + nodes;
    is_stopped_ = false;
  }
  bool is_stopped() const { return is_stopped_; }

 private:
  using Hands = std::array<Bits, 3>;
  struct Trick {
    int leader = 0;
    int led = 0;
    int second = 0;
  };
  struct Ground {
    Law law;
    Canonical canonical;
  };

  void set_rank(Progress progress, int rank);
  template <class Visit>
  bool with_goal(const Visit& visit);
  template <Goal G, bool Tracked>
  bool from(const Layout& layout, Progress progress);
  template <Goal G, bool Tracked>
  bool from_with(const Layout& layout, int card, Progress progress);
  template <Goal G, bool Tracked>
  bool lead(const Hands& hands, int leader, Progress progress);
  template <Goal G, bool Tracked>
  bool lead_all(const Hands& hands, int leader, Progress progress, int& best);
  template <Goal G, bool Tracked>
  bool second(const Hands& hands, Trick trick, Progress progress);
  template <Goal G, bool Tracked>
  bool third(const Hands& hands, Trick trick, Progress progress);
  template <Goal G, bool Tracked>
  bool last_trick(const Hands& hands, int leader, Progress progress);
  template <Goal G, bool Tracked>
  bool finish(const Hands& hands, Trick trick, int card, Progress progress);

  template <Goal G>
  const Ground& ground() const;
  template <Goal G>
  int limit(Progress progress) const;
  template <Goal G, bool Tracked>
  std::uint32_t context(int leader, Progress progress) const;
  template <bool Tracked>
  Bits choices(Bits legal, Bits redundant) const;
  template <Goal G, bool Tracked>
  std::optional<bool> plain_answer(const Hands& hands, int leader, Progress progress,
                                   Bounds& bounds) const;
  bool is_reached_end(SevenFate trump_seven, Progress progress) const;
  std::optional<std::uint32_t> race(Progress progress, const Bounds& bounds) const;
  template <Goal G, bool Tracked, class IsOwnTrick>
  Bits undominated(Bits cards, Bits own, Bits others, const IsOwnTrick& is_own_trick) const;
  template <Goal G, bool Tracked, class Next>
  bool with_plane(int card, Progress& progress, const Next& next);

  Table table_;
  Task task_;
  Ground main_;   // the task's goal
  Ground plain_;  // goal tens
  Ground race_;
  const Plane* plane_ = nullptr;
  int rank_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = UINT64_MAX;
  bool is_stopped_ = false;
  // How often a lead decided: seat, cards in hand, card.
  std::array<std::array<std::array<std::uint32_t, 32>, 11>, 3> history_{};
};

using Search = SearchWith<Features{}>;
extern template class SearchWith<Features{}>;

}  // namespace kibic::marias::open_hand
