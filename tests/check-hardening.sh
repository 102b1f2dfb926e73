#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-hardening.sh PROGRAM...
# Checks that each program was built with the hardening of distributions.
set -uo pipefail
export LC_ALL=C

n=0 failed=0
report () { # NAME STATUS
  n=$((n + 1))
  if (($2 == 0)); then echo "ok $n $1"; else failed=1; echo "not ok $n $1"; fi
}

for program in "$@"; do
  name=${program##*/}
  header=$(readelf -hW "$program") segments=$(readelf -lW "$program") dynamic=$(readelf -dW "$program")
  symbols=$(readelf --dyn-syms -W "$program")

  grep -qE '^ *Type: +DYN ' <<<"$header"
  report "/hardening/$name/position-independent" $?
  grep -qE 'GNU_STACK .* RW ' <<<"$segments"
  report "/hardening/$name/stack-not-executable" $?
  # The linker's tables are filled in at the start and are read-only afterwards.
  grep -q 'GNU_RELRO' <<<"$segments" && grep -qE '\((FLAGS|FLAGS_1|BIND_NOW)\).*NOW|\(BIND_NOW\)' <<<"$dynamic"
  report "/hardening/$name/relocations-read-only" $?
  grep -q '__stack_chk_fail' <<<"$symbols"
  report "/hardening/$name/stack-protector" $?
  # The names depend on the calls of the program; a checked longjmp of the engine is enough.
  grep -qE '__[a-z]+_chk(@|$)' <<<"$symbols"
  report "/hardening/$name/fortify" $?
done
echo "1..$n"
exit $failed
