#!/usr/bin/env bash
# Runs in the container of deb_test.sh, under systemd: the service serves the page, an upgrade restarts it, removing the
# package stops it and keeps the games, and purging it removes them. Writes what it finds to /checked, and /passed if all is well.
set -uo pipefail
exec >/checked 2>&1

fail() {
  echo "FAILED: $*"
  systemctl status --no-pager crisscross.service
  journalctl --no-pager --unit crisscross.service
  power_off
}

power_off() {
  sync
  systemctl poweroff --force --force
  exit
}

# get PATH: the answer of the server, with its headers.
get() {
  exec 3<>/dev/tcp/127.0.0.1/8080
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
  cat <&3
  exec 3>&-
}

await_health() {
  local tries
  for ((tries = 0; tries < 50; ++tries)); do
    if crisscross healthcheck 2>/dev/null; then return; fi
    sleep 0.2
  done
  fail "the server is not healthy"
}

first_process() { systemctl show --property MainPID --value crisscross.service; }

await_health
[[ $(get /) == *'<html'* ]] || fail "the server does not serve the page"
if journalctl --no-pager --unit crisscross.service | grep --quiet ' warning '; then fail "something is missing"; fi
[[ $(stat --format '%U %a' /var/lib/crisscross) == 'crisscross 700' ]] || fail "others may look into the data"
systemd-analyze verify crisscross.service || fail "systemd does not accept the unit"
systemd-analyze security --no-pager --threshold=25 crisscross.service >/dev/null || fail "the unit allows too much"

before=$(first_process)
dpkg --install /package.deb || fail "cannot install the package again"
await_health
[[ $(first_process) != "$before" ]] || fail "an upgrade does not restart the server"

systemctl stop crisscross.service
systemctl enable --now crisscross.socket || fail "systemd cannot listen in place of the server"
await_health
dpkg --install /package.deb || fail "cannot install the package while systemd listens"
await_health

dpkg --remove crisscross || fail "cannot remove the package"
[[ $(systemctl is-active crisscross.socket) != active ]] || fail "systemd still listens"
[[ $(systemctl is-active crisscross.service) != active ]] || fail "the server still runs"
[[ ! -e /usr/bin/crisscross ]] || fail "the program is still there"
[[ -s /var/lib/crisscross/crisscross.db ]] || fail "removing the package removed the games"
dpkg --purge crisscross || fail "cannot purge the package"
[[ ! -e /var/lib/crisscross ]] || fail "purging the package left the data"
[[ ! -L /etc/systemd/system/multi-user.target.wants/crisscross.service ]] || fail "purging the package left the unit enabled"
[[ ! -L /etc/systemd/system/sockets.target.wants/crisscross.socket ]] || fail "purging the package left the socket enabled"

touch /passed
power_off
