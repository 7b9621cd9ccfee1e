#!/usr/bin/env bash
# Reads compose.yaml with Docker Compose, without and with a domain. Skipped where there is no Docker Compose 2.
set -euo pipefail

deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../deploy" && pwd)
unset CRISSCROSS_DOMAIN PUBLISHED_PORT

compose=()
for found in docker-compose 'docker compose' /usr/libexec/docker/cli-plugins/docker-compose; do
  read -ra words <<<"$found"
  if [[ $("${words[@]}" version --short 2>/dev/null) =~ ^v?[2-9] ]]; then compose=("${words[@]}") && break; fi
done
((${#compose[@]} > 0)) || { echo "skipped: there is no Docker Compose 2"; exit 77; }

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

configuration() { "${compose[@]}" -f "$deploy/compose.yaml" "$@" config; }

# has TEXT LINE: the text has this line, whatever is before it on the line.
has() { grep --quiet --extended-regexp -- "(^| )$2\$" <<<"$1"; }

alone=$(configuration 2>&1)
has "$alone" 'CRISSCROSS_PUBLIC_ORIGIN: ""' || fail "without a domain the server has a public origin"
has "$alone" 'CRISSCROSS_TRUSTED_PROXY: ""' || fail "without a domain the server trusts a proxy"
has "$alone" 'host_ip: 127.0.0.1' || fail "the server is not published on this machine only"
has "$alone" 'published: "8080"' || fail "the server is not published at port 8080"
has "$(PUBLISHED_PORT=9000 configuration)" 'published: "9000"' || fail "the server is not published at another port"
has "$alone" 'init: true' || fail "the server is the first process"
if has "$alone" 'image: caddy:2'; then fail "without the profile there is a Caddy"; fi
if grep --quiet 'is not set' <<<"$alone"; then fail "a variable is missing: $alone"; fi

public=$(CRISSCROSS_DOMAIN=play.example.org configuration --profile tls)
has "$public" 'CRISSCROSS_PUBLIC_ORIGIN: https://play.example.org' || fail "with a domain the server does not know its public origin"
has "$public" 'CRISSCROSS_TRUSTED_PROXY: 172.31.214.0/24' || fail "with a domain the server does not trust its proxy"
has "$public" '- play.example.org' || fail "Caddy does not know the domain"
has "$public" 'published: "443"' || fail "HTTPS is not published"
