# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the announcements for a player who cannot see: the spaces, questions, turns, events, and the end."""
import re

from person import Person
from screen import Screen, role_of


class Listener(Person):
    """Answers a question after having heard it, because a question that is answered before is not announced."""
    n_heard = 0

    def decide(self):
        title = self.card().get_name()
        self.screen.wait(lambda: title in ' / '.join(self.screen.said[self.n_heard:]), f'the question {title!r}')
        self.n_heard = len(self.screen.said)
        super().decide()


def has_heard(screen, patterns):
    """Announcements made while the focus moves are joined and arrive a moment later."""
    text = ' / '.join(screen.said)
    return re.search('.*'.join(f'(?:{pattern})' for pattern in patterns), text, re.DOTALL)


def hear(screen, *patterns):
    """Waits until each of the patterns has been announced, in this order."""
    screen.wait(lambda: has_heard(screen, patterns), f'hearing {patterns}')


def look_around(screen):
    """The board is a grid: arrow keys go from space to space, and each space gives its place and contents."""
    screen.tab_to(r'^column \d+, row \d+, ', back=True)
    column, row = map(int, re.match(r'column (\d+), row (\d+)', screen.focus_name()).groups())
    assert role_of(screen.focus) == 'table cell', role_of(screen.focus)
    assert role_of(screen.focus.get_parent()) == 'table' and screen.focus.get_parent().get_name() == 'Arena'
    screen.press('Up')
    screen.wait_focus(rf'^column {column}, row {row - 1}, ')
    screen.press('Left')
    screen.wait_focus(rf'^column {column - 1}, row {row - 1}, ')
    screen.press('Down', 'Right')
    screen.wait_focus(rf'^column {column}, row {row}, ')


with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}) as screen:
    person = Listener(screen)
    person.ways = ['keypad']
    person.open_new_game('Match')
    person.seat('Person', 'Person', 'KillBot', 'KillBot')
    person.make_it_short('2')
    person.start()
    person.play(rounds=0)
    hear(screen, r'Draw two modules\. Player 1, which two decks', r'Starting space. Player .+ where should your robot start',
         r'Player .’s turn\. Everyone else, look away', r'Player .’s turn\. Place (one die|three or four dice)')
    look_around(screen)
    screen.tab_to('^Control unit I: ')
    # A program that is not allowed is announced at once.
    screen.key('Return')
    screen.wait(lambda: re.search('Put|die', screen.said[-1]), 'why there is no program yet')
    person.play()
    hear(screen, 'Everyone’s ready', 'Activation', r'\w+ moves from column \d, row \d to column \d, row \d')
    hear(screen, r'[Pp]ushes \w+')
    hear(screen, r'[Hh]its \w+')
    hear(screen, r'is destroyed|[Dd]estroys')
    hear(screen, r' wins?\b')
