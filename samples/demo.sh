#!/usr/bin/env bash
# Kibic's main job on the sample sessions: installs what is missing, builds, plays the games again by
# the rules, judges every card, prints the flagged mistakes, writes a report, and opens the window if
# there is a display.
set -euo pipefail
cd "$(dirname "$0")/.."

bash tests/setup.sh
jobs=$(nproc)
[ "$jobs" -gt 2 ] && jobs=2
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
echo "Building (a few minutes the first time)…"
cmake --preset release "${launcher[@]}" >/dev/null
cmake --build build/release -j "$jobs" --target kibic kibic-gui >build/demo-build.log 2>&1 || {
  tail -50 build/demo-build.log >&2
  echo "The build failed; the whole log is build/demo-build.log" >&2
  exit 1
}
kibic=build/release/analyzer/cli/kibic

echo
echo "== Are the games by the rules?"
"$kibic" check samples/marias/voleny samples/marias/licitovany samples/klokan samples/ochko
echo
echo "== What is against the rules in a session that was spoilt on purpose?"
"$kibic" check --quiet samples/marias/violations || [ $? -eq 1 ]   # 1: something was found
echo
echo "== Where was money lost?"
"$kibic" review samples/marias/voleny samples/marias/licitovany
"$kibic" review samples/ochko/session.ochko | tail -12
"$kibic" review --level quick samples/klokan/complete.klokan | sed -n '/^Where it cost most/,/^$/p'
echo
echo "== A report to show around"
report=build/demo-report.html
rm -f "$report"   # ours, from an earlier run
"$kibic" export samples/marias/licitovany/session.rms --format html -o "$report"
echo "written: $report"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo
  echo "== The same in the window: n goes to the next mistake, ? lists the keys"
  build/release/gui/app/kibic-gui samples/marias/licitovany/session.rms
fi
