# What the scripts that drive the window share; to be sourced with the arguments PROGRAM FILE.
set -euo pipefail

if [ -z "${KIBIC_UNDER_XVFB:-}" ]; then
  export KIBIC_UNDER_XVFB=1
  exec xvfb-run -a -s "-screen 0 1280x800x24" bash "$0" "$@"
fi

program=$1 file=$2
work=$(mktemp -d)
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data KIBIC_GUI_STATE=$work/state.json
export LC_ALL=C.UTF-8 GTK_A11Y=none NO_AT_BRIDGE=1 GDK_BACKEND=x11
window_pid=
finish() {
  [ -z "$window_pid" ] || kill "$window_pid" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
fail() {
  echo "FAILED: $*" >&2
  echo "The window showed:" >&2
  head -c 4000 "$KIBIC_GUI_STATE" >&2 || true
  exit 1
}

# The value of a field, as it stands in the JSON (one field a line); `event` gives its members.
field() { sed -n "s/^ *\"$1\": \(.*[^,]\),\{0,1\}\$/\1/p" "$KIBIC_GUI_STATE" 2>/dev/null | head -1; }
is() { [ "$(field "$1")" = "$2" ]; }
is_not() { [ -n "$(field "$1")" ] && [ "$(field "$1")" != "$2" ]; }
is_more() { [ "$(field "$1")" -gt "$2" ]; }

# wait_for WHAT COMMAND…: until the command succeeds, 20 s at most.
wait_for() {
  local what=$1 tries=400
  shift
  until "$@"; do
    [ $((tries -= 1)) -gt 0 ] || fail "$what"
    kill -0 "$window_pid" 2>/dev/null || fail "$what (the window is gone)"
    sleep 0.05
  done
}

# start OPTION…: opens the window and gives it the keyboard.
start() {
  rm -f "$KIBIC_GUI_STATE"
  "$program" "$@" 2>"$work/errors" &
  window_pid=$!
  local tries=300
  until [ -s "$KIBIC_GUI_STATE" ]; do
    [ $((tries -= 1)) -gt 0 ] || fail "the window opens: $(cat "$work/errors")"
    sleep 0.05
  done
  window=$(timeout 15 xdotool search --sync --onlyvisible --pid "$window_pid" | tail -1)
  xdotool windowfocus --sync "$window"
}
# Leaves by the key.
close() {
  xdotool key ctrl+q
  wait "$window_pid" || fail "the window ends with status 0"
  window_pid=
}
