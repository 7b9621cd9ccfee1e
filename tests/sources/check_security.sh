#!/usr/bin/env bash
# Fails when a promise in docs/security.md has no test in security_tests.txt, or when that file names a promise or a
# test that does not exist.
#
# usage: check_security.sh [ROOT]
set -euo pipefail
export LC_ALL=C
root=${1:-$(cd "$(dirname "$0")/../.." && pwd)}
document=$root/docs/security.md
list=$root/tests/sources/security_tests.txt
faults=0

# One fault for each line: what is wrong with it, and the line.
fault_each() {
  local line
  while IFS= read -r line; do
    [[ -n $line ]] || continue
    echo "check_security: $1: $line" >&2
    faults=$((faults + 1))
  done
}

tests() {
  grep -rhoE '^TEST_CASE\("[^"]*"' "$root/tests" --include='*_test.cpp' | sed -E 's/^TEST_CASE\("//; s/"$//'
  grep -rhoE "test\('[^']*'" "$root/tests/e2e" "$root/web-client/tests" --include='*.ts' | sed -E "s/^test\('//; s/'$//"
}

# A promise is a row of a table: an id, such as `racks-1`, and a sentence.
# shellcheck disable=SC2016  # the backquotes are those of the document
row='^\| `[a-z-]+-[1-9][0-9]*` \| [A-Z`][^|]*[.] \|$'
rows=$(grep -E '^\| ' "$document" | grep -vE '^\| (id|---) \|' || true)
ids=$(grep -E "$row" <<<"$rows" | cut -d'`' -f2 | sort || true)
[[ -n $ids ]] || fault_each "there are no promises in" <<<"$document"
fault_each "not an id and a sentence" < <(grep -vE "$row" <<<"$rows" || true)
fault_each "more than one promise has the id" < <(uniq -d <<<"$ids")

# A line of the list is the id of a promise, a tab, and the name of a test.
pair=$'^[a-z0-9-]+\t[^\t]+$'
lines=$(grep -vE '^(#|$)' "$list" || true)
shown=$(cut -f1 <<<"$lines" | sort -u)
fault_each "not an id, a tab and a test" < <(grep -vE "$pair" <<<"$lines" || true)
fault_each "listed twice" < <(sort <<<"$lines" | uniq -d)
fault_each "no test shows the promise" < <(comm -23 <(uniq <<<"$ids") <(echo "$shown"))
fault_each "no promise has the id" < <(comm -13 <(uniq <<<"$ids") <(echo "$shown"))
fault_each "no test is named" < <(comm -13 <(tests | sort -u) <(cut -s -f2 <<<"$lines" | sort -u))

((faults == 0)) || exit 1
echo "each of the $(wc -l <<<"$ids") promises has a test that exists"
