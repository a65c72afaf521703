// Games as text: saved to a file, copied, pasted.
#include <algorithm>
#include <exception>
#include <utility>

#include "analyzer/parts/parts.h"
#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "gui/presenter/background.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {
namespace {

Result<std::string> text_of(const Services& services, const std::string& format,
                            const GameRecord& record, const Annotations& added) {
  try {
    return services.game_text(format, record, added);
  } catch (const std::exception& error) {
    return fail("write-failed", Message("{0}", error.what()));
  }
}

// In the format, or, where none is named, in the first one that can hold the game; the error is
// that of the last one tried.
Result<std::string> text_in(const Services& services, const std::string& format,
                            const GameRecord& record, const Annotations& added) {
  if (!format.empty()) return text_of(services, format, record, added);
  Result<std::string> text = fail("no-format", Message(KIBIC_TEXT("no format holds such games")));
  for (const SaveFormat& one : services.save_formats(record.game)) {
    text = text_of(services, one.name, record, added);
    if (text) break;
  }
  return text;
}

}  // namespace

std::vector<SaveFormat> Workbench::Impl::save_formats() const {
  if (!view_.selected || !services_.save_formats || !services_.game_text) return {};
  LoadedFile game = shown_game();
  const Annotations& added = game.annotations[0];
  std::vector<SaveFormat> formats = services_.save_formats(game.records.front().game);
  std::stable_partition(formats.begin(), formats.end(), [&](const SaveFormat& format) {
    return text_of(services_, format.name, game.records.front(), added).has_value();
  });
  return formats;
}

// The game that is shown, as a file would have it.
LoadedFile Workbench::Impl::shown_game() const {
  const OpenRecord& open = at(*view_.selected);
  if (open.is_live) {
    if (auto played = played_game(open, open.board->current())) return *std::move(played);
  }
  LoadedFile shown;
  shown.records = {*open.record};
  Annotations added = open.board->annotations();
  if (!added.is_empty()) shown.annotations[0] = std::move(added);
  return shown;
}

void Workbench::Impl::write_game(const std::string& format, TextCall done) {
  if (!view_.selected || !services_.game_text) return;
  keeper_->add([services = services_, format, game = shown_game(), done = std::move(done),
                post = poster()](const std::stop_token&) mutable {
    auto text = text_in(services, format, game.records.front(), game.annotations[0]);
    post([text = std::move(text), done = std::move(done)](Impl& impl) {
      if (text) return done(impl, *text);
      impl.view_.message =
          safe_text(render(Message(KIBIC_TEXT("The game cannot be written in this format: {0}"),
                                   render(text.error().text))));
      impl.changed();
    });
  });
}

void Workbench::Impl::save_game(const std::string& path, const std::string& format) {
  if (!services_.write_file) return;
  write_game(format, [path](Impl& impl, const std::string& text) {
    impl.keeper_->add(
        [services = impl.services_, path, text, post = impl.poster()](const std::stop_token&) {
          const auto written = services.write_file(path, text);
          post([path, written](Impl& after) {
            after.view_.message =
                written ? render(Message(KIBIC_TEXT("Saved as {0}."), safe_text(file_name(path))))
                        : safe_text(render(written.error().text));
            after.changed();
          });
        });
  });
}

void Workbench::Impl::copy_game(std::function<void(const std::string&)> done) {
  if (!view_.selected || !services_.save_formats || !services_.game_text) {
    view_.message = tr(KIBIC_TEXT("Open a game first: then it can be copied."));
    return changed();
  }
  write_game("", [done = std::move(done)](Impl&, const std::string& text) { done(text); });
}

std::string Workbench::Impl::position_text() {
  if (!view_.selected) return {};
  const State& state = at(*view_.selected).board->state();
  const GameParts* parts = parts_for(state.game());
  const auto text = parts == nullptr || !parts->position_text
                        ? std::nullopt
                        : parts->position_text(state, look_.viewer);
  view_.message = text ? render(Message(KIBIC_TEXT("Copied: {0}"), *text))
                       : tr(KIBIC_TEXT("This position cannot be copied: cards of it are covered (V "
                                       "changes the view), or its play has not begun."));
  changed();
  return text.value_or("");
}

// A position on one line begins a game from there.
bool Workbench::Impl::start_from(const std::string& position) {
  constexpr std::size_t longest = 1000;
  const std::string text(trim(position));
  if (text.empty() || text.size() > longest || text.find('\n') != std::string::npos) return false;
  for (const Game& game : all_games()) {
    if (game.variants.empty()) continue;
    const auto first = game.start(game.variants.front().id, {}, StartPosition{text});
    if (!first) continue;
    PracticeWish wish = usual_wish(game.id, first->actor());
    wish.game = game.id;
    wish.variant = game.variants.front().id;
    wish.start = text;
    return !start_practice(wish);
  }
  return false;
}

void Workbench::Impl::paste(const std::string& text) {
  if (start_from(text) || !services_.read_text) return;
  view_.message.clear();
  resume_judging();
  wants_pasted_ = true;
  reader_->add([services = services_, text, number = ++pasted_, inbox = inbox_,
                post = poster()](const std::stop_token&) {
    std::shared_ptr<OpenFile> file;
    try {
      LoadedFile loaded = services.read_text(text);
      loaded.source.path = render(Message(KIBIC_TEXT("Pasted {0}"), number));
      file = opened(std::move(loaded));
    } catch (const std::exception& error) {
      post([why = failure_text(error.what())](Impl& impl) {
        impl.view_.message = why;
        impl.changed();
      });
      return;
    }
    const std::lock_guard lock(inbox->mutex);
    inbox->files.push_back(std::move(file));
    if (inbox->files.size() == 1) post([](Impl& impl) { impl.receive_files(); });
  });
}

// What was pasted is what the user wants to see.
void Workbench::Impl::select_pasted() {
  if (!wants_pasted_) return;
  wants_pasted_ = false;
  if (files_.empty() || files_.back().records.empty()) return;
  select(files_.size() - 1, 0);
}

}  // namespace kibic::gui
