// What files of all ages and damaged files may hold (mariasek-hra.md 3.2, 3.3; rule book 5, cases
// 11, 26, 31–33, 41, 42, 47).
#include <catch2/catch.hpp>

#include "importers/mariasek/hra_writer.h"
#include "tests/importers/mariasek/hra_support.h"
#include "tests/support/marias_deals.h"

namespace kibic::test {
namespace {

using importers::mariasek::write_hra;

// Two cards each before trick 9, in the spelling of January 2015.
const std::string position = R"(<?xml version="1.0" encoding="utf-8" ?>
<Hra Kolo="9" Zacina="Hrac1" Trumf="cerveny" Voli="Hrac1">
  <Hrac1 Jmeno="Jana">
    <Karta Barva="zeleny" Hodnota="spodek" />
    <Karta Barva="zaludy" Hodnota="kral" />
  </Hrac1>
  <Hrac2>
    <Karta Barva="zeleny" Hodnota="svrsek" />
    <Karta Barva="zaludy" Hodnota="spodek" />
  </Hrac2>
  <Hrac3>
    <Karta Barva="zaludy" Hodnota="osma" />
    <Karta Barva="zaludy" Hodnota="sedma" />
  </Hrac3>
</Hra>
)";

// A deal that was played to the end, half of it, and its first trick.
const std::string finished_name = "generated_2024-01_b8355e8/012_end.hra";
const std::string half_name = "generated_2024-01_b8355e8/012_temp.hra";

GameRecord only_record(const ImportResult& result) {
  REQUIRE(result.session.records.size() == 1);
  return result.session.records[0];
}

std::string start_of(const std::string& text) {
  const GameRecord record = only_record(read_hra(text));
  REQUIRE(record.start);
  return record.start->text;
}

// Without its first trick.
std::string without_trick(std::string text) {
  const std::size_t begin = text.find("<Stych ");
  const std::string end = "</Stych>";
  REQUIRE(begin != std::string::npos);
  return text.erase(begin, text.find(end) + end.size() - begin);
}

std::string without_comments(std::string text) {
  for (std::size_t at = text.find("<!--"); at != std::string::npos; at = text.find("<!--")) {
    text.erase(at, text.find("-->", at) + 3 - at);
  }
  return text;
}

}  // namespace

TEST_CASE("a position of 2015 begins a record, with names and any case") {
  const ImportResult result = read_hra(position);
  CHECK(codes(result, true) ==
        std::vector<std::string>{"note:contract-assumed", "note:past-unknown"});
  CHECK(only_record(result).players == std::vector<std::string>{"Jana", "", ""});
  CHECK(start_of(position) == "hra h d0 l0 | Jl Ka | Ql Ja | 8a 7a");
}

TEST_CASE("the contract of a position is its Typ, in any order") {
  const auto with_type = [](const std::string& type) {
    return start_of(replaced(position, "Voli=", "Typ=\"" + type + "\" Voli="));
  };
  CHECK(with_type("Kilo Sedma") == "stosedm h d0 l0 | Jl Ka | Ql Ja | 8a 7a");
  CHECK(with_type("Hra Sedma") == "sedma h d0 l0 | Jl Ka | Ql Ja | 8a 7a");
  CHECK(with_type("Kilo") == "sto h d0 l0 | Jl Ka | Ql Ja | 8a 7a");
}

TEST_CASE("trumps of a betl are ignored with a warning") {
  const auto result = read_hra(replaced(position, "Voli=", "Typ=\"Betl\" Voli="));
  CHECK(codes(result) == std::vector<std::string>{"warning:trump-ignored"});
  CHECK(only_record(result).start->text == "betl - d0 l0 | Jl Ka | Ql Ja | 8a 7a");
}

TEST_CASE("what cannot be is told with line and byte") {
  struct Row {
    std::string from, to, code;
    std::uint64_t line;
    std::size_t records;
  };
  const std::vector<Row> rows{
      {"Hodnota=\"osma\"", "Hodnota=\"sedma\"", "card-twice", 13, 0},
      {"Hodnota=\"osma\"", "Hodnota=\"NaN\"", "unknown-value", 12, 0},
      {"Hodnota=\"osma\"", "", "card-incomplete", 12, 0},
      {"Barva=\"zaludy\" Hodnota=\"osma\"", "Barva=\"modra\" Hodnota=\"osma\"", "unknown-value", 12,
       0},
      {"Voli=\"Hrac1\"", "Voli=\"Hrac5\"", "unknown-value", 2, 0},
      {"Voli=\"Hrac1\"", "", "declarer-missing", 2, 0},
      {"Zacina=\"Hrac1\"", "Zacina=\"4\"", "unknown-value", 2, 1},
      {"Kolo=\"9\"", "Kolo=\"NaN\"", "unknown-value", 2, 1},
      {"Trumf=\"cerveny\"", "", "trump-missing", 2, 0},
      {"Trumf=\"cerveny\"", "Typ=\"Betl Durch\"", "contract-contradiction", 2, 0},
      {"Trumf=\"cerveny\"", "Typ=\"SedmaProti\"", "contract-contradiction", 2, 0},
      {"</Hra>", "<Hrac4 /></Hra>", "unknown-player", 15, 1},
      {"</Hra>", "<Zuctovani><Hrac1 Zisk=\"NaN\" /></Zuctovani></Hra>", "unknown-value", 15, 1},
      {"</Hra>", "<Stychy><Stych Kolo=\"11\" /></Stychy></Hra>", "trick-number", 15, 1},
      {"</Hra>", "<Fleky><Flek Hra=\"Hra\" Pocet=\"-1\" /></Fleky></Hra>", "flek-unreadable", 15,
       1},
      {"</Hra>", "<Fleky><Flek Hra=\"Hra Sedma\" Pocet=\"1\" /></Fleky></Hra>", "flek-unreadable",
       15, 1},
      {"</Hra>", "", "xml-malformed", 16, 1},
  };
  for (const Row& row : rows) {
    INFO(row.from << " → " << row.to);
    const ImportResult result = read_hra(replaced(position, row.from, row.to));
    CHECK(result.session.records.size() == row.records);
    CHECK(result.rejected == 1 - row.records);
    const auto found = std::find_if(result.diagnostics.begin(), result.diagnostics.end(),
                                    [&](const Diagnostic& one) { return one.code == row.code; });
    REQUIRE(found != result.diagnostics.end());
    CHECK(found->severity == Severity::error);
    CHECK(found->where.line == row.line);
    CHECK(found->where.byte > 0U);
  }
}

TEST_CASE("an empty file and another document are rejected with a reason") {
  CHECK(codes(read_hra("")) == std::vector<std::string>{"error:xml-malformed"});
  CHECK(codes(read_hra("<Deck />")) == std::vector<std::string>{"error:not-hra"});
  CHECK(read_hra("").rejected == 1);
  CHECK(read_hra("<Deck />").rejected == 1);
  CHECK(codes(read_hra("<Hra />")) == std::vector<std::string>{"error:cards-do-not-add-up"});
}

TEST_CASE("the format is recognised by its root", "[shared]") {
  const importers::mariasek::MariasekImporter importer;
  CHECK(importer.probe(sample(finished_name).substr(0, 4096)) > 50);
  CHECK(importer.probe("<!-- x --><Hra Kolo=\"1\">") > 50);
  CHECK(importer.probe("<Hrac1 />") == 0);
  CHECK(importer.probe("Hra") == 0);
  CHECK(importer.probe("") == 0);
}

TEST_CASE("the hands of a played deal are those of its tricks, the declarer's with the talon",
          "[shared]") {
  const GameRecord record = only_record(read_hra(sample(finished_name)));
  const auto lines = lines_of(record);
  CHECK(lines[0] ==
        "@ deal 0: Xh Jh 9h 8h Kb 7b Al Xl Jl 7l Aa 9a | 1: Ah Qh 7h Ab Xb Jb Ql Xa Ka Qa | "
        "2: Kh Qb 9b 8b Kl 9l 8l Ja 8a 7a");
  CHECK(lines[2] == "0 discard Jl 9a");
  CHECK(lines.back() == "@ result -4 2 2 points 30 80");
}

TEST_CASE("without its comment a deal has the shortest calls and the same bill", "[shared]") {
  const ImportResult result = read_hra(without_comments(sample(finished_name)));
  CHECK(codes(result, true) == std::vector<std::string>{"note:calls-rebuilt"});
  const GameRecord record = only_record(result);
  const std::vector<std::string> expected{"0 trump b",    "0 discard Jl 9a", "0 good",
                                          "1 good",       "2 good",          "0 declare hra b",
                                          "1 flek hra 1", "2 flek-pass",     "0 flek-pass"};
  const auto lines = lines_of(record);
  CHECK(std::vector(lines.begin() + 1, lines.begin() + 10) == expected);
  CHECK(played(record).divergences.empty());
}

TEST_CASE("the defender named in Hraci is the one who doubles", "[shared]") {
  const std::string text =
      replaced(without_comments(sample(finished_name)), "Hraci=\"Hrac2\"", "Hraci=\"Hrac3\"");
  const auto lines = lines_of(only_record(read_hra(text)));
  CHECK(lines[7] == "1 flek-pass");
  CHECK(lines[8] == "2 flek hra 1");
}

TEST_CASE("a comment that leads elsewhere than the file is not used", "[shared]") {
  const std::string text = replaced(sample(finished_name), "Player 2: Flek", "Player 2: Dobrý");
  const ImportResult result = read_hra(text);
  CHECK(has_code(result, "comment-contradicts"));
  CHECK(played(only_record(result)).divergences.empty());
}

TEST_CASE("a save inside a trick is read up to the trick before", "[shared]") {
  const std::string whole = sample(half_name);
  const std::string text =
      replaced(whole, "  </Stychy>",
               "    <Stych Kolo=\"4\" Zacina=\"Hrac2\">\n      <Hrac2 Barva=\"Zaludy\" "
               "Hodnota=\"Svrsek\" />\n    </Stych>\n  </Stychy>");
  const ImportResult result = read_hra(text);
  CHECK(codes(result, true) == std::vector<std::string>{"note:trick-unfinished"});
  CHECK(lines_of(only_record(result)) == lines_of(only_record(read_hra(whole))));
}

TEST_CASE("a card played in a trick under way was held even if the hand lacks it", "[shared]") {
  const std::string card = "    <Karta Barva=\"Zaludy\" Hodnota=\"Svrsek\" />";
  const std::string whole = sample(half_name);
  std::string text = replaced(whole, card, "");
  text = replaced(text, "  </Stychy>",
                  "<Stych Kolo=\"4\" Zacina=\"Hrac2\"><Hrac2 Barva=\"Zaludy\" "
                  "Hodnota=\"Svrsek\" /></Stych></Stychy>");
  CHECK(lines_of(only_record(read_hra(text))) == lines_of(only_record(read_hra(whole))));
}

TEST_CASE("a log that starts at trick 3 gives the position before it and its plays", "[shared]") {
  const std::string text = without_trick(without_trick(sample(finished_name)));
  const ImportResult result = read_hra(text);
  CHECK(codes(result, true) == std::vector<std::string>{"note:past-unknown"});
  const GameRecord record = only_record(result);
  CHECK(record.start->text.starts_with("hra b d0 l0 | Xh 9h 8h Kb 7b Al 7l Aa |"));
  const Replay replay = played(record);
  CHECK(replay.divergences.empty());
  CHECK(state_of(replay).first_trick == 3);
  CHECK(replay.is_finished());
}

TEST_CASE("tricks inside tricks are read as if they stood side by side", "[shared]") {
  const std::string whole = without_comments(sample(finished_name));
  std::string text = replaced(whole, "</Stych>", "");
  text = replaced(text, "</Stychy>", "</Stych></Stychy>");
  CHECK(lines_of(only_record(read_hra(text))) == lines_of(only_record(read_hra(whole))));
}

TEST_CASE("cards of a trick may stand in the order played", "[shared]") {
  const std::string whole = without_comments(sample(finished_name));
  const std::string first = "<Hrac1 Barva=\"Zeleny\" Hodnota=\"Desitka\" />";
  const std::string third = "<Hrac3 Barva=\"Zeleny\" Hodnota=\"Kral\" />";
  std::string text = replaced(whole, first, "");
  text = replaced(text, third, third + first);
  CHECK(lines_of(only_record(read_hra(text))) == lines_of(only_record(read_hra(whole))));
}

TEST_CASE("a fourth card of a trick is left out, the trick kept", "[shared]") {
  const std::string second = "<Hrac2 Barva=\"Zeleny\" Hodnota=\"Svrsek\" />";
  const std::string whole = sample(finished_name);
  const std::string text =
      replaced(whole, second, second + "<Hrac2 Barva=\"Kule\" Hodnota=\"Sedma\" />");
  const ImportResult result = read_hra(text);
  CHECK(codes(result) == std::vector<std::string>{"error:trick-too-long"});
  CHECK(lines_of(only_record(result)) == lines_of(only_record(read_hra(whole))));
}

TEST_CASE("a card that is there twice ends the plays before its trick and spares the hands",
          "[shared]") {
  const std::string whole = sample(finished_name);
  const std::string text = replaced(whole, "<Hrac1 Barva=\"Zaludy\" Hodnota=\"Eso\" />",
                                    "<Hrac1 Barva=\"Zeleny\" Hodnota=\"Eso\" />");
  const ImportResult result = read_hra(text);
  CHECK(codes(result) == std::vector<std::string>{"error:card-twice", "warning:tricks-left-out",
                                                  "warning:cards-deduced"});
  const GameRecord record = only_record(result);
  CHECK(lines_of(record)[0] == lines_of(only_record(read_hra(whole)))[0]);
  CHECK(state_of(played(record)).tricks.size() == 4);  // three and the empty fourth
}

TEST_CASE("an empty bill of 2015 settles nothing", "[shared]") {
  std::string text = sample(finished_name);
  for (const std::string paid : {"-4", "2", "2"}) {
    text = replaced(text, "Zisk=\"" + paid + "\"", "Zisk=\"\"");
  }
  const ImportResult result = read_hra(text);
  CHECK(codes(result).empty());
  CHECK_FALSE(lines_of(only_record(result)).back().starts_with("@ result"));
}

TEST_CASE("a wrong sum in the file is found by the replay", "[shared]") {
  for (const std::string wrong : {"Zisk=\"-8\"", "Body=\"40\" Zisk=\"-4\""}) {
    const std::string right = wrong[0] == 'Z' ? "Zisk=\"-4\"" : "Body=\"30\" Zisk=\"-4\"";
    const auto result = read_hra(replaced(sample(finished_name), right, wrong));
    const Replay replay = played(only_record(result));
    REQUIRE(replay.divergences.size() == 1);
    CHECK(replay.divergences[0].violation.code.starts_with("settlement-"));
  }
}

TEST_CASE("defenders who show different points are warned about", "[shared]") {
  const auto result =
      read_hra(replaced(sample(finished_name), "<Hrac3 Body=\"80\"", "<Hrac3 Body=\"70\""));
  CHECK(codes(result) == std::vector<std::string>{"warning:points-differ"});
}

TEST_CASE("a stated marriage that was not there is found by the replay", "[shared]") {
  const std::string card = "<Hrac2 Barva=\"Zeleny\" Hodnota=\"Svrsek\"";
  const auto result = read_hra(replaced(sample(finished_name), card, card + " Hlas=\"1\""));
  const Replay replay = played(only_record(result));
  REQUIRE_FALSE(replay.divergences.empty());
  CHECK(replay.divergences[0].violation.code == "wrong-marriage");
}

TEST_CASE("tricks after a betl was lost are left out with a warning", "[shared]") {
  // The lost betl of this sample ends in trick 2; what is left is played on here.
  const std::string text = sample("generated_2023-02_839fc93/047_end.hra");
  const GameRecord record = only_record(read_hra(text));
  const auto hands = state_of(played(record)).hands;
  std::string trick = "    <Stych Kolo=\"3\" Zacina=\"Hrac3\">\n";
  std::string longer = text;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const marias::Card card = hands[seat].first();
    const std::string words = " Barva=\"" + std::string(importers::mariasek::name_of(card.suit())) +
                              "\" Hodnota=\"" +
                              std::string(importers::mariasek::name_of(card.rank())) + "\" />";
    longer = replaced(longer, "<Karta" + words, "");
    trick += "<Hrac" + std::to_string(seat + 1) + words;
  }
  longer = replaced(longer, "</Stychy>", trick + "</Stych></Stychy>");
  const ImportResult result = read_hra(longer);
  CHECK(has_code(result, "tricks-after-the-end"));
  CHECK(lines_of(only_record(result)) == lines_of(record));
}

TEST_CASE("what was played or not tells the rules that decide it", "[shared]") {
  struct Row {
    std::string file, from, to;
    RuleSet rules;
  };
  const std::string unplayed = "generated_2024-01_b8355e8/006_end.hra";
  const std::string zero_sum = "generated_2024-01_b8355e8/015_end.hra";
  const std::vector<Row> rows{
      {finished_name, "Pocet=\"1\"", "Pocet=\"1\"", {}},
      {finished_name,
       "<Flek Hra=\"Hra\" Pocet=\"1\" Hraci=\"Hrac2\" />",
       "",
       {{"fleks_needed_for_hra", "0"}}},
      {unplayed, "<Fleky />", "<Fleky />", {}},
      {unplayed,
       "<Fleky />",
       "<Fleky><Flek Hra=\"Hra\" Pocet=\"1\" /></Fleky>",
       {{"fleks_needed_for_hra", "2"}}},
      {zero_sum, "Pocet=\"1\"", "Pocet=\"1\"", {}},
      {zero_sum,
       "<Flek Hra=\"Hra\" Pocet=\"1\" Hraci=\"Hrac3\" />",
       "",
       {{"unplayed_without_flek", "yes"}}},
  };
  for (const Row& row : rows) {
    INFO(row.file << ": " << row.to);
    const std::string text = without_comments(sample(row.file));
    const GameRecord record = only_record(read_hra(replaced(text, row.from, row.to)));
    CHECK(record.rules == row.rules);
    for (const Divergence& one : played(record).divergences) {
      CHECK(one.violation.code.starts_with("settlement-"));  // the sums are still the old ones
    }
  }
}

TEST_CASE("a half-played sedma with one flek on the hra goes on", "[shared]") {
  // Rule book 5, case 25: the shortcut must not be applied when such a file is loaded.
  const std::string text =
      replaced(without_comments(sample("generated_2024-01_b8355e8/037_temp.hra")), "<Fleky />",
               "<Fleky><Flek Hra=\"Hra\" Pocet=\"1\" Hraci=\"Hrac1\" /></Fleky>");
  const GameRecord record = only_record(read_hra(text));
  CHECK(record.rules == RuleSet{{"unplayed_with_one_flek", "no"}});
  CHECK(played(record).divergences.empty());
}

TEST_CASE("who holds twelve cards chooses, whatever Voli says", "[shared]") {
  const std::string text = sample("generated_2024-01_b8355e8/004_def.hra");
  const ImportResult result = read_hra(replaced(text, "Voli=\"Hrac2\"", "Voli=\"Hrac1\""));
  CHECK(codes(result) == std::vector<std::string>{"warning:chooser-differs"});
  CHECK(state_of(played(only_record(result))).chooser == 1);
}

TEST_CASE("a take-over gives the chooser's talon back to its place") {
  // Generated until a defender has said špatná; the file holds only what the comment tells of it.
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    const GameRecord deal = random_deal(seed, "voleny", {}, {.kind = "betl"});
    const auto said = lines_of(deal);
    const bool is_taken = std::any_of(
        said.begin(), said.end(), [](const std::string& line) { return line.ends_with(" bad"); });
    if (!is_taken) continue;
    INFO("seed " << seed);
    const GameRecord record = only_record(read_hra(write_hra(deal).value()));
    CHECK(state_of(played(record)).dealt == state_of(played(deal)).dealt);
    CHECK(state_of(played(record)).chooser == state_of(played(deal)).chooser);
    return;
  }
  FAIL("no deal with a take-over was generated");
}

TEST_CASE("notes of people and of the program stand beside the events", "[shared]") {
  const GameRecord record = only_record(read_hra(sample(finished_name)));
  const auto notes = std::count_if(record.events.begin(), record.events.end(), [](const auto& e) {
    return std::holds_alternative<TableNote>(e);
  });
  CHECK(notes == 30);  // one behind each of 3 · 10 cards
  const GameRecord commented =
      only_record(read_hra(replaced(position, "<Hrac2>", "<Komentar>Kdo bere?</Komentar><Hrac2>")));
  CHECK(std::get<TableNote>(commented.events.at(0)).text == "Kdo bere?");
}

}  // namespace kibic::test
