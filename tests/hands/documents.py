# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects texts that neither the window nor the command line shows as a whole: manual pages, the files of lessons,
rules, arenas and cards, the texts for the desktop, and the sentences of the log and of explained rules, which tests
print.
GSETTINGS_SCHEMA_DIR and G_TEST_BUILDDIR name the folders data and tests of the build."""
import glob
import os
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import mistakes
from terminal import TESTS, Block, files

DATA = os.environ['GSETTINGS_SCHEMA_DIR']
BUILD = os.environ['G_TEST_BUILDDIR']
INLINE = ('em', 'code', 'key', 'b', 'i')
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
# Texts printed by a test or a program, in all languages or in the language of the environment.
SHEETS = (('the log', 'test-log-sentences', '--verbose'), ('words of tables', 'words-sheet'), ('rules explained', 'explain-sheet'),
          ('what is said in a game', 'said-sheet'), ('the host of a lobby', 'host-sheet'), ('editors and the sandbox', 'edit-sheet'), ('games played', 'play-sheet'),
          ('a room on a chat server', 'test-xmpp', '--verbose'), ('the same network', 'test-lan', '--verbose'))
# Texts about files: those that windows show about them, and while the files are played. Patterns name files of the
# tests.
FILE_SHEETS = (('what windows say of files', 'problems-sheet', ('broken/**/*.xml', 'fuzz/corpus/repair/*')),
               ('files played', 'play-sheet', ('scenarios/modules/*.xml', 'fuzz/corpus/match/*.xml', 'fuzz/corpus/puzzle/*.xml',
                                               'matches/*-championship*.series.xml', 'matches/0.1.0-online.match.xml', 'matches/rulings-3-*.match.xml')))


def chosen(node, language):
    """Returns the children of a node in a language; a child that is translated is left out in English."""
    translated = {child.tag for child in node if child.get(LANGUAGE) == language}
    return [child for child in node if child.get(LANGUAGE, language) == language and (child.get(LANGUAGE) or child.tag not in translated)]


def outline(node, language, depth=0):
    """Yields the texts of a file in their order, one per line."""
    name = node.tag.rpartition('}')[2]
    children = chosen(node, language)
    if all(child.tag.rpartition('}')[2] in INLINE for child in children):
        text = ' '.join(''.join(node.itertext()).split())
        if text:
            yield '  ' * depth + f'{name}:  {text}'
        return
    title = ' '.join(node.get(key) for key in ('id', 'name', 'number') if node.get(key))
    yield '  ' * depth + f'[{name}{" " + title if title else ""}]'
    for child in children:
        yield from outline(child, language, depth + 1)


def xml_files(language):
    for pattern in ('help/*.xml', 'lessons/*.xml', 'modules/*.xml', 'arenas/*.xml', 'rules/*.xml', '*.metainfo.xml', '*Robodrome.xml'):
        for path in sorted(glob.glob(os.path.join(DATA, pattern))):
            yield Block('document', os.path.basename(path), '\n'.join(outline(ElementTree.parse(path).getroot(), language)))


def desktop_file(language):
    """Yields the texts of the desktop files."""
    for path in glob.glob(os.path.join(DATA, '*.desktop')):
        with open(path, encoding='utf-8') as file:
            lines = [line.strip().split('=', 1) for line in file if '=' in line or line.startswith('[')]
        ending = f'[{language}]'
        shown = [f'{line[0].removesuffix(ending)}:  {line[1]}' if len(line) > 1 else line[0] for line in lines
                 if len(line) == 1 or line[0].endswith(ending) or '[' not in line[0]]
        yield Block('document', os.path.basename(path), '\n'.join(shown))


def settings(translate):
    """Yields the texts of the settings, as a program that lists all settings shows them."""
    for path in glob.glob(os.path.join(DATA, '*.gschema.xml')):
        lines = []
        for key in ElementTree.parse(path).getroot().iter('key'):
            lines.append(f'[{key.get("name")}]')
            lines += [f'  {child.tag}:  ' + translate(' '.join(child.text.split())) for child in key if child.tag in ('summary', 'description')]
        yield Block('document', os.path.basename(path), '\n'.join(lines))


def manual_pages(language):
    for path in sorted(glob.glob(os.path.join(BUILD, '..', 'man', f'*.{language}.1'))):
        with open(path, encoding='utf-8') as file:
            text = re.sub(r'\\f[A-Z]|\\&|^\.(?:B|I|SH|PP|TP|nf|fi|EX|EE|BR) ?', '', file.read(), flags=re.M)
        yield Block('document', os.path.basename(path), text.replace('\\-', '-').replace('\\(aq', "'"))


def widgets(node, translate, depth=0):
    """Yields the texts of a template's widgets in their order, indented as the widgets are nested."""
    said = []
    for child in node:
        if child.get('translatable') in ('yes', 'true', '1') and child.text:
            said.append(f'{child.get("name", child.tag)}:  {translate(child.text, child.get("context", ""))}')
    below = [line for child in node if not child.get('translatable')
             for line in widgets(child, translate, depth + (node.tag in ('object', 'template') and bool(said)))]
    if node.tag in ('object', 'template') and (said or node.tag == 'template'):
        yield '  ' * depth + f'[{node.get("class")}]'
    yield from ('  ' * depth + '  ' + line for line in said)
    yield from below


def templates(translate):
    """Yields the texts of all windows, pages, rows and menus, also those that are shown only sometimes."""
    for path in sorted(glob.glob(os.path.join(TESTS, '..', 'data', 'ui', '**', '*.ui'), recursive=True)):
        lines = list(widgets(ElementTree.parse(path).getroot(), translate))
        if lines:
            yield Block('template', os.path.basename(path), '\n'.join(lines))


def run(language, program, options, home):
    """Returns the output of a program, or an empty text if the program was not built."""
    if not os.path.exists(os.path.join(BUILD, program)):
        return ''
    environment = os.environ | {'LANGUAGE': language, 'LC_ALL': 'C.UTF-8', 'XDG_DATA_HOME': home}
    return subprocess.run([os.path.join(BUILD, program), *options], env=environment, check=True, capture_output=True, encoding='utf-8').stdout


def file_sheets(language):
    with tempfile.TemporaryDirectory(prefix='robodrome-in-place-') as place:
        written = mistakes.write(place)
        for what, program, patterns in FILE_SHEETS:
            yield Block('document', what, run(language, program, [*files(*patterns), *written], place))


def sheets(language):
    for what, program, *options in SHEETS:
        text = run(language, program, options, os.environ.get('XDG_DATA_HOME', ''))
        if options:
            lines = [line.split(': ', 1)[1] for line in text.splitlines() if line.startswith(f'# {language}: ')]
            text = '\n'.join(dict.fromkeys(re.sub(r'(?<!\S)\d(?=\w\w)', '', line) for line in lines))
        # The whole text is too long to be shown around a sentence; a part is enough.
        yield Block('document', what, text)


def read(language, translate):
    """translate: a function with the arguments text and context."""
    yield from xml_files(language)
    yield from desktop_file(language)
    yield from settings(translate)
    yield from manual_pages(language)
    yield from sheets(language)
    yield from file_sheets(language)
    yield from templates(translate)
