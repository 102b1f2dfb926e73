# SPDX-License-Identifier: GPL-3.0-or-later
"""Does what designers do, with mouse and keys: a first arena, a first card, a pack that goes to another account, where it is
updated and removed, and an arena that is generated, changed, made fairer, printed and played. Prints for each task the
number of presses of the mouse and of keys, and the seconds, most of which this script needs to look for widgets. A turn
of the wheel counts as a press."""
import glob
import os
import re
import subprocess
import tempfile
import time
import types

from gi.repository import Atspi, GLib

from person import Person
from screen import Screen, ancestors, children, is_mapped, role_of, states

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
PICTURES = os.environ.get('ROBODROME_PICTURES')
PATIENCE_S = int(os.environ.get('ROBODROME_PATIENCE_S', 20))
# The computer plays hundreds of games before it shows an arena or a change.
GAMES_S = 600


class Desk(Screen):
    """The window of a designer, who sees it: each press of the mouse and each key is counted."""
    def __init__(self, account):
        self.n_clicks = self.n_keys = 0
        super().__init__(settings=STILL, home=account)
        self.begin()

    def _environment(self, *arguments):
        # GTK 4.8 warns about itself when a press opens a popover; Screen.close() still reports all other warnings.
        return super()._environment(*arguments) | {'G_DEBUG': 'fatal-criticals', 'HOME': self.home.name}

    # Counting

    def begin(self):
        self.n_clicks = self.n_keys = 0
        self.started = time.monotonic()

    def report(self, task):
        print(f'{task}: {self.n_clicks} clicks, {self.n_keys} keys, {time.monotonic() - self.started:.0f} s', flush=True)
        self.show(task)
        self.begin()

    def show(self, what):
        if PICTURES:
            self.picture(os.path.join(PICTURES, re.sub(r'\W+', '-', what) + '.png'))

    def key(self, *keys):
        self.n_keys += len(keys)
        super().key(*keys)

    def type(self, text):
        self.n_keys += len(text)
        super().type(text)

    def click_at(self, place):
        self.n_clicks += 1
        super().click_at(place)

    def drag(self, start, end):
        self.n_clicks += 1
        super().drag(start, end)

    def scroll(self, steps):
        self.n_clicks += 1
        super().scroll(steps)

    # Finding

    def parts(self, root):
        """Yields all parts that are not hidden."""
        for child in children(root):
            if is_mapped(child):
                yield child
                yield from self.parts(child)

    def top(self, node):
        """Returns the window of a node."""
        return next(one for one in ancestors(node) if role_of(one.get_parent()) == 'application')

    def front(self):
        """Returns the window on top: the last dialog, or else the main window."""
        return (children(self.root) or [self.window])[-1]

    def each(self, name, role=None, root=None):
        return (node for node in self.parts(root or self.front()) if role in (None, role_of(node)) and re.search(name, node.get_name() or ''))

    def find_all(self, name, role=None, root=None):
        return list(self.each(name, role, root))

    def see(self, name, role=None, root=None, patience_s=PATIENCE_S):
        """Waits until something can be seen, and returns it."""
        return self.wait(lambda: next(self.each(name, role, root), None), name, patience_s)

    def see_no(self, name, role=None, root=None):
        self.wait(lambda: not self.find_all(name, role, root), f'no {name}')

    # Places: a dialog is a window of its own on the display

    def point(self, node, x=.5, y=.5):
        window = self.top(node)
        if window == self.window:
            return super().point(node, x, y)
        area, outer = (Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW) for one in (node, window))
        place = self.wait(lambda: self.find_x_window(window), 'the place of a dialog')
        left, up = (int(place[origin]) + (int(place[size]) - length) // 2 - begin for origin, size, length, begin in
                    (('X', 'WIDTH', outer.width, outer.x), ('Y', 'HEIGHT', outer.height, outer.y)))
        return (left + round(area.x + area.width * x), up + round(area.y + area.height * y))

    def find_x_window(self, window):
        """Returns the place of a window on the display, which may have a margin for a shadow."""
        outer = Atspi.Component.get_extents(window, Atspi.CoordType.WINDOW)
        return next((place for place in self._x_windows() if 0 <= int(place['WIDTH']) - outer.width < 120 and
                     0 <= int(place['HEIGHT']) - outer.height < 120), None)

    def is_inside(self, node):
        """Returns whether a node is inside its window and inside all lists that scroll around it."""
        area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        middle = area.y + area.height / 2
        for one in ancestors(node):
            if role_of(one) == 'scroll pane' or one == self.top(node):
                outer = Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW)
                if not outer.y <= middle < outer.y + outer.height:
                    return False
        return True

    # Acting

    def push(self, name, role='push button', root=None, patience_s=PATIENCE_S):
        """Presses something that can be seen; turns the wheel over its list first if it is scrolled away."""
        node = self.see(name, role, root, patience_s)
        self.reach(node)
        self.wait(lambda: 'sensitive' in states(node), f'{name} that can be pressed', patience_s)
        self.click(node)
        return node

    def reach(self, node):
        if self.is_inside(node):
            return
        pane = next(one for one in ancestors(node) if role_of(one) == 'scroll pane')
        self.n_clicks += 1
        place = self.point(pane)
        for _ in range(100):
            area, outer = (Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW) for one in (node, pane))
            away = area.y + area.height / 2 - outer.y - outer.height / 2
            if abs(away) < outer.height / 3:
                break
            self._xdotool('mousemove', *place, 'click', 5 if away > 0 else 4)
            before = area.y
            try:
                self.wait(lambda: Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).y != before, 'the scrolling', 1)
            except AssertionError:
                break           # the end of the list
        self.settled_point(node)

    def write(self, name, text):
        """Presses an entry and types into it, in place of what is there."""
        self.push(name, 'text')
        self.wait(lambda: self.find_focus() and 'text' in role_of(self.focus), f'the focus in {name}')
        self.key('ctrl+a')
        self.type(text)

    def choose_in_popover(self, name):
        """Chooses an entry of the menu or list that has been opened with the arrow keys."""
        self.wait(lambda: self.find_popover_focus(), 'the focus in a list')
        for key in ('Down', 'Up'):
            for _ in range(40):
                before = self.focus_name()
                if re.search(name, before):
                    self.key('Return')
                    return
                self.key(key)
                self.wait_focus_change(before)
                if self.focus_name() == before:
                    break
        raise AssertionError(f'no {name} in the list, the last is {self.focus_name()}')

    def find_popover_focus(self):
        return re.search('menu item|list item', role_of(self.focus)) and 'focused' in states(self.focus)

    def choose(self, menu, item):
        """Chooses an entry of a drop-down list."""
        self.push(menu, 'combo box')
        self.choose_in_popover(item)
        self.wait(lambda: re.search(item, self.see(menu, 'combo box').get_description() or ''), f'{item} in {menu}')

    def count(self, name, number):
        """Types a number into a row of the page."""
        self.push(name, 'spin button')
        self.key('ctrl+a')
        self.type(str(number))
        self.key('Return')

    def menu(self, name):
        self.push('^Main Menu$')
        self.choose_in_popover(name)

    def wait_dialog(self, n=1):
        """Waits for the n-th dialog, and gives it the keyboard focus, as a window manager does."""
        self.wait(lambda: self.root.get_child_count() == n + 1, 'a dialog')
        place = self.wait(lambda: self.find_x_window(self.front()), 'the window of a dialog')
        self._xdotool('windowfocus', '--sync', place['WINDOW'])
        self.wait(lambda: any('focused' in states(node) for node in self.parts(self.front())), 'the focus in a dialog')

    def wait_no_dialog(self, n=0):
        self.wait(lambda: self.root.get_child_count() == n + 1, 'the end of a dialog')
        if n == 0:
            self.take_keys()


class Arena:
    """The arena in the editor, in which one draws by pressing spaces."""
    def __init__(self, desk):
        self.desk = desk
        self.canvas = desk.wait(self.find, 'the arena')

    def find(self):
        return next((node for node in self.desk.find_all('^Arena$', 'table') if node.get_child_count() >= 25), None)

    def space(self, column, row):
        return next(node for node in children(self.canvas) if node.get_name().startswith(f'column {column}, row {row},'))

    def find_floor(self):
        """Returns the empty spaces from the north to the south."""
        names = [re.match(r'column (\d+), row (\d+), floor$', space.get_name()) for space in children(self.canvas)]
        return [(int(name[1]), int(name[2])) for name in names if name]

    def tool(self, name):
        self.desk.push(f'^{name}$')

    def draw(self, name, *spaces):
        self.tool(name)
        for column, row in spaces:
            self.desk.click_at(self.desk.point(self.space(column, row)))

    def has(self, what, *spaces):
        for column, row in spaces:
            self.desk.wait(lambda: re.search(what, self.space(column, row).get_name()), f'{what} on {column}|{row}')


def check_file(account, path):
    done = subprocess.run([os.environ['ROBODROME_CLI'], 'validate', path], capture_output=True, text=True,
                          env=os.environ | {'XDG_DATA_HOME': os.path.join(account.name, 'data')})
    assert done.returncode == 0, f'{path}: {done.stdout}{done.stderr}'


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def play_round(desk):
    """Plays one round of the game that begins."""
    desk.see('^Arena$', 'table')
    player = Person(desk)
    assert player.play(rounds=1) == 1


def only_file(account, pattern):
    found = glob.glob(os.path.join(account.name, 'data/robodrome', pattern))
    assert len(found) == 1, f'{pattern}: {found}'
    return found[0]


def wait_file(desk, account, pattern):
    """Waits for the only file of a kind in an account, checks it, and returns its path."""
    desk.wait(lambda: glob.glob(os.path.join(account.name, 'data/robodrome', pattern)), pattern)
    path = only_file(account, pattern)
    check_file(account, path)
    return path


def make_account(folder, name):
    """A home that stays when its window is closed."""
    os.makedirs(os.path.join(folder, name), exist_ok=True)
    return types.SimpleNamespace(name=os.path.join(folder, name), cleanup=lambda: None)


# Tasks

PACK = 'first-arena.robopack'

def repair_all(desk):
    """Presses the buttons below the problems until there is no problem."""
    for _ in range(6):
        n = len(desk.find_all('^Add All Missing', 'push button'))
        if n == 0:
            break
        desk.push('^Add All Missing')
        desk.wait(lambda: len(desk.find_all('^Add All Missing', 'push button')) < n, 'the end of a problem')
    desk.see_no('.', 'list item', root=desk.see('^Problems$', 'scroll pane'))


def draw_first_arena(account):
    with Desk(account) as desk:
        desk.push('^All Arenas$')
        desk.push('^New Arena$')
        desk.wait_dialog()
        desk.key('Return')
        desk.wait_no_dialog()
        arena = Arena(desk)
        arena.draw('Start', (5, 1))
        arena.draw('VP Space', (3, 3))
        arena.draw('Pit', (4, 4), (2, 2))
        arena.draw('Floor', (2, 2))
        arena.draw('Arena Wall', (1, 1))
        arena.has('start', (5, 1), (9, 5), (5, 9), (1, 5))
        arena.has('VP', (3, 3), (7, 3))
        arena.has('pit', (4, 4))
        arena.has('floor', (2, 2))
        repair_all(desk)
        desk.write('^Name$', 'First Arena')
        desk.key('ctrl+s')
        wait_file(desk, account, 'arenas/*.arena.xml')
        desk.report('1. A first arena')


def make_first_card(account):
    with Desk(account) as desk:
        desk.push('^Rules$')
        desk.push('^New Module Set$')
        desk.see('^How this card works$')
        desk.write('^Name$', 'Haymaker')
        desk.push('^Add$')
        desk.wait(lambda: 'Search' in desk.focus_name(), 'the search')
        desk.type('hit')
        desk.key('Return')
        desk.choose('Target of the effect', '^Robots that were hit$')
        desk.choose('Action of the effect', '^Push$')
        desk.count('^Cost: Damage$', 1)
        desk.push('^Add Condition$')
        desk.choose_in_popover('^Target’s damage')
        desk.see('Each use puts 1 damage', 'label')
        desk.key('ctrl+t')
        play_round(desk)
        desk.see('Haymaker')
        desk.key('Escape')
        desk.see('^How this card works$')
        desk.key('ctrl+s')
        text = read(wait_file(desk, account, 'modules/*.modules.xml'))
        desk.report('2. A first card')
        for part in ('<name>Haymaker</name>', '<cost kind="damage" amount="1"/>', '<if what="target-damage"', 'action="push"'):
            assert part in text, (part, text)


def recommend(account):
    """Makes rules with the new cards, and lets the arena recommend these rules, so that all belong together."""
    with Desk(account) as desk:
        desk.push('^Rules$')
        desk.push('^New Rule Set$')
        desk.push('^My Modules$', 'check box')
        desk.key('ctrl+s')
        wait_file(desk, account, 'rules/*.rules.xml')
        desk.push('^Back$')
        desk.push('^Back to Start Page$')
        edit_arena(desk, 'First Arena')
        desk.choose('^Recommended rules$', '^My Rules')
        desk.key('ctrl+s')
        desk.wait(lambda: 'my-rules' in read(only_file(account, 'arenas/*.arena.xml')), 'the recommended rules in the file')
        share(desk)
        desk.report('3a. Rules with the card, and all shared as one pack')
    check_file(account, PACK)


def edit_arena(desk, name):
    desk.push('^All Arenas$')
    desk.push(f'^{name}', 'table cell')
    desk.push('^Edit$')
    desk.see('^Test$')


def share(desk, is_again=False):
    """Saves the arena in the editor with all that belongs to it as a pack, in the folder in which the program runs."""
    desk.menu('^Share')
    desk.wait_dialog()
    for part in ('First Arena', 'My Modules', 'My Rules'):
        desk.see(part, 'list item')
    desk.key('Return')
    desk.wait_dialog(2)
    desk.key('Return')
    if is_again:
        desk.wait_dialog(3)
        desk.key('Return')
    desk.wait_no_dialog()
    desk.wait(lambda: os.path.exists(PACK), 'the pack')


def open_file(desk, name):
    """Writes the name of a file into the dialog that asks for it."""
    desk.type('/')
    desk.wait(lambda: 'text' in role_of(desk.focus), 'the entry for a name')
    desk.key('ctrl+a')
    desk.type(os.path.abspath(name))
    desk.key('Return')


def add_pack(account):
    with Desk(account) as desk:
        desk.key('ctrl+o')
        desk.wait_dialog()
        open_file(desk, PACK)
        desk.see('^Import 3 Parts$')
        desk.wait_dialog()
        for part in ('First Arena', 'My Modules', 'My Rules'):
            desk.see(part, 'list item')
        desk.key('Return')
        desk.wait_no_dialog()
        desk.see('^First Arena', 'table cell')
        for pattern in ('arenas/*.arena.xml', 'modules/*.modules.xml', 'rules/*.rules.xml'):
            wait_file(desk, account, pattern)
        desk.report('3b. The pack in another account')


def change_card(account):
    with Desk(account) as desk:
        desk.push('^Rules$')
        desk.push('^My Modules$', 'list item')
        desk.count('^Cost: Damage$', 2)
        desk.see('Each use costs 2 damage', 'label')
        desk.key('ctrl+s')
        desk.wait(lambda: '"damage" amount="2"' in read(only_file(account, 'modules/*.modules.xml')), 'the new card in the file')
        desk.push('^Back$')
        desk.push('^Back to Start Page$')
        edit_arena(desk, 'First Arena')
        share(desk, is_again=True)
        desk.report('3c. The card changed, and shared as a new version')
    check_file(account, PACK)


def update_and_remove(account):
    with Desk(account) as desk:
        desk.push('^Rules$')
        desk.see('^New Rule Set$')
        desk.menu('^Packs')
        desk.wait_dialog()
        desk.see('First Arena', 'list item')
        desk.push('^Update…$')
        desk.wait_dialog(2)
        open_file(desk, PACK)
        desk.see('Version 2 .you have 1.', 'label')
        desk.wait_dialog(2)
        desk.key('Return')
        desk.wait_dialog()
        desk.wait(lambda: '"damage" amount="2"' in read(only_file(account, 'modules/*.modules.xml')), 'the new card')
        desk.see('Version 2', 'label')
        desk.report('3d. The new version')

        desk.push('^Remove First Arena$')
        desk.wait_dialog(2)
        desk.push('^Remove$')
        desk.wait_dialog()
        desk.see('^No Packs Yet$')
        desk.key('Escape')
        desk.wait_no_dialog()
        desk.see_no('My Modules|My Rules', 'list item')
        for folder in ('arenas', 'modules', 'rules'):
            assert not glob.glob(os.path.join(account.name, 'data/robodrome', folder, '*.xml')), folder
        desk.report('3e. The pack removed')


def is_printed(path):
    """Returns whether a PDF file is there and has been written to its end."""
    if not os.path.exists(path):
        return False
    with open(path, 'rb') as file:
        text = file.read()
    return text.startswith(b'%PDF-') and text.rstrip().endswith(b'%%EOF')


def make_generated_arena(account):
    with Desk(account) as desk:
        desk.push('^All Arenas$')
        desk.push('^Generate…$')
        desk.wait_dialog()
        desk.push('^Generate$')
        # A press on the first good arena, before the others are there.
        desk.push('^Edit arena 1[.]', patience_s=GAMES_S)
        desk.wait_no_dialog()
        arena = Arena(desk)
        # One VP space more in the north makes the arena unfair, so that there is something to offer.
        place = next(place for place in arena.find_floor() if place[1] > 1)
        desk.push('^Off$')
        arena.draw('VP Space', place)
        arena.has('VP', place)
        repair_all(desk)
        desk.write('^Name$', 'Generated')
        desk.report('4a. An arena generated and drawn on')

        desk.push('Balance|Fair|Unclear|ahead|behind', root=desk.see('^Test$').get_parent().get_parent().get_parent())
        desk.push('^Make It Fairer$', patience_s=GAMES_S)
        desk.push('^Apply change 1', patience_s=GAMES_S)
        desk.key('ctrl+s')
        path = wait_file(desk, account, 'arenas/*.arena.xml')
        desk.report('4b. Made fairer by the first offer')

        desk.key('ctrl+p')
        desk.wait_dialog()
        desk.key('Return')
        desk.see('^Print to File$', 'table row')
        desk.wait_dialog()
        desk.push('^Print to File$', 'table row')
        desk.push('^_?Print$')
        desk.wait_no_dialog()
        desk.wait(lambda: is_printed('Generated.pdf'), 'the printed file')
        desk.report('4c. Printed')

        desk.key('ctrl+t')
        play_round(desk)
        desk.key('Escape')
        desk.see('^Test$')
        desk.report('4d. Played for a round')


with tempfile.TemporaryDirectory(prefix='robodrome-designer-') as place:
    # Dialogs propose the folder in which the program runs.
    os.chdir(place)
    first, second = (make_account(place, name) for name in ('first', 'second'))
    draw_first_arena(first)
    make_first_card(first)
    recommend(first)
    add_pack(second)
    change_card(first)
    update_and_remove(second)
    make_generated_arena(second)
    os.chdir('/')
