#!/usr/bin/env bash
# Shows that check_units.sh accepts the units as they are and finds what is wrong with others.
set -euo pipefail

self=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
command -v systemd-analyze >/dev/null || exit 77
folder=$(mktemp -d -t crisscross-units-test.XXXXXX)
trap 'rm -rf "$folder"' EXIT

# refuses WHAT SED-SCRIPT FILE: the check fails once the script has changed the file.
refuses() {
  cp "$self"/../../deploy/systemd/crisscross.* "$folder"
  sed -i "$2" "$folder/$3"
  if "$self/check_units.sh" "$folder" >/dev/null 2>&1; then
    echo "check_units_test: $1 is not found" >&2
    exit 1
  fi
}

"$self/check_units.sh" >/dev/null
refuses "a misspelt key" 's/^ProtectHome=/ProtectHomes=/' crisscross.service
refuses "a bad value" 's/^WatchdogSec=.*/WatchdogSec=often/' crisscross.service
refuses "a key of the socket that does not exist" 's/^NoDelay=/Delay=/' crisscross.socket
refuses "a service that may do too much" '/^CapabilityBoundingSet=/d; /^SystemCallFilter=/d; /^NoNewPrivileges=/d; /^Protect/d' crisscross.service
refuses "a start that is cut off" '/^TimeoutStartSec=/d' crisscross.service
refuses "a service without a network" 's/^PrivateTmp=.*/PrivateNetwork=yes/' crisscross.service
echo "the check of units finds what breaks them"
