#include "analyzer/engines/marias/judge/preplay/opinion.h"

#include <cmath>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/heuristic/strength.h"
#include "analyzer/engines/marias/judge/common.h"
#include "core/base/rng.h"
#include "core/games/marias/ladder.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

class Reason {
 public:
  Reason(const View& view, std::uint64_t seed) : view_(view), seed_(seed) {}

  Message operator()(const Flek& flek) const {
    const char* const text =
        is_declarer() ? KIBIC_TEXT("By rule of thumb you make {0} in {1} %; {2} asks for {3} %.")
                      : KIBIC_TEXT("By rule of thumb {0} fails in {1} %; {2} asks for {3} %.");
    return Message(text, pretty(flek.part), per_cent(belief_in(view_, flek.part)),
                   flek_word(flek.count), per_cent(belief_asked_for(flek.count)));
  }
  Message operator()(const FlekPass& /*pass*/) const {
    const auto part = open_part();
    if (!part) return Message(KIBIC_TEXT("No part is doubtful enough by rule of thumb."));
    const int next = view_.doubling.counts[index_of(*part)] + 1;
    const char* const text =
        is_declarer()
            ? KIBIC_TEXT("By rule of thumb you make {0} in {1} %, and {2} asks for {3} %.")
            : KIBIC_TEXT("By rule of thumb {0} fails in {1} %, and {2} asks for {3} %.");
    return Message(text, pretty(*part), per_cent(belief_in(view_, *part)), flek_word(next),
                   per_cent(belief_asked_for(next)));
  }
  Message operator()(const Against& against) const {
    return Message(KIBIC_TEXT("{0} trumps and {1} sharp cards are enough for {2}."),
                   view_.hand.in(*view_.contract->trump).size(),
                   (view_.hand & CardSet::sharp()).size(), pretty(against.part));
  }
  Message operator()(const Discard& discard) const {
    return Message(KIBIC_TEXT("Without {0} the hand promises most by rule of thumb."),
                   pretty(discard.cards));
  }
  Message operator()(const Fold& /*fold*/) const {
    return Message(KIBIC_TEXT("By rule of thumb no contract loses less than giving up."));
  }
  Message operator()(const Declare& declare) const {
    const Holding holding{view_.hand, view_.talon.value_or(CardSet())};
    const Part part = parts_of(declare.contract.kind).front();
    return Message(KIBIC_TEXT("By rule of thumb {0} promises most: {1} is made in {2} %."),
                   pretty(declare.contract), pretty(part),
                   per_cent(chance_of_part(holding, declare.contract, part)));
  }
  Message operator()(const Respond& answer) const {
    if (view_.phase == Phase::declare) {
      return Message(KIBIC_TEXT("By rule of thumb a game with trumps promises most."));
    }
    return answer.is_good
               ? Message(KIBIC_TEXT("By rule of thumb the hand is not good enough for betl or "
                                    "durch."))
               : Message(KIBIC_TEXT("By rule of thumb the hand is good enough for betl or durch."));
  }
  Message operator()(const ChooseTrump& choice) const {
    return Message(KIBIC_TEXT("{0} cards of {1} among the first seven are the best trumps by rule "
                              "of thumb."),
                   view_.hand.in(choice.suit).size(), symbol_of(choice.suit));
  }
  Message operator()(const Bid& /*bid*/) const { return up_to(); }
  Message operator()(const Hold& /*hold*/) const { return up_to(); }
  Message operator()(const Pass& /*pass*/) const { return up_to(); }
  template <class Other>
  Message operator()(const Other& /*other*/) const {
    return {};
  }

 private:
  bool is_declarer() const { return view_.seat == view_.declarer; }

  std::optional<Part> open_part() const {
    for (const Part part : all_parts) {
      if (view_.doubling.is_open[index_of(part)]) return part;
    }
    return std::nullopt;
  }

  Message up_to() const {
    Rng rng(seed_);
    const int highest = highest_rung(view_, rng);
    if (highest < 0) return Message(KIBIC_TEXT("By rule of thumb no contract is worth bidding."));
    const Rung rung = ladder(*view_.options)[static_cast<std::size_t>(highest)];
    return Message(KIBIC_TEXT("By rule of thumb the hand is good for {0} and no more."),
                   pretty(rung));
  }

  const View& view_;
  std::uint64_t seed_;
};

std::string rule_of(Phase phase) {
  switch (phase) {
    case Phase::trump:
      return "marias.before.trump";
    case Phase::bid:
      return "marias.before.bid";
    case Phase::talon:
      return "marias.before.discard";
    case Phase::declare:
      return "marias.before.declare";
    case Phase::respond:
      return "marias.before.respond";
    case Phase::flek:
      return "marias.before.flek";
    case Phase::deal:
    case Phase::play:
    case Phase::over:
      break;
  }
  return "";
}

}  // namespace

std::optional<Advised> advise_before_play(const View& view, const std::vector<Action>& legal,
                                          std::uint64_t seed) {
  if (legal.empty()) return std::nullopt;
  Rng rng(seed);
  const Action action = decide(view, legal, rng);
  return Advised{action, rule_of(view.phase), std::visit(Reason(view, seed), action)};
}

}  // namespace kibic::marias
