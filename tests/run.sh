#!/usr/bin/env bash
# Installs what is missing, builds Kibic and runs all tests.
#   bash tests/run.sh          the tests, optimised build
#   bash tests/run.sh --ci     also: layout of the code, headers that compile alone, the tests under
#                              the address and undefined-behaviour sanitizers, the parallel ones
#                              under the thread sanitizer, and every fuzz target for seconds;
#                              these are built with clang
set -euo pipefail
cd "$(dirname "$0")/.."

bash tests/setup.sh --tests
jobs=$(nproc)
[ "$jobs" -gt 2 ] && jobs=2   # the compiler takes up to 1 GiB a job
# Paths inside the checkout do not count, so a second checkout finds what the first compiled.
export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)

shared=../shared/samples
if [ ! -d "$shared" ] && [ "${1:-}" = --ci ]; then
  echo "The real sample files are missing: $shared" >&2
  exit 1
fi

step() { printf '\n== %s (%ds)\n' "$*" "$SECONDS"; }
build() {  # preset, targets…
  local preset=$1
  shift
  # In a folder of another compiler the first call loses all settings but the compiler.
  cmake --preset "$preset" "${launcher[@]}" >/dev/null
  cmake --preset "$preset" "${launcher[@]}" >/dev/null
  cmake --build "build/$preset" -j "$jobs" ${@:+--target "$@"}
}

if [ "${1:-}" = --ci ]; then
  step "layout of the code"
  git ls-files '*.h' '*.cpp' | xargs clang-format --dry-run -Werror
fi

step "build"
build dev
step "tests"
ctest --test-dir build/dev --output-on-failure -j "$jobs"

if [ "${1:-}" = --ci ]; then
  step "every header compiles alone"
  cmake --build build/dev -j "$jobs" --target all_verify_interface_header_sets
  step "tests under the address and undefined-behaviour sanitizers"
  build asan
  ctest --test-dir build/asan --output-on-failure -j "$jobs" -LE no-sanitizer
  step "parallel tests under the thread sanitizer"
  build tsan kibic_parallel_tests
  ctest --test-dir build/tsan --output-on-failure -j "$jobs" -L parallel
  step "fuzz targets"
  build fuzz kibic_fuzzers
  bash tests/fuzz/run.sh build/fuzz 5
fi
if [ ! -d "$shared" ]; then
  printf '\nATTENTION: %s is missing, so the tests that read real save files were left out.\n' \
    "$shared"
fi
step "done"
