# SPDX-License-Identifier: GPL-3.0-or-later
"""What the programs that deal with translations share: the messages of the sources, and the languages there are."""

import os
import re
import subprocess

# The same as the preset "glib" of meson's i18n module, as far as we use it, and what po/meson.build adds to it: sentences in
# tables with a form for one and a form for many, which may be the same.
KEYWORDS = ("_", "N_", "C_:1c,2", "NC_:1c,2", "g_dngettext:2,3", "g_dpgettext2:2c,3", "NN_:1,2", "NS_:1,1")

# Of lines in the catalogues.
WIDTH = "--width=110"


def run(*command, **options):
    return subprocess.run([str(word) for word in command], text=True, capture_output=True, check=False, **options)


def languages(source):
    lines = (source / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def extract(source, template):
    """Writes the messages of all files in POTFILES.in; returns what went wrong."""
    found = run("xgettext", "--from-code=UTF-8", "--add-comments=Translators", "--package-name=robodrome",
                "--add-location=file", "--msgid-bugs-address=https://github.com/robodrome/robodrome/issues",
                *("--keyword=" + word for word in KEYWORDS), "--files-from=po/POTFILES.in", "--output", template,
                cwd=source, env=dict(os.environ, GETTEXTDATADIRS=str(source / "data")))
    return found.stderr.splitlines() if found.returncode else []


def missing(catalogue):
    """The messages that a reader of this language would see in English."""
    for what in ("--untranslated", "--only-fuzzy"):
        found = run("msgattrib", "--no-obsolete", "--no-wrap", what, catalogue).stdout
        # The header is among them, always; a message of several lines begins with an empty one.
        for english in re.findall(r'^msgid ((?:""\n)?"[^\n]+")', found, re.MULTILINE):
            if english != '""':
                yield ("not translated: " if what == "--untranslated" else "fuzzy: ") + english.replace('""\n', "")
