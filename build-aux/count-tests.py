#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: count-tests.py TESTLOG.json...

Counts the cases in the logs of `meson test`: those a test program names one by one, or the test itself
where it names none. A program that died is one failure more, and so is a test of the suite `ui` that was
skipped, since then nobody saw a window. What failed is named with the end of what it said. The count is the last
line; the exit status says whether all passed.
"""

import json
import re
import sys

CASE = re.compile(r"^(not )?ok\b(?:.*# (SKIP|TODO))?", re.MULTILINE | re.IGNORECASE)


def count(test):
    """Returns how many cases of one test passed, failed and were skipped."""
    cases = [("failed" if no and not mark else "skipped" if mark else "passed")
             for no, mark in CASE.findall(test.get("stdout") or "")]
    passed, failed, skipped = (cases.count(what) for what in ("passed", "failed", "skipped"))
    good = test["result"] in ("OK", "EXPECTEDFAIL")

    if test["result"] == "SKIP":
        return passed, failed, skipped + 1
    if not good and failed == 0:
        failed = 1
    if good and not cases:
        passed = 1
    return passed, failed, skipped


def tell(test):
    """Prints the last lines of a test that failed, without what GLib says of itself."""
    for stream in ("stdout", "stderr"):
        lines = [line for line in (test.get(stream) or "").splitlines() if line and "-DEBUG: " not in line]
        for line in lines[-25:]:
            print(f"  {line}")


def main(logs):
    passed = failed = skipped = 0

    for log in logs:
        try:
            with open(log, encoding="utf-8") as lines:
                tests = [json.loads(line) for line in lines]
        except OSError as error:
            print(f"No tests ran: {error}")
            failed += 1
            continue

        for test in tests:
            p, f, s = count(test)
            if s and ":ui" in test["name"]:
                print(f"{test['name']} was skipped, though there should have been a display")
                f, s = f + s, 0
            if f:
                print(f"Failed: {test['name']} ({log})")
                tell(test)
            passed, failed, skipped = passed + p, failed + f, skipped + s

    if skipped:
        print(f"{skipped} skipped")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
