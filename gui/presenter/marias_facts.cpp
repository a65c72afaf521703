#include "gui/presenter/marias_facts.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "analyzer/report/amounts.h"
#include "core/base/text.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/words.h"

namespace kibic::gui {
namespace {

using marias::Contract;
using marias::Phase;
using MariasState = marias::State;

std::string name_at(const std::vector<std::string>& names, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  return index < names.size() ? names[index] : std::string();
}

// "×4" for two fleks; the game has no limit, numbers do.
std::string factor_text(int fleks) {
  return "×" + std::to_string(std::int64_t{1} << std::min(fleks, 60));
}

std::string doubled_parts(const MariasState& state) {
  std::vector<std::string> parts;
  for (const marias::Part part : marias::all_parts) {
    const int count = state.doubling.counts[marias::index_of(part)];
    if (count > 0) parts.push_back(std::string(marias::pretty(part)) + " " + factor_text(count));
  }
  return join(parts, ", ");
}

std::string trumps_of(const Contract& contract) {
  std::string suits(marias::symbol_of(*contract.trump));
  if (contract.helper) suits.append(" ").append(marias::symbol_of(*contract.helper));
  return suits;
}

std::string contract_text(const MariasState& state, const Contract& contract,
                          const std::string& declarer) {
  const std::string kind(marias::pretty(contract.kind));
  const std::string doubled = doubled_parts(state);
  if (contract.trump && doubled.empty()) {
    return render(
        Message(KIBIC_TEXT("{0} plays {1}; trumps {2}"), declarer, kind, trumps_of(contract)));
  }
  if (contract.trump) {
    return render(Message(KIBIC_TEXT("{0} plays {1}; trumps {2}; {3}"), declarer, kind,
                          trumps_of(contract), doubled));
  }
  if (doubled.empty()) {
    return render(Message(KIBIC_TEXT("{0} plays {1}, without trumps"), declarer, kind));
  }
  return render(Message(KIBIC_TEXT("{0} plays {1}, without trumps; {2}"), declarer, kind, doubled));
}

std::string before_contract(const MariasState& state, const std::vector<std::string>& names) {
  if (state.phase == Phase::deal) return tr(KIBIC_TEXT("The cards are being dealt"));
  if (state.phase == Phase::trump) {
    return render(Message(KIBIC_TEXT("{0} chooses trumps"), name_at(names, state.chooser)));
  }
  if (state.phase == Phase::bid && state.auction.holder && state.auction.rung) {
    return render(Message(KIBIC_TEXT("Auction: {0} is at {1}"),
                          name_at(names, *state.auction.holder),
                          marias::pretty(*state.auction.rung)));
  }
  if (state.phase == Phase::bid) return tr(KIBIC_TEXT("Auction: nobody has bid yet"));
  if (state.phase == Phase::over) return tr(KIBIC_TEXT("Nobody played"));
  return render(Message(KIBIC_TEXT("{0} prepares a contract"), name_at(names, state.declarer)));
}

// Files of one deal may not say who dealt; in volený the chooser is the forhont (rule book 1.4).
std::optional<int> forhont_of(const MariasState& state) {
  if (state.has_begun) return state.forhont();
  const bool has_chooser =
      state.options->variant == marias::Variant::voleny && state.chosen_trump.has_value();
  return has_chooser ? std::optional(state.chooser) : std::nullopt;
}

// Clockwise from the dealer's left, as the rule book names the places (1.2).
std::string position_text(const MariasState& state, int seat) {
  constexpr std::array<const char*, 3> places{"forhont", "zadák", "rozdávající"};
  const auto forhont = forhont_of(state);
  if (!forhont) return {};
  return places[static_cast<std::size_t>((seat - *forhont + 3) % 3)];
}

std::string role_text(const MariasState& state, int seat) {
  if (!state.contract) return {};
  return seat == state.declarer ? tr(KIBIC_TEXT("declarer")) : tr(KIBIC_TEXT("defender"));
}

// Marriages shown and fleks said, in the words of the game.
std::vector<std::string> deeds_of(const MariasState& state, int seat) {
  std::vector<std::string> deeds;
  for (const marias::Marriage& marriage : state.marriages) {
    if (marriage.seat != seat) continue;
    deeds.push_back(render(
        Message(KIBIC_TEXT("hláška {0} {1}"), marias::symbol_of(marriage.suit), marriage.value)));
  }
  for (const auto& [speaker, call] : state.doubling.calls) {
    if (speaker != seat) continue;
    if (const auto* flek = std::get_if<marias::Flek>(&call)) {
      deeds.push_back(render(Message(KIBIC_TEXT("{0} on {1}"), marias::flek_word(flek->count),
                                     marias::pretty(flek->part))));
    } else if (const auto* against = std::get_if<marias::Against>(&call)) {
      deeds.emplace_back(marias::pretty(against->part));
    }
  }
  return deeds;
}

std::string veiled_deal(const marias::Deal& deal, int viewer) {
  const auto& hand = deal.hands[static_cast<std::size_t>(viewer)];
  if (hand.empty() && !deal.talon.empty()) return tr(KIBIC_TEXT("The talon is dealt."));
  if (hand.empty()) return tr(KIBIC_TEXT("Cards are dealt."));
  marias::CardSet cards;
  for (const marias::Card card : hand) cards.insert(card);
  return render(Message(KIBIC_TEXT("Cards are dealt: {0}."), marias::pretty(cards)));
}

}  // namespace

std::string marias_contract(const State& state, const std::vector<std::string>& names) {
  const MariasState* typed = state.as<marias::Rules>();
  if (typed == nullptr) return {};
  if (!typed->contract) return before_contract(*typed, names);
  return contract_text(*typed, *typed->contract, name_at(names, typed->declarer));
}

std::string marias_headline(const State& state, const std::vector<std::string>& names) {
  const MariasState* typed = state.as<marias::Rules>();
  if (typed == nullptr) return {};
  if (!typed->contract) {
    return typed->phase == Phase::over ? tr(KIBIC_TEXT("not played")) : std::string();
  }
  return render(Message(KIBIC_TEXT("{0}: {1}"), name_at(names, typed->declarer),
                        marias::pretty(*typed->contract)));
}

void add_marias_facts(const State& state, const State& end, const std::string& unit,
                      std::vector<SeatLine>& seats) {
  const MariasState* typed = state.as<marias::Rules>();
  const MariasState* last = end.as<marias::Rules>();
  if (typed == nullptr || last == nullptr) return;
  for (std::size_t i = 0; i < seats.size() && i < 3; ++i) {
    const int seat = static_cast<int>(i);
    seats[i].role = role_text(*typed, seat);
    seats[i].position = position_text(*last, seat);
    if (typed->is_score_known) {
      seats[i].score = signed_amount_text(static_cast<double>(typed->score_before[i]), unit);
    }
    seats[i].deeds = deeds_of(*typed, seat);
  }
}

std::optional<std::string> marias_veiled(const State& state, Actor actor, const Action& action,
                                         int viewer, const std::vector<std::string>& names) {
  const MariasState* typed = state.as<marias::Rules>();
  if (typed == nullptr || viewer < 0 || viewer > 2) return std::nullopt;
  const auto parsed = marias::Rules::parse(*typed, action.text);
  if (!parsed) return std::nullopt;
  if (const auto* deal = std::get_if<marias::Deal>(&*parsed)) return veiled_deal(*deal, viewer);
  const bool is_discard = std::holds_alternative<marias::Discard>(*parsed);
  if (!is_discard || actor == Actor::seat(viewer) || !actor.is_seat()) return std::nullopt;
  return render(
      Message(KIBIC_TEXT("{0} puts cards into the talon."), name_at(names, actor.seat_number())));
}

}  // namespace kibic::gui
