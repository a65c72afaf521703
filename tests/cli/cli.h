// Runs the command line and keeps what it printed.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <stop_token>
#include <string>
#include <vector>

#include "analyzer/cli/app.h"

namespace kibic::test {

struct CliRun {
  int status = 0;
  std::string out;
  std::string err;

  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

inline CliRun cli(const std::vector<std::string>& arguments, std::stop_token stop = {}) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  cli::Io io{in, out, err, std::move(stop)};
  CliRun run;
  run.status = kibic::cli::run(arguments, io);
  run.out = out.str();
  run.err = err.str();
  return run;
}

// A small volený deal in the layout of Mariasek's files: two tricks are left, seat 0 leads.
inline const std::string small_ending = R"(<?xml version="1.0" encoding="utf-8"?>
<Hra Kolo="9" Zacina="Hrac1" Trumf="Cerveny" Voli="Hrac1" Typ="Hra">
  <Hrac1><Karta Barva="Zeleny" Hodnota="Spodek" /><Karta Barva="Zaludy" Hodnota="Kral" /></Hrac1>
  <Hrac2><Karta Barva="Zeleny" Hodnota="Svrsek" /><Karta Barva="Zaludy" Hodnota="Spodek" /></Hrac2>
  <Hrac3><Karta Barva="Zaludy" Hodnota="Osma" /><Karta Barva="Zaludy" Hodnota="Sedma" /></Hrac3>
</Hra>
)";

}  // namespace kibic::test
