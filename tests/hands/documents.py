# SPDX-License-Identifier: GPL-3.0-or-later
"""What is read in neither the window nor a terminal's answers, or only bit by bit in them: manual pages, the files that lessons,
rules in words, arenas and cards are made of, what the desktop shows, and the sentences of the log and of rules explained,
which tests print. GSETTINGS_SCHEMA_DIR and G_TEST_BUILDDIR name the build's folders data and tests."""
import glob
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from terminal import TESTS, Block

DATA = os.environ['GSETTINGS_SCHEMA_DIR']
BUILD = os.environ['G_TEST_BUILDDIR']
INLINE = ('em', 'code', 'key', 'b', 'i')
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
# Printed by a test in all languages, or by a program in that of the environment.
SHEETS = (('the log', 'test-log-sentences', '--verbose'), ('words of tables', 'words-sheet'), ('what is said in a game', 'said-sheet'), ('rules explained', 'explain-sheet'))


def chosen(node, language):
    """The children of a node in a language: those that are there in it are not said in English."""
    translated = {child.tag for child in node if child.get(LANGUAGE) == language}
    return [child for child in node if child.get(LANGUAGE, language) == language and (child.get(LANGUAGE) or child.tag not in translated)]


def outline(node, language, depth=0):
    """The texts of a file as they follow on each other, each in a line of its own."""
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
    """What the desktop finds under the names of the program."""
    for path in glob.glob(os.path.join(DATA, '*.desktop')):
        with open(path, encoding='utf-8') as file:
            lines = [line.strip().split('=', 1) for line in file if '=' in line or line.startswith('[')]
        ending = f'[{language}]'
        shown = [f'{line[0].removesuffix(ending)}:  {line[1]}' if len(line) > 1 else line[0] for line in lines
                 if len(line) == 1 or line[0].endswith(ending) or '[' not in line[0]]
        yield Block('document', os.path.basename(path), '\n'.join(shown))


def settings(translate):
    """As a program that shows all settings has them."""
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
    """What is written on the widgets of a template, in their order: what is in what, and what is said of each."""
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
    """The windows, pages, rows and menus as they are described, with all that is there only now and then."""
    for path in sorted(glob.glob(os.path.join(TESTS, '..', 'data', 'ui', '**', '*.ui'), recursive=True)):
        lines = list(widgets(ElementTree.parse(path).getroot(), translate))
        if lines:
            yield Block('template', os.path.basename(path), '\n'.join(lines))


def sheets(language):
    for what, program, *options in SHEETS:
        path = os.path.join(BUILD, program)
        if not os.path.exists(path):
            continue
        environment = os.environ | {'LANGUAGE': language, 'LC_ALL': 'C.UTF-8'}
        text = subprocess.run([path, *options], env=environment, check=True, capture_output=True, encoding='utf-8').stdout
        if options:
            lines = [line.split(': ', 1)[1] for line in text.splitlines() if line.startswith(f'# {language}: ')]
            text = '\n'.join(dict.fromkeys(re.sub(r'(?<!\S)\d(?=\w\w)', '', line) for line in lines))
        # The whole is too long to be shown round a sentence, and a part says as much.
        yield Block('document', what, text)


def read(language, translate):
    """translate: a function of a text and its context."""
    yield from xml_files(language)
    yield from desktop_file(language)
    yield from settings(translate)
    yield from manual_pages(language)
    yield from sheets(language)
    yield from templates(translate)
