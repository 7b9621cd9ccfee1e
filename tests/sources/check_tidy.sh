#!/usr/bin/env bash
# Fails when clang-tidy 14 finds something in the engine, the protocol or the storage. It takes minutes, so it runs only
# in the long run. It is skipped without version 14, because other versions have other checks.
set -euo pipefail

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
# The preset dev knows how to compile each file alone.
commands=$(mktemp --directory)
trap 'rm -rf "$commands"' EXIT
cmake --preset dev -B "$commands" --log-level=WARNING >"$commands/log" || { cat "$commands/log" >&2; exit 1; }
mapfile -t sources < <(find engine protocol storage -name '*.cpp' | sort)
((${#sources[@]} > 0)) || { echo "check_tidy: no sources" >&2; exit 1; }
printf '%s\0' "${sources[@]}" | xargs -0 -n 1 -P "$(nproc)" "$tidy" --quiet -p "$commands"
echo "${#sources[@]} files are tidy"
