#!/usr/bin/env bash
# Walks through a deal with the program's own tour and looks at what it leaves: pictures of all
# views, the figures, and not a word of the toolkit's on the terminal.
#   bash tour.sh PROGRAM FILE
set -euo pipefail

if [ -z "${KIBIC_UNDER_XVFB:-}" ]; then
  export KIBIC_UNDER_XVFB=1
  exec xvfb-run -a -s "-screen 0 1280x800x24" bash "$0" "$@"
fi

program=$1 file=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
export LC_ALL=C.UTF-8 GTK_A11Y=none NO_AT_BRIDGE=1 GDK_BACKEND=x11

fail() {
  echo "FAILED: $*" >&2
  cat "$work/errors" "$work/tour/tour.log" >&2 || true
  exit 1
}

"$program" --tour "$work/tour" --level quick --size 1000x700 --size 1280x800 "$file" \
  >"$work/figures" 2>"$work/errors" || fail "the tour ends with status 0"
[ ! -s "$work/errors" ] || fail "the tour says nothing on the error output"

for view in empty keys about findings 1000x700-.*-engine-off opened start talon declared \
            middle-of-trick end mistake-1 seat-3 mistakes-only comment variation dearest-mistake \
            1280x800-.*-mistake-1 broken-files; do
  ls "$work/tour" | grep -q -- "$view\.png\$" || fail "there is a picture of $view"
done

# A step repaints the rows that changed and the candidates, never the whole list of events.
rows=$(sed -n 's/^step: 48 times.* at most \([0-9]*\) rows painted$/\1/p' "$work/figures")
[ -n "$rows" ] || fail "the figures tell of the steps"
[ "$rows" -gt 0 ] && [ "$rows" -le 16 ] || fail "a step paints a few rows, not $rows"
grep -q '^start to usable window: [0-9]* ms$' "$work/figures" || fail "the start is told"
grep -q '^tables painted in parts that differ from the whole painted anew: 0$' "$work/figures" ||
  fail "a table painted in parts looks like the whole"
grep -q '^slowest event handler: ' "$work/figures" || fail "the slowest handler is told"

# It never writes into a folder that has something in it.
status=0
"$program" --tour "$work/tour" "$file" >/dev/null 2>&1 || status=$?
[ "$status" -eq 2 ] || fail "a folder that is not empty is refused"
echo "The tour of the window went as it should."
