#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-install.sh BUILD-FOLDER PREFIX APPLICATION-ID LANGUAGE...
# Installs into a folder as packagers do (DESTDIR) and checks the result: all files are below the prefix, no file names
# the build folder or the destination, and the programs work when that folder is mounted at the prefix.
set -uo pipefail
shopt -s lastpipe
build=$1 prefix=$2 id=$3; shift 3
languages=("$@")
destination=$(mktemp -d) || exit
trap 'rm -rf "$destination"' EXIT
here=$destination$prefix

n=0 failed=0
# report NAME: reports one case; each line of standard input is a problem
report () {
  local found
  found=$(cat)
  n=$((n + 1))
  if [[ -z $found ]]; then echo "ok $n /install/$1"; return; fi
  failed=1
  echo "not ok $n /install/$1"
  sed 's/^/# /' <<<"$found" >&2
}

# Debug information names the build folder, so it is stripped.
meson install -C "$build" --no-rebuild --strip --destdir "$destination" >"$destination".log 2>&1 || cat "$destination".log
rm -f "$destination".log

missing_files () {
  local file language
  for file in bin/robodrome bin/robodrome-cli "share/applications/$id.desktop" "share/metainfo/$id.metainfo.xml" \
      "share/mime/packages/$id.xml" "share/dbus-1/services/$id.service" "share/glib-2.0/schemas/$id.gschema.xml" \
      "share/icons/hicolor/scalable/apps/$id.svg" "share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
      share/robodrome/arenas/rome.arena.xml share/robodrome/schema/arena.rng share/man/man1/robodrome{,-cli}.1 \
      share/robodrome/sounds/{fire-4,ambience-neon-1,music-calm-1}.wav; do
    [[ -s $here/$file ]] || echo "$file is missing"
  done
  for language in "${languages[@]}"; do
    for file in "share/locale/$language/LC_MESSAGES/robodrome.mo" "share/man/$language/man1/robodrome-cli.1"; do
      [[ -s $here/$file ]] || echo "$file is missing"
    done
  done
}
# The folder is lib, lib64 or lib/x86_64-linux-gnu.
missing_modules () {
  for module in speaker; do
    [[ -n $(find "$here" -path "*/robodrome/robodrome-$module.so" -size +0) ]] || echo "robodrome-$module.so is missing"
  done
}
missing_files | report files
missing_modules | report modules
find "$destination" -type f ! -path "$here/*" | report below-the-prefix
# Caches belong to the system on which the package is installed.
find "$here" -name '*.compiled' -o -name '*.cache' -o -name 'mimeinfo.cache' | report no-caches
grep -rlF -e "$destination" -e "$(realpath "$build")" "$here" | report no-places-of-the-build

# Mounts the folder at the prefix for one command.
works () {
  bwrap --dev-bind / / --bind "$here" "$prefix" "$prefix/bin/robodrome-cli" play --arena rome --seats killbot,computer \
    >/dev/null 2>"$destination"/error || cat "$destination"/error
  [[ $(bwrap --dev-bind / / --bind "$here" "$prefix" env LANGUAGE="${languages[0]}" \
      "$prefix/bin/robodrome-cli" --help) != "$(LC_ALL=C "$here"/bin/robodrome-cli --help)" ]] ||
    echo "it does not speak ${languages[0]}"
}
if [[ -d $prefix ]] && command -v bwrap >/dev/null && bwrap --dev-bind / / true 2>/dev/null; then works | report works; fi

echo "1..$n"
exit $failed
