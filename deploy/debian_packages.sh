#!/usr/bin/env bash
# Lists Debian packages for the bill of materials, one per line: how the program uses it, name, version, architecture,
# source package, its version, home page; separated by tabs.
# usage: debian_packages.sh compiled-in          those whose headers or words the build puts into the program
#        debian_packages.sh linked PROGRAM       those whose libraries the program loads
#        debian_packages.sh installed            all of this system
# DPKG_ADMINDIR names another system's package database.
set -euo pipefail
export LC_ALL=C

readonly compiled_in=(/usr/include/boost/version.hpp /usr/include/nlohmann/json.hpp /usr/include/CLI/CLI.hpp
  /usr/include/date/tz.h /usr/share/dict/scowl/english-words.10)

usage() {
  sed -n 's/^# \(usage: \|       \)/\1/p' "$0" >&2
  exit 2
}

# owners FILE...: the packages that have these files. A library's path may go through the link /lib.
owners() {
  local file
  for file in "$@"; do
    { dpkg-query --search "$file" 2>/dev/null || dpkg-query --search "/usr$file"; } | head -n 1 | sed 's/: .*//'
  done | sort --unique
}

# describe USE PACKAGE...
describe() {
  local use=$1
  shift
  dpkg-query --show --showformat \
    "$use\t\${Package}\t\${Version}\t\${Architecture}\t\${source:Package}\t\${source:Version}\t\${Homepage}\n" "$@" | sort
}

case ${1-} in
  compiled-in)
    mapfile -t packages < <(owners "${compiled_in[@]}")
    describe "$1" "${packages[@]}"
    ;;
  linked)
    mapfile -t libraries < <(ldd "${2:?usage: debian_packages.sh linked PROGRAM}" | grep --only-matching ' /[^ ]*' | tr -d ' ')
    mapfile -t packages < <(owners "${libraries[@]}")
    describe "$1" "${packages[@]}"
    ;;
  installed) describe "$1" ;;
  *) usage ;;
esac
