#!/usr/bin/env bash
# Makes the diagrams of the documentation, and the tables of the Gallery, again from the code:
# Docs/diagrams.sh
# Tests compare them with the code. SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${SCRATCH:-.build}

for name in news items history turnstile books player products; do
  swift run --quiet --scratch-path "$scratch" screens diagram "$name" --format svg \
    >"Docs/ScreenStates.docc/Pictures/$name.svg"
done
RECORD_DIAGRAMS=1 swift test --quiet --scratch-path "$scratch" \
  --filter 'NewsTutorial|theFirstPageShows'

# The terminal, as it looks, still and in motion: of a visit with a script. And the Gallery's tables.
RECORD_PICTURES=1 swift test --quiet --scratch-path "$scratch" \
  --filter 'ScreensCommandTests.(PictureTests|MapTests|GalleryTests)'
