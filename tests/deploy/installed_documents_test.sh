#!/usr/bin/env bash
# Fails if a document that cmake/install.cmake installs has a link to a document, or names a file of deploy/prometheus, that
# is not installed with it, or if the image is built without one of them.
#
# usage: installed_documents_test.sh
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

mapfile -t installed < <(grep -o 'docs/[a-z_]*\.md' cmake/install.cmake)
((${#installed[@]} > 1)) || fail "cmake/install.cmake installs no documents"
for document in "${installed[@]}"; do
  [[ -f $document ]] || fail "there is no $document"
  while read -r link; do
    [[ " ${installed[*]} " == *" docs/$link "* ]] || fail "$document leads to $link, which is not installed"
  done < <(grep -o ']([a-z_]*\.md' "$document" | cut -c 3-)
done
grep -q 'deploy/prometheus' cmake/install.cmake || fail "deploy/prometheus is not installed"
grep -q '^COPY docs/\*\.md docs/$' deploy/Dockerfile || fail "the image is built without the documents"
grep -q '^!docs/\*\.md$' .dockerignore || fail "the image is built without the documents"
