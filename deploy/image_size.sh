#!/usr/bin/env bash
# Prints the size of an image, and fails if it is 100 MB or more.
# usage: image_size.sh [IMAGE]      (with docker or podman; default: crisscross)
set -euo pipefail

readonly image=${1:-crisscross} most=100

size=$(docker image inspect --format '{{.Size}}' "$image" 2>/dev/null || podman image inspect --format '{{.Size}}' "$image" 2>/dev/null) ||
  { echo "image_size.sh: neither docker nor podman has an image $image" >&2; exit 2; }
awk -v size="$size" -v most="$most" 'BEGIN { printf "%.1f MB\n", size / 1e6; exit size / 1e6 < most ? 0 : 1 }'
