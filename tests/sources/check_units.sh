#!/usr/bin/env bash
# Fails when systemd finds a mistake in the units, thinks that the service is not confined enough, keeps it from other
# servers, or cuts its start off.
#
# usage: check_units.sh [FOLDER]
set -euo pipefail

units=${1:-$(dirname "${BASH_SOURCE[0]}")/../../deploy/systemd}
if ! command -v systemd-analyze >/dev/null; then
  echo "check_units: systemd is not installed"
  exit 77
fi
# Of systemd's exposure, from 0 to 100: what talks to the network by itself does not get below 10.
readonly max_exposure=15

copy=$(mktemp -d -t crisscross-units.XXXXXX)
trap 'rm -rf "$copy"' EXIT
cp "$units/crisscross.service" "$units/crisscross.socket" "$copy"
# The program need not be installed to check its unit.
sed -i 's|^ExecStart=/usr/bin/crisscross |ExecStart=/bin/true |' "$copy/crisscross.service"
# The server calls players by other servers.
if grep -qE '^(IPAddressDeny|PrivateNetwork=(yes|true|on|1))' "$copy/crisscross.service" ||
  ! grep -q '^RestrictAddressFamilies=AF_INET AF_INET6 ' "$copy/crisscross.service"; then
  echo "check_units: the service cannot reach other servers"
  exit 1
fi
# The server is ready only after an upgrade of its database, which takes minutes if that is large.
if ! grep -qx 'TimeoutStartSec=infinity' "$copy/crisscross.service"; then
  echo "check_units: an upgrade of a large database would be cut off"
  exit 1
fi
problems=$(SYSTEMD_LOG_LEVEL=warning systemd-analyze verify --man=no "$copy/crisscross.service" "$copy/crisscross.socket" 2>&1 |
  grep -F "$copy" || true)
if [[ -n $problems ]]; then
  echo "$problems"
  exit 1
fi
systemd-analyze security --offline=true --no-pager --threshold="$max_exposure" "$copy/crisscross.service" >"$copy/exposure" || {
  cat "$copy/exposure"
  exit 1
}
tail -n 1 "$copy/exposure"
