#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>
#include <span>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/cli/new_file.h"
#include "analyzer/cli/progress.h"
#include "analyzer/external/opinions.h"
#include "analyzer/judge/review.h"
#include "analyzer/report/dot_report.h"
#include "analyzer/report/html_report.h"
#include "analyzer/report/json_report.h"
#include "analyzer/report/text_report.h"
#include "importers/all_exporters.h"

namespace kibic::cli {
namespace {

// A record with its review, ready for a report.
struct Judged {
  const PlayedRecord* played = nullptr;
  Review review;
  SourceInfo source;
  std::optional<std::vector<EngineOpinion>> opinions;  // none: nobody was to be asked

  ReportInput input() const {
    return {played->record, played->replay, &review, source, opinions ? &*opinions : nullptr};
  }
};

std::vector<Judged> judge_all(const Loaded& loaded, const Options& options,
                              std::vector<external::ExternalEngine>& engines, Io& io) {
  Progress progress(options, io, tr(KIBIC_TEXT("judging")));
  std::vector<Judged> judged;
  for (std::size_t i = 0; i < loaded.inputs.size(); ++i) {
    for (const PlayedRecord& played : loaded.records[i]) {
      judged.push_back(
          {&played,
           review(played.record, played.replay, review_settings(options), options.jobs, io.stop,
                  {.progress = [&](std::size_t done,
                                   std::size_t total) { progress.show(done, total); },
                   .verdict = {},
                   .known = {}}),
           loaded.inputs[i].source, std::nullopt});
      if (engines.empty()) continue;
      judged.back().opinions = external::ask_engines(engines, played.record, played.replay,
                                                     judged.back().review, io.stop);
    }
  }
  return judged;
}

std::string json_text(const std::vector<Judged>& judged, const Loaded& loaded,
                      const Options& options) {
  JsonDocument document = JsonDocument::review(engine_versions(), review_settings(options));
  for (const Judged& one : judged) document.add_record(one.input());
  for (std::size_t i = 0; i < loaded.inputs.size(); ++i) {
    std::vector<std::string> ids;
    for (const PlayedRecord& played : loaded.records[i]) ids.push_back(record_id(played.record));
    document.add_source(source_report(loaded.inputs[i], std::move(ids)));
  }
  return document.text();
}

// Reports of several deals follow each other in one file.
std::string report_text(const std::vector<Judged>& judged, const Loaded& loaded,
                        const Options& options) {
  if (options.format == "json") return json_text(judged, loaded, options);
  std::vector<ReportInput> inputs;
  for (const Judged& one : judged) inputs.push_back(one.input());
  if (options.format == "html") return html_report(inputs);
  std::string text;
  for (const ReportInput& input : inputs) {
    text += options.format == "dot" ? dot_report(input) : text_report(input) + "\n";
  }
  return text;
}

Result<std::string> native_text(const Loaded& loaded, const Exporter& exporter) {
  std::vector<ExportedRecord> records;
  for (const auto& of_input : loaded.records) {
    for (const PlayedRecord& played : of_input) records.push_back({played.record, &played.added});
  }
  return exporter.write(records);
}

// The format that was named, or the one whose name the file ends in. No value: neither tells.
std::optional<std::string> format_of(const Options& options) {
  if (!options.format.empty()) return options.format;
  std::string extension = std::filesystem::path(options.output).extension().string();
  if (extension == ".txt") return "text";
  if (!extension.empty()) extension.erase(0, 1);
  const auto names = output_format_names();
  const bool is_format = std::find(names.begin(), names.end(), extension) != names.end();
  return is_format ? std::optional(extension) : std::nullopt;
}

std::size_t count_records(const Loaded& loaded) {
  std::size_t count = 0;
  for (const auto& of_input : loaded.records) count += of_input.size();
  return count;
}

}  // namespace

int run_export(const Options& given, Io& io) {
  Options options = given;
  const auto format = format_of(options);
  if (!format) {
    io.err << render(Message(KIBIC_TEXT("kibic: the name {0} does not tell the format; add "
                                        "--format, \"kibic formats\" lists them."),
                             options.output))
           << '\n';
    return exit_usage;
  }
  options.format = *format;
  auto engines = engines_of(options);
  if (!engines) return report_error(engines.error(), io);
  const auto loaded = load(options, io);
  if (!loaded) return report_error(loaded.error(), io);
  Findings findings;
  for (const Input& input : loaded->inputs) {
    findings.add(input);
    print_diagnostics(input, options, io);
  }
  if (count_records(*loaded) == 0) {
    io.err << tr(KIBIC_TEXT("kibic: there is nothing to export.")) << '\n';
    return exit_no_input;
  }
  const Exporter* exporter = importers::find_exporter(options.format);
  const Result<std::string> text =
      exporter != nullptr
          ? native_text(*loaded, *exporter)
          : report_text(judge_all(*loaded, options, *engines, io), *loaded, options);
  tell_engine_failures(*engines, io);
  if (!text) return report_error({"wrong-format", text.error().text}, io);
  if (io.stop.stop_requested()) return exit_interrupted;
  if (options.output == "-") {
    io.out << *text;
  } else if (const auto written = write_new_file(options.output, *text); !written) {
    return report_error(written.error(), io);
  }
  return findings.status(io);
}

}  // namespace kibic::cli
