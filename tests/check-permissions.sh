#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-permissions.sh SOURCE-FOLDER
# Checks that the Flatpak has exactly the permissions listed here; SECURITY.md explains them.
set -uo pipefail
export LC_ALL=C
source=${1:?the source folder is missing}

allowed='--device=dri
--share=ipc
--socket=fallback-x11
--socket=pulseaudio
--socket=wayland'

cd "$source" || exit
page=SECURITY.md
n=0 failed=0
for manifest in flatpak/*.yml; do
  n=$((n + 1))
  name=${manifest##*/}
  asked=$(sed -n '/^finish-args:/,/^[a-z]/s/^ *- *//p' "$manifest" | sort)
  if [[ $asked == "$allowed" ]]; then
    echo "ok $n /permissions/$name"
  else
    failed=1
    echo "not ok $n /permissions/$name"
    diff <(echo "$allowed") <(echo "$asked") | sed 's/^/# /' >&2
  fi
done
for permission in $allowed; do
  n=$((n + 1))
  if grep -qF "| \`$permission\` |" "$page"; then
    echo "ok $n /permissions/told/${permission#--}"
  else
    failed=1
    echo "not ok $n /permissions/told/${permission#--}"
  fi
done
echo "1..$n"
exit $failed
