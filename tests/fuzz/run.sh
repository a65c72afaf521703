#!/usr/bin/env bash
# Runs every fuzz target of a build folder for some seconds over its corpus, two at a time.
#   bash tests/fuzz/run.sh BUILD_FOLDER SECONDS
# New inputs that a run finds stay in the build folder; a crash is kept there and ends the run.
set -euo pipefail
build=$(cd "$1" && pwd)
seconds=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
export build seconds root

fuzz() {  # one target
  local target=$1 name corpus
  name=$(basename "$target")
  corpus=$root/samples/fuzz/${name#fuzz_}
  mkdir -p "$build/corpus/$name"
  echo "-- $name"
  (cd "$build" && "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=0 -verbosity=0 "$build/corpus/$name" "$corpus") || exit 255  # ends xargs
}
export -f fuzz

mapfile -t targets < <(find "$build" -type f -name 'fuzz_*' -executable | sort)
[ "${#targets[@]}" -gt 0 ] || { echo "no fuzz targets in $build" >&2; exit 1; }
printf '%s\n' "${targets[@]}" | xargs -P 2 -I {} bash -c 'fuzz "$1"' fuzz {}
echo "${#targets[@]} fuzz targets, nothing found"
