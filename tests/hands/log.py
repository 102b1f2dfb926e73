# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the log with mouse and keys to find out what happened: goes back to an earlier moment of the game and forward
from there."""
import re

from person import PROGRAM, Person
from screen import Atspi, Screen, children


def lines(screen):
    """Returns the visible lines of the log."""
    return [node for node in children(screen.find('^Log$', 'list')) if node.get_name()]


def names(screen):
    return [node.get_name() for node in lines(screen)]


def position(screen):
    return round(Atspi.Value.get_current_value(screen.find('^Timeline of the game$', 'slider')))


def last(screen, pattern):
    """Returns the last line that matches. At the present it is in view, because the log follows the game."""
    return [node for node in lines(screen) if re.search(pattern, node.get_name())][-1]


with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}) as screen:
    person = Person(screen)
    person.ways = ['line']
    person.open_new_game('Match')
    person.seat('Person', 'KillBot', 'Empty', 'KillBot')
    person.enter('^Seed$', '4711')
    person.start()
    person.play(rounds=2)
    assert person.counts.get(PROGRAM, 0) >= 2, person.counts

    # While the player programs, the log and the time line are hidden until F9 shows them.
    screen.key('F9')
    screen.wait(lambda: screen.find('^Timeline of the game$', 'slider'), 'the time line')

    # A line leads back to its moment, and steps lead forward from there; at the present the game asks again.
    present = position(screen)
    line = last(screen, '^Starting numbers: ')
    screen.click(line)
    screen.wait(lambda: position(screen) < present, 'the moment of a line')
    back = position(screen)
    screen.key('Left')
    screen.wait(lambda: position(screen) == back - 1, 'the event before')
    screen.key('Right', 'Right')
    screen.wait(lambda: position(screen) == present, 'the last moment')
    screen.wait_focus('^Control unit I: ')

    # The question mark explains the event.
    screen.click(last(screen, '^Starting numbers: '))
    screen.key('question')
    screen.wait(lambda: screen.find('^Step by step$', 'label'), 'why it happened')
    screen.key('Escape')
    screen.wait(lambda: not screen.find('^Step by step$', 'label'), 'the end of why')

    # Shows the lines of one robot, with a heading for each part that has lines.
    everything = names(screen)
    screen.tab_to('^Filter by Robot$', back=True)
    screen.key('space')
    screen.wait(lambda: screen.find('Hound$', 'list item') or screen.find('Hound$', 'label'), 'the robots')
    screen.key('Down', 'Return')
    screen.wait(lambda: len(names(screen)) < len(everything), 'fewer lines')
    assert any('Hound' in name for name in names(screen)), names(screen)
