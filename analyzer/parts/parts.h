// What the analyzer can do for one game. Each game fills in one value in
// analyzer/engines/<game>/parts.cpp; what it has not got stays empty. Commands, reports and the
// window ask here and know no game by name.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/parts/beliefs.h"
#include "analyzer/report/report_input.h"
#include "analyzer/report/story.h"
#include "core/base/result.h"
#include "core/model/breach.h"
#include "core/model/record.h"
#include "core/model/scene.h"
#include "core/ports/engine.h"

namespace kibic {

// The value of every legal action in one position.
struct Solution {
  struct Move {
    std::string action;
    double value = 0;  // for the side to act
  };

  std::string game;
  std::string position;  // as it was asked
  int to_act = 0;
  bool exact = true;
  std::string unit;
  double value = 0;         // for the side to act
  std::vector<Move> moves;  // best first
  std::uint64_t nodes = 0;
  double ms = 0;
};

struct SolveRequest {
  std::string position;  // in the notation of the command line contract
  RuleSet rules;
  // Options of the game's own: "fleks", "objective", "depth".
  std::map<std::string, std::string> extras;
};

// How many different lines of play there are from a position.
struct Perft {
  struct Branch {
    std::string action;
    std::uint64_t nodes = 0;
  };

  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<Branch> divide;  // by first action, in alphabetical order
};

struct PerftRequest {
  std::string position;
  RuleSet rules;
  int depth = 1;  // 0…20
};

// A picture of one piece of a scene as SVG content, without the <svg> element around it.
struct PieceArt {
  std::string body;
  int width = 100;
  int height = 150;
};

// How a picture is used.
enum class ArtUse {
  alone,       // it stands alone and refers to nothing
  in_document  // it may refer to the art_symbols() of its game
};

// A further engine of ours, only to be compared with the others.
struct Adviser {
  std::string name;  // as `bench engines` takes it
  // The action of the seat whose turn it is, by what it sees. No value: it knows none here, and the
  // rules of thumb speak for it; or it was asked to stop.
  std::function<std::optional<Action>(const State&, int seat, std::stop_token)> choose;
};

struct GameParts {
  std::string game;
  std::shared_ptr<const DecisionJudge> judge;                // nullptr: nobody judges it yet
  std::vector<std::shared_ptr<const EnginePlayer>> players;  // the best one first
  std::vector<Adviser> advisers;
  // An Error says which word of the request cannot be.
  std::function<Result<Solution>(const SolveRequest&, std::stop_token)> solve;
  std::function<Result<Perft>(const PerftRequest&, std::stop_token)> perft;
  // The position as `solve` takes it, as far as the viewer may know it (no viewer: open view). No
  // value: it cannot be written so.
  std::function<std::optional<std::string>(const State&, std::optional<int> viewer)> position_text;
  // Adds to a story what the game can tell better than event by event. REQUIRES: names are filled.
  std::function<void(const ReportInput&, Story&)> tell;
  std::function<StoryPosition(const State&, int seat)> position;
  // Number of the full move to which an action in the state belongs, from 1. Empty: the game is not
  // told in full moves.
  std::function<int(const State&)> full_move;
  // What a session of several reviewed records of the game comes to, in sentences. Records without
  // a review are left out.
  std::function<std::vector<std::string>(std::span<const ReportInput>)> tell_session;
  // What the rule book of the game calls the violations of a replay, and what they cost; those
  // without a name are left out.
  std::function<std::vector<Breach>(const Replay&)> breaches;
  // The picture of a piece by its name in a scene; none for a name that the game does not know.
  std::function<std::optional<PieceArt>(std::string_view name, ArtUse)> art;
  // Elements <symbol> that pictures refer to, with ids that begin with the name of the game.
  std::function<std::string()> art_symbols;
  // Numbers that are told beside the scene, as the viewer may know them (no viewer: open view).
  // At most a millisecond.
  std::function<std::vector<SceneTable>(const State&, std::optional<int> viewer)> numbers;
  // Where the pieces that the seat does not see may lie. No value: nothing is hidden at this
  // moment, or the record does not show the seat's own cards.
  std::function<std::optional<Beliefs>(const State&, int seat, const BeliefSettings&)> beliefs;
};

// A document with the picture of a piece; empty if the game has none of that name.
std::string piece_svg(std::string_view game, std::string_view name);

// Lives as long as the program; nullptr for a game that is not in the catalogue.
const GameParts* parts_for(std::string_view game);
const std::vector<GameParts>& all_parts();

}  // namespace kibic
