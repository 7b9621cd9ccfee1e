#!/usr/bin/env bash
# Builds the page, measures it in Chromium, and prints the tables of docs/performance.md. Needs a release build of the server.
# usage: run.sh [NAME...]   names of measurements: first_load, play, drag, lighthouse
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly here

[[ -d $here/node_modules/lighthouse ]] || npm ci --silent --prefix "$here"
cd "$here/../../../web-client"
npm run --silent build
exec npx playwright test --config "$here/playwright.config.ts" "$@"
