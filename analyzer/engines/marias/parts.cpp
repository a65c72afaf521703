#include "analyzer/engines/marias/parts.h"

#include "analyzer/engines/marias/art/card_art.h"
#include "analyzer/engines/marias/judge/beliefs.h"
#include "analyzer/engines/marias/judge/judge.h"
#include "analyzer/engines/marias/luck_story.h"
#include "analyzer/engines/marias/play/players.h"
#include "analyzer/engines/marias/solve_request.h"
#include "analyzer/engines/marias/story/story.h"
#include "analyzer/engines/marias/thesis/thesis.h"
#include "core/games/marias/breaches.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

void tell_with_luck(const ReportInput& input, Story& story) {
  tell(input, story);
  for (std::string& note : luck_notes(input, story.names)) {
    story.notes.push_back(std::move(note));
  }
}

std::optional<kibic::Action> thesis_choice(const kibic::State& state, int seat,
                                           std::stop_token stop) {
  const State* typed = state.as<Rules>();
  if (typed == nullptr) return std::nullopt;
  const auto opinion = thesis::opinion(*typed, seat, std::move(stop));
  if (!opinion) return std::nullopt;
  return kibic::Action{Rules::format(*typed, Play{opinion->card})};
}

}  // namespace

GameParts parts() {
  GameParts parts;
  parts.game = "marias";
  parts.judge = std::make_shared<const Judge>();
  parts.players = {std::make_shared<const SearchPlayer>(), std::make_shared<const RulePlayer>()};
  parts.advisers = {{"thesis", thesis_choice}};
  parts.solve = solve_request;
  parts.position_text = position_text;
  parts.tell = tell_with_luck;
  parts.tell_session = tell_session;
  parts.position = position_before;
  parts.breaches = breaches;
  parts.beliefs = beliefs;
  parts.art = card_art::art;
  parts.art_symbols = card_art::symbols;
  return parts;
}

}  // namespace kibic::marias
