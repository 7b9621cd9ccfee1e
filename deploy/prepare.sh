# shellcheck shell=bash
# What deploy/run.sh, deploy/package.sh, tests/run.sh and tests/fuzz/run.sh share: packages, the web client, the build. Source it.
# Every step first checks whether its work is already done.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
readonly least_node=20.19.0
readonly least_npm=9.0.0

# shellcheck disable=SC2034 # for those who source this
readonly build_packages=(ca-certificates ccache cmake g++ ninja-build pkg-config
  catch2 libcli11-dev libfreetype-dev libhowardhinnant-date-dev libicu-dev libpng-dev libsodium-dev libspdlog-dev libsqlite3-dev libssl-dev
  libtomlplusplus-dev nlohmann-json3-dev prometheus-cpp-dev scowl zlib1g-dev)

say() { printf '==> %s\n' "$*"; }

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Packages

is_installed() { [[ $(dpkg-query --show --showformat='${db:Status-Abbrev}' "$1" 2>/dev/null) == ?i* ]]; }

# apt speaks the language of the user.
is_offered() { [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) =~ Candidate:\ [0-9] ]]; }

# Boost must be 1.81 or later. Debian 12 has it next to its default, 1.74; later releases have a newer default.
boost_package() {
  local package
  local -r packages=(libboost1.81-dev libboost1.83-dev libboost1.88-dev)
  for package in "${packages[@]}"; do
    if is_installed "$package"; then return; fi
  done
  for package in "${packages[@]}"; do
    if is_offered "$package"; then echo "$package" && return; fi
  done
  echo libboost-dev
}

missing_of() {
  local package
  for package in "$@"; do
    is_installed "$package" || echo "$package"
  done
}

require_debian() {
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null && return
  fail "this script installs packages with apt and needs Debian 12 or 13. On other systems, install a C++20 compiler, CMake, Ninja," \
    "pkg-config, Boost 1.81 or later, nlohmann-json, spdlog, SQLite, CLI11, toml++, date, ICU, libsodium, OpenSSL 3, FreeType, libpng, zlib," \
    "prometheus-cpp and Catch2, and build as CONTRIBUTING.md says"
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet "$@" </dev/null; }

update_package_lists() {
  say "updating the package lists"
  apt_get update || say "the package lists are not up to date: see above"
}

install() {
  say "installing $*"
  apt_get install --yes --no-remove --no-install-recommends "$@" >/dev/null ||
    fail "apt-get could not install $*; its output is above (it may remove nothing)"
}

# install_optional PACKAGE...: installs those that this Debian release has. A package that cannot be installed, say without a
# network, is skipped.
install_optional() {
  local package
  ((EUID == 0)) || command -v sudo >/dev/null || return 0
  for package in $(missing_of "$@"); do
    is_offered "$package" || continue
    (install "$package") || say "continuing without $package"
  done
}

# install_packages PACKAGE...: installs those that are missing, and Boost.
install_packages() {
  require_debian
  local missing boost
  mapfile -t missing < <(missing_of "$@")
  boost=$(boost_package)
  ((${#missing[@]} > 0)) || [[ -n $boost ]] || return 0
  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    fail "Debian packages are missing. As root: apt-get install --no-install-recommends ${missing[*]} $boost"
  fi
  update_package_lists
  boost=$(boost_package)
  install "${missing[@]}" ${boost:+"$boost"}
}

# The web client

is_at_least() { [[ $(printf '%s\n' "$1" "$2" | sort --version-sort | head -n 1) == "$1" ]]; }

check_node() {
  local wanted="Node.js ${least_node%.0} or later with npm is needed"
  local advice="see https://nodejs.org/en/download (on Debian 13: apt-get install nodejs npm)"
  local node npm
  command -v node >/dev/null || fail "$wanted, but node is missing; $advice"
  node=$(node --version)
  is_at_least "$least_node" "${node#v}" || fail "$wanted, but this is $node; $advice"
  command -v npm >/dev/null || fail "$wanted, but npm is missing; $advice"
  npm=$(npm --version)
  is_at_least "$least_npm" "$npm" || fail "npm ${least_npm%%.*} or later is needed, but this is $npm"
}

# The checksum of everything that the page is made of; if it is unchanged, so is the page.
web_client_checksum() {
  (cd "$root/web-client" && find . \( -name node_modules -o -name dist -o -path ./tests -o -path ./src/app/fonts \) -prune -o -type f -print0 |
    sort --zero-terminated | xargs -0 sha256sum | sha256sum)
}

is_stamped() { [[ -f $1 && $(<"$1") == "$2" ]]; }

install_node_modules() {
  local stamp=$root/web-client/node_modules/.installed lock
  lock=$(sha256sum <"$root/web-client/package-lock.json")
  if is_stamped "$stamp" "$lock"; then return; fi
  say "installing the web client's packages"
  # All are for development, which NODE_ENV=production would leave out.
  (cd "$root/web-client" && npm ci --include=dev --no-audit --no-fund --loglevel=error </dev/null) ||
    fail "npm ci failed in web-client; its output is above"
  echo "$lock" >"$stamp"
}

build_web_client() {
  local stamp=$root/build/web-client.checksum sources
  sources=$(web_client_checksum)
  if [[ -f $root/web-client/dist/index.html ]] && is_stamped "$stamp" "$sources"; then return; fi
  say "building the web client"
  # A build that fails leaves a page that belongs to no stamp.
  rm -f "$stamp"
  (cd "$root/web-client" && npm run --silent build </dev/null) || fail "cannot build the web client"
  mkdir -p "$root/build"
  echo "$sources" >"$stamp"
}

# The program

# One job per core, but no more than fit in memory: the largest files take about 1.5 GB to compile.
job_count() {
  local cores room
  cores=$(nproc)
  room=$(awk '/^MemTotal:/ { print int($2 / 1500000) }' /proc/meminfo)
  echo "${CRISSCROSS_JOBS:-$((room < 1 ? 1 : room < cores ? room : cores))}"
}

# configure PRESET
configure() {
  # With these, a checkout in another folder shares the compiler cache.
  export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
  (cd "$root" && cmake --preset "$1" --log-level=WARNING >/dev/null) || fail "CMake cannot configure the preset $1"
}

# compile PRESET [TARGET...]
compile() {
  local preset=$1
  shift
  configure "$preset"
  say "building $preset ${*:-everything}"
  (cd "$root" && cmake --build "build/$preset" --parallel "$(job_count)" ${1:+--target "$@"}) || fail "cannot build the preset $preset"
}

prepare_web_client() {
  install_node_modules
  build_web_client
}
