#include "importers/klokan/klokan_importer.h"

#include <algorithm>
#include <utility>

#include "importers/klokan/klokan_game.h"

namespace kibic::importers::klokan {
namespace {

// A game is about 1 KB; beyond these figures a file is no record of people or programs playing.
constexpr std::size_t most_bytes = 16U << 20U;
constexpr std::size_t most_games = 10'000;
constexpr std::size_t most_half_moves = 500'000;  // of all games and variations

Place at_byte(std::uint64_t byte) {
  Place place;
  place.byte = byte;
  return place;
}

std::string read_all(ByteSource& source, Findings& findings) {
  std::string text;
  std::string buffer(1U << 16U, '\0');
  while (text.size() < most_bytes) {
    const auto count =
        source.read(buffer.data(), std::min(buffer.size(), most_bytes - text.size()));
    if (!count) {
      findings.error(count.error().code, at_byte(text.size()), count.error().text);
      return text;
    }
    if (*count == 0) return text;
    text.append(buffer, 0, *count);
  }
  char more = 0;
  const auto count = source.read(&more, 1);
  if (count && *count > 0) {
    findings.error("file-too-long", at_byte(text.size()),
                   Message(KIBIC_TEXT("Only the first {0} bytes are read."), most_bytes));
  }
  return text;
}

class Reading {
 public:
  ImportResult run(ByteSource& source) {
    const std::string text = read_all(source, findings_);
    Tokens tokens(text, findings_);
    std::optional<GameReader> game(std::in_place, findings_, work_);
    while (auto token = tokens.next()) {
      if (game->ends_before(*token)) {
        end(*game);
        game.emplace(findings_, work_);
      }
      game->read(*token);
      if (give_up(*game, token->where)) break;
    }
    end(*game);
    if (games_ == 0) {
      findings_.error("no-games", {}, Message(KIBIC_TEXT("The file holds no game of klokan.")));
    }
    result_.diagnostics = findings_.take();
    return std::move(result_);
  }

 private:
  void end(GameReader& game) {
    if (game.is_empty()) return;
    ++games_;
    half_moves_ += game.half_moves();
    auto read = game.finish();
    if (!read) {
      ++result_.rejected;
      return;
    }
    auto& records = result_.session.records;
    read->record.deal = static_cast<int>(games_);
    if (!read->annotations.is_empty()) {
      result_.annotations[records.size()] = std::move(read->annotations);
    }
    if (!read->stated_rules.empty()) {
      result_.stated_rules[records.size()] = std::move(read->stated_rules);
    }
    records.push_back(std::move(read->record));
  }

  bool give_up(const GameReader& game, const Place& where) {
    if (work_.is_over()) {
      findings_.error(
          "too-much-work", where,
          Message(KIBIC_TEXT("The positions have too many half-moves to go on; the rest "
                             "of the file is not read.")));
      return true;
    }
    if (games_ < most_games && half_moves_ + game.half_moves() < most_half_moves) return false;
    findings_.error("too-many-games", where,
                    Message(KIBIC_TEXT("The file holds more than {0} games or {1} half-moves; the "
                                       "rest is not read."),
                            most_games, most_half_moves));
    return true;
  }

  Findings findings_;
  Work work_;
  ImportResult result_;
  std::size_t games_ = 0;
  std::size_t half_moves_ = 0;  // of the games that are finished
};

bool is_half_move(const std::string& word) {
  const bool is_path = rules::parse_path(word).has_value();
  return is_path || rules::parse_ends(word).has_value();
}

}  // namespace

std::string_view KlokanImporter::description() const {
  return KIBIC_TEXT("Games of klokan as text.");
}

int KlokanImporter::probe(std::string_view prefix) const {
  Findings unheard;
  Tokens tokens(prefix, unheard);
  bool has_own_header = false;
  for (int i = 0; i < 40; ++i) {
    const auto token = tokens.next();
    if (!token) break;
    if (token->kind == Token::Kind::header) {
      if (token->name == "Format") return token->text.starts_with("klokan") ? 100 : 0;
      has_own_header |= token->name == "Rules" || token->name == "Start";
    } else if (token->kind == Token::Kind::word) {
      return !is_half_move(token->text) ? 0 : has_own_header ? 80 : 60;
    } else if (token->kind != Token::Kind::comment) {
      return 0;
    }
  }
  return 0;
}

ImportResult KlokanImporter::read(ByteSource& source) const {
  return Reading().run(source);
}

}  // namespace kibic::importers::klokan
