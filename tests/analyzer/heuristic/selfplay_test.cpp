// Self-play: records that replay cleanly, every kind of contract, and a player worth its name.
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/heuristic/heuristic.h"
#include "analyzer/engines/marias/heuristic/selfplay.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

const marias::State& last_of(const Replay& replay) {
  return *replay.final_state().as<Rules>();
}

struct Tally {
  std::map<std::string, int> contracts;
  int fleks = 0;
  int unplayed = 0;
  int divergences = 0;
  int unfinished = 0;
};

Tally tally(const std::string& variant, int deals) {
  Tally sum;
  for (const GameRecord& record : play_session(1, deals, variant, {}, usual_table())) {
    const Replay replayed = replay(record, Rules::game()).value();
    for (const Divergence& divergence : replayed.divergences) {
      UNSCOPED_INFO(record.deal << ": " << divergence.violation.code << " at " << divergence.event);
      ++sum.divergences;
    }
    if (!replayed.is_whole() || !replayed.is_finished()) ++sum.unfinished;
    const marias::State& last = last_of(replayed);
    ++sum.contracts[last.contract ? std::string(name_of(last.contract->kind)) : "none"];
    if (last.not_played) ++sum.unplayed;
    for (const int count : last.doubling.counts) sum.fleks += count;
  }
  return sum;
}

std::string text_of(const Tally& sum) {
  std::string text;
  for (const auto& [name, count] : sum.contracts) text += name + " " + std::to_string(count) + ", ";
  return text + "fleks " + std::to_string(sum.fleks) + ", unplayed " + std::to_string(sum.unplayed);
}

}  // namespace

TEST_CASE("licitovaný sessions replay cleanly and play every contract") {
  const Tally sum = tally("licitovany", 400);
  INFO(text_of(sum));
  CHECK(sum.divergences == 0);
  CHECK(sum.unfinished == 0);
  CHECK(sum.fleks > 0);
  for (const char* kind : {"sedma", "sto", "stosedm", "betl", "durch", "none"}) {
    INFO(kind);
    CHECK(sum.contracts.count(kind) == 1);
  }
}

TEST_CASE("volený sessions replay cleanly and play every contract") {
  const Tally sum = tally("voleny", 400);
  INFO(text_of(sum));
  CHECK(sum.divergences == 0);
  CHECK(sum.unfinished == 0);
  CHECK(sum.fleks > 0);
  for (const char* kind : {"hra", "sedma", "sto", "stosedm", "betl", "durch"}) {
    INFO(kind);
    CHECK(sum.contracts.count(kind) == 1);
  }
}

TEST_CASE("the same seed gives the same record, another seed another one") {
  const auto players = usual_table();
  CHECK(play_deal(7, "voleny", {}, players) == play_deal(7, "voleny", {}, players));
  CHECK(play_deal(7, "voleny", {}, players) != play_deal(8, "voleny", {}, players));
}

TEST_CASE("the cards do not depend on who plays them") {
  const std::array experts{Player::expert("A"), Player::expert("B"), Player::expert("C")};
  const auto first = action_events(play_deal(3, "licitovany", {}, usual_table()));
  const auto second = action_events(play_deal(3, "licitovany", {}, experts));
  for (std::size_t event = 0; event < 6; ++event) CHECK(first[event] == second[event]);
}

TEST_CASE("the deal passes clockwise and the score runs on") {
  const auto records = play_session(5, 4, "licitovany", {}, usual_table());
  std::array<std::int64_t, 3> score{};
  for (int number = 1; number <= 4; ++number) {
    const auto events = action_events(records[static_cast<std::size_t>(number - 1)]);
    const std::string expected = fmt::format("new {} dealer {} score {} {} {}", number,
                                             (number - 1) % 3, score[0], score[1], score[2]);
    CHECK(events[0].action.text == expected);
    const auto replayed = replay(records[static_cast<std::size_t>(number - 1)], Rules::game());
    const auto bill = replayed->final_state().settlement();
    for (std::size_t seat = 0; seat < 3; ++seat) score[seat] += bill->by_seat[seat];
  }
}
