// The engine beside the line played: verdicts on variations, answers, and its own lines.
#include <catch2/catch.hpp>
#include <stdexcept>

#include "gui/presenter/view.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::Gate;
using kibic::test::sample;

namespace {

Services thinking_services() {
  Services services = test::sample_services();
  test::add_engine(services);
  return services;
}

// What the best action of a blamed decision leads to: four times the first legal action.
std::vector<Action> line_after(const State& before, const Action& action) {
  std::vector<Action> line;
  State state = before.apply(before.actor(), action);
  for (int i = 0; i < 4 && state.actor().is_seat(); ++i) {
    line.push_back(state.legal_actions().front());
    state = state.apply(state.actor(), line.back());
  }
  return line;
}

Services services_with_lines() {
  Services services = thinking_services();
  services.review = [](const GameRecord& record, const Replay& replay, std::stop_token,
                       const ReviewHooks&) {
    Review review = test::made_up_review(record, replay);
    for (Verdict& verdict : review.verdicts) {
      if (!is_error(verdict.grade)) continue;
      Candidate& best = verdict.candidates.front();
      best.line = line_after(replay.states[verdict.event], best.action);
    }
    return review;
  };
  return services;
}

std::unique_ptr<Desk> opened_desk(Services services) {
  auto desk = std::make_unique<Desk>(std::move(services));
  desk->open({sample("licitovany/session.rms")});
  return desk;
}

const EventRow& row_at(const View& view, std::size_t node) {
  return *std::find_if(view.events.begin(), view.events.end(),
                       [&](const EventRow& row) { return row.node == node; });
}

std::vector<std::size_t> nodes_of(const View& view, bool is_engine) {
  std::vector<std::size_t> nodes;
  for (const EventRow& row : view.events) {
    if (row.depth > 0 && row.is_engine_line == is_engine) nodes.push_back(row.node);
  }
  return nodes;
}

}  // namespace

TEST_CASE("in a variation the engine says what could be played, in the background") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.next_mistake();
  desk->bench.play(desk->view().playable.back());
  CHECK(desk->view().is_thinking);
  CHECK(desk->view().candidates.empty());
  CHECK(desk->view().explanation.size() == 1);
  desk->settle();
  CHECK_FALSE(desk->view().is_thinking);
  REQUIRE(desk->view().candidates.size() == desk->view().playable.size());
  CHECK(desk->view().candidates[0].is_best);
  for (const CandidateRow& row : desk->view().candidates) CHECK_FALSE(row.is_played);
  CHECK(desk->view().verdict_title.find("is to act") != std::string::npos);
  CHECK(desk->view().explanation.front() == "It promises most.");
}

TEST_CASE("of what is only known to be no better the bound is shown, and it is not called best") {
  Services services = thinking_services();
  services.review = [](const GameRecord& record, const Replay& replay, std::stop_token,
                       const ReviewHooks&) {
    Review review = test::made_up_review(record, replay);
    for (Verdict& verdict : review.verdicts) {
      if (verdict.candidates.size() < 2) continue;
      const double best = verdict.candidates[0].value;
      verdict.candidates[0].interval = {best, best};
      verdict.candidates[1].value = best;
      verdict.candidates[1].interval = {best - 32, best};
    }
    return review;
  };
  const auto desk = opened_desk(services);
  desk->bench.next_mistake();
  const auto& rows = desk->view().candidates;
  REQUIRE(rows.size() >= 2);
  CHECK(rows[0].is_best);
  CHECK(rows[0].value.find("≤") == std::string::npos);
  CHECK_FALSE(rows[1].is_best);
  CHECK(rows[1].value == "≤ " + rows[0].value);
  CHECK(rows[1].interval.empty());
}

TEST_CASE("one of several choices that come to the same is not called the only one") {
  Services services = thinking_services();
  services.review = [](const GameRecord& record, const Replay& replay, std::stop_token,
                       const ReviewHooks&) {
    Review review = test::made_up_review(record, replay);
    for (Verdict& verdict : review.verdicts) {
      verdict.grade = Grade::forced;
      verdict.why = Message("All come to the same.");
    }
    return review;
  };
  const auto desk = opened_desk(services);
  bool is_met = false;
  for (int i = 0; i < 40; ++i) {
    desk->bench.step(1);
    const auto& sentences = desk->view().explanation;
    if (std::find(sentences.begin(), sentences.end(), "All come to the same.") == sentences.end()) {
      continue;
    }
    is_met = is_met || desk->view().playable.size() > 1;
    const bool is_only = std::any_of(sentences.begin(), sentences.end(), [](const auto& one) {
      return one.find("only choice") != std::string::npos;
    });
    if (desk->view().playable.size() > 1) CHECK_FALSE(is_only);
  }
  CHECK(is_met);
}

TEST_CASE("a step of a variation gets its mark and price when it is judged") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.next_mistake();  // its event is a multiple of seven, so any action there is blamed
  desk->bench.play(desk->view().playable.back());
  const std::size_t inside = *current_node(desk->view());
  CHECK(row_at(desk->view(), inside).mark.empty());
  desk->settle();
  CHECK(row_at(desk->view(), inside).mark == "??");
  CHECK_FALSE(row_at(desk->view(), inside).price.empty());
  CHECK(desk->view().mark.empty());  // the user's own is another
  desk->bench.set_mark("!");
  CHECK(row_at(desk->view(), inside).own_mark == "!");
  CHECK(row_at(desk->view(), inside).mark == "??");  // the judge's stays
}

TEST_CASE("a verdict on a position is made once") {
  int asked = 0;
  Services services = thinking_services();
  const auto judge = services.judge_event;
  services.judge_event = [&asked, judge](const auto& record, const auto& replay, std::size_t event,
                                         const auto& stop) {
    ++asked;
    return judge(record, replay, event, stop);
  };
  const auto desk = opened_desk(std::move(services));
  desk->bench.next_mistake();
  desk->bench.play(desk->view().playable.back());
  desk->settle();
  const int before = asked;
  CHECK(before == 2);
  const View there = desk->view();
  desk->bench.step(-1);
  desk->bench.go_to(*current_node(there));
  CHECK((desk->view() == there));
  desk->settle();
  CHECK(asked == before);
}

TEST_CASE("who moves on is not waited for") {
  Gate gate;
  Services services = thinking_services();
  const auto judge = services.judge_event;
  services.judge_event = [&gate, judge](const auto& record, const auto& replay, std::size_t event,
                                        const auto& stop) -> std::optional<Verdict> {
    if (!gate.pass(stop)) return std::nullopt;
    return judge(record, replay, event, stop);
  };
  const auto desk = opened_desk(std::move(services));
  desk->bench.next_mistake();
  desk->bench.play(desk->view().playable.back());
  gate.wait_for_visitor();
  desk->bench.step(-1);
  CHECK_FALSE(desk->view().is_thinking);
  desk->bench.step(3);
  gate.open();
  desk->bench.set_analysis(false);
  CHECK_FALSE(desk->view().is_thinking);
}

TEST_CASE("with analysis off nothing is asked about a variation") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.set_analysis(false);
  desk->bench.next_mistake();
  desk->bench.play(desk->view().playable.back());
  CHECK_FALSE(desk->view().is_thinking);
  desk->bench.set_analysis(true);
  CHECK(desk->view().is_thinking);
  desk->settle();
  CHECK_FALSE(desk->view().candidates.empty());
}

TEST_CASE("an engine that throws harms nothing and is not asked again and again") {
  Services services = thinking_services();
  int asked = 0;
  services.judge_event = [&asked](const auto&, const auto&, std::size_t,
                                  const auto&) -> std::optional<Verdict> {
    ++asked;
    throw std::runtime_error("no memory");
  };
  const auto desk = opened_desk(std::move(services));
  desk->bench.next_mistake();
  desk->bench.play(desk->view().playable.back());
  desk->settle();
  CHECK(asked == 2);
  CHECK(desk->view().message.find("no memory") != std::string::npos);
}

TEST_CASE("the engine answers until the seat that deviated is to act, and one undo takes it back") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.next_mistake();
  const auto actor = [&] {
    const auto& seats = desk->view().seats;
    return std::find_if(seats.begin(), seats.end(),
                        [](const SeatLine& seat) { return seat.is_to_act; })
        ->name;
  };
  const std::string deviator = actor();
  desk->bench.play(desk->view().playable.back());
  desk->settle();
  REQUIRE(actor() != deviator);
  const std::size_t node = *current_node(desk->view());
  const auto rows = desk->view().events;
  desk->bench.answer();
  CHECK(desk->view().progress.text == "The engine answers");
  desk->settle();
  CHECK(actor() == deviator);
  CHECK(nodes_of(desk->view(), false).size() > 1);
  desk->bench.undo();
  CHECK(desk->view().events == rows);
  CHECK(current_node(desk->view()) == node);
  desk->bench.redo();
  desk->settle();
  CHECK(actor() == deviator);
}

TEST_CASE("on the line played the engine plays its best instead") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.next_mistake();
  const std::string best = desk->view().playable.front();
  const std::size_t fork = *current_node(desk->view());
  desk->bench.answer();
  desk->settle();
  CHECK(current_node(desk->view()) != fork);
  const auto place = desk->bench.place();
  CHECK((place.path.empty() || place.path.front() == best));
}

TEST_CASE("told to, the engine answers each card by itself") {
  const auto desk = opened_desk(thinking_services());
  desk->bench.set_answers_by_itself(true);
  CHECK(desk->view().answers_by_itself);
  desk->bench.next_mistake();
  const std::size_t fork = *current_node(desk->view());
  desk->bench.play(desk->view().playable.back());
  desk->settle();
  CHECK(nodes_of(desk->view(), false).size() > 1);
  desk->bench.undo();
  desk->settle();
  CHECK(nodes_of(desk->view(), false).size() == 1);
  desk->bench.undo();
  CHECK(current_node(desk->view()) == fork);
  CHECK(nodes_of(desk->view(), false).empty());
}

TEST_CASE("Esc cancels the answer and nothing else") {
  Gate gate;
  Services services = thinking_services();
  const auto judge = services.judge_event;
  services.judge_event = [&gate, judge](const auto& record, const auto& replay, std::size_t event,
                                        const auto& stop) -> std::optional<Verdict> {
    if (!gate.pass(stop)) return std::nullopt;
    return judge(record, replay, event, stop);
  };
  const auto desk = opened_desk(std::move(services));
  desk->bench.next_mistake();
  desk->bench.answer();
  gate.wait_for_visitor();
  desk->bench.cancel();
  CHECK(desk->view().progress.text.empty());
  CHECK(desk->view().is_analysing);
  gate.open();
  desk->executor.run_all();
  CHECK(nodes_of(desk->view(), false).empty());
}

TEST_CASE("where the engine judges nothing it says so") {
  const auto desk = opened_desk([] {
    Services services = thinking_services();
    services.judge_event = [](const GameRecord&, const Replay& replay, std::size_t event,
                              const std::stop_token&) {
      auto verdict = test::made_up_verdict(replay, event);
      if (verdict) verdict->candidates.clear();
      return verdict;
    };
    return services;
  }());
  desk->bench.next_mistake();
  desk->bench.answer();
  desk->settle();
  CHECK(desk->view().message.find("The engine has no answer here") == 0);
  CHECK(nodes_of(desk->view(), false).empty());
}

TEST_CASE("a record that ends early is judged at its end") {
  Services services = thinking_services();
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    LoadedFile file = read(path);
    file.records.resize(1);
    file.records[0].events.resize(file.records[0].events.size() - 8);
    return file;
  };
  const auto desk = opened_desk(std::move(services));
  desk->bench.go_last();
  desk->settle();
  CHECK_FALSE(desk->view().candidates.empty());
}

TEST_CASE("the engine's lines follow the mistakes, are stepped through, and are not the user's") {
  const auto desk = opened_desk(services_with_lines());
  desk->bench.next_mistake();
  const std::size_t fork = *current_node(desk->view());
  const auto& rows = desk->view().events;
  const auto flagged = std::count_if(rows.begin(), rows.end(),
                                     [](const EventRow& row) { return !row.price.empty(); });
  const auto engine = nodes_of(desk->view(), true);
  CHECK(static_cast<std::ptrdiff_t>(engine.size()) == 5 * flagged);
  const EventRow& first = rows[fork + 1];
  CHECK(first.is_engine_line);
  CHECK(first.text.find("Engine: ") == 0);
  CHECK(rows[fork + 2].text.find("Engine: ") == std::string::npos);
  desk->bench.next_variation();
  CHECK(current_node(desk->view()) == first.node);
  desk->bench.step(4);
  CHECK(current_node(desk->view()) == engine[4]);
  desk->bench.step(1);
  CHECK(current_node(desk->view()) == engine[4]);
  CHECK_FALSE(desk->view().can_undo);
  CHECK_FALSE(desk->view().can_remove_variation);
  desk->bench.remove_variation();
  CHECK(nodes_of(desk->view(), true) == engine);
  desk->bench.set_mistakes_only(true);
  CHECK(nodes_of(desk->view(), true) == engine);
}

TEST_CASE("who leaves an engine's line makes it his own up to there") {
  test::MemoryStore store;
  Services services = services_with_lines();
  test::add_store(services, store);
  {
    const auto desk = opened_desk(services);
    desk->bench.next_mistake();
    desk->bench.next_variation();
    desk->bench.step(1);
    const auto engine = nodes_of(desk->view(), true);
    REQUIRE(desk->view().playable.size() > 1);
    desk->bench.play(desk->view().playable.back());
    CHECK(nodes_of(desk->view(), false).size() == 3);
    CHECK(nodes_of(desk->view(), true).size() == engine.size() - 2);
    desk->bench.undo();
    CHECK(nodes_of(desk->view(), true) == engine);
    desk->bench.redo();
    desk->bench.step(-2);
    desk->bench.remove_variation();
    CHECK(nodes_of(desk->view(), true) == engine);
    desk->bench.undo();
  }
  REQUIRE(store.kept.size() == 1);
  const Annotations& kept = store.kept.begin()->second.annotations;
  REQUIRE(kept.by_event.size() == 1);
  REQUIRE(kept.by_event.begin()->second.variations.size() == 1);
  CHECK(kept.by_event.begin()->second.variations[0].size() == 3);
}

TEST_CASE("a seat's view has no lines of the engine, which knows all cards") {
  const auto desk = opened_desk(services_with_lines());
  const auto engine = nodes_of(desk->view(), true);
  REQUIRE_FALSE(engine.empty());
  desk->bench.go_to(engine[1]);
  desk->bench.cycle_seat_view();
  CHECK(nodes_of(desk->view(), true).empty());
  CHECK(current_node(desk->view()).has_value());
  for (std::size_t i = 0; i < desk->view().seats.size(); ++i) desk->bench.cycle_seat_view();
  CHECK(nodes_of(desk->view(), true) == engine);
}

TEST_CASE("judging that was cancelled goes on where it stopped") {
  std::vector<std::size_t> known;
  Gate gate;
  Services services = test::sample_services();
  services.review = [&](const GameRecord& record, const Replay& replay, const std::stop_token& stop,
                        const ReviewHooks& hooks) {
    known.push_back(hooks.known.size());
    Review review = test::made_up_review(record, replay);
    for (std::size_t i = hooks.known.size(); i < 5; ++i) hooks.verdict(review.verdicts[i]);
    hooks.progress(5, review.verdicts.size());
    gate.pass(stop);
    return review;
  };
  Desk desk(std::move(services));
  desk.bench.open({sample("voleny/deal-1.hra")});
  desk.executor.run_until([&] { return desk.view().progress.text.find("Judging") == 0; });
  gate.wait_for_visitor();
  desk.bench.cancel();
  gate.open();
  desk.bench.set_analysis(true);
  desk.settle();
  CHECK(known == std::vector<std::size_t>{0, 5});
  CHECK(desk.view().files[0].records[0].is_reviewed);
}
