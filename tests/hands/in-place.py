#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: HEADLESS_SCREEN=1930x1090x24 build-aux/headless tests/hands/in-place.py FOLDER [LANGUAGE|SCENE...]

The catalogue with pictures: goes through all scenes in each language, finds which messages are to be seen where, and writes
FOLDER/index.html: each message in English and in every language, with the piece of the window it stands in. Below are those
that no scene shows. For whoever reads a translation, and needs to know what it is said of. ROBODROME and ROBODROME_CLI name
the programs. Needs import of ImageMagick and xprop."""
import html
import os
import re
import subprocess
import sys
import tempfile

from pictures import Prepared, Stage, find_translations, show
from scenes import SCENES
from screen import GLib, Atspi, walk

PLACEHOLDER = re.compile(r'%(?:\d\$)?[-0-9.]*[a-zA-Z]')
MARKUP = re.compile(r'<[^>]*>')
# Round the words, so that one sees what is beside them.
MARGIN_PX = 24
LANGUAGES = {'de': 'german', 'pl': 'polish'}


def plain(text):
    """As it is seen: without mnemonics, markup and what keeps words together."""
    return MARKUP.sub('', text.replace('_', '').replace('\u2060', '')).strip()


def pattern(text):
    """Of a text with something put into it, if words are left that tell it from any other."""
    parts = PLACEHOLDER.split(plain(text).replace('%%', '%'))
    if len(parts) == 1 or len(''.join(parts).strip()) < 5:
        return None
    return re.compile('(.{1,80}?)'.join(map(re.escape, parts)) + '$')


class Messages:
    """Those of one language: by what is seen of them."""
    def __init__(self, translations):
        self.exact = {}
        self.patterns = []
        self.translated = {}
        for key, text in translations._catalog.items():
            english = key[0] if isinstance(key, tuple) else key  # with its context; of plurals all forms
            if not english:
                continue
            self.translated.setdefault(english, text)
            self.exact.setdefault(plain(text), []).append(english)
            found = pattern(text)
            if found:
                self.patterns.append((found, english))

    def find(self, seen):
        """What may be said by these words: some have several meanings, and all of them are shown here."""
        seen = plain(seen)
        if seen in self.exact:
            return self.exact[seen]
        found = [english for expression, english in self.patterns if expression.match(seen)]
        if found:
            return found
        # Several sentences of the log, or a name with more behind it.
        return [english for part in re.split(r'(?<=[.!?]) |\n', seen) if part != seen for english in self.find(part)]


class Reader(Stage):
    """A stage that notes where messages stand whenever a picture is taken."""
    places = {}  # by language and message: the picture and the place in it
    messages = None
    language = None

    def take(self, what=None):
        super().take(what)
        base = os.path.basename(f'{self.prefix}{"-" + what if what else ""}.png')
        path = os.path.join(os.path.dirname(self.prefix), 'whole-' + base)
        subprocess.run(['import', '-window', 'root', path], check=True)
        left, top = self.screen._find_origin()
        for node in walk(self.screen.root):
            try:
                texts = [node.get_name(), node.get_description()]
                if not any(texts) or not self.screen.is_seen(node):
                    continue
                area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            except GLib.Error:  # it is gone already
                continue
            for english in {found for text in texts if text for found in self.messages.find(text)}:
                place = (os.path.basename(path), left + area.x, top + area.y, area.width, area.height)
                known = self.places.get((self.language, english))
                # The smallest thing that says it is the words themselves.
                if known is None or place[3] * place[4] < known[3] * known[4]:
                    self.places[self.language, english] = place


def piece(place):
    if place is None:
        return ''
    picture, x, y, width, height = place
    return (f'<a href="{html.escape(picture)}"><div style="width:{min(width, 700) + 2 * MARGIN_PX}px;height:{min(height, 300) + 2 * MARGIN_PX}px;'
            f'background:url({html.escape(picture)}) {MARGIN_PX - x}px {MARGIN_PX - y}px"></div></a>')


def name(message):
    """With its context before it."""
    return html.escape(message.replace('\x04', ' · '))


def write(folder, places, catalogues):
    english = sorted({message for messages in catalogues.values() for message in messages.translated}, key=str.casefold)
    shown = [message for message in english if any((language, message) in places for language in catalogues)]
    with open(os.path.join(folder, 'index.html'), 'w', encoding='utf-8') as file:
        file.write('<!DOCTYPE html><meta charset="utf-8"><title>Messages in place</title>'
                   '<style>body{font:15px sans-serif}td{vertical-align:top;border-top:1px solid #ccc;padding:6px;max-width:45em}</style>'
                   f'<h1>Messages in place</h1><p>{len(shown)} of {len(english)} are shown.</p><table>')
        for message in shown:
            for language, messages in catalogues.items():
                text = messages.translated.get(message, '')
                file.write(f'<tr><td>{name(message)}<td>{language}: {html.escape(text)}<td>{piece(places.get((language, message)))}')
        file.write('</table><h2>Not shown by any scene</h2><table>')
        for message in english:
            if message not in shown:
                texts = ''.join('<td>' + html.escape(messages.translated.get(message, '')) for messages in catalogues.values())
                file.write(f'<tr><td>{name(message)}{texts}')
        file.write('</table>')
    print(f'{len(shown)} of {len(english)} messages are shown in {folder}/index.html')


def main(folder, *names):
    scenes = [scene for scene in SCENES if scene[0] in names] or SCENES
    languages = [language for language in LANGUAGES if language in names] or list(LANGUAGES)
    os.makedirs(folder, exist_ok=True)
    catalogues = {language: Messages(find_translations(language)) for language in languages}
    missed = []
    with tempfile.TemporaryDirectory(prefix='robodrome-in-place-') as place:
        games = Prepared(place)
        for scene in scenes:
            for language in languages:
                Reader.messages, Reader.language = catalogues[language], language
                if not show(folder, LANGUAGES[language], scene, games, Reader):
                    missed.append(scene[0])
    write(folder, Reader.places, catalogues)
    return 1 if missed else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
