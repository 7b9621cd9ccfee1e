#!/usr/bin/env bash
# Builds Crisscross on Debian 12 or 13 and starts it.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

readonly build=$root/build/release

usage() {
  cat <<'TEXT'
usage: deploy/run.sh [--build-only] [-- OPTION...]

Installs missing packages (Debian's, and the web client's), builds the program, and starts the server with its data
in the folder data of the checkout. Steps that are already done are skipped.

  --build-only   stop after the build; the program is build/release/crisscross
  --help         this text
  -- OPTION...   options for the server, such as: deploy/run.sh -- --port 9000; paths in them are
                 relative to the checkout

CRISSCROSS_JOBS=N compiles with at most N jobs. CRISSCROSS_* variables configure the server: see docs/operations.md.
TEXT
}

misused() {
  echo "run.sh: $*" >&2
  usage >&2
  exit 2
}

serve=yes
while (($# > 0)); do
  case $1 in
    --build-only) serve=no ;;
    --help | -h) usage && exit 0 ;;
    --) shift && break ;;
    *) misused "unknown option $1 (options for the server come after --)" ;;
  esac
  shift
done
[[ $serve == yes ]] || (($# == 0)) || misused "--build-only starts no server, so it takes no server options"

check_node
install_packages "${build_packages[@]}"
prepare_web_client
compile release crisscross default_lexicon common_words

if [[ $serve == no ]]; then
  say "built $build/crisscross"
  exit 0
fi
# The data folder is ./data by default, below the current folder, so go to the checkout.
cd "$root"
exec "$build/crisscross" serve "$@"
