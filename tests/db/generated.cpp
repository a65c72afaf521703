#include "tests/db/generated.h"

#include "core/base/rng.h"

namespace kibic::test {
namespace {

// Czech, Greek, quotes, an emoji, an empty text and a zero byte.
const std::vector<std::string> texts{"Přemysl Žďárský", "Ελένη",       "O'Hara \"Q\"; --",    "",
                                     "🂱\tand\nlines",   "Xh {0} 100%", std::string("a\0b", 3)};

std::string text(Rng& rng) {
  return texts[rng.below(texts.size())];
}

std::uint64_t number(Rng& rng) {
  return rng.below(4) == 0 ? UINT64_MAX : rng.below(1000);
}

double value(Rng& rng) {
  const std::vector<double> extremes{0.0, -1.5, 1e-300, 1.0 / 3.0, 123456789.125, -0.1};
  return rng.below(3) == 0 ? extremes[rng.below(extremes.size())] : rng.unit() * 20 - 10;
}

template <class Make>
auto maybe(Rng& rng, Make make) -> std::optional<decltype(make())> {
  if (rng.below(2) == 0) return std::nullopt;
  return make();
}

template <class Make>
auto several(Rng& rng, Make make) -> std::vector<decltype(make())> {
  std::vector<decltype(make())> items;
  for (auto count = rng.below(4); count > 0; --count) items.push_back(make());
  return items;
}

Place place(Rng& rng) {
  const auto some = [&] { return number(rng); };
  return {.byte = maybe(rng, some),
          .line = maybe(rng, some),
          .column = maybe(rng, some),
          .packet = maybe(rng, some),
          .event = maybe(rng, some)};
}

Actor actor(Rng& rng) {
  const auto code = static_cast<int>(rng.below(6)) - 2;
  if (code >= 0) return Actor::seat(code);
  return code == -1 ? Actor::chance() : Actor::nobody();
}

Event event(Rng& rng) {
  if (rng.below(3) == 0) return TableNote{text(rng), place(rng)};
  return ActionEvent{actor(rng), {text(rng)}, text(rng), place(rng)};
}

Action action(Rng& rng) {
  return {text(rng)};
}
Message message(Rng& rng) {
  return Message(text(rng), text(rng), value(rng));
}

Candidate candidate(Rng& rng) {
  const auto some = [&] { return action(rng); };
  return {.action = action(rng),
          .value = value(rng),
          .interval = {value(rng), value(rng)},
          .same_as = several(rng, some),
          .line = several(rng, some)};
}

Verdict verdict(Rng& rng, std::size_t at) {
  Verdict v;
  v.event = at;
  v.seat = static_cast<int>(rng.below(3));
  v.phase = text(rng);
  v.played = action(rng);
  v.options = number(rng);
  v.forced = rng.below(2) == 0;
  v.candidates = several(rng, [&] { return candidate(rng); });
  v.unit = text(rng);
  v.loss = maybe(rng, [&] { return value(rng); });
  v.interval = maybe(rng, [&] { return std::array{value(rng), value(rng)}; });
  v.stake = value(rng);
  v.grade = static_cast<Grade>(rng.below(8));
  v.mark = static_cast<Mark>(rng.below(7));
  v.exact = rng.below(2) == 0;
  v.worlds = number(rng);
  v.hindsight_loss = maybe(rng, [&] { return value(rng); });
  v.hindsight_best = maybe(rng, [&] { return action(rng); });
  v.heuristic = maybe(rng, [&] { return SecondOpinion{action(rng), text(rng), message(rng)}; });
  v.why = message(rng);
  v.winning_chance_loss = maybe(rng, [&] { return value(rng); });
  v.remarks = several(rng, [&] { return message(rng); });
  v.topic = message(rng);
  return v;
}

SeatLuck seat_luck(Rng& rng) {
  return {.value_before = value(rng),
          .deal = value(rng),
          .draws = value(rng),
          .own_losses = value(rng),
          .others_losses = value(rng),
          .residual = value(rng),
          .hidden_price = maybe(rng, [&] { return value(rng); }),
          .information_luck = maybe(rng, [&] { return value(rng); })};
}

Annotation annotation(Rng& rng, std::uint64_t depth) {
  Annotation made;
  made.note = {text(rng), text(rng), several(rng, [&] {
                 return NoteCommand{text(rng), text(rng)};
               })};
  if (rng.below(1 + depth) > 0) return made;
  made.variations = several(rng, [&] {
    Variation steps;
    for (auto count = 1 + rng.below(4); count > 0; --count) {
      steps.push_back(
          {{actor(rng), action(rng), text(rng), place(rng)}, annotation(rng, depth + 1)});
    }
    return steps;
  });
  return made;
}

}  // namespace

Annotations generated_annotations(std::uint64_t seed) {
  Rng rng(seed);
  Annotations made;
  for (auto count = rng.below(6); count > 0; --count) {
    made.by_event[rng.below(40)] = annotation(rng, 0);
  }
  return made;
}

GameRecord generated_record(std::uint64_t seed) {
  Rng rng(seed);
  GameRecord record;
  record.game = text(rng);
  record.variant = text(rng);
  record.rules = {{"max_fleks", text(rng)}, {"seed", std::to_string(seed)}};
  record.players = {text(rng), text(rng), text(rng)};
  record.deal = static_cast<int>(rng.below(100));
  record.start = maybe(rng, [&] { return StartPosition{text(rng)}; });
  for (auto count = rng.below(30); count > 0; --count) record.events.push_back(event(rng));
  record.date = text(rng);
  return record;
}

Review generated_review(const std::string& id, std::uint64_t seed) {
  Rng rng(seed);
  Review review;
  review.id = id;
  review.engine_version = text(rng);
  review.settings = {.seed = number(rng),
                     .level = text(rng),
                     .worlds = number(rng),
                     .seat = maybe(rng, [&] { return static_cast<int>(rng.below(3)); })};
  for (std::size_t at = 0; at < rng.below(20); ++at) review.verdicts.push_back(verdict(rng, at));
  review.accuracy = several(rng, [&] { return maybe(rng, [&] { return value(rng); }); });
  review.loss_by_seat = several(rng, [&] { return value(rng); });
  review.luck = maybe(rng, [&] {
    return LuckAccount{text(rng), several(rng, [&] { return seat_luck(rng); })};
  });
  return review;
}

}  // namespace kibic::test
