#!/usr/bin/env bash
# Prints the words that most people know, one per line and sorted: those of Debian's package scowl up to size 35, without
# names, abbreviations, and words with apostrophes or accents.
# usage: common_words.sh FOLDER      (Debian: /usr/share/dict/scowl)
set -euo pipefail

folder=${1:?usage: common_words.sh FOLDER}
lists=()
for spelling in english american british; do
  for size in 10 20 35; do lists+=("$folder/$spelling-words.$size"); done
done
for list in "${lists[@]}"; do
  [[ -r $list ]] || { echo "common_words.sh: $list is missing; the Debian package scowl has it" >&2; exit 1; }
done
export LC_ALL=C
grep --no-filename --extended-regexp --text '^[a-z]{2,}$' "${lists[@]}" | sort --unique
