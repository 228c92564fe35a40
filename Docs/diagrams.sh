#!/usr/bin/env bash
# Makes the diagrams of the documentation again, from the code: Docs/diagrams.sh
# Tests compare them with the code. SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${SCRATCH:-.build}

for name in news items history turnstile books player products; do
  swift run --quiet --scratch-path "$scratch" screens diagram "$name" --format svg \
    >"Docs/ScreenStates.docc/Pictures/$name.svg"
done
RECORD_DIAGRAMS=1 swift test --quiet --scratch-path "$scratch" --filter 'NewsTutorial.DiagramTests'

# The terminal, as it looks: Docs/Pictures/news.txt on its grid of 110 columns.
awk '
  BEGIN {
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"620\"" \
      " viewBox=\"0 0 960 620\">"
    print "<rect width=\"960\" height=\"620\" rx=\"8\" fill=\"#1d1f21\"/>"
    print "<g font-family=\"Menlo, DejaVu Sans Mono, monospace\" font-size=\"14\" fill=\"#e6e6e6\">"
  }
  {
    gsub(/&/, "\\&amp;"); gsub(/</, "\\&lt;"); gsub(/>/, "\\&gt;")
    printf "<text x=\"14\" y=\"%d\" xml:space=\"preserve\">%s</text>\n", 28 + 19.5 * (NR - 1), $0
  }
  END { print "</g>\n</svg>" }
' Docs/Pictures/news.txt >Docs/ScreenStates.docc/Pictures/terminal.svg
