#include "importers/ochko/ochko_writer.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/games/ochko/notation.h"
#include "core/games/ochko/words.h"
#include "importers/containers/memory_source.h"
#include "importers/ochko/log_reader.h"
#include "importers/ochko/session.h"

namespace kibic::importers::ochko_log {
namespace {

namespace rules = kibic::ochko;
using rules::Phase;
using rules::Rules;

std::string upper(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

tl::unexpected<Error> cannot_hold(std::size_t index, std::string_view what) {
  constexpr std::size_t longest = 60;
  return fail("cannot-write", Message(KIBIC_TEXT("An ochko log cannot hold record {0}: {1}"),
                                      index + 1, clean_utf8(what.substr(0, longest))));
}

// The columns of a deal, filled by its events.
class DealColumns {
 public:
  explicit DealColumns(rules::State first) : state_(std::move(first)) {}

  // False: there is no place for it.
  bool add(const ActionEvent& event) {
    const auto action = Rules::parse(state_, event.action.text);
    if (!action) return false;
    std::visit([this](const auto& typed) { put(typed); }, *action);
    const auto wrong = Rules::check(state_, event.actor, *action);
    if (!wrong || wrong->is_playable) {
      const bool could_act = state_.phase == Phase::player;
      state_ = Rules::apply(state_, event.actor, *action);
      const bool is_stop = std::holds_alternative<rules::Open>(*action) && could_act &&
                           state_.phase == Phase::player;
      if (is_stop) marks_.emplace_back("stop");
    }
    return true;
  }

  std::string text() const {
    std::string text = upper(rules::to_string(player_)) + " /";
    for (const auto& card : banker_) text += " " + upper(rules::text_of(card));
    for (const rules::Card card : draws_) text += " " + upper(rules::to_string(card));
    text += " :";
    for (const std::string& mark : marks_) text += " " + mark;
    if (marks_.empty()) text += is_pocket_jack() ? " PJ" : " -";
    if (!result_) return text;
    text.append(" = ").append(rules::name_of(result_->kind));
    return result_->bank ? text + " " + rules::to_string_hundredths(*result_->bank) : text;
  }

  const rules::State& state() const { return state_; }
  const std::optional<rules::ResultStatement>& result() const { return result_; }

 private:
  bool is_pocket_jack() const {
    return rules::value_of(state_.player, *state_.options).is_pocket_jack ||
           rules::value_of(rules::banker_cards(state_), *state_.options).is_pocket_jack;
  }

  void put(const rules::Deal& deal) {
    player_ = {deal.player[0], deal.player[1]};
    banker_ = deal.banker;
  }
  void put(const rules::Hit&) { marks_.emplace_back("H"); }
  void put(const rules::Stand&) { marks_.emplace_back("S"); }
  void put(const rules::GiveCard& given) { player_.push_back(given.card); }
  void put(const rules::Open& open) {
    auto card = open.cards.begin();
    for (auto& known : banker_) {
      if (!known && card != open.cards.end()) known = *card++;
    }
  }
  void put(const rules::Draw& draw) { draws_.push_back(draw.card); }
  void put(const rules::ResultStatement& statement) { result_ = statement; }

  rules::State state_;
  rules::Cards player_;
  std::array<std::optional<rules::Card>, 2> banker_;
  rules::Cards draws_;
  std::vector<std::string> marks_;
  std::optional<rules::ResultStatement> result_;
};

std::string comment_of(const GameRecord& record) {
  std::vector<std::string> notes;
  for (const Event& event : record.events) {
    if (const auto* note = std::get_if<TableNote>(&event)) notes.push_back(note->text);
  }
  std::string text = clean_utf8(join(notes, " / "));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

class LogWriter {
 public:
  Result<void> add(const GameRecord& record, std::size_t index) {
    if (record.game != "ochko") return cannot_hold(index, record.game);
    auto first = Rules::start(record.variant, record.rules, record.start);
    if (!first) return tl::unexpected(first.error());
    lead_in(record, *first);
    DealColumns columns(*first);
    for (const ActionEvent& event : action_events(record)) {
      if (!columns.add(event)) return cannot_hold(index, event.action.text);
    }
    const int number = record.deal > 0 ? record.deal : last_number_ + 1;
    text_ += std::to_string(number) + " " + std::to_string(first->stake) + " " + columns.text();
    const std::string comment = comment_of(record);
    text_ += comment.empty() ? "\n" : "  # " + comment + "\n";
    last_number_ = number;
    session_.after_deal(columns.state(), columns.result());
    return {};
  }

  std::string take() { return std::move(text_); }

 private:
  // What does not follow from the deal before.
  void lead_in(const GameRecord& record, const rules::State& first) {
    const bool is_first = last_number_ == 0 && text_.empty();
    if (is_first) text_ = "ochko 1\n";
    if (is_first || session_.options != *first.options) {
      session_.options = *first.options;
      text_ += "rules " + rules::to_string(session_.options) + "\n";
    }
    static constexpr std::array keys{"player ", "banker "};
    for (std::size_t seat = 0; seat < keys.size() && seat < record.players.size(); ++seat) {
      if (session_.players[seat] == record.players[seat]) continue;
      session_.players[seat] = record.players[seat];
      text_ += keys[seat] + record.players[seat] + "\n";
    }
    const bool is_writable = record.date.empty() || is_date(record.date);
    if (is_writable && session_.date != record.date) {
      session_.date = record.date;
      text_ += "date " + record.date + "\n";
    }
    if (is_first || session_.bank != first.bank) {
      session_.bank = first.bank;
      text_ += "bank " + rules::to_string_hundredths(first.bank) + "\n";
    }
    set_shoe(first);
    if (is_first) text_ += "# n stake player-cards / up closed draws : actions = result bank\n";
  }

  void set_shoe(const rules::State& first) {
    const rules::State expected = session_.before_deal();
    if (expected.gone == first.gone && expected.gone_unseen == first.gone_unseen) return;
    session_.gone = first.gone;
    session_.gone_unseen = first.gone_unseen;
    if (first.gone.empty() && first.gone_unseen == 0) {
      text_ += "shuffle\n";
      return;
    }
    text_ += "gone " + upper(rules::to_string(rules::cards_of(first.gone)));
    if (first.gone_unseen > 0) text_ += " unseen " + std::to_string(first.gone_unseen);
    text_ += "\n";
  }

  Session session_;
  std::string text_;
  int last_number_ = 0;
};

// As the log tells it: with no more rules than differ from the defaults, always a start, the
// closed card where it was opened. What is shown after the end tells nothing of the deal.
GameRecord as_logged(const GameRecord& record) {
  rules::State state = *Rules::start(record.variant, record.rules, record.start);
  GameRecord logged = record;
  logged.rules = rules::changed(*state.options);
  logged.start = StartPosition{rules::start_text(state)};
  logged.events.clear();
  for (ActionEvent event : action_events(record)) {
    auto action = *Rules::parse(state, event.action.text);
    const bool is_late = std::holds_alternative<rules::Open>(action) && state.phase == Phase::over;
    const auto wrong = Rules::check(state, event.actor, action);
    if (auto* deal = std::get_if<rules::Deal>(&action)) *deal = veiled(*deal, state.options->show);
    event.action.text = Rules::format(state, action);
    if (!wrong || wrong->is_playable) state = Rules::apply(state, event.actor, action);
    if (!is_late) logged.events.emplace_back(std::move(event));
  }
  return logged;
}

Result<void> check_reread(const std::string& text, std::span<const GameRecord> records) {
  MemorySource source(text);
  const ImportResult again = LogReader().read(source);
  for (std::size_t i = 0; i < records.size(); ++i) {
    const bool is_same =
        i < again.session.records.size() &&
        record_id(as_logged(again.session.records[i])) == record_id(as_logged(records[i]));
    if (!is_same) return cannot_hold(i, tr(KIBIC_TEXT("it would not be read back the same")));
  }
  return {};
}

}  // namespace

Result<std::string> write_ochko(std::span<const GameRecord> records) {
  LogWriter writer;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (const auto done = writer.add(records[i], i); !done) return tl::unexpected(done.error());
  }
  std::string text = writer.take();
  if (const auto same = check_reread(text, records); !same) return tl::unexpected(same.error());
  return text;
}

}  // namespace kibic::importers::ochko_log
