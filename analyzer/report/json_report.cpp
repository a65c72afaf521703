#include "analyzer/report/json_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analyzer/report/luck.h"
#include "analyzer/report/violations.h"
#include "core/base/text.h"

namespace kibic {
namespace {

using Json = nlohmann::ordered_json;

enum class Kind { import, check, review };

Json json_of(const Place& place) {
  Json where = Json::object();
  if (place.byte) where["byte"] = *place.byte;
  if (place.line) where["line"] = *place.line;
  if (place.column) where["column"] = *place.column;
  if (place.packet) where["packet"] = *place.packet;
  if (place.event) where["event"] = *place.event;
  return where;
}

Json json_of(const Diagnostic& diagnostic) {
  return {{"severity", name_of(diagnostic.severity)},
          {"code", diagnostic.code},
          {"where", json_of(diagnostic.where)},
          {"text", render(diagnostic.text)}};
}

Json json_of(const SourceReport& report) {
  Json diagnostics = Json::array();
  for (const Diagnostic& diagnostic : report.diagnostics)
    diagnostics.push_back(json_of(diagnostic));
  return {{"path", report.source.path},
          {"kind", report.source.kind},
          {"sha256", report.source.sha256},
          {"bytes", report.source.bytes},
          {"ledger",
           {{"read", report.ledger.read},
            {"imported", report.ledger.imported},
            {"duplicate", report.ledger.duplicate},
            {"rejected", report.ledger.rejected}}},
          {"diagnostics", diagnostics},
          {"records", report.records}};
}

Json result_of(const State& state) {
  const auto settlement = state.settlement();
  if (!settlement) return nullptr;
  return {{"unit", settlement->unit}, {"by_seat", settlement->by_seat}};
}

// What the record itself says was paid: the amounts of its last "result" statement (core/games/
// <game>/action.h: "result 400 -200 -200 points …"), one for each seat. Null without.
Json recorded_result(const GameRecord& record, const State& state) {
  const auto settlement = state.settlement();
  Json recorded = nullptr;
  for (const ActionEvent& event : action_events(record)) {
    const auto parts = words(event.action.text);
    if (parts.empty() || parts.front() != "result") continue;
    Json amounts = Json::array();
    for (std::size_t i = 1; i < parts.size() && amounts.size() < record.players.size(); ++i) {
      const auto amount = to_integer(parts[i]);
      if (!amount) break;
      amounts.push_back(*amount);
    }
    if (amounts.empty()) continue;
    recorded = Json::object();
    if (settlement) recorded["unit"] = settlement->unit;
    recorded["by_seat"] = std::move(amounts);
  }
  return recorded;
}

Json json_of(const Breach& breach) {
  Json item = {{"name", breach.name},
               {"kind", breach.kind},
               {"kind_name", breach.kind_name},
               {"seat", breach.seat ? Json(*breach.seat) : Json(nullptr)},
               {"text", render(breach.text)},
               {"penalty", render(breach.penalty)},
               {"fee", breach.fee ? Json(*breach.fee) : Json(nullptr)},
               {"forfeit", nullptr},
               {"source", breach.source}};
  if (breach.forfeit) {
    item["forfeit"] = {{"unit", breach.forfeit->unit}, {"by_seat", breach.forfeit->by_seat}};
  }
  return item;
}

Json json_of(const ToldViolation& violation) {
  const Divergence& divergence = *violation.divergence;
  Json item = {{"event", divergence.event},
               {"code", divergence.violation.code},
               {"expected", divergence.violation.expected},
               {"found", divergence.violation.found},
               {"text", render(divergence.violation.text)}};
  if (divergence.where != Place{}) item["where"] = json_of(divergence.where);
  if (violation.breach) item["breach"] = json_of(*violation.breach);
  return item;
}

// A file that numbers no deals holds one.
int deal_number(const GameRecord& record) {
  return std::max(1, record.deal);
}

Json divergences_of(const ReportInput& input) {
  Json divergences = Json::array();
  for (const ToldViolation& violation :
       violations(input.record.game, input.replay, input.record.players)) {
    divergences.push_back(json_of(violation));
  }
  return divergences;
}

Json checked(const ReportInput& input) {
  const Replay& replay = input.replay;
  return {{"id", record_id(input.record)},
          {"game", input.record.game},
          {"variant", input.record.variant},
          {"players", input.record.players},
          {"deal", deal_number(input.record)},
          {"complete", replay.is_whole() && replay.is_finished()},
          {"actions", replay.events_in_record},
          {"result", result_of(replay.final_state())},
          {"recorded_result", recorded_result(input.record, replay.final_state())},
          {"divergences", divergences_of(input)}};
}

Json texts_of(const std::vector<Action>& actions) {
  Json list = Json::array();
  for (const Action& action : actions) list.push_back(action.text);
  return list;
}

Json json_of(const Candidate& candidate) {
  return {{"action", candidate.action.text},
          {"value", candidate.value},
          {"interval", candidate.interval},
          {"same_as", texts_of(candidate.same_as)},
          {"line", texts_of(candidate.line)}};
}

Json texts_of(const std::vector<Message>& messages) {
  Json list = Json::array();
  for (const Message& message : messages) list.push_back(render(message));
  return list;
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json json_of(const Verdict& verdict) {
  Json candidates = Json::array();
  for (const Candidate& candidate : verdict.candidates) candidates.push_back(json_of(candidate));
  Json heuristic = nullptr;
  if (verdict.heuristic) {
    heuristic = {{"action", verdict.heuristic->action.text},
                 {"rule", verdict.heuristic->rule},
                 {"why", render(verdict.heuristic->why)}};
  }
  const auto mark = glyph_of(verdict.mark);
  Json best = nullptr;
  if (verdict.forced) best = verdict.played.text;  // nothing else was there
  if (!verdict.candidates.empty()) best = verdict.candidates.front().action.text;
  return {{"event", verdict.event},
          {"seat", verdict.seat},
          {"phase", verdict.phase},
          {"played", verdict.played.text},
          {"best", best},
          {"options", verdict.options},
          {"forced", verdict.forced},
          {"candidates", candidates},
          {"unit", verdict.unit},
          {"loss", or_null(verdict.loss)},
          {"interval", or_null(verdict.interval)},
          {"stake", verdict.stake},
          {"winning_chance_loss", or_null(verdict.winning_chance_loss)},
          {"grade", name_of(verdict.grade)},
          {"mark", mark.empty() ? Json(nullptr) : Json(mark)},
          {"exact", verdict.exact},
          {"worlds", verdict.worlds},
          {"hindsight_loss", or_null(verdict.hindsight_loss)},
          {"hindsight_best",
           verdict.hindsight_best ? Json(verdict.hindsight_best->text) : Json(nullptr)},
          {"heuristic", heuristic},
          {"why", render(verdict.why)},
          {"remarks", texts_of(verdict.remarks)},
          {"topic", render(verdict.topic)},
          {"quadrant", nullptr}};  // needs the price of hidden cards, which verdicts do not hold
}

Json json_of(const SeatLuck& luck, double adjusted, std::string_view quadrant) {
  return {{"value_before", luck.value_before},
          {"deal", luck.deal},
          {"draws", luck.draws},
          {"own_losses", luck.own_losses},
          {"others_losses", luck.others_losses},
          {"residual", luck.residual},
          {"hidden_price", or_null(luck.hidden_price)},
          {"information_luck", or_null(luck.information_luck)},
          {"luck_adjusted", adjusted},
          {"quadrant", quadrant.empty() ? Json(nullptr) : Json(quadrant)}};
}

Json account_of(const ReportInput& input) {
  if (input.review == nullptr || !input.review->luck) return nullptr;
  const Review& review = *input.review;
  Json by_seat = Json::array();
  int number = 0;
  for (const SeatLuck& seat : review.luck->by_seat) {
    by_seat.push_back(json_of(seat, luck_adjusted(review, input.replay, number),
                              name_of(quadrant_of(review, input.replay, number))));
    ++number;
  }
  return {{"from", review.luck->from}, {"by_seat", by_seat}};
}

// What a player's accounts of one game come to over the document.
struct PlayerLuck {
  std::string game;
  std::string unit;
  std::string player;
  int deals = 0;
  double result = 0;
  double adjusted = 0;
};

PlayerLuck& luck_of_player(std::vector<PlayerLuck>& players, const std::string& game,
                           const std::string& unit, const std::string& name) {
  const auto found = std::ranges::find_if(players, [&](const PlayerLuck& luck) {
    return luck.game == game && luck.unit == unit && luck.player == name;
  });
  if (found != players.end()) return *found;
  players.push_back({game, unit, name});
  return players.back();
}

void add_accounts(const ReportInput& input, std::vector<PlayerLuck>& players) {
  if (input.review == nullptr || !input.review->luck) return;
  const auto bill = input.replay.final_state().settlement();
  const auto& accounts = input.review->luck->by_seat;
  const std::vector<std::string>& names = input.record.players;
  for (std::size_t seat = 0; seat < accounts.size() && seat < names.size(); ++seat) {
    PlayerLuck& sum =
        luck_of_player(players, input.record.game, bill ? bill->unit : "", names[seat]);
    ++sum.deals;
    sum.result += accounts[seat].sum();
    sum.adjusted += luck_adjusted(*input.review, input.replay, static_cast<int>(seat));
  }
}

Json json_of(const std::vector<PlayerLuck>& players) {
  Json list = Json::array();
  for (const PlayerLuck& player : players) {
    list.push_back({{"game", player.game},
                    {"player", player.player},
                    {"unit", player.unit},
                    {"deals", player.deals},
                    {"result", player.result},
                    {"luck_adjusted", player.adjusted}});
  }
  return list;
}

Json opinions_on(const Verdict& verdict, const ReportInput& input) {
  Json list = Json::array();
  for (const EngineOpinion& opinion : *input.opinions) {
    if (opinion.event != verdict.event) continue;
    const bool has_action = !opinion.action.text.empty();
    list.push_back({{"engine", opinion.engine},
                    {"kind", opinion.kind},
                    {"action", has_action ? Json(opinion.action.text) : Json(nullptr)},
                    {"value", or_null(opinion.value)},
                    {"loss", or_null(opinion.loss)}});
  }
  return list;
}

Json reviewed(const ReportInput& input) {
  Json decisions = Json::array();
  Json accuracy = Json::array();
  if (input.review != nullptr) {
    for (const Verdict& verdict : input.review->verdicts) {
      decisions.push_back(json_of(verdict));
      if (input.opinions != nullptr) decisions.back()["engines"] = opinions_on(verdict, input);
    }
    for (const auto& value : input.review->accuracy) accuracy.push_back(or_null(value));
  }
  Json rules = Json::object();
  for (const auto& [key, value] : input.record.rules) rules[key] = value;
  return {{"id", record_id(input.record)},
          {"game", input.record.game},
          {"variant", input.record.variant},
          {"rules", rules},
          {"players", input.record.players},
          {"deal", deal_number(input.record)},
          {"result", result_of(input.replay.final_state())},
          {"divergences", divergences_of(input)},
          {"decisions", decisions},
          {"luck", account_of(input)},
          {"accuracy", {{"by_seat", accuracy}}}};
}

// Bytes that are no UTF-8 become U+FFFD: the document is always valid.
std::string printed(const Json& document) {
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

struct JsonDocument::Content {
  Kind kind = Kind::import;
  Json head;
  Json records = Json::array();
  Json sources = Json::array();
  std::vector<PlayerLuck> players;
};

JsonDocument::JsonDocument(std::unique_ptr<Content> content) : content_(std::move(content)) {}
JsonDocument::~JsonDocument() = default;
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;

JsonDocument JsonDocument::import() {
  auto content = std::make_unique<Content>();
  content->kind = Kind::import;
  content->head = {{"format", "kibic.import/1"}};
  return JsonDocument(std::move(content));
}

JsonDocument JsonDocument::check() {
  auto content = std::make_unique<Content>();
  content->kind = Kind::check;
  content->head = {{"format", "kibic.check/1"}};
  return JsonDocument(std::move(content));
}

JsonDocument JsonDocument::review(std::string_view engine_version, const ReviewSettings& settings) {
  auto content = std::make_unique<Content>();
  content->kind = Kind::review;
  content->head = {
      {"format", "kibic.review/1"},
      {"engine",
       {{"version", engine_version}, {"seed", settings.seed}, {"level", settings.level}}}};
  return JsonDocument(std::move(content));
}

void JsonDocument::add_source(const SourceReport& source) {
  content_->sources.push_back(json_of(source));
}

void JsonDocument::add_record(const ReportInput& input) {
  content_->records.push_back(content_->kind == Kind::check ? checked(input) : reviewed(input));
  add_accounts(input, content_->players);
}

std::string JsonDocument::text() const {
  Json document = content_->head;
  if (content_->kind != Kind::import) document["records"] = content_->records;
  if (!content_->players.empty()) document["luck_by_player"] = json_of(content_->players);
  document["sources"] = content_->sources;
  return printed(document);
}

std::string solve_json(const Solution& solution) {
  Json moves = Json::array();
  for (const Solution::Move& move : solution.moves) {
    moves.push_back({{"action", move.action}, {"value", move.value}});
  }
  return printed({{"format", "kibic.solve/1"},
                  {"game", solution.game},
                  {"position", solution.position},
                  {"to_act", solution.to_act},
                  {"exact", solution.exact},
                  {"unit", solution.unit},
                  {"value", solution.value},
                  {"moves", moves},
                  {"nodes", solution.nodes},
                  {"ms", solution.ms}});
}

}  // namespace kibic
