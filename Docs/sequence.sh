#!/usr/bin/env bash
# Draws the sequence of one transition for the article on the rules: Docs/sequence.sh FOLDER
# Twice, for light and for dark pages; the order is that of rules 1, 7 and 10. Docs/build.sh calls it.
set -euo pipefail
cd "${1:?the folder of the pictures}"

# Lines from x to x, with a text above; what follows counts down the page.
interface=58 screen=168 old=290 new=404
y=0

line() { # from to text [style]
  y=$((y + 34))
  local from=$1 to=$2
  if [ "$from" -lt "$to" ]; then to=$((to - 6)) from=$((from + 5)); else to=$((to + 6)) from=$((from - 5)); fi
  printf '<path class="%s" d="M %d %d H %d" marker-end="url(#%s)"/>\n' "${4:-call}" "$from" "$y" "$to" \
    "${4:-call}"
  printf '<text x="%d" y="%d" text-anchor="middle">%s</text>\n' $(((from + to) / 2)) $((y - 7)) "$3"
}

box() { # x y name class
  printf '<rect class="%s" x="%d" y="%d" width="92" height="26" rx="6"/>\n' "$4" $(($1 - 46)) "$2"
  printf '<text class="name" x="%d" y="%d" text-anchor="middle">%s</text>\n' "$1" $(($2 + 17)) "$3"
}

life() { # x from to class
  printf '<path class="life" d="M %d %d V %d"/>\n' "$1" "$2" "$3"
}

active() { # x from to class
  printf '<rect class="%s" x="%d" y="%d" width="10" height="%d" rx="3"/>\n' "$4" $(($1 - 5)) "$2" $(($3 - $2))
}

picture() { # text line quiet old-fill old-line new-fill new-line warn page
  y=44
  cat <<HEAD
<svg xmlns="http://www.w3.org/2000/svg" width="460" height="500" viewBox="0 0 460 500">
<style>
text { font: 12px -apple-system, "Helvetica Neue", Helvetica, Arial, "DejaVu Sans", sans-serif; fill: $1;
  stroke: $9; stroke-width: 4px; paint-order: stroke; stroke-linejoin: round }
.name { font-weight: 600; stroke: none } .quiet { fill: $3 } .warn { fill: $8 }
.plain { fill: none; stroke: $2 } .old { fill: $4; stroke: $5 } .new { fill: $6; stroke: $7 }
.life { stroke: $3; stroke-dasharray: 3 4; fill: none }
.call { stroke: $2; stroke-width: 1.4; fill: none } .late { stroke: $8; stroke-width: 1.4; stroke-dasharray: 5 4; fill: none }
</style>
<defs>
<marker id="call" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" fill="$2"/></marker>
<marker id="late" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" fill="$8"/></marker>
</defs>
<rect width="460" height="500" rx="10" fill="$9"/>
HEAD
  life $interface 40 490
  life $screen 40 490
  life $old 40 490
  box $interface 14 interface plain
  box $screen 14 screen plain
  box $old 14 'old state' old
  active $old 40 258 old
  active $screen 72 400 plain
  line $interface $screen 'transition(to:)'
  line $screen $old 'canTransition(to:)'
  line $screen $((new - 40)) 'factory: makeState(for:)'
  box $new $((y - 13)) 'new state' new
  life $new $((y + 14)) 490
  line $screen $old 'child screens stop'
  line $screen $old 'exit()'
  line $screen $old 'work, timers end'
  y=$((y + 26))
  printf '<text class="quiet" x="%d" y="%d">the log records the outcome</text>\n' $((screen + 14)) "$y"
  line $screen $new 'enter()'
  active $new $((y - 8)) 490 new
  printf '<text class="quiet" x="%d" y="%d">queued requests run now</text>\n' $((screen + 14)) $((y + 27))
  y=$((y + 30))
  line $screen $interface 'settled frame'
  y=$((y + 12))
  line $old $screen 'late answer' late
  printf '<text class="warn" x="%d" y="%d" text-anchor="middle">dropped, and logged as stale</text>\n' \
    $(((screen + old) / 2)) $((y + 18))
  printf '</svg>\n'
}

picture '#1d1d1f' '#4a4d5c' '#70737f' '#eceef4' '#9a9eb0' '#e3e5ff' '#3d46c2' '#b3261e' '#ffffff' >transition.svg
picture '#f2f2f5' '#b9bccb' '#9a9dab' '#30323d' '#7d8194' '#2b2f6b' '#a5acff' '#ff9a90' '#1c1c1e' >transition~dark.svg
