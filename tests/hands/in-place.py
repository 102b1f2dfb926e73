#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: HEADLESS_SCREEN=1330x1600x24 build-aux/headless tests/hands/in-place.py FOLDER [LANGUAGE|SCENE|window|terminal|documents|tests|page]...

Shows the messages of the catalogue in place: in all scenes of the window, in the output of robodrome-cli, in documents,
and in windows while their tests run (by tests/hands/tongue.py). Writes FOLDER/index.html for the people who review a
translation: each message in English and in every language, with the part of the window that shows it or the lines
around it; below are the messages that no place shows, and the number of messages by kind of place. Four sheets beside
it, read-1 and so on, have the same contents to be read without a browser.

With names of languages, scenes or kinds of place, only these are visited again; the page always covers everything in
the folder ("page" only writes the page). All together take about two hours. ROBODROME, ROBODROME_CLI, G_TEST_SRCDIR,
G_TEST_BUILDDIR and GSETTINGS_SCHEMA_DIR name programs and folders, as for the tests. Needs import of ImageMagick and
xprop."""
import collections
import glob
import html
import json
import os
import re
import subprocess
import sys
import tempfile

import documents
import pictures
import terminal
import tongue
from messages import Messages, as_read
from pictures import MANUAL, Prepared, Stage, show
from scenes import SCENES
from screen import GLib, Atspi, children, is_mapped
from states import STATES

ALL_SCENES = [scene for scene in SCENES if not scene[0].startswith(MANUAL)] + STATES
LANGUAGES = {'de': 'german', 'pl': 'polish'}
# The window is high enough for nearly all scrolled contents.
SIZE = (1280, 1500)
# The name that GTK gives to a widget without a name.
NO_NAME = re.compile(r'(?:Gtk|Adw|Robo)[A-Z]\w+')
# The margin around the words, so that the surroundings are visible.
MARGIN_PX = 24
N_LINES = 3
LINE_LENGTH = 240
N_SHEETS = 4
SHEET_LINES = 2
SHEET_LENGTH = 90
# The kinds of place, the best for a message first.
KINDS = {'window': 'in a picture of the window', 'terminal': 'printed in a terminal', 'document': 'in a document',
         'hidden': 'in the window, not in view', 'template': 'in the template of a window'}

Place = collections.namedtuple('Place', 'kind title before line start end after area', defaults=(None,))


class Reader(Stage):
    """A stage that also records all texts and their places with each picture."""
    noted = []

    def open_help(self):
        """Makes the help window as high as the screen, because texts that are out of view are not shown."""
        super().open_help()
        self.screen.make_high(SIZE[1])

    def take(self, what=None):
        super().take(what)
        path = f'{self.prefix}{"-" + what if what else ""}.png'
        # Take the whole screen, because the accessibility bus gives places on it.
        subprocess.run(['import', '-window', 'root', '-quality', '10', path], check=True)
        left, top = self.screen._find_origin()
        size = Atspi.Component.get_extents(self.screen.window, Atspi.CoordType.WINDOW)
        for node in walk_what_is_there(self.screen.root):
            try:
                texts = [text for text in (node.get_name(), node.get_description()) if text and not NO_NAME.fullmatch(text)]
                if not texts:
                    continue
                area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            except GLib.Error:  # the widget was removed meanwhile, or it is a page of a stack, which is no widget
                continue
            is_seen = min(area.width, area.height) > 1 and min(area.x, area.y) >= 0 and \
                area.x + area.width <= size.width and area.y + area.height <= size.height and is_mapped(node)
            self.noted.append({'picture': os.path.basename(path), 'texts': texts, 'seen': is_seen,
                               'area': [left + area.x, top + area.y, area.width, area.height]})


def walk_what_is_there(node):
    """Walks the tree; a widget that was removed meanwhile has no children."""
    yield node
    try:
        below = children(node)
    except GLib.Error:
        return
    for child in below:
        yield from walk_what_is_there(child)


def look(folder, scenes, languages):
    """Visits the scenes and stores the texts of each; returns the scenes that failed."""
    missed = []
    with tempfile.TemporaryDirectory(prefix='robodrome-in-place-') as place:
        games = Prepared(place)
        for scene in scenes:
            for language in languages:
                Reader.noted = []
                if not show(folder, LANGUAGES[language], scene, games, Reader):
                    missed.append(scene[0])
                keep(folder, f'window-{scene[0]}', language, Reader.noted)
    return missed


def keep(folder, name, language, what):
    with open(os.path.join(folder, f'{name}-{language}.json'), 'w', encoding='utf-8') as file:
        json.dump(what, file, ensure_ascii=False)


def read_terminal(folder, language):
    with tempfile.TemporaryDirectory(prefix='robodrome-in-place-') as place:
        keep(folder, 'terminal', language, [vars(block) for block in terminal.read(language, place)])


def read_documents(folder, language):
    catalogue = Messages(catalogue_path(language))

    def translate(text, context=''):
        message = catalogue.all.get(context + '\x04' + text if context else text)
        return message.forms[0] if message else text
    keep(folder, 'documents', language, [vars(block) for block in documents.read(language, translate)])


def read_tests(folder, language):
    tongue.run_all(folder, language, Messages(catalogue_path(language)))
    keep(folder, 'window-tests', language, tongue.read(folder, language))


def catalogue_path(language):
    return os.path.join(os.environ['G_TEST_SRCDIR'], '..', 'po', f'{language}.po')


def load(folder, pattern, language):
    for path in sorted(glob.glob(os.path.join(folder, f'{pattern}-{language}.json'))):
        with open(path, encoding='utf-8') as file:
            yield json.load(file)


def find_in_window(folder, language, messages, places):
    """Finds the smallest widget with the words of a message."""
    found_of = {}
    for nodes in load(folder, 'window-*', language):
        said = [(node, text) for node in nodes for text in node['texts'] if not NO_NAME.fullmatch(text)]
        for i, (node, text) in enumerate(said):
            kind = 'window' if node['seen'] else 'hidden'
            if text not in found_of:
                found_of[text] = messages.find(text)
            for message in found_of[text]:
                known = places.get(message.key)
                x, y, width, height = node['area']
                if known is not None and known.kind == 'window' and (kind == 'hidden' or known.area[2] * known.area[3] <= width * height):
                    continue
                before, after = ([other for beside, other in said[slice(*ends)] if beside['picture'] == node['picture']]
                                 for ends in ((max(i - N_LINES, 0), i), (i + 1, i + 1 + N_LINES)))
                places[message.key] = Place(kind, node['picture'], before, text, 0, len(text), after, (x, y, width, height))


def find_in_texts(blocks, messages, places):
    """Finds messages in texts. The first place found is used; templates are used for messages that are shown nowhere
    else."""
    for block in blocks:
        text = as_read(block['text'])
        for message in messages.all.values():
            known = places.get(message.key)
            if known is not None and (known.kind != 'hidden' or block['kind'] == 'template'):
                continue
            for pattern in message.patterns:
                found = pattern.search(text)
                if found:
                    start = text.rfind('\n', 0, found.start()) + 1
                    end = (text + '\n').index('\n', max(found.end(), start))
                    before, after = text[:max(start - 1, 0)].split('\n'), text[end + 1:].split('\n')
                    places[message.key] = Place(block['kind'], block['title'], before[-N_LINES:], text[start:end], found.start() - start,
                                                found.end() - start, after[:N_LINES])
                    break


def find_places(folder, language, messages):
    places = {}
    find_in_window(folder, language, messages, places)
    blocks = [block for name in ('terminal', 'documents') for kept in load(folder, name, language) for block in kept]
    for kind in KINDS:
        find_in_texts([block for block in blocks if block['kind'] == kind], messages, places)
    return places


def piece(place):
    """Returns the part of a place that the page shows."""
    if place is None:
        return ''
    lines = [html.escape(line[:LINE_LENGTH]) for line in place.before]
    marked = place.line[:place.start], place.line[place.start:place.end], place.line[place.end:]
    lines.append('{}<mark>{}</mark>{}'.format(*map(html.escape, marked)))
    lines += [html.escape(line[:LINE_LENGTH]) for line in place.after]
    if place.kind != 'window':
        return f'<small>{html.escape(place.title)}</small><pre>{chr(10).join(lines)}</pre>'
    x, y, width, height = place.area
    picture = html.escape(place.title)
    return (f'<a href="{picture}"><div style="width:{min(width, 700) + 2 * MARGIN_PX}px;height:{min(height, 300) + 2 * MARGIN_PX}px;'
            f'background:url({picture}) {MARGIN_PX - x}px {MARGIN_PX - y}px"></div></a>')


def sheet_piece(message, place):
    """Returns the shorter part of a place that the sheets show. It has the words of the message only when they are part
    of a longer line."""
    if place is None:
        return '    (nowhere)'
    where = f' at {place.area[0]},{place.area[1]} {place.area[2]}x{place.area[3]}' if place.kind == 'window' else ''
    lines = [f'    | {line.strip()[:SHEET_LENGTH]}' for line in place.before[-SHEET_LINES:]]
    start, end = max(place.start - SHEET_LENGTH // 2, 0), place.end + SHEET_LENGTH // 2
    lines += [f'    > {place.line[start:end].strip()[:3 * SHEET_LENGTH]}' if place.line.strip() not in message.exact else '    >']
    lines += [f'    | {line.strip()[:SHEET_LENGTH]}' for line in place.after[:SHEET_LINES]]
    return '\n'.join([f'    {place.title[:SHEET_LENGTH]}{where}', *(line for line in lines if len(line) > 5 or line.endswith('>'))])


def name(message):
    """Returns the English text with its context before it."""
    return (message.context + ' · ' if message.context else '') + message.english


def count(places, keys):
    """Counts the messages by kind of place; if languages differ, the best kind counts."""
    kinds = [min((places[language][key].kind for language in places if key in places[language]), key=list(KINDS).index, default=None) for key in keys]
    return collections.Counter(kinds)


def write_page(folder, catalogues, places, shown, hidden):
    counts = count(places, shown)
    wordless = sum(all(messages.all[key].is_wordless for messages in catalogues.values() if key in messages.all) for key in hidden)
    kinds = '; '.join(f'{counts[kind]} {what}' for kind, what in KINDS.items())
    kinds += f'. Of the others {wordless} have no words of their own'
    with open(os.path.join(folder, 'index.html'), 'w', encoding='utf-8') as file:
        file.write('<!DOCTYPE html><meta charset="utf-8"><title>Messages in place</title>'
                   '<style>body{font:15px sans-serif}td{vertical-align:top;border-top:1px solid #ccc;padding:6px;max-width:45em}'
                   'pre{white-space:pre-wrap;background:#eee;padding:6px;margin:2px}small{color:#555}</style>'
                   f'<h1>Messages in place</h1><p>{len(shown)} of {len(shown) + len(hidden)} are shown: {kinds}.</p><table>')
        for key in shown:
            for language, messages in catalogues.items():
                message = messages.all.get(key)
                if message:
                    file.write(f'<tr><td>{html.escape(name(message))}<br><small>{html.escape(message.place)}</small>'
                               f'<td>{language}: {html.escape(" / ".join(message.forms))}<td>{piece(places[language].get(key))}')
        file.write('</table><h2>Not shown by any place</h2><table>')
        for key in hidden:
            found = [messages.all[key] for messages in catalogues.values() if key in messages.all]
            texts = ''.join('<td>' + html.escape(' / '.join(message.forms)) for message in found)
            file.write(f'<tr><td>{html.escape(name(found[0]))}<br><small>{html.escape(found[0].place)}: {html.escape(found[0].comment)}</small>{texts}')
        file.write('</table>')
    print(f'{len(shown)} of {len(shown) + len(hidden)} messages are shown in {folder}/index.html: {kinds}')


def write_sheets(folder, catalogues, places, keys):
    """Writes parts of the catalogue in its order, so that neighbors stay together."""
    for i in range(N_SHEETS):
        with open(os.path.join(folder, f'read-{i + 1}.md'), 'w', encoding='utf-8') as file:
            for n in range(i * len(keys) // N_SHEETS, (i + 1) * len(keys) // N_SHEETS):
                found = {language: messages.all[keys[n]] for language, messages in catalogues.items() if keys[n] in messages.all}
                message = next(iter(found.values()))
                file.write(f'\n## {n + 1} · {message.place}\n')
                file.write(f'({message.comment})\n' if message.comment else '')
                file.write(f'en: {name(message)}\n')
                for language, one in found.items():
                    file.write(f'{language}: {" / ".join(one.forms)}\n{sheet_piece(one, places[language].get(keys[n]))}\n')


def write(folder):
    catalogues = {language: Messages(catalogue_path(language)) for language in LANGUAGES}
    places = {language: find_places(folder, language, messages) for language, messages in catalogues.items()}
    keys = list(dict.fromkeys(key for messages in catalogues.values() for key in messages.all))
    shown = [key for key in keys if any(key in places[language] for language in places)]
    write_page(folder, catalogues, places, shown, [key for key in keys if key not in shown])
    write_sheets(folder, catalogues, places, keys)


def main(folder, *names):
    scenes = [scene for scene in ALL_SCENES if scene[0] in names]
    languages = [language for language in LANGUAGES if language in names] or list(LANGUAGES)
    is_all = not set(names) - set(LANGUAGES)
    unknown = set(names) - set(LANGUAGES) - {scene[0] for scene in ALL_SCENES} - {'window', 'terminal', 'documents', 'tests', 'page'}
    assert not unknown, f'no language, scene or kind of place: {", ".join(sorted(unknown))}'
    os.makedirs(folder, exist_ok=True)
    for language in languages:
        environment, _, percent = pictures.LOOKS[LANGUAGES[language]]
        pictures.LOOKS[LANGUAGES[language]] = (environment, SIZE, percent)
        if is_all or 'terminal' in names:
            read_terminal(folder, language)
        if is_all or 'documents' in names:
            read_documents(folder, language)
        if is_all or 'tests' in names:
            read_tests(folder, language)
    missed = look(folder, ALL_SCENES if is_all or 'window' in names else scenes, languages)
    write(folder)
    return 1 if missed else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
