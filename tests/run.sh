#!/usr/bin/env bash
# Builds everything and runs every test through CTest, whose summary ends the output.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/../deploy/prepare.sh"
source "$(dirname "${BASH_SOURCE[0]}")/passed.sh"

readonly test_packages=(chromium shellcheck)
readonly pinned_tools=(clang-format-14 clang-tidy-14)
readonly container_tools=(debootstrap dpkg-dev)
readonly sanitizer_packages=(clang libclang-rt-dev)

usage() {
  cat <<'TEXT'
usage: tests/run.sh [--long]

Installs missing packages, builds everything in build/release, and runs the short suite of all tests: about half an
hour on two cores from scratch, and about half that with ccache. docs/testing.md describes it.

  --long   first runs the C++ tests under the sanitizers (build/asan, which clang compiles together with the fuzzers, and
           build/tsan), then the full counts and clang-tidy; what the sanitizers have passed with the same sources is
           not run again
  --help   this text

CRISSCROSS_JOBS=N compiles and tests with at most N jobs.
TEXT
}

misused() {
  echo "run.sh: $*" >&2
  usage >&2
  exit 2
}

# fetch_program PACKAGE PATH: takes a program out of a package that would start a service if it were installed. As root,
# apt would download as a user of its own, who cannot write to the folder.
fetch_program() {
  local package=$1 path=$2 name=${2##*/} folder
  if command -v "$name" >/dev/null || [[ -x $root/build/tools/$name ]]; then return; fi
  is_offered "$package" || return 0
  folder=$(mktemp -d)
  say "fetching $name"
  (cd "$folder" && apt-get --quiet --quiet --option APT::Sandbox::User=root download "$package" &&
    mkdir -p "$root/build/tools" &&
    dpkg-deb --fsys-tarfile "$package"_*.deb | tar --extract --to-stdout "./$path" >"$name" &&
    command install --mode 755 "$name" "$root/build/tools/$name") || say "continuing without $name"
  rm -rf "$folder"
}

# Debian 13 has promtool in a package of its own, Debian 12 in that of the service.
fetch_tools() {
  if is_offered promtool; then install_optional promtool; fi
  fetch_program prometheus usr/bin/promtool
  fetch_program caddy usr/bin/caddy
}

# run_tests PRESET [OPTION-OF-CTEST...]
run_tests() {
  local preset=$1
  shift
  say "testing $preset"
  ctest --test-dir "$root/build/$preset" --parallel "$(job_count)" --output-on-failure --no-tests=error --timeout 3600 "$@" </dev/null
}

length=short
while (($# > 0)); do
  case $1 in
    --long) length=long ;;
    --help | -h) usage && exit 0 ;;
    *) misused "unknown option $1" ;;
  esac
  shift
done

check_node
packages=("${build_packages[@]}" "${test_packages[@]}")
if [[ $length == long ]]; then packages+=("${sanitizer_packages[@]}"); fi
install_packages "${packages[@]}"
# Not every Debian release has these; the tests that need them report that they are skipped.
install_optional "${pinned_tools[@]}"
if [[ $length == long ]]; then install_optional "${container_tools[@]}"; fi
fetch_tools
prepare_web_client

# attempt PRESET TARGETS [OPTION-OF-CTEST...]: builds one or more targets and tests the preset, and remembers a failure
# instead of stopping at it.
failed=()
attempt() {
  local preset=$1 targets
  read -ra targets <<<"$2"
  shift 2
  if ! (compile "$preset" "${targets[@]}" && run_tests "$preset" "$@"); then failed+=("$preset"); fi
}

# attempt_once PRESET TARGETS GROUP [OPTION-OF-CTEST...]: the same for one group of tests, unless the preset has passed it
# with the same sources before.
attempt_once() {
  local preset=$1 group=$3 mark before=${#failed[@]}
  mark=$(mark_of "$preset" "$group" "$root")
  if [[ -e $mark ]]; then
    say "not testing $preset ($group) again: it has passed with these sources on $(date --reference "$mark" +%F)"
    return
  fi
  attempt "$preset" "$2" --label-regex "^$group\$" "${@:4}"
  if ((${#failed[@]} == before)); then note_passed "$mark"; else failed[-1]+=" ($group)"; fi
}

if [[ $length == long ]]; then
  # By clang, so what only GCC accepts shows here.
  for group in engine protocol storage server games load fuzz; do attempt_once asan all "$group"; done
  # Of the tests that are not built, CTest knows one each, which would fail.
  for group in storage server games load fuzz; do
    attempt_once tsan "threaded_tests default_lexicon" "$group" --exclude-regex '_tests_NOT_BUILT'
  done
  say "before the full counts: ${failed[*]:-nothing} failed"
  export CRISSCROSS_LONG=1
fi
# Last, so that the output ends with CTest's summary.
attempt release all
((${#failed[@]} == 0)) || fail "failed: ${failed[*]}"
