#!/usr/bin/env bash
# Fails when a file compiles only together with others of its folder, as all presets but dev compile them: when an include
# is missing, or when it uses a name of another file. It takes minutes, so it runs only in the long run, and not for tests.
#
# usage: check_alone.sh [FILE...]    only these, also tests, and at once
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
readonly skipped=77

if [[ -z ${CRISSCROSS_LONG:-} && $# == 0 ]]; then
  echo "SKIPPED: only in the long run (tests/run.sh --long)"
  exit "$skipped"
fi
build=$(mktemp --directory)
trap 'rm -rf "$build"' EXIT
{
  cmake --preset dev -B "$build" --log-level=WARNING
  cmake --build "$build" --target make_look_tables && "$build/make_look_tables" "$build/server/tables/look_tables.inc"
} >"$build/log" || { cat "$build/log" >&2; exit 1; }

# One command a line, as a shell would run it, which checks instead of compiling.
commands() {
  sed -n 's/^ *"command": "\(.*\)",\{0,1\}$/\1/p' "$build/compile_commands.json" |
    sed 's/\\"/"/g; s/\\\\/\\/g; s/ -o [^ ]* -c / -fsyntax-only /'
}

wanted() {
  if (($# == 0)); then grep --invert-match "$root/tests/"; else grep --fixed-strings "${@/#/-e/}"; fi
}

cd "$build"
mapfile -t lines < <(commands | wanted "$@")
((${#lines[@]} > 0)) || { echo "check_alone: no such sources" >&2; exit 1; }
printf '%s\0' "${lines[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c
echo "${#lines[@]} files compile alone"
