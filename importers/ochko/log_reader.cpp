#include "importers/ochko/log_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"
#include "core/games/ochko/notation.h"
#include "importers/ochko/deal_builder.h"

namespace kibic::importers::ochko_log {
namespace {

namespace rules = kibic::ochko;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::size_t longest_comment = 200;
constexpr std::size_t longest_name = 80;
constexpr std::int64_t known_version = 1;

// Clean text of at most so many bytes; no character is cut in two. Cutting it again changes
// nothing.
std::string cut(std::string_view text, std::size_t most) {
  std::string clean = clean_utf8(trim(text));
  if (clean.size() <= most) return clean;
  const auto is_inner = [&](std::size_t at) {
    return (static_cast<unsigned char>(clean[at]) & 0xC0U) == 0x80U;
  };
  while (most > 0 && is_inner(most)) --most;
  return std::string(trim(std::string_view(clean).substr(0, most)));
}

// "key=value" pairs, also with blanks around the sign or within the value: "reshuffle = below 16".
std::vector<std::pair<std::string, std::string>> pairs_of(std::string_view text) {
  std::vector<std::string> parts;
  std::string spaced;
  for (const char c : text) spaced += c == '=' ? " = " : std::string(1, c == ',' ? ' ' : c);
  for (const std::string_view word : words(spaced)) parts.emplace_back(trim(word));
  std::vector<std::pair<std::string, std::string>> pairs;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool has_value = i + 1 < parts.size() && parts[i + 1] == "=";
    if (has_value) {
      pairs.emplace_back(parts[i], i + 2 < parts.size() ? parts[i + 2] : "");
      i += 2;
    } else if (!pairs.empty()) {
      pairs.back().second += " " + parts[i];
    } else {
      pairs.emplace_back(parts[i], "");
    }
  }
  return pairs;
}

}  // namespace

Place LogReader::here() const {
  return {.byte = line_byte_, .line = line_number_, .column = 1, .packet = {}, .event = {}};
}

ImportResult LogReader::read(ByteSource& source) {
  std::array<char, 4096> buffer{};
  while (!is_stopped_) {
    const auto count = source.read(buffer.data(), buffer.size());
    if (!count) findings_.error(count.error().code, here(), count.error().text);
    if (!count || *count == 0) break;
    take(std::string_view(buffer.data(), *count));
  }
  if (!is_stopped_ && (!line_.empty() || is_line_too_long_)) end_line(true);
  if (!has_deals_) {
    findings_.error("no-deals", {}, Message(KIBIC_TEXT("There is no deal of ochko in it.")));
  } else if (!has_header_) {
    findings_.note("no-header", {},
                   Message(KIBIC_TEXT("There is no line “ochko 1”: what the log does not say is "
                                      "taken from the rule book.")));
  }
  result_.diagnostics = findings_.take();
  return std::move(result_);
}

void LogReader::take(std::string_view bytes) {
  for (const char c : bytes) {
    if (is_stopped_) return;
    if (byte_ >= limits_.bytes) {
      findings_.error("too-long", here(),
                      Message(KIBIC_TEXT("The log is longer than {0} bytes; the rest is left out."),
                              limits_.bytes));
      is_stopped_ = true;
      return;
    }
    ++byte_;
    if (c == '\n') {
      end_line(false);
    } else if (line_.size() < limits_.line_bytes) {
      line_ += c;
    } else {
      is_line_too_long_ = true;
    }
  }
}

void LogReader::end_line(bool is_last) {
  if (is_line_too_long_) {
    findings_.error(
        "line-too-long", here(),
        Message(KIBIC_TEXT("The line is longer than {0} bytes and left out."), limits_.line_bytes));
    if (looks_like_deal(words_of(line_, here()))) ++result_.rejected;
    has_deals_ = true;
  } else {
    const std::size_t deals = result_.session.records.size();
    read_line(line_);
    if (is_last && result_.session.records.size() > deals) {
      findings_.note("no-line-end", here(),
                     Message(KIBIC_TEXT("The last line has no end; perhaps the log was cut.")));
    }
  }
  line_.clear();
  is_line_too_long_ = false;
  ++line_number_;
  line_byte_ = byte_;
}

void LogReader::read_line(std::string_view line) {
  Place start = here();
  if (line_number_ == 1 && line.starts_with(byte_order_mark)) {
    line.remove_prefix(byte_order_mark.size());
    *start.byte += byte_order_mark.size();
  }
  std::string_view comment;
  const std::string_view text = without_comment(line, comment);
  const std::vector<Word> all = words_of(text, start);
  if (all.empty()) return;
  if (looks_like_deal(all)) return read_deal(all, comment);
  read_statement(all, text);
}

void LogReader::read_statement(const std::vector<Word>& all, std::string_view line) {
  const std::string_view key = all.front().text;
  const std::string_view rest = trim(line.substr(line.find(key) + key.size()));
  if (key == "ochko") {
    read_header(all);
  } else if (key == "rules") {
    read_rules(rest, all.front().where);
  } else if (key == "bank") {
    read_bank(all);
  } else if (key == "stake") {
    read_stake(all);
  } else if (key == "shuffle") {
    session_.shuffle();
  } else if (key == "gone") {
    read_gone(all);
  } else if (key == "player" || key == "banker") {
    session_.players[key == "player" ? 0 : 1] = cut(rest, longest_name);
  } else if (key == "date") {
    if (!rest.empty() && !is_date(rest)) return skip(all);
    session_.date = rest;
  } else if (key != "stop") {
    // "stop" between two deals changes nothing.
    findings_.warning("unknown-line", all.front().where,
                      Message(KIBIC_TEXT("A line that begins with “{0}” is not known and left "
                                         "out."),
                              cut(key, 40)));
  }
}

void LogReader::read_header(const std::vector<Word>& all) {
  has_header_ = true;
  const auto version = all.size() > 1 ? to_integer(all[1].text) : std::nullopt;
  if (version == known_version) return;
  findings_.warning("unknown-version", all.back().where,
                    Message(KIBIC_TEXT("This is not version {0} of the format; it is read as if "
                                       "it were."),
                            known_version));
}

// A key that cannot be is left out; the others count.
void LogReader::read_rules(std::string_view text, const Place& where) {
  for (const auto& [key, value] : pairs_of(text)) {
    RuleSet with = stated_rules_;
    // Both names of one rule: the last one counts.
    if (key == "deck" || key == "reshuffle") {
      with.erase("deck");
      with.erase("reshuffle");
    }
    with[key] = value;
    const auto options = rules::Options::from(with);
    if (options) {
      stated_rules_ = std::move(with);
      session_.options = *options;
      continue;
    }
    Message text_clean = options.error().text;
    for (std::string& argument : text_clean.args) argument = cut(argument, 60);
    findings_.warning(options.error().code, where, std::move(text_clean));
  }
}

void LogReader::read_bank(const std::vector<Word>& all) {
  const auto bank = all.size() == 2 ? rules::parse_hundredths(all[1].text) : std::nullopt;
  if (!bank) return skip(all);
  session_.bank = *bank;
  last_number_.reset();
}

void LogReader::read_stake(const std::vector<Word>& all) {
  const auto stake = all.size() == 2 ? to_integer(all[1].text) : std::nullopt;
  if (!stake || *stake < -rules::most_units || *stake > rules::most_units) return skip(all);
  session_.stake = *stake;
}

// "gone 8C 6D unseen 1": what has left the shoe before the next deal.
void LogReader::read_gone(const std::vector<Word>& all) {
  rules::CardSet gone;
  std::int64_t unseen = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    const auto card = rules::parse_card(all[i].text);
    if (card) {
      gone.insert(*card);
      continue;
    }
    const auto number = i + 2 == all.size() ? to_integer(all[i + 1].text) : std::nullopt;
    const bool is_room = number && *number >= 0 && *number <= rules::deck_size - gone.size();
    if (all[i].text != "unseen" || !is_room) return skip(all);
    unseen = *number;
    break;
  }
  if (session_.options.is_deck_fresh()) return skip(all);
  session_.gone = gone;
  session_.gone_unseen = static_cast<int>(unseen);
}

void LogReader::skip(const std::vector<Word>& all) {
  findings_.warning("bad-statement", all.front().where,
                    Message(KIBIC_TEXT("The line “{0}” cannot be understood and is left out."),
                            cut(all.front().text, 40)));
}

void LogReader::read_deal(const std::vector<Word>& all, std::string_view comment) {
  if (result_.session.records.size() >= limits_.deals || events_ >= limits_.events) {
    findings_.error("too-many-deals", here(),
                    Message(KIBIC_TEXT("The log has more than {0} deals or {1} events; the rest is "
                                       "left out."),
                            limits_.deals, limits_.events));
    is_stopped_ = true;
    return;
  }
  has_deals_ = true;
  const auto line = parse_deal(all, findings_);
  if (!line) {
    ++result_.rejected;
    return;
  }
  check_numbers(*line);
  GameRecord record = build_deal(*line, session_, findings_);
  constexpr std::int64_t most = 1'000'000'000;
  const bool is_numbered = line->number && *line->number >= 1 && *line->number <= most;
  record.deal = static_cast<int>(is_numbered ? *line->number : last_number_.value_or(0) + 1);
  last_number_ = record.deal;
  if (!comment.empty()) {
    record.events.push_back(TableNote{cut(comment, longest_comment), all.front().where});
  }
  events_ += record.events.size();
  auto& records = result_.session.records;
  for (const auto& [key, value] : stated_rules_) result_.stated_rules[records.size()].insert(key);
  // One rule by two names.
  if (stated_rules_.contains("deck") || stated_rules_.contains("reshuffle")) {
    result_.stated_rules[records.size()].insert({"deck", "reshuffle"});
  }
  records.push_back(std::move(record));
}

// Numbers go up by one, stakes by steps of "stake +" and "stake -" (rule book 1, A11).
void LogReader::check_numbers(const DealLine& line) {
  if (line.number && last_number_ && *line.number != *last_number_ + 1) {
    findings_.note("deal-number", line.where,
                   Message(KIBIC_TEXT("Deal {0} follows deal {1}; perhaps some are missing."),
                           *line.number, *last_number_));
  }
  const std::int64_t stake = line.stake.value_or(session_.stake);
  if (last_stake_ && (stake - *last_stake_) % session_.options.stake_step != 0) {
    findings_.warning("stake-step", line.where,
                      Message(KIBIC_TEXT("The stake went from {0} to {1}, which is no multiple of "
                                         "the step {2}."),
                              *last_stake_, stake, session_.options.stake_step));
  }
  last_stake_ = stake;
}

}  // namespace kibic::importers::ochko_log
