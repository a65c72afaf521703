#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <ostream>
#include <system_error>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/cli/progress.h"
#include "analyzer/cli/stores.h"
#include "core/games/catalogue.h"

namespace kibic::cli {
namespace {

namespace fs = std::filesystem;

// "Player 1", "Player 2"… in order of appearance, the same name for the same person throughout.
class Anonymiser {
 public:
  void apply(GameRecord& record) {
    for (std::string& name : record.players) {
      if (name.empty()) continue;
      const auto [entry, is_new] = names_.try_emplace(name);
      if (is_new) entry->second = fmt::format("Player {}", names_.size());
      name = entry->second;
    }
  }

 private:
  std::map<std::string, std::string> names_;
};

void drop_notes(GameRecord& record) {
  std::erase_if(record.events,
                [](const Event& event) { return std::holds_alternative<TableNote>(event); });
}

// A name in the folder that is not taken: nothing is ever written over.
fs::path free_name(const fs::path& folder, const fs::path& name) {
  fs::path candidate = folder / name;
  for (int i = 2; fs::exists(candidate); ++i) {
    candidate = folder / fmt::format("{}-{}{}", name.stem().string(), i, name.extension().string());
  }
  return candidate;
}

class Import {
 public:
  Import(const Options& options, Io& io, RuleOverrides rules, ReviewStore& store)
      : options_(options),
        io_(io),
        rules_(std::move(rules)),
        store_(store),
        progress_(options, io, tr(KIBIC_TEXT("importing"))) {}

  int run() {
    const auto used = for_each_input(options_, io_, [this](Input& input) { return use(input); });
    if (failure_ || !used) {
      if (!options_.json) print_ledger();  // what was stored before stays
      return report_error(failure_ ? *failure_ : used.error(), io_);
    }
    if (options_.json) {
      io_.out << document_.text();
    } else {
      print_ledger();
    }
    return findings_.status(io_);
  }

 private:
  bool use(Input& input) {
    std::vector<std::string> ids;
    for (GameRecord& record : input.records) {
      if (!store_record(input, record, ids)) return false;
    }
    findings_.add(input);
    total_.read += input.ledger.read;
    total_.imported += input.ledger.imported;
    total_.duplicate += input.ledger.duplicate;
    total_.rejected += input.ledger.rejected;
    print_diagnostics(input, options_, io_);
    if (!options_.rejects.empty() && !input.is_clean()) keep_reject(input);
    if (options_.json) document_.add_source(source_report(input, std::move(ids)));
    progress_.show(total_.read, 0);
    return !failure_ && !io_.stop.stop_requested();
  }

  // False if the database failed.
  bool store_record(Input& input, GameRecord& record, std::vector<std::string>& ids) {
    const auto added =
        input.added.empty() ? input.added.end() : input.added.find(record_id(record));
    rules_.apply(record, input);
    if (!options_.keep_chat) drop_notes(record);
    if (options_.anonymise) anonymiser_.apply(record);
    const auto played = replay(record);
    if (!played) {
      reject(input, played.error());
      return true;
    }
    add_divergences(input, record, *played);
    const auto is_new = store_.add_record(record, input.source, played->final_state().settlement());
    if (!is_new) {
      failure_ = is_new.error();
      return false;
    }
    ids.push_back(record_id(record));
    // A game that was there keeps what its user added to it.
    if (*is_new && added != input.added.end()) {
      if (const auto kept = store_.put_annotations(ids.back(), added->second); !kept) {
        failure_ = kept.error();
        return false;
      }
    }
    if (!*is_new) {
      --input.ledger.imported;
      ++input.ledger.duplicate;
    }
    return true;
  }

  void add_divergences(Input& input, const GameRecord& record, const Replay& played) {
    for (const Divergence& divergence : played.divergences) {
      findings_.add_divergence();
      Place where = divergence.where;
      where.event = divergence.event;
      input.diagnostics.push_back(
          {Severity::warning, divergence.violation.code, where,
           Message(KIBIC_TEXT("deal {0}: {1}"), record.deal, render(divergence.violation.text))});
    }
  }

  // The file as it is, with the reasons beside it.
  void keep_reject(const Input& input) {
    std::error_code error;
    fs::create_directories(options_.rejects, error);
    const fs::path from = input.source.path;
    const bool is_file = fs::is_regular_file(from, error);
    const fs::path to =
        free_name(options_.rejects, is_file ? from.filename() : fs::path("standard-input"));
    if (is_file) fs::copy_file(from, to, error);
    std::ofstream reasons(free_name(options_.rejects, to.filename().string() + ".txt"));
    for (const Diagnostic& diagnostic : input.diagnostics) {
      reasons << line_of(input.source.path, diagnostic) << '\n';
    }
    if (error || !reasons.flush()) {
      failure_ =
          Error{"cannot-keep-rejects",
                Message(KIBIC_TEXT("Rejected files cannot be kept in {0}."), options_.rejects)};
    }
  }

  void print_ledger() {
    io_.out << render(Message(KIBIC_TEXT("{0} read = {1} imported + {2} duplicate + {3} rejected"),
                              total_.read, total_.imported, total_.duplicate, total_.rejected))
            << '\n';
  }

  const Options& options_;
  Io& io_;
  RuleOverrides rules_;
  ReviewStore& store_;
  Progress progress_;
  Anonymiser anonymiser_;
  JsonDocument document_ = JsonDocument::import();
  Findings findings_;
  Ledger total_;
  std::optional<Error> failure_;
};

}  // namespace

int run_import(const Options& options, Io& io) {
  auto rules = parse_rules(options);
  if (!rules) return report_error(rules.error(), io);
  const auto store = open_store(options, MissingStore::is_created);
  if (!store) return report_error(store.error(), io);
  return Import(options, io, *std::move(rules), **store).run();
}

}  // namespace kibic::cli
