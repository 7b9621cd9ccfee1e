#!/usr/bin/env bash
# Makes the Debian package, installs it in a fresh Debian of the same release, and starts that with systemd in a
# container of its own, where under_systemd.sh looks at the service.
#
# usage: deb_test.sh BUILD-FOLDER
# Part of the long run, and skipped without root or debootstrap. CRISSCROSS_TEST_ROOT=FOLDER keeps the fresh Debian there
# for the next time.
set -euo pipefail

build=$(realpath "${1:?usage: deb_test.sh BUILD-FOLDER}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
skip() {
  echo "skipped: $*"
  exit 77
}
[[ -n ${CRISSCROSS_LONG:-} ]] || skip "only in the long run (CRISSCROSS_LONG=1)"
((EUID == 0)) || skip "needs root"
for tool in debootstrap dpkg-shlibdeps unshare; do command -v "$tool" >/dev/null || skip "there is no $tool"; done

# Mounts and processes end with the test.
if [[ -z ${DEB_TEST_IS_APART:-} ]]; then
  exec env DEB_TEST_IS_APART=1 unshare --mount --mount-proc --pid --fork --kill-child "$0" "$build"
fi

folder=$(mktemp -d)
fresh=${CRISSCROSS_TEST_ROOT:-$folder/fresh}
root=$folder/root
log=$folder/log

clean_up() {
  umount --lazy --recursive "$root" "$folder/changes" "$folder/groups" 2>/dev/null || true
  rm -rf --one-file-system "$folder"
}
trap clean_up EXIT

fail() {
  echo "FAILED: $*" >&2
  [[ ! -f $log ]] || cat "$log" >&2
  exit 1
}

make_fresh() {
  [[ ! -e $fresh/made ]] || return 0
  local release mirror
  release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  # shellcheck disable=SC2016 # the fields are apt's
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN)' | awk '$2 == "Debian" && $1 !~ /security/ { print $1; exit }')
  [[ -n $mirror ]] || skip "apt knows no Debian archive (run apt-get update)"
  debootstrap --variant=minbase "$release" "$fresh" "$mirror" >"$log" 2>&1 || fail "cannot make a fresh Debian"
  touch "$fresh/made"
}

# Nothing that happens in the container changes the fresh Debian.
mount_container() {
  mkdir -p "$root" "$folder/changes"
  mount -t tmpfs tmpfs "$folder/changes"
  mkdir "$folder/changes"/{upper,work}
  mount -t overlay overlay -o "lowerdir=$fresh,upperdir=$folder/changes/upper,workdir=$folder/changes/work" "$root"
  mount -t proc proc "$root/proc"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
}

make_package() {
  (cd "$build" && cpack -G DEB -B "$folder/made" >"$log" 2>&1) || fail "cpack cannot make the package"
  cp "$folder"/made/crisscross_*.deb "$root/package.deb"
}

inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive "$@" >"$log" 2>&1; }

install_package() {
  inside apt-get --quiet update || fail "cannot read the package lists"
  inside apt-get --quiet --yes --no-install-recommends install systemd systemd-sysv || fail "cannot install systemd"
  inside apt-get --quiet --yes --no-install-recommends install /package.deb || fail "cannot install the package"
  [[ -L $root/etc/systemd/system/multi-user.target.wants/crisscross.service ]] || fail "the unit is not enabled"
  inside id crisscross || fail "there is no user for the server"
  if pgrep --full /usr/bin/crisscross >/dev/null; then fail "the server was started without systemd"; fi
}

check_bill() {
  local file
  for file in bin/crisscross share/crisscross/english.lexicon share/crisscross/common.lexicon; do
    grep --quiet "$(sha256sum "$root/usr/$file" | cut -d ' ' -f 1)" "$root/usr/share/doc/crisscross/sbom.spdx.json" ||
      fail "the bill of materials does not describe $file"
  done
}

# in_own_group COMMAND...: in a control group that is removed afterwards, with those that systemd makes below it.
in_own_group() {
  local group
  mkdir "$folder/groups"
  mount -t cgroup2 cgroup2 "$folder/groups"
  group=$(mktemp -d "$folder/groups/crisscross.XXXX")
  (echo 0 >"$group/cgroup.procs" && exec "$@") || true
  find "$group" -depth -type d -exec rmdir {} + || true
  umount "$folder/groups"
}

# Starts systemd as the first process of a container; it runs under_systemd.sh and powers off.
run_systemd() {
  install -m 755 "$here/under_systemd.sh" "$root/check"
  install -m 644 "$here/check.service" "$root/etc/systemd/system/check.service"
  ln -s ../check.service "$root/etc/systemd/system/multi-user.target.wants/check.service"
  umount "$root/proc"
  in_own_group timeout --kill-after 5 180 \
    unshare --mount --net --pid --cgroup --fork --kill-child "$here/boot.sh" "$root" >"$log" 2>&1
  [[ ! -f $root/checked ]] || cat "$root/checked" >"$log"
  [[ -e $root/passed ]] || fail "the service does not do what it should"
}

make_fresh
mount_container
make_package
install_package
check_bill
run_systemd
