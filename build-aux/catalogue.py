# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions for all programs that work on translations: extracting messages and listing the languages."""

import os
import re
import subprocess
from pathlib import Path

# The keywords of the preset "glib" in Meson's i18n module that this project uses, and those that po/meson.build adds
# for tables of sentences with a singular and a plural, which may be the same text.
KEYWORDS = ("_", "N_", "C_:1c,2", "NC_:1c,2", "g_dngettext:2,3", "g_dpgettext2:2c,3", "NN_:1,2", "NS_:1,1")

# The line width of the catalogues.
WIDTH = "--width=110"


def run(*command, **options):
    return subprocess.run([str(word) for word in command], text=True, capture_output=True, check=False, **options)


def languages(source):
    lines = (source / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def extract(source, template):
    """Writes the messages of all files in POTFILES.in into template; returns the error messages as a list."""
    found = run("xgettext", "--from-code=UTF-8", "--add-comments=Translators", "--package-name=robodrome",
                "--add-location=file", "--msgid-bugs-address=https://github.com/robodrome/robodrome/issues",
                *("--keyword=" + word for word in KEYWORDS), "--files-from=po/POTFILES.in", "--output", template,
                cwd=source, env=dict(os.environ, GETTEXTDATADIRS=str(source / "data")))
    if found.returncode:
        return found.stderr.splitlines()
    # xgettext takes the star at the beginning of a comment's further lines for a part of the comment.
    text = Path(template).read_text(encoding="utf-8")
    Path(template).write_text(re.sub(r"^#\. \* ", "#. ", text, flags=re.MULTILINE), encoding="utf-8")
    return []


def missing(catalogue):
    """Yields the messages of a catalogue that would be shown in English."""
    for what in ("--untranslated", "--only-fuzzy"):
        found = run("msgattrib", "--no-obsolete", "--no-wrap", what, catalogue).stdout
        # The header is always among the results. A message of several lines begins with an empty string.
        for english in re.findall(r'^msgid ((?:""\n)?"[^\n]+")', found, re.MULTILINE):
            if english != '""':
                yield ("not translated: " if what == "--untranslated" else "fuzzy: ") + english.replace('""\n', "")
