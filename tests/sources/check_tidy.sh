#!/usr/bin/env bash
# Fails when clang-tidy 14 finds something in the engine, the protocol or the storage. It takes minutes, so it runs only
# in the long run. It is skipped without version 14, because other versions have other checks.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/sources/compile_commands.sh
root=$PWD
readonly skipped=77

if [[ -z ${CRISSCROSS_LONG:-} ]]; then
  echo "SKIPPED: only in the long run (tests/run.sh --long)"
  exit "$skipped"
fi
tidy=$(command -v clang-tidy-14) || {
  echo "SKIPPED: clang-tidy-14 is not installed"
  exit "$skipped"
}
build=$(mktemp --directory)
trap 'rm -rf "$build"' EXIT
configure_alone "$build"

mapfile -t lines < <(commands_in "$build" | grep --extended-regexp " $root/(engine|protocol|storage)/[^ ]*$")
((${#lines[@]} > 0)) || { echo "check_tidy: no sources" >&2; exit 1; }
version=$("$tidy" --version && cat .clang-tidy)
for line in "${lines[@]}"; do
  printf '%s\0' "$build" "$line" "$tidy --quiet -p $build ${line##* }" "$version"
done | xargs -0 -n 4 -P "$(nproc)" tests/sources/check_once.sh
echo "${#lines[@]} files are tidy"
