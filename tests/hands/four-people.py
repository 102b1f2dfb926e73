# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of four people at one screen up to its end page: with the curtain, and with programs entered by
keypad, typed line and mouse."""
from person import DECIDE, PROGRAM, REVEAL, SHOW, Person
from screen import Screen

with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}) as screen:
    person = Person(screen)
    person.open_new_game('Match')
    person.seat('Person', 'Person', 'Person', 'Person')
    person.make_it_short()
    person.start()
    person.play()
    # A curtain came before each program, and before the programs were shown in each round.
    assert person.counts[SHOW] >= person.counts[PROGRAM] >= 4, person.counts
    assert person.counts[REVEAL] * 4 >= person.counts[PROGRAM], person.counts
    assert person.counts[DECIDE] > 0, person.counts
    screen.check_names()
