#!/usr/bin/env bash
# Builds the documentation of the three libraries as one site, with the toolchain alone:
#
#   Docs/build.sh              into .build/docs, to be served at the root of a host
#   Docs/build.sh /ScreenStates    to be served under that path
#
# A dead link, a wrong parameter name or any other warning fails the build. To read the site, serve
# the folder (python3 -m http.server --directory .build/docs) and open its root.
# SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

base=${1:-/}
scratch=${SCRATCH:-.build}
output=$scratch/docs
graphs=$scratch/docs-graphs
rm -rf "$output" "$graphs"
mkdir -p "$graphs"

tools=$(dirname "$(command -v swift)")
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
sdk=()
if command -v xcrun >/dev/null; then
  tools=$(dirname "$(xcrun --find docc)")
  target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
  sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

# The symbols of the libraries, what they add to each other's types included.
for library in ScreenStates ContentStates ScreenStatesTestKit; do
  swift build --quiet --scratch-path "$scratch" --target "$library"
  "$tools/swift-symbolgraph-extract" -module-name "$library" \
    -I "$(swift build --scratch-path "$scratch" --show-bin-path)/Modules" \
    -target "$target" ${sdk[@]+"${sdk[@]}"} -swift-version 6 \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
    -output-dir "$graphs"
done

"$tools/docc" convert Docs/ScreenStates.docc \
  --additional-symbol-graph-dir "$graphs" \
  --output-path "$output" \
  --hosting-base-path "$base" \
  --fallback-display-name ScreenStates \
  --fallback-bundle-identifier ScreenStates \
  --warnings-as-errors

# The renderer has no page for the root: it leads to the landing page.
printf '<!DOCTYPE html>\n<meta charset="utf-8">\n<title>ScreenStates</title>\n%s\n%s\n' \
  '<meta http-equiv="refresh" content="0; url=documentation/screenstates/">' \
  '<a href="documentation/screenstates/">ScreenStates</a>' >"$output/index.html"
printf 'Documentation: %s\n' "$output"
