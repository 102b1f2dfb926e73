# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the board editor without a mouse and without sight: every control has a name and is reached with Tab or arrow
keys, and an arena is drawn with the keyboard until it has no problems."""
import re

from inspector import Inspector
from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
SPACE = r'^column \d+, row \d+, '


def look_at_editor(inspector):
    screen = inspector.screen
    screen.key('ctrl+shift+n')
    screen.wait_focus('^Empty$')
    inspector.check('new arena')
    screen.key('Return')
    screen.wait_focus(SPACE)
    inspector.check('board editor')
    screen.tab_to(SPACE)
    for name, key, focus in (('history', 'ctrl+h', '^As Opened$'), ('going to a space', 'ctrl+g', '^Go to Space$')):
        screen.key(key)
        screen.wait_focus(focus)
        inspector.check(name)
        screen.key('Escape')
        screen.wait(lambda: not re.search(focus, screen.focus_name()) and inspector.has_focus(), 'the end of ' + name)
        screen.tab_to(SPACE)
    screen.key('ctrl+b')
    screen.wait(lambda: not re.match(SPACE, screen.focus_name()) and inspector.has_focus(), 'the balance')
    inspector.check('balance')


def go_to(screen, column, row):
    """Moves to a space of the board with arrow keys."""
    while True:
        x, y = map(int, re.match(r'column (\d+), row (\d+)', screen.focus_name()).groups())
        if (x, y) == (column, row):
            return
        screen.press('Right' if x < column else 'Left' if x > column else 'Down' if y < row else 'Up')


def draw(screen, tool, column, row, what):
    """Draws with the tool of the given key."""
    go_to(screen, column, row)
    screen.key(tool, 'space')
    screen.wait(lambda: re.search(what, screen.focus_name()), f'{what} on {column}|{row}')


def draw_arena(screen):
    """Draws two starting spaces and a VP space; the arena can then be played."""
    screen.tab_to(SPACE)
    draw(screen, '1', 5, 5, 'VP')
    draw(screen, 't', 5, 1, 'start')
    draw(screen, 't', 5, 9, 'start')
    draw(screen, 'p', 3, 3, 'pit')
    screen.key('Delete')
    screen.wait(lambda: 'pit' not in screen.focus_name(), 'no pit')


with Screen(settings=STILL) as screen:
    inspector = Inspector(screen)
    look_at_editor(inspector)
    draw_arena(screen)
    inspector.report()
