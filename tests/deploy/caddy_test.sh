#!/usr/bin/env bash
# Puts Caddy before the server as deploy/compose.yaml does, in a network of their own, and asks for the page and a
# WebSocket as a browser does. There the domain is localhost, for which Caddy makes the certificate itself.
# Skipped where Caddy or such a network is missing.
#
# usage: caddy_test.sh PROGRAM
set -euo pipefail

program=$(realpath "${1:?usage: caddy_test.sh PROGRAM}")
deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../deploy" && pwd)
PATH=$PATH:$deploy/../build/tools

if [[ -z ${CADDY_TEST_IS_APART:-} ]]; then
  for tool in caddy curl ip unshare; do command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }; done
  apart=(unshare --map-root-user --mount --net --pid --fork --kill-child)
  "${apart[@]}" true 2>/dev/null || { echo "skipped: this machine gives no networks of their own"; exit 77; }
  exec env CADDY_TEST_IS_APART=1 "${apart[@]}" "$0" "$program"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "FAILED: $*" >&2
  cat "$folder/server.log" "$folder/caddy.log" >&2
  exit 1
}

ip link set lo up
# The name that the server has among the services of compose.yaml.
printf '127.0.0.1 localhost crisscross\n' >"$folder/hosts"
mount --bind "$folder/hosts" /etc/hosts
# Caddy makes the machine trust its certificates, which must not last here.
for trusted in /etc/ssl/certs /usr/local/share/ca-certificates; do
  if [[ -d $trusted ]]; then mount -t tmpfs tmpfs "$trusted"; fi
done

mkdir "$folder/web"
echo '<!doctype html><title>the page</title>' >"$folder/web/index.html"
printf 'no\non\n' | "$program" lexicon build - "$folder/words.lexicon" >/dev/null
CRISSCROSS_PUBLIC_ORIGIN=https://localhost CRISSCROSS_TRUSTED_PROXY=127.0.0.1 "$program" serve \
  --port 8080 --data "$folder/data" --lexicon "$folder/words.lexicon" --web "$folder/web" >"$folder/server.log" 2>&1 &
# shellcheck disable=SC2016 # the variable is that of compose.yaml
read -ra command < <(sed -n 's/\${CRISSCROSS_DOMAIN:-localhost}/localhost/; s/^ *command: \(caddy .*\)/\1/p' "$deploy/compose.yaml")
HOME=$folder XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder "${command[@]}" >"$folder/caddy.log" 2>&1 &

ask() { curl --silent --show-error --insecure --http1.1 --max-time 5 "$@"; }

is_served() { [[ $(ask https://localhost/ 2>/dev/null) == *'the page'* ]]; }

for ((tries = 0; tries < 100; ++tries)); do
  if is_served; then break; fi
  sleep 0.2
done
is_served || fail "Caddy does not pass the page on"

redirect=$(ask --output /dev/null --write-out '%{http_code} %{redirect_url}' http://localhost/g/1)
[[ $redirect == '308 https://localhost/g/1' ]] || fail "HTTP does not lead to HTTPS: $redirect"

# answer_to ORIGIN: the status of the answer to a page from there that opens a WebSocket. An open one says nothing more,
# and runs into the time limit.
answer_to() {
  ask --max-time 2 --output /dev/null --write-out '%{http_code}' --header 'Connection: Upgrade' --header 'Upgrade: websocket' \
    --header 'Sec-WebSocket-Version: 13' --header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
    --header "Origin: $1" https://localhost/ws 2>/dev/null || true
}
[[ $(answer_to https://localhost) == 101 ]] || fail "Caddy does not pass a WebSocket on: $(answer_to https://localhost)"
[[ $(answer_to https://evil.example) == 403 ]] || fail "a page from elsewhere may open a WebSocket"
