#!/usr/bin/env bash
# Builds the documentation of the five libraries as one site, with the toolchain alone:
#
#   Docs/build.sh              into .build/docs, to be served at the root of a host
#   Docs/build.sh /ScreenStates    to be served under that path
#
# A dead link, a wrong parameter name or any other warning fails the build. To read the site, serve the
# folder (python3 -m http.server --directory .build/docs) and open its root.
# SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

base=${1:-/}
scratch=${SCRATCH:-.build}
output=$scratch/docs
graphs=$scratch/docs-graphs
rm -rf "$output" "$graphs"
mkdir -p "$graphs"

tools=$(dirname "$(type -P swift)")
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
sdk=()
if command -v xcrun >/dev/null; then
  [ -x "$tools/swift-symbolgraph-extract" ] || tools=$(dirname "$(xcrun --find docc)")
  target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
  sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

# The symbols of the libraries, what they add to each other's types included.
for library in ScreenStates ContentStates ScreenSessions ScreenStatesTestKit \
  ScreenStatesExplorer; do
  swift build --quiet --scratch-path "$scratch" --target "$library"
  # Swift 6.4 puts the modules beside the products, earlier versions into a folder.
  products=$(swift build --scratch-path "$scratch" --show-bin-path)
  "$tools/swift-symbolgraph-extract" -module-name "$library" \
    -I "$products" -I "$products/Modules" \
    -target "$target" ${sdk[@]+"${sdk[@]}"} -swift-version 6 \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
    -output-dir "$graphs"
done
swift .ci/documented.swift "$graphs"

# The tutorial's code is that of Tests/NewsTutorial, which the tests compile and run. A step that shows
# the beginning of a file ends before one of its declarations.
catalog=$scratch/ScreenStates.docc
rm -rf "$catalog"
cp -R Docs/ScreenStates.docc "$catalog"
code=$catalog/Tutorial/Code
mkdir -p "$code"
step() {
  awk -v end="${3:-}" '
    end != "" && index($0, end) == 1 { found = 1; exit }
    /^$/ { blank = 1; next }
    { if (blank) print ""; blank = 0; print }
    END { exit end != "" && !found }' "Tests/NewsTutorial/$2" >"$code/$1"
}
step News-1-display.swift Step1/News.swift 'enum NewsKind'
step News-1-kinds.swift Step1/News.swift 'final class LoadNewsState'
step News-1-states.swift Step1/News.swift 'struct NewsStates'
step News-1.swift Step1/News.swift
step News-2-kind.swift Step2/News.swift 'final class LoadNewsState'
step News-2.swift Step2/News.swift
step News-3-kind.swift Step3/News.swift 'final class LoadNewsState'
step News-3.swift Step3/News.swift
step News-4-kind.swift Step4/News.swift 'final class DetermineLanguageState'
step News-4.swift Step4/News.swift
step Reader.swift Step4/Reader.swift
step main.swift Step4/main.swift
step NewsTests-1.swift Tests/NewsTests.swift 'extension NewsTests'
step NewsTests-2.swift Tests/NewsTests.swift

Docs/sequence.sh "$catalog/Pictures"

"$tools/docc" convert "$catalog" \
  --additional-symbol-graph-dir "$graphs" \
  --output-path "$output" \
  --hosting-base-path "$base" \
  --fallback-display-name ScreenStates \
  --fallback-bundle-identifier ScreenStates \
  --warnings-as-errors

# The renderer has no page for the root, nor for documentation/: Docs/index.html is the one, and the
# other leads to the first library.
cp Docs/index.html "$output/index.html"
printf '<!DOCTYPE html><meta charset="utf-8"><title>ScreenStates</title><meta http-equiv="refresh" content="0; url=screenstates/"><a href="screenstates/">ScreenStates</a>\n' >"$output/documentation/index.html"
for link in $(grep -oE '(href|src)="[^"]+"' Docs/index.html | cut -d '"' -f 2); do
  [ -e "$output/$link" ] || { printf 'Docs/index.html: %s leads nowhere\n' "$link" >&2; exit 1; }
done
printf 'Documentation: %s\n' "$output"
