#!/usr/bin/env bash
# Keys belong to what is open: Esc closes a menu, a sheet or the field for finding, and ends the
# analysis only when none of them is.
#   bash menus.sh PROGRAM FILE
. "$(dirname "$0")/window.sh"

# The analysis goes on, or not.
is_running() { ! grep -q '"progress": ""' "$KIBIC_GUI_STATE"; }
wait_until() {
  local what=$1 tries=200
  shift
  until "$@"; do
    [ $((tries -= 1)) -gt 0 ] || fail "$what"
    sleep 0.05
  done
}
still_runs() {
  sleep 0.4
  is_running || fail "$1 leaves the analysis alone"
}
is_stopped() { ! is_running; }
node_is() { grep -q "\"node\": $1," "$KIBIC_GUI_STATE"; }

start --level deep --size 1280x800 "$file"
wait_until "the analysis runs" is_running
for menu in 60 165 230; do
  xdotool mousemove "$menu" 12 click 1
  sleep 0.4
  xdotool key Escape
  still_runs "Esc in a menu"
done
node=$(sed -n 's/^ *"node": \([0-9]*\),.*/\1/p' "$KIBIC_GUI_STATE" | head -1)
xdotool key F1
sleep 0.6
xdotool key Escape
still_runs "Esc in the key sheet"
xdotool windowfocus --sync "$window"
xdotool key ctrl+f
sleep 0.3
xdotool type --delay 5 "nw1"
still_runs "typing in the field"
node_is "$node" || fail "letters typed in the field are no commands"
xdotool key Escape
still_runs "Esc in the field"
xdotool key Right
wait_until "the keyboard is the table's again" node_is $((node + 1))
xdotool key Escape
wait_until "Esc ends the analysis" is_stopped
# The plate of the seat at the bottom: its view and the open one in turn.
xdotool mousemove 607 478 click 1
wait_for "a click on a plate shows the cards as that seat sees them" is_not seat_view '"open"'
xdotool click 1
wait_for "another one shows all cards" is seat_view '"open"'
close
[ ! -s "$work/errors" ] || fail "nothing is said on the error output: $(cat "$work/errors")"
echo "Keys go where they belong."
