// Work in the background: cancelling, trouble, late callbacks, the last place.
#include <catch2/catch.hpp>

#include <stdexcept>

#include "gui/presenter/throttle.h"
#include "gui/presenter/view.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::Gate;
using kibic::test::sample;
using kibic::test::sample_services;

namespace {

std::size_t reviewed(const View& view) {
  std::size_t count = 0;
  for (const FileRow& file : view.files) {
    for (const RecordRow& record : file.records) count += record.is_reviewed ? 1U : 0U;
  }
  return count;
}

// Reviews wait at the gate.
Services gated_services(Gate& gate) {
  Services services = sample_services();
  services.review = [&gate](const GameRecord& record, const Replay& replay,
                            const std::stop_token& stop, const ReviewHooks& hooks) {
    hooks.progress(12, 30);
    return gate.pass(stop) ? test::made_up_review(record, replay) : Review();
  };
  return services;
}

}  // namespace

TEST_CASE("browsing does not wait for the judging") {
  Gate gate;
  Desk desk(gated_services(gate));
  desk.bench.open({sample("licitovany/session.rms")});
  desk.executor.run_until(
      [&] { return desk.view().progress.text.find("12 of 30") != std::string::npos; });
  desk.bench.go_to(4);
  CHECK(current_node(desk.view()) == 4U);
  CHECK(desk.view().candidates.empty());
  gate.open();
  desk.settle();
  CHECK(reviewed(desk.view()) == 7);
}

TEST_CASE("the selected deal is judged before the others") {
  Gate gate;
  Desk desk(gated_services(gate));
  desk.bench.open({sample("licitovany/session.rms")});
  desk.executor.run_until([&] { return desk.view().selected.has_value(); });
  gate.wait_for_visitor();
  desk.bench.select(0, 5);
  gate.open();
  desk.executor.run_until([&] { return reviewed(desk.view()) == 1; });
  CHECK(desk.view().files[0].records[5].is_reviewed);
  desk.settle();
  CHECK(reviewed(desk.view()) == 7);
}

TEST_CASE("cancelled judging leaves no half review and starts again when asked") {
  Gate gate;
  Desk desk(gated_services(gate));
  desk.bench.open({sample("voleny/deal-1.hra")});
  desk.executor.run_until([&] { return desk.view().progress.total == 30; });
  gate.wait_for_visitor();
  desk.bench.cancel();
  CHECK(test::is_idle(desk.bench));
  desk.executor.wait_for_call();
  desk.executor.run_all();
  CHECK(reviewed(desk.view()) == 0);
  CHECK(test::is_idle(desk.bench));
  gate.open();
  desk.bench.set_analysis(true);
  desk.settle();
  CHECK(reviewed(desk.view()) == 1);
}

TEST_CASE("with analysis off nothing is judged") {
  Desk desk;
  desk.bench.set_analysis(false);
  CHECK_FALSE(desk.view().is_analysing);
  desk.open({sample("licitovany/session.rms")});
  CHECK(reviewed(desk.view()) == 0);
  desk.bench.set_analysis(true);
  desk.settle();
  CHECK(reviewed(desk.view()) == 7);
}

TEST_CASE("a cancelled import keeps what was read") {
  Gate gate;
  std::stop_source nobody;
  Services services = sample_services();
  const auto read = services.read;
  services.read = [&gate, &nobody, read](const std::string& path) {
    if (path.find("deal-3") != std::string::npos) gate.pass(nobody.get_token());
    return read(path);
  };
  Desk desk(std::move(services));
  desk.bench.open({sample("voleny")});
  desk.executor.run_until([&] { return desk.view().files.size() == 2; });
  gate.wait_for_visitor();
  desk.bench.cancel();
  gate.open();
  desk.executor.run_all();
  CHECK(test::is_idle(desk.bench));
  CHECK(desk.view().files.size() == 2);
  CHECK(desk.view().selected.has_value());
  desk.open({sample("voleny")});
  CHECK(desk.view().files.size() == 7);
}

TEST_CASE("callbacks that come after the end do nothing") {
  test::ManualExecutor executor;
  int calls = 0;
  {
    Workbench bench(sample_services(), executor.executor());
    bench.on_changed = [&] { ++calls; };
    bench.open({sample("voleny/deal-1.hra")});
    executor.wait_for_call();
  }
  const int before = calls;
  CHECK(executor.run_all() > 0);
  CHECK(calls == before);
}

TEST_CASE("the owner may end the workbench from its own callback") {
  test::ManualExecutor executor;
  auto bench = std::make_unique<Workbench>(sample_services(), executor.executor());
  bench->on_changed = [&] {
    if (!bench->view().files.empty()) bench.reset();
  };
  bench->open({sample("voleny/deal-1.hra")});
  executor.run_until([&] { return bench == nullptr; });
  executor.run_all();
  CHECK(bench == nullptr);
}

TEST_CASE("a file that cannot be read is listed with its reason") {
  Desk desk;
  desk.open({sample("README.md"), sample("voleny/no-such-file.hra")});
  REQUIRE(desk.view().files.size() == 2);
  for (const FileRow& file : desk.view().files) {
    CHECK(file.has_error);
    CHECK_FALSE(file.findings.empty());
    CHECK(file.records.empty());
  }
  CHECK(desk.view().message == "2 files could not be read. The details say why.");
  CHECK(desk.view().hint.find("No deal could be read") == 0);
  desk.open({sample("voleny/deal-1.hra")});
  CHECK(desk.view().message.empty());
  CHECK((*desk.view().selected)[0] == 2);
}

TEST_CASE("a record that cannot be started is a finding, one that stops early is shown so far") {
  Services services = sample_services();
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    LoadedFile file = read(path);
    file.records.push_back(file.records[0]);
    file.records.push_back(file.records[0]);
    file.records[1].variant = "no-such-variant";
    file.records[2].events.insert(file.records[2].events.begin() + 6,
                                  ActionEvent{Actor::seat(0), {"bid durch"}, "", {}});
    return file;
  };
  Desk desk(std::move(services));
  desk.open({sample("voleny/deal-1.hra")});
  const FileRow& file = desk.view().files.at(0);
  CHECK(file.detail == "2 deals, 1 rejected");
  CHECK(file.findings.size() == 1);
  REQUIRE(file.records.size() == 2);
  CHECK(file.records[1].detail.find("stops at event 6") == 0);
  desk.bench.select(0, 1);
  desk.settle();
  REQUIRE(desk.view().events.size() == 7);
  CHECK(desk.view().events.back().is_divergent);
}

TEST_CASE("a finished deal is preferred at the start") {
  Services services = sample_services();
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    LoadedFile file = read(path);
    file.records[0].events.resize(10);
    return file;
  };
  Desk desk(std::move(services));
  desk.open({sample("licitovany/session.rms")});
  CHECK(desk.view().selected == std::array<std::size_t, 2>{0, 1});
}

TEST_CASE("an empty folder is no error of the file, but a sentence") {
  Services services = sample_services();
  services.list_files = [](const std::string&) { return std::vector<std::string>(); };
  Desk desk(std::move(services));
  desk.open({"empty"});
  CHECK(desk.view().message.find("There is no saved game in empty") == 0);
  CHECK(desk.view().hint.find("Open a saved game") == 0);
}

TEST_CASE("a library that throws in the background harms nothing") {
  Services services = sample_services();
  services.review = [](const GameRecord&, const Replay&, const std::stop_token&,
                       const ReviewHooks&) -> Review { throw std::runtime_error("disk full"); };
  Desk desk(std::move(services));
  desk.open({sample("licitovany/session.rms")});
  CHECK(desk.view().message.find("disk full") != std::string::npos);
  CHECK(reviewed(desk.view()) == 0);
  desk.bench.step(3);
  CHECK(current_node(desk.view()) == 3U);
}

TEST_CASE("the same file opened twice is there once") {
  Desk desk;
  desk.open({sample("voleny/deal-1.hra"), sample("voleny/deal-1.hra")});
  desk.bench.set_comment("kept");
  desk.open({sample("voleny/deal-1.hra")});
  CHECK(desk.view().files.size() == 1);
  CHECK(desk.view().comment == "kept");
}

TEST_CASE("a file that has changed is read anew, and edits stay") {
  int version = 0;
  Services services = sample_services();
  const auto read = services.read;
  services.read = [read, &version](const std::string& path) {
    LoadedFile file = read(path);
    file.source.sha256 = std::to_string(version++);
    if (version > 1) file.records.erase(file.records.begin());
    return file;
  };
  Desk desk(std::move(services));
  desk.open({sample("licitovany/session.rms")});
  desk.bench.select(0, 3);
  desk.bench.set_comment("kept");
  desk.open_where_it_likes({sample("licitovany/session.rms")});
  CHECK(desk.view().files.at(0).records.size() == 6);
  CHECK(desk.view().selected == std::array<std::size_t, 2>{0, 2});
  CHECK(desk.view().comment == "kept");
  CHECK(reviewed(desk.view()) == 6);
}

TEST_CASE("a selected record that is gone from its file leaves no dangling place") {
  int version = 0;
  Services services = sample_services();
  const auto read = services.read;
  services.read = [read, &version](const std::string& path) {
    LoadedFile file = read(path);
    file.source.sha256 = std::to_string(version++);
    if (version > 1) file.records.clear();
    return file;
  };
  Desk desk(std::move(services));
  desk.open({sample("licitovany/session.rms")});
  desk.open({sample("licitovany/session.rms")});
  CHECK_FALSE(desk.view().selected);
  CHECK(desk.view().events.empty());
  desk.bench.step(1);
}

TEST_CASE("the last place is found again") {
  LastPlace place;
  std::string text;
  {
    Desk desk;
    desk.open({sample("voleny/deal-1.hra"), sample("licitovany/session.rms")});
    desk.bench.select(1, 4);
    desk.bench.step(20);
    desk.bench.cycle_seat_view();
    desk.bench.cycle_seat_view();
    desk.bench.set_mistakes_only(true);
    place = desk.bench.place();
    text = to_text(desk.view());
    desk.settle();
    text = to_text(desk.view());
  }
  CHECK(place_from_json(to_json(place)) == place);
  Desk desk;
  desk.bench.reopen(place_from_json(to_json(place)));
  desk.settle();
  CHECK(desk.bench.place() == place);
  desk.bench.select(0, 0);
  desk.settle();
  desk.bench.select(1, 4);
  CHECK(to_text(desk.view()) == text);
}

TEST_CASE("a last place that is gone leads to the first deal") {
  Desk desk;
  LastPlace place;
  place.paths = {sample("licitovany/session.rms")};
  place.record = "0123";
  place.event = 999;
  place.seat_view = "7";
  desk.bench.reopen(place);
  desk.settle();
  CHECK(desk.view().selected == std::array<std::size_t, 2>{0, 0});
  CHECK(desk.view().seat_view == "open");
}

TEST_CASE("text that is no place gives an empty one") {
  for (const char* text :
       {"", "{", "[]", "null", "7", R"({"paths": 3, "record": [], "event": -1})",
        R"({"paths": [1, null], "event": 1e99, "mistakes_only": "yes"})", "\xff\xfe"}) {
    CHECK(place_from_json(text) == LastPlace());
  }
  LastPlace odd;
  odd.paths = {"caf\xe9.hra"};
  CHECK(place_from_json(to_json(odd)).paths.size() == 1);
}

TEST_CASE("progress is let through at most ten times a second") {
  Throttle throttle;
  const Throttle::Clock::time_point start{};
  int passed = 0;
  for (int ms = 0; ms < 1000; ++ms) {
    passed += throttle.is_due(start + std::chrono::milliseconds(ms)) ? 1 : 0;
  }
  CHECK(passed == 10);
}

TEST_CASE("after a failure the analysis can be tried again") {
  bool is_broken = true;
  Services services = sample_services();
  const auto review = services.review;
  services.review = [&is_broken, review](const GameRecord& record, const Replay& replay,
                                         std::stop_token stop, const ReviewHooks& hooks) -> Review {
    if (is_broken) throw std::runtime_error("disk full");
    return review(record, replay, stop, hooks);
  };
  Desk desk(std::move(services));
  desk.open({sample("voleny/deal-1.hra")});
  CHECK(reviewed(desk.view()) == 0);
  is_broken = false;
  desk.bench.set_analysis(true);
  desk.settle();
  CHECK(reviewed(desk.view()) == 1);
}

TEST_CASE("a file whose reading fails badly does not cost the others") {
  Services services = sample_services();
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    if (path.find("deal-4") != std::string::npos) throw std::runtime_error("no memory");
    return read(path);
  };
  Desk desk(std::move(services));
  desk.open({sample("voleny")});
  CHECK(desk.view().files.size() == 6);
  CHECK(desk.view().message.find("no memory") != std::string::npos);
}
