#include "core/games/marias/words.h"

#include <fmt/format.h>

#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

constexpr std::array<std::string_view, 4> symbols{"♥", "♦", "♠", "♣"};
constexpr std::array<std::string_view, 8> rank_names{"7", "8", "9", "J", "Q", "K", "10", "A"};
constexpr std::array<std::string_view, 6> flek_words{"flek", "re",      "tutti",
                                                     "boty", "kalhoty", "kajzr"};

std::string pretty(const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += ' ';
    text += pretty(card);
  }
  return text;
}

// Builds the sentence for one action.
class Teller {
 public:
  Teller(const State& state, Actor actor, const std::vector<std::string>& names)
      : state_(state), actor_(actor), names_(names) {}

  Message operator()(const NewDeal& action) const {
    return Message(KIBIC_TEXT("Deal {0} begins; {1} deals."), action.number, name(action.dealer));
  }
  Message operator()(const Cut& action) const {
    if (!action.cards) return Message(KIBIC_TEXT("The cards are shuffled."));
    return Message(KIBIC_TEXT("{0} cards are cut."), *action.cards);
  }
  Message operator()(const Deal& action) const;
  Message operator()(const Bid& action) const {
    return Message(KIBIC_TEXT("{0} bids {1}."), who(), pretty(action.rung));
  }
  Message operator()(const Hold& action) const {
    return Message(KIBIC_TEXT("{0} holds {1}."), who(), pretty(action.rung));
  }
  Message operator()(const Pass& /*action*/) const {
    return Message(KIBIC_TEXT("{0} passes."), who());
  }
  Message operator()(const AuctionResult& action) const {
    if (!action.declarer || !action.rung) return Message(KIBIC_TEXT("Everybody has passed."));
    return Message(KIBIC_TEXT("{0} wins the auction at {1}."), name(*action.declarer),
                   pretty(*action.rung));
  }
  Message operator()(const ChooseTrump& action) const {
    return Message(KIBIC_TEXT("{0} lays a trump card aside: {1}."), who(), symbol_of(action.suit));
  }
  Message operator()(const Discard& action) const {
    return Message(KIBIC_TEXT("{0} puts {1} into the talon."), who(), pretty(action.cards));
  }
  Message operator()(const Declare& action) const {
    return Message(KIBIC_TEXT("{0} announces {1}."), who(), pretty(action.contract));
  }
  Message operator()(const Respond& action) const {
    const bool is_question = state_.phase == Phase::declare && state_.to_act == actor_;
    if (is_question) return Message(KIBIC_TEXT("{0} asks whether the suit is good."), who());
    return action.is_good ? Message(KIBIC_TEXT("{0} says dobrá (good)."), who())
                          : Message(KIBIC_TEXT("{0} says špatná (bad)."), who());
  }
  Message operator()(const Fold& /*action*/) const {
    return Message(KIBIC_TEXT("{0} gives the hand up."), who());
  }
  Message operator()(const Against& action) const {
    return Message(KIBIC_TEXT("{0} announces {1}."), who(), pretty(action.part));
  }
  Message operator()(const Flek& action) const {
    return Message(KIBIC_TEXT("{0} says {1} on {2}: ×{3}."), who(), flek_word(action.count),
                   pretty(action.part), factor(action.count));
  }
  Message operator()(const FlekPass& action) const {
    if (!action.part) return Message(KIBIC_TEXT("{0} says dobrá: no more fleks."), who());
    return Message(KIBIC_TEXT("{0} says dobrá on {1}."), who(), pretty(*action.part));
  }
  Message operator()(const NotPlayedStatement& action) const;
  Message operator()(const Play& action) const;
  Message operator()(const TrickStatement& action) const {
    return Message(KIBIC_TEXT("{0} wins trick {1}: {2}."), name(action.winner), action.number,
                   pretty(action.cards));
  }
  Message operator()(const LayDown& action) const {
    return Message(KIBIC_TEXT("{0} lays the hand down: {1}."), who(), pretty(action.cards));
  }
  Message operator()(const ResultStatement& action) const;
  Message operator()(const Reveal& /*action*/) const {
    return Message(KIBIC_TEXT("All cards are shown."));
  }

 private:
  std::string name(int seat) const {
    const auto place = static_cast<std::size_t>(seat);
    if (seat >= 0 && place < names_.size() && !names_[place].empty()) return names_[place];
    return flow::seat_name(seat);
  }
  std::string who() const { return actor_.is_seat() ? name(actor_.seat_number()) : "@"; }
  // 2 to the n, or the power itself where it would not fit.
  static std::string factor(int count) {
    if (count > 62) return fmt::format("2^{}", count);
    return std::to_string(std::uint64_t{1} << static_cast<unsigned>(count));
  }

  const State& state_;
  Actor actor_;
  const std::vector<std::string>& names_;
};

Message Teller::operator()(const Deal& action) const {
  std::vector<std::string> parts;
  for (int seat = 0; seat < 3; ++seat) {
    const auto& hand = action.hands[static_cast<std::size_t>(seat)];
    if (!hand.empty()) parts.push_back(fmt::format("{}: {}", name(seat), pretty(hand)));
  }
  const std::string hands = fmt::format("{}", fmt::join(parts, "; "));
  if (hands.empty()) return Message(KIBIC_TEXT("The talon is dealt: {0}."), pretty(action.talon));
  if (action.talon.empty()) return Message(KIBIC_TEXT("Cards are dealt. {0}."), hands);
  return Message(KIBIC_TEXT("Cards are dealt. {0}; talon: {1}."), hands, pretty(action.talon));
}

Message Teller::operator()(const NotPlayedStatement& action) const {
  switch (action.reason) {
    case NotPlayed::no_flek:
      return Message(KIBIC_TEXT("The deal is not played: no flek."));
    case NotPlayed::one_flek:
      return Message(KIBIC_TEXT("The deal is not played: one flek on hra only."));
    case NotPlayed::fold:
      return Message(KIBIC_TEXT("The deal is not played: it was given up."));
    case NotPlayed::helpers_shown:
      return Message(KIBIC_TEXT("The deal is not played: a defender shows four helper cards."));
    case NotPlayed::all_passed:
      return Message(KIBIC_TEXT("The deal is not played: everybody passed."));
    case NotPlayed::good:
      return Message(KIBIC_TEXT("The deal is not played: the flek was accepted."));
  }
  return Message(KIBIC_TEXT("The deal is not played."));
}

Message Teller::operator()(const Play& action) const {
  const bool is_in_turn = state_.phase == Phase::play && actor_.is_seat();
  const auto marriage =
      is_in_turn ? flow::marriage_shown(state_, actor_.seat_number(), action.card) : std::nullopt;
  if (marriage) {
    return Message(KIBIC_TEXT("{0} plays {1} and shows a marriage of {2}."), who(),
                   pretty(action.card), marriage->value);
  }
  return Message(KIBIC_TEXT("{0} plays {1}."), who(), pretty(action.card));
}

Message Teller::operator()(const ResultStatement& action) const {
  if (!action.amounts) return Message(KIBIC_TEXT("The deal is settled."));
  const auto& amounts = *action.amounts;
  return Message(KIBIC_TEXT("The deal is settled: {0} {1}, {2} {3}, {4} {5}."), name(0), amounts[0],
                 name(1), amounts[1], name(2), amounts[2]);
}

// The short form; what needs no symbols is shown in the notation itself.
class Sketch {
 public:
  std::string operator()(const Bid& action) const { return pretty(action.rung); }
  std::string operator()(const Hold& action) const { return "mám " + pretty(action.rung); }
  std::string operator()(const ChooseTrump& action) const {
    return std::string(symbol_of(action.suit));
  }
  std::string operator()(const Discard& action) const { return pretty(action.cards); }
  std::string operator()(const Declare& action) const { return pretty(action.contract); }
  std::string operator()(const Respond& action) const {
    return action.is_good ? "dobrá" : "špatná";
  }
  std::string operator()(const Against& action) const { return std::string(pretty(action.part)); }
  std::string operator()(const Flek& action) const {
    return fmt::format("{} {}", flek_word(action.count), pretty(action.part));
  }
  std::string operator()(const FlekPass& action) const {
    return action.part ? fmt::format("dobrá {}", pretty(*action.part)) : "dobrá";
  }
  std::string operator()(const Play& action) const { return pretty(action.card); }
  std::string operator()(const LayDown& action) const { return pretty(action.cards); }
  std::string operator()(const TrickStatement& action) const { return pretty(action.cards); }
  template <class Other>
  std::string operator()(const Other& action) const {
    return Rules::format(State(), Action(action));
  }
};

}  // namespace

std::string_view symbol_of(Suit suit) {
  return symbols[static_cast<std::size_t>(suit)];
}

std::string pretty(Card card) {
  return std::string(symbol_of(card.suit())) +
         std::string(rank_names[static_cast<std::size_t>(card.rank())]);
}

// The adjective agrees with the rank: sedma and desítka are feminine, svršek masculine, eso neuter.
std::string czech_name(Card card) {
  constexpr std::array<std::string_view, 4> feminine{"srdcová", "kulová", "zelená", "žaludová"};
  constexpr std::array<std::string_view, 4> masculine{"srdcový", "kulový", "zelený", "žaludový"};
  constexpr std::array<std::string_view, 4> neuter{"srdcové", "kulové", "zelené", "žaludové"};
  constexpr std::array<std::string_view, 8> ranks{"sedma",  "osma", "devítka", "spodek",
                                                  "svršek", "král", "desítka", "eso"};
  const bool is_figure =
      card.rank() == Rank::spodek || card.rank() == Rank::svrsek || card.rank() == Rank::kral;
  const auto& suits = card.rank() == Rank::eso ? neuter : is_figure ? masculine : feminine;
  return fmt::format("{} {}", suits[static_cast<std::size_t>(card.suit())],
                     ranks[static_cast<std::size_t>(card.rank())]);
}

std::string pretty(CardSet cards) {
  std::string text;
  for (const Card card : in_hand_order(cards)) {
    text += (text.empty() ? "" : " ") + pretty(card);
  }
  return text;
}

std::string_view pretty(ContractKind kind) {
  switch (kind) {
    case ContractKind::hra:
      return "hra";
    case ContractKind::sedma:
      return "sedma";
    case ContractKind::sto:
      return "sto";
    case ContractKind::stosedm:
      return "stosedm";
    case ContractKind::betl:
      return "betl";
    case ContractKind::durch:
      return "durch";
    case ContractKind::two_sevens:
      return "dvě sedmy";
    case ContractKind::two_sevens_sto:
      return "dvě sedmy a sto";
  }
  return "";
}

std::string_view pretty(Part part) {
  switch (part) {
    case Part::hra:
      return "hra";
    case Part::sedma:
      return "sedma";
    case Part::sto:
      return "sto";
    case Part::betl:
      return "betl";
    case Part::durch:
      return "durch";
    case Part::two_sevens:
      return "dvě sedmy";
    case Part::sedma_against:
      return "sedma proti";
    case Part::sto_against:
      return "sto proti";
    case Part::silent_seven:
      return "tichá sedma";
  }
  return "";
}

std::string pretty(const Contract& contract) {
  std::string text(pretty(contract.kind));
  if (contract.trump) text.append(" ").append(symbol_of(*contract.trump));
  if (contract.helper) text.append(" ").append(symbol_of(*contract.helper));
  return text;
}

std::string pretty(Rung rung) {
  std::string text(pretty(rung.kind));
  if (rung.is_better) text += " lepší";
  return text;
}

std::string flek_word(int count) {
  const auto place = static_cast<std::size_t>(count - 1);
  if (count >= 1 && place < flek_words.size()) return std::string(flek_words[place]);
  return fmt::format("flek no. {}", count);
}

Message Rules::describe(const State& state, Actor actor, const Action& action,
                        const std::vector<std::string>& names) {
  return std::visit(Teller(state, actor, names), action);
}

std::string Rules::pretty(const State& /*state*/, const Action& action) {
  return std::visit(Sketch(), action);
}

}  // namespace kibic::marias
