#!/usr/bin/env bash
# Drives the window as a user would: opens a session, steps, goes to a mistake, plays another card,
# writes a comment, undoes, redoes, lets the engine answer, closes, and finds the same place with the
# variation and its comment at the next start.
#   bash session.sh PROGRAM FILE
# The window tells what it shows in the file $KIBIC_GUI_STATE; each act waits for its effect there.
source "$(dirname "$0")/window.sh"

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
start --level quick --size 1280x800 "$file"
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
wait_for "the second deal opens at a mistake" is_more mark_class 1
xdotool key Home
wait_for "Home goes to its start" is node 0
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
start --level quick --size 1280x800
wait_for "the same deal is shown" is title "$title"
wait_for "the same variation is shown" is text "$card"
wait_for "one stands in it" is_more depth 0
wait_for "its comment is there" is comment '"kept"'
close
