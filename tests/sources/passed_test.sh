#!/usr/bin/env bash
# Tests passed.sh: a preset that has passed is remembered until something that it compiles or runs changes.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/../passed.sh"
place=$(mktemp --directory)
trap 'rm -rf "$place"' EXIT
clone=$place/clone
mkdir --parents "$clone"/{cmake,docs,engine,protocol,server,storage,tests/e2e}
touch "$clone"/{CMakeLists.txt,CMakePresets.json}
first=$(mark_of asan "$clone")

expect() {
  local wanted=$1 found=other
  if [[ $(mark_of "$2" "$3") == "$first" ]]; then found=same; fi
  if [[ $found == "$wanted" ]]; then return; fi
  echo "passed_test: the mark is the $found one after $4"
  exit 1
}

expect same asan "$clone" "nothing"
expect other tsan "$clone" "the tests of another preset"
echo 'One sentence.' | tee "$clone/docs/one.md" "$clone/engine/README.md" "$clone/tests/run.sh" >"$clone/tests/e2e/one.spec.ts"
expect same asan "$clone" "a change of documents, scripts and the page"
cp --recursive "$clone" "$place/other"
expect same asan "$place/other" "the tests in another clone"
mkdir "$place/other/tests/new"
echo 'int one();' >"$place/other/tests/new/one.hpp"
expect other asan "$place/other" "a new folder of tests"
rm -r "$place/other/tests/new"
echo 'int one();' >"$clone/engine/one.hpp"
expect other asan "$clone" "a new source"
echo 'int one();' >"$place/other/engine/two.hpp"
[[ $(mark_of asan "$clone") != $(mark_of asan "$place/other") ]] || { echo "passed_test: names have no part in it"; exit 1; }
echo "the same sources have the same mark, and others have not"
