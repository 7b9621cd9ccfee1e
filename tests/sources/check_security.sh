#!/usr/bin/env bash
# Fails when a promise in docs/security.md names no test, or names a test that does not exist.
#
# usage: check_security.sh [ROOT]
set -euo pipefail
root=${1:-$(cd "$(dirname "$0")/../.." && pwd)}
document=$root/docs/security.md
faults=0

fault() {
  echo "check_security: $1" >&2
  faults=$((faults + 1))
}

names=$(
  grep -rhoE '^TEST_CASE\("[^"]*"' "$root/tests" --include='*_test.cpp' | sed -E 's/^TEST_CASE\("//; s/"$//'
  grep -rhoE "test\('[^']*'" "$root/tests/e2e" "$root/web-client/tests" --include='*.ts' | sed -E "s/^test\('//; s/'$//"
)

# A promise is a row of a table whose last column names its tests between backquotes.
promises=$(grep -E '^\| ' "$document" | grep -vE '^\| (promise|---)' || true)
[[ -n $promises ]] || fault "there are no promises in $document"

# shellcheck disable=SC2016  # the backquotes are those of the document
while IFS= read -r row; do
  promise=$(cut -d'|' -f2 <<<"$row")
  tests=$(cut -d'|' -f3 <<<"$row" | grep -oE '`[^`]+`' | tr -d '`' || true)
  [[ -n $tests ]] || fault "no test is named for:$promise"
  while IFS= read -r name; do
    [[ -z $name ]] || grep -qxF -- "$name" <<<"$names" || fault "no test is named: $name"
  done <<<"$tests"
done <<<"$promises"

((faults == 0)) || exit 1
echo "each promise has a test that exists"
