#!/usr/bin/env bash
# Drives the window as a user would: opens a session, steps, goes to a mistake, plays another card,
# writes a comment, undoes, redoes, lets the engine answer, closes, and finds the same place with the
# variation and its comment at the next start.
#   bash session.sh PROGRAM FILE
# The window tells what it shows in the file $KIBIC_GUI_STATE; each act waits for its effect there.
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

# wait_for WHAT COMMAND…: until the command succeeds, 15 s at most.
wait_for() {
  local what=$1 tries=300
  shift
  until "$@"; do
    [ $((tries -= 1)) -gt 0 ] || fail "$what"
    kill -0 "$window_pid" 2>/dev/null || fail "$what (the window is gone)"
    sleep 0.05
  done
}
is() { [ "$(field "$1")" = "$2" ]; }
is_not() { [ -n "$(field "$1")" ] && [ "$(field "$1")" != "$2" ]; }
is_more() { [ "$(field "$1")" -gt "$2" ]; }
has_state() { [ -s "$KIBIC_GUI_STATE" ]; }

start() {
  rm -f "$KIBIC_GUI_STATE"
  "$program" --level quick --size 1280x800 "$@" 2>"$work/errors" &
  window_pid=$!
  wait_for "the window opens" has_state
  local id
  id=$(timeout 15 xdotool search --sync --onlyvisible --pid "$window_pid" | tail -1)
  xdotool windowfocus --sync "$id"
}

close() {
  xdotool key ctrl+q
  local tries=300
  while kill -0 "$window_pid" 2>/dev/null; do
    [ $((tries -= 1)) -gt 0 ] || fail "Ctrl+Q closes the window"
    sleep 0.05
  done
  wait "$window_pid" || fail "the window ends with status 0"
  window_pid=
}

# Plays a card that is not the one of the event. The mouse plays the last legal one, or the one before
# that, as one of the two will do.
play_another_card() {
  local place x y node
  for place in 1 2; do
    x=$(sed -n 's/^ *"x": \([0-9]*\),*$/\1/p' "$KIBIC_GUI_STATE" | tail -"$place" | head -1)
    y=$(sed -n 's/^ *"y": \([0-9]*\),*$/\1/p' "$KIBIC_GUI_STATE" | tail -"$place" | head -1)
    [ -n "$x" ] || fail "there are cards to play"
    node=$(field node)
    xdotool mousemove "$x" "$y" click 1
    wait_for "a click plays a card" is_not node "$node"
    is depth 0 || break
    xdotool key Left
    wait_for "Left goes back to the mistake" is node "$node"
  done
  wait_for "the card played is a variation" is_more depth 0
}

# --- Open. The first deal is analysed by itself.
start "$file"
wait_for "a deal is shown" is_more events 20
wait_for "the first deal is analysed" is progress '""'

# --- Step.
xdotool key Home
wait_for "Home goes to the start" is node 0
first=$(field text)
xdotool key Right
wait_for "Right steps" is_not text "$first"
xdotool key Left
wait_for "Left steps back" is text "$first"
xdotool mousemove 560 400 click 5
wait_for "the wheel steps" is_not text "$first"

# --- Mistakes and views.
xdotool key n
wait_for "n goes to a mistake" is_more mark_class 1
xdotool key v
wait_for "v changes the view" is_not seat_view '"open"'
xdotool key v v v
wait_for "three more views are all" is seat_view '"open"'

# --- Another card than the one played becomes a variation.
play_another_card
is can_undo true || fail "a variation can be undone"

# --- Comment, undo.
variation=$(field node)
xdotool key c
xdotool type --delay 1 "nv holds the ace"
xdotool key ctrl+Return
wait_for "the comment is kept, keys and all" is comment '"nv holds the ace"'
is node "$variation" || fail "writing moves nothing"
xdotool key ctrl+z
wait_for "undo takes the comment back" is comment '""'
xdotool key ctrl+z
wait_for "undo takes the variation back" is depth 0
xdotool key ctrl+y
wait_for "redo plays it again" is node "$variation"
xdotool key ctrl+shift+z
wait_for "redo writes the comment again" is comment '"nv holds the ace"'
xdotool key Delete
wait_for "Delete takes the variation away" is depth 0
xdotool key ctrl+z
wait_for "undo brings it back with its comment" is comment '"nv holds the ace"'
xdotool key ctrl+z ctrl+z
wait_for "two more take all back" is can_undo false

# --- Close, and come back to the same place.
xdotool key Home
wait_for "Home goes to the start" is node 0
title=$(field title)
xdotool key Next
wait_for "PageDown goes to the next deal" is_not title "$title"
xdotool key n
wait_for "the second deal has a mistake" is_more mark_class 1
place=$(field text)
xdotool key n
wait_for "n goes to the next mistake" is_not text "$place"
xdotool key shift+n
wait_for "Shift+n goes back to the one before" is text "$place"
play_another_card
xdotool key c
xdotool type --delay 1 "kept"
xdotool key ctrl+Return
wait_for "the comment is there" is comment '"kept"'
card=$(field text) variation=$(field node)
xdotool key e
wait_for "the engine answers" is_not node "$variation"
wait_for "the engine has answered" is progress '""'
answer=$(field node)
xdotool key ctrl+z
wait_for "one undo takes the answer back" is node "$variation"
xdotool key ctrl+y
wait_for "redo answers again" is node "$answer"
xdotool key ctrl+z
wait_for "undo leads back to the card" is node "$variation"
title=$(field title)
close
[ -s "$work/data/kibic/kibic.db" ] || fail "there is a database"
start
wait_for "the same deal is shown" is title "$title"
wait_for "the same variation is shown" is text "$card"
wait_for "one stands in it" is_more depth 0
wait_for "its comment is there" is comment '"kept"'
close
