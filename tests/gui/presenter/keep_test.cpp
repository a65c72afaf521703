// What the user adds is there again at the next start.
#include <catch2/catch.hpp>

#include "core/base/rng.h"
#include "gui/presenter/view.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::Gate;
using kibic::test::MemoryStore;
using kibic::test::sample;

namespace {

const std::string session = sample("licitovany/session.rms");

Services kept_in(MemoryStore& store) {
  Services services = test::sample_services();
  test::add_store(services, store);
  return services;
}

// Rows without what only this window knows.
std::vector<std::string> rows_of(const View& view) {
  std::vector<std::string> rows;
  for (const EventRow& row : view.events) {
    rows.push_back(std::to_string(row.depth) + row.text + "|" + row.comment + "|" + row.own_mark +
                   (row.is_current ? " <" : ""));
  }
  return rows;
}

// Waits until what was posted by the keeper has come.
void settle_keeper(Desk& desk, const std::function<bool()>& condition) {
  desk.executor.run_until(condition);
}

bool has_comment(const View& view, const std::string& comment) {
  return std::any_of(view.events.begin(), view.events.end(),
                     [&](const EventRow& row) { return row.comment == comment; });
}

}  // namespace

TEST_CASE(
    "comments, marks and nested variations are there at the next start, and where one stood") {
  MemoryStore store;
  std::vector<std::string> rows;
  LastPlace place;
  {
    Desk desk(kept_in(store));
    desk.open({session});
    desk.bench.next_mistake();
    const std::size_t fork = *current_node(desk.view());
    desk.bench.play(desk.view().playable.back());
    desk.bench.play(desk.view().playable.front());
    desk.bench.set_comment("inside");
    desk.bench.step(-1);
    REQUIRE(desk.view().playable.size() > 1);
    desk.bench.play(desk.view().playable.back());
    desk.bench.play(desk.view().playable.back());
    desk.bench.set_mark("!?");
    const std::size_t deep = *current_node(desk.view());
    desk.bench.go_to(fork);
    desk.bench.set_comment("on the line played");
    desk.bench.go_last();
    desk.bench.set_comment("at the end");
    desk.bench.go_to(deep);
    rows = rows_of(desk.view());
    place = desk.bench.place();
    CHECK(place.path.size() == 3);
  }
  REQUIRE(store.kept.size() == 1);
  CHECK(place_from_json(to_json(place)) == place);
  Desk desk(kept_in(store));
  desk.bench.reopen(place);
  desk.settle();
  settle_keeper(desk, [&] { return has_comment(desk.view(), "inside"); });
  CHECK(rows_of(desk.view()) == rows);
  CHECK(desk.bench.place() == place);
  CHECK_FALSE(desk.view().can_undo);
}

TEST_CASE("looking at records writes nothing") {
  MemoryStore store;
  {
    Desk desk(kept_in(store));
    desk.open({session});
    for (int i = 0; i < 3; ++i) desk.bench.next_record();
    desk.bench.step(5);
    desk.bench.next_mistake();
  }
  CHECK(store.saves == 0);
}

TEST_CASE("whatever is edited, the next start shows the same") {
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    CAPTURE(seed);
    MemoryStore store;
    Rng rng(seed);
    std::vector<std::string> rows;
    {
      Desk desk(kept_in(store));
      desk.open({session});
      for (int i = 0; i < 60; ++i) {
        const auto any = [&](std::size_t n) { return static_cast<std::size_t>(rng.below(n)); };
        const auto& playable = desk.view().playable;
        switch (any(8)) {
          case 0:
          case 1:
          case 2:
            if (!playable.empty()) desk.bench.play(playable[any(playable.size())]);
            break;
          case 3:
            desk.bench.set_comment(std::to_string(any(9)));
            break;
          case 4:
            desk.bench.step(-static_cast<int>(any(4)));
            break;
          case 5:
            desk.bench.go_to(any(90));
            break;
          case 6:
            desk.bench.undo();
            break;
          default:
            if (any(4) == 0) desk.bench.remove_variation();
        }
      }
      desk.bench.go_first();
      desk.bench.set_comment("the last word");
      rows = rows_of(desk.view());
    }
    Desk desk(kept_in(store));
    desk.open({session});
    settle_keeper(desk, [&] { return has_comment(desk.view(), "the last word"); });
    CHECK(rows_of(desk.view()) == rows);
  }
}

TEST_CASE("edits made before it is known what is kept are added to it, not put in its place") {
  MemoryStore store;
  {
    Desk desk(kept_in(store));
    desk.open({session});
    desk.bench.step(3);
    desk.bench.set_comment("old");
  }
  Gate gate;
  std::stop_source nobody;
  Services services = kept_in(store);
  const auto load = services.load_annotations;
  services.load_annotations = [&, load](const std::string& id) {
    gate.pass(nobody.get_token());
    return load(id);
  };
  {
    Desk desk(std::move(services));
    desk.open({session});
    desk.bench.step(5);
    desk.bench.set_comment("new");
    CHECK(store.saves == 1);
    gate.open();
    settle_keeper(desk, [&] { return has_comment(desk.view(), "old"); });
    CHECK(desk.view().comment == "new");
  }
  CHECK(store.saves == 2);
  const Annotations& kept = store.kept.begin()->second.annotations;
  CHECK(kept.by_event.at(3).note.comment == "old");
  CHECK(kept.by_event.at(5).note.comment == "new");
}

TEST_CASE("a window closed at once after the first edit keeps it beside what was there") {
  MemoryStore store;
  for (const char* comment : {"first", "second"}) {
    Desk desk(kept_in(store));
    desk.open({session});
    desk.bench.go_to(store.kept.size());
    desk.bench.set_comment(comment);
  }
  const Annotations& kept = store.kept.begin()->second.annotations;
  CHECK(kept.by_event.at(0).note.comment == "first");
  CHECK(kept.by_event.at(1).note.comment == "second");
}

TEST_CASE("a store that fails is told of, and the edits stay in the window") {
  MemoryStore store;
  Desk desk(kept_in(store));
  desk.open({session});
  {
    const std::lock_guard lock(store.mutex);
    store.is_broken = true;
  }
  desk.bench.set_comment("mine");
  settle_keeper(desk, [&] { return !desk.view().message.empty(); });
  CHECK(desk.view().message.find("could not be stored: The disk is full.") != std::string::npos);
  CHECK(desk.view().message.find("--db") != std::string::npos);
  CHECK(desk.view().comment == "mine");
  {
    const std::lock_guard lock(store.mutex);
    store.is_broken = false;
  }
  CHECK(desk.view().has_unkept);
  desk.bench.set_mark("!");
  CHECK(desk.view().message.empty());  // and again if it fails again
  settle_keeper(desk, [&] { return !desk.view().has_unkept; });
  desk.bench.next_record();
  desk.bench.previous_record();
  CHECK(desk.view().comment == "mine");
}

TEST_CASE("a kept variation that the rules do not take is said and kept") {
  MemoryStore store;
  std::string id;
  {
    Desk desk(kept_in(store));
    desk.open({session});
    desk.bench.next_mistake();
    desk.bench.play(desk.view().playable.back());
    desk.bench.set_comment("good");
  }
  REQUIRE(store.kept.size() == 1);
  Annotations& kept = store.kept.begin()->second.annotations;
  REQUIRE(kept.by_event.size() == 1);
  Annotation& place = kept.by_event.begin()->second;
  VariationStep nonsense;
  nonsense.event = {Actor::seat(0), {"flies away"}, "", {}};
  nonsense.added.note.comment = "kept";
  place.variations[0].push_back(nonsense);
  place.variations.push_back({nonsense, nonsense});
  kept.by_event[9999].note.comment = "beyond the end";
  const Annotations before = kept;
  {
    Desk desk(kept_in(store));
    desk.open({session});
    settle_keeper(desk, [&] { return has_comment(desk.view(), "good"); });
    CHECK(desk.view().message.find("cannot be played by the rules") != std::string::npos);
    desk.bench.go_first();
    desk.bench.set_comment("more");
  }
  Annotations after = store.kept.begin()->second.annotations;
  CHECK(after.by_event.at(0).note.comment == "more");
  after.by_event.erase(0);
  CHECK(after == before);
}

TEST_CASE("what a file adds to its records is shown, and is kept once the user adds to it") {
  MemoryStore store;
  Services services = kept_in(store);
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    LoadedFile file = read(path);
    file.annotations[0].by_event[2].note.comment = "from the file";
    return file;
  };
  {
    Desk desk(services);
    desk.open({session});
    settle_keeper(desk, [&] { return has_comment(desk.view(), "from the file"); });
    desk.bench.go_to(4);
    desk.bench.set_comment("mine");
  }
  const Annotations& kept = store.kept.begin()->second.annotations;
  CHECK(kept.by_event.at(2).note.comment == "from the file");
  CHECK(kept.by_event.at(4).note.comment == "mine");
}

TEST_CASE("the same record in two files has the same additions") {
  MemoryStore store;
  Services services = kept_in(store);
  services.list_files = [](const std::string&) { return std::vector<std::string>{"a", "b"}; };
  const auto read = services.read;
  services.read = [read](const std::string& path) {
    LoadedFile file = read(session);
    file.source.path = path;
    return file;
  };
  Desk desk(std::move(services));
  desk.open({"both"});
  desk.bench.set_comment("in a");
  desk.bench.select(1, 0);
  settle_keeper(desk, [&] { return has_comment(desk.view(), "in a"); });
  desk.bench.go_to(1);
  desk.bench.set_comment("in b");
  desk.bench.select(0, 0);
  settle_keeper(desk, [&] { return has_comment(desk.view(), "in b"); });
  CHECK(has_comment(desk.view(), "in a"));
}

TEST_CASE("two windows on one store lose nothing of each other") {
  MemoryStore store;
  Desk first(kept_in(store));
  Desk second(kept_in(store));
  first.open({session});
  second.open({session});
  const auto wait_for = [&](int saves) {
    while (true) {
      const std::lock_guard lock(store.mutex);
      if (store.saves >= saves) return;
    }
  };
  first.bench.go_to(3);
  first.bench.set_comment("of the first");
  wait_for(1);
  second.bench.go_to(5);
  second.bench.set_comment("of the second");
  settle_keeper(second, [&] { return has_comment(second.view(), "of the first"); });
  CHECK(second.view().message.empty());

  first.bench.set_comment("of the first, longer");
  settle_keeper(first, [&] { return has_comment(first.view(), "of the second"); });
  second.bench.go_to(3);
  second.bench.set_comment("another word");
  settle_keeper(second, [&] { return !second.view().message.empty(); });
  CHECK(second.view().message.find("Another window changed") != std::string::npos);
  CHECK(second.view().comment == "of the first, longer\nanother word");
  second.bench.set_comment("agreed");
  wait_for(5);
  const std::lock_guard lock(store.mutex);
  const Annotations& kept = store.kept.begin()->second.annotations;
  CHECK(kept.by_event.at(3).note.comment == "agreed");
  CHECK(kept.by_event.at(5).note.comment == "of the second");
}

TEST_CASE("what could not be stored is stored with the next edit") {
  MemoryStore store;
  Desk desk(kept_in(store));
  desk.open({session});
  {
    const std::lock_guard lock(store.mutex);
    store.is_broken = true;
  }
  desk.bench.go_to(3);
  desk.bench.set_comment("first");
  settle_keeper(desk, [&] { return !desk.view().message.empty(); });
  {
    const std::lock_guard lock(store.mutex);
    store.is_broken = false;
    store.kept[desk.bench.place().record].annotations.by_event[7].note.comment = "elsewhere";
  }
  desk.bench.go_to(4);
  desk.bench.set_comment("second");
  settle_keeper(desk, [&] { return has_comment(desk.view(), "elsewhere"); });
  const std::lock_guard lock(store.mutex);
  const Annotations& kept = store.kept.begin()->second.annotations;
  CHECK(kept.by_event.at(3).note.comment == "first");
  CHECK(kept.by_event.at(4).note.comment == "second");
  CHECK(kept.by_event.at(7).note.comment == "elsewhere");
}
