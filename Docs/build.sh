#!/usr/bin/env bash
# Builds the documentation into .build/docs with the toolchain alone: Docs/build.sh
# A dead link, a wrong parameter name or any other warning fails the build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

output=.build/docs
graphs=.build/docs-graphs
rm -rf "$output" "$graphs"
mkdir -p "$graphs"

# The dump fails on a tree whose tests are not built.
swift build --build-tests --quiet
dumped=$(swift package dump-symbol-graph \
  --minimum-access-level public --skip-synthesized-members | tail -n 1)
cp "${dumped#Files written to }"/ScreenStates.symbols.json "$graphs"

docc=$(command -v docc || dirname "$(command -v swift)" | sed 's|$|/docc|')
"$docc" convert Docs/ScreenStates.docc \
  --additional-symbol-graph-dir "$graphs" \
  --output-path "$output" \
  --fallback-display-name ScreenStates \
  --fallback-bundle-identifier ScreenStates \
  --warnings-as-errors
printf 'Documentation: %s\n' "$output"
