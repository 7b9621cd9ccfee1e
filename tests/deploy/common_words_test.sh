#!/usr/bin/env bash
# Shows which words of made-up lists are common words, and that a missing list is an error.
set -euo pipefail

deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../deploy" && pwd)
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

for spelling in english american british; do
  for size in 10 20 35; do : >"$lists/$spelling-words.$size"; done
done
printf 'the\nit'\''s\nhouse\na\n' >"$lists/english-words.10"
printf 'color\nAmerican\nhouse\ncaf\xe9\ncaf\xc3\xa9\n' >"$lists/american-words.35"
printf 'colour\n' >"$lists/british-words.20"
printf 'zygote\n' >"$lists/english-words.40"
printf 'monday\n' >"$lists/english-upper.10"

found=$("$deploy/common_words.sh" "$lists" | tr '\n' ' ')
[[ $found == 'color colour house the ' ]] || fail "the common words are: $found"

rm "$lists/british-words.35"
if message=$("$deploy/common_words.sh" "$lists" 2>&1 >/dev/null); then fail "a missing list is not noticed"; fi
[[ $message == *british-words.35* ]] || fail "the message does not name the missing list: $message"
