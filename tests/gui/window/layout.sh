#!/usr/bin/env bash
# The window comes back as large as it was left, and where a screen is, whatever was kept.
#   bash layout.sh PROGRAM FILE
. "$(dirname "$0")/window.sh"

# Waits until the program has heard of its size.
knows_size() {
  local tries=100
  until grep -q "\"width\": $1," "$KIBIC_GUI_STATE" && grep -q "\"height\": $2," "$KIBIC_GUI_STATE"; do
    [ $((tries -= 1)) -gt 0 ] || fail "the program hears of its size"
    sleep 0.05
  done
}

# Waits for the geometry: X Y WIDTH HEIGHT.
has_geometry() {
  local tries=100 X Y WIDTH HEIGHT
  while :; do
    eval "$(xdotool getwindowgeometry --shell "$window")"
    [ "$X $Y $WIDTH $HEIGHT" != "$1" ] || return 0
    [ $((tries -= 1)) -gt 0 ] || fail "$2: it is at $X $Y $WIDTH $HEIGHT, not $1"
    sleep 0.05
  done
}

start --level quick --size 900x600 "$file"
has_geometry "0 0 900 600" "a size that is asked for is taken"
xdotool windowsize --sync "$window" 1000 640
knows_size 1000 640
xdotool windowmove --sync "$window" 120 60
close

start --level quick "$file"
has_geometry "120 60 1000 640" "the window comes back as it was left"
close

echo '{"x": 5000, "y": -300, "width": 10, "height": 99999, "panes": "layout2|nonsense"}' \
  >"$XDG_CONFIG_HOME/kibic/layout.json"
start --level quick "$file"
has_geometry "380 0 900 800" "what is outside and too small is corrected"
close
echo '{"x": 1' >"$XDG_CONFIG_HOME/kibic/layout.json"
start --level quick "$file"
close
[ ! -s "$work/errors" ] || fail "nothing is said on the error output: $(cat "$work/errors")"
echo "The layout of the window is kept."
