#!/usr/bin/env bash
# The check of docs/security.md finds a promise without a test, an unknown promise, and a test that does not exist.
set -euo pipefail

check=$(cd "$(dirname "$0")" && pwd)/check_security.sh
root=$(mktemp -d)
trap 'rm -r "$root"' EXIT
mkdir -p "$root/docs" "$root/tests/e2e" "$root/tests/sources" "$root/web-client/tests"
echo 'TEST_CASE("it holds") {}' >"$root/tests/one_test.cpp"
echo "test('it also holds', () => {});" >"$root/tests/e2e/two.spec.ts"

# The first argument is the rows of the document, the second the lines of the list, with "=" for a tab.
verdict() {
  printf '| id | promise |\n| --- | --- |\n%b\n' "$1" >"$root/docs/security.md"
  printf '# a comment\n%b\n' "$2" | tr '=' '\t' >"$root/tests/sources/security_tests.txt"
  if "$check" "$root" 2>&1; then echo fine; else echo fault; fi
}

expect() {
  local got
  got=$(verdict "$3" "$4")
  [[ $got == *"$2"*"$1" ]] || { echo "check_security_test: expected \"$2\" and $1, not: $got" >&2; exit 1; }
}

# shellcheck disable=SC2016  # the backquotes are those of the document
promise='| `racks-1` | We promise this. |'
# shellcheck disable=SC2016
other='| `racks-2` | We promise that. |'
# shellcheck disable=SC2016
empty='| `racks-2` |  |'
held='racks-1=it holds'

expect fine 'each of the 1 promises' "$promise" "$held\nracks-1=it also holds"
expect fine 'each of the 2 promises' "$promise\n$other" "$held\nracks-2=it holds"
expect fault 'no test shows the promise: racks-2' "$promise\n$other" "$held"
expect fault 'no test shows the promise: racks-1' "$promise" ''
expect fault 'no promise has the id: racks-2' "$promise" "$held\nracks-2=it holds"
expect fault 'no test is named: it holds tomorrow' "$promise" "$held\nracks-1=it holds tomorrow"
expect fault 'there are no promises' '' ''
expect fault 'more than one promise has the id: racks-1' "$promise\n$promise" "$held"
expect fault 'not an id and a sentence: | racks | We' "$promise\n| racks | We promise that. |" "$held"
expect fault "not an id and a sentence: $empty" "$promise\n$empty" "$held"
expect fault 'not an id, a tab and a test: racks-1 it holds' "$promise" "$held\nracks-1 it holds"
expect fault 'listed twice: racks-1' "$promise" "$held\n$held"
echo "the check finds what breaks it"
