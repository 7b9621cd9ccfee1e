#!/usr/bin/env bash
# Tests check_once.sh: what has passed is not checked again, and what is new or has failed is.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
place=$(mktemp --directory)
trap 'rm -rf "$place"' EXIT
export XDG_CACHE_HOME=$place/cache
file=$place/file.cpp

# check VERSION [STATUS]: checks the file, and adds a line to the list of checks that were made.
check() {
  local compile="c++ -I$place -o $place/file.o -c $file"
  tests/sources/check_once.sh "$place" "$compile" "echo made >>$place/made; exit ${2:-0}" "$1"
}

expect() {
  local made=0 wanted=$1
  shift
  "$@" || true
  if [[ -e $place/made ]]; then made=$(wc --lines <"$place/made"); fi
  if ((made == wanted)); then return; fi
  echo "check_once_test: $* has made $made checks, not $wanted"
  exit 1
}

echo '#include "file.hpp"' >"$file"
echo 'int one();' >"$place/file.hpp"
expect 1 check first 1
expect 2 check first 0
expect 2 check first 0
expect 3 check second 0
echo 'int two();' >>"$place/file.hpp"
expect 4 check second 0
expect 4 check second 0
echo '// a comment' >>"$place/file.hpp"
expect 5 check second 0
rm "$place/file.hpp"
if check second 0 2>"$place/error"; then
  echo "check_once_test: a file that cannot be read has passed"
  exit 1
fi
grep --quiet "file.hpp" "$place/error" || { echo "check_once_test: it does not say what is missing"; exit 1; }
expect 5 true
echo "what has passed is not checked again, and everything else is"
