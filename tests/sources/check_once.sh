#!/usr/bin/env bash
# Checks a file unless the same check has passed before for the same text, as the compiler sees it with all that it
# includes. What has passed is remembered in the cache folder of the user, for all clones, for 90 days.
#
# usage: check_once.sh FOLDER COMPILE CHECK VERSION
#   FOLDER    what differs between builds in the commands, such as a folder for temporary files
#   COMPILE   the command that compiles the file
#   CHECK     the command that checks it
#   VERSION   what else the result depends on
set -euo pipefail

folder=$1 compile=$2 check=$3 version=$4
readonly marks=${XDG_CACHE_HOME:-${HOME:-$(dirname "${BASH_SOURCE[0]}")/../../build}/.cache}/crisscross/checked

# The text has no places in it, which differ between clones, and keeps its comments, which clang-tidy reads.
text=$(bash -c "${compile/ -o * -c / -E -P -C }" | sha256sum)
command=${check//$folder/}
mark=$marks/$({ echo "$text" "$version" "${command//$PWD/}"; } | sha256sum | cut --characters 1-64)
if [[ -e $mark ]]; then
  touch "$mark"
  exit 0
fi
bash -c "$check"
mkdir --parents "$marks"
touch "$mark"
find "$marks" -type f -mtime +90 -delete
