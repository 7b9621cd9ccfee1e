#!/usr/bin/env bash
# Starts the systemd of a mounted Debian as the first process of the container that deb_test.sh has made.
# usage: boot.sh ROOT
set -euo pipefail

root=${1:?usage: boot.sh ROOT}
ip link set lo up
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
# Without controllers, if the machine uses them elsewhere: systemd needs no more than the tree.
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount --rbind --make-rslave /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
cd "$root"
mkdir -p outside
pivot_root . outside
umount --lazy /outside
exec env -i container=crisscross-test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system </dev/null
