#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: make-matches.sh ROBODROME-CLI
# Makes games of every mode for tests/matches, where the games of every release stay for good. Run it once for a release,
# just before the release, when the rules no longer change.
set -euo pipefail
cli=$(realpath "${1:?the program is missing}")
cd "$(dirname "$0")/matches"
version=$("$cli" --version | awk '{ print $NF }')

play () {
  "$cli" play --save "$version-$1" "${@:2}"
}

play training.match.xml --arena twin-cities --rules training --seats human,computer,killbot --seed 1
play match.match.xml --arena rome --rules standard --seats human,computer,computer --seed 5
play solo.match.xml --arena ruhrgebiet --rules standard --seats human,killbot:shield+mines,killbot,killbot --seed 3
play printed.match.xml --arena tokyo --rules printed --seats human,computer,killbot,killbot --seed 4
play online.match.xml --arena tokyo --rules online --seats human,computer,killbot --seed 5
play all-arenas.series.xml --mode all-arenas --seats human,computer,killbot --seed 6
play championship.series.xml --mode championship --seats human,computer,killbot,killbot --seed 7
play championship-without-killbots.series.xml --mode championship --seats human,computer,computer,computer --seed 13

# The program writes no license into its files.
for file in "$version"-*.xml; do
  sed -i '1a <!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->' "$file"
done
