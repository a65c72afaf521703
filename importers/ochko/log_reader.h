// A whole ochko log, line by line: header, rules, bank and deals. See ../README.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/ports/importer.h"
#include "importers/findings.h"
#include "importers/ochko/log_line.h"
#include "importers/ochko/session.h"

namespace kibic::importers::ochko_log {

struct LogLimits {
  std::size_t line_bytes = 4096;       // longer ones are skipped
  std::uint64_t bytes = 64ULL << 20U;  // of the whole log
  std::size_t deals = 50'000;
  std::size_t events = 500'000;
};

class LogReader {
 public:
  explicit LogReader(LogLimits limits = {}) : limits_(limits) {}

  // Reads the source to its end, or to a limit.
  ImportResult read(ByteSource& source);

 private:
  void take(std::string_view bytes);
  void end_line(bool is_last);
  void read_line(std::string_view line);
  void read_statement(const std::vector<Word>& words, std::string_view line);
  void read_header(const std::vector<Word>& words);
  void read_rules(std::string_view text, const Place& where);
  void read_bank(const std::vector<Word>& words);
  void read_stake(const std::vector<Word>& words);
  void read_gone(const std::vector<Word>& words);
  void read_deal(const std::vector<Word>& words, std::string_view comment);
  void check_numbers(const DealLine& line);
  void skip(const std::vector<Word>& words);
  Place here() const;

  LogLimits limits_;
  Findings findings_;
  ImportResult result_;
  Session session_;
  RuleSet stated_rules_;
  std::string line_;
  std::uint64_t line_number_ = 1;
  std::uint64_t line_byte_ = 0;  // where the line began
  std::uint64_t byte_ = 0;
  std::size_t events_ = 0;
  bool is_line_too_long_ = false;
  bool is_stopped_ = false;
  bool has_header_ = false;
  bool has_deals_ = false;  // also rejected ones
  std::optional<std::int64_t> last_number_;
  std::optional<std::int64_t> last_stake_;
};

}  // namespace kibic::importers::ochko_log
