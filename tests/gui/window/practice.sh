#!/usr/bin/env bash
# Plays at the practice table as a user would: a new game of klokan against the engine, a half-move
# jump by jump, take back and again, a hint, stop and go, giving up, the review of the game.
# Then deals of ochko by keys.
#   bash practice.sh PROGRAM GAME-OF-KLOKAN LOG-OF-OCHKO
source "$(dirname "$0")/window.sh"

has() { grep -q -- "$1" "$KIBIC_GUI_STATE"; }
has_not() { ! grep -q -- "$1" "$KIBIC_GUI_STATE"; }
can_click() { grep -q "\"card\": \"$1\"" "$KIBIC_GUI_STATE"; }
# place_of ID: "X Y", the middle of the square on the screen.
place_of() {
  grep -A2 "\"card\": \"$1\"" "$KIBIC_GUI_STATE" | sed -n 's/^ *"[xy]": \([0-9]*\),*$/\1/p'
}
# click_on ID: where the square stays; a new game may still be laying out the window.
click_on() {
  wait_for "$1 can be clicked" can_click "$1"
  local before='' now
  now=$(place_of "$1")
  until [ "$now" = "$before" ]; do
    sleep 0.15
    before=$now now=$(place_of "$1")
  done
  # shellcheck disable=SC2086  # two numbers
  xdotool mousemove $now click 1
}

start --level quick --size 1280x800 "$file"
wait_for "a game is shown" is_more events 5
xdotool key Escape

# --- The game that is looked at, with the seats that the dialog proposes.
xdotool key ctrl+n
sleep 1
xdotool key Return
wait_for "White is to act" is practice '"Player is to act."'
is events 1 || fail "nothing has been played"
is is_running true || fail "the game runs"

# --- A half-move: begun and cancelled, then done; it ends where no jump leads on.
click_on e1
wait_for "a stone is in motion" has 'picked: e1\\n'
xdotool key Escape
wait_for "Esc puts it back" has_not 'picked:'
click_on e1
click_on e3  # from where no jump leads on
wait_for "the engine answers" is events 3
wait_for "White is to act again" is practice '"Player is to act."'

# --- Take back, and again.
xdotool key ctrl+z
wait_for "Ctrl+Z takes both half-moves back" is events 1
xdotool key ctrl+y
wait_for "Ctrl+Y plays them again" is events 3

# --- Nobody whispers unless asked.
has_not 'candidate:' || fail "there is no hint yet"
xdotool key h
wait_for "H tells the best action" has 'candidate:'

# --- Stop and go.
xdotool key ctrl+space
wait_for "Ctrl+Space stops the engines" is is_running false
xdotool key ctrl+space
wait_for "Ctrl+Space lets them go on" is is_running true

# --- An earlier position.
xdotool key Home
wait_for "the history is looked at" has 'An earlier position'
click_on d1
click_on d3
wait_for "another half-move is a variation" has '  node'
wait_for "the engine answers there, too" is practice '"Player is to act."'
is_more events 4 || fail "the first line is still there"

# --- The end.
xdotool key ctrl+shift+r
wait_for "giving up ends the game" is is_over true
xdotool key ctrl+e
wait_for "the game is a record" is practice '""'
wait_for "it is judged" is progress '""'
close
[ -s "$work/data/kibic/kibic.db" ] || fail "the game is stored"

# --- A game is left in the middle, saved, opened again and played on.
start --level quick --size 1280x800 "$file"
wait_for "a game is shown" is_more events 5
xdotool key Escape ctrl+n
sleep 1
xdotool key Return
wait_for "a new game begins" is events 1
xdotool windowfocus --sync "$window"
click_on e1
click_on e3
wait_for "the engine answers" is events 3
wait_for "White is to act" is practice '"Player is to act."'
xdotool key ctrl+s
sleep 1.5
xdotool key ctrl+a
xdotool type "$work/left.klokan"
xdotool key Return
wait_for "it is saved" has 'Saved as left.klokan'
xdotool windowfocus --sync "$window"
close
start --level quick --size 1280x800 "$work/left.klokan"
wait_for "it is opened" has 'The record ends here'
xdotool key Escape End g
wait_for "g plays on" is practice '"Player is to act."'
is events 3 || fail "the game goes on where it was left"
click_on d1
click_on d3
wait_for "it may jump on, or end" has 'picked: d1 d3\\n'
xdotool key Return
wait_for "the engine answers" is events 5

# --- A position goes through the clipboard.
xdotool key ctrl+shift+c
wait_for "the position is copied" has 'Copied: '
xdotool key ctrl+v
wait_for "a game begins from there" is events 1

# --- The table is found again at the next start.
wait_for "White is to act" is practice '"Player is to act."'
click_on c1
click_on c3
wait_for "it may jump on, or end" has 'picked: c1 c3\\n'
click_on c3
wait_for "the engine answers" is events 3
close
start --level quick --size 1280x800
wait_for "the game is on the table" is events 3
is practice '"Player is to act."' || fail "White is to act"
close

# --- Ochko: Enter deals and takes a card, S stands, + raises the stake of the next deal; who stops
# sees the closed card.
start --level quick --size 1280x800 "$3"
wait_for "a deal is shown" is_more events 1
xdotool key Escape ctrl+n
sleep 1
xdotool key Return
wait_for "the table waits" has 'Enter deals'
xdotool windowfocus --sync "$window"
xdotool key plus
wait_for "the stake is higher" has 'stake 10'
xdotool key minus
wait_for "the stake is lower again" has 'stake 5'
for _ in 1 2 3; do
  xdotool key Return
  wait_for "Enter deals" is_more events 1
  sleep 0.3
  is is_over true || xdotool key Return
  sleep 0.3
  is is_over true || xdotool key ctrl+space
  sleep 0.3
  is is_over true || xdotool key s
  wait_for "the deal is over" is is_over true
  xdotool key plus
  wait_for "the next deal waits" has 'Enter deals'
done
close
[ ! -s "$work/errors" ] || fail "nothing is said on the error output: $(cat "$work/errors")"
echo "The practice table can be played at."
