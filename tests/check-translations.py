#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: check-translations.py SOURCE-FOLDER

Looks at every language of po/LINGUAS: is each message of the sources translated, do placeholders, plurals and
mnemonics fit, and are the game's own words used (po/terms.tsv)? Prints TAP.
"""

import csv
import gettext
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build-aux"))
from catalogue import extract, languages, missing, run  # noqa: E402

# Words that mean the same wherever they stand. So do those in capitals, which stand for arguments.
CLEAR_WORDS = {"Arena", "Back", "Champions", "Close", "Lessons", "Robodrome", "Robot", "Why?", "_Cancel", "_Close"}

# What keyboards have and print has not.
TYPED_MARKS = {
    '"': "typographic quotation marks",
    "...": "the ellipsis …",
    "'": "the apostrophe ’",
}


def uncommented(template):
    """The messages that a translator could only guess at: with placeholders, or of one word without a context, and
    without a word to translators."""
    for entry in template.read_text(encoding="utf-8").split("\n\n")[1:]:
        english = "".join(re.findall(r'"(.*)"', re.search(r'^msgid ((?:"[^\n]*"\n?)+)', entry, re.MULTILINE)[1]))
        is_word = not re.search(r"\s", english) and not english.isupper() and english not in CLEAR_WORDS
        if re.search(r"^#\. ", entry, re.MULTILINE):
            continue
        if re.search(r"%(\d\$)?[-0-9.]*[a-z]", english):
            yield f"say in a comment to translators what the placeholders are in “{english}”"
        elif is_word and "\nmsgctxt " not in entry:
            yield f"give the word “{english}” a context or a comment to translators"


def messages(catalogue):
    """Yields (English, translated forms) of a compiled catalogue, its header left out."""
    with open(catalogue, "rb") as file:
        entries = gettext.GNUTranslations(file)._catalog
    forms = {}
    for key, translated in entries.items():
        english = key[0] if isinstance(key, tuple) else key
        forms.setdefault(english, []).append(translated)
    for english, translated in sorted(forms.items()):
        if english:
            yield english.split("\x04")[-1], translated


def misfits(catalogue):
    found = run("msgfmt", "--check", "--check-accelerators=_", "-o", os.devnull, catalogue)
    if found.returncode:
        yield from found.stderr.splitlines()
    if shutil.which("i18nspector"):
        # It names errors by E: and always leaves as if all were well.
        yield from (line for line in run("i18nspector", catalogue).stdout.splitlines() if line.startswith("E:"))


def forbidden_marks(compiled):
    for english, translated in messages(compiled):
        for form in translated:
            for mark, better in TYPED_MARKS.items():
                # Where English has it too, it belongs to a file format: number="1".
                if mark in form and mark not in english:
                    yield f"{better} should stand in “{form}”"


def lacks_term(form, found, wanted):
    """Whether the term found in the English message is not in the translated one, and not taken over as an id of
    files and options either: `killbot` beside --seats is no KillBot."""
    return not re.search(wanted, form, re.IGNORECASE) and not (found.islower() and re.search(rf"\b{found}\b", form))


def wrong_terms(compiled, terms):
    """A term of the glossary in the English message must have one of its translations beside it."""
    for english, translated in messages(compiled):
        # What stands in angle brackets is markup or XML and the same in every language.
        words = re.sub(r"<[^>]*>", " ", english)
        for term, wanted in terms:
            found = re.search(rf"\b(?:{term})\b", words, re.IGNORECASE)
            for form in translated if found else ():
                if lacks_term(form, found[0], wanted):
                    yield f"“{form}” does not have /{wanted}/ for “{found[0]}” in “{english}”"


def glossary(source, language):
    with open(source / "po" / "terms.tsv", encoding="utf-8", newline="") as lines:
        rows = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t")
        return [(row["en"], row[language]) for row in rows if row.get(language)]


class Tap:
    """One case a line, and below it what is wrong."""

    def __init__(self):
        self.cases = self.failed = 0

    def report(self, name, findings):
        findings = list(findings)
        self.cases += 1
        self.failed += bool(findings)
        print("not ok" if findings else "ok", self.cases, name, flush=True)
        for finding in findings:
            # Meson shows only the errors of a test that failed.
            print("#", finding, file=sys.stderr)


def check_language(tap, source, language, template, folder):
    catalogue = source / "po" / f"{language}.po"
    merged, compiled = folder / f"{language}.po", folder / f"{language}.mo"
    run("msgmerge", "--quiet", "--no-fuzzy-matching", "--no-wrap", "-o", merged, catalogue, template)

    tap.report(f"/translations/{language}/complete", missing(merged))
    tap.report(f"/translations/{language}/format", misfits(catalogue))
    # Without the check nothing that is only in an old version of the sources would be looked at.
    run("msgfmt", "-o", compiled, merged)
    tap.report(f"/translations/{language}/marks", forbidden_marks(compiled))
    tap.report(f"/translations/{language}/terms", wrong_terms(compiled, glossary(source, language)))


def main(source):
    tap = Tap()
    with tempfile.TemporaryDirectory() as name:
        template = Path(name) / "robodrome.pot"
        tap.report("/translations/extracted", extract(source, template))
        tap.report("/translations/comments", uncommented(template) if not tap.failed else ())
        for language in languages(source) if not tap.failed else ():
            check_language(tap, source, language, template, Path(name))
    print(f"1..{tap.cases}")
    return 1 if tap.failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
