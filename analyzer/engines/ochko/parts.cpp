#include "analyzer/engines/ochko/parts.h"

#include "analyzer/engines/ochko/art/french_cards.h"
#include "analyzer/engines/ochko/judge/judge.h"
#include "analyzer/engines/ochko/numbers/odds_table.h"
#include "analyzer/engines/ochko/play/players.h"
#include "analyzer/engines/ochko/session_story.h"
#include "analyzer/engines/ochko/solve_request.h"

namespace kibic::ochko {

GameParts parts() {
  GameParts parts;
  parts.game = "ochko";
  parts.judge = std::make_shared<const Judge>();
  parts.players = {std::make_shared<const ExactPlayer>()};
  parts.solve = solve_request;
  parts.position_text = position_text;
  parts.tell_session = tell_session;
  parts.art = french_cards::art;
  parts.art_symbols = french_cards::symbols;
  parts.numbers = odds_tables;
  return parts;
}

}  // namespace kibic::ochko
