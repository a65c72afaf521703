#include "analyzer/engines/ochko/parts.h"

#include "analyzer/engines/ochko/judge/judge.h"
#include "analyzer/engines/ochko/play/players.h"
#include "analyzer/engines/ochko/solve_request.h"

namespace kibic::ochko {

GameParts parts() {
  GameParts parts;
  parts.game = "ochko";
  parts.judge = std::make_shared<const Judge>();
  parts.players = {std::make_shared<const ExactPlayer>()};
  parts.solve = solve_request;
  return parts;
}

}  // namespace kibic::ochko
