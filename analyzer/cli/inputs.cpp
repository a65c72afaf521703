#include "analyzer/cli/inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "analyzer/cli/stores.h"
#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "importers/containers/file_source.h"
#include "importers/file_list.h"
#include "importers/read_input.h"
#include "importers/renonc/settings.h"

namespace kibic::cli {
namespace {

namespace fs = std::filesystem;

Input input_of(importers::InputResult read, bool asks_for_rules) {
  Input input;
  input.source = std::move(read.source);
  input.records = std::move(read.result.session.records);
  for (auto& [place, added] : read.result.annotations) {
    if (place < input.records.size()) {
      input.added.emplace(record_id(input.records[place]), std::move(added));
    }
  }
  for (auto& [place, keys] : read.result.stated_rules) {
    if (asks_for_rules && place < input.records.size()) {
      input.stated_rules.emplace(record_id(input.records[place]), std::move(keys));
    }
  }
  input.diagnostics = std::move(read.result.diagnostics);
  input.ledger.imported = input.records.size();
  input.ledger.rejected = read.result.rejected;
  input.ledger.read = input.ledger.imported + input.ledger.rejected;
  input.is_readable = !input.source.kind.empty();
  return input;
}

// A letter among the games of a folder is nobody's fault; who names a file wants it read.
void soften_unknown_format(Input& input) {
  for (Diagnostic& diagnostic : input.diagnostics) {
    if (diagnostic.code == "unknown-format") diagnostic.severity = Severity::note;
  }
}

bool looks_like_id(std::string_view text) {
  constexpr std::size_t shortest = 4;
  return text.size() >= shortest && text.size() <= 32 &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Result<Input> stored_input(const ReviewStore& store, const std::string& prefix) {
  const auto ids = store.find_ids(prefix);
  if (!ids) return tl::unexpected(ids.error());
  if (ids->empty()) {
    return fail("no-such-record",
                Message(KIBIC_TEXT("There is neither a file nor a stored game {0}."), prefix));
  }
  if (ids->size() > 1) {
    return fail(
        "ambiguous-id",
        Message(KIBIC_TEXT("{0} stored games have IDs that begin with {1}."), ids->size(), prefix));
  }
  auto record = store.record(ids->front());
  if (!record) return tl::unexpected(record.error());
  if (!*record) {
    return fail("no-such-record", Message(KIBIC_TEXT("There is no stored game {0}."), prefix));
  }
  Input input;
  input.source.path = ids->front();
  input.source.kind = "database";
  input.ledger = {1, 1, 0, 0};
  auto added = store.annotations(ids->front());
  if (!added) return tl::unexpected(added.error());
  if (!added->is_empty()) input.added.emplace(ids->front(), *std::move(added));
  input.records.push_back(*std::move(*record));
  return input;
}

// Why no game can be played by these rules, if none can.
std::optional<Error> refusal(const RuleSet& rules) {
  std::optional<Error> first;
  for (const Game& game : all_games()) {
    for (const GameVariant& variant : game.variants) {
      const auto state = game.start(variant.id, rules, std::nullopt);
      if (state) return std::nullopt;
      if (!first) first = state.error();
    }
  }
  return first;
}

class InputLoop {
 public:
  InputLoop(const Options& options, Io& io, const std::function<bool(Input&)>& use)
      : options_(options), io_(io), use_(use) {}

  Result<std::size_t> run() {
    for (const std::string& argument : options_.paths) {
      if (const auto done = run_argument(argument); !done) return tl::unexpected(done.error());
      if (is_ended_) break;
    }
    return used_;
  }

 private:
  Result<void> run_argument(const std::string& argument) {
    std::error_code error;
    if (argument != "-" && !fs::exists(argument, error) && looks_like_id(argument)) {
      return use_stored(argument);
    }
    const importers::FileList files = importers::list_files(argument);
    if (files.paths.empty() || !files.diagnostics.empty()) {
      Input folder;
      folder.source.path = argument;
      folder.diagnostics = files.diagnostics;
      if (files.diagnostics.empty()) {
        folder.diagnostics.push_back(
            {Severity::error, "empty-folder", {}, Message(KIBIC_TEXT("There is no file in it."))});
      }
      folder.is_readable = false;
      use(folder);
    }
    for (const std::string& path : files.paths) {
      if (is_ended_ || io_.stop.stop_requested()) return {};
      Input input = input_of(importers::read_input(path), !options_.rules.empty());
      input.is_named = path == argument;
      if (!input.is_named) soften_unknown_format(input);
      use(input);
    }
    return {};
  }

  Result<void> use_stored(const std::string& id) {
    if (!store_) {
      auto opened = open_store(options_, MissingStore::is_error);
      if (!opened) return tl::unexpected(opened.error());
      store_ = *std::move(opened);
    }
    auto input = stored_input(*store_, id);
    if (!input) return tl::unexpected(input.error());
    use(*input);
    return {};
  }

  void use(Input& input) {
    ++used_;
    is_ended_ = is_ended_ || !use_(input);
  }

  const Options& options_;
  Io& io_;
  const std::function<bool(Input&)>& use_;
  std::unique_ptr<ReviewStore> store_;
  std::size_t used_ = 0;
  bool is_ended_ = false;
};

}  // namespace

bool Input::is_clean() const {
  return ledger.rejected == 0 &&
         std::none_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
           return diagnostic.severity == Severity::error;
         });
}

void RuleOverrides::apply(GameRecord& record, const Input& input) const {
  if (rules.empty()) return;
  const auto stated = input.stated_rules.find(record_id(record));
  const auto is_stated = [&](const std::string& key) {
    return stated != input.stated_rules.end() && stated->second.contains(key);
  };
  for (const auto& [key, value] : rules) {
    if (is_forced) {
      record.rules[key] = value;
    } else if (!is_stated(key)) {
      record.rules.emplace(key, value);
    }
  }
}

Result<RuleOverrides> parse_rules(const Options& options) {
  RuleOverrides overrides;
  overrides.is_forced = options.force_rules;
  const std::string_view text = options.rules;
  if (text.starts_with('@')) {
    auto source = importers::FileSource::open(options.rules.substr(1));
    if (!source) return tl::unexpected(source.error());
    auto rules = importers::renonc::read_rules(**source);
    if (!rules) return tl::unexpected(rules.error());
    overrides.rules = *std::move(rules);
    return overrides;
  }
  for (const std::string_view part : split(text, ',')) {
    if (trim(part).empty()) continue;
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      return fail("bad-rule",
                  Message(KIBIC_TEXT("\"{0}\" in --rules is not of the form key=value."), part));
    }
    overrides.rules[std::string(trim(part.substr(0, equals)))] = trim(part.substr(equals + 1));
  }
  if (auto error = refusal(overrides.rules)) return tl::unexpected(*error);
  return overrides;
}

Result<std::size_t> for_each_input(const Options& options, Io& io,
                                   const std::function<bool(Input&)>& use) {
  return InputLoop(options, io, use).run();
}

Result<std::vector<GameRecord>> pick_deal(std::vector<GameRecord> records,
                                          const std::optional<int>& deal) {
  if (!deal) return records;
  std::vector<GameRecord> picked;
  for (std::size_t i = 0; i < records.size(); ++i) {
    // A file that numbers no deals has them in order.
    const int number = records[i].deal > 0 ? records[i].deal : static_cast<int>(i) + 1;
    if (number == *deal) picked.push_back(std::move(records[i]));
  }
  if (picked.empty()) {
    return fail("no-such-deal", Message(KIBIC_TEXT("The session has no deal {0}."), *deal));
  }
  return picked;
}

std::string line_of(const std::string& path, const Diagnostic& diagnostic) {
  const std::string place = to_string(diagnostic.where);
  return fmt::format("{}: {}{}{}: {}", path, place, place.empty() ? "" : ": ",
                     severity_word(diagnostic.severity), render(diagnostic.text));
}

std::string severity_word(Severity severity) {
  switch (severity) {
    case Severity::note:
      return tr(KIBIC_TEXT("note"));
    case Severity::warning:
      return tr(KIBIC_TEXT("warning"));
    case Severity::error:
      return tr(KIBIC_TEXT("error"));
  }
  return {};
}

}  // namespace kibic::cli
