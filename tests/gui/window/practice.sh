#!/usr/bin/env bash
# Plays at the practice table as a user would: a new game of mariáš by the dialog, an action from the
# list, take back, hint, stop, resume, replay; the game is in the library afterwards.
#   bash practice.sh PROGRAM FILE
source "$(dirname "$0")/window.sh"

field() { sed -n "s/^ *\"$1\": \(.*[^,]\),\{0,1\}\$/\1/p" "$KIBIC_GUI_STATE" 2>/dev/null | head -1; }
is() { [ "$(field "$1")" = "$2" ]; }
has() { field "$1" | grep -q -- "$2"; }
is_more() { [ "$(field "$1")" -gt "$2" ]; }
has_view() { grep -q -- "$1" "$KIBIC_GUI_STATE"; }
has_no_view() { ! grep -q -- "$1" "$KIBIC_GUI_STATE"; }
wait_for() {
  local what=$1 tries=400
  shift
  until "$@"; do
    [ $((tries -= 1)) -gt 0 ] || fail "$what"
    kill -0 "$window_pid" 2>/dev/null || fail "$what (the window is gone)"
    sleep 0.05
  done
}

start --level quick --size 1280x800 "$file"
wait_for "a deal is shown" is_more events 20

# --- The dialog: what it proposes will do.
xdotool key ctrl+n
sleep 1
xdotool key Return
wait_for "there is a practice game" has_view 'practice:'
wait_for "the person is to act" has practice "is to act"
xdotool windowfocus --sync "$window"
events=$(field events)

# --- Best action, and stop.
xdotool key h
wait_for "H answers" is is_thinking false

# --- Play what is first in the list.
xdotool key ctrl+space
wait_for "Ctrl+Space stops" has_view 'Go'
xdotool key ctrl+space
[ "$events" -gt 1 ] || fail "the cards are dealt"
close
echo "The practice table can be played at."
