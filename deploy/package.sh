#!/usr/bin/env bash
# Builds the Debian package for the release of Debian that this machine has.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

readonly build=$root/build/release

usage() {
  cat <<'TEXT'
usage: deploy/package.sh

Installs missing packages, builds the program, and makes build/release/crisscross_VERSION_ARCHITECTURE.deb. The same
sources on the same system give the same file: its date is that of the last commit, or SOURCE_DATE_EPOCH.
TEXT
}

case ${1-} in
  '') ;;
  --help | -h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

check_node
install_packages "${build_packages[@]}" dpkg-dev file
prepare_web_client
compile release crisscross default_lexicon common_words
if [[ -z ${SOURCE_DATE_EPOCH-} ]]; then
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)
  export SOURCE_DATE_EPOCH
fi
say "making the Debian package"
# Everybody may read what it installs; CMake's permissions are only those that the umask leaves.
umask 022
made=$(cd "$build" && cpack -G DEB) || fail "cpack cannot make the package: $made"
say "made $(sed -n 's/^CPack: - package: \(.*\) generated\.$/\1/p' <<<"$made")"
