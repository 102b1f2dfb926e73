# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game from its first question to its end page without a mouse and without sight: every control has a name and
is reached with Tab or arrow keys."""
import re

from inspector import Inspector
from person import DECIDE, END, PROGRAM, REVEAL, SHOW, Person
from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
KINDS = {DECIDE: 'question', SHOW: 'curtain', REVEAL: 'revealing', PROGRAM: 'programming', END: 'end page'}


def look_at_game(inspector, person):
    """Checks each kind of question of the game once."""
    screen = inspector.screen
    seen = set()
    while True:
        now = person.wait()
        if now not in seen:
            seen.add(now)
            focus = screen.focus
            inspector.check(KINDS[now])
            # Return to the control that had the focus before; the game continues from there.
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
    """Checks that the game is saved and the start page offers it."""
    inspector.screen.key('alt+Left')
    inspector.screen.wait_focus('^_?(Play|Continue)$')
    inspector.check('start page with a game')


with Screen(settings=STILL) as screen:
    inspector, person = Inspector(screen), Person(screen)
    person.ways = ['keypad', 'line']
    person.open_new_game('Match')
    person.seat('Person', 'Person', 'KillBot', 'KillBot')
    person.make_it_short('2')
    person.start()
    look_at_game(inspector, person)
    look_at_start(inspector)
    inspector.report()
