#!/usr/bin/env bash
# Builds everything and runs every test through CTest, whose summary ends the output.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/../deploy/prepare.sh"

readonly test_packages=(chromium shellcheck)
readonly pinned_tools=(clang-format-14 clang-tidy-14)
readonly container_tools=(debootstrap dpkg-dev)

usage() {
  cat <<'TEXT'
usage: tests/run.sh [--long]

Installs missing packages, builds everything in build/release, and runs the short suite of all tests: under 25 minutes
on two cores from scratch. docs/testing.md describes it.

  --long   first the C++ tests under the sanitizers (build/asan, build/tsan), then the full counts and clang-tidy
  --help   this text

CRISSCROSS_JOBS=N compiles and tests with N jobs.
TEXT
}

misused() {
  echo "run.sh: $*" >&2
  usage >&2
  exit 2
}

# Debian 13 has promtool in a package of its own. In Debian 12 it is a part of prometheus, which starts a service when it is
# installed, so only that program is taken out of the package.
get_promtool() {
  local folder
  if command -v promtool >/dev/null || [[ -x $root/build/tools/promtool ]]; then return; fi
  if is_offered promtool; then install_optional promtool && return; fi
  is_offered prometheus || return 0
  folder=$(mktemp -d)
  chmod 755 "$folder"
  say "fetching promtool"
  (cd "$folder" && apt-get --quiet --quiet download prometheus && mkdir -p "$root/build/tools" &&
    dpkg-deb --fsys-tarfile prometheus_*.deb | tar --extract --to-stdout ./usr/bin/promtool >promtool &&
    command install --mode 755 promtool "$root/build/tools/promtool") || say "continuing without promtool"
  rm -rf "$folder"
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

install_packages "${build_packages[@]}" "${test_packages[@]}"
# Not every Debian release has these; the tests that need them report that they are skipped.
install_optional "${pinned_tools[@]}"
if [[ $length == long ]]; then install_optional "${container_tools[@]}"; fi
get_promtool
prepare_web_client

# attempt PRESET TARGET [OPTION-OF-CTEST...]: builds a target and tests the preset, and remembers a failure instead of
# stopping at it.
failed=()
attempt() {
  local preset=$1 target=$2
  shift 2
  if ! (compile "$preset" "$target" && run_tests "$preset" "$@"); then failed+=("$preset"); fi
}

if [[ $length == long ]]; then
  attempt asan all --label-exclude '^(web|e2e|sources|deploy)$'
  # Of the tests that are not built, CTest knows one each, which would fail.
  attempt tsan threaded_tests --label-exclude '^(web|e2e|sources|deploy)$' --exclude-regex '_tests_NOT_BUILT'
  say "under the sanitizers: ${failed[*]:-nothing} failed"
  export CRISSCROSS_LONG=1
fi
# Last, so that the output ends with CTest's summary.
attempt release all
((${#failed[@]} == 0)) || fail "failed: ${failed[*]}"
