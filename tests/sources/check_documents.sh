#!/usr/bin/env bash
# Fails when a document names a file or folder of the project that does not exist, or links to a file or heading that
# does not.
#
# A path is in backquotes and begins with a folder at the top: `engine/game/decide.cpp`. A source may go without its
# ending: `engine/game/decide`. A path with * or CAPITALS stands for several and is not looked for, nor is what hosts or
# programs make: .gitignore names it.
#
# usage: check_documents.sh [ROOT]
set -euo pipefail
export LC_ALL=C
root=${1:-$(cd "$(dirname "$0")/../.." && pwd)}
cd "$root"
faults=0

fault() {
  echo "check_documents: $*" >&2
  faults=$((faults + 1))
}

documents() {
  find . -name "*.md" -not -name CHANGELOG.md -not -path "*/node_modules/*" -not -path "*/test-results/*" -not -path "./build/*" \
    -not -path "./.*" | sed "s,^\./,," | sort
}

paths_in() {
  # shellcheck disable=SC2016  # the backquotes are those of the document
  grep -oE '`(deploy|docs|engine|protocol|server|storage|tests|web-client)/[^` ]*`' "$1" | tr -d '`' | grep -v '[*A-Z<]' || true
}

links_in() {
  grep -oE '\]\([^)]+\)' "$1" | sed 's/^](//; s/)$//' | grep -vE '^[a-z]+:' || true
}

# As GitHub and others make them.
anchors_in() { sed -nE 's/^#+ //p' "$1" | tr '[:upper:] ' '[:lower:]-' | sed 's/[^a-z0-9_-]//g'; }

leads() {
  local target=$1
  [[ $2 == '#'* ]] || target=$(dirname "$1")/${2%%#*}
  [[ -e $target ]] || return
  [[ $2 != *'#'* ]] || grep -qxF -- "${2#*#}" < <(anchors_in "$target")
}

is_ignored() {
  local line
  while read -r line; do
    [[ $line == /* && /$1 == "$line"* ]] && return
  done <.gitignore
  return 1
}

exists() { compgen -G "${1%/}" >/dev/null || compgen -G "$1.*" >/dev/null; }

while read -r document; do
  while read -r path; do
    exists "$path" || is_ignored "$path" || fault "$document names $path, which does not exist"
  done < <(paths_in "$document")
  while read -r link; do
    leads "$document" "$link" || fault "$document links to $link, which does not exist"
  done < <(links_in "$document")
done < <(documents)

((faults == 0)) || exit 1
echo "all $(documents | wc -l) documents name only what exists"
