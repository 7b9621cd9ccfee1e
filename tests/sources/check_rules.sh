#!/usr/bin/env bash
# Fails when docs/rulesets.md names no test for a rule, or names a test that does not exist.
#
# usage: check_rules.sh [ROOT]
set -euo pipefail
root=${1:-$(cd "$(dirname "$0")/../.." && pwd)}
document=$root/docs/rulesets.md
faults=0

fault() {
  echo "check_rules: $1" >&2
  faults=$((faults + 1))
}

# The rules that this version implements.
rules() {
  printf 'K%d\n' {1..17}
  printf 'N%d\n' {1..2}
  printf 'F%d\n' {1..4}
  printf 'S%d\n' {1..4}
  printf 'H%d\n' {1..15}
  printf 'X%d\n' {1..11}
  printf 'R%d\n' {1..13}
  printf 'T%d\n' {1..3}
  printf 'A%d\n' {1..3}
  printf 'G%d\n' {1..6}
}

names=$(grep -rhoE '^TEST_CASE\("[^"]*"' "$root/tests" --include='*_test.cpp' | sed -E 's/^TEST_CASE\("//; s/"$//')

# shellcheck disable=SC2016  # the backticks are those of the document
while read -r rule; do
  rows=$(grep -E "^\| $rule \|" "$document" || true)
  while read -r row; do
    [[ $row == *'`'* ]] || fault "$rule has no test in docs/rulesets.md, or a row without one"
    while read -r name; do
      [[ -z $name ]] || grep -qxF -- "$name" <<<"$names" || fault "$rule: no test is named: $name"
    done < <(grep -oE '`[^`]+`' <<<"$(cut -d"|" -f4 <<<"$row")" | tr -d '`' || true)
  done <<<"$rows"
done < <(rules)

((faults == 0)) || exit 1
echo "every rule has a test that exists"
