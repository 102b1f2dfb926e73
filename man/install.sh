#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: install.sh MANDIR LANGUAGE...; called by meson install
set -eu
mandir=$1
shift
for language in "$@"; do
  folder=$MESON_INSTALL_DESTDIR_PREFIX/$mandir
  [ "$language" = en ] || folder=$folder/$language
  mkdir -p "$folder"/man1
  for program in robodrome robodrome-cli; do
    install -m 644 "$MESON_BUILD_ROOT/man/$program.$language.1" "$folder/man1/$program.1"
  done
done
