#!/usr/bin/env bash
# Fails unless the program that tries inputs fails at the one that breaks a promise, and leaves it in a file.
set -euo pipefail

replay=$1
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir good bad empty
printf 'fine' >good/1
printf 'fine' >bad/1
printf 'broken, and how' >bad/2

fail() {
  echo "check_replay: $*" >&2
  exit 1
}

"$replay" broken good || fail "an input that is fine is not"
[[ ! -e last-input-broken ]] || fail "the last input stays although all went well"
if (ulimit -c 0 && "$replay" broken bad); then fail "a broken promise is not noticed"; fi
[[ $(tr -d '\0' <last-input-broken) == 'broken, and how' ]] || fail "the input that broke a promise is not kept"
if "$replay" broken empty; then fail "a folder without inputs counts as fine"; fi
if "$replay" unknown good; then fail "an unknown target counts as fine"; fi
