# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets games up, programs and decides as a player does, by what the screen says."""
import random
import re

from screen import ancestors, children, role_of, walk

DIRECTIONS = {'n': (0, -1), 'ne': (1, -1), 'e': (1, 0), 'se': (1, 1), 's': (0, 1), 'sw': (-1, 1), 'w': (-1, 0), 'nw': (-1, -1)}
KEYPAD = {'n': '8', 'ne': '9', 'e': '6', 'se': '3', 's': '2', 'sw': '1', 'w': '4', 'nw': '7'}
WORDS = {'n': 'north', 'ne': 'northeast', 'e': 'east', 'se': 'southeast', 's': 'south', 'sw': 'southwest', 'w': 'west',
         'nw': 'northwest'}
UNITS = ('I', 'II', 'III')
# The states in which the game waits for a player, by the object with the focus.
SHOW, REVEAL, PROGRAM, DECIDE, END = 'show', 'reveal', 'program', 'decide', 'end'


class Board:
    """The spaces by their names for screen readers."""
    def __init__(self, nodes):
        self.spaces = {}
        for space in nodes:
            column, row, what = re.match(r'column (\d+), row (\d+), (.*)', space.get_name()).groups()
            self.spaces[int(column), int(row)] = what

    def find(self, pattern):
        return [place for place, what in self.spaces.items() if re.search(pattern, what)]


def direction_to(start, end):
    """Returns the key for the direction that points from one place exactly at another, or None."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if (dx, dy) == (0, 0) or not (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return None
    unit = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    return next(key for key, step in DIRECTIONS.items() if step == unit)


def robot(name):
    return rf'{re.escape(name)}(’s \w+| \(\w+\)) with starting number'


class Person:
    def __init__(self, screen, seed=1):
        self.screen = screen
        self.random = random.Random(seed)
        self.ways = ['line', 'keypad', 'mouse', 'keypad', 'line']     # ways to program, used in turn
        self.counts = {}
        self.nodes = []         # the spaces of the board

    # New Game page

    def choose(self, row, item):
        """Chooses an item of a drop-down list with the keyboard."""
        screen = self.screen
        screen.tab_to(row)
        if re.match(item, screen.focus.get_description() or ''):
            return
        focus = screen.focus
        # A list cannot open beside a row that is still sliding in from outside the screen.
        screen.settled_point(focus, must_be_seen=True)
        screen.key('space')
        screen.wait(lambda: screen.focus != focus and screen.focus_name(), 'a list')
        # Go to the end of the list and back, because the list may begin at any item.
        for key, goal in (('Down', None), ('Up', item)):
            previous = None
            while screen.focus_name() != previous and not (goal and re.match(goal, screen.focus_name())):
                previous = screen.focus_name()
                screen.key(key)
                screen.wait_focus_change(previous)
        if not re.match(item, screen.focus_name()):
            raise AssertionError(f'{row} has no {item}')
        screen.key('Return')
        screen.wait_focus(row)
        screen.wait(lambda: re.match(item, screen.focus.get_description() or ''), f'{item} in {row}')

    def enter(self, row, text):
        self.screen.tab_to_entry(row)
        self.screen.key('ctrl+a')
        self.screen.type(text)

    def open_new_game(self, mode):
        self.screen.key('ctrl+n')
        self.screen.wait_focus('^Start$')
        self.choose('^Game$', mode)

    def seat(self, *players):
        # A list that scrolls under the pointer selects the item that arrives there.
        self.screen.point_away()
        for i, player in enumerate(players):
            self.choose(f'^Player in Seat {i + 1}$', player)

    def make_it_short(self, number='4711'):
        """Sets rules for a short game: it ends at few points, and every hit destroys. The number of the game makes the
        dice repeatable."""
        self.enter('^Victory points to win$', '3')
        self.screen.tab_to('^Advanced rules$')
        self.screen.key('space')
        self.enter('^Damage that destroys a robot$', '1')
        self.enter('^VP tokens in the arena$', '9')
        self.enter('^Seed$', number)

    def start(self):
        self.screen.tab_to('^Start$')
        self.go('Return')

    # Game

    def what_now(self):
        """Returns the state that the focus shows, or None while events play."""
        focus = self.screen.focus
        name, role = self.screen.focus_name(), role_of(focus)
        if role == 'push button' and name == 'Show':
            return SHOW
        if name == 'Reveal Programs':
            return REVEAL
        if name in ('Rematch', 'Next Match', 'Choose Arena', 'Final Result', 'Continue Series'):
            return END
        if role == 'panel' and name.startswith('Control unit'):
            return PROGRAM
        if role in ('push button', 'toggle button') and self.card():
            return DECIDE
        return None

    def card(self):
        """Returns the card whose question has the focus."""
        for node in ancestors(self.screen.focus):
            if role_of(node) == 'panel' and node.get_description() and node.get_name() and \
               not node.get_name().startswith('Control'):
                return node
        return None

    def wait(self):
        """Waits for the game. KillBots may take long on a slow machine, but announcements go on meanwhile."""
        while True:
            n_heard = len(self.screen.said)
            try:
                return self.screen.wait(self.what_now, 'something to do')
            except AssertionError:
                if len(self.screen.said) == n_heard:
                    raise

    def go(self, *keys):
        """Presses keys and waits until the focus has moved."""
        self.screen.wait(lambda: True, 'what has been said so far')
        old = self.screen.focus
        self.screen.key(*keys)
        self.screen.wait(lambda: self.screen.focus != old, f'what comes of {keys}')

    def lift_curtain(self):
        """Lifts the curtain. Its button is the same for all turns and ignores presses for a moment; then the press is
        repeated."""
        old = self.screen.focus
        self.screen.key('space')
        try:
            self.screen.wait(lambda: self.screen.focus != old, 'the end of the curtain', 1)
        except AssertionError:
            self.go('space')

    def play(self, rounds=None):
        """Plays until the end page, or until the given number of rounds."""
        n_programs = 0
        while True:
            now = self.wait()
            self.counts[now] = self.counts.get(now, 0) + 1
            if now == END:
                return n_programs
            if now in (SHOW, REVEAL):
                self.lift_curtain()
            elif now == DECIDE:
                self.decide()
            else:
                if rounds is not None and n_programs == rounds:
                    return n_programs
                self.program()
                n_programs += 1

    def decide(self):
        """Gives one of the answers by its digit, or accepts the default with Enter."""
        options = [node for node in walk(self.card()) if re.fullmatch(r'[1-9]', node.get_name() or '')]
        if options and self.screen.focus_name() != 'Equip':
            self.go(self.random.choice(options).get_name())
        else:
            self.go('Return')

    # Programs

    def look(self):
        if not self.nodes:
            self.nodes = children(self.screen.find('^Arena$', 'table'))
        return Board(self.nodes)

    def my_place(self, board):
        """Returns the place of the robot whose panel has the focus, or None if it is out."""
        panel = next(node for node in ancestors(self.controller.get_parent()) if node.get_name())
        name = panel.get_name()
        found = board.find(robot(name))
        return found[0] if found else None

    def plan(self):
        """Plans three dice: shots at robots in line, moves towards tokens, and other moves."""
        board = self.look()
        place = self.my_place(board)
        robots = [other for other in board.find('with starting number') if other != place]
        shots = [key for key in (direction_to(place, other) for other in robots) if key] if place else []
        shots = shots or list(DIRECTIONS)
        dice = [('r', self.random.randint(1, 6), self.random.choice(shots)) for _ in range(2)]
        dice.append(('b', self.random.randint(1, 6), self.move(board, place)))
        self.random.shuffle(dice)
        return dice

    def move(self, board, place):
        ways = [direction_to(place, token) for token in board.find('VP token')] if place else []
        ways = [way for way in ways if way in ('n', 'e', 's', 'w')]
        return self.random.choice(ways or ['n', 'e', 's', 'w'])

    def program(self):
        self.controller = next(node for node in ancestors(self.screen.focus) if node.get_name() == 'Controller')
        dice = self.plan()
        way = self.ways[sum(self.counts.values()) % len(self.ways)]
        getattr(self, 'program_by_' + way)(dice)
        for (colour, face, key), unit in zip(dice, UNITS):
            want = f'Control unit {unit}: {"blue" if colour == "b" else "red"} {face}, {WORDS[key]}'
            self.screen.wait(lambda: self.screen.find(f'^{want}$', root=self.controller), want)
        self.go('Return')
        # Events of the focus may be late.
        self.screen.wait(lambda: not re.match('Confirm|Control unit .*: (blue|red)', self.screen.focus_name()), 'a next turn')

    def program_by_line(self, dice):
        self.go('slash')
        self.screen.key('ctrl+a')
        self.screen.type(' '.join(f'{colour}{face}{key}' for colour, face, key in dice))
        self.go('Return')
        self.screen.wait_focus('^Confirm Program$')

    def program_by_keypad(self, dice):
        for i, (colour, face, key) in enumerate(dice):
            if i > 0:
                self.go('Tab')
            self.screen.key('KP_' + KEYPAD[key], colour, str(face))

    def program_by_mouse(self, dice):
        for i, ((colour, face, key), unit) in enumerate(zip(dice, UNITS)):
            self.put_face(colour, face, unit, key, self.screen.drag if i % 2 else self.press)
            self.screen.wait_focus(f'^Control unit {unit}: ')

    def press(self, start, end):
        """Presses a face and then a key."""
        for place in (start, end):
            self.screen.click_at(place)

    def put_face(self, colour, face, unit, key, move):
        """Moves a face from the tray to a key."""
        source = self.screen.find(f'^{"blue" if colour == "b" else "red"} {face}$', 'push button', root=self.controller)
        target = self.screen.find(f'^Control unit {unit}, {WORDS[key]}: ', root=self.controller)
        move(self.screen.settled_point(source), self.screen.settled_point(target))
