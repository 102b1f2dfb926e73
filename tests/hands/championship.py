# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of a championship from the New Game page to its end, and continues the series."""
from person import END, Person
from screen import Screen

PLAY = '^(Play Match|Continue Match)$'

with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}) as screen:
    person = Person(screen)
    person.ways = ['line']
    person.open_new_game('RFL Championship')
    person.make_it_short()
    person.start()
    # A player who chooses a champion or an arena takes the first one.
    n_choices = 0
    while 'champion card' in screen.focus_description() or 'Home of' in screen.focus_description():
        person.go('Return')
        n_choices += 1
    assert n_choices > 0, 'nobody was asked for a champion'
    screen.wait_focus(PLAY)
    person.go('Return')
    person.play()
    assert person.counts[END] == 1, person.counts
    assert screen.focus_name() in ('Next Match', 'Choose Arena'), screen.focus_name()
    person.go('alt+Left')
    screen.wait(lambda: screen.find('^Standings$', 'list'), 'the page of the series')
    bout = screen.wait(lambda: screen.find(r'^1\. ', 'list item'), 'the bout that was played')
    assert 'wins' in bout.get_description() or 'won' in bout.get_description(), bout.get_description()
    screen.check_names()
