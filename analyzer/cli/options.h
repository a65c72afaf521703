// What the user asked for on the command line, as plain values. One struct for all commands: each
// reads the members that its flags set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace kibic::cli {

// The contract of the exit status.
enum ExitStatus {
  exit_ok = 0,
  exit_findings = 1,      // finished, but something was rejected, illegal or divergent
  exit_usage = 2,         // wrong usage
  exit_no_input = 3,      // nothing readable, or no such game
  exit_io = 4,            // files or database
  exit_interrupted = 130  // stopped by the user; what was finished is kept
};

struct Options {
  // For every command.
  std::string db;  // empty: the default place
  bool json = false;
  bool quiet = false;
  unsigned jobs = 1;
  std::uint64_t seed = 1;
  std::string lang;
  std::string progress = "auto";  // auto, json, none
  std::string color = "auto";     // auto, always, never

  std::vector<std::string> paths;  // files, folders, "-" or record IDs

  // Rules.
  std::string rules;  // "key=value,…" or "@pravidla.xml"
  bool force_rules = false;

  // review, show, export
  std::optional<int> deal;
  std::optional<int> seat;
  std::optional<std::size_t> worlds;
  std::string level = "normal";
  bool store = false;
  bool where = false;
  std::optional<std::size_t> beliefs;  // at this event
  std::string weights = "hard";
  std::string format;
  std::string output;
  std::string stage;

  // import
  bool keep_chat = false;
  bool anonymise = false;
  std::string rejects;

  // solve, perft
  std::string game;
  std::vector<std::string> position;
  std::string fleks;
  std::string objective = "money";
  std::optional<int> depth;

  // Engines from outside: review, export, bench engines
  std::vector<std::string> engines;  // "NAME=COMMAND"
  int engine_time_ms = 2000;         // for one decision

  // bench, db
  std::string bench_name;
  std::vector<std::string> bench_arguments;  // of `bench engines`: two engines, then inputs
  std::size_t games = 0;                     // of `bench engines`: games to play ourselves
  std::string variant;                       // of those games; empty: the first one
  std::string samples = "samples";
  std::size_t deals = 0;  // 0: as many as the benchmark needs
  std::string db_action;
  std::string db_file;
};

// Where a command writes and what may stop it. Tests give string streams.
struct Io {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::stop_token stop;
  bool out_is_terminal = false;
  bool err_is_terminal = false;
};

}  // namespace kibic::cli
