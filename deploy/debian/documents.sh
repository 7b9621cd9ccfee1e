#!/usr/bin/env bash
# Adds to a package what Debian wants in its folder of documents, and the bill of materials.
# usage: documents.sh STAGED-PREFIX VERSION      (STAGED-PREFIX: the folder that becomes /usr)
# SOURCE_DATE_EPOCH gives the date, so that the same sources give the same package.
set -euo pipefail

deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tree=${1:?usage: documents.sh STAGED-PREFIX VERSION} version=${2:?no VERSION} epoch=${SOURCE_DATE_EPOCH:-$(date +%s)}
readonly deploy tree version epoch
readonly documents=$tree/share/doc/crisscross
umask 022

packages=$(mktemp)
bill=$(mktemp)
trap 'rm -f "$packages" "$bill"' EXIT

changelog() {
  printf 'crisscross (%s) stable; urgency=medium\n\n  * See changelog.gz for what is new.\n\n' "$version"
  printf ' -- %s  %s\n' "$CRISSCROSS_MAINTAINER" "$(LC_ALL=C date --utc --date="@$epoch" --rfc-email)"
}

mkdir -p "$documents"
install -m 644 "$deploy/debian/copyright" "$documents/copyright"
gzip --best --no-name <"$deploy/../CHANGELOG.md" >"$documents/changelog.gz"
changelog | gzip --best --no-name >"$documents/changelog.Debian.gz"
"$deploy/notices.sh" /usr/share/doc "$deploy/../web-client/node_modules" "$documents/third-party"
"$deploy/debian_packages.sh" compiled-in >"$packages"
"$deploy/debian_packages.sh" linked "$tree/bin/crisscross" >>"$packages"
node "$deploy/bill_of_materials.mjs" "$version" "$epoch" "$deploy/../web-client/package-lock.json" "$packages" "$tree" "$bill"
install -m 644 "$bill" "$documents/sbom.spdx.json"
