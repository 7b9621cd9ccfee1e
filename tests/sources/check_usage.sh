#!/usr/bin/env bash
# Fails when a script that people start does not say how it is used, even with no variable but PATH.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
scripts=(deploy/package.sh deploy/run.sh tests/fuzz/run.sh tests/run.sh)
for script in "${scripts[@]}"; do
  if usage=$(env -i PATH="$PATH" "./$script" --help 2>&1) && [[ $usage == "usage: $script"* ]]; then continue; fi
  echo "check_usage: $script --help says: $usage" >&2
  exit 1
done
echo "${#scripts[@]} scripts say how they are used"
