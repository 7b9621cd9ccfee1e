#!/usr/bin/env bash
# The check of the documents finds a path and a link that lead nowhere, and lets pass what it should.
set -euo pipefail

check=$(cd "$(dirname "$0")" && pwd)/check_documents.sh
root=$(mktemp -d)
trap 'rm -r "$root"' EXIT
mkdir -p "$root/docs" "$root/engine/game"
touch "$root/engine/game/decide.cpp"
echo '# First, "and" last' >"$root/README.md"
echo /deploy/.env >"$root/.gitignore"

expect() {
  local got
  echo "$2" >"$root/docs/one.md"
  if got=$("$check" "$root" 2>&1); then got+=" fine"; else got+=" fault"; fi
  [[ $got == *"$1" ]] || { echo "check_documents_test: expected $1 of \"$2\", not: $got" >&2; exit 1; }
}

# shellcheck disable=SC2016  # the backquotes are those of the document
{
  expect fine 'See `engine/game/`, `engine/game/decide.cpp` and `engine/game/decide`.'
  expect fine 'See `engine/game/*.cpp`, `engine/NAME.cpp`, `other/place` and `deploy/.env`.'
  expect fine 'See [this](../README.md#first-and-last), [that](https://example.org/none.md), [it](../engine/game).'
  expect fine $'# Here it is\nSee [here](#here-it-is).'
  expect 'docs/one.md names engine/game/decode, which does not exist fault' 'See `engine/game/decode`.'
  expect 'docs/one.md names engine/gone/, which does not exist fault' 'See `engine/gone/`.'
  expect 'docs/one.md links to two.md#part, which does not exist fault' 'See [two](two.md#part).'
  expect 'docs/one.md links to ../README.md#second, which does not exist fault' 'See [this](../README.md#second).'
  expect 'docs/one.md links to #there, which does not exist fault' 'See [there](#there).'
}
echo "the check of the documents finds what leads nowhere"
