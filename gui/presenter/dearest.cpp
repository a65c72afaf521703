#include "gui/presenter/dearest.h"

#include <algorithm>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "gui/presenter/short_names.h"

namespace kibic::gui {

std::vector<DearMistake> dearest_mistakes(const std::vector<OpenFile>& files,
                                          const std::vector<std::array<std::size_t, 2>>& spots) {
  std::vector<DearMistake> mistakes;
  for (const auto& spot : spots) {
    const OpenRecord& open = files[spot[0]].records[spot[1]];
    if (!open.judged) continue;
    for (const JudgedDecision& decision : open.judged->decisions) {
      if (decision.is_flagged) mistakes.push_back({spot, decision.event, decision.loss});
    }
  }
  std::stable_sort(mistakes.begin(), mistakes.end(),
                   [](const DearMistake& a, const DearMistake& b) { return a.loss > b.loss; });
  return mistakes;
}

std::string mistakes_text(const JudgedRecord& judged, const std::vector<std::string>& names,
                          std::optional<int> viewer) {
  struct Sum {
    std::size_t seat = 0;
    double loss = 0;
    std::size_t count = 0;
  };
  std::vector<Sum> sums(names.size());
  std::size_t count = 0;
  for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat].seat = seat;
  for (const JudgedDecision& decision : judged.decisions) {
    const auto seat = static_cast<std::size_t>(decision.seat);
    if (!decision.is_flagged || seat >= sums.size()) continue;
    if (viewer && *viewer != decision.seat) continue;
    sums[seat].loss += decision.loss;
    ++sums[seat].count;
    ++count;
  }
  if (count == 0) {
    const auto seat = static_cast<std::size_t>(viewer.value_or(-1));
    return seat < names.size() ? render(Message(KIBIC_TEXT("{0}: no mistakes"), names[seat]))
                               : tr(KIBIC_TEXT("No mistakes"));
  }
  std::stable_sort(sums.begin(), sums.end(),
                   [](const Sum& a, const Sum& b) { return a.loss > b.loss; });
  std::erase_if(sums, [](const Sum& sum) { return sum.count == 0; });
  const std::vector<std::string> brief = short_names(names);
  std::vector<std::string> parts;
  for (const Sum& sum : sums) {
    std::string amount = amount_text(sum.loss, judged.unit);
    if (sum.seat != sums.back().seat) amount.erase(amount.rfind(' '));  // the unit is said once
    parts.push_back(render(Message(KIBIC_TEXT("{0} {1}"), brief[sum.seat], amount)));
  }
  const std::string players = join(parts, ", ");
  return render(Message(KIBIC_TEXT("{0} flagged: {1}"), count, players));
}

}  // namespace kibic::gui
