#include "importers/renonc/rms_importer.h"

#include <strings.h>

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/games/marias/rules.h"
#include "importers/containers/xml.h"
#include "importers/containers/xml_prefix.h"
#include "importers/findings.h"
#include "importers/renonc/deal_builder.h"
#include "importers/renonc/settings.h"

namespace kibic::importers::renonc {
namespace {

// 64 MiB of the usual layout hold 3,400 deals of 60 events; beyond these figures a file is not a
// record of people playing, and would only cost memory.
constexpr std::size_t max_deals = 10'000;
constexpr std::size_t max_events = 500'000;
constexpr std::size_t max_notes = 100'000;
// Deals that wait for the first seat 0 or 3 to tell from where seats count.
constexpr std::size_t max_waiting_events = 5'000;
constexpr std::size_t longest_name = 120;

// One event of a saved game is at most a hundred elements.
constexpr XmlLimits xml_limits{.depth = 64, .elements = 20'000, .text_bytes = 1U << 20U};

bool is_same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && strncasecmp(a.data(), b.data(), a.size()) == 0;
}

bool is_list_of_events(std::string_view name) {
  return is_same(name, "Udalosti") || is_same(name, "ArrayOfUdalost");
}

bool is_root_of_saved_game(std::string_view name) {
  return is_same(name, "UlozenaHra") || is_same(name, "ArrayOfUdalost");
}

// In a root without a list of events they stand beside the settings.
bool is_named_like_event(std::string_view name) {
  const auto begins = [&](std::string_view start) {
    return name.size() >= start.size() && is_same(name.substr(0, start.size()), start);
  };
  return begins("Udalost") || begins("Odpoved") || begins("NetUdalost") || begins("NetOdpoved");
}

std::string name_of_player(const XmlElement& element) {
  std::string name = element.text.substr(0, longest_name);
  if (name.size() < element.text.size()) {
    // Not in the middle of a character.
    while (!name.empty() && !is_clean_utf8(name)) name.pop_back();
  }
  return std::string(trim(clean_utf8(name)));
}

class Reading {
 public:
  Reading() : notation_(*marias::Rules::start("licitovany", {}, std::nullopt)) {}

  ImportResult run(ByteSource& source);

 private:
  bool on_container(const XmlElement& start);
  bool on_child(const XmlElement& child, const std::vector<std::string>& parents);
  bool on_event(const XmlElement& element);
  void read_players(const XmlElement& element);
  void begin_deal_if_new(const RawEvent& event);
  void learn_seat_base(const RawEvent& event);
  void end_deal();
  void build_waiting();
  void build(RawDeal deal);
  bool give_up(const Place& where);
  void finish(const XmlOutcome& outcome);

  marias::State notation_;
  Findings findings_;
  ImportResult result_;
  RuleSet rules_;
  std::set<std::string> stated_rules_;
  std::vector<std::string> players_ = std::vector<std::string>(3);
  RawDeal deal_;
  std::vector<RawDeal> waiting_;  // complete, but it is not known from where seats count
  std::size_t waiting_events_ = 0;
  std::optional<int> seat_base_;
  std::size_t events_ = 0;  // in all
  std::size_t notes_ = 0;
  std::size_t deals_ = 0;
  bool is_root_read_ = false;
  bool is_root_right_ = true;
};

bool Reading::on_container(const XmlElement& start) {
  if (is_root_read_) return true;
  is_root_read_ = true;
  is_root_right_ = is_root_of_saved_game(start.name);
  if (is_root_right_) return true;
  findings_.error("wrong-root", start.where,
                  Message(KIBIC_TEXT("The root of the document is {0}; a saved game has UlozenaHra "
                                     "or ArrayOfUdalost."),
                          shown(start.name)));
  return false;
}

bool Reading::on_child(const XmlElement& child, const std::vector<std::string>& parents) {
  if (is_list_of_events(parents.back())) return on_event(child);
  if (is_same(child.name, "Nastaveni")) {
    rules_ = read_settings(child, findings_);
    stated_rules_ = stated_settings(child);
  } else if (is_same(child.name, "Hraci")) {
    read_players(child);
  } else if (is_same(child.name, "Verze")) {
    result_.session.software = "Renonc " + shown(child.text);
  } else if (is_named_like_event(child.name)) {
    return on_event(child);
  }
  return true;
}

void Reading::read_players(const XmlElement& element) {
  std::size_t seat = 0;
  for (const XmlElement& child : element.children) {
    if (is_same(child.name, "Jmeno") && seat < players_.size()) {
      players_[seat++] = name_of_player(child);
    }
  }
}

// A file that is no record of people playing is not read to its end.
bool Reading::give_up(const Place& where) {
  const bool is_too_much = deals_ > max_deals || events_ > max_events || notes_ > max_notes;
  if (!is_too_much) return false;
  findings_.error("too-much", where,
                  Message(KIBIC_TEXT("More than {0} deals, {1} events or {2} notes are not read; "
                                     "what came before was kept."),
                          max_deals, max_events, max_notes));
  return true;
}

bool Reading::on_event(const XmlElement& element) {
  RawEvent event = read_event(element);
  const bool is_note = !event.action && event.faults.empty();
  begin_deal_if_new(event);
  learn_seat_base(event);
  if (!is_note && !deal_.has_actions) {
    deal_.has_actions = true;
    deal_.where = event.where;
    ++deals_;
  }
  is_note ? ++notes_ : ++events_;
  if (give_up(event.where)) return false;
  if (event.action && std::holds_alternative<marias::ResultStatement>(*event.action)) {
    deal_.is_over = true;
  }
  if (deal_.events.size() >= max_events_of_deal) {
    ++deal_.dropped;
  } else {
    deal_.events.push_back(std::move(event));
  }
  return true;
}

// A NovaHra begins a deal, unless it is another player's copy of the one that has just begun it.
void Reading::begin_deal_if_new(const RawEvent& event) {
  if (!event.begins_deal || !deal_.has_actions) return;
  std::size_t copies = 0;
  const bool has_only_copies =
      std::all_of(deal_.events.begin(), deal_.events.end(), [&](const RawEvent& other) {
        if (!other.action) return other.faults.empty();
        ++copies;
        return other.action == event.action;
      });
  if (!has_only_copies || copies >= 3) end_deal();
}

void Reading::learn_seat_base(const RawEvent& event) {
  if (seat_base_) return;
  for (const int seat : seats_in(event)) {
    if (seat == 0 || seat == 3) seat_base_ = seat == 0 ? 0 : 1;
  }
}

void Reading::end_deal() {
  if (!deal_.has_actions) return;
  waiting_events_ += deal_.events.size();
  waiting_.push_back(std::exchange(deal_, {}));
  if (seat_base_ || waiting_events_ > max_waiting_events) build_waiting();
}

void Reading::build_waiting() {
  if (!seat_base_) seat_base_ = 0;
  for (RawDeal& deal : waiting_) build(std::move(deal));
  waiting_.clear();
  waiting_events_ = 0;
}

void Reading::build(RawDeal deal) {
  const Place where = deal.where;
  const bool is_over = deal.is_over;
  auto record = build_record(std::move(deal), *seat_base_, notation_, findings_);
  if (!record) {
    ++result_.rejected;
    findings_.error("no-hand", where,
                    Message(KIBIC_TEXT("A deal without the cards of any player cannot be used.")));
    return;
  }
  if (!is_over) {
    findings_.warning(
        "incomplete-deal", where,
        Message(KIBIC_TEXT("Deal {0} has no result; it is kept as far as it goes."), record->deal));
  }
  result_.session.records.push_back(*std::move(record));
}

void Reading::finish(const XmlOutcome& outcome) {
  if (outcome.error) findings_.error(outcome.error->code, outcome.where, outcome.error->text);
  end_deal();
  build_waiting();
  for (GameRecord& record : result_.session.records) {
    record.rules = rules_;
    record.players = players_;
  }
  for (std::size_t i = 0; i < result_.session.records.size() && !stated_rules_.empty(); ++i) {
    result_.stated_rules[i] = stated_rules_;
  }
  if (!outcome.error && is_root_right_ && deals_ == 0) {
    findings_.error("no-deals", {}, Message(KIBIC_TEXT("The file holds no deal.")));
  }
  result_.diagnostics = findings_.take();
}

ImportResult Reading::run(ByteSource& source) {
  const XmlHandler handler{
      .on_container = [this](const XmlElement& start) { return on_container(start); },
      .on_child =
          [this](const XmlElement& child, const std::vector<std::string>& parents) {
            return on_child(child, parents);
          }};
  finish(read_xml(source, xml_limits, {"Udalosti", "ArrayOfUdalost"}, handler));
  return std::move(result_);
}

}  // namespace

int RmsImporter::probe(std::string_view prefix) const {
  const std::string root = xml_root_name(prefix);
  return is_root_of_saved_game(root) ? 100 : 0;
}

ImportResult RmsImporter::read(ByteSource& source) const {
  return Reading().run(source);
}

}  // namespace kibic::importers::renonc
