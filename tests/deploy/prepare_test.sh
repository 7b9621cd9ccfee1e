#!/usr/bin/env bash
# Tries parts of prepare.sh with a Debian and an npm that are made up.
set -euo pipefail

deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../deploy" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/{bin,checkout/deploy,checkout/web-client}
cp "$deploy/prepare.sh" "$folder/checkout/deploy"
PATH=$folder/bin:$PATH
unset LC_ALL

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# program NAME: makes a program of standard input, which comes before all others of that name.
program() {
  { echo '#!/bin/bash'; cat; } >"$folder/bin/$1"
  chmod +x "$folder/bin/$1"
}

# prepared COMMAND...: what it says, with the functions of prepare.sh.
as_user=() path=$PATH
prepared() {
  # shellcheck disable=SC2016 # the arguments are the inner shell's
  "${as_user[@]}" env PATH="$path" bash -euo pipefail -c 'source "$0" && "$@"' "$folder/checkout/deploy/prepare.sh" "$@" 2>&1
}

program apt-cache <<'TEXT'
word=Installationskandidat
if [[ ${LC_ALL-} == C ]]; then word=Candidate; fi
echo "  $word: 1.81.0-5"
TEXT
prepared is_offered libboost1.81-dev || fail "where apt speaks German, no package is offered"

program dpkg-query <<'TEXT'
if [[ ${*: -1} == held ]]; then echo 'hi '; fi
TEXT
prepared is_installed held || fail "a package that is held counts as missing"
! prepared is_installed missing || fail "a package that is missing counts as installed"

# A Debian whose lists cannot be updated.
program sudo <<<'"$@"'
program apt-get <<'TEXT'
[[ " $* " == *' install '* ]] && echo "$@" >"${0%/*}/installed"
TEXT
said=$(prepared install_packages missing) || fail "lists that cannot be updated keep packages from being installed: $said"
[[ $(<"$folder/bin/installed") == *' --no-remove '*missing* ]] || fail "packages may be removed for others"

# A user who can become nobody else.
mkdir "$folder/poor"
ln -s "$folder"/bin/{apt-cache,apt-get,dpkg-query} "$(command -v bash)" "$(command -v dirname)" "$folder/poor"
chmod 755 "$folder"
if ((EUID == 0)); then as_user=(setpriv --reuid=65534 --clear-groups); fi
path=$folder/poor
if said=$(prepared install_packages missing); then fail "without root, packages are installed"; fi
[[ $said == *'As root: apt-get install --no-install-recommends missing libboost1.81-dev' ]] || fail "the advice is: $said"
as_user=() path=$PATH

# A page that cannot be built.
program npm <<'TEXT'
echo "$@" >>"${0%/*}/asked"
if [[ $1 == ci ]]; then mkdir -p node_modules; fi
if [[ $1 == run ]]; then mkdir -p dist && echo new >dist/index.html && exit 1; fi
TEXT
echo '{}' >"$folder/checkout/web-client/package-lock.json"
prepared install_node_modules >/dev/null || fail "the packages of the page cannot be installed"
[[ $(<"$folder/bin/asked") == 'ci --include=dev '* ]] || fail "NODE_ENV=production leaves packages out"
sources=$(prepared web_client_checksum)
mkdir -p "$folder/checkout/build" && echo "$sources" >"$folder/checkout/build/web-client.checksum"
if said=$(prepared build_web_client); then fail "a page that cannot be built counts as built: $said"; fi
if said=$(prepared build_web_client); then fail "what a build left that failed counts as built: $said"; fi
