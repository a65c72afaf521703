// The commands, one file each (command_<name>.cpp). Each answers its exit status and prints only to
// the streams it is given.
#pragma once

#include "analyzer/cli/options.h"

namespace kibic::cli {

int run_games(const Options& options, Io& io);
int run_formats(const Options& options, Io& io);
int run_import(const Options& options, Io& io);
int run_check(const Options& options, Io& io);
int run_review(const Options& options, Io& io);
int run_show(const Options& options, Io& io);
// `show --beliefs`.
int show_beliefs(const Options& options, Io& io);
int run_solve(const Options& options, Io& io);
int run_perft(const Options& options, Io& io);
int run_list(const Options& options, Io& io);
int run_export(const Options& options, Io& io);
int run_dump(const Options& options, Io& io);
// Two engines over the same decisions: `bench engines`.
int run_bench_engines(const Options& options, Io& io);
int run_bench(const Options& options, Io& io);
int run_db(const Options& options, Io& io);

// What `kibic export --format` takes.
std::vector<std::string> output_format_names();

}  // namespace kibic::cli
