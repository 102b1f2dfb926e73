# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of one player against three KillBots with only the keyboard, up to its end page."""
from person import END, SHOW, Person
from screen import Screen

with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}) as screen:
    person = Person(screen)
    person.ways = ['keypad', 'line']
    person.open_new_game('Match')
    person.seat('Person', 'KillBot', 'KillBot', 'KillBot')
    person.make_it_short()
    person.start()
    n_programs = person.play()
    assert n_programs > 1 and person.counts[END] == 1, person.counts
    assert SHOW not in person.counts, 'a curtain was drawn for one person alone'
    assert screen.find('KillBots? (win|won)|Player 1 (wins|won)', 'label'), 'the end page does not say who won'
    screen.check_names()
