#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: check-fourth-language.py SOURCE-FOLDER ROBODROME-CLI TEST-TRANSLATION-WALK

Adds a language to a copy of the sources with only a catalogue and one line in po/LINGUAS, builds the data there, and
looks for the language in arenas, module cards, the command line, the list of languages, and on every page of the
window. Prints TAP.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# This code is reserved for private use, so neither GTK nor another program has a translation for it.
CODE = "qaa"

SPEAKS = dict(os.environ, LANGUAGE=CODE)
SPEAKS.pop("G_TEST_BUILDDIR", None)


def run(*command, **options):
    return subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **options)


def must(*command, **options):
    done = run(*command, **options)
    if done.returncode:
        sys.exit(f"Bail out! {' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def add_language(source):
    must(source / "build-aux" / "pseudo-language", source / "po" / f"{CODE}.po", CODE)
    with open(source / "po" / "LINGUAS", "a", encoding="utf-8") as lines:
        lines.write(CODE + "\n")


def build_data(source, build):
    """Builds the data without any program, because a translator must not need a compiler. Sounds have no texts."""
    must("meson", "setup", build, source, "-Dsounds=false")
    listed = must("ninja", "-C", build, "-t", "targets", "all").splitlines()
    targets = [line.split(":")[0] for line in listed if line.startswith(("data/", "po/")) and ": phony" not in line]
    # Resources are compiled into the library; their texts are in the catalogue.
    must("ninja", "-C", build, *(name for name in targets if not name.endswith((".o", ".a", ".c", ".h"))))


class Tap:
    def __init__(self):
        self.cases = self.failed = 0

    def report(self, name, is_fine, output):
        self.cases += 1
        self.failed += not is_fine
        print("ok" if is_fine else "not ok", self.cases, name, flush=True)
        if not is_fine:
            print(output, file=sys.stderr)


def is_spoken(text):
    return "⟦" in text


def look(tap, build, programs):
    cli, walk = programs
    arena = (build / "data" / "arenas" / "rome.arena.xml").read_text(encoding="utf-8")
    languages = (build / "data" / "languages.ini").read_text(encoding="utf-8")
    cards = run(cli, "explain", "standard", env=SPEAKS)
    told = run(cli, "--help", env=SPEAKS)
    walked = run(walk, "-k", env=SPEAKS)

    tap.report("/fourth-language/arenas", f'<name xml:lang="{CODE}">⟦' in arena, arena)
    tap.report("/fourth-language/listed", f"[{CODE}]\nname=⟦" in languages, languages)
    tap.report("/fourth-language/cards", cards.returncode == 0 and is_spoken(cards.stdout), cards.stdout)
    tap.report("/fourth-language/command-line", told.returncode == 0 and is_spoken(told.stdout), told.stdout)
    # Without a display only the output for the terminal is checked.
    if "SKIP there is no display" not in walked.stdout:
        tap.report("/fourth-language/window", walked.returncode == 0, walked.stdout)


def install(program, build):
    """Copies a program into the build folder; it then uses the data of that build folder."""
    place = build / "src" / "cli" / Path(program).name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(program, place)

    return place


def main(source, *programs):
    tap = Tap()
    with tempfile.TemporaryDirectory(prefix="robodrome-language-") as folder:
        copy, build = Path(folder) / "source", Path(folder) / "build"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns(".git", "_*", "__pycache__"), symlinks=True)
        add_language(copy)
        build_data(copy, build)
        look(tap, build, [install(program, build) for program in programs])
    print(f"1..{tap.cases}")
    return 1 if tap.failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
