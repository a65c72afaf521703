// The library: what was rejected, what cost most, finding records; and the layout of the window.
#include <unistd.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "gui/presenter/dearest.h"
#include "gui/presenter/library_filter.h"
#include "gui/presenter/rejected.h"
#include "gui/presenter/short_names.h"
#include "gui/presenter/window_layout.h"
#include "tests/gui/presenter/harness.h"

using namespace kibic;
using namespace kibic::gui;
using kibic::test::current_node;
using kibic::test::Desk;
using kibic::test::sample;

namespace {

FileRow file_row(const std::string& title, std::size_t records, std::vector<std::string> errors) {
  FileRow row;
  row.title = title;
  row.path = "/games/" + title;
  row.detail = std::to_string(records) + " deals";
  row.records.resize(records);
  row.has_error = !errors.empty();
  row.findings = std::move(errors);
  return row;
}

JudgedRecord judged_with(const std::vector<std::pair<int, double>>& losses) {
  JudgedRecord judged;
  judged.unit = "hal";
  for (std::size_t i = 0; i < losses.size(); ++i) {
    JudgedDecision decision;
    decision.event = 10 * (i + 1);
    decision.seat = losses[i].first;
    decision.loss = losses[i].second;
    decision.is_flagged = decision.loss > 0;
    judged.decisions.push_back(decision);
  }
  return judged;
}

OpenFile file_of(std::vector<std::shared_ptr<const JudgedRecord>> judged) {
  OpenFile file;
  for (auto& one : judged) {
    OpenRecord record;
    record.judged = std::move(one);
    file.records.push_back(std::move(record));
  }
  return file;
}

}  // namespace

// --- Mistakes by price.

TEST_CASE("mistakes are told by the player they cost most") {
  const std::vector<std::string> names{"Marie", "Tomáš", "Zdeněk"};
  // 20 + 46 = 66 of Marie's, 412 of Zdeněk's; what is not flagged costs nothing.
  CHECK(mistakes_text(judged_with({{0, 20}, {2, 412}, {0, 46}, {1, 0}}), names, {}) ==
        "3 flagged: Zdeněk 412, Marie 66 hal");
  CHECK(mistakes_text(judged_with({{0, 20}, {2, 412}}), names, 0) == "1 flagged: Marie 20 hal");
  CHECK(mistakes_text(judged_with({{1, 30}}), names, {}) == "1 flagged: Tomáš 30 hal");
  CHECK(mistakes_text(judged_with({{1, 0}}), names, {}) == "No mistakes");
  CHECK(mistakes_text(judged_with({{2, 412}}), names, 1) == "Tomáš: no mistakes");
}

TEST_CASE("the dearest mistakes of several deals come first, equal ones in order") {
  std::vector<OpenFile> files;
  files.push_back(file_of({std::make_shared<JudgedRecord>(judged_with({{0, 5}, {1, 80}})), nullptr,
                           std::make_shared<JudgedRecord>(judged_with({{2, 80}, {2, 200}}))}));
  const auto mistakes = dearest_mistakes(files, {{0, 0}, {0, 1}, {0, 2}});
  REQUIRE(mistakes.size() == 4);
  CHECK(mistakes[0] == DearMistake{{0, 2}, 20, 200});
  CHECK(mistakes[1] == DearMistake{{0, 0}, 20, 80});
  CHECK(mistakes[2] == DearMistake{{0, 2}, 10, 80});
  CHECK(mistakes[3] == DearMistake{{0, 0}, 10, 5});
}

TEST_CASE("one key walks through the mistakes of a session from the dearest on, over the deals") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  const auto price = [&] {
    const auto& rows = desk.view().events;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [](const EventRow& one) { return one.is_current; });
    REQUIRE(row != rows.end());
    return row->price;
  };
  std::size_t flagged = 0;
  for (const RecordRow& row : desk.view().files[0].records) flagged += row.flagged;
  REQUIRE(flagged > 3);
  desk.bench.go_to_dearest();
  const auto first = desk.view().selected;
  const auto node = current_node(desk.view());
  const RecordRow& dearest = desk.view().files[0].records[(*first)[1]];
  CHECK(dearest.is_dearest);
  CHECK(dearest.worst_price == price());
  CHECK(std::count_if(desk.view().files[0].records.begin(), desk.view().files[0].records.end(),
                      [](const RecordRow& row) { return row.is_dearest; }) == 1);
  // As many steps as there are mistakes lead round to the first.
  bool was_elsewhere = false;
  for (std::size_t i = 0; i < flagged; ++i) {
    desk.bench.go_to_dearest();
    was_elsewhere |= desk.view().selected != first;
  }
  CHECK(was_elsewhere);
  CHECK(desk.view().selected == first);
  CHECK(current_node(desk.view()) == node);
}

namespace {

std::optional<double> current_loss(const View& view) {
  const auto node = current_node(view);
  return node ? std::optional(view.graph.at(*node).loss) : std::nullopt;
}

}  // namespace

TEST_CASE("a dearer mistake that is found while one walks comes next, and the status says so far") {
  test::Gate gate;
  Services services = test::sample_services();
  services.review = [&gate](const GameRecord& record, const Replay& replay,
                            const std::stop_token& stop, const ReviewHooks&) {
    if (record.deal != 1 && !gate.pass(stop)) return Review();
    Review review = test::made_up_review(record, replay);
    for (Verdict& verdict : review.verdicts) {
      if (verdict.loss && *verdict.loss > 0) verdict.loss = *verdict.loss * record.deal;
    }
    return review;
  };
  Desk desk(std::move(services));
  desk.bench.open({sample("licitovany/session.rms")});
  desk.executor.run_until(
      [&] { return desk.view().files.size() == 1 && !desk.view().mistakes.empty(); });
  desk.bench.go_first();
  desk.bench.go_to_dearest();
  desk.bench.go_to_dearest();
  const auto known = current_loss(desk.view());
  CHECK(known == 1.5);
  CHECK(desk.view().walk.find("so far (1 of ") != std::string::npos);
  gate.open();
  desk.settle();
  desk.bench.go_to_dearest();
  CHECK(desk.view().files[0].records[(*desk.view().selected)[1]].is_dearest);
  CHECK(*current_loss(desk.view()) > 1.5);
  CHECK(desk.view().walk.find("mistake 1 of ") != std::string::npos);
  CHECK(desk.view().walk.find("so far") == std::string::npos);
  desk.bench.step(1);
  CHECK(desk.view().walk.empty());
  desk.bench.go_to_dearest();
  CHECK(desk.view().walk.find("mistake 1 of ") != std::string::npos);
}

TEST_CASE("a record opens at its first card, and at its dearest mistake once that is known") {
  test::Gate gate;
  Services services = test::sample_services();
  services.review = [&gate](const GameRecord& record, const Replay& replay,
                            const std::stop_token& stop, const ReviewHooks&) {
    return gate.pass(stop) ? test::made_up_review(record, replay) : Review();
  };
  const auto open = [&](Desk& desk) {
    desk.bench.open({sample("licitovany/session.rms")});
    desk.executor.run_until([&] { return desk.view().selected.has_value(); });
  };
  Desk watched(services);
  open(watched);
  const std::size_t first_card = *current_node(watched.view());
  CHECK(first_card > 0);
  Desk moved(services);
  open(moved);
  moved.bench.step(1);
  Desk busy(services);
  open(busy);
  busy.bench.stay();
  gate.open();
  for (Desk* desk : {&watched, &moved, &busy}) desk->settle();
  const std::size_t dearest = *current_node(watched.view());
  CHECK(watched.view().graph.at(dearest).loss == 1.5);
  CHECK(*current_node(moved.view()) == first_card + 1);
  CHECK(*current_node(busy.view()) == first_card);
  watched.bench.next_record();
  CHECK(watched.view().graph.at(*current_node(watched.view())).loss == 1.5);
}

TEST_CASE("a step makes no row of the events anew") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  const EventRow* rows = desk.view().events.data();
  const GraphPoint* points = desk.view().graph.data();
  desk.bench.step(1);
  desk.bench.next_mistake();
  desk.bench.go_last();
  CHECK(desk.view().events.data() == rows);
  CHECK(desk.view().graph.data() == points);
}

TEST_CASE("long names are cut to their first words where those tell players apart") {
  using Names = std::vector<std::string>;
  CHECK(short_names({"Oto & Iva", "Vladislav Přemyslovec-Žďárský", "Květoslava"}) ==
        Names{"Oto & Iva", "Vladislav", "Květoslava"});
  const Names namesakes{"Vladislav Přemyslovec", "Vladislav Žďárský", "Jana"};
  CHECK(short_names(namesakes) == namesakes);
  const Names blank{" Přemyslovec-Žďárský", "Jana"};
  CHECK(short_names(blank) == blank);
}

TEST_CASE(
    "the library says results with the unit once, and the number of the deal without a word") {
  Desk desk;
  desk.open({sample("licitovany/session.rms")});
  const RecordRow& row = desk.view().files[0].records[0];
  CHECK(row.title == "Deal 1 · Zdeněk: betl");
  CHECK(row.label == "1 · Zdeněk: betl");
  CHECK(row.result == "Marie -300, Tomáš -300, Zdeněk +600 hal");
}

// --- What could not be read.

TEST_CASE("rejected files are told in one sentence, however many there are") {
  struct Row {
    std::vector<FileRow> files;
    std::string text;
  };
  const FileRow good = file_row("good.hra", 1, {});
  const FileRow empty = file_row("empty.hra", 0, {"The file is empty."});
  const FileRow cut = file_row("cut.rms", 3, {"line 7: the deal is cut off."});
  const std::vector<Row> table{
      {{}, ""},
      {{good}, ""},
      {{good, empty},
       "Nothing could be read from empty.hra: The file is empty. Choose another file with File ▸ "
       "Open."},
      {{cut},
       "Not all of cut.rms could be read: line 7: the deal is cut off. The library lists what was "
       "left out."},
      {{empty, good, empty}, "2 files could not be read. The details say why."},
      {{cut, cut}, "2 files could be read only in part. The details say why."},
      {{cut, empty, empty},
       "Files that could not be read: 2; read only in part: 1. The details say why."},
  };
  for (const Row& row : table) {
    RejectedFiles rejected;
    for (const FileRow& file : row.files) CHECK(rejected.add(file) == file.has_error);
    CHECK(rejected.text() == row.text);
  }
}

TEST_CASE("the report of findings names the files that have some, or all if none has") {
  const std::vector<FileRow> files{file_row("good.hra", 1, {}), file_row("cut.rms", 3, {"a", "b"}),
                                   file_row("empty.hra", 0, {"c"})};
  CHECK(findings_report(files) ==
        "/games/cut.rms (3 deals)\n    a\n    b\n\n/games/empty.hra (0 deals)\n    c");
  CHECK(findings_report({files[0]}) == "/games/good.hra (1 deals)");
  CHECK(findings_headline(files) == "Files with remarks: 2 of 3");
  CHECK(findings_headline({files[0]}) == "All files were read without a remark.");
  CHECK(findings_headline({}) == "No file is open.");
}

TEST_CASE("a folder of files that are no games says so, file by file, and opens the one that is") {
  namespace fs = std::filesystem;
  const fs::path folder =
      fs::temp_directory_path() / ("kibic-rejected-" + std::to_string(getpid()));
  fs::remove_all(folder);
  fs::create_directories(folder / "inner");
  const auto write = [&](const std::string& name, const std::string& content) {
    std::ofstream(folder / name, std::ios::binary) << content;
  };
  write("empty.hra", "");
  write("binary.hra", std::string("\x7f"
                                  "ELF\0\1\2",
                                  7));
  write("cut.rms", "<?xml version=\"1.0\"?><hra><kolo");
  write("letter.txt", "Milý Jeníku, v sobotu hrajeme.\n");
  fs::copy_file(sample("voleny/deal-1.hra"), folder / "inner" / "deal.hra");
  Desk desk;
  desk.open({folder.string()});
  fs::remove_all(folder);
  REQUIRE(desk.view().selected);
  CHECK(desk.view().files[(*desk.view().selected)[0]].title == "deal.hra");
  CHECK(desk.view().message == "4 files could not be read. The details say why.");
  const std::string report = findings_report(desk.view().files);
  for (const char* name : {"empty.hra", "binary.hra", "cut.rms", "letter.txt"}) {
    CHECK(report.find(name) != std::string::npos);
  }
  CHECK(report.find("deal.hra") == std::string::npos);
  desk.open({sample("voleny/deal-2.hra")});
  CHECK(desk.view().message.empty());
}

// --- Finding.

TEST_CASE("letters are folded to small ones without accents") {
  CHECK(folded("Příliš ŽLUŤOUČKÝ kůň") == "prilis zlutoucky kun");
  CHECK(folded("Ľubomír Müller 1:♥") == "lubomir muller 1:♥");
  CHECK(folded("\xc3") == "\xc3");  // half a letter stays what it is
}

TEST_CASE("a record is found by any words of its file, title or details") {
  FileRow file = file_row("Štědrý den.rms", 0, {});
  RecordRow record;
  record.title = "Deal 3 · Zdeněk: betl";
  record.detail = "Marie -300, Tomáš -300, Zdeněk +600 hal";
  struct Row {
    const char* typed;
    bool is_found;
  };
  for (const Row& row :
       {Row{"", true}, Row{"  ", true}, Row{"zdenek", true}, Row{"BETL tomas", true},
        Row{"stedry mar", true}, Row{"betl durch", false}, Row{"jana", false}}) {
    INFO(row.typed);
    CHECK(LibraryFilter(row.typed).admits(file, record) == row.is_found);
  }
  CHECK(LibraryFilter("den").admits(file));
  CHECK_FALSE(LibraryFilter("zdenek").admits(file));
}

// --- The window.

TEST_CASE("a window is brought back to where it can be used") {
  const std::vector<Area> screens{{0, 0, 1920, 1080}, {1920, 0, 1280, 800}};
  struct Row {
    Area kept;
    Area fitted;
  };
  for (const Row& row : {
           Row{{100, 50, 1280, 800}, {100, 50, 1280, 800}},      // as it was
           Row{{100, 50, 10, 10}, {100, 50, 900, 600}},          // too small
           Row{{2000, 10, 1200, 700}, {2000, 10, 1200, 700}},    // on the second screen
           Row{{9000, 9000, 1000, 700}, {920, 380, 1000, 700}},  // its screen is gone
           Row{{-500, -90, 1000, 700}, {0, 0, 1000, 700}},       // half outside
           Row{{1500, 0, 1400, 900}, {1920, 0, 1280, 800}},      // larger than its screen
       }) {
    CHECK(fitted_area(row.kept, screens) == row.fitted);
  }
}

TEST_CASE("the layout of the window comes back from its text") {
  const WindowLayout layout{{-5, 20, 1300, 900}, true, "layout2|name=table;caption=Stůl|"};
  CHECK(layout_from_json(to_json(layout)) == layout);
}

TEST_CASE("a text that is no layout gives none, whatever it is") {
  for (const char* text : {"", "x", "[]", "{}", R"({"x":1,"y":2,"width":3})",
                           R"({"x":1,"y":2,"width":"3","height":4})"}) {
    CHECK_FALSE(layout_from_json(text));
  }
  const auto huge = layout_from_json(
      R"({"x":-9000000000000000000,"y":0,"width":9000000000000000000,"height":1,"panes":7})");
  REQUIRE(huge);
  CHECK(huge->panes.empty());
  CHECK(fitted_area(huge->area, {{0, 0, 1280, 800}}) == Area{0, 0, 1280, 600});
}

TEST_CASE("a layout of panes is known by its panes and fields, whatever their values") {
  const auto outline = panes_outline(
      "layout2|name=a;caption=Table;prop=1|name=b;caption=;prop=-20|dock_size(4,2,0)=355|");
  CHECK(outline == "name=a;caption=;prop=;\nname=b;caption=;prop=;\n");
  CHECK(panes_outline("layout2|name=a;caption=Stůl;prop=7|name=b;caption=x;prop=0|") == outline);
  CHECK(panes_outline("layout2|name=b;caption=;prop=7|") != outline);
  for (const char* text :
       {"", "layout1|", "layout2|nonsense", "layout2|name=a;prop", "layout2|name=a;prop=x|",
        "layout2|name=a;prop=99999999999|", "layout2|dock_size(4,2,0)=x|"}) {
    INFO(text);
    CHECK_FALSE(panes_outline(text));
  }
}
