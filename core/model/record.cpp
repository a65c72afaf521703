#include "core/model/record.h"

#include "core/base/hash.h"

namespace kibic {

std::vector<ActionEvent> action_events(const GameRecord& record) {
  std::vector<ActionEvent> events;
  events.reserve(record.events.size());
  for (const Event& event : record.events) {
    if (const auto* action = std::get_if<ActionEvent>(&event)) events.push_back(*action);
  }
  return events;
}

std::string record_id(const GameRecord& record) {
  // Lines end in \n and fields in \t, which occur in neither names (cleaned) nor notation.
  std::string text = "kibic.record/1\n" + record.game + "\t" + record.variant + "\n";
  for (const auto& [key, value] : record.rules) text += key + "=" + value + "\t";
  text += "\n";
  for (const std::string& player : record.players) text += player + "\t";
  text += "\n";
  if (record.start) text += record.start->text;
  text += "\n";
  for (const ActionEvent& event : action_events(record)) {
    text += to_string(event.actor) + "\t" + event.action.text + "\t" + event.claim + "\n";
  }
  return sha256_hex(text).substr(0, 32);
}

}  // namespace kibic
