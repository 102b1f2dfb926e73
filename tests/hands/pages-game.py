# SPDX-License-Identifier: GPL-3.0-or-later
"""A game, from its first question to its end page, without a mouse and without seeing it: what can be operated has a name,
Tab or arrow keys come to it."""
import re

from inspector import Inspector
from person import DECIDE, END, PROGRAM, REVEAL, SHOW, Person
from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
KINDS = {DECIDE: 'question', SHOW: 'curtain', REVEAL: 'revealing', PROGRAM: 'programming', END: 'end page'}


def look_at_game(inspector, person):
    """Every kind of thing that the game waits for, once."""
    screen = inspector.screen
    seen = set()
    while True:
        now = person.wait()
        if now not in seen:
            seen.add(now)
            focus = screen.focus
            inspector.check(KINDS[now])
            # Back to where it was, from where it is gone on with.
            assert inspector.tab_to(focus), f'Tab does not come back to {focus.get_name()!r}'
            screen.wait(lambda: person.what_now() == now, KINDS[now])
        if now == END:
            break
        if now in (SHOW, REVEAL):
            person.lift_curtain()
        elif now == DECIDE:
            person.decide()
        else:
            person.program()
    missing = set(KINDS) - seen
    assert not missing, missing


def look_at_start(inspector):
    """The game is kept, and the start page offers it."""
    inspector.screen.key('alt+Left')
    inspector.screen.wait_focus('^(New Game|Continue)$')
    inspector.check('start page with a game')


with Screen(settings=STILL) as screen:
    inspector, person = Inspector(screen), Person(screen)
    person.ways = ['keypad', 'line']
    person.open_new_game('Match')
    person.seat('Human', 'Human', 'KillBot', 'KillBot')
    person.make_it_short('2')
    person.start()
    look_at_game(inspector, person)
    look_at_start(inspector)
    inspector.report()
