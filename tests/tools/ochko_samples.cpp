#include "tests/tools/ochko_samples.h"

#include "importers/ochko/ochko_writer.h"
#include "tests/support/ochko_deals.h"

namespace kibic::tools {
namespace {

struct Recipe {
  const char* name;
  std::uint64_t seed;
  int deals;
  RuleSet rules;
  test::OchkoWishes wishes;
};

}  // namespace

Result<std::vector<OchkoSample>> ochko_samples() {
  // Thresholds of people: 15 with slips, and the cautious 13 of somebody who plays against ties.
  const std::vector<Recipe> recipes{
      {"session.ochko", 2026, 30, {}, {.stand_at = 15, .slip_percent = 12, .stop_percent = 0}},
      {"shoe.ochko",
       2027,
       20,
       {{"deck", "below-16"}, {"tie", "push"}, {"pj_pay", "1.5"}},
       {.stand_at = 13, .slip_percent = 8, .stop_percent = 4}}};
  std::vector<OchkoSample> samples;
  for (const Recipe& recipe : recipes) {
    const auto text = importers::ochko_log::write_ochko(
        test::random_ochko_session(recipe.seed, recipe.deals, recipe.rules, recipe.wishes));
    if (!text) return tl::unexpected(text.error());
    samples.push_back({recipe.name, *text});
  }
  return samples;
}

}  // namespace kibic::tools
