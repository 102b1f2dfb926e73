#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: check-translations.py SOURCE-FOLDER

Checks every language of po/LINGUAS: each message of the sources is translated; placeholders, plurals and mnemonics fit;
sentences keep their end and their capital; buttons are not much longer than in English; punctuation and forms of
address follow the language; the terms of the game and of its windows are used (po/terms.tsv), and not their synonyms
(po/avoid.tsv). Titles, menus and buttons have header capitals, rows do not, and the English is plain.
Prints TAP.
"""

import calendar
import csv
import gettext
import os
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build-aux"))
from catalogue import extract, languages, missing, run  # noqa: E402

# Words with the same meaning everywhere. Words in capitals, the names of arguments, also count as clear.
CLEAR_WORDS = {"Arena", "Back", "Champions", "Close", "Lessons", "Robodrome", "Robot", "Why?", "_Cancel", "_Close"}

# Marks of keyboards that printed text does not use.
TYPED_MARKS = {
    '"': "typographic quotation marks",
    "...": "the ellipsis …",
    "'": "the apostrophe ’",
}


def uncommented(template):
    """Yields the messages that need a comment for translators and have none: messages with placeholders, and single
    words without a context."""
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
    """Yields (English, translated forms) of a compiled catalogue without its header."""
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
        # i18nspector marks errors with E: and always exits with 0.
        yield from (line for line in run("i18nspector", catalogue).stdout.splitlines() if line.startswith("E:"))


# Some columns more than po/language has, since versions of gettext count differently.
LONGEST_LINE = 120


def long_lines(catalogue):
    """Finds lines that po/language would break; breaking them later hides what really changed. Versions of gettext break
    lines at different places, but none leaves a line with a blank this long."""
    for number, line in enumerate(catalogue.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#") and len(line) > LONGEST_LINE and " " in line.partition('"')[2].strip('" '):
            yield f"{catalogue.name}:{number} is so long that po/language {catalogue.stem} breaks it"


def forbidden_marks(compiled):
    for english, translated in messages(compiled):
        for form in translated:
            for mark, better in TYPED_MARKS.items():
                # If the English message has the mark, too, the mark belongs to a file format: number="1".
                if mark in form and mark not in english:
                    yield f"{better} should stand in “{form}”"


# Mistakes of a single language, as patterns, each with the text to write instead. The grammatical gender of a name is
# unknown: it may belong to a woman, a man or a robot.
SLIPS = {
    "de": [
        (r"(?<=[a-zäöüß,;] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|Du|Di[rc]h?|Dein(?:e[mnrs]?)?)\b", "du"),
        (r"”|(?<!„)“(?=\w)|„[^“]*$", "„ and “"),
        (r"\w…", "a space before …"),
        (r"%(?:\d\$)?[.\d]*[difsu]%%|\d%(?:$|[ ,.)])", "a space before the per cent sign"),
    ],
    "pl": [
        (r"\b(?:Pan|Pani|Pana|Panu|Państwo)\b", "ty"),
        (r"“|„[^”]*$", "„ and ”"),
        (r"\w\s…(?![?>])", "no space before …"),
        (r"%(?:\d\$)?[.\d]*[difsu]\s%%|\d\s%(?:$|[ ,.)])", "no space before the per cent sign"),
        (r"\w+ł[ae]ś\b", "a sentence that fits women and men"),
        (r"(?:^|[.:;,] )%(?:\d\$)?s (?:(?:zostaje|został|jest|był|będzie) \w+(?:ony|any|ęty|ity)|\w+[aeiouyą]ł)\b",
         "a sentence whose verb does not agree with the name"),
    ],
}


def slips(compiled, language):
    for _, translated in messages(compiled):
        for form in translated:
            for pattern, better in SLIPS.get(language, ()):
                found = re.search(pattern, form)
                if found:
                    yield f"“{found[0]}” in “{form}”: write {better}"


def placeholders(text):
    """Returns the placeholders of a text in any order, as pairs of a position and a type."""
    found = re.findall(r"%(?:(\d)\$)?[-+0-9.]*([a-zA-Z])", text.replace("%%", ""))
    # Day and month of a date have another order in some languages, and the month may be a number.
    if "%H" in text:
        return {(0, "m" if kind == "b" else kind) for _, kind in found}
    return {(int(place or i), kind) for i, (place, kind) in enumerate(found, 1)}


def lost_parts(compiled):
    """Checks that a translation has the placeholders of its English message, its capital, and no additional spaces. One
    plural form may leave out the number."""
    for english, translated in messages(compiled):
        wanted = placeholders(english).union(*map(placeholders, translated) if len(translated) > 1 else ())
        for form in translated:
            if len(translated) == 1 and placeholders(form) != wanted or not placeholders(form) <= wanted:
                yield f"“{form}” does not have the placeholders of “{english}”"
            if "  " in form.strip() or len(form) - len(form.strip()) != len(english) - len(english.strip()):
                yield f"“{form}” has other spaces than “{english}”"
            # VP is always in capitals, and in some languages the name of a month follows the day.
            if english[:1].isupper() and not english[1:2].isupper() and form[:1].islower() and \
                    english not in calendar.month_name:
                yield f"“{form}” begins small, and “{english}” does not"


def lacks_term(form, found, wanted):
    """Returns whether a translation lacks the term found in the English message. An id of files and options may stay
    English: `killbot` beside --seats is not the term KillBot."""
    # The mark of a mnemonic may be within the word.
    is_there = re.search(wanted, form, re.IGNORECASE) or re.search(wanted, form.replace("_", ""), re.IGNORECASE)
    return not is_there and not (found.islower() and re.search(rf"\b{found}\b", form))


def wrong_terms(compiled, terms):
    """Checks that a term of the glossary in the English message has one of its translations in the translated
    message."""
    for english, translated in messages(compiled):
        # Text in angle brackets is markup or XML and the same in every language.
        words = re.sub(r"<[^>]*>", " ", english)
        for term, wanted in terms:
            found = re.search(rf"\b(?:{term})\b", words.replace("_", ""), re.IGNORECASE)
            for form in translated if found else ():
                if lacks_term(form, found[0], wanted):
                    yield f"“{form}” does not have /{wanted}/ for “{found[0]}” in “{english}” (po/terms.tsv)"


# A much shorter sentence has lost its end, and a much longer button makes its window wider.
LEAST_LENGTH = 0.45
MOST_LENGTH_OF_BUTTON = 1.6
SPARE_LETTERS = 8


def lost_ends(compiled):
    """Checks that a translated sentence ends with the mark of its English message, and that other texts end without
    one."""
    for english, translated in messages(compiled):
        end = english.rstrip("”\"")[-1:]
        for form in translated:
            if (end in ".:…?!") != (form.rstrip("”“\"")[-1:] in ".:…?!"):
                yield f"“{form}” does not end as “{english}”"
            elif len(english) > 60 and len(form) < LEAST_LENGTH * len(english):
                yield f"“{form}” says less than “{english}”"


# Buttons stand in a row with others and cannot wrap.
BUTTONS = {"GtkButton", "GtkMenuButton", "GtkToggleButton", "AdwSplitButton"}
SMALL_WORDS = {"a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "on", "or", "per", "the", "to",
               "via", "with"}


def texts_of_ui(file):
    """Yields (class, property, text) of translatable texts; items of menus have the class “menu”."""
    tree = ElementTree.parse(file)
    for thing in tree.iter("object"):
        for node in thing.findall("property"):
            if node.get("translatable") and node.text:
                yield thing.get("class"), node.get("name"), node.text
    for node in tree.iter("attribute"):
        if node.get("translatable") and node.get("name") == "label" and node.text:
            yield "menu", "label", node.text


def in_header_capitals(text):
    words = re.sub(r"\([^)]*\)|_", "", text).split()
    return all(not word[0].islower() or (word in SMALL_WORDS and 0 < i < len(words) - 1) for i, word in enumerate(words))


def small_headers(source):
    """Yields titles of windows, items of menus, labels and tooltips of buttons that lack header capitals; all other
    texts are written like sentences."""
    for file in sorted((source / "data" / "ui").rglob("*.ui")):
        for kind, name, text in texts_of_ui(file):
            is_header = kind == "menu" or (kind in BUTTONS and name in ("label", "tooltip-text")) or \
                (name == "title" and kind.endswith("Window"))
            if is_header and not in_header_capitals(text):
                yield f"{file.name}: “{text}” is not in header capitals"


ROWS = {"AdwActionRow", "AdwComboRow", "AdwEntryRow", "AdwExpanderRow", "AdwPasswordEntryRow"}


def large_rows(source):
    """Yields row titles with header capitals: rows are labels and written like sentences. Titles of one word
    do not count."""
    for file in sorted((source / "data" / "ui").rglob("*.ui")):
        for kind, name, text in texts_of_ui(file):
            words = [word for word in text.replace("_", "").split() if word not in SMALL_WORDS]
            if kind in ROWS and name == "title" and len(words) > 1 and in_header_capitals(text):
                yield f"{file.name}: “{text}” is in header capitals, but is the title of a row"


def comments_for_screen_readers(source):
    """Yields accessible properties with comments: GTK 4.8 does not build their widgets. A longer text or a context
    replaces the comment."""
    for file in sorted((source / "data" / "ui").rglob("*.ui")):
        for node in ElementTree.parse(file).iterfind(".//accessibility/*[@comments]"):
            yield f"{file.name}: “{node.text}” has a comment within <accessibility>"


# Archaic words and riddles, numbers of rules and phases that no page shows, and marks of typewriters, each with the
# text to write instead.
PLAIN_WORDS = [
    (r"\banew\b", "again"),
    (r"\bmend(s|ed|ing)?\b", "fix"),
    (r"\bwho(m)?ever\b", "the person who, the player who"),
    (r"\bwhom\b", "who"),
    (r"\bseldom\b", "rarely"),
    (r"\b(come|came) to pass\b", "happen"),
    (r"\blook(s|ed|ing)? on\b", "watch"),
    (r"(?<!There )\b(is|are) no [a-z]+[.:;,]", "is not a"),
    (r"\bphase [0-3]\b", "the name of the phase"),
    (r"\bR\d+\.\d+", "the name of the section"),
    (r"\bchapter \d", "the name of the chapter"),
    (r"\w'\w", "the apostrophe ’"),
    (r"\w\.\.\.", "the ellipsis …"),
]


def english_texts(template):
    for lines in re.findall(r'^msgid(?:_plural)? ((?:"[^\n]*"\n?)+)', template.read_text(encoding="utf-8"), re.MULTILINE):
        yield "".join(re.findall(r'"(.*)"', lines)).replace('\\"', '"')


def riddles(template):
    for english in english_texts(template):
        for pattern, better in PLAIN_WORDS:
            found = re.search(pattern, english, re.IGNORECASE)
            if found:
                yield f"“{found[0]}” in “{english}”: write {better}"


# Pages that are written for users. Pages about the engine may cite rules by number.
PAGES = ["README.md", "NEWS", "CONTRIBUTING.md", "doc/hosting.md", "doc/for-artists.md", "doc/for-translators.md"]


def riddles_of_pages(source):
    for page in PAGES:
        text = re.sub(r"```.*?```|`[^`]*`", "", (source / page).read_text(encoding="utf-8"), flags=re.DOTALL)
        for pattern, better in PLAIN_WORDS:
            if not pattern.startswith(r"\w"):
                yield from (f"{page}: “{found[0]}”: write {better}" for found in re.finditer(pattern, text, re.IGNORECASE))


# The arguments of a call that are headings, buttons or menu items; 0 is the first, None means all.
HEADERS_OF_CALLS = {
    "adw_message_dialog_new": {1}, "adw_message_dialog_set_heading": {1}, "adw_message_dialog_format_heading": {1},
    "robo_message_show_error": {1}, "robo_message_ask": {1, 3, 4}, "complain": {1}, "show_error": {1},
    "adw_message_dialog_add_response": {2}, "adw_message_dialog_add_responses": None,
    "gtk_button_new_with_label": {0}, "gtk_button_new_with_mnemonic": {0}, "gtk_button_set_label": {1},
    "g_menu_append": {1}, "g_menu_item_new": {0}, "adw_toast_set_button_label": {1},
    "gtk_window_set_title": {1}, "gtk_file_chooser_native_new": {0, 3, 4}, "robo_message_create_chooser": {1, 3},
}
STRING_OF_C = r'"(?:[^"\\]|\\.)*"'


def calls(text, names):
    """Yields the name and the arguments of each C call, as written."""
    for call in re.finditer(rf"\b({'|'.join(names)}) \(", text):
        depth, arguments = 1, [""]
        for token in re.finditer(rf"{STRING_OF_C}|.", text[call.end():], re.DOTALL):
            depth += (token[0] in "([{") - (token[0] in ")]}")
            if depth == 0:
                break
            if token[0] == "," and depth == 1:
                arguments.append("")
            else:
                arguments[-1] += token[0]
        yield call[1], arguments


def headers_of_c(text):
    """Yields headers in C code: arguments of calls, and values of variables called heading."""
    for name, arguments in calls(text, HEADERS_OF_CALLS):
        places = HEADERS_OF_CALLS[name]
        yield from (argument for i, argument in enumerate(arguments) if places is None or i in places)
    yield from re.findall(rf"\bheading =((?:{STRING_OF_C}|[^\";])*);", text)


def small_headers_of_c(source):
    for file in sorted((source / "src").rglob("*.c")):
        for code in headers_of_c(file.read_text(encoding="utf-8")):
            for text in re.findall(rf"\b_ \(({STRING_OF_C})\)|\bC_ \({STRING_OF_C}, ({STRING_OF_C})\)", code):
                text = (text[0] or text[1])[1:-1]
                if not in_header_capitals(text):
                    yield f"{file.name}: “{text}” is not in header capitals"


def long_buttons(source, compiled):
    english = {text for file in (source / "data" / "ui").rglob("*.ui") for kind, name, text in texts_of_ui(file)
               if kind in BUTTONS and name == "label"}
    for text, translated in messages(compiled):
        for form in translated if text in english else ():
            if len(form) > MOST_LENGTH_OF_BUTTON * len(text) + SPARE_LETTERS:
                yield f"“{form}” is much longer than the button “{text}”"


def glossary(source, language):
    with open(source / "po" / "terms.tsv", encoding="utf-8", newline="") as lines:
        rows = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t")
        return [(row["en"], row[language]) for row in rows if row.get(language)]


def avoided(source, language):
    with open(source / "po" / "avoid.tsv", encoding="utf-8", newline="") as lines:
        rows = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["language"] == language]


def synonyms(texts, rows):
    """Yields the texts with a word that has been replaced by another term everywhere."""
    for text in texts:
        for row in rows:
            found = re.search(row["avoid"], text.replace("_", ""), re.IGNORECASE)
            if found and not (row["unless"] and re.search(row["unless"], text)):
                yield f"“{found[0]}” in “{text}”: write {row['write']}"


class Tap:
    """Prints one line per case, and the findings below it."""

    def __init__(self):
        self.cases = self.failed = 0

    def report(self, name, findings):
        findings = list(findings)
        self.cases += 1
        self.failed += bool(findings)
        print("not ok" if findings else "ok", self.cases, name, flush=True)
        for finding in findings:
            # Meson shows only the standard error of a failed test.
            print("#", finding, file=sys.stderr)


def check_language(tap, source, language, template, folder):
    catalogue = source / "po" / f"{language}.po"
    merged, compiled = folder / f"{language}.po", folder / f"{language}.mo"
    run("msgmerge", "--quiet", "--no-fuzzy-matching", "--no-wrap", "-o", merged, catalogue, template)

    tap.report(f"/translations/{language}/complete", missing(merged))
    tap.report(f"/translations/{language}/format", misfits(catalogue))
    tap.report(f"/translations/{language}/lines", long_lines(catalogue))
    # Without this check, messages that are only in an old version of the sources would also be checked.
    run("msgfmt", "-o", compiled, merged)
    tap.report(f"/translations/{language}/marks", forbidden_marks(compiled))
    tap.report(f"/translations/{language}/ends", lost_ends(compiled))
    tap.report(f"/translations/{language}/parts", lost_parts(compiled))
    tap.report(f"/translations/{language}/slips", slips(compiled, language))
    tap.report(f"/translations/{language}/buttons", long_buttons(source, compiled))
    tap.report(f"/translations/{language}/terms", wrong_terms(compiled, glossary(source, language)))
    forms = (form for _, translated in messages(compiled) for form in translated)
    tap.report(f"/translations/{language}/synonyms", synonyms(forms, avoided(source, language)))


def main(source):
    tap = Tap()
    with tempfile.TemporaryDirectory() as name:
        template = Path(name) / "robodrome.pot"
        tap.report("/translations/extracted", extract(source, template))
        tap.report("/translations/comments", uncommented(template) if not tap.failed else ())
        tap.report("/translations/header-capitals", small_headers(source))
        tap.report("/translations/header-capitals-of-code", small_headers_of_c(source))
        tap.report("/translations/sentence-capitals", large_rows(source))
        tap.report("/translations/accessibility", comments_for_screen_readers(source))
        tap.report("/translations/plain-words", riddles(template) if not tap.failed else ())
        tap.report("/translations/synonyms", synonyms(english_texts(template), avoided(source, "en")) if not tap.failed else ())
        tap.report("/translations/plain-pages", riddles_of_pages(source))
        for language in languages(source) if not tap.failed else ():
            check_language(tap, source, language, template, Path(name))
    print(f"1..{tap.cases}")
    return 1 if tap.failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
