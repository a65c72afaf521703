#include "importers/renonc/renonc_writer.h"

#include <algorithm>

#include "core/games/marias/rules.h"
#include "importers/containers/gzip_writer.h"
#include "importers/containers/xml_writer.h"
#include "importers/renonc/dialect.h"
#include "importers/renonc/event_writer.h"
#include "importers/renonc/settings.h"

namespace kibic::importers::renonc {
namespace {

std::optional<Error> check_record(const GameRecord& record) {
  if (record.game != "marias" || record.variant != "licitovany") {
    return Error{"rms-variant",
                 Message(KIBIC_TEXT("A saved game of Renonc holds licitovaný mariáš, not {0} {1}."),
                         record.game, record.variant)};
  }
  if (record.start) {
    return Error{"rms-start", Message(KIBIC_TEXT("A saved game of Renonc cannot hold a record that "
                                                 "begins in the middle of a deal."))};
  }
  return std::nullopt;
}

std::optional<Error> check_session(const std::vector<GameRecord>& records) {
  for (const GameRecord& record : records) {
    if (auto error = check_record(record)) return error;
    if (record.players != records.front().players || record.rules != records.front().rules) {
      return Error{"rms-session", Message(KIBIC_TEXT("A saved game of Renonc holds deals of the "
                                                     "same players under the same rules."))};
    }
  }
  return std::nullopt;
}

std::string setting_text(const Setting& setting, const std::string& value) {
  if (!setting.is_flag) return value;
  return value == "yes" || value == "true" || value == "1" ? "true" : "false";
}

std::optional<Error> write_settings(XmlWriter& xml, const RuleSet& rules) {
  for (const auto& rule : rules) {
    const auto known = all_settings();
    if (std::none_of(known.begin(), known.end(),
                     [&](const Setting& setting) { return setting.key == rule.first; })) {
      return Error{"rms-rule",
                   Message(KIBIC_TEXT("A saved game of Renonc has no setting for the rule {0}."),
                           rule.first)};
    }
  }
  xml.open("Nastaveni");
  for (const Setting& setting : all_settings()) {
    const auto set = rules.find(std::string(setting.key));
    xml.value(setting.element,
              setting_text(setting, set == rules.end() ? default_of(setting) : set->second));
  }
  xml.close();
  return std::nullopt;
}

void write_players(XmlWriter& xml, const std::vector<std::string>& players) {
  xml.open("Hraci");
  for (std::size_t seat = 0; seat < 3; ++seat) {
    xml.value("Jmeno", seat < players.size() ? players[seat] : std::string());
  }
  xml.close();
}

// A reader folds equal events in a row, up to three, as copies for each player. An event that
// really stands twice is therefore written with all its copies.
int copies_of(const std::vector<ActionEvent>& events, std::size_t index) {
  const auto is_equal_to = [&](std::size_t other) {
    return other < events.size() && events[other].actor == events[index].actor &&
           events[other].action == events[index].action &&
           events[other].claim == events[index].claim;
  };
  return is_equal_to(index + 1) || (index > 0 && is_equal_to(index - 1)) ? 3 : 1;
}

std::optional<Error> write_events(XmlWriter& xml, const std::vector<GameRecord>& records) {
  const auto notation = marias::Rules::start("licitovany", {}, std::nullopt);
  xml.open("Udalosti");
  for (const GameRecord& record : records) {
    EventWriter writer(xml);
    const std::vector<ActionEvent> events = action_events(record);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const auto action = marias::Rules::parse(*notation, events[i].action.text);
      if (!action) return action.error();
      for (int copy = copies_of(events, i); copy > 0; --copy) {
        if (auto error = writer.write(events[i].actor, *action, events[i].claim)) return error;
      }
    }
  }
  xml.close();
  return std::nullopt;
}

}  // namespace

Result<std::string> write_rms_xml(const std::vector<GameRecord>& records) {
  if (auto error = check_session(records)) return tl::unexpected<Error>(*error);
  XmlWriter xml("<?xml version=\"1.0\"?>");
  xml.open("UlozenaHra", fmt::format("xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
                                     "xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"{}\"",
                                     dialect_namespace));
  xml.value("Verze", dialect_version);
  const RuleSet rules = records.empty() ? RuleSet() : records.front().rules;
  if (auto error = write_settings(xml, rules)) return tl::unexpected<Error>(*error);
  write_players(xml, records.empty() ? std::vector<std::string>() : records.front().players);
  if (auto error = write_events(xml, records)) return tl::unexpected<Error>(*error);
  xml.close();
  return xml.take();
}

Result<std::string> write_rms(const std::vector<GameRecord>& records) {
  return write_rms_xml(records).map([](const std::string& xml) { return gzip(xml); });
}

}  // namespace kibic::importers::renonc
