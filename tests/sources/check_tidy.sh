#!/usr/bin/env bash
# Fails when clang-tidy 14 finds something in the engine, the protocol or the storage. It takes minutes, so it runs only
# in the long run. It is skipped without version 14, because other versions have other checks.
#
# usage: check_tidy.sh BUILD-FOLDER
set -euo pipefail

build=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
readonly skipped=77

if [[ -z ${CRISSCROSS_LONG:-} ]]; then
  echo "SKIPPED: only in the long run (tests/run.sh --long)"
  exit "$skipped"
fi
tidy=$(command -v clang-tidy-14) || {
  echo "SKIPPED: clang-tidy-14 is not installed"
  exit "$skipped"
}
[[ -f $build/compile_commands.json ]] || { echo "check_tidy: no compile_commands.json in $build" >&2; exit 1; }
mapfile -t sources < <(find engine protocol storage -name '*.cpp' | sort)
((${#sources[@]} > 0)) || { echo "check_tidy: no sources" >&2; exit 1; }
printf '%s\0' "${sources[@]}" | xargs -0 -n 1 -P "$(nproc)" "$tidy" --quiet -p "$build"
echo "${#sources[@]} files are tidy"
