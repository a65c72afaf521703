// What is written is read back as it was: records, comments, marks and variations in variations.
#include "core/base/rng.h"
#include "tests/importers/klokan/klokan_support.h"
#include "tests/support/klokan_games.h"

using namespace kibic;
using importers::klokan::write_klokan;

namespace {

Note random_note(Rng& rng) {
  const std::vector<std::string> comments{"",
                                          "good",
                                          "a { b } c \\ d [ e ] [%clk 3] (f) ; \"g\"",
                                          "žluťoučký kůň",
                                          "two\nlines\n[Format \"klokan 1\"]",
                                          "\\{",
                                          "1. e1-e3 $5",
                                          "a very long comment that does not fit on one line of "
                                          "eighty columns and so has a line for itself"};
  const std::vector<std::string> marks{"", "!", "?", "!!", "??", "!?", "?!", "odd mark", "$7"};
  const std::vector<NoteCommand> commands{
      {"clk", "0:12"}, {"val", "-3 8"},      {"nag", "$13"},        {"nag", "text"},
      {"empty", ""},   {"x1", "a ] b \\ ["}, {"quoted", "\"{}\" ;"}};
  Note note;
  note.comment = comments[rng.below(comments.size())];
  note.mark = marks[rng.below(marks.size())];
  for (std::uint64_t i = rng.below(3); i > 0; --i) {
    note.commands.push_back(commands[rng.below(commands.size())]);
  }
  return note;
}

Annotation random_annotation(const klokan::State& before, int depth, Rng& rng);

Variation random_variation(klokan::State state, int depth, Rng& rng) {
  Variation variation;
  for (std::uint64_t left = 1 + rng.below(4); left > 0 && !state.ending; --left) {
    VariationStep step;
    const klokan::State before = state;
    step.event.actor = klokan::Rules::actor(state);
    klokan::Action action;
    step.event.action.text = "resign";
    if (rng.below(15) != 0) {
      auto moves = klokan::legal_moves(state);
      klokan::NamedMove& move = moves[rng.below(moves.size())];
      step.event.action.text = move.text;
      action.path = std::move(move.path);
    } else if (rng.below(2) == 0) {
      step.event.actor = Actor::seat(static_cast<int>(rng.below(2)));
    }
    state = klokan::Rules::apply(state, step.event.actor, action);
    if (rng.below(3) == 0) step.added = random_annotation(before, depth + 1, rng);
    variation.push_back(std::move(step));
  }
  return variation;
}

Annotation random_annotation(const klokan::State& before, int depth, Rng& rng) {
  Annotation added;
  if (rng.below(3) != 0) added.note = random_note(rng);
  if (depth > 4 || before.ending) return added;
  for (std::uint64_t i = rng.below(3); i > 0; --i) {
    added.variations.push_back(random_variation(before, depth, rng));
  }
  return added;
}

Annotations random_annotations(const GameRecord& record, Rng& rng) {
  Annotations all;
  const Replay played = replay(record, klokan::Rules::game()).value();
  REQUIRE(played.is_whole());
  for (std::size_t i = 0; i < played.states.size(); ++i) {
    if (rng.below(6) != 0) continue;
    Annotation added = random_annotation(*played.states[i].as<klokan::Rules>(), 1, rng);
    if (!added.is_empty()) all.by_event[i] = std::move(added);
  }
  return all;
}

}  // namespace

TEST_CASE("games with nested variations survive writing and reading unchanged") {
  std::size_t deepest = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    Rng rng(seed);
    ImportResult made;
    for (int i = 0; i < 3; ++i) {
      const RuleSet rules =
          rng.below(2) == 0
              ? RuleSet()
              : klokan::rules_of(klokan::Options::from(test::random_klokan_rules(seed)).value());
      GameRecord record =
          test::random_klokan_game(seed * 10 + static_cast<std::uint64_t>(i), rules);
      record.deal = i + 1;
      if (rng.below(2) == 0) record.date = "2024-05-01";
      if (rng.below(4) == 0) record.events.resize(rng.below(record.events.size() + 1));
      if (rng.below(3) == 0) {
        record.events.insert(record.events.begin(), TableNote{"[Event \"a \\\"b\\\"\"]", {}});
      }
      Annotations added = random_annotations(record, rng);
      if (!added.is_empty()) made.annotations[static_cast<std::size_t>(i)] = std::move(added);
      made.session.records.push_back(std::move(record));
    }
    const std::string text = test::write(made);
    INFO(text);
    const ImportResult read = test::read_klokan(text, 1 + seed);
    CHECK(test::codes(read).empty());
    test::check_same(read, made);
    CHECK((test::write(read) == text));
    for (std::size_t i = 0; i < made.session.records.size(); ++i) {
      CHECK(record_id(read.session.records.at(i)) == record_id(made.session.records[i]));
    }
    deepest += text.find(") )") != std::string::npos || text.find("))") != std::string::npos;
  }
  CHECK(deepest > 20);
}

TEST_CASE("the samples survive writing and reading unchanged") {
  for (const char* name : {"complete.klokan", "annotated.klokan", "engine-1.klokan",
                           "engine-2.klokan", "engine-3.klokan"}) {
    INFO(name);
    const ImportResult first = test::read_klokan(test::klokan_sample(name));
    CHECK(test::codes(first).empty());
    const std::string text = test::write(first);
    test::check_same(test::read_klokan(text), first);
    CHECK(text == test::klokan_sample(name));
  }
}

TEST_CASE("the complete sample is the game of the rule book") {
  const ImportResult result = test::read_klokan(test::klokan_sample("complete.klokan"));
  const auto& record = result.session.records.at(0);
  const Replay played = replay(record, klokan::Rules::game()).value();
  CHECK(played.divergences.empty());
  CHECK(played.events.size() == 23);
  CHECK(klokan::to_string(played.final_state().as<klokan::Rules>()->board) ==
        "Wb1b2b1/b7/4b3/8/2w5/3wwww1/ww1w2ww/w3ww1w b");
  CHECK(played.final_state().settlement()->points == std::vector<std::int64_t>{16, 5});
}

TEST_CASE("half-moves are written by their shortest paths, with numbers where they are needed") {
  const ImportResult result =
      test::read_klokan("[White \"A\\\"b\\\\\"]\ne1-e3 f8-f6 {x} c1-c3-e1 (c1-c3) h8-h6-f8-d6");
  CHECK(test::write(result) ==
        "[Format \"klokan 1\"]\n[Rules \"default\"]\n[White \"A\\\"b\\\\\"]\n[Black \"\"]\n"
        "[Result \"*\"]\n\n1. e1-e3 f8-f6 {x} 2. c1-e1 (2. c1-c3) 2... h8-f8-d6\n");
}

TEST_CASE("a game in which nobody has moved is written, also with a comment") {
  const ImportResult bare = test::read_klokan("[White \"A\"]\n");
  CHECK(test::codes(bare).empty());
  test::check_same(test::read_klokan(test::write(bare)), bare);
  const ImportResult said = test::read_klokan("[White \"A\"]\n{not begun}\n");
  CHECK(said.annotations.at(0).by_event.at(0).note.comment == "not begun");
  test::check_same(test::read_klokan(test::write(said)), said);
}

TEST_CASE("what cannot be written is an error that says why") {
  const auto code = [](const GameRecord& record, const Annotations& added = {}) {
    const std::vector<GameRecord> records{record};
    const auto text = write_klokan(records, {{0, added}});
    return text ? std::string() : text.error().code;
  };
  GameRecord record = test::random_klokan_game(1);
  CHECK(code(record).empty());
  GameRecord other = record;
  other.game = "marias";
  CHECK(code(other) == "klokan-game");
  GameRecord illegal = record;
  illegal.events.insert(illegal.events.begin(), ActionEvent{Actor::seat(0), {"a1-a2"}, "", {}});
  CHECK(code(illegal) == "no-jump");
  Annotations beyond;
  beyond.by_event[10'000].note.comment = "x";
  CHECK(code(record, beyond) == "klokan-annotation");
  Annotations command;
  command.by_event[0].note.commands = {{"two words", ""}};
  CHECK(code(record, command) == "klokan-command");
  Annotations deep;
  Annotation* at = &deep.by_event[0];
  for (int i = 0; i <= max_variation_depth; ++i) {
    VariationStep step;
    step.event = ActionEvent{Actor::seat(0), {"e1-e3"}, "", {}};
    at->variations = {{std::move(step)}};
    at = &at->variations[0][0].added;
  }
  CHECK(code(test::random_klokan_game(2), deep) == "klokan-too-deep");
}
