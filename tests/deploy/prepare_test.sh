#!/usr/bin/env bash
# Tries parts of prepare.sh with a Debian and an npm that are made up.
set -euo pipefail

deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../deploy" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/{bin,checkout/deploy,checkout/web-client}
cp "$deploy/prepare.sh" "$folder/checkout/deploy"
PATH=$folder/bin:$PATH

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# program NAME: makes a program of standard input, which comes before all others of that name.
program() {
  { echo '#!/bin/bash'; cat; } >"$folder/bin/$1"
  chmod +x "$folder/bin/$1"
}

# prepared COMMAND...: what it says, with the functions of prepare.sh.
prepared() {
  # shellcheck disable=SC2016 # the arguments are the inner shell's
  bash -euo pipefail -c 'source "$0" && "$@"' "$folder/checkout/deploy/prepare.sh" "$@" 2>&1
}

program apt-cache <<'TEXT'
word=Installationskandidat
if [[ ${LC_ALL-} == C ]]; then word=Candidate; fi
echo "  $word: 1.81.0-5"
TEXT
LC_ALL=de_DE.UTF-8 prepared is_offered libboost1.81-dev || fail "where apt speaks German, no package is offered"
