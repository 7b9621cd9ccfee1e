#!/usr/bin/env bash
# The check of docs/security.md finds a promise without a test, and a test that does not exist.
set -euo pipefail

check=$(cd "$(dirname "$0")" && pwd)/check_security.sh
root=$(mktemp -d)
trap 'rm -r "$root"' EXIT
mkdir -p "$root/docs" "$root/tests/e2e" "$root/web-client/tests"
echo 'TEST_CASE("it holds") {}' >"$root/tests/one_test.cpp"
echo "test('it also holds', () => {});" >"$root/tests/e2e/two.spec.ts"

verdict() {
  printf '| promise | tests |\n| --- | --- |\n%s\n' "$1" >"$root/docs/security.md"
  if "$check" "$root" >/dev/null 2>&1; then echo fine; else echo fault; fi
}

expect() {
  local got
  got=$(verdict "$2")
  [[ $got == "$1" ]] || { echo "check_security_test: $got instead of $1 for: $2" >&2; exit 1; }
}

# shellcheck disable=SC2016  # the backquotes are those of the document
expect fine '| We promise this. | `it holds`, `it also holds` |'
# shellcheck disable=SC2016
expect fault '| We promise this. | `it holds`, `it holds tomorrow` |'
expect fault '| We promise this. | |'
expect fault ''
echo "the check finds what breaks it"
