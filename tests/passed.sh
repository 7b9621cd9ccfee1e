# shellcheck shell=bash
# Remembers which groups of tests the sanitizers have passed, in the cache folder of the user, for all clones: a long run
# takes hours, so one that was cut off goes on where it was. Source it.

# A service or a runner of tests may have no HOME.
readonly passed_marks=${XDG_CACHE_HOME:-${HOME:-$(dirname "${BASH_SOURCE[0]}")/../build}/.cache}/crisscross/passed

# cpp_checksum GROUP FOLDER: of all that these tests compile and run there. What the tests of other groups share with them
# counts, the tests themselves do not; nor do documents, scripts, the page and its tests.
cpp_checksum() {
  (cd "$2" &&
    find CMakeLists.txt CMakePresets.json cmake engine protocol server storage tests \
      \( -path tests/deploy -o -path tests/e2e -o -path tests/pictures -o -path tests/sources -o -path tests/web-client \
      -o -name '*.md' -o -name '*.sh' \) -prune -o -type f \( -path "tests/$1/*" -o -not -name '*_test.cpp' \) -print0 |
    sort --zero-terminated | xargs -0 sha256sum | sha256sum)
}

# mark_of PRESET GROUP FOLDER: the file that is there once the preset has passed these tests, with these sources and
# compilers. A group is a folder of tests and their label.
mark_of() {
  echo "$passed_marks/$({ echo "$1 $2"; c++ --version; clang++ --version 2>/dev/null || true; cpp_checksum "$2" "$3"; } | sha256sum | cut --characters 1-64)"
}

note_passed() {
  mkdir --parents "$passed_marks"
  touch "$1"
  find "$passed_marks" -type f -mtime +90 -delete
}
