#!/usr/bin/env bash
# Makes the diagrams of the documentation again, from the code; needs Graphviz: Docs/diagrams.sh
# The texts (DOT) are compared by tests; the pictures (SVG) are committed as they come out here.
# SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${SCRATCH:-.build}

for name in news items history turnstile books player products; do
  swift run --quiet --scratch-path "$scratch" screens diagram "$name" --format dot \
    >"Docs/Pictures/$name.dot"
done
# This run writes the texts of the tutorial; whether the pictures fit them is for the next one.
RECORD_DIAGRAMS=1 swift test --scratch-path "$scratch" --filter 'NewsTutorial.DiagramTests' || true
for text in Docs/Pictures/*.dot; do
  # Comments name the version of dot; without them a picture changes only with its text.
  dot -Tsvg "$text" | sed -e '/^<!--/,/-->$/d' \
    >"Docs/ScreenStates.docc/Pictures/$(basename "$text" .dot).svg"
done
