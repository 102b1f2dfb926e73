#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: HEADLESS_SCREEN=1930x1090x24 build-aux/headless tests/hands/pictures.py FOLDER [LOOK|SCENE...]

Takes pictures of all pages, from the start page to the preferences, for people to look at: in light, dark and high
contrast, in German and Polish, in small and large windows and with large text. The look "manual" takes the pictures of
doc/for-designers.md instead, which belong into doc/pictures. ROBODROME and ROBODROME_CLI name the programs. Needs import
and convert of ImageMagick, and xprop."""
import gettext
import os
import re
import shutil
import subprocess
import sys
import tempfile

from prepared import Games, read, write
from scenes import SCENES
from screen import Atspi, GLib, Screen, is_mapped, role_of, walk

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..')
# The look of the scenes whose names begin with it, and only of these.
MANUAL = 'manual'
# Environment, size of the window, text size in percent.
LOOKS = {
    'light': ({}, None, 100),
    'dark': ({'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, None, 100),
    'contrast': ({'ADW_DEBUG_HIGH_CONTRAST': '1'}, None, 100),
    'dark-contrast': ({'ADW_DEBUG_HIGH_CONTRAST': '1', 'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, None, 100),
    'german': ({'LANGUAGE': 'de'}, (1280, 800), 100),
    'polish': ({'LANGUAGE': 'pl'}, (1280, 800), 100),
    'dark-contrast-german': ({'LANGUAGE': 'de', 'ADW_DEBUG_HIGH_CONTRAST': '1', 'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, (1280, 800), 100),
    'dark-polish': ({'LANGUAGE': 'pl', 'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, (1280, 800), 100),
    'small': ({}, (720, 480), 100),
    'small-german': ({'LANGUAGE': 'de'}, (720, 480), 100),
    'narrow': ({}, (360, 640), 100),
    'narrow-dark': ({'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, (360, 640), 100),
    'large': ({}, (1920, 1080), 100),
    'large-dark': ({'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, (1920, 1080), 100),
    'large-german': ({'LANGUAGE': 'de'}, (1920, 1080), 100),
    'large-polish': ({'LANGUAGE': 'pl'}, (1920, 1080), 100),
    'large-text': ({}, None, 200),
    'large-text-german': ({'LANGUAGE': 'de'}, (1280, 800), 200),
    'large-text-polish': ({'LANGUAGE': 'pl'}, (1280, 800), 200),
    'small-large-text': ({}, (720, 480), 200),
    'small-polish': ({'LANGUAGE': 'pl'}, (720, 480), 100),
    'small-large-text-german': ({'LANGUAGE': 'de'}, (720, 480), 200),
    'small-large-text-polish': ({'LANGUAGE': 'pl'}, (720, 480), 200),
    'narrow-german': ({'LANGUAGE': 'de'}, (360, 640), 100),
    'narrow-polish': ({'LANGUAGE': 'pl'}, (360, 640), 100),
    MANUAL: ({}, (1280, 800), 100),
}
# The folders of the user's files by the ends of their names; games are of several kinds.
FOLDERS = {'arena.xml': 'arenas', 'modules.xml': 'modules'}


def set_text_size(percent):
    """Sets the text size of all programs on the display."""
    subprocess.run(['xprop', '-root', '-format', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER',
                    f'Xft.dpi: {96 * percent // 100}\n'], check=True)


class Prepared(Games):
    """The files that scenes name."""
    def four_question(self):
        return self.four_asked('bump', 2)

    def four_in_the_middle(self):
        return self.at(self.four(), 'program', 3)

    def four_late(self):
        return self.at(self.four(), 'program', 6)

    def duel_in_the_middle(self):
        return self.at(self.duel(), 'program', 2, '1')

    def three_in_the_middle(self):
        return self.at(self.three(), 'program', 4)

    def killbots_in_the_middle(self):
        return self.at(self.killbots(), 'program', 3)

    def puzzle(self):
        path = os.path.join(self.folder, 'day.puzzle.xml')
        with open(path, 'w', encoding='utf-8') as file:
            subprocess.run([os.environ['ROBODROME_CLI'], 'puzzle', '--date', '2026-11-29'], stdout=file, check=True)
        return path

    def killbots_with_odds(self):
        path = self.killbots_in_the_middle()
        with open(path, encoding='utf-8') as file:
            text = file.read().replace(' seed="', ' odds="on" seed="', 1)
        path = path.replace('killbots', 'odds')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        return path

    def championship_between(self):
        return self.championship(1)

    def all_arenas_between(self):
        return self.all_arenas(2)

    def match_of(self, path, number):
        """Returns a match of a series, in a folder with nothing but the series and its matches."""
        folder = os.path.join(self.folder, f'{os.path.basename(path)}-folder')
        os.makedirs(folder, exist_ok=True)
        shutil.copy(path, folder)
        with open(path, encoding='utf-8') as file:
            games = re.findall(r'[^"<>]*\.match\.xml', file.read())
        for game in games:
            shutil.copy(os.path.join(os.path.dirname(path), game), folder)
        return os.path.join(folder, games[number - 1])

    def people(self):
        """The list of people with whom one has played: one is blocked, and one has a long name."""
        people = [('Ben', 'texts', 'won', ''), ('Maximiliane von Hohenstein', 'network', 'lost', ''), ('Łukasz', 'room', 'agreed', 'blocked=true\n')]
        text = '[people]\nversion=1\n'
        for i, (name, way, outcome, more) in enumerate(people):
            text += f'[{str(i + 1) * 64}]\nname={name}\nlast={1790000000 - 86400 * 9 * i}\nway={way}\n{more}match-{"ab" * 8}={outcome}\n'
        return write(os.path.join(self.folder, 'people.ini'), text)

    def crossroads(self):
        """An arena that is unfair to the south: walls are in front of it, and the VP spaces are in the north."""
        text = read(os.path.join(SOURCE, 'data/arenas/twin-cities.arena.xml')).replace('Twin Cities', 'Crossroads')
        text = re.sub(r'    <vp .*\n', '', text.replace('id="twin-cities"', 'id="crossroads"').replace('Robodrome</author>', 'Anna</author>'))
        vp = ''.join(f'<vp at="{place}" number="{i + 1}"/>' for i, place in enumerate(('2,2', '4,3', '6,2', '3,4')))
        walls = ''.join(f'<energy-wall at="{column},8" side="n"/>' for column in range(3, 8))
        return write(os.path.join(self.folder, 'crossroads.arena.xml'), text.replace('<features>', f'<features>{vp}{walls}'))

    def haymaker(self):
        """The module set of the manual: the card is that of the page."""
        page = read(os.path.join(SOURCE, 'doc/for-designers.md'))
        card = re.search(r'^```xml\n(<module .*?)^```', page, re.M | re.S)[1]
        return write(os.path.join(self.folder, 'haymaker.modules.xml'), '<modules xmlns="urn:x-robodrome:modules:1" id="my-modules">\n'
                     f'<name>My Modules</name>\n{card}</modules>\n')

    def championship_bout(self):
        return self.match_of(self.championship(1), 1)

    def championship_last_bout(self):
        return self.match_of(self.championship(), 2)


class Stage:
    """A window with its actions, which work in every language."""
    def __init__(self, screen, prefix, translations):
        self.screen = screen
        self.prefix = prefix
        self.translations = translations

    def take(self, what=None):
        self.screen.point_away()
        subprocess.run(['sleep', '.7'], check=True)  # wait for the end of fades and scrolling
        self.screen.picture(f'{self.prefix}{"-" + what if what else ""}.png')

    def take_scrolled(self, what=None):
        """Takes the top of the page, and its bottom if the page is longer than the window."""
        self.take(what)
        before = self.places()
        self.screen.scroll(40)
        subprocess.run(['sleep', '.3'], check=True)
        if self.places() != before:
            self.take((what + '-' if what else '') + 'below')

    def click_scrolled_to(self, text):
        """Scrolls down to a row whose name begins with the text, and presses it."""
        for _ in range(20):
            if self.find_all(text):
                break
            self.screen.scroll(3)
        self.screen.click(self.find(text))

    def places(self):
        """Returns the places of all widgets that have a name."""
        places = []
        for node in walk(self.screen.window):
            try:
                area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
                places.append((node.get_name(), area.x, area.y))
            except GLib.Error:  # a page of a stack, which is no widget
                continue
        return places

    def say(self, text, context=None):
        if context:
            return self.translations.pgettext(context, text).replace('_', '')
        return self.translations.gettext(text).replace('_', '')

    def mnemonic(self, text):
        return self.translations.gettext(text).partition('_')[2][0].lower()

    def find(self, text, role=None):
        return self.screen.wait(lambda: self.find_all(text, role), text)[0]

    def find_all(self, text, role=None):
        """Finds visible widgets, not those behind another page."""
        name = self.say(text)
        # A button that explains a line has a name that begins with the text of the line.
        return [node for node in walk(self.screen.root) if role in (None, role_of(node)) and
                ((node.get_name() or '') + ' ').startswith(f'{name} ') and self.screen.is_seen(node) and is_mapped(node)]

    def go(self, *keys):
        old = self.screen.focus
        self.screen.key(*keys)
        self.screen.wait(lambda: self.screen.focus != old, f'what comes of {keys}')

    def wait_dialog(self):
        self.screen.wait(lambda: self.screen.root.get_child_count() > 1, 'a dialog')

    def close_dialog(self, key='Escape'):
        """Closes the dialog with that key. Without a window manager the main window does not get the keyboard focus
        back."""
        self.screen.key(key)
        self.screen.wait(lambda: self.screen.root.get_child_count() == 1, 'the end of the dialog')
        self.screen.take_keys()

    def open_help(self):
        self.go('F1')

    def lift(self):
        """Lifts the curtain; the curtain of an opened game appears when its page is built."""
        self.find('_Show', 'push button')
        self.go('space')
        subprocess.run(['sleep', '.3'], check=True)

    def program(self, line):
        self.go('slash')
        self.screen.key('ctrl+a')
        self.screen.type(line)
        self.go('Return')

    def open_new_game(self):
        self.go('ctrl+n')
        self.take_scrolled()

    def back(self, events):
        button = self.find('One event back')
        for _ in range(events):
            self.screen.click(button)

    def why(self):
        if not self.find_all('Why?'):
            self.screen.key('F9')
        buttons = self.screen.wait(lambda: self.find_all('Why?'), 'Why?')
        self.screen.click(buttons[len(buttons) // 2])

    def module_cards(self):
        """Returns the buttons that show a card."""
        def is_card(node):
            what = node.get_name().partition(': ')[2]
            return role_of(node) == 'push button' and what and self.screen.is_seen(node) and \
                any(role_of(below) == 'panel' and below.get_name() == what for below in walk(node))
        return self.screen.wait(lambda: [node for node in walk(self.screen.root) if is_card(node)], 'cards')

    def standing_menu(self):
        """Returns the menu of standing answers on the card that is shown whole, which belongs to the player who
        programs."""
        cards = self.module_cards()
        height = {card: self.screen.height(card) for card in cards}
        self.screen.click(max(cards, key=height.get))

    def menu(self, item):
        self.go('F10')
        while self.screen.focus_name() != self.say(item):
            self.go('Down')
        self.go('Return')


class ManualStage(Stage):
    """A stage that takes small pictures: one byte a pixel is enough for pages in one style."""
    def take(self, what=None):
        self.screen.center_dialog()
        super().take(what)
        path = f'{self.prefix}{"-" + what if what else ""}.png'
        subprocess.run(['convert', path, '-strip', '+dither', '-colors', '255', f'PNG8:{path}'], check=True)


def fits(scene, look):
    return scene[0].startswith(MANUAL) == (look == MANUAL)


def find_translations(language):
    folder = os.path.join(os.path.dirname(os.environ['ROBODROME']), '../../po')
    return gettext.translation('robodrome', folder, [language], fallback=language == 'C')


def show(folder, look, scene, games, stage=Stage):
    environment, size, percent = LOOKS[look]
    name, function, file, others, options, settings = scene
    language = environment.get('LANGUAGE', 'C')
    picture = f'{name}-{look}'
    if look == MANUAL:
        stage, picture = ManualStage, name.removeprefix(MANUAL + '-')
    arguments = [*options, *([getattr(games, file)()] if file else [])]
    opened = [getattr(games, other)() for other in others]
    data = {}
    for other, path in zip(others, opened):
        kind = path.split('.', 1)[1]
        data[f'robodrome/{FOLDERS.get(kind, "games")}/{other}.{kind}'] = path
    if any(other.startswith('remote') for other in others):
        data['robodrome/remote.key'] = games.remote_key()
    if 'people' in others:
        data['robodrome/people.ini'] = games.people()
    os.environ.update(environment)
    set_text_size(percent)
    try:
        with Screen(arguments, settings=settings, language=language, size=size, data=data) as screen:
            actor = stage(screen, os.path.join(folder, picture), find_translations(language))
            if file:  # the page of an opened file appears a moment later
                screen.wait(lambda: actor.find_all('Back') or actor.find_all('Back to Start Page'), 'the page of the file')
            function(actor)
    except (AssertionError, GLib.Error) as error:  # GLib.Error also covers a window that does not answer in time
        print(f'{name} in {look}: {error}', file=sys.stderr)
        return False
    finally:
        for key in environment:
            os.environ.pop(key, None)
    return True


def main(folder, *names):
    scenes = [scene for scene in SCENES if scene[0] in names] or SCENES
    looks = [look for look in LOOKS if look in names] or list(LOOKS)
    unknown = set(names) - set(LOOKS) - {scene[0] for scene in SCENES}
    assert not unknown, f'no look or scene: {", ".join(sorted(unknown))}; there are {", ".join([*LOOKS, *(s[0] for s in SCENES)])}'
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix='robodrome-pictures-') as place:
        games = Prepared(place)
        missed = [scene[0] for scene in scenes for look in looks if fits(scene, look) and not show(folder, look, scene, games)]
    return 1 if missed else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
