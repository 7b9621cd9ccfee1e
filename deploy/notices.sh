#!/usr/bin/env bash
# Copies the licences of the works of which parts are in the program, the page and the word lists (NOTICE.md).
# usage: notices.sh DOC-FOLDER NODE_MODULES TARGET      (DOC-FOLDER: Debian's /usr/share/doc)
set -euo pipefail

documents=${1:?usage: notices.sh DOC-FOLDER NODE_MODULES TARGET} modules=${2:?no NODE_MODULES} target=${3:?no TARGET}
readonly documents modules target
# Boost's licence asks for no notice in programs.
readonly debian=(libcli11-dev libhowardhinnant-date-dev nlohmann-json3-dev scowl)
# Under the Apache License 2.0, whose text Debian has once for all. The npm package has no copy.
readonly apache=(@fluent/bundle)
readonly npm=(@fontsource-variable/{archivo,fraunces,inter} an-array-of-english-words clsx esm-env svelte uqr)

mkdir -p "$target"
for package in "${debian[@]}"; do
  install -m 644 "$documents/$package/copyright" "$target/$package.txt"
done
for package in "${npm[@]}"; do
  text=$(find "$modules/$package" -maxdepth 1 -iname 'license*' -type f | head -n 1)
  [[ -n $text ]] || { echo "notices.sh: $modules/$package has no licence" >&2; exit 1; }
  install -m 644 "$text" "$target/${package##*/}.txt"
done
for package in "${apache[@]}"; do
  [[ -d $modules/$package ]] || { echo "notices.sh: $modules/$package is missing" >&2; exit 1; }
  name=${package#@}
  install -m 644 /usr/share/common-licenses/Apache-2.0 "$target/${name/\//-}.txt"
done
