#!/usr/bin/env bash
# Builds the documentation of the four libraries as one site, with the toolchain alone:
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
for library in ScreenStates ContentStates ScreenSessions ScreenStatesTestKit; do
  swift build --quiet --scratch-path "$scratch" --target "$library"
  "$tools/swift-symbolgraph-extract" -module-name "$library" \
    -I "$(swift build --scratch-path "$scratch" --show-bin-path)/Modules" \
    -I Sources/ScreenStatesTestKitStart/include \
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

# The renderer has no page for the root: this one leads to what there is.
cat >"$output/index.html" <<'PAGE'
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>ScreenStates</title>
<style>body { font: 17px/1.5 system-ui, sans-serif; margin: 3em auto; max-width: 36em; padding: 0 1em }</style>
<h1>ScreenStates</h1>
<p>A screen is in exactly one state, each state is a class, and nothing outlives its state.</p>
<ul>
<li><a href="documentation/screenstates/">ScreenStates</a>: the pattern, and the articles; begin here
<li><a href="tutorials/tutorials/">A screen in steps</a>: the tutorial
<li><a href="documentation/contentstates/">ContentStates</a>: ready-made states for screens that load
<li><a href="documentation/screenstatestestkit/">ScreenStatesTestKit</a>: for tests
</ul>
PAGE
printf 'Documentation: %s\n' "$output"
