#include "analyzer/engines/ochko/solve_request.h"

#include <algorithm>
#include <chrono>

#include "analyzer/engines/ochko/exact/player_view.h"
#include "core/base/text.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

struct Position {
  bool is_before_deal = false;
  Cards player;
  Cards banker;
  Cards gone;
};

tl::unexpected<Error> bad_position(Message text) {
  return fail("bad-position", std::move(text));
}

tl::unexpected<Error> bad_part(std::string_view part) {
  return bad_position(Message(KIBIC_TEXT("“{0}” cannot be read; a position is \"deal\" or like "
                                         "\"player 6c Td | banker Kh\", with \"| gone 2c 3d\" for "
                                         "cards that are no longer in the shoe"),
                              part));
}

// The cards of one part into the position; each at most once in all of it.
Result<Position> add_part(Position position, std::string_view part, CardSet& seen) {
  const auto all = words(part);
  if (all.empty()) return bad_part(part);
  Cards* cards = all[0] == "player"   ? &position.player
                 : all[0] == "banker" ? &position.banker
                 : all[0] == "gone"   ? &position.gone
                                      : nullptr;
  if (cards == nullptr || !cards->empty()) return bad_part(part);
  for (std::size_t i = 1; i < all.size(); ++i) {
    const auto card = parse_card(all[i]);
    if (!card) {
      return bad_position(
          Message(KIBIC_TEXT("“{0}” is no card; cards are written like 6c or Td"), all[i]));
    }
    if (seen.contains(*card)) {
      return bad_position(
          Message(KIBIC_TEXT("{0} is there twice; there is one deck"), to_string(*card)));
    }
    seen.insert(*card);
    cards->push_back(*card);
  }
  return position;
}

Result<Position> parse_position(std::string_view text) {
  Position position;
  CardSet seen;
  for (const std::string_view part : split(text, '|')) {
    if (trim(part) == "deal" && position.player.empty()) {
      position.is_before_deal = true;
      continue;
    }
    auto longer = add_part(std::move(position), part, seen);
    if (!longer) return longer;
    position = *std::move(longer);
  }
  const bool has_cards = !position.player.empty() || !position.banker.empty();
  if (position.is_before_deal == has_cards) return bad_part(text);
  return position;
}

// As far as the hand has grown, it must have been allowed to.
std::optional<Message> why_impossible(const Position& position, const Options& options) {
  if (position.is_before_deal) return std::nullopt;
  if (position.player.size() < 2) {
    return Message(KIBIC_TEXT("The player has at least two cards, not {0}."),
                   position.player.size());
  }
  const auto shown = static_cast<std::size_t>(terms_of(options).open_cards);
  // Both lie open as well after the banker was asked to show his closed card (A12).
  if (position.banker.size() != shown && position.banker.size() != 2) {
    return Message(
        KIBIC_TEXT("The number of the banker's open cards is {0} under these rules, not {1}."),
        shown, position.banker.size());
  }
  for (std::size_t size = 2; size < position.player.size(); ++size) {
    const Cards first(position.player.begin(),
                      position.player.begin() + static_cast<std::ptrdiff_t>(size));
    const HandValue value = value_of(first, options);
    const bool is_over = value.is_bust() || (options.pj_auto && value.is_pocket_jack) ||
                         (options.auto_stand_21 && value.total == best_total);
    if (is_over) {
      return Message(KIBIC_TEXT("With {0} the player takes no further card."), to_string(first));
    }
  }
  return std::nullopt;
}

State state_of(const Position& position, const Options& options) {
  State state;
  state.options = std::make_shared<const Options>(options);
  for (const Card card : position.gone) state.gone.insert(card);
  if (position.is_before_deal) return state;
  state.phase = Phase::player;
  state.player = position.player;
  for (std::size_t i = 0; i < position.banker.size(); ++i) state.banker[i] = position.banker[i];
  state.is_opened = position.banker.size() == 2;
  return state;
}

void add_moves(const Choice& choice, const Terms& terms, Solution& solution) {
  solution.moves = {{"stand", choice.stand.value(terms)}, {"hit", choice.hit.value(terms)}};
  std::stable_sort(solution.moves.begin(), solution.moves.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  solution.value = solution.moves.front().value;
}

// Hands that end the deal have a value and no moves.
bool has_choice(const PlayerView& view) {
  const bool stands = view.terms.stands_on_21 && view.player.total(view.terms) == best_total;
  const bool ends = view.terms.pocketjack_ends && view.player.is_pocketjack(view.terms);
  return !view.player.is_bust(view.terms) && !stands && !ends;
}

void fill(const Position& position, const PlayerView& view, ExactSolver& solver,
          Solution& solution) {
  if (position.is_before_deal) {
    solution.value = solver.deal().value(view.terms);
  } else if (has_choice(view)) {
    add_moves(solver.choice(view.player, view.open), view.terms, solution);
  } else if (view.player.is_bust(view.terms)) {
    solution.value = -1;
  } else if (view.player.cards() == 2) {
    solution.value = solver.dealt(view.player, view.open).value(view.terms);
  } else {
    solution.value = solver.choice(view.player, view.open).stand.value(view.terms);
  }
}

}  // namespace

Result<Solution> solve_request(const SolveRequest& request, std::stop_token /*stop*/) {
  const auto options = Options::from(request.rules);
  if (!options) return tl::unexpected(options.error());
  const auto position = parse_position(request.position);
  if (!position) return tl::unexpected(position.error());
  if (auto why = why_impossible(*position, *options)) return bad_position(*std::move(why));
  const PlayerView view = player_view(state_of(*position, *options));
  if (!view.is_solvable()) {
    return bad_position(Message(KIBIC_TEXT("Only {0} cards are left; a deal may need {1}."),
                                view.shoe.size(), most_cards_in_deal));
  }
  const auto start = std::chrono::steady_clock::now();
  // Its own solver, so that the number of decisions looked at is this question's.
  ExactSolver solver(view.terms, view.shoe);
  Solution solution;
  solution.game = "ochko";
  solution.position = request.position;
  solution.to_act = player_seat;
  solution.unit = "stakes";
  fill(*position, view, solver, solution);
  solution.nodes = solver.stored_decisions();
  solution.ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return solution;
}

std::optional<std::string> position_text(const kibic::State& state, std::optional<int> /*viewer*/) {
  const State* typed = state.as<Rules>();
  if (typed == nullptr) return std::nullopt;
  Cards banker;
  for (const int place : {0, 1}) {
    const auto& card = typed->banker[static_cast<std::size_t>(place)];
    if (card && is_visible(*typed, place)) banker.push_back(*card);
  }
  std::string text = "deal";
  if (typed->phase != Phase::deal) {
    text = "player " + to_string(typed->player);
    if (!banker.empty()) text += " | banker " + to_string(banker);
  }
  const Cards gone = cards_of(typed->gone);
  return gone.empty() ? text : text + " | gone " + to_string(gone);
}

}  // namespace kibic::ochko
