#include "importers/mariasek/hra_doubling.h"

#include <algorithm>
#include <optional>

#include "importers/mariasek/hra_calls.h"

namespace kibic::importers::mariasek {

using marias::Against;
using marias::Flek;
using marias::FlekPass;
using marias::Part;
using marias::Phase;

namespace {

// Seven parts with sixteen raises and three seats speak less than this.
constexpr int max_steps = 400;

int count_on(const DealBuilder& builder, Part part) {
  return builder.state().doubling.counts[index_of(part)];
}

Flek next_flek(const DealBuilder& builder, Part part) {
  return {part, count_on(builder, part) + 1};
}

bool may_raise(const DealBuilder& builder, int seat, Part part) {
  return builder.may(seat, next_flek(builder, part));
}

// The part that people mean by "hra", whatever the contract.
Part game_part(const marias::State& state) {
  return marias::parts_of(state.contract->kind).front();
}

bool is_silent(const BiddingLine& line) {
  return std::all_of(line.said.begin(), line.said.end(),
                     [](const Said& said) { return said.kind == Said::Kind::pass; });
}

class SpokenDoubling {
 public:
  SpokenDoubling(DealBuilder& builder, const HraFile& file, const std::vector<BiddingLine>& spoken,
                 bool is_finished)
      : builder_(builder), file_(file), spoken_(spoken), is_finished_(is_finished) {}

  void run() {
    for (int step = 0; step < max_steps && builder_.phase() == Phase::flek; ++step) {
      if (!do_step()) return;
    }
  }

 private:
  bool has_line() const { return next_ < spoken_.size(); }
  bool has_line_of(int seat) const { return has_line() && spoken_[next_].seat == seat; }
  // The seat could only announce a hra proti; the rules take its silence for a pass.
  bool is_optional() const { return builder_.state().doubling.is_open.none(); }

  bool do_step() {
    const int seat = builder_.state().to_act.seat_number();
    if (!has_line()) return is_finished_ && !is_optional() && pass(seat);
    if (has_line_of(seat)) return speak(seat);
    if (is_silent(spoken_[next_])) {
      ++next_;
      return true;
    }
    if (is_optional()) return speak(spoken_[next_].seat) || pass(seat);
    return pass(seat);
  }

  bool pass(int seat) { return builder_.act(seat, FlekPass{}, file_.bidding_where); }

  // All lines of the seat's turn. What it leaves open it passes on.
  bool speak(int seat) {
    const std::size_t before = builder_.state().doubling.calls.size();
    while (has_line_of(seat)) say(spoken_[next_++]);
    const bool has_word = builder_.phase() == Phase::flek && builder_.is_turn_of(seat);
    if (has_word && !is_optional() && (has_line() || is_finished_)) pass(seat);
    return builder_.state().doubling.calls.size() > before || !has_word;
  }

  void say(const BiddingLine& line) {
    // Hry proti first: behind the last flek the word is gone.
    for (const Said& said : line.said) {
      if (said.kind == Said::Kind::announce) announce(line.seat, said);
    }
    for (const Said& said : line.said) {
      if (said.kind == Said::Kind::raise) raise(line.seat, said);
      if (said.kind == Said::Kind::pass) decline(line.seat, said);
    }
  }

  void announce(int seat, const Said& said) {
    const bool is_seven = said.on == Said::On::seven_against;
    builder_.act(seat, Against{is_seven ? Part::sedma_against : Part::sto_against},
                 file_.bidding_where);
  }

  std::vector<Part> parts_meant(int seat, Said::On on) const {
    const auto either = [&](Part first, Part second) {
      return std::vector{may_raise(builder_, seat, first) ? first : second};
    };
    switch (on) {
      case Said::On::everything:
        return {marias::all_parts.begin(), marias::all_parts.end()};
      case Said::On::game:
        return {game_part(builder_.state())};
      case Said::On::seven:
        return either(Part::sedma, Part::sedma_against);
      case Said::On::seven_against:
        return {Part::sedma_against};
      case Said::On::hundred:
        return either(Part::sto_against, Part::sto);
      case Said::On::hundred_against:
        return {Part::sto_against};
    }
    return {};
  }

  void raise(int seat, const Said& said) {
    for (const Part part : parts_meant(seat, said.on)) {
      if (may_raise(builder_, seat, part)) {
        builder_.act(seat, next_flek(builder_, part), file_.bidding_where);
      }
    }
  }

  void decline(int seat, const Said& said) {
    if (!builder_.is_turn_of(seat)) return;
    if (said.on == Said::On::everything) {
      pass(seat);
      return;
    }
    for (const Part part : parts_meant(seat, said.on)) {
      const FlekPass pass_on{part};
      if (builder_.may(seat, pass_on)) builder_.act(seat, pass_on, file_.bidding_where);
    }
  }

  DealBuilder& builder_;
  const HraFile& file_;
  const std::vector<BiddingLine>& spoken_;
  bool is_finished_;
  std::size_t next_ = 0;
};

class ShortestDoubling {
 public:
  ShortestDoubling(DealBuilder& builder, const HraFile& file)
      : builder_(builder), file_(file), declarer_(builder.state().declarer) {}

  void run() {
    for (int step = 0; step < max_steps && builder_.phase() == Phase::flek; ++step) {
      const int seat = builder_.state().to_act.seat_number();
      if (announce(seat) || raise(seat)) continue;
      if (!builder_.act(seat, FlekPass{}, file_.where)) return;
    }
  }

 private:
  const HraFlek* stored(Part part) const {
    const auto found = std::find_if(file_.fleks.begin(), file_.fleks.end(),
                                    [&](const auto& flek) { return part_of(flek.part) == part; });
    return found == file_.fleks.end() ? nullptr : &*found;
  }
  Place place_of(Part part) const {
    const HraFlek* flek = stored(part);
    return flek == nullptr ? file_.where : flek->where;
  }

  // Defenders the file names with the part, in the order in which they speak.
  std::vector<int> named(Part part) const {
    std::vector<int> defenders;
    const HraFlek* flek = stored(part);
    for (int step = 1; step < 3 && flek != nullptr; ++step) {
      const int seat = (declarer_ + step) % 3;
      const auto& seats = flek->seats;
      if (std::find(seats.begin(), seats.end(), seat) != seats.end()) defenders.push_back(seat);
    }
    return defenders;
  }

  int announcer(Part part) const {
    const std::vector<int> defenders = named(part);
    if (!defenders.empty()) return defenders.front();
    for (int step = 1; step < 3; ++step) {
      const int seat = (declarer_ + step) % 3;
      const auto& trump = builder_.state().contract->trump;
      const marias::CardSet hand = builder_.state().hands[static_cast<std::size_t>(seat)];
      if (trump && hand.contains(marias::Card(*trump, marias::Rank::seven))) return seat;
    }
    return (declarer_ + 1) % 3;
  }

  bool announce(int seat) {
    const marias::Doubling& doubling = builder_.state().doubling;
    const bool wants_seven = file_.announced.contains(Announced::sedma_against) &&
                             !doubling.sedma_against_seat && announcer(Part::sedma_against) == seat;
    if (wants_seven) {
      return builder_.act(seat, Against{Part::sedma_against}, place_of(Part::sedma_against));
    }
    const bool wants_hundred = file_.announced.contains(Announced::kilo_against) &&
                               !doubling.sto_against_seat && announcer(Part::sto_against) == seat;
    return wants_hundred &&
           builder_.act(seat, Against{Part::sto_against}, place_of(Part::sto_against));
  }

  // Raises alternate between the sides, so only which defender is in question.
  bool is_his(int seat, Part part, int count) const {
    if (seat == declarer_) return true;
    const std::vector<int> defenders = named(part);
    if (defenders.empty()) return true;
    const auto turn = static_cast<std::size_t>((count - 1) / 2);
    return defenders[turn % defenders.size()] == seat;
  }

  bool raise(int seat) {
    for (const Part part : marias::all_parts) {
      const Flek flek = next_flek(builder_, part);
      if (flek.count > fleks_on(file_, part) || !is_his(seat, part, flek.count)) continue;
      if (builder_.may(seat, flek)) return builder_.act(seat, flek, place_of(part));
    }
    return false;
  }

  DealBuilder& builder_;
  const HraFile& file_;
  int declarer_;
};

}  // namespace

void add_spoken_doubling(DealBuilder& builder, const HraFile& file,
                         const std::vector<BiddingLine>& spoken, bool is_finished) {
  SpokenDoubling(builder, file, spoken, is_finished).run();
}

void add_shortest_doubling(DealBuilder& builder, const HraFile& file) {
  ShortestDoubling(builder, file).run();
}

}  // namespace kibic::importers::mariasek
