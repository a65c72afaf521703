#!/usr/bin/env bash
# Installs what Kibic is built and tested with on Debian 12. Does nothing where all is there.
#   bash tests/setup.sh [--tests]     --tests adds what only the tests need
set -euo pipefail

build=(g++ cmake ninja-build ccache pkg-config gettext ca-certificates
       libfmt-dev libexpected-dev libexpat1-dev zlib1g-dev nettle-dev libboost-graph-dev
       libsqlite3-dev libsqlitecpp-dev libcli11-dev nlohmann-json3-dev libkainjow-mustache-dev
       libwxgtk3.2-dev libcairo2-dev)
tests=(catch2 librapidcheck-dev clang libclang-rt-14-dev clang-format git python3 sqlite3
       xvfb xauth xdotool fonts-dejavu-core adwaita-icon-theme)

packages=("${build[@]}")
[ "${1:-}" = --tests ] && packages+=("${tests[@]}")

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
    missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "These packages are missing and this user cannot install them: ${missing[*]}" >&2
    exit 1
  }
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
