#!/usr/bin/env bash
# Fails when a file compiles only together with others of its folder, as all presets but dev compile them: when an include
# is missing, or when it uses a name of another file. It takes minutes, so it runs only in the long run, and not for tests.
#
# usage: check_alone.sh [FILE...]    only these, tests too, and at once
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/sources/compile_commands.sh
root=$PWD
readonly skipped=77

if [[ -z ${CRISSCROSS_LONG:-} && $# == 0 ]]; then
  echo "SKIPPED: only in the long run (tests/run.sh --long)"
  exit "$skipped"
fi
build=$(mktemp --directory)
trap 'rm -rf "$build"' EXIT
configure_alone "$build"

wanted() {
  if (($# == 0)); then grep --invert-match "$root/tests/"; else grep --fixed-strings "${@/#/-e/}"; fi
}

# Checks instead of compiling.
mapfile -t lines < <(commands_in "$build" | wanted "$@")
((${#lines[@]} > 0)) || { echo "check_alone: no such sources" >&2; exit 1; }
version=$(c++ --version)
for line in "${lines[@]}"; do
  printf '%s\0' "$build" "$line" "${line/ -o * -c / -fsyntax-only }" "$version"
done | xargs -0 -n 4 -P "$(nproc)" tests/sources/check_once.sh
echo "${#lines[@]} files compile alone"
