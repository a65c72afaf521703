// Players' problems with a stated answer (shared samples, folder problems).
#include <algorithm>

#include "analyzer/judge/review.h"
#include "core/games/marias/rules.h"
#include "tests/analyzer/judge/problem_record.h"

using namespace kibic;

namespace {

std::vector<Verdict> plays(const GameRecord& record) {
  const Replay played = replay(record, marias::Rules::game()).value();
  REQUIRE(played.divergences.empty());
  REQUIRE(played.is_whole());
  std::vector<Verdict> verdicts = review(record, played, {}, 1).verdicts;
  std::erase_if(verdicts, [](const Verdict& verdict) { return verdict.phase != "play"; });
  return verdicts;
}

const Verdict& verdict_on(const std::vector<Verdict>& verdicts, const std::string& card) {
  return *std::find_if(verdicts.begin(), verdicts.end(),
                       [&](const Verdict& verdict) { return verdict.played.text == card; });
}

double value_of(const Verdict& verdict, const std::string& card) {
  for (const Candidate& candidate : verdict.candidates) {
    if (candidate.action.text == card) return candidate.value;
  }
  FAIL(card << " is no candidate");
  return 0;
}

}  // namespace

TEST_CASE("problem 001: only the spodek of trick 9 lost money on the cards as they lay",
          "[shared]") {
  const std::vector<Verdict> verdicts = plays(test::record_of_problem("marias-001"));
  for (const Verdict& verdict : verdicts) {
    INFO(verdict.played.text);
    if (!verdict.hindsight_loss) continue;
    CHECK((*verdict.hindsight_loss > 0) == (verdict.played.text == "Jb"));
  }
  const Verdict& verdict = verdict_on(verdicts, "Jb");
  CHECK(verdict.hindsight_best == Action{"Xb"});
  // From each defender: the sto made with exactly 100 pays 4, lost at 80 it costs 8.
  CHECK(verdict.hindsight_loss.value() == Approx(2 * (4 + 8)));
}

TEST_CASE("problem 001: the cards still hidden in trick 9 were for the spodek, four deals to two",
          "[shared]") {
  // Kibic disagrees with the stated answer, which knows how the cards lay. Hidden are 7b 9b Qb 9l,
  // two with each defender: six deals, and nothing that was played excludes one. The sto needs both
  // last tricks' points. Jb brings them when Qb has another bell beside it (it has to take, and
  // Xb wins the last trick): four deals. Xb brings them when Qb is alone, with 9l: two.
  const std::vector<Verdict> verdicts = plays(test::record_of_problem("marias-001"));
  const Verdict& verdict = verdict_on(verdicts, "Jb");
  CHECK(verdict.exact);
  CHECK(verdict.worlds == 6);
  // Made: 4 from each; short by 10 or 20: -4 or -8. Xb leaves it short by 10, Jb by 20:
  // Jb (4·8 - 2·16)/6 = 0, Xb (2·8 - 4·8)/6 = -2.67.
  CHECK(value_of(verdict, "Jb") == Approx(0));
  CHECK(value_of(verdict, "Xb") == Approx(-16.0 / 6));
  CHECK(verdict.grade == Grade::best);
  CHECK(render(verdict.why).find("could not know") != std::string::npos);
}

TEST_CASE("problem 024: the lead of the seven of bells costs points, but hardly ever money",
          "[shared]") {
  // The stated answer counts card points with open cards, where 7b costs ten. The hra is paid by
  // who has more, and only few of the deals that seat 1 has to reckon with turn on those ten.
  GameRecord record = test::record_of_problem("marias-024");
  record.events.emplace_back(ActionEvent{Actor::seat(1), {"7b"}, "", {}});
  const std::vector<Verdict> verdicts = plays(record);
  const Verdict& verdict = verdicts.back();
  REQUIRE(verdict.played.text == "7b");
  CHECK(verdict.exact);
  CHECK(verdict.candidates.front().action.text == "7a");  // the stated best card is the best
  CHECK(verdict.grade == Grade::good);
  CHECK(verdict.loss.value() > 0);
  CHECK(verdict.loss.value() < 0.04 * verdict.stake);
  CHECK(verdict.hindsight_loss == 0.0);
}

TEST_CASE("problem 026: the trump ace in trick 9 gives ten points away after the hra is decided",
          "[shared]") {
  const std::vector<Verdict> verdicts = plays(test::record_of_problem("marias-026"));
  const Verdict& verdict = verdict_on(verdicts, "Aa");
  CHECK(verdict.exact);
  CHECK(value_of(verdict, "Aa") == value_of(verdict, "9a"));
  CHECK(verdict.grade == Grade::best);
  CHECK(verdict.mark == Mark::none);
  CHECK(verdict.hindsight_loss == 0.0);
}

TEST_CASE("problem 044: the ace of bells has to wait for the ten") {
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.players = {"P1", "P2", "P3"};
  record.start = StartPosition{"hra h d0 l0 | Xb 9b | Ja 9a | Ab Jb"};
  const std::vector<std::string> cards{"9b", "Ja", "Ab"};
  for (int seat = 0; seat < 3; ++seat) {
    record.events.emplace_back(
        ActionEvent{Actor::seat(seat), {cards[static_cast<std::size_t>(seat)]}, "", {}});
  }
  const std::vector<Verdict> verdicts = plays(record);
  const Verdict& verdict = verdict_on(verdicts, "Ab");
  // Seat 1 threw a card on bells, so the ten can only be with the declarer: one deal.
  CHECK(verdict.exact);
  CHECK(verdict.worlds == 1);
  CHECK(verdict.candidates.front().action.text == "Jb");
  // The hra in hearts (2 units) won by 30:0 instead of lost by 10:20.
  CHECK(verdict.loss.value() == Approx(4));
  CHECK(verdict.grade == Grade::blunder);
  CHECK(verdict.mark == Mark::very_bad);
}
