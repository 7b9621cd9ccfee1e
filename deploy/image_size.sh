#!/usr/bin/env bash
# Says how large an image is beyond its base, and fails if both together are 100 MB or more.
# usage: image_size.sh [IMAGE [BASE]]      (with docker or podman; default: crisscross debian:bookworm-slim)
set -euo pipefail

readonly image=${1:-crisscross} base=${2:-debian:bookworm-slim}
# What debian:bookworm-slim takes on amd64, in MB. Not measured here, because the base may be a larger stand-in.
readonly slim=75 most=100

size_of() {
  docker image inspect --format '{{.Size}}' "$1" 2>/dev/null || podman image inspect --format '{{.Size}}' "$1" 2>/dev/null ||
    { echo "image_size.sh: neither docker nor podman has an image $1" >&2; exit 2; }
}

whole=$(size_of "$image")
below=$(size_of "$base")
awk -v whole="$whole" -v below="$below" -v slim="$slim" -v most="$most" 'BEGIN {
  own = (whole - below) / 1e6
  printf "%.1f MB on top of the base, %.1f MB with debian:bookworm-slim\n", own, own + slim
  exit own + slim < most ? 0 : 1
}'
