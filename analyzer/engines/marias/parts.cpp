#include "analyzer/engines/marias/parts.h"

#include "analyzer/engines/marias/art/card_art.h"
#include "analyzer/engines/marias/judge/judge.h"
#include "analyzer/engines/marias/play/players.h"
#include "analyzer/engines/marias/solve_request.h"
#include "analyzer/engines/marias/story/story.h"

namespace kibic::marias {

GameParts parts() {
  GameParts parts;
  parts.game = "marias";
  parts.judge = std::make_shared<const Judge>();
  parts.players = {std::make_shared<const SearchPlayer>(), std::make_shared<const RulePlayer>()};
  parts.solve = solve_request;
  parts.position_text = position_text;
  parts.tell = tell;
  parts.position = position_before;
  parts.art = card_art::art;
  parts.art_symbols = card_art::symbols;
  return parts;
}

}  // namespace kibic::marias
