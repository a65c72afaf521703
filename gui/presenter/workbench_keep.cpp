// What the user adds is kept: loaded when a record is taken up, stored after every edit.
#include <utility>

#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "gui/presenter/background.h"
#include "gui/presenter/workbench_impl.h"

namespace kibic::gui {

void Workbench::Impl::load_annotations(OpenRecord& open) {
  if (open.keeping != Keeping::unknown) return;
  if (!services_.load_annotations) return lay_out_annotations(open, {});
  open.keeping = Keeping::asked;
  keeper_->add([services = services_, id = open.id, post = poster()](const std::stop_token&) {
    auto loaded = load(services, id);
    post([id, loaded = std::move(loaded)](Impl& impl) { impl.annotations_loaded(id, loaded); });
  });
}

void Workbench::Impl::annotations_loaded(const std::string& id, const Result<Annotations>& loaded) {
  for (std::size_t file = 0; file < files_.size(); ++file) {
    for (std::size_t record = 0; record < files_[file].records.size(); ++record) {
      OpenRecord& open = at({file, record});
      if (open.id != id || open.keeping != Keeping::asked) continue;
      open.keeping = Keeping::unknown;
      if (!loaded) tell_unkept(loaded.error(), open.is_unsaved);
      if (!loaded || !open.board) continue;
      lay_out_annotations(open, *loaded);
      if (open.is_unsaved) {
        view_.has_unkept = false;
        save_annotations({file, record});
      }
    }
  }
  consult();
  if (view_.selected && at(*view_.selected).id == id) show_all();
  changed();
}

void Workbench::Impl::lay_out_annotations(OpenRecord& open, const Annotations& kept) {
  open.keeping = Keeping::known;
  open.stored = kept;
  Board& board = *open.board;
  board.add(kept.is_empty() ? open.imported : kept);
  if (!open.path.empty() && board.follow(open.node, open.path)) open.path.clear();
  if (board.unplayable().empty()) return;
  const UnplayableVariation& first = board.unplayable().front();
  view_.message = safe_text(
      render(Message(KIBIC_TEXT("A variation at event {0} cannot be played by the rules, so it is "
                                "not shown: {1} It stays in the database as it is."),
                     board.tree().main_ancestor(first.node), render(first.why))));
}

void Workbench::Impl::save_annotations(const Spot& spot) {
  OpenRecord& open = at(spot);
  if (!services_.save_annotations || open.is_live) return;
  if (view_.has_unkept) view_.message.clear();  // to be said anew
  if (open.keeping != Keeping::known) {
    open.is_unsaved = true;
    load_annotations(open);  // what is there must not be written over unseen
    return;
  }
  open.is_unsaved = false;
  KeptRecord kept = kept_record(spot);
  forget_copies(spot);
  open.stored = kept.annotations;
  store(open.id, std::move(kept));
}

void Workbench::Impl::store(const std::string& key, KeptRecord kept) {
  const std::lock_guard lock(outbox_->mutex);
  const bool is_first = outbox_->records.empty();
  const auto [waiting, is_new] = outbox_->records.try_emplace(key, kept);
  if (!is_new) waiting->second.annotations = std::move(kept.annotations);
  if (!is_first) return;
  keeper_->add(
      [services = services_, outbox = outbox_, post = poster()](const std::stop_token& /*stop*/) {
        std::map<std::string, KeptRecord> records;
        {
          const std::lock_guard guard(outbox->mutex);
          records.swap(outbox->records);
        }
        for (auto& [id, record] : records) {
          // What failed before is still to be stored.
          const auto unsaved = outbox->bases.find(id);
          const bool unsaved_before = unsaved != outbox->bases.end();
          if (unsaved_before) record.base = unsaved->second;
          auto saved = save(services, record);
          if (!saved) {
            outbox->bases[id] = record.base;
            post([error = saved.error()](Impl& impl) {
              impl.tell_unkept(error, true);
              impl.changed();
            });
            continue;
          }
          outbox->bases.erase(id);
          if (unsaved_before && outbox->bases.empty()) {
            post([](Impl& impl) {
              impl.view_.has_unkept = false;
              impl.changed();
            });
          }
          if (saved->all == record.annotations) continue;
          post([record = std::move(record), stored = *std::move(saved)](Impl& impl) {
            impl.annotations_saved(record, stored);
          });
        }
      });
}

// Another window has added to the record. What it took away stays on this board until the record is
// opened again; it does not come back to the store, for here it was not changed.
void Workbench::Impl::annotations_saved(const KeptRecord& kept, const MergedAnnotations& stored) {
  const std::string id = record_id(*kept.record);
  for (OpenFile& file : files_) {
    for (OpenRecord& open : file.records) {
      // A newer edit is on its way; its answer comes, too.
      const bool is_newest =
          open.id == id && open.board && open.board->annotations() == kept.annotations;
      if (!is_newest) continue;
      open.board->take_over(stored.all);
      open.stored = open.board->annotations();
    }
  }
  if (!stored.both_changed.empty()) {
    view_.message = render(
        Message(KIBIC_TEXT("Another window changed the same comment or mark at event {0}. Both "
                           "comments are kept, one below the other; edit them as you like."),
                stored.both_changed.front()));
  }
  show_all();
  changed();
}

KeptRecord Workbench::Impl::kept_record(const Spot& spot) const {
  const OpenRecord& open = at(spot);
  return {open.record, files_[spot[0]].source, open.board->replay().final_state().settlement(),
          open.board->annotations(), open.stored};
}

// At the end: edits of a window that was closed before it was known what is kept.
void Workbench::Impl::save_unsaved() {
  for (std::size_t file = 0; file < files_.size(); ++file) {
    for (std::size_t record = 0; record < files_[file].records.size(); ++record) {
      OpenRecord& open = at({file, record});
      if (!open.is_unsaved || !open.board || !services_.load_annotations) continue;
      const auto kept = load(services_, open.id);
      if (!kept) continue;  // the user was told when it was tried before
      lay_out_annotations(open, *kept);
      static_cast<void>(save(services_, kept_record({file, record})));
    }
  }
}

// The same record may have been opened from two files; the other board is made anew from the store.
void Workbench::Impl::forget_copies(const Spot& spot) {
  for (std::size_t file = 0; file < files_.size(); ++file) {
    for (std::size_t record = 0; record < files_[file].records.size(); ++record) {
      OpenRecord& other = at({file, record});
      if (Spot{file, record} != spot && other.id == at(spot).id && other.board) {
        other.forget_board();
      }
    }
  }
}

void Workbench::Impl::tell_unkept(const Error& error, bool is_saving) {
  const std::string reason = render(error.text);
  view_.has_unkept = view_.has_unkept || is_saving;
  view_.message = safe_text(render(
      is_saving
          ? Message(KIBIC_TEXT("Your comments and variations could not be stored: {0} They last as "
                               "long as this window; kibic-gui --db FILE uses another database."),
                    reason)
          : Message(KIBIC_TEXT("The comments and variations that you stored could not be read: {0} "
                               "kibic-gui --db FILE uses another database."),
                    reason)));
}

}  // namespace kibic::gui
