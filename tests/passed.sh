# shellcheck shell=bash
# Remembers which sources the sanitizers have passed, in the cache folder of the user, for all clones: a long run takes
# hours, so one that was cut off goes on where it was. Source it.

readonly passed_marks=${XDG_CACHE_HOME:-$HOME/.cache}/crisscross/passed

# What is compiled and run there, except for documents and scripts.
readonly cpp_sources=(CMakeLists.txt CMakePresets.json cmake engine protocol server storage tests/CMakeLists.txt
  tests/{engine,fuzz,games,golden,load,protocol,server,storage,support})

# cpp_checksum FOLDER
cpp_checksum() {
  (cd "$1" &&
    find "${cpp_sources[@]}" -type f -not -name '*.md' -not -name '*.sh' -print0 |
    sort --zero-terminated | xargs -0 sha256sum | sha256sum)
}

# mark_of PRESET FOLDER: the file that is there once the preset's tests have passed, with these sources and this compiler.
mark_of() {
  echo "$passed_marks/$({ echo "$1"; c++ --version; cpp_checksum "$2"; } | sha256sum | cut --characters 1-64)"
}

note_passed() {
  mkdir --parents "$passed_marks"
  touch "$1"
  find "$passed_marks" -type f -mtime +90 -delete
}
