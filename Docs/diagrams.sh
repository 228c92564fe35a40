#!/usr/bin/env bash
# Makes the diagrams of the documentation again, from the code; needs Graphviz: Docs/diagrams.sh
# The texts (DOT) are compared by tests; the pictures (SVG) are committed as they come out here.
# SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

RECORD_DIAGRAMS=1 swift test --scratch-path "${SCRATCH:-.build}" \
  --filter 'NewsTutorial.DiagramTests' || true
for text in Docs/Pictures/*.dot; do
  # Comments name the version of dot; without them a picture changes only with its text.
  dot -Tsvg "$text" | sed -e '/^<!--/,/-->$/d' \
    >"Docs/ScreenStates.docc/Pictures/$(basename "$text" .dot).svg"
done
