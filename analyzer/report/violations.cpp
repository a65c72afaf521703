#include "analyzer/report/violations.h"

#include <algorithm>

#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"

namespace kibic {
namespace {

std::string heading_of(const Breach& breach, const std::vector<std::string>& names) {
  std::string heading = breach.name;
  if (!breach.kind_name.empty()) heading += " (" + breach.kind_name + ")";
  if (!breach.seat) return heading;
  const auto seat = static_cast<std::size_t>(*breach.seat);
  const bool has_name = seat < names.size() && !names[seat].empty();
  return heading + ", " +
         (has_name ? safe_text(names[seat]) : render(Message(KIBIC_TEXT("seat {0}"), seat + 1)));
}

std::string law_of(const Breach& breach, const std::vector<std::string>& names) {
  return render(Message(KIBIC_TEXT("{0}: {1} {2} [{3}]"), heading_of(breach, names),
                        render(breach.text), render(breach.penalty), breach.source));
}

}  // namespace

std::vector<ToldViolation> violations(std::string_view game, const Replay& replay,
                                      const std::vector<std::string>& names) {
  const GameParts* parts = parts_for(game);
  std::vector<Breach> breaches;
  if (parts != nullptr && parts->breaches) breaches = parts->breaches(replay);
  std::vector<ToldViolation> told;
  for (std::size_t i = 0; i < replay.divergences.size(); ++i) {
    const Divergence& divergence = replay.divergences[i];
    ToldViolation violation;
    violation.divergence = &divergence;
    violation.text = safe_text(render(divergence.violation.text));
    violation.ends_record = divergence.event >= replay.events.size();
    const auto breach = std::find_if(breaches.begin(), breaches.end(),
                                     [i](const Breach& one) { return one.divergence == i; });
    if (breach != breaches.end()) {
      violation.breach = *breach;
      violation.law = law_of(*breach, names);
    }
    told.push_back(std::move(violation));
  }
  return told;
}

}  // namespace kibic
