#!/usr/bin/env bash
# Tests passed.sh: tests that have passed are remembered until something that they compile or run changes.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/../passed.sh"
place=$(mktemp --directory)
trap 'rm -rf "$place"' EXIT
clone=$place/clone
mkdir --parents "$clone"/{cmake,docs,engine,protocol,server,storage,tests/e2e,tests/games,tests/fuzz}
touch "$clone"/{CMakeLists.txt,CMakePresets.json}
first=$(mark_of asan games "$clone")

# expect same|other PRESET GROUP WHEN: whether the mark in the clone is the first one.
expect() {
  local wanted=$1 found=other
  if [[ $(mark_of "$2" "$3" "$clone") == "$first" ]]; then found=same; fi
  if [[ $found == "$wanted" ]]; then return; fi
  echo "passed_test: the mark is the $found one $4"
  exit 1
}

# expect_other_with FILE WHEN: while there is such a file in the clone.
expect_other_with() {
  mkdir --parents "$clone/${1%/*}"
  echo 'int one();' >"$clone/$1"
  expect other asan games "$2"
  rm "$clone/$1"
}

expect same asan games "when nothing has changed"
expect other tsan games "of another preset"
expect other asan fuzz "of another group"
echo 'One sentence.' | tee "$clone/docs/one.md" "$clone/engine/README.md" "$clone/tests/run.sh" >"$clone/tests/e2e/one.spec.ts"
expect same asan games "after a change of documents, scripts and the page"
echo 'int one();' >"$clone/tests/fuzz/one_test.cpp"
expect same asan games "after a change of the tests of another group"
cp --recursive "$clone" "$place/other"
[[ $(mark_of asan games "$place/other") == "$first" ]] || { echo "passed_test: another clone has another mark"; exit 1; }
expect_other_with engine/one.hpp "after a new source"
expect_other_with tests/games/one_test.cpp "after a new test of the group"
expect_other_with tests/fuzz/one.hpp "after a new source that the group may share with another"
expect_other_with tests/new/one.hpp "after a new folder of tests"
expect same asan games "when all is as it was"
echo 'int one();' | tee "$clone/engine/one.hpp" >"$place/other/engine/two.hpp"
[[ $(mark_of asan games "$clone") != $(mark_of asan games "$place/other") ]] || { echo "passed_test: names have no part in it"; exit 1; }
echo "the same sources have the same mark, and others have not"
