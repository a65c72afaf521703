#include "core/games/marias/breaches.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

// The classes of rule book 1.12, and two for what stands outside of it.
enum class Kind : std::uint8_t {
  minor,      // game renonc, paušál 1
  major,      // game renonc, paušál 2
  technical,  // paušál 1, the play goes on
  void_word,  // changes nothing and is not punished
  unpunished  // forbidden, but the rule book states no penalty
};

// Paušál 1 and 2, in prices of a hra. Source: rule book 1.10.
constexpr std::int64_t small_fee = 10;
constexpr std::int64_t large_fee = 50;

// What a code of the rules is called. The first row that fits counts.
struct Row {
  std::string_view code;
  Kind kind;
  const char* name;
  const char* sentence;
  const char* source;
};

constexpr std::array rows{
    Row{"must-follow-suit", Kind::minor, "nepřiznání barvy",
        KIBIC_TEXT("The suit led was held and not followed."), "1.9, 1.12"},
    Row{"must-beat", Kind::minor, "nepřebití",
        KIBIC_TEXT("The best card of the trick could be beaten and was not."), "1.9, 1.12"},
    Row{"must-trump", Kind::minor, "nedání trumfu",
        KIBIC_TEXT("Without the suit led a trump must be played, and one was held."), "1.9, 1.12"},
    Row{"must-overtrump", Kind::minor, "nepřebití trumfu",
        KIBIC_TEXT("The trump in the trick could be beaten and was not."), "1.9, 1.12"},
    Row{"wrong-leader", Kind::minor, "nesprávný výnos",
        KIBIC_TEXT("Who had not won the trick led the next one."), "1.12"},
    Row{"seven-too-early", Kind::minor, "předčasně zahraná hlášená sedma",
        KIBIC_TEXT("The announced seven was let go before its trick though another card was "
                   "legal."),
        "1.9, 1.12"},
    Row{"sharp-card-in-talon", Kind::major, "ostrá karta v talonu",
        KIBIC_TEXT("An eso or a desítka lies in the talon of a contract with trumps."),
        "1.6, 1.12"},
    Row{"seven-in-talon", Kind::major, "hlášená sedma v talonu",
        KIBIC_TEXT("An announced seven lies in the talon."), "1.6, 1.12"},
    Row{"flek-over-cap", Kind::void_word, "pátý flek",
        KIBIC_TEXT("More fleks on one part than may be said."), "1.8, 1.12; ČSM-L IV"},
    Row{"wrong-flek-count", Kind::technical, "nesprávné pořadí fleků",
        KIBIC_TEXT("A flek that was not the next one."), "1.8, 1.12"},
    Row{"flek-on-closed-part", Kind::technical, "nesprávné pořadí fleků",
        KIBIC_TEXT("A flek on a part that was not open to the player then."), "1.8, 1.12"},
    Row{"wrong-hand-size", Kind::technical, "chybné rozdání",
        KIBIC_TEXT("The cards were dealt wrongly."), "1.3, 1.12"},
    Row{"king-before-svrsek", Kind::unpunished, "král před svrškem",
        KIBIC_TEXT("The král of a marriage was played before its svršek."), "1.9"},
    Row{"chosen-card-in-talon", Kind::unpunished, "trumfová karta v talonu",
        KIBIC_TEXT("The card that shows the trumps was put away."), "1.14"},
    Row{"sedma-without-seven", Kind::unpunished, "sedma bez sedmy",
        KIBIC_TEXT("A sedma was announced without the trump seven."), "1.6; ČSM-L II/17"},
    Row{"against-without-seven", Kind::unpunished, "sedma proti bez sedmy",
        KIBIC_TEXT("A sedma proti was announced without the trump seven."), "case 12"},
    Row{"contract-too-low", Kind::unpunished, "hlášení pod vydraženou hrou",
        KIBIC_TEXT("The contract stands below the one at which the auction was won."), "1.6"},
    Row{"fold-not-allowed", Kind::unpunished, "nedovolený omyl",
        KIBIC_TEXT("Only a plain sedma may be folded."), "1.6; ČSM-L I, II/17"},
    Row{"forced-flek", Kind::unpunished, "trhák bez fleku",
        KIBIC_TEXT("The holder of the král or svršek of trumps did not say flek."), "1.8"},
    Row{"against-not-allowed", Kind::void_word, "nedovolená hra proti",
        KIBIC_TEXT("A hra proti that the rules or the moment do not allow."), "1.8; ČSM-L II/23"},
    Row{"lay-down-false", Kind::unpunished, "neoprávněné ložení",
        KIBIC_TEXT("A hand was laid down that could still lose what it claims."), "1.11"},
    Row{"settlement-amounts", Kind::unpunished, "nesprávné vyúčtování",
        KIBIC_TEXT("The record settles the deal at other amounts than the rules."), "1.10"},
    Row{"settlement-points", Kind::unpunished, "nesprávné vyúčtování",
        KIBIC_TEXT("The record counts other points than were made."), "1.10"},
    Row{"settlement-parts", Kind::unpunished, "nesprávné vyúčtování",
        KIBIC_TEXT("The record settles other parts, or parts at other amounts, than the rules."),
        "1.10"},
    Row{"wrong-score", Kind::unpunished, "nesprávné vyúčtování",
        KIBIC_TEXT("The score of the session does not follow from the deals."), "1.10"}};

// Codes that mean different things in different places.
constexpr Row out_of_turn_card{"out-of-turn", Kind::minor, "hra mimo pořadí",
                               KIBIC_TEXT("A card was played out of turn."), "1.12"};
constexpr Row out_of_turn_flek{"out-of-turn", Kind::technical, "nesprávné pořadí fleků",
                               KIBIC_TEXT("Somebody spoke before it was his turn to double."),
                               "1.8, 1.12"};
constexpr Row helpers_not_shown{
    "not-played-mismatch", Kind::technical, "neukázané čtyři pomocné",
    KIBIC_TEXT("A defender with four helper cards did not show them, and the deal was played."),
    "1.12; ČSM-L III"};
constexpr Row played_laid_down{"after-the-end", Kind::technical, "hraní ložené hry",
                               KIBIC_TEXT("A hand that had been laid down was played on."),
                               "1.11, 1.12; ČSM-L II/19–22"};
// Found before the play it is technical, afterwards a game renonc.
constexpr Row early_count{"wrong-talon-count", Kind::technical, "nesprávný počet v talonu",
                          KIBIC_TEXT("Wrong numbers of trumps or helper cards in the talon were "
                                     "told."),
                          "1.6, 1.12"};
constexpr Row late_count{"wrong-talon-count", Kind::minor, "nesprávný počet v talonu",
                         early_count.sentence, early_count.source};

std::string_view id_of(Kind kind) {
  switch (kind) {
    case Kind::minor:
      return "minor";
    case Kind::major:
      return "major";
    case Kind::technical:
      return "technical";
    case Kind::void_word:
      return "void";
    case Kind::unpunished:
      return "unpunished";
  }
  return "";
}

std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::minor:
      return "malý herní renonc";
    case Kind::major:
      return "velký herní renonc";
    case Kind::technical:
      return "technický renonc";
    case Kind::void_word:
    case Kind::unpunished:
      return "";
  }
  return "";
}

bool is_game_renonc(Kind kind) {
  return kind == Kind::minor || kind == Kind::major;
}

std::string list_of(const std::vector<std::int64_t>& amounts) {
  return fmt::format("{}", fmt::join(amounts, " "));
}

// Finds and prices the violations of one replay.
class Reader {
 public:
  explicit Reader(const Replay& replay) : replay_(replay) {}

  std::vector<Breach> read() {
    for (std::size_t i = 0; i < replay_.divergences.size(); ++i) {
      if (const auto row = row_of(replay_.divergences[i])) add(i, *row);
    }
    return std::move(breaches_);
  }

 private:
  const State& before(const Divergence& divergence) const {
    return *replay_.states[divergence.event].as<Rules>();
  }

  bool has_play() const { return !replay_.final_state().as<Rules>()->tricks.empty(); }

  std::optional<Row> row_of(const Divergence& divergence) const {
    const State& state = before(divergence);
    const std::string& code = divergence.violation.code;
    const bool is_word = divergence.violation.found.starts_with("flek-pass");
    if (code == "out-of-turn") {
      if (state.phase == Phase::play) return out_of_turn_card;
      return state.phase == Phase::flek ? std::optional(out_of_turn_flek) : std::nullopt;
    }
    if (code == "wrong-talon-count") return has_play() ? late_count : early_count;
    if (code == "not-played-mismatch") {
      const bool is_hidden = state.not_played == NotPlayed::helpers_shown && has_play();
      return is_hidden ? std::optional(helpers_not_shown) : std::nullopt;
    }
    if (code == "after-the-end") {
      return state.lay_down_by ? std::optional(played_laid_down) : std::nullopt;
    }
    if (code == "flek-on-closed-part" && is_word) return std::nullopt;  // a needless "dobrá"
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.code == code; });
    return found == rows.end() ? std::nullopt : std::optional(*found);
  }

  void add(std::size_t index, const Row& row) {
    const Divergence& divergence = replay_.divergences[index];
    Breach breach;
    breach.divergence = index;
    breach.name = row.name;
    breach.kind = id_of(row.kind);
    breach.kind_name = name_of(row.kind);
    breach.seat = culprit(divergence);
    breach.text = Message(row.sentence);
    breach.source = fmt::format("rule book {}", row.source);
    punish(divergence, row, breach);
    breaches_.push_back(std::move(breach));
  }

  // Who acted. An event that could not be carried out is told by what the rules found instead.
  std::optional<int> culprit(const Divergence& divergence) const {
    Actor actor = Actor::nobody();
    if (divergence.event < replay_.events.size()) {
      actor = replay_.events[divergence.event].actor;
    } else if (divergence.violation.code == "out-of-turn") {
      actor = Actor::seat(divergence.violation.found.front() - '0');
    } else if (divergence.violation.code == "wrong-hand-size") {
      actor = Actor::seat(before(divergence).dealer);
    }
    return actor.is_seat() ? std::optional(actor.seat_number()) : std::nullopt;
  }

  void punish(const Divergence& divergence, const Row& row, Breach& breach) {
    if (row.kind == Kind::void_word) {
      breach.penalty = Message(KIBIC_TEXT("It is void: it changes nothing and is not punished."));
    } else if (row.kind == Kind::unpunished) {
      breach.penalty = Message(KIBIC_TEXT("The rule book states no penalty."));
    } else if (is_game_renonc(row.kind)) {
      stop_the_deal(divergence, row.kind, breach);
    } else if (row.code == "wrong-hand-size") {
      pay(divergence, small_fee, breach,
          KIBIC_TEXT("One wrong deal a player and round is free; each further one costs paušál 1: "
                     "{0} {1}."));
    } else {
      pay(divergence, small_fee, breach, KIBIC_TEXT("Paušál 1: {0} {1}. The play goes on."));
    }
  }

  // Flat fees are of the official tariff, which is that of licitovaný.
  bool pay(const Divergence& divergence, std::int64_t fee, Breach& breach, const char* sentence) {
    const Options& options = *before(divergence).options;
    if (options.variant != Variant::licitovany) {
      breach.penalty =
          Message(KIBIC_TEXT("The tariff of volený states no flat fee. The play goes "
                             "on."));
      return false;
    }
    breach.fee = fee * options.price_hra;
    breach.penalty = Message(sentence, *breach.fee, unit_of(options));
    return true;
  }

  void stop_the_deal(const Divergence& divergence, Kind kind, Breach& breach) {
    if (has_renonc_) {
      breach.penalty = Message(KIBIC_TEXT("Only the first game renonc of a deal is punished."));
      return;
    }
    has_renonc_ = true;
    const Options& options = *before(divergence).options;
    const bool has_fee = options.variant == Variant::licitovany;
    if (has_fee) breach.fee = (kind == Kind::major ? large_fee : small_fee) * options.price_hra;
    breach.forfeit = forfeit(divergence, breach.seat);
    const std::string bill = breach.forfeit ? list_of(breach.forfeit->by_seat) : "–";
    const std::string unit = unit_of(options);
    if (has_fee) {
      breach.penalty = Message(KIBIC_TEXT("Paušál {0}: {1} {2}. The deal stops, and the guilty "
                                          "side loses it at the fleks said so far: {3} {2} by "
                                          "seat."),
                               kind == Kind::major ? 2 : 1, *breach.fee, unit, bill);
    } else {
      breach.penalty = Message(KIBIC_TEXT("The deal stops, and the guilty side loses it at the "
                                          "fleks said so far: {0} {1} by seat. The tariff of "
                                          "volený states no flat fee."),
                               bill, unit);
    }
  }

  // With the contract that was announced then or next.
  std::optional<Settlement> forfeit(const Divergence& divergence, std::optional<int> seat) const {
    if (!seat) return std::nullopt;
    Outcome outcome = outcome_so_far(before(divergence));
    for (std::size_t i = divergence.event; i < replay_.states.size() && !outcome.contract; ++i) {
      const State& state = *replay_.states[i].as<Rules>();
      outcome.contract = state.contract ? state.contract : state.planned;
    }
    if (!outcome.contract) return std::nullopt;
    return settle_forfeited(*before(divergence).options, outcome, *seat == outcome.declarer);
  }

  const Replay& replay_;
  std::vector<Breach> breaches_;
  bool has_renonc_ = false;
};

}  // namespace

std::vector<Breach> breaches(const Replay& replay) {
  return Reader(replay).read();
}

}  // namespace kibic::marias
