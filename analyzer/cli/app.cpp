#include "analyzer/cli/app.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <functional>
#include <map>
#include <ostream>
#include <thread>

#include "analyzer/cli/command_stats.h"
#include "analyzer/cli/commands.h"
#include "core/base/message.h"

#ifndef KIBIC_VERSION
#define KIBIC_VERSION "0"
#endif

namespace kibic::cli {
namespace {

using Command = int (*)(const Options&, Io&);

// The library would take -1 for the largest number.
CLI::Validator is_whole_number() {
  return CLI::Validator(
      [](const std::string& typed) {
        const bool is_number =
            !typed.empty() &&
            std::all_of(typed.begin(), typed.end(), [](char c) { return c >= '0' && c <= '9'; });
        return is_number ? std::string()
                         : render(Message(KIBIC_TEXT("{0} is no whole number from 0 on"), typed));
      },
      "", "whole number");
}

class CommandLine {
 public:
  CommandLine() : app_(tr(KIBIC_TEXT("Kibic: replay analyzer and coach for card games")), "kibic") {
    app_.set_version_flag("--version", std::string("kibic " KIBIC_VERSION));
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.get_formatter()->column_width(34);
    add_global_options();
    add_reading_commands();
    add_judging_commands();
    add_other_commands();
  }

  int run(std::vector<std::string> arguments, Io& io) {
    arguments_ = arguments;
    std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
    try {
      app_.parse(arguments);
    } catch (const CLI::RequiredError& error) {
      return report_missing(arguments_, error, io);
    } catch (const CLI::ParseError& error) {
      return app_.exit(error, io.out, io.err) == 0 ? exit_ok : exit_usage;
    }
    // gettext asks this variable first, whatever the locale is called on this machine.
    if (!options_.lang.empty()) setenv("LANGUAGE", options_.lang.c_str(), 1);
    tell_language(io);
    for (const auto& [command, function] : functions_) {
      if (command->parsed()) return function(options_, io);
    }
    return exit_usage;
  }

 private:
  // Whether a catalogue was found is asked of a sentence that every one translates.
  void tell_language(Io& io) const {
    if (options_.lang.empty() || options_.lang == "en" || options_.quiet) return;
    constexpr const char* sentence = KIBIC_TEXT("The texts are in English.");
    if (tr(sentence) != sentence) return;
    io.err << render(Message(KIBIC_TEXT("kibic: there is no catalogue for --lang {0} yet; the "
                                        "texts are in English."),
                             options_.lang))
           << '\n';
  }

  CLI::App* add(const char* name, const char* description, Command function) {
    CLI::App* command = app_.add_subcommand(name, tr(description));
    functions_.emplace_back(command, function);
    return command;
  }

  void add_global_options() {
    options_.jobs = std::max(1U, std::thread::hardware_concurrency());
    app_.add_option("--db", options_.db,
                    tr(KIBIC_TEXT("Database file (default: kibic.db in the user's data folder)")));
    app_.add_flag("--json", options_.json,
                  tr(KIBIC_TEXT("Print one JSON document and nothing else on standard output")));
    app_.add_flag("--quiet", options_.quiet, tr(KIBIC_TEXT("Print no progress and no notes")));
    app_.add_option("--jobs", options_.jobs, tr(KIBIC_TEXT("Threads to judge with")))
        ->check(CLI::Range(1U, 256U));
    app_.add_option("--seed", options_.seed, tr(KIBIC_TEXT("Seed of everything random")))
        ->check(is_whole_number())
        ->capture_default_str();
    app_.add_option("--lang", options_.lang,
                    tr(KIBIC_TEXT("Language: en, cs, el or ru; without a catalogue English")))
        ->check(CLI::IsMember({"en", "cs", "el", "ru"}));
    app_.add_option("--progress", options_.progress, tr(KIBIC_TEXT("Progress on standard error")))
        ->check(CLI::IsMember({"auto", "json", "none"}))
        ->capture_default_str();
    app_.add_option("--color", options_.color, tr(KIBIC_TEXT("Colours in text reports")))
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
  }

  void add_paths(CLI::App* command, const char* description) {
    command->add_option("PATH", options_.paths, tr(description))->required();
  }

  void add_rules(CLI::App* command) {
    command->add_option("--rules", options_.rules,
                        tr(KIBIC_TEXT("House rules: key=value,… or @pravidla.xml")));
    command->add_flag("--force-rules", options_.force_rules,
                      tr(KIBIC_TEXT("These rules win over those that the file states")));
  }

  void add_deal(CLI::App* command) {
    command->add_option("--deal", options_.deal, tr(KIBIC_TEXT("Only this deal of the session")))
        ->check(CLI::Range(1, 1'000'000));
  }

  void add_weights(CLI::App* command) {
    command
        ->add_option("--weights", options_.weights,
                     tr(KIBIC_TEXT("Deals count alike (hard), or by what the others said (soft)")))
        ->check(CLI::IsMember({"hard", "soft"}))
        ->capture_default_str();
  }

  void add_budget(CLI::App* command) {
    command->add_option("--seat", options_.seat, tr(KIBIC_TEXT("Judge this seat only: 0, 1 or 2")))
        ->check(CLI::Range(0, 2));
    command
        ->add_option("--worlds", options_.worlds,
                     tr(KIBIC_TEXT("Most deals to look at for one decision")))
        ->check(CLI::Range(std::size_t{2}, std::size_t{100'000}));
    command->add_option("--level", options_.level, tr(KIBIC_TEXT("How hard to look")))
        ->check(CLI::IsMember({"quick", "normal", "deep"}))
        ->capture_default_str();
  }

  void add_engine_time(CLI::App* command) {
    command
        ->add_option("--engine-time", options_.engine_time_ms,
                     tr(KIBIC_TEXT("Milliseconds that an engine from outside has for a decision")))
        ->check(CLI::Range(1, 600'000))
        ->capture_default_str();
  }

  void add_engines(CLI::App* command) {
    command
        ->add_option("--engine", options_.engines,
                     tr(KIBIC_TEXT("Further opinion: NAME=COMMAND, a program that talks as "
                                   "analyzer/engine-protocol.md says; may be given again")))
        ->allow_extra_args(false);
    add_engine_time(command);
  }

  void add_reading_commands() {
    add("games", KIBIC_TEXT("List the games with their variants and rule options"), run_games);
    add("formats", KIBIC_TEXT("List what can be read and written"), run_formats);

    CLI::App* import =
        add("import", KIBIC_TEXT("Read files or folders and store their games"), run_import);
    add_paths(import, KIBIC_TEXT("Files, folders, or - for standard input"));
    add_rules(import);
    import->add_flag("--keep-chat", options_.keep_chat, tr(KIBIC_TEXT("Keep what players said")));
    import->add_flag("--anonymise", options_.anonymise, tr(KIBIC_TEXT("Replace players' names")));
    import->add_option("--rejects", options_.rejects,
                       tr(KIBIC_TEXT("Copy rejected files with the reasons into this folder")));

    CLI::App* check =
        add("check", KIBIC_TEXT("Play files again by the rules and tell what is wrong"), run_check);
    add_paths(check, KIBIC_TEXT("Files, folders, or - for standard input"));
    add_rules(check);

    CLI::App* show = add("show", KIBIC_TEXT("Tell a game event by event"), run_show);
    add_paths(show, KIBIC_TEXT("A file or the ID of a stored game"));
    add_deal(show);
    add_rules(show);
    show->add_flag("--where", options_.where, tr(KIBIC_TEXT("Add the place in the file")));
    show->add_option("--beliefs", options_.beliefs,
                     tr(KIBIC_TEXT("Instead: where each seat may think the cards lie before this "
                                   "event")))
        ->check(is_whole_number());
    show->add_option("--seat", options_.seat, tr(KIBIC_TEXT("Beliefs of this seat only: 0, 1, 2")))
        ->check(CLI::Range(0, 2));
    add_weights(show);

    CLI::App* dump = add("dump", KIBIC_TEXT("Print a stage of the work as stable text"), run_dump);
    dump->add_option("--stage", options_.stage, tr(KIBIC_TEXT("Which stage")))
        ->required()
        ->check(CLI::IsMember({"frames", "events", "states", "decisions", "verdicts", "tree"}));
    add_paths(dump, KIBIC_TEXT("A file or the ID of a stored game"));
    add_deal(dump);
    add_rules(dump);
    add_budget(dump);
  }

  void add_judging_commands() {
    CLI::App* review = add("review", KIBIC_TEXT("Judge the decisions of games"), run_review);
    add_paths(review, KIBIC_TEXT("Files, folders, - or IDs of stored games"));
    add_deal(review);
    add_rules(review);
    add_budget(review);
    review->add_flag("--store", options_.store, tr(KIBIC_TEXT("Store games and reviews")));
    add_engines(review);

    CLI::App* solve =
        add("solve", KIBIC_TEXT("Exact value of every action in a position"), run_solve);
    solve->add_option("GAME", options_.game, tr(KIBIC_TEXT("Game, for example marias")))
        ->required();
    solve->add_option("POSITION", options_.position, tr(KIBIC_TEXT("Position, see the README")))
        ->required();
    solve->add_option("--fleks", options_.fleks, tr(KIBIC_TEXT("Fleks: hra=1,sedma=2")));
    solve->add_option("--objective", options_.objective, tr(KIBIC_TEXT("What to play for")))
        ->check(CLI::IsMember({"money", "points"}))
        ->capture_default_str();
    solve->add_option("--depth", options_.depth, tr(KIBIC_TEXT("Half-moves to look ahead")))
        ->check(CLI::Range(1, 60));
    add_rules(solve);

    CLI::App* perft =
        add("perft", KIBIC_TEXT("Count the lines of play from a position"), run_perft);
    perft->add_option("GAME", options_.game, tr(KIBIC_TEXT("Game, for example klokan")))
        ->required();
    perft
        ->add_option("POSITION", options_.position,
                     tr(KIBIC_TEXT("Position and depth, see the README")))
        ->required();
    add_rules(perft);

    CLI::App* exporting =
        add("export", KIBIC_TEXT("Write a game or its review into a file"), run_export);
    add_paths(exporting, KIBIC_TEXT("A file or the ID of a stored game"));
    exporting
        ->add_option("--format", options_.format,
                     tr(KIBIC_TEXT("Format of the file (default: by the name of the file)")))
        ->check(CLI::IsMember(output_format_names()));
    exporting
        ->add_option("-o,--output", options_.output, tr(KIBIC_TEXT("File to write; - prints it")))
        ->required();
    add_deal(exporting);
    add_rules(exporting);
    add_budget(exporting);
    add_engines(exporting);
  }

  void add_other_commands() {
    add("list", KIBIC_TEXT("List the stored games"), run_list);

    CLI::App* stats = add("stats", KIBIC_TEXT("Tell how well beliefs are kept"), run_stats);
    stats->add_flag("--calibration")
        ->required()
        ->description(tr(KIBIC_TEXT("Promised chances against where cards lay")));
    CLI::Option* files =
        stats->add_option("PATH", options_.paths, tr(KIBIC_TEXT("Files, folders, or -")));
    stats
        ->add_option(
            "--games", options_.games,
            tr(KIBIC_TEXT("Instead of files: so many deals that we play, of a game with beliefs")))
        ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}))
        ->excludes(files);
    stats
        ->add_option("--worlds", options_.worlds,
                     tr(KIBIC_TEXT("Most deals to look at for one belief")))
        ->check(CLI::Range(std::size_t{2}, std::size_t{100'000}));
    add_rules(stats);

    CLI::App* bench =
        add("bench", KIBIC_TEXT("Measure the engines and print the signature"), run_bench);
    bench->add_option("NAME", options_.bench_name, tr(KIBIC_TEXT("One benchmark; all without")));
    bench->add_option("--samples", options_.samples, tr(KIBIC_TEXT("Folder with sample games")))
        ->capture_default_str();
    bench->add_option("--deals", options_.deals, tr(KIBIC_TEXT("How many deals to measure on")));
    bench->add_option(
        "ARGUMENT", options_.bench_arguments,
        tr(KIBIC_TEXT("For \"engines\": two of judge, heuristic, played, "
                      "thesis, strength:NAME, NAME=COMMAND; then files, or --games")));
    bench
        ->add_option("--games", options_.games,
                     tr(KIBIC_TEXT("engines: compare over so many games that we play")))
        ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}));
    bench->add_option("--game", options_.game, tr(KIBIC_TEXT("engines: which game to play")))
        ->default_str("marias");
    bench->add_option("--variant", options_.variant, tr(KIBIC_TEXT("engines: which variant")));
    bench
        ->add_option("--worlds", options_.worlds,
                     tr(KIBIC_TEXT("Most deals to look at for one decision")))
        ->check(CLI::Range(std::size_t{2}, std::size_t{100'000}));
    add_engine_time(bench);

    CLI::App* db = add("db", KIBIC_TEXT("Back up, check or tidy the database"), run_db);
    db->require_subcommand(1);
    CLI::App* backup = db->add_subcommand("backup", tr(KIBIC_TEXT("Copy it, also while in use")));
    backup->add_option("FILE", options_.db_file, tr(KIBIC_TEXT("New file")))->required();
    backup->callback([this] { options_.db_action = "backup"; });
    db->add_subcommand("check", tr(KIBIC_TEXT("Look for damage")))->callback([this] {
      options_.db_action = "check";
    });
    db->add_subcommand("vacuum", tr(KIBIC_TEXT("Give back free space")))->callback([this] {
      options_.db_action = "vacuum";
    });
  }

  // Says which word is no command, where CLI11 would only say that one is missing.
  int report_missing(const std::vector<std::string>& arguments, const CLI::RequiredError& error,
                     Io& io) {
    const auto is_word = [](const std::string& argument) { return !argument.starts_with('-'); };
    const auto first = std::find_if(arguments.begin(), arguments.end(), is_word);
    const bool is_known = first == arguments.end() || first != arguments.begin() ||
                          std::any_of(functions_.begin(), functions_.end(), [&](const auto& entry) {
                            return entry.first->get_name() == *first;
                          });
    if (is_known) {
      app_.exit(error, io.out, io.err);
    } else {
      io.err << render(Message(KIBIC_TEXT("kibic: there is no command \"{0}\"; \"kibic --help\" "
                                          "lists them."),
                               *first))
             << '\n';
    }
    return exit_usage;
  }

  CLI::App app_;
  std::vector<std::string> arguments_;
  Options options_;
  std::vector<std::pair<CLI::App*, Command>> functions_;
};

}  // namespace

int run(const std::vector<std::string>& arguments, Io& io) {
  try {
    return CommandLine().run(arguments, io);
  } catch (const std::exception& error) {
    // Libraries may throw where no input is at fault (no memory, disk full).
    io.err << render(Message(KIBIC_TEXT("kibic: the command could not be finished: {0}"),
                             error.what()))
           << '\n';
    return exit_io;
  }
}

}  // namespace kibic::cli
