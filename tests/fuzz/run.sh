#!/usr/bin/env bash
# Lets libFuzzer look for bytes that break a promise, and keeps the inputs that reach new code in corpus/.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/../../deploy/prepare.sh"

readonly folder=$root/tests/fuzz
readonly build=$root/build/asan

usage() {
  cat <<'TEXT'
usage: tests/fuzz/run.sh TARGET [SECONDS]    fuzzes a target, for an hour unless you say otherwise
       tests/fuzz/run.sh all [SECONDS]       one target after the other, each for that long
       tests/fuzz/run.sh TARGET FILE         tries one input, such as a finding

The targets are the files in tests/fuzz/targets. The inputs that reach new code are merged into tests/fuzz/corpus/TARGET.
A finding ends the run with status 1 and is kept as build/asan/findings/TARGET-crash-HASH, -timeout-HASH, -oom-HASH or
-leak-HASH.
TEXT
}

misused() {
  echo "run.sh: $*" >&2
  usage >&2
  exit 2
}

# The longest input that is worth trying, in bytes.
max_bytes() {
  case $1 in
    journal) echo 16384 ;;
    lexicon_file | stored_event) echo 8192 ;;
    commands) echo 1024 ;;
    *) echo 4096 ;;
  esac
}

build_fuzzer() {
  compile asan "fuzz_$1" fuzz_seeds
}

fuzzer() {
  local target=$1
  shift
  "$build/fuzz_$target" -max_len="$(max_bytes "$target")" -timeout=25 -rss_limit_mb=4096 "$@"
}

# Both the kept inputs and the first ones from fixtures; only those that reach something new stay.
keep_inputs() {
  local target=$1 found=$2 smaller=$3
  "$build/fuzz_seeds" "$build/seeds"
  mkdir -p "$smaller"
  fuzzer "$target" -merge=1 "$smaller" "$folder/corpus/$target" "$build/seeds/$target" "$found" 2>"$build/$target-merge.log" ||
    { tail -n 20 "$build/$target-merge.log" >&2; fail "cannot merge the inputs of $target"; }
  rm -rf "${folder:?}/corpus/$target"
  mv "$smaller" "$folder/corpus/$target"
  say "$(find "$folder/corpus/$target" -type f | wc -l) inputs of $target are kept"
}

fuzz() {
  local target=$1 seconds=$2
  local found=$build/found/$target findings=$build/findings
  mkdir -p "$found" "$findings" "$folder/corpus/$target"
  build_fuzzer "$target"
  "$build/fuzz_seeds" "$build/seeds"
  say "fuzzing $target for $seconds seconds"
  if ! fuzzer "$target" -max_total_time="$seconds" -print_final_stats=1 -verbosity=1 -artifact_prefix="$findings/$target-" \
    "$found" "$folder/corpus/$target" "$build/seeds/$target"; then
    fail "$target has a finding in $findings"
  fi
  keep_inputs "$target" "$found" "$build/smaller-$target"
}

(($# >= 1 && $# <= 2)) || misused "name a target"
case $1 in --help | -h) usage && exit 0 ;; esac

install_optional clang libclang-rt-dev
command -v clang++ >/dev/null || fail "clang++ is missing: apt-get install clang libclang-rt-dev"
mapfile -t targets < <(find "$folder/targets" -name '*.cpp' -printf '%f\n' | sort)
targets=("${targets[@]%.cpp}")
length=${2:-3600}

if [[ $1 == all ]]; then
  [[ $length =~ ^[0-9]+$ ]] || misused "$length is not a number of seconds"
  for target in "${targets[@]}"; do fuzz "$target" "$length"; done
  exit 0
fi

[[ " ${targets[*]} " == *" $1 "* ]] || misused "unknown target $1; there are ${targets[*]}"
if [[ -f $length ]]; then
  build_fuzzer "$1"
  fuzzer "$1" "$length"
elif [[ $length =~ ^[0-9]+$ ]]; then
  fuzz "$1" "$length"
else
  misused "$length is neither a number of seconds nor a file"
fi
