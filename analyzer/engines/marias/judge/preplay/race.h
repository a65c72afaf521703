// Many plans, few of which can be best: all get a fair first look, then the worlds go to those that
// are still in the running. Knows numbers only.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace kibic::marias {

class Race {
 public:
  // Worth of a plan in a world; no value ends the race.
  using Value = std::function<std::optional<double>(std::size_t plan, std::size_t world)>;
  // `option_of` names the option that each plan stands for; several plans may share one.
  Race(std::vector<std::size_t> option_of, Value value);

  // Values of all plans in the running, in worlds 0…worlds-1. False: stopped, or a value is
  // missing.
  bool grow_to(std::size_t worlds, std::stop_token stop);
  // Plans that are surely worse than the best leave, then the worst ones until `most` are left. The
  // best plan of `kept` stays, and the best plan of another option beside the best of all.
  void thin_out(std::size_t most, std::optional<std::size_t> kept);
  // A plan more, from the worlds looked at on.
  std::size_t add(std::size_t option);

  std::size_t worlds() const { return worlds_; }
  // By option, the plan that does best: among those in the running if there are any, otherwise
  // among those that left. No value for an option without plans.
  std::vector<std::optional<std::size_t>> best_plans() const;
  bool is_in(std::size_t plan) const { return is_in_[plan]; }
  std::size_t size() const { return option_of_.size(); }
  std::size_t left() const;
  std::size_t option_of(std::size_t plan) const { return option_of_[plan]; }
  const std::vector<double>& values_of(std::size_t plan) const { return values_[plan]; }
  // Mean of what the plan brings more than the other in the worlds that both were looked at in.
  double mean_gain(std::size_t plan, std::size_t other) const;
  std::size_t best()
      const;  // plan with the highest mean of those in the running, the first of equals

 private:
  bool is_surely_worse(std::size_t plan, std::size_t best) const;
  std::vector<std::size_t> ranking() const;  // of those in the running, best first

  std::vector<std::size_t> option_of_;
  Value value_;
  std::vector<std::vector<double>> values_;  // by plan, by world
  std::vector<bool> is_in_;
  std::size_t worlds_ = 0;
};

}  // namespace kibic::marias
