#!/usr/bin/env bash
# Fails when a shell script has a syntax error or shellcheck finds something in it.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mapfile -t scripts < <(find deploy tests .ci \( -name node_modules -prune \) -o \( -name '*.sh' -o -path 'deploy/debian/p*' -o -path .ci/run \) -print | sort)
((${#scripts[@]} > 0)) || { echo "check_scripts: no scripts" >&2; exit 1; }
for script in "${scripts[@]}"; do bash -n "$script"; done
shellcheck --external-sources --source-path=SCRIPTDIR "${scripts[@]}"
echo "${#scripts[@]} scripts are sound"
