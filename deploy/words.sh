#!/usr/bin/env bash
# Prints the words of the npm package an-array-of-english-words, one per line, leaving out words with anything but a to z.
# usage: words.sh INDEX.JSON      (a JSON array of strings)
set -euo pipefail

export LC_ALL=C
grep --only-matching --extended-regexp '"[a-z]+"' "${1:?usage: words.sh INDEX.JSON}" | tr --delete '"'
