#!/usr/bin/env bash
# Runs every fifth browser test, or with CRISSCROSS_LONG=1 all of them. With each commit the next fifth has its turn; CRISSCROSS_SEED
# names another one.
set -euo pipefail

readonly share=5
cd "$(dirname "${BASH_SOURCE[0]}")/../../web-client"
browser_tests() { npx --no-install playwright test --config ../tests/e2e/playwright.config.ts "$@"; }

if [[ -n ${CRISSCROSS_LONG:-} ]]; then
  browser_tests
  exit
fi

# Without the history, as in an archive of the sources, it is the first fifth.
seed=${CRISSCROSS_SEED:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
if [[ ! $seed =~ ^[0-9]{1,9}$ ]]; then
  echo "run.sh: CRISSCROSS_SEED is not a number of at most nine digits: $seed" >&2
  exit 2
fi
list=$(mktemp)
trap 'rm --force "$list"' EXIT
browser_tests --list | grep ' › ' | sed --quiet "$((10#$seed % share + 1))~${share}p" >"$list"
echo "the seed $seed takes $(wc -l <"$list") browser tests, a fifth of all"
browser_tests --test-list "$list"
