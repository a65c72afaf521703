// One game of a .klokan file, put together word by word: the line played, what is said about it,
// and the variations. Every half-move is checked as it comes; from the first illegal one on a line
// is left out.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/games/klokan/rules.h"
#include "core/model/annotation.h"
#include "importers/findings.h"
#include "importers/klokan/klokan_half_move.h"
#include "importers/klokan/klokan_headers.h"
#include "importers/klokan/klokan_tokens.h"

namespace kibic::importers::klokan {

struct ReadGame {
  GameRecord record;
  Annotations annotations;
  std::set<std::string> stated_rules;  // keys
};

class GameReader {
 public:
  // Both have to outlive this.
  GameReader(Findings& findings, Work& work);

  // The token belongs to the next game: there this one has to be finished.
  bool ends_before(const Token& token) const;
  void read(const Token& token);
  // No value: the game has no position to begin from, or there was nothing at all.
  std::optional<ReadGame> finish();

  bool is_empty() const { return !has_headers_ && !has_begun_; }
  std::size_t half_moves() const {
    return half_moves_;
  }  // of all lines, as far as they were played

 private:
  // The line played, or a variation that is still open.
  struct Line {
    rules::State before;  // the last half-move
    rules::State now;
    Variation steps;  // of a variation
    Note pending;     // said before the first half-move
    bool has_step = false;
    bool is_at_end = false;  // behind `--`: what is said now belongs to the end
    bool is_cut = false;
  };

  void header(const Token& token);
  void begin();
  void word(const Token& token);
  void half_move(const Token& token);
  void illegal(const Token& token, const Error& error);
  void at_end(const Token& token);
  void comment(const Token& token);
  void mark(const Token& token);
  void open(const Token& token);
  void close(const Token& token);
  void close_line();

  bool is_main() const { return lines_.size() == 1; }
  Annotation& annotation_of(Line& line);
  Note& note_of(Line& line);
  void keep_pending(Line& line);
  void settle();
  void compare(const SavedResult& saved, const SavedResult& played, const Place& where);

  Findings& findings_;
  Work& work_;
  ReadGame game_;
  std::set<std::string> seen_;  // headers
  std::string rules_text_;
  Place rules_where_;
  std::optional<Token> start_;
  std::optional<Token> result_;
  std::vector<Line> lines_;  // the line played, and the open variations within each other
  std::size_t events_ = 0;   // of the line played
  std::size_t skipped_ = 0;  // open parentheses that are left out
  std::size_t half_moves_ = 0;
  bool has_headers_ = false;
  bool has_begun_ = false;
  bool has_result_word_ = false;
  bool is_rejected_ = false;
};

}  // namespace kibic::importers::klokan
