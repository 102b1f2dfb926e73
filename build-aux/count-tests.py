#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: count-tests.py TESTLOG.json...
       count-tests.py --failed-windows TESTLOG.json

Counts the cases in the logs of `meson test`: the cases that a test program reports by name, or the test itself if it
reports none. A program that crashed counts as one more failure, and so does a skipped test of the suite `ui`, because
it should have had a display. Each failure is named, with the end of its output. The last line is the count; the exit
status is 0 if all cases passed.

A log called *-again.json holds the second run of tests with a window. A test that passes in the second run counts as
passed, but it is named. With --failed-windows the program prints the names of the failed tests with a window, one per
line.
"""

import json
import os
import re
import sys

WINDOW = re.compile(r"\b(whole|often|ui|app)\b")
CASE = re.compile(r"^(not )?ok\b(?:.*# (SKIP|TODO))?", re.MULTILINE | re.IGNORECASE)


def split(test):
    """Returns the suites and the name of a test. Meson writes "project:suites / name", newer versions "suites -
    project:name"."""
    suites, _, name = test["name"].replace(" - ", " / ").partition(" / ")

    return suites.split(":")[-1], name.split(":")[-1]


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
    """Prints the last lines of a failed test, without the debug messages of GLib."""
    for stream in ("stdout", "stderr"):
        lines = [line for line in (test.get(stream) or "").splitlines() if line and "-DEBUG: " not in line]
        for line in lines[-25:]:
            print(f"  {line}")


def read(log):
    with open(log, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def failed_windows(log):
    return [split(test)[1] for test in read(log) if count(test)[1] and WINDOW.search(split(test)[0])]


def main(logs):
    passed = failed = skipped = 0

    for log in logs:
        again = log.replace(".json", "-again.json")
        try:
            tests = read(log)
            second = {test["name"]: test for test in read(again)} if os.path.exists(again) else {}
        except OSError as error:
            print(f"No tests ran: {error}")
            failed += 1
            continue

        for test in tests:
            p, f, s = count(test)
            if f and test["name"] in second:
                print(f"Tried twice: {test['name']} ({log}). The first time it said:")
                tell(test)
                test = second[test["name"]]
                p, f, s = count(test)
            if s and "ui" in split(test)[0].split("+"):
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
    if sys.argv[1:2] == ["--failed-windows"]:
        for name in failed_windows(sys.argv[2]):
            print(name)
    else:
        sys.exit(main(sys.argv[1:]))
